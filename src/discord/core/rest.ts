/** Options for requests to Discord, shared by the bot and the command-line programs. */
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import type { RequestOutcome } from './measures.ts';

/**
 * How often the client forgets the queues of routes that are not in use, ms. Each interaction has routes of its own; by
 * default those of a whole hour would be kept.
 */
const SWEEP = 2 * 60_000;

/** How many requests a second Discord takes from one bot, whatever they are. */
const REQUESTS = 50;

/**
 * Options of discord.js's REST client. `api`: base URL without version; `processes`: how many share the token; `requested`:
 * called with what became of every attempt. The client retries a request whose connection was reset, but not one whose
 * connection Discord closed as it was being sent; here both are retried.
 */
export function restOptions(
  api: string,
  processes: number,
  requested: (outcome: RequestOutcome) => void = () => {},
): Pick<RESTOptions, 'api' | 'globalRequestsPerSecond' | 'handlerSweepInterval' | 'makeRequest'> {
  return {
    api,
    globalRequestsPerSecond: Math.max(1, Math.floor(REQUESTS / processes)),
    handlerSweepInterval: SWEEP,
    async makeRequest(url, init) {
      try {
        const response = await DefaultRestOptions.makeRequest(url, init);
        requested(outcomeOf(response.status, new Headers(response.headers).get('x-ratelimit-scope')));
        if (response.status !== 204) return response;
        // A response without content may still claim to be JSON, which the client would try to parse.
        const headers = new Headers(response.headers);
        headers.delete('content-type');
        return { ...response, headers };
      } catch (error) {
        requested('unanswered');
        if (error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET') {
          throw Object.assign(error, { code: 'ECONNRESET' });
        }
        throw error;
      }
    },
  };
}

/** `scope`: whose limit a 429 is about, as Discord says. */
function outcomeOf(status: number, scope: string | null): RequestOutcome {
  if (status < 400) return 'ok';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return scope === 'shared' ? 'limited_shared' : 'limited';
  return status < 500 ? 'rejected' : 'server_error';
}
