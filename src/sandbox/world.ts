// The sandbox's world except messages: people, servers, channels, threads and commands, and events about their changes.
import type { APIApplicationCommand, APIMessage } from 'discord.js';
import { createIds, type IdSource } from './ids.ts';
import type { PageInteraction } from './page-api.ts';
import { botId, seedChannels, seedGuilds, seedPeople } from './seed.ts';
import type { Storage } from './storage.ts';

/** Somebody: one of the people to sit as, or the bot. */
export type Person = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly color: string;
  readonly bot: boolean;
  readonly locale: string;
  /** Whether the bot may write to them directly. */
  readonly dmsOpen: boolean;
};

export type Role = {
  readonly id: string;
  readonly name: string;
  readonly color: number;
  readonly permissions: string;
  readonly managed: boolean;
  readonly position: number;
};

export type Member = { readonly roles: readonly string[]; readonly joinedAt: string };

/** A server. Members by user id. */
export type Guild = {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly locale: string;
  readonly roles: readonly Role[];
  readonly members: Readonly<Record<string, Member>>;
};

/** A permission overwrite: `type` 0 is a role, 1 a member. */
export type Overwrite = { readonly id: string; readonly type: 0 | 1; readonly allow: string; readonly deny: string };

export type ThreadMeta = {
  readonly archived: boolean;
  readonly archive_timestamp: string;
  readonly auto_archive_duration: number;
  readonly locked: boolean;
  readonly invitable?: boolean;
  readonly create_timestamp: string;
};

/** A channel: `type` 0 text, 1 direct messages, 11 public thread, 12 private thread. */
export type Channel = {
  readonly id: string;
  readonly type: 0 | 1 | 11 | 12;
  readonly name: string;
  readonly guildId?: string;
  readonly parentId?: string;
  readonly topic?: string;
  readonly position: number;
  readonly overwrites: readonly Overwrite[];
  /** Direct messages: both sides. */
  readonly recipients?: readonly string[];
  readonly ownerId?: string;
  readonly thread?: ThreadMeta;
  /** Who has joined a thread. */
  readonly joined: readonly string[];
  readonly messageCount: number;
  readonly lastMessageId?: string;
  readonly slowmode: number;
};

/** Something that happened. The gateway reports it to the bot and the page to the people, as far as each may know. */
export type News =
  | {
      readonly kind: 'message-create' | 'message-update';
      readonly message: APIMessage;
      readonly channel: Channel;
      readonly onlyFor?: string;
    }
  | { readonly kind: 'message-delete'; readonly message: string; readonly channel: Channel; readonly onlyFor?: string }
  | { readonly kind: 'channel-create' | 'channel-update' | 'channel-delete'; readonly channel: Channel }
  | {
      readonly kind: 'thread-members';
      readonly channel: Channel;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'guild-update'; readonly guild: Guild }
  | { readonly kind: 'member-add' | 'member-remove'; readonly guild: Guild; readonly person: string }
  | { readonly kind: 'guild-create' | 'guild-remove'; readonly guild: Guild }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly person: string }
  | { readonly kind: 'commands' }
  | { readonly kind: 'online' }
  | { readonly kind: 'interaction'; readonly interaction: PageInteraction };

/** A registered command; those without `guild_id` are global. */
export type Command = APIApplicationCommand;

export type World = {
  readonly storage: Storage;
  readonly now: () => number;
  readonly newId: IdSource;
  readonly applicationId: string;
  readonly botId: string;
  readonly people: ReadonlyMap<string, Person>;
  readonly guilds: ReadonlyMap<string, Guild>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly commands: ReadonlyMap<string, Command>;
  /** Threads of a server that are not archived, or all of one channel. */
  readonly activeThreads: (guildId: string) => readonly Channel[];
  readonly putPerson: (person: Person) => void;
  readonly putGuild: (guild: Guild) => void;
  /** Stores a channel without telling anybody. */
  readonly putChannel: (channel: Channel) => void;
  /** Removes a channel, its threads and messages, and tells it. */
  readonly dropChannel: (id: string, by: string) => void;
  /** Who removed a channel that once was. */
  readonly channelGoneBy: (id: string) => string | undefined;
  readonly putCommand: (command: Command) => void;
  readonly dropCommand: (id: string) => void;
  readonly dmWith: (person: string) => Channel;
  readonly tell: (news: News) => void;
  /** Returns the way to stop listening. */
  readonly listen: (listener: (news: News) => void) => () => void;
};

/** Opens the world kept in `storage`, planting the fixture into an empty one. */
export function openWorld(storage: Storage, now: () => number): World {
  const newId = createIds(now, storage.lastId());
  const people = new Map<string, Person>();
  const guilds = new Map<string, Guild>();
  const channels = new Map<string, Channel>();
  const commands = new Map<string, Command>();
  const gone = new Map<string, string>();
  const threads = new Map<string, Set<string>>();
  const dms = new Map<string, string>();
  const listeners = new Set<(news: News) => void>();

  function index(channel: Channel): void {
    if (channel.thread !== undefined && channel.guildId !== undefined) {
      const ids = threads.get(channel.guildId) ?? new Set();
      if (channel.thread.archived) ids.delete(channel.id);
      else ids.add(channel.id);
      threads.set(channel.guildId, ids);
    }
    if (channel.type === 1) for (const id of channel.recipients ?? []) if (id !== botId) dms.set(id, channel.id);
  }

  const world: World = {
    storage,
    now,
    newId,
    applicationId: botId,
    botId,
    people,
    guilds,
    channels,
    commands,
    activeThreads(guildId) {
      const found: Channel[] = [];
      for (const id of threads.get(guildId) ?? []) {
        const channel = channels.get(id);
        if (channel !== undefined) found.push(channel);
      }
      return found;
    },
    putPerson(person) {
      people.set(person.id, person);
      storage.putDoc('person', person.id, person);
    },
    putGuild(guild) {
      guilds.set(guild.id, guild);
      storage.putDoc('guild', guild.id, guild);
    },
    putChannel(channel) {
      channels.set(channel.id, channel);
      index(channel);
      storage.putDoc('channel', channel.id, channel);
    },
    dropChannel(id, by) {
      const channel = channels.get(id);
      if (channel === undefined) return;
      for (const other of [...channels.values()]) if (other.parentId === id) world.dropChannel(other.id, by);
      channels.delete(id);
      gone.set(id, by);
      if (channel.guildId !== undefined) threads.get(channel.guildId)?.delete(id);
      storage.atOnce(() => {
        storage.dropDoc('channel', id);
        storage.putDoc('gone-channel', id, by);
        storage.dropChannelMessages(id, by);
      });
      world.tell({ kind: 'channel-delete', channel });
    },
    channelGoneBy: (id) => gone.get(id),
    putCommand(command) {
      commands.set(command.id, command);
      storage.putDoc('command', command.id, command);
    },
    dropCommand(id) {
      commands.delete(id);
      storage.dropDoc('command', id);
    },
    dmWith(person) {
      const known = channels.get(dms.get(person) ?? '');
      if (known !== undefined) return known;
      const made: Channel = {
        id: newId(),
        type: 1,
        name: '',
        position: 0,
        overwrites: [],
        recipients: [person, botId],
        joined: [],
        messageCount: 0,
        slowmode: 0,
      };
      world.putChannel(made);
      world.tell({ kind: 'channel-create', channel: made });
      return made;
    },
    tell(news) {
      for (const listener of listeners) listener(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  for (const { json } of storage.docs('person')) {
    const person = JSON.parse(json) as Person;
    people.set(person.id, person);
  }
  if (people.size === 0) {
    storage.atOnce(() => {
      for (const person of seedPeople) world.putPerson(person);
      for (const guild of seedGuilds) world.putGuild(guild);
      for (const channel of seedChannels) world.putChannel(channel);
    });
    return world;
  }
  for (const { json } of storage.docs('guild')) {
    const guild = JSON.parse(json) as Guild;
    guilds.set(guild.id, guild);
  }
  for (const { json } of storage.docs('channel')) {
    const channel = JSON.parse(json) as Channel;
    channels.set(channel.id, channel);
    index(channel);
  }
  for (const { json } of storage.docs('command')) {
    const command = JSON.parse(json) as Command;
    commands.set(command.id, command);
  }
  for (const { id, json } of storage.docs('gone-channel')) gone.set(id, JSON.parse(json) as string);
  return world;
}
