/** Discord: the token, the clock, the commands, and what the bot may do in each server. */
import { type REST, RequestMethod, Routes } from 'discord.js';
import { z } from 'zod';
import type { Config } from '#config';
import { isFailure } from '#core/failure';
import { type ChannelAccess, createChannelAccess } from '#discord/core/channel-access';
import { connectionFault } from '#discord/core/faults';
import { permissionNames } from '#discord/core/permissions';
import { translatorIn } from '#discord/words';
import { examineStore } from '#store/examine';
import { openStore } from '#store/open';
import type { Store } from '#store/types';
import { bad, type Finding, good, note } from './finding.ts';

/** How far the clock may be off, ms: Discord gives three seconds for an answer, and counts from its own. */
const CLOCK = 2000;
/** Beyond this many servers nobody reads on. */
const SERVERS = 200;

const application = z.object({ id: z.string(), name: z.string() });
const gateway = z.object({ session_start_limit: z.object({ remaining: z.number(), total: z.number() }) });
const named = z.array(z.object({ name: z.string() }));
const servers = z.array(z.object({ id: z.string(), name: z.string() }));

export type DiscordParts = {
  readonly rest: REST;
  /** Names of the commands that there should be. */
  readonly commands: readonly string[];
};

/** Findings about Discord; the first that stands in the way of the others is the last. */
export async function* examineDiscord(config: Config, parts: DiscordParts): AsyncGenerator<Finding> {
  const { rest, commands } = parts;
  if (config.discordToken === undefined) {
    yield note('DISCORD_TOKEN is not set: npm start opens the sandbox, to play on a page of this machine.');
    return;
  }
  let known: z.output<typeof application>;
  try {
    known = application.parse(await rest.get(Routes.currentApplication()));
  } catch (error) {
    const line = connectionFault(error, config.discordApi);
    if (line === undefined) throw error;
    yield bad(line);
    return;
  }
  yield good(`Discord takes the token: it is that of ${known.name}. No privileged intent is needed.`);
  const answer = await rest.queueRequest({ method: RequestMethod.Get, fullRoute: Routes.gatewayBot() });
  yield* clockOf(Date.parse(new Headers(answer.headers).get('date') ?? ''));
  const { remaining, total } = gateway.parse(await answer.json()).session_start_limit;
  yield remaining < total / 10
    ? note(`Connections: ${remaining} of ${total} are left for today. Something starts the bot again and again.`)
    : good(`Connections: ${remaining} of ${total} are left for today`);
  yield await commandsOf(rest, known.id, config.discordGuildId, commands);
  yield* serversOf(rest, config);
}

/** `theirs`: what time Discord says it is, ms since 1970; NaN: it does not. */
function* clockOf(theirs: number): Generator<Finding> {
  if (Number.isNaN(theirs)) return;
  const off = Date.now() - theirs;
  // The header has whole seconds.
  if (Math.abs(off) <= CLOCK + 1000) yield good('The clock agrees with Discord’s');
  else
    yield bad(
      `The clock is ${Math.round(Math.abs(off) / 1000)} s ${off > 0 ? 'fast' : 'slow'}: due times come at the wrong time. Have the machine set it by NTP (timedatectl set-ntp true).`,
    );
}

async function commandsOf(
  rest: REST,
  id: string,
  guild: string | undefined,
  wanted: readonly string[],
): Promise<Finding> {
  const route = guild === undefined ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, guild);
  const present = named.parse(await rest.get(route)).map(({ name }) => name);
  const missing = wanted.filter((name) => !present.includes(name));
  if (missing.length === 0) return good(`Commands: all ${wanted.length} are registered`);
  const which =
    missing.length === wanted.length ? 'none is' : `${missing.map((name) => `/${name}`).join(', ')} are not`;
  return bad(`Commands: ${which} registered. Run npm run register, or set DISCORD_AUTO_REGISTER=true.`);
}

async function* serversOf(rest: REST, config: Config): AsyncGenerator<Finding> {
  const found = servers.parse(
    await rest.get(Routes.userGuilds(), { query: new URLSearchParams({ limit: String(SERVERS) }) }),
  );
  if (found.length === 0) {
    yield bad(
      'Servers: the bot is in none. Invite it: developer portal → OAuth2 → URL Generator, scopes bot and applications.commands.',
    );
    return;
  }
  const place = config.databaseUrl ?? config.databasePath;
  // To open any other would change it.
  const store =
    (await examineStore(place)).state === 'current' ? await openStore(place, { connections: 1 }) : undefined;
  if (store === undefined || isFailure(store)) {
    yield good(
      `Servers: the bot is in ${found.length}. Where its tables are is looked at once the database is up to date.`,
    );
    return;
  }
  try {
    const access = createChannelAccess(rest);
    let fine = 0;
    for (const { id, name } of found) {
      const problems = await problemsIn(store, access, id);
      if (problems.length === 0) fine++;
      for (const problem of problems) yield bad(`Server ${name}: ${problem}`);
    }
    const many = found.length === SERVERS ? `the first ${SERVERS}` : `${found.length}`;
    yield good(`Servers: ${many} looked at, in ${fine} nothing is missing. /mod doctor says so for a channel.`);
  } finally {
    await store.close();
  }
}

const t = translatorIn('en');

/** What the bot may not do in the channels where its tables are. */
async function problemsIn({ tables }: Store, access: ChannelAccess, guild: string): Promise<readonly string[]> {
  const unfinished = await tables.ofGuild(guild, ['lobby', 'running'], 200);
  const channels = new Set(unfinished.map(({ place }) => place.thread ?? place.channel));
  const problems: string[] = [];
  for (const channel of channels) {
    const missing = await access.lacks(guild, channel);
    if (missing === undefined)
      problems.push(
        `the channel or thread ${channel}, where a table is, is gone or not for the bot to see. /mod move sends the table elsewhere.`,
      );
    else if (missing.length > 0)
      problems.push(
        `${permissionNames(missing, t)} missing in ${channel}: Edit Channel → Permissions, or the bot’s role.`,
      );
  }
  return problems;
}
