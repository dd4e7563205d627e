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
        return await DefaultRestOptions.makeRequest(url, init);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET') {
          throw Object.assign(error, { code: 'ECONNRESET' });
        }
        throw error;
      }
    },
  };
}
