// What all REST routes share: the world, and looking things up the way Discord refuses.
import { PermissionFlagsBits as P } from 'discord.js';
import { type Fault, fault, type ViolationLog } from '../faults.ts';
import { isId } from '../ids.ts';
import type { Interactions } from '../interactions.ts';
import type { Messages, StoredMessage } from '../messages.ts';
import { permissionsIn } from '../permissions.ts';
import type { SessionStarts } from '../session-starts.ts';
import type { Channel, Guild, World } from '../world.ts';

export type RestContext = {
  readonly world: World;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly violations: ViolationLog;
  /** The gateway's address, `ws://…/gateway`. */
  readonly gatewayUrl: () => string;
  readonly starts: SessionStarts;
  /** How many shards the bot is told to connect. */
  readonly recommendedShards: () => number;
  /** Whether the application has been granted the message content intent. */
  readonly contentGranted: boolean;
};

/** A channel that the bot sees and where it has `bits`, or Discord's refusal. */
export function channelFor(ctx: RestContext, id: string, bits = 0n): Channel | Fault {
  const { world } = ctx;
  const channel = world.channels.get(id);
  if (channel === undefined) {
    const by = world.channelGoneBy(id);
    const othersDoing = by !== undefined && by !== world.botId;
    return fault(404, 10003, 'Unknown Channel', othersDoing ? undefined : badIdOr(id, 'unknown-channel'));
  }
  const has = permissionsIn(world, channel, world.botId);
  if ((has & P.ViewChannel) === 0n) return fault(403, 50001, 'Missing Access');
  return (has & bits) === bits ? channel : fault(403, 50013, 'Missing Permissions');
}

/** A message of a channel that the bot may get at through the channel, or Discord's refusal. */
export function messageFor(ctx: RestContext, channel: Channel, id: string): StoredMessage | Fault {
  const { world, messages } = ctx;
  const stored = messages.get(id);
  if (stored?.onlyFor !== undefined) return fault(404, 10008, 'Unknown Message', 'ephemeral-through-channel');
  if (stored !== undefined && stored.message.channel_id === channel.id) return stored;
  const by = world.storage.goneBy(id);
  const othersDoing = by !== undefined && by !== world.botId;
  return fault(404, 10008, 'Unknown Message', othersDoing ? undefined : badIdOr(id, 'unknown-message'));
}

/** A server where the bot is. */
export function guildFor(ctx: RestContext, id: string): Guild | Fault {
  const guild = ctx.world.guilds.get(id);
  if (guild === undefined) return fault(404, 10004, 'Unknown Guild', badIdOr(id, 'unknown-guild'));
  return guild.members[ctx.world.botId] === undefined ? fault(403, 50001, 'Missing Access') : guild;
}

/** The rule that a lookup broke: a malformed id and an unknown id are different mistakes. */
function badIdOr(id: string, rule: string): string {
  return isId(id) ? rule : 'bad-id';
}

/** Refuses what only the application itself may ask for. */
export function ownApplication(ctx: RestContext, id: string | undefined): Fault | undefined {
  return id === ctx.world.applicationId
    ? undefined
    : fault(403, 20012, 'You are not authorized to perform this action on this application', 'other-application');
}

/** A number out of a query, within its bounds; a fault when it is outside. */
export function limitOf(query: URLSearchParams, byDefault: number, max: number): number | Fault {
  const text = query.get('limit');
  if (text === null) return byDefault;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= max) return limit;
  return fault(400, 50035, `Invalid Form Body: limit should be between 1 and ${max}.`, 'limit');
}
