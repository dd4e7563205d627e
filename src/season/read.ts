/** Seasons as they are stored, read into what the rules work with. */
import { z } from 'zod';
import type { Deck } from '#face/deck';
import type { EntryRow, MatchRow, SeasonRow, StoredSeason } from '#store/types';
import { readSettings } from './settings.ts';
import { type Entry, endings, type Match, type Season, type SeasonSettings, seasonStatuses } from './types.ts';

const deckShape = z.object({
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  extra: z.record(z.string(), z.array(z.string())),
  main: z.record(z.string(), z.number()),
});
const choiceShape = z.union([z.string(), deckShape]);
const entryStatus = z.enum(['in', 'dropped', 'excluded']).catch('in');
const matchStatus = z.enum(['waiting', 'open', 'stuck', 'done', 'void']);

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined: it is damaged, or of a later version of the program. */
export function readSeason({ league, season, entries, matches }: StoredSeason): Season | undefined {
  const settings = settingsIn(season);
  const status = seasonStatuses.find((one) => one === season.status);
  if (settings === undefined || status === undefined) return undefined;
  const { id, n, rev, seed, startsAt, startedAt, endedAt, message } = season;
  const { name, guild, channel, owner } = league;
  return {
    ...{ id, n, rev, status, settings, seed, startsAt, startedAt, endedAt, message, owner },
    league: { id: league.id, name, guild, channel },
    entries: entries.map(readEntry),
    matches: matches.flatMap((row) => readMatch(row) ?? []),
  };
}

export const settingsIn = ({ settings }: Pick<SeasonRow, 'settings'>): SeasonSettings | undefined =>
  readSettings(parsed(settings));

function readEntry({ deck, status, ...row }: EntryRow): Entry {
  const { n, user, name, lot, division, fromRound } = row;
  const choice: string | Deck | undefined = choiceShape.safeParse(parsed(deck)).data;
  return { n, user, name, lot, division, fromRound, status: entryStatus.parse(status), deck: choice };
}

function readMatch({ result, seats, ...row }: MatchRow): Match | undefined {
  const status = matchStatus.safeParse(row.status).data;
  if (status === undefined) return undefined;
  const how = endings.find((one) => one === result?.how);
  return {
    ...{ id: row.id, division: row.division, round: row.round, n: row.n, status, table: row.table, games: row.games },
    openedAt: row.openedAt,
    stage: row.stage === 'cut' ? 'cut' : 'main',
    seats: seats.map(({ entry, seenAt }) => ({ entry, seenAt })),
    outcome: result === undefined || how === undefined ? undefined : { ...result, how },
  };
}

/** An entry as it is stored. */
export const entryRow = ({ deck, ...entry }: Entry, joinedAt: number): EntryRow => ({
  ...entry,
  deck: deck === undefined ? undefined : JSON.stringify(deck),
  joinedAt,
});

/** A match as it is stored, without its outcome. */
export const matchRow = ({ outcome, seats, ...match }: Match): Omit<MatchRow, 'result'> => ({
  ...match,
  doneAt: outcome?.at,
  seats: seats.map(({ entry, seenAt }, seat) => ({ seat, entry, seenAt })),
});
