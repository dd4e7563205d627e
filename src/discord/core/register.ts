/** Registers the slash commands with Discord, but only when they have changed. */
import { createHash } from 'node:crypto';
import { type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord.js';
import { z } from 'zod';
import { faultOf } from './faults.ts';

type Notes = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
};

export type Registration = {
  readonly rest: REST;
  readonly application: string;
  /** Register for this server alone; undefined for all servers. */
  readonly guild: string | undefined;
  readonly tree: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly notes: Notes;
  /** Is told what has changed wherever commands were sent. */
  readonly changed?: (change: CommandChange) => void;
};

/** Names of commands; those are changed whose definition is another one than was registered last. */
export type CommandChange = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

const known = z.array(z.object({ name: z.string() }));
const guildList = z.array(z.string());
/** The hash of each command as it was registered, by its name. */
const eachHash = z.record(z.string(), z.string());

/** Identifies the content of a command tree. */
export function hashOf(tree: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(tree)).digest('hex');
}

/**
 * Registers the tree unless Discord already has it, and removes what was registered elsewhere before: a server lists both
 * its own commands and global ones, so each would appear twice. Throws discord.js's errors.
 */
export async function register(registration: Registration): Promise<'registered' | 'unchanged'> {
  const { guild, notes, application } = registration;
  const guildsKey = `commands:${application}:guilds`;
  const guilds = guildList.parse(JSON.parse((await notes.get(guildsKey)) ?? '[]'));
  // Recorded before anything is sent, so that no server is forgotten.
  if (guild !== undefined && !guilds.includes(guild)) await notes.set(guildsKey, JSON.stringify([...guilds, guild]));

  const sent = [await putTree(registration)];
  if (guild !== undefined) sent.push(await clear(registration, undefined));
  for (const former of guilds) if (former !== guild) sent.push(await clear(registration, former));
  await notes.set(guildsKey, JSON.stringify(guild === undefined ? [] : [guild]));
  return sent.includes(true) ? 'registered' : 'unchanged';
}

const routeOf = (application: string, guild: string | undefined) =>
  guild === undefined ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);

const keyOf = (application: string, guild: string | undefined) => `commands:${application}:${guild ?? 'global'}`;

async function namesAt({ rest }: Registration, route: `/${string}`): Promise<readonly string[]> {
  return known.safeParse(await rest.get(route)).data?.map(({ name }) => name) ?? [];
}

/**
 * Sends the tree if necessary; returns whether it was. The hash of the last registration is kept, and the names that
 * Discord lists are compared as well, in case another program or a bot with another database has changed them.
 */
async function putTree(registration: Registration): Promise<boolean> {
  const { rest, application, guild, tree, notes, changed } = registration;
  const route = routeOf(application, guild);
  const key = keyOf(application, guild);
  const hash = hashOf(tree);
  const present = await namesAt(registration, route);
  const wanted = tree.map((command) => command.name);
  if ((await notes.get(key)) === hash) {
    if (present.length === wanted.length && wanted.every((name) => present.includes(name))) return false;
  }
  const before = eachHash.safeParse(JSON.parse((await notes.get(`${key}:each`)) ?? '{}')).data ?? {};
  const each = Object.fromEntries(tree.map((command) => [command.name, hashOf([command])]));
  await rest.put(route, { body: tree });
  await notes.set(key, hash);
  await notes.set(`${key}:each`, JSON.stringify(each));
  changed?.({
    added: wanted.filter((name) => !present.includes(name)),
    changed: wanted.filter((name) => present.includes(name) && before[name] !== each[name]),
    removed: present.filter((name) => !wanted.includes(name)),
  });
  return true;
}

/** Removes the commands of a server, or the global ones; returns whether there were any. */
async function clear(registration: Registration, guild: string | undefined): Promise<boolean> {
  const { rest, application } = registration;
  const route = routeOf(application, guild);
  try {
    if ((await namesAt(registration, route)).length === 0) return false;
    await rest.put(route, { body: [] });
    return true;
  } catch (error) {
    const kind = faultOf(error);
    // The bot has been removed from that server, so none of its commands are shown there.
    if (guild !== undefined && (kind === 'gone' || kind === 'forbidden')) return false;
    throw error;
  }
}
