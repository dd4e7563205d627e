/** How requests to Discord are made, by the bot and by the command line alike. */
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/**
 * Options of discord.js's REST client. `api`: base URL without version. A connection that Discord closes while a request sets
 * out is tried again like one that is reset; the client knows only the latter.
 */
export function restOptions(api: string): Pick<RESTOptions, 'api' | 'makeRequest'> {
  return {
    api,
    async makeRequest(url, init) {
      try {
        const response = await DefaultRestOptions.makeRequest(url, init);
        if (response.status !== 204) return response;
        // An answer without content may still claim to be JSON; the client would try to read it.
        const headers = new Headers(response.headers);
        headers.delete('content-type');
        return { ...response, headers };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET') {
          throw Object.assign(error, { code: 'ECONNRESET' });
        }
        throw error;
      }
    },
  };
}
