/** Registers the slash commands with Discord, only when they have changed. */
import { createHash } from 'node:crypto';
import { type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord.js';
import { z } from 'zod';

type Notes = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
};

export type Registration = {
  readonly rest: REST;
  readonly application: string;
  /** Register for this server alone; otherwise for all. */
  readonly guild: string | undefined;
  readonly tree: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  readonly notes: Notes;
};

const known = z.array(z.object({ name: z.string() }));

/** Names the content of a command tree. */
export function hashOf(tree: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(tree)).digest('hex');
}

/**
 * Registers the tree unless Discord has it already: the hash of what was registered last is kept, and the names that Discord
 * lists are compared as well, in case another program or another database has been there. Throws discord.js's errors.
 */
export async function register(registration: Registration): Promise<'registered' | 'unchanged'> {
  const { rest, application, guild, tree, notes } = registration;
  const route =
    guild === undefined ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);
  const key = `commands:${application}:${guild ?? 'global'}`;
  const hash = hashOf(tree);
  if ((await notes.get(key)) === hash) {
    const present = known.safeParse(await rest.get(route)).data?.map((command) => command.name) ?? [];
    const wanted = tree.map((command) => command.name);
    if (present.length === wanted.length && wanted.every((name) => present.includes(name))) return 'unchanged';
  }
  await rest.put(route, { body: tree });
  await notes.set(key, hash);
  return 'registered';
}
