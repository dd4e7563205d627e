// REST routes for messages of a channel: read, write, edit, delete, pins and reactions.
import { MessageFlags, PermissionFlagsBits as P } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import { readable } from '../gateway-events.ts';
import type { Call, Route } from '../http.ts';
import type { StoredMessage } from '../messages.ts';
import { may, sendBit } from '../permissions.ts';
import type { RawMessage } from '../validate/message.ts';
import type { Channel } from '../world.ts';
import { channelFor, limitOf, messageFor, type RestContext } from './context.ts';

/** The routes under `/channels/:channel/messages`. */
export function messageRoutes(ctx: RestContext): readonly Route[] {
  const { world, messages } = ctx;

  function at(call: Call, bits = 0n): { readonly channel: Channel; readonly stored: StoredMessage } | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '', bits);
    if (isFault(channel)) return channel;
    const stored = messageFor(ctx, channel, call.params.message ?? '');
    return isFault(stored) ? stored : { channel, stored };
  }

  function list(call: Call): Reply | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '', P.ReadMessageHistory);
    if (isFault(channel)) return channel;
    const limit = limitOf(call.query, 50, 100);
    if (isFault(limit)) return limit;
    const before = call.query.get('before');
    const after = call.query.get('after');
    const found = messages.list({
      channel: channel.id,
      limit,
      before: before ?? undefined,
      after: after ?? undefined,
    });
    const newestFirst = after === null ? found : [...found].reverse();
    return ok(newestFirst.map((stored) => readable(world, channel, stored.message, ctx.contentGranted)));
  }

  function create(call: Call): Reply | Fault {
    const body = (call.body ?? {}) as RawMessage;
    const id = call.params.channel ?? '';
    const channel = channelFor(ctx, id);
    if (isFault(channel)) return channel;
    const needed = sendBit(channel) | (call.files.length > 0 ? P.AttachFiles : 0n);
    if (!may(world, channel, world.botId, needed)) return fault(403, 50013, 'Missing Permissions');
    const closed = closedTo(channel);
    if (closed !== undefined) return closed;
    if (((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0) {
      return fault(400, 50035, 'Only interactions have ephemeral answers', 'ephemeral-outside-interaction');
    }
    if (body.enforce_nonce === true && (body.nonce === undefined || body.nonce === null)) {
      return fault(400, 50035, 'enforce_nonce needs a nonce', 'nonce');
    }
    const stored = messages.post({ channel, author: world.botId, body, files: call.files, route: call.route });
    return isFault(stored) ? stored : ok(stored.message);
  }

  /** Direct messages to somebody who does not want them, and threads that are locked. */
  function closedTo(channel: Channel): Fault | undefined {
    if (channel.type === 1) {
      const other = (channel.recipients ?? []).find((id) => id !== world.botId) ?? '';
      const meet = [...world.guilds.values()].some(
        (g) => g.members[other] !== undefined && g.members[world.botId] !== undefined,
      );
      if (world.people.get(other)?.dmsOpen === true && meet) return undefined;
      return fault(403, 50007, 'Cannot send messages to this user');
    }
    if (channel.thread?.locked !== true || may(world, channel, world.botId, P.ManageThreads)) return undefined;
    return channel.thread.archived ? fault(400, 50083, 'Thread is archived') : fault(403, 160005, 'Thread is locked');
  }

  function edit(call: Call): Reply | Fault {
    const found = at(call);
    if (isFault(found)) return found;
    const body = (call.body ?? {}) as RawMessage;
    if (found.stored.message.author.id !== world.botId) {
      const flagsOnly = Object.keys(body).every((key) => key === 'flags');
      if (flagsOnly && may(world, found.channel, world.botId, P.ManageMessages)) return ok(found.stored.message);
      return fault(403, 50005, 'Cannot edit a message authored by another user', 'edit-of-others');
    }
    if (found.channel.thread?.archived === true) return fault(400, 50083, 'Thread is archived');
    if (call.files.length > 0 && !may(world, found.channel, world.botId, P.AttachFiles)) {
      return fault(403, 50013, 'Missing Permissions');
    }
    const stored = messages.edit(found.stored.message.id, body, call.files, { route: call.route });
    return isFault(stored) ? stored : ok(stored.message);
  }

  function remove(call: Call): Reply | Fault {
    const found = at(call);
    if (isFault(found)) return found;
    if (found.channel.thread?.archived === true) return fault(400, 50083, 'Thread is archived');
    const own = found.stored.message.author.id === world.botId;
    if (!own && !may(world, found.channel, world.botId, P.ManageMessages))
      return fault(403, 50013, 'Missing Permissions');
    messages.remove(found.stored.message.id, world.botId);
    return noContent;
  }

  function pin(pinned: boolean): (call: Call) => Reply | Fault {
    return (call) => {
      const found = at(call, P.ManageMessages);
      if (isFault(found)) return found;
      const stored = messages.edit(found.stored.message.id, {}, [], { extra: { pinned } });
      return isFault(stored) ? stored : noContent;
    };
  }

  function reacted(call: Call): Reply | Fault {
    const found = at(call, P.ReadMessageHistory | P.AddReactions);
    return isFault(found) ? found : noContent;
  }

  function get(call: Call): Reply | Fault {
    const found = at(call, P.ReadMessageHistory);
    return isFault(found) ? found : ok(readable(world, found.channel, found.stored.message, ctx.contentGranted));
  }

  const base = '/channels/:channel/messages';
  const reaction = `${base}/:message/reactions/:emoji/@me`;
  return [
    { method: 'GET', path: base, operation: 'list_messages', handler: list },
    { method: 'POST', path: base, operation: 'create_message', handler: create },
    { method: 'GET', path: `${base}/:message`, operation: 'get_message', handler: get },
    { method: 'PATCH', path: `${base}/:message`, operation: 'update_message', handler: edit },
    { method: 'DELETE', path: `${base}/:message`, operation: 'delete_message', handler: remove },
    { method: 'PUT', path: `${base}/pins/:message`, operation: 'create_pin', handler: pin(true) },
    { method: 'DELETE', path: `${base}/pins/:message`, operation: 'delete_pin', handler: pin(false) },
    { method: 'PUT', path: '/channels/:channel/pins/:message', operation: 'deprecated_create_pin', handler: pin(true) },
    {
      method: 'DELETE',
      path: '/channels/:channel/pins/:message',
      operation: 'deprecated_delete_pin',
      handler: pin(false),
    },
    { method: 'PUT', path: reaction, operation: 'add_my_message_reaction', handler: reacted },
    { method: 'DELETE', path: reaction, operation: 'delete_my_message_reaction', handler: reacted },
  ];
}
