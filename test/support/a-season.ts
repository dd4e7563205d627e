/** Seasons as tests need them, with what is usual for all that they do not name. */
import { advance, winFor } from '#season/lifecycle/advance';
import type { Entry, Match, Season, SeasonSettings } from '#season/types';

export const aSetting = (more: Partial<SeasonSettings> = {}): SeasonSettings => ({
  ...{
    kind: 'swiss',
    game: 'eve',
    edition: 'core',
    rules: {},
    pace: 'steady',
    bestOf: 1,
    cut: 0,
    atOnce: 2,
    legs: 1,
    teamSize: 1,
    losses: 1,
  },
  ...{
    places: 1000,
    table: 2,
    seats: [3, 4],
    weeks: 8,
    decks: 'own',
    deckChanges: false,
    approval: false,
    gifts: 3,
    awayDays: 5,
    spoilers: false,
    checkIn: 0,
    seeding: 'lot',
  },
  ...more,
});

export const anEntry = (n: number, more: Partial<Entry> = {}): Entry => ({
  ...{ n, user: `${n}`, name: `Player ${n}`, status: 'in', lot: n, division: 0, fromRound: 1 },
  ...{ deck: undefined, pool: undefined, secret: false, standsFor: undefined, away: [] },
  ...more,
});

export const aMatch = (n: number, entries: readonly number[], more: Partial<Match> = {}): Match => ({
  ...{ id: `match${n}`, division: 0, stage: 'main', round: 1, n, status: 'done', table: undefined, games: 1 },
  ...{ openedAt: 1, first: undefined, outcome: undefined },
  seats: entries.map((entry) => ({ entry, seenAt: undefined })),
  ...more,
});

export const aSeason = (more: Partial<Season> = {}): Season => ({
  ...{ id: 's', owner: 'o', organisers: [], n: 1, rev: 1, status: 'running', seed: 'x', message: undefined },
  ...{
    startsAt: undefined,
    startedAt: 1,
    endedAt: undefined,
    ruleset: undefined,
    asked: [],
    turnedAway: [],
    matches: [],
    entries: [],
  },
  progress: {
    isSilent: false,
    isEnded: false,
    apart: [],
    seeds: {},
    seeded: [],
    teams: [],
    chosen: {},
    queue: [],
    challenges: [],
    disputes: [],
    reminded: [],
    unreached: [],
    hasCheckDue: true,
    stuck: [],
  },
  league: { id: 'l', name: 'Autumn', guild: 'g', channel: 'c' },
  settings: aSetting(),
  ...more,
});

/** A season of so many that is played to its end; whoever has the higher number always wins. */
export function aPlayedSeason(count: number, settings: Partial<SeasonSettings>): Season {
  let ids = 0;
  const around = { now: () => 1, newId: () => `m${ids++}` };
  const entries = Array.from({ length: count }, (_, i) => anEntry(i + 1));
  let now = advance(aSeason({ settings: aSetting(settings), entries }), around).season;
  for (let at = 1; at < 1000; at++) {
    const next = now.matches.find(({ status }) => status === 'waiting');
    if (next === undefined) return now;
    const [one, other] = next.seats;
    const won = winFor((one?.entry ?? 0) > (other?.entry ?? 0) ? 0 : 1, now, [0, 0]);
    const done: Match = { ...next, status: 'done', outcome: { ...won, how: 'played', at } };
    now = advance({ ...now, matches: now.matches.map((match) => (match === next ? done : match)) }, around).season;
  }
  throw new Error('the season does not end');
}
