/** `npm run register`: registers the slash commands if they have changed, for all servers or for DISCORD_GUILD_ID alone. */

import { REST, Routes } from 'discord.js';
import { z } from 'zod';
import { commandLine, configOrExit, fail } from '#cli';
import { commands } from '#commands/index';
import { isFailure } from '#core/failure';
import { codeOf, connectionFault, faultOf } from '#discord/core/faults';
import { type CommandChange, register } from '#discord/core/register';
import { restOptions } from '#discord/core/rest';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { openStore } from '#store/open';

const HINTS: Readonly<Record<string, string>> = {
  forbidden: '. Invite the bot to that server with the scope applications.commands first.',
  gone: '. Check DISCORD_GUILD_ID and DISCORD_API.',
};

commandLine({
  command: 'npm run register',
  about: `Registers the slash commands if they have changed: for all servers, or with DISCORD_GUILD_ID at that one alone.
DISCORD_TOKEN is needed; variables may stand in the file .env.`,
  options: {},
});
const config = configOrExit();
if (config.discordToken === undefined) {
  fail('DISCORD_TOKEN: not set; registering needs the token of your bot. The sandbox registers by itself.');
}
const store = await openStore(config.databaseUrl ?? config.databasePath);
if (isFailure(store)) fail(store.failed.map(({ text }) => text).join('\n'));
const rest = new REST({ version: '10', ...restOptions(config.discordApi, config.processes) }).setToken(
  config.discordToken,
);
const changes: CommandChange[] = [];
const games = createGames(loadSets(config.cardSetsDir).sets);
try {
  const { id } = z.object({ id: z.string() }).parse(await rest.get(Routes.currentApplication()));
  const outcome = await register({
    rest,
    application: id,
    guild: config.discordGuildId,
    tree: commands.map((command) => command.define(games)),
    notes: store.notes,
    changed: (change) => changes.push(change),
  });
  const where =
    config.discordGuildId === undefined ? 'everywhere' : `at server ${config.discordGuildId} and nowhere else`;
  process.stdout.write(
    outcome === 'registered'
      ? `${commands.length} commands are registered ${where}.\n${changes.map(changeLines).join('')}`
      : `The commands ${where} are up to date; nothing was sent.\n`,
  );
} catch (error) {
  await store.close();
  fail(
    connectionFault(error, config.discordApi) ??
      `Registering failed: ${codeOf(error)}${HINTS[faultOf(error) ?? ''] ?? ''}`,
  );
}
await store.close();

/** What has changed, a line for each way. */
function changeLines({ added, changed, removed }: CommandChange): string {
  const lines = [
    ['New', added],
    ['Changed', changed],
    ['Removed', removed],
  ] as const;
  return lines
    .flatMap(([how, names]) => (names.length === 0 ? [] : [`${how}: ${names.map((name) => `/${name}`).join(', ')}.\n`]))
    .join('');
}
