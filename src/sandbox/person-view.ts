// The world as one person sees it: which channels, which messages, which news.
import { type APIMessage, PermissionFlagsBits as P } from 'discord.js';
import type { StoredMessage } from './messages.ts';
import type { PageChannel, PageEvent, PageMessage, PagePerson, PageWorld } from './page-api.ts';
import { may, sendBit } from './permissions.ts';
import type { Channel, Guild, News, Person, World } from './world.ts';

/** Whether a person sees a channel. Private threads only from within. */
export function sees(world: World, channel: Channel, person: string): boolean {
  return may(world, channel, person, P.ViewChannel);
}

/** A channel in a person's list. */
export function pageChannel(world: World, channel: Channel, person: string): PageChannel {
  const other = (channel.recipients ?? []).find((id) => id !== person);
  const kind =
    channel.type === 1 ? 'dm' : channel.type === 11 ? 'thread' : channel.type === 12 ? 'private-thread' : 'text';
  return {
    id: channel.id,
    kind,
    name: channel.type === 1 ? (world.people.get(other ?? '')?.displayName ?? 'nobody') : channel.name,
    canSend: may(world, channel, person, sendBit(channel)) && channel.thread?.locked !== true,
    guildId: channel.guildId,
    parentId: channel.parentId,
    topic: channel.topic,
    ...(channel.thread === undefined
      ? {}
      : { archived: channel.thread.archived, joined: channel.joined.includes(person) }),
    lastMessageId: channel.lastMessageId,
  };
}

/** A message on a person's screen. */
export function pageMessage(message: APIMessage): PageMessage {
  const name = message.interaction?.name;
  return name === undefined ? message : { ...message, commandName: name };
}

function pagePerson(world: World, person: Person): PagePerson {
  const guildIds = [...world.guilds.values()].filter((g) => g.members[person.id] !== undefined).map((g) => g.id);
  const { id, username, displayName, color, bot } = person;
  return { id, username, displayName, color, bot, guildIds };
}

function pageGuild(guild: Guild): PageWorld['guilds'][number] {
  const roles = guild.roles
    .filter((role) => role.id !== guild.id)
    .map((role) => ({ id: role.id, name: role.name, color: `#${role.color.toString(16).padStart(6, '0')}` }));
  return { id: guild.id, name: guild.name, roles };
}

/** All that a person sees at first. Archived threads stay away until somebody writes in them. */
export function pageWorld(world: World, person: string, online: boolean, violations: number): PageWorld {
  const guilds = [...world.guilds.values()].filter((g) => g.members[person] !== undefined);
  const mine = new Set(guilds.map((g) => g.id));
  const channels = [...world.channels.values()].filter(
    (c) => (c.guildId === undefined || mine.has(c.guildId)) && c.thread?.archived !== true && sees(world, c, person),
  );
  channels.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const bot = world.people.get(world.botId);
  return {
    people: [...world.people.values()].map((p) => pagePerson(world, p)),
    guilds: guilds.map(pageGuild),
    channels: channels.map((c) => pageChannel(world, c, person)),
    commands: [...world.commands.values()].filter((c) => c.guild_id === undefined || mine.has(c.guild_id)),
    application: { id: world.applicationId, botId: world.botId, name: bot?.displayName ?? 'bot', online },
    violations,
  };
}

/** Whether a person may see a kept message. */
export function mayRead(world: World, stored: StoredMessage, person: string): boolean {
  if (stored.onlyFor !== undefined) return stored.onlyFor === person;
  const channel = world.channels.get(stored.message.channel_id);
  return channel !== undefined && may(world, channel, person, P.ViewChannel | P.ReadMessageHistory);
}

/** The events for one person; empty if they may not know of it. */
export function pageEvents(world: World, news: News, person: string): readonly PageEvent[] {
  switch (news.kind) {
    case 'message-create':
    case 'message-update': {
      const stored = { message: news.message, onlyFor: news.onlyFor };
      return mayRead(world, stored, person) ? [{ kind: 'message', message: pageMessage(news.message) }] : [];
    }
    case 'message-delete':
      if (news.onlyFor !== undefined && news.onlyFor !== person) return [];
      return [{ kind: 'message-gone', channel: news.channel.id, message: news.message }];
    case 'channel-create':
    case 'channel-update':
    case 'thread-members':
      if (!sees(world, news.channel, person)) {
        return news.kind === 'channel-create' ? [] : [{ kind: 'channel-gone', channel: news.channel.id }];
      }
      return [{ kind: 'channel', channel: pageChannel(world, news.channel, person) }];
    case 'channel-delete':
      return [{ kind: 'channel-gone', channel: news.channel.id }];
    case 'typing':
      if (news.person === person || !sees(world, news.channel, person)) return [];
      return [{ kind: 'typing', channel: news.channel.id, user: news.person }];
    case 'interaction':
      return news.interaction.person === person ? [{ kind: 'interaction', interaction: news.interaction }] : [];
    case 'guild-update':
    case 'guild-create':
    case 'guild-remove':
    case 'member-add':
    case 'member-remove':
    case 'commands':
    case 'online':
      return [{ kind: 'world' }];
    default:
      return unseen(news);
  }
}

function unseen(news: never): never {
  throw new Error(`nobody sees ${JSON.stringify(news)}`);
}
