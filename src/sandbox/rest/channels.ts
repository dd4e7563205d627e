// REST routes for channels themselves: read, change, delete, typing; and direct-message channels.
import { PermissionFlagsBits as P } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import { may, sendBit } from '../permissions.ts';
import { channelShape, stamp } from '../shapes.ts';
import type { Channel } from '../world.ts';
import { channelFor, type RestContext } from './context.ts';

type ChannelPatch = {
  readonly name?: string | null;
  readonly topic?: string | null;
  readonly rate_limit_per_user?: number | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly auto_archive_duration?: number | null;
  readonly invitable?: boolean | null;
};

/** The routes under `/channels/:channel` and the making of direct-message channels. */
export function channelRoutes(ctx: RestContext): readonly Route[] {
  const { world } = ctx;

  function get(call: Call): Reply | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '');
    return isFault(channel) ? channel : ok(channelShape(world, channel));
  }

  function patch(call: Call): Reply | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '');
    if (isFault(channel)) return channel;
    const body = (call.body ?? {}) as ChannelPatch;
    const refusal = mayChange(channel, body);
    if (refusal !== undefined) return refusal;
    const { name, topic } = body;
    const changed: Channel = {
      ...channel,
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof topic === 'string' ? { topic } : {}),
      ...(typeof body.rate_limit_per_user === 'number' ? { slowmode: body.rate_limit_per_user } : {}),
      ...(channel.thread === undefined ? {} : { thread: { ...channel.thread, ...threadChange(channel, body) } }),
    };
    world.putChannel(changed);
    world.tell({ kind: 'channel-update', channel: changed });
    return ok(channelShape(world, changed));
  }

  function threadChange(channel: Channel, body: ChannelPatch): Partial<NonNullable<Channel['thread']>> {
    const flips = typeof body.archived === 'boolean' && body.archived !== channel.thread?.archived;
    return {
      ...(typeof body.archived === 'boolean' ? { archived: body.archived } : {}),
      ...(flips ? { archive_timestamp: stamp(world.now()) } : {}),
      ...(typeof body.locked === 'boolean' ? { locked: body.locked } : {}),
      ...(typeof body.auto_archive_duration === 'number' ? { auto_archive_duration: body.auto_archive_duration } : {}),
      ...(typeof body.invitable === 'boolean' ? { invitable: body.invitable } : {}),
    };
  }

  /** A thread's owner may rename and archive it; locking, and anything in others' threads, needs the permission. */
  function mayChange(channel: Channel, body: ChannelPatch): Fault | undefined {
    if (channel.type === 1) return fault(400, 50024, 'Cannot execute action on this channel type', 'dm-change');
    if (typeof body.name === 'string' && body.name.trim() === '') {
      return fault(400, 50035, 'Invalid Form Body: name must be between 1 and 100 in length.', 'channel-name');
    }
    if (channel.thread === undefined) {
      return may(world, channel, world.botId, P.ManageChannels) ? undefined : fault(403, 50013, 'Missing Permissions');
    }
    const manager = may(world, channel, world.botId, P.ManageThreads);
    const waking = body.archived === false;
    if (channel.thread.archived && !waking) return fault(400, 50083, 'Thread is archived');
    if (manager) return undefined;
    const needsManager = typeof body.locked === 'boolean' || (channel.thread.locked && waking);
    if (needsManager || (channel.ownerId !== world.botId && !waking)) return fault(403, 50013, 'Missing Permissions');
    return undefined;
  }

  function remove(call: Call): Reply | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '');
    if (isFault(channel)) return channel;
    if (channel.type !== 1) {
      const bit = channel.thread === undefined ? P.ManageChannels : P.ManageThreads;
      if (!may(world, channel, world.botId, bit)) return fault(403, 50013, 'Missing Permissions');
      world.dropChannel(channel.id, world.botId);
    }
    return ok(channelShape(world, channel));
  }

  function typing(call: Call): Reply | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '');
    if (isFault(channel)) return channel;
    if (!may(world, channel, world.botId, sendBit(channel))) return fault(403, 50013, 'Missing Permissions');
    world.tell({ kind: 'typing', channel, person: world.botId });
    return noContent;
  }

  function openDirect(call: Call): Reply | Fault {
    const recipient = (call.body as { recipient_id?: string | null } | undefined)?.recipient_id ?? '';
    const person = world.people.get(recipient);
    if (person === undefined) return fault(400, 50033, 'Invalid Recipient(s)', 'unknown-user');
    if (person.bot) return fault(400, 50007, 'Cannot send messages to this user', 'dm-to-bot');
    return ok(channelShape(world, world.dmWith(recipient)));
  }

  return [
    { method: 'GET', path: '/channels/:channel', operation: 'get_channel', handler: get },
    { method: 'PATCH', path: '/channels/:channel', operation: 'update_channel', handler: patch },
    { method: 'DELETE', path: '/channels/:channel', operation: 'delete_channel', handler: remove },
    { method: 'POST', path: '/channels/:channel/typing', operation: 'trigger_typing_indicator', handler: typing },
    { method: 'POST', path: '/users/@me/channels', operation: 'create_dm', handler: openDirect },
  ];
}
