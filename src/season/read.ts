/** Seasons as they are stored, read into what the rules work with. */

import { z } from 'zod';
import { type Deck, deckShape } from '#face/deck';
import type { EntryRow, MatchRow, SeasonHead, SeasonRow, StoredSeason } from '#store/types';
import { withSettled } from './formats/index.ts';
import { readProgress, type SeasonProgress } from './progress.ts';
import { readSettings } from './settings.ts';
import {
  type Entry,
  endings,
  entryStatuses,
  type Match,
  matchStatuses,
  type Season,
  type SeasonSettings,
  seasonStatuses,
} from './types.ts';

const choiceShape = z.union([z.string(), deckShape]);
const entryStatus = z.enum(entryStatuses).catch('in');
const awayShape = z.array(z.object({ from: z.number(), to: z.number() })).catch([]);
const poolShape = z.array(z.string()).optional().catch(undefined);
const matchStatus = z.enum(matchStatuses);

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined: it is damaged, or of a later version of the program. */
export function readSeason(stored: StoredSeason): Season | undefined {
  const { season, entries: rows, matches } = stored;
  const settings = settingsIn(season);
  const status = seasonStatuses.find((one) => one === season.status);
  if (settings === undefined || status === undefined) return undefined;
  const { id, n, rev, seed, startsAt, startedAt, endedAt, ruleset } = season;
  const entries = rows.map(readEntry);
  const played = matches.flatMap((row) => readMatch(row) ?? []);
  return withSettled({
    ...{ id, n, rev, status, settings, seed, startsAt, startedAt, endedAt, ruleset },
    ...readHead(stored),
    progress: withoutStrays(readProgress(parsed(season.course)), played),
    ...byKind(entries),
    matches: played,
  });
}

/** A season that has just been stored, as it would be read. */
export function asRead(stored: Season): Season {
  const { entries, asked, turnedAway, matches, progress } = stored;
  const sorted = isInOrder(matches) ? matches : matches.toSorted(inOrder);
  return withSettled({
    ...stored,
    progress: withoutStrays(readProgress(JSON.parse(JSON.stringify(progress))), sorted),
    ...byKind([...entries, ...asked, ...turnedAway]),
    matches: sorted,
  });
}

/** As matches are stored: division by division, the cut after the rounds. */
const inOrder = (one: Match, other: Match): number =>
  one.division - other.division ||
  Number(one.stage === 'cut') - Number(other.stage === 'cut') ||
  one.round - other.round ||
  one.n - other.n;

const isInOrder = (matches: readonly Match[]): boolean =>
  matches.every((match, i) => i === 0 || inOrder(matches[i - 1] ?? match, match) <= 0);

/** What may be different without a new rev. */
export function readHead({
  league: { id, name, guild, channel, owner },
  organisers,
  season: { message },
}: SeasonHead): Pick<Season, 'league' | 'owner' | 'organisers' | 'message'> {
  return { league: { id, name, guild, channel }, owner, organisers, message };
}

/** A dispute ends with its match, if that was paired anew or does not count. */
function withoutStrays(progress: SeasonProgress, matches: readonly Match[]): SeasonProgress {
  if (progress.disputes.length === 0) return progress;
  const counts = new Set(matches.filter(({ status }) => status !== 'void').map(({ id }) => id));
  return { ...progress, disputes: progress.disputes.filter(({ match }) => counts.has(match)) };
}

/** Entries in the order of their numbers: those with a place, those who ask for one, and those who were turned away and have none. */
export function byKind(all: readonly Entry[]): Pick<Season, 'entries' | 'asked' | 'turnedAway'> {
  const isSorted = all.every((entry, i) => i === 0 || (all[i - 1]?.n ?? 0) < entry.n);
  const sorted = isSorted ? all : all.toSorted((one, other) => one.n - other.n);
  if (sorted.every(({ status }) => status === 'in' || status === 'dropped'))
    return { entries: sorted, asked: [], turnedAway: [] };
  const isTurnedAway = ({ status, lot }: Entry) => status === 'excluded' && lot === undefined;
  return {
    entries: sorted.filter((entry) => entry.status !== 'asked' && !isTurnedAway(entry)),
    asked: sorted.filter(({ status }) => status === 'asked'),
    turnedAway: sorted.filter(isTurnedAway),
  };
}

export const settingsIn = ({ settings }: Pick<SeasonRow, 'settings'>): SeasonSettings | undefined =>
  readSettings(parsed(settings));

function readEntry({ deck, status, pool, away, joinedAt: _, ...row }: EntryRow): Entry {
  const choice: string | Deck | undefined = choiceShape.safeParse(parsed(deck)).data;
  return {
    ...row,
    status: entryStatus.parse(status),
    deck: choice,
    pool: poolShape.parse(parsed(pool)),
    away: awayShape.parse(parsed(away)),
  };
}

function readMatch({ result, seats, ...row }: MatchRow): Match | undefined {
  const status = matchStatus.safeParse(row.status).data;
  if (status === undefined) return undefined;
  const how = endings.find((one) => one === result?.how);
  return {
    ...{ id: row.id, division: row.division, round: row.round, n: row.n, status, table: row.table, games: row.games },
    openedAt: row.openedAt,
    first: row.first,
    stage: row.stage === 'cut' ? 'cut' : 'main',
    seats: seats.map(({ seat: _, ...seat }) => seat),
    outcome: result === undefined || how === undefined ? undefined : { ...result, how },
  };
}

/** An entry as it is stored. */
export const entryRow = ({ deck, pool, away, ...entry }: Entry, joinedAt: number): EntryRow => ({
  ...entry,
  deck: deck === undefined ? undefined : JSON.stringify(deck),
  pool: pool === undefined ? undefined : JSON.stringify(pool),
  away: away.length === 0 ? undefined : JSON.stringify(away),
  joinedAt,
});

/** A match as it is stored, without its outcome. */
export const matchRow = ({ outcome, seats, ...match }: Match): Omit<MatchRow, 'result'> => ({
  ...match,
  doneAt: outcome?.at,
  seats: seats.map(({ entry, seenAt, user }, seat) => ({ seat, entry, seenAt, user })),
});
