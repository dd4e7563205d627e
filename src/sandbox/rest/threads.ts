// REST routes for threads: creating them, with or without a message, and their members.
import { MessageFlags, MessageType, PermissionFlagsBits as P } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import { may } from '../permissions.ts';
import { channelShape, fullMember, stamp, threadMember } from '../shapes.ts';
import type { Channel, ThreadMeta } from '../world.ts';
import { channelFor, guildFor, messageFor, type RestContext } from './context.ts';

type ThreadBody = {
  readonly name: string;
  readonly auto_archive_duration?: number | null;
  readonly rate_limit_per_user?: number | null;
  readonly type?: number | null;
  readonly invitable?: boolean | null;
};

/** The routes that make threads and move people in and out of them. */
export function threadRoutes(ctx: RestContext): readonly Route[] {
  const { world, messages } = ctx;

  function make(parent: Channel, body: ThreadBody, type: 11 | 12, id: string): Channel {
    const now = stamp(world.now());
    const meta: ThreadMeta = {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration: body.auto_archive_duration ?? 4320,
      locked: false,
      create_timestamp: now,
      ...(type === 12 ? { invitable: body.invitable ?? true } : {}),
    };
    const thread: Channel = {
      id,
      type,
      name: body.name,
      position: 0,
      overwrites: [],
      parentId: parent.id,
      ownerId: world.botId,
      thread: meta,
      joined: [world.botId],
      messageCount: 0,
      slowmode: body.rate_limit_per_user ?? 0,
      guildId: parent.guildId,
    };
    world.putChannel(thread);
    world.tell({ kind: 'channel-create', channel: thread });
    return thread;
  }

  function create(call: Call): Reply | Fault {
    const body = call.body as ThreadBody;
    // Without a type, Discord creates a private thread, a surprising legacy default.
    const type = body.type === 11 ? 11 : 12;
    const parent = channelFor(
      ctx,
      call.params.channel ?? '',
      type === 11 ? P.CreatePublicThreads : P.CreatePrivateThreads,
    );
    if (isFault(parent)) return parent;
    if (parent.type !== 0) return fault(400, 50024, 'Cannot execute action on this channel type', 'thread-parent');
    const thread = make(parent, body, type, world.newId());
    if (type === 11) {
      messages.post({
        channel: parent,
        author: world.botId,
        body: { content: body.name },
        type: MessageType.ThreadCreated,
        extra: { message_reference: { type: 0, channel_id: thread.id, guild_id: thread.guildId } },
      });
    }
    return { status: 201, body: channelShape(world, thread) };
  }

  function fromMessage(call: Call): Reply | Fault {
    const parent = channelFor(ctx, call.params.channel ?? '', P.CreatePublicThreads | P.ReadMessageHistory);
    if (isFault(parent)) return parent;
    if (parent.type !== 0) return fault(400, 50024, 'Cannot execute action on this channel type', 'thread-parent');
    const stored = messageFor(ctx, parent, call.params.message ?? '');
    if (isFault(stored)) return stored;
    if (world.channels.has(stored.message.id)) {
      return fault(400, 160004, 'A thread has already been created for this message', 'thread-twice');
    }
    const thread = make(parent, call.body as ThreadBody, 11, stored.message.id);
    const flags = (stored.message.flags ?? 0) | MessageFlags.HasThread;
    messages.edit(stored.message.id, {}, [], { extra: { flags, thread: channelShape(world, thread) } });
    return { status: 201, body: channelShape(world, thread) };
  }

  function threadOf(call: Call): Channel | Fault {
    const channel = channelFor(ctx, call.params.channel ?? '');
    if (isFault(channel)) return channel;
    return channel.thread === undefined
      ? fault(400, 50024, 'Cannot execute action on this channel type', 'not-a-thread')
      : channel;
  }

  function change(thread: Channel, user: string, join: boolean): void {
    if (thread.joined.includes(user) === join) return;
    const joined = join ? [...thread.joined, user] : thread.joined.filter((id) => id !== user);
    const channel = { ...thread, joined };
    world.putChannel(channel);
    world.tell({ kind: 'thread-members', channel, added: join ? [user] : [], removed: join ? [] : [user] });
  }

  function add(call: Call): Reply | Fault {
    const thread = threadOf(call);
    if (isFault(thread)) return thread;
    const user = call.params.user === '@me' ? world.botId : (call.params.user ?? '');
    if (thread.thread?.archived === true) return fault(400, 50083, 'Thread is archived');
    if (user !== world.botId) {
      if (!may(world, thread, world.botId, P.SendMessagesInThreads)) return fault(403, 50013, 'Missing Permissions');
      if (!world.people.has(user)) return fault(404, 10013, 'Unknown User', 'unknown-user');
      if (world.guilds.get(thread.guildId ?? '')?.members[user] === undefined)
        return fault(403, 50001, 'Missing Access');
    }
    change(thread, user, true);
    return noContent;
  }

  function removeMember(call: Call): Reply | Fault {
    const thread = threadOf(call);
    if (isFault(thread)) return thread;
    const user = call.params.user === '@me' ? world.botId : (call.params.user ?? '');
    if (thread.thread?.archived === true) return fault(400, 50083, 'Thread is archived');
    if (user !== world.botId && thread.ownerId !== world.botId && !may(world, thread, world.botId, P.ManageThreads)) {
      return fault(403, 50013, 'Missing Permissions');
    }
    change(thread, user, false);
    return noContent;
  }

  function members(call: Call): Reply | Fault {
    const thread = threadOf(call);
    if (isFault(thread)) return thread;
    const guild = world.guilds.get(thread.guildId ?? '');
    const full = call.query.get('with_member') === 'true' && guild !== undefined;
    return ok(
      thread.joined.map((id) => ({
        ...threadMember(thread, id),
        ...(full ? { member: fullMember(world, guild, id) } : {}),
      })),
    );
  }

  function oneMember(call: Call): Reply | Fault {
    const thread = threadOf(call);
    if (isFault(thread)) return thread;
    const user = call.params.user === '@me' ? world.botId : (call.params.user ?? '');
    return thread.joined.includes(user) ? ok(threadMember(thread, user)) : fault(404, 10007, 'Unknown Member');
  }

  function active(call: Call): Reply | Fault {
    const guild = guildFor(ctx, call.params.guild ?? '');
    if (isFault(guild)) return guild;
    const threads = world.activeThreads(guild.id).filter((t) => may(world, t, world.botId, P.ViewChannel));
    return ok({
      has_more: false,
      threads: threads.map((t) => channelShape(world, t)),
      members: threads.filter((t) => t.joined.includes(world.botId)).map((t) => threadMember(t, world.botId)),
    });
  }

  const membersPath = '/channels/:channel/thread-members';
  return [
    { method: 'POST', path: '/channels/:channel/threads', operation: 'create_thread', handler: create },
    {
      method: 'POST',
      path: '/channels/:channel/messages/:message/threads',
      operation: 'create_thread_from_message',
      handler: fromMessage,
    },
    { method: 'GET', path: membersPath, operation: 'list_thread_members', handler: members },
    { method: 'GET', path: `${membersPath}/:user`, operation: 'get_thread_member', handler: oneMember },
    { method: 'PUT', path: `${membersPath}/:user`, operation: 'add_thread_member', handler: add },
    { method: 'DELETE', path: `${membersPath}/:user`, operation: 'delete_thread_member', handler: removeMember },
    { method: 'GET', path: '/guilds/:guild/threads/active', operation: 'get_active_guild_threads', handler: active },
  ];
}
