/** Discord: the token, the clock, the commands, and what the bot may do in each server. */
import { type REST, RequestMethod, Routes } from 'discord.js';
import { z } from 'zod';
import type { Config } from '#config';
import { connectionFault } from '#discord/core/faults';
import { bad, type Finding, good, note } from './finding.ts';
import { examineServers } from './servers.ts';

/** How far the clock may be off, ms: Discord gives three seconds for an answer, and counts from its own. */
const CLOCK = 2000;

const application = z.object({ id: z.string(), name: z.string() });
const gateway = z.object({ session_start_limit: z.object({ remaining: z.number(), total: z.number() }) });
const named = z.array(z.object({ name: z.string() }));

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
  yield* examineServers(rest, config);
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
