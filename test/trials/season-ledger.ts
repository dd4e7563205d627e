// Compares, when a season is over, what people were told with what is stored and with everything that was written.
import { MessageType } from 'discord.js';
import type { PageMessage } from '#sandbox/page-api';
import { standingsOf } from '#season/formats/index';
import { numberOf } from '#season/formats/numbers';
import { readSeason } from '#season/read';
import type { Match, Season } from '#season/types';
import { textOfMessage } from '#test/driver';
import { rowsOf } from '#test/query';
import { storeAt } from '#test/store';
import { buttonOf, callIn } from './league-people.ts';
import type { SeasonKilled } from './season-kill.ts';

/** A message of the bot that everybody sees, as it was last. */
type Written = { readonly channel: string; readonly nonce: string | undefined; readonly message: PageMessage };

/** The only season of a database. */
export async function storedSeason(database: string): Promise<Season> {
  const store = await storeAt(database);
  const [row] = await rowsOf<{ id: string }>(database, 'SELECT id FROM seasons');
  const stored = await store.seasons.find(row?.id ?? '');
  const season = stored === undefined ? undefined : readSeason(stored);
  if (season === undefined) throw new Error('there is no season');
  return season;
}

/** Whatever does not fit, in words; nothing, if all is well. */
export async function seasonFindings(killed: SeasonKilled, season: Season): Promise<readonly string[]> {
  const written = await writtenIn(killed.world);
  return [
    ...peopleFindings(killed, season),
    ...roundFindings(season),
    ...resultFindings(killed, season),
    ...(await storedFindings(killed, season)),
    ...(await channelFindings(killed, season, written)),
    ...(await threadFindings(killed, season, written)),
    ...(await nonceFindings(killed.database, written)),
  ];
}

/** Whatever of these was not there exactly once. */
function notOnce<T>(wanted: readonly T[], found: readonly T[], what: string): readonly string[] {
  const times = new Map<T, number>(wanted.map((one) => [one, 0]));
  for (const one of found) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].flatMap(([one, count]) =>
    count === 1 && wanted.includes(one) ? [] : [`${what} ${one}: ${count} times`],
  );
}

function peopleFindings({ told }: SeasonKilled, { entries }: Season): readonly string[] {
  return notOnce(
    told.joined,
    entries.map(({ user }) => user),
    'in the season',
  );
}

/** Each round pairs everybody once, and nobody meets twice. */
function roundFindings({ entries, matches }: Season): readonly string[] {
  const rounds = [...new Set(matches.map(({ round }) => round))];
  const people = entries.map(({ n }) => n);
  const met = matches.map(({ seats }) =>
    seats
      .map(({ entry }) => entry)
      .sort((one, other) => one - other)
      .join('–'),
  );
  return [
    ...rounds.flatMap((round) => {
      const paired = matches.filter((match) => match.round === round).flatMap(({ seats }) => seats);
      return notOnce(
        people,
        paired.map(({ entry }) => entry),
        `in round ${round}, person`,
      );
    }),
    ...notOnce([...new Set(met)], met, 'pair'),
  ];
}

const seatOf = ({ entries }: Season, { seats }: Match, user: string | undefined): number =>
  seats.findIndex(({ entry }) => entries.find(({ n }) => n === entry)?.user === user);

/** Every match ended as the one was told who gave it up, and so the standings are what those tell. */
function resultFindings({ told }: SeasonKilled, season: Season): readonly string[] {
  const findings: string[] = [];
  const matches = season.matches.map((match): Match => {
    const loser = seatOf(season, match, told.conceded.get(numberOf(season, match)));
    if (loser < 0) findings.push(`match ${match.id}: nobody was told that it is over`);
    return { ...match, outcome: { how: 'conceded', won: loser === 0 ? [0, 1] : [1, 0], drawn: 0, at: 0 } };
  });
  for (const [i, match] of season.matches.entries()) {
    const [is, was] = [match.outcome, matches[i]?.outcome].map((one) => `${one?.how} ${one?.won}`);
    if (match.status !== 'done' || is !== was)
      findings.push(`match ${i + 1} is ${match.status}, ${is} instead of ${was}`);
  }
  const tableOf = (one: Season) => JSON.stringify(standingsOf(one));
  if (tableOf(season) !== tableOf({ ...season, matches }))
    findings.push('the standings are not those of what was told');
  return findings;
}

/** One table for each match, one result, and nothing that is left to be done. */
async function storedFindings({ database }: SeasonKilled, { matches }: Season): Promise<readonly string[]> {
  const texts = async (sql: string) => (await rowsOf<{ one: string }>(database, sql)).map(({ one }) => one);
  const ids = matches.map(({ id }) => id);
  const acts = await texts(`SELECT what AS one FROM audit WHERE what <> 'league.join'`);
  return [
    ...notOnce(
      ids.map((id) => `match:${id}:1`),
      await texts('SELECT key AS one FROM tables'),
      'table',
    ),
    ...notOnce(
      matches.map(({ table }) => table),
      await texts(`SELECT id AS one FROM tables WHERE status = 'finished'`),
      'finished table',
    ),
    ...notOnce(ids, await texts('SELECT match_id AS one FROM match_results'), 'result of match'),
    ...notOnce(['league.create', 'league.start', 'league.finish'], acts, 'act'),
    // The end of a lobby stays due when its table has begun, and then ends nothing.
    ...(await texts(`SELECT kind AS one FROM due WHERE kind <> 'expire'`)).map((kind) => `${kind} is still due`),
    ...(await texts(`SELECT kind || ' ' || status AS one FROM outbox WHERE status IN ('waiting', 'dead')`)),
  ];
}

/** What a league's channel reads: each thread's opening, each result, each round, begin and end, once each; and one message that stays. */
async function channelFindings(
  { channel, database }: SeasonKilled,
  season: Season,
  written: readonly Written[],
): Promise<readonly string[]> {
  const { entries, matches, league } = season;
  const rows = await rowsOf<{ thread: string }>(database, 'SELECT thread FROM tables');
  const threads = new Set(rows.map(({ thread }) => thread));
  const here = written.filter((one) => one.channel === channel).map(({ message }) => message);
  const boards = here.filter((message) => buttonOf(message, 'lg.table') !== undefined);
  const nameOf = (match: Match, seat: number) => entries.find(({ n }) => n === match.seats[seat]?.entry)?.name;
  const results = matches.map((match) => {
    const winner = match.outcome?.won[0] === 1 ? 0 : 1;
    return `${nameOf(match, winner)} beats ${nameOf(match, 1 - winner)} (match ${numberOf(season, match)}).`;
  });
  const rounds = [...new Set(matches.map(({ round }) => round))].map(
    (round) => `Round ${round} of **${league.name}** is paired.`,
  );
  const [best = []] = standingsOf(season);
  const [first, second, third] = best.map(({ entry }) => entry.name);
  const wanted = [
    `**${league.name}** has begun with ${entries.length} people.`,
    ...rounds,
    ...results,
    `All matches of **${league.name}** are done. Its organisers look at it, then the result stands.`,
    `**${league.name}, season 1**: 1. ${first} · 2. ${second} · 3. ${third}`,
  ];
  // A thread bears the identity of the message that it starts from.
  const openers = here.filter(({ id }) => threads.has(id)).length;
  const told = here.filter((message) => !boards.includes(message) && !threads.has(message.id)).map(textOfMessage);
  const [board] = boards;
  return [
    ...notOnce(
      wanted,
      told.filter((text) => text !== ''),
      'told',
    ),
    ...(openers === matches.length ? [] : [`${openers} messages start threads, for ${matches.length} matches`]),
    ...(boards.length === 1 && board?.id === season.message ? [] : [`the league has ${boards.length} messages`]),
  ];
}

/** Each match has a thread of its own, with one message that calls its people and one that tells its end. */
async function threadFindings(
  { database, world }: SeasonKilled,
  { matches }: Season,
  written: readonly Written[],
): Promise<readonly string[]> {
  const docs = await rowsOf<{ json: string }>(world, `SELECT json FROM docs WHERE kind = 'channel'`);
  const channels = docs.map(({ json }) => JSON.parse(json) as { readonly id: string; readonly type: number });
  const threads = channels.filter(({ type }) => type === 11).map(({ id }) => id);
  const rows = await rowsOf<{ id: string; thread: string }>(database, 'SELECT id, thread FROM tables');
  const threadOf = new Map(rows.map(({ id, thread }) => [id, thread]));
  const per = matches.flatMap(({ table = '' }) => {
    const here = written.filter(({ channel }) => channel === threadOf.get(table)).map(({ message }) => message);
    const calls = here.filter((message) => callIn(message) !== undefined).length;
    const ends = here.filter((message) => buttonOf(message, 'replay') !== undefined).length;
    const lives = here.filter((message) => buttonOf(message, 'more') !== undefined).length;
    const counts = `${calls} calls, ${ends} ends, ${lives} live messages`;
    return counts === '1 calls, 1 ends, 0 live messages' ? [] : [`table ${table}: ${counts}`];
  });
  return [...notOnce([...threadOf.values()], threads, 'thread'), ...per];
}

/** Everything that was written on the bot's own account was ordered, and written once. */
async function nonceFindings(database: string, written: readonly Written[]): Promise<readonly string[]> {
  const ordered = await rowsOf<{ id: string }>(database, 'SELECT id FROM outbox');
  const ids = new Set(ordered.map(({ id }) => id));
  const nonces = written.flatMap(({ nonce }) => nonce ?? []);
  return [
    ...notOnce([...new Set(nonces)], nonces, 'message'),
    ...nonces.filter((nonce) => !ids.has(nonce)).map((nonce) => `nobody ordered the message ${nonce}`),
  ];
}

async function writtenIn(world: string): Promise<readonly Written[]> {
  const sql = 'SELECT channel, nonce, json FROM messages WHERE only_for IS NULL AND json IS NOT NULL ORDER BY id';
  const rows = await rowsOf<{ channel: string; nonce: string | null; json: string }>(world, sql);
  return rows
    .map(({ channel, nonce, json }) => ({
      channel,
      nonce: nonce ?? undefined,
      message: JSON.parse(json) as PageMessage,
    }))
    .filter(({ message }) => message.author.bot === true && message.type !== MessageType.ThreadCreated);
}
