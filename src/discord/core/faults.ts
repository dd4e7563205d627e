/** Classifies Discord's errors by what they mean for the bot. */
import { DiscordAPIError, GatewayCloseCodes, HTTPError, RateLimitError } from 'discord.js';
import { withoutCredentials } from '#config';

/**
 * - `late`: the interaction has expired or was already acknowledged; nothing can be done;
 * - `gone`: the channel, thread, message or person no longer exists;
 * - `forbidden`: a permission is missing, a thread is archived or locked, a channel takes no messages, or a person does not
 *   accept direct messages;
 * - `wrong`: the request was invalid; trying again will not help;
 * - `busy`: Discord or the network has trouble; try again later.
 */
export type FaultKind = 'late' | 'gone' | 'forbidden' | 'wrong' | 'busy';

const LATE = new Set([10015, 10062, 40060, 50027]);
const GONE = new Set([10003, 10004, 10008, 10013]);
const FORBIDDEN = new Set([50001, 50007, 50008, 50013, 50024, 50083, 50278, 160005, 160006]);
/** Discord has switched something off for a while, or is overloaded, whatever status it answers with. */
const BUSY = new Set([40004, 40006, 40333, 130000]);

/** The kind of an error from discord.js's REST client; undefined for other errors. */
export function faultOf(error: unknown): FaultKind | undefined {
  if (error instanceof DiscordAPIError) {
    const code = typeof error.code === 'number' ? error.code : undefined;
    // Without a code of Discord's, it is a proxy before it that lets nothing through.
    if (code === undefined && error.status === 403) return 'busy';
    if (code === undefined) return ofStatus(error.status);
    if (BUSY.has(code)) return 'busy';
    if (LATE.has(code)) return 'late';
    if (GONE.has(code)) return 'gone';
    if (FORBIDDEN.has(code)) return 'forbidden';
    return ofStatus(error.status);
  }
  if (error instanceof RateLimitError) return 'busy';
  if (error instanceof HTTPError) return 'busy';
  if (error instanceof Error && isNetwork(error)) return 'busy';
  return undefined;
}

function ofStatus(status: number): FaultKind {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'gone';
  return status === 429 || status >= 500 ? 'busy' : 'wrong';
}

function isNetwork(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    error.name === 'AbortError' ||
    error.name === 'TimeoutError' ||
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EPROTO|UND_ERR|ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(
      code,
    ) ||
    error.message === 'fetch failed'
  );
}

/** An error in one line for the log, with Discord's code if it has one. */
export function codeOf(error: unknown): string {
  const text = error instanceof DiscordAPIError ? `${error.code}: ${error.message}` : String(error);
  return text.replace(/\s+/g, ' ').trim();
}

/** Why Discord refuses the bot and what to do about it, by the gateway's close code. */
export function gatewayFault(code: number): string {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return 'DISCORD_TOKEN: Discord does not accept this token; copy a fresh one from the developer portal.';
    case GatewayCloseCodes.InvalidShard:
      return `Discord does not take these shards (${code}). Check SHARDS and SHARD_COUNT. Start the bot again without them, and it asks Discord for the number at every start.`;
    case GatewayCloseCodes.ShardingRequired:
      return `SHARD_COUNT: the bot is in too many servers for so few shards (${code}). Start the bot again: with SHARDS=auto it asks Discord how many it needs. Otherwise stop all processes, set a higher SHARD_COUNT for all of them, divide the shards among their SHARDS, and start them; the log tells at every start how many Discord recommends.`;
    case GatewayCloseCodes.InvalidAPIVersion:
      return `Discord no longer speaks the version of its gateway that this bot uses (${code}). Update the bot.`;
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return `Discord refuses the intents that the bot asks for (${code}). It needs Guilds only, which takes no switch in the developer portal: check that this is an unchanged version of the bot, and that DISCORD_TOKEN is the token of its own application.`;
    default:
      return `Discord closed the connection for good: ${GatewayCloseCodes[code] ?? 'unknown reason'} (${code}). Check DISCORD_TOKEN and the application in the developer portal, then start the bot again.`;
  }
}

/**
 * One line that tells the operator why the bot cannot connect to Discord; undefined for errors that are not about the
 * connection. `api`: the base URL that was used.
 */
export function connectionFault(error: unknown, api: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const denied = error instanceof DiscordAPIError && error.status === 401;
  if (denied || code === 'TokenInvalid') return gatewayFault(GatewayCloseCodes.AuthenticationFailed);
  if (!(error instanceof DiscordAPIError) && typeof code === 'number' && code in GatewayCloseCodes)
    return gatewayFault(code);
  if (error instanceof DiscordAPIError && faultOf(error) === 'gone')
    return `DISCORD_API: no Discord answers at ${withoutCredentials(api)} (${codeOf(error)}); set the base URL, such as https://discord.com/api.`;
  if (faultOf(error) !== 'busy') return undefined;
  return `Discord cannot be reached at ${withoutCredentials(api)} (${codeOf(error)}). Check the network, and DISCORD_API if you have set it.`;
}
