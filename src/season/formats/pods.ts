/** Rounds at tables of more than two: who sits with whom, and the table of the season. */
import { type PodResult, podStandings } from '#league/pod-standings';
import { type PodContender, partition, seatPods } from '#league/pods';
import { percent } from '#league/shares';
import type { Match, Season, Standings } from '../types.ts';
import { endAt, entriesById, idOf, inStage, isDone, type NewMatch, type Next, ranked } from './facts.ts';
import { roundsOf } from './rounds.ts';

export function podsNext(season: Season): Next {
  const matches = inStage(season, 'main');
  const open = matches.filter(({ status }) => status === 'waiting');
  if (!matches.every(isDone)) return { add: [], open, isOver: false };
  const round = Math.max(0, ...matches.map((match) => match.round));
  const left = season.entries.filter(({ status }) => status === 'in');
  const [min] = season.settings.seats;
  if (round >= roundsOf(season) || left.length < min) return { add: [], open: [], isOver: true };
  return { add: seated(season, round + 1), open: [], isOver: false };
}

function seated(season: Season, round: number): readonly NewMatch[] {
  const points = new Map(podStandings(rankingOf(season)).map((line) => [line.id, line]));
  const contenders = season.entries
    .filter(({ status }) => status === 'in')
    .map(({ n, lot = n, fromRound }): PodContender => {
      const line = points.get(idOf(n));
      const freeRounds = (line?.free ?? 0) + (fromRound > 1 ? 1 : 0);
      return { id: idOf(n), lot, points: line?.points ?? 0, met: metBy(season, n), freeRounds };
    });
  const [min, max] = season.settings.seats;
  const { pods, free } = seatPods(
    contenders,
    partition(contenders.length, season.settings.table, { least: min, most: max }),
  );
  return [...pods, ...free.map((one) => [one])].map((group, i) => ({
    ...{ division: 0, stage: 'main' as const, round, n: i + 1, entries: group.map(Number) },
  }));
}

function metBy(season: Season, n: number): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { seats, status } of season.matches) {
    if (status === 'void' || !seats.some(({ entry }) => entry === n)) continue;
    for (const { entry } of seats) if (entry !== n) met.set(idOf(entry), (met.get(idOf(entry)) ?? 0) + 1);
  }
  return met;
}

/** The final table of the best, after the rounds. */
export function finalTableNext(season: Season): Next {
  const matches = inStage(season, 'cut');
  const entries = season.progress.stages?.cut?.seeds ?? [];
  if (matches.length > 0 || entries.length === 0)
    return { add: [], open: matches.filter(({ status }) => status === 'waiting'), isOver: matches.every(isDone) };
  return { add: [{ division: 0, stage: 'cut', round: 1, n: 1, entries }], open: [], isOver: false };
}

/** Who came where, best first. Those who never came are last; without places, all are level. */
export function placesOf({ seats, outcome }: Match): PodResult['places'] {
  const places = outcome?.places ?? seats.map(() => (outcome?.how === 'nobody' ? 0 : 1));
  const order = [...new Set(places)].sort((one, other) => (one || Number.MAX_VALUE) - (other || Number.MAX_VALUE));
  return order.map((place) => seats.flatMap(({ entry }, seat) => (places[seat] === place ? [idOf(entry)] : [])));
}

function rankingOf(season: Season) {
  const done = inStage(season, 'main').filter(({ status }) => status === 'done');
  return {
    entries: ranked(season.entries),
    results: done
      .filter(({ seats }) => seats.length > 1)
      .map((match) => ({ round: match.round, places: placesOf(match) })),
    free: done.flatMap(({ round, seats: [one, ...others] }) =>
      one !== undefined && others.length === 0 ? [{ round, entry: idOf(one.entry) }] : [],
    ),
  };
}

export function podsStandingsOf(season: Season): Standings {
  const byId = entriesById(season);
  return podStandings(rankingOf(season)).flatMap(({ id, points, won, played, opponents, ...line }) => {
    const entry = byId.get(id);
    const note = `O ${percent(opponents)}`;
    const drawn = entry === undefined ? 0 : tablesShared(season, entry.n);
    return entry === undefined
      ? []
      : [{ ...line, entry, points: points / 100, won, drawn, lost: played - won - drawn, note }];
  });
}

/** How often somebody has shared the first place at a table. */
const tablesShared = (season: Season, n: number): number =>
  inStage(season, 'main').filter(({ status, seats, outcome }) => {
    const seat = seats.findIndex(({ entry }) => entry === n);
    return status === 'done' && outcome !== undefined && seat >= 0 && endAt(outcome, seat) === 'drawn';
  }).length;

/** With the final table, if there was one: its people come first, in its order. */
export function podsStandings(season: Season): Standings {
  const table = podsStandingsOf(season);
  const [final] = inStage(season, 'cut');
  // To a table that did not take place everybody comes as they stand.
  if (final?.status !== 'done' || final.outcome?.how === 'nobody') return table;
  const levels = placesOf(final);
  const first = levels.flatMap((level, i) => {
    const place = 1 + levels.slice(0, i).flat().length;
    return table.filter(({ entry }) => level.includes(idOf(entry.n))).map((line) => ({ ...line, place, byLot: false }));
  });
  const others = table.filter(({ entry }) => !first.some((line) => line.entry.n === entry.n));
  return [...first, ...others.map((line, i) => ({ ...line, place: first.length + i + 1 }))];
}
