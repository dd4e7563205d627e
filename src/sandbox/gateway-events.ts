// Turns events of the world into gateway events, limited to what the bot's intents and permissions allow.
import { type APIMessage, GatewayIntentBits as I, PermissionFlagsBits } from 'discord.js';
import { may } from './permissions.ts';
import { channelShape, fullMember, guildShape, memberShape, threadMember, userShape } from './shapes.ts';
import type { Channel, Guild, News, World } from './world.ts';

/** An event; a session gets it if it has all of `intents`. */
export type GatewayEvent = {
  readonly name: string;
  readonly data: unknown;
  readonly intents: number;
  readonly guildId: string | undefined;
};

/** A server as GUILD_CREATE tells it: without the members intent, the bot sees itself only. */
export function serverEvent(world: World, guild: Guild): Record<string, unknown> {
  const channels = [...world.channels.values()].filter((c) => c.guildId === guild.id && c.thread === undefined);
  return {
    ...guildShape(guild),
    joined_at: guild.members[world.botId]?.joinedAt ?? null,
    large: false,
    unavailable: false,
    member_count: Object.keys(guild.members).length,
    members: [fullMember(world, guild, world.botId)],
    channels: channels.map((c) => channelShape(world, c)),
    threads: world
      .activeThreads(guild.id)
      .filter((c) => sees(world, c))
      .map((c) => channelShape(world, c)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function sees(world: World, channel: Channel): boolean {
  return may(world, channel, world.botId, PermissionFlagsBits.ViewChannel);
}

/** A message as the bot may read it: without the content intent, others' words are blank unless they are for the bot. */
export function readable(world: World, channel: Channel, message: APIMessage, contentGranted: boolean): APIMessage {
  const own = message.author.id === world.botId;
  const named = message.mentions.some((user) => user.id === world.botId);
  if (contentGranted || own || named || channel.type === 1) return message;
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}

/** The events for one piece of news. */
export function eventsFor(world: World, news: News, contentGranted: boolean): readonly GatewayEvent[] {
  switch (news.kind) {
    case 'message-create':
    case 'message-update':
    case 'message-delete':
      return messageEvents(world, news, contentGranted);
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      return channelEvents(world, news.kind, news.channel);
    case 'thread-members':
      return memberEvents(world, news);
    case 'guild-update':
      return [{ name: 'GUILD_UPDATE', data: guildShape(news.guild), intents: I.Guilds, guildId: news.guild.id }];
    case 'guild-create':
      return [
        { name: 'GUILD_CREATE', data: serverEvent(world, news.guild), intents: I.Guilds, guildId: news.guild.id },
      ];
    case 'guild-remove':
      return [{ name: 'GUILD_DELETE', data: { id: news.guild.id }, intents: I.Guilds, guildId: news.guild.id }];
    case 'member-add':
    case 'member-remove': {
      const person = world.people.get(news.person);
      const user = person === undefined ? undefined : userShape(person);
      const guild_id = news.guild.id;
      const added = news.kind === 'member-add';
      const data = added ? { ...memberShape(news.guild, news.person), user, guild_id } : { user, guild_id };
      return [
        { name: added ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_REMOVE', data, intents: I.GuildMembers, guildId: guild_id },
      ];
    }
    case 'typing':
    case 'commands':
    case 'online':
    case 'interaction':
      return [];
    default:
      return unheard(news);
  }
}

function unheard(news: never): never {
  throw new Error(`no event for ${JSON.stringify(news)}`);
}

type MessageNews = Extract<News, { kind: 'message-create' | 'message-update' | 'message-delete' }>;

function messageEvents(world: World, news: MessageNews, contentGranted: boolean): readonly GatewayEvent[] {
  // Ephemeral messages are between Discord and one person; the bot hears of them only in its own answers.
  if (news.onlyFor !== undefined || !sees(world, news.channel)) return [];
  const { channel } = news;
  const guildId = channel.guildId;
  const intents = guildId === undefined ? I.DirectMessages : I.GuildMessages;
  const place = guildId === undefined ? {} : { guild_id: guildId };
  if (news.kind === 'message-delete') {
    return [{ name: 'MESSAGE_DELETE', data: { id: news.message, channel_id: channel.id, ...place }, intents, guildId }];
  }
  const guild = world.guilds.get(guildId ?? '');
  const member = guild === undefined ? {} : { member: memberShape(guild, news.message.author.id) };
  const data = {
    ...readable(world, channel, news.message, contentGranted),
    ...place,
    ...member,
    channel_type: channel.type,
  };
  return [{ name: news.kind === 'message-create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', data, intents, guildId }];
}

function channelEvents(
  world: World,
  kind: 'channel-create' | 'channel-update' | 'channel-delete',
  channel: Channel,
): readonly GatewayEvent[] {
  if (channel.type === 1) {
    if (kind !== 'channel-create') return [];
    return [
      { name: 'CHANNEL_CREATE', data: channelShape(world, channel), intents: I.DirectMessages, guildId: undefined },
    ];
  }
  const verb = kind === 'channel-create' ? 'CREATE' : kind === 'channel-update' ? 'UPDATE' : 'DELETE';
  const at = { intents: I.Guilds, guildId: channel.guildId };
  if (channel.thread === undefined) return [{ name: `CHANNEL_${verb}`, data: channelShape(world, channel), ...at }];
  if (kind === 'channel-delete') {
    const data = { id: channel.id, guild_id: channel.guildId, parent_id: channel.parentId, type: channel.type };
    return [{ name: 'THREAD_DELETE', data, ...at }];
  }
  if (!sees(world, channel)) return [];
  const data = { ...channelShape(world, channel), ...(kind === 'channel-create' ? { newly_created: true } : {}) };
  return [{ name: `THREAD_${verb}`, data, ...at }];
}

function memberEvents(world: World, news: Extract<News, { kind: 'thread-members' }>): readonly GatewayEvent[] {
  const { channel, added, removed } = news;
  if (!added.includes(world.botId) && !removed.includes(world.botId) && !sees(world, channel)) return [];
  const data = {
    id: channel.id,
    guild_id: channel.guildId,
    member_count: Math.min(50, channel.joined.length),
    added_members: added.map((id) => threadMember(channel, id)),
    removed_member_ids: removed,
  };
  return [{ name: 'THREAD_MEMBERS_UPDATE', data, intents: I.Guilds, guildId: channel.guildId }];
}
