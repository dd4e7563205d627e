/** Swiss rounds (L18, L19, L24, L25): how many there are, who is in them, and that no other pairing would have cost less. */
import type { Match, Season } from '#season/types';
import { entryOf, type Rule } from './judge.ts';
import { swissTable } from './tables.ts';

/** Larger fields have too many pairings to try them all. */
const MAX_FIELD = 14;

/** What a pairing costs, the weightiest reason first. The lot only decides between those that cost the same. */
type Cost = readonly [again: number, free: number, gaps: number, floats: number];
const NOTHING: Cost = [0, 0, 0, 0];

const plus = (one: Cost, other: Cost): Cost => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
];
const isLess = (one: Cost, other: Cost): boolean => {
  const at = one.findIndex((figure, i) => figure !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** Somebody who is paired; `floated`: against whom in the round before. */
type Paired = {
  readonly n: number;
  readonly points: number;
  readonly free: number;
  readonly met: readonly number[];
  readonly floated: 'down' | 'up' | undefined;
};

const isSwissOfTwo = ({ settings }: Season): boolean => settings.kind === 'swiss' && settings.table === 2;
const has = ({ seats }: Match, n: number): boolean => seats.some(({ entry }) => entry === n);
const roundOf = (matches: readonly Match[]): number => Math.max(0, ...matches.map(({ round }) => round));

/** The season as it was before a round. */
const until = (season: Season, round: number): Season => ({
  ...season,
  matches: season.matches.filter((match) => match.stage === 'main' && match.round < round),
});

function field(season: Season, division: number, round: number, people: readonly number[]): readonly Paired[] {
  const pointsIn = (before: Season) => new Map(swissTable(before, division).map(({ n, points }) => [n, points]));
  const before = until(season, round);
  const points = pointsIn(before);
  const earlier = pointsIn(until(season, round - 1));
  return people.map((n) => {
    const own = before.matches.filter((match) => match.status === 'done' && has(match, n));
    const opponents = own.flatMap((match) =>
      match.seats.flatMap(({ entry }) => (entry === n ? [] : [{ entry, round: match.round }])),
    );
    const last = opponents.find((one) => one.round === round - 1)?.entry;
    const gap = last === undefined ? 0 : (earlier.get(n) ?? 0) - (earlier.get(last) ?? 0);
    const isLate = (entryOf(season, n)?.fromRound ?? 1) > 1;
    return {
      n,
      points: points.get(n) ?? 0,
      free: own.filter(({ seats }) => seats.length === 1).length + (isLate ? 1 : 0),
      met: opponents.map(({ entry }) => entry),
      floated: gap > 0 ? 'down' : gap < 0 ? 'up' : undefined,
    };
  });
}

function costOf({ progress }: Season, one: Paired, other: Paired): Cost {
  const times = one.met.filter((n) => n === other.n).length;
  const isApart = progress.apart.some((pair) => pair.includes(one.n) && pair.includes(other.n));
  const [upper, lower] = one.points > other.points ? [one, other] : [other, one];
  const isFloat = upper.points > lower.points && (upper.floated === 'down' || lower.floated === 'up');
  const again = isApart ? 7 : Math.min(7, (times * (times + 1)) / 2);
  return [again, 0, (upper.points - lower.points) ** 2, isFloat ? 1 : 0];
}

/** What the least costly pairing costs; with an odd number somebody is free. */
function least(
  people: readonly Paired[],
  pair: (one: Paired, other: Paired) => Cost,
  free: (one: Paired) => Cost,
): Cost {
  const known = new Map<number, Cost>([[0, NOTHING]]);
  const find = (left: number): Cost => {
    const found = known.get(left);
    if (found !== undefined) return found;
    const indexes = people.flatMap((_, i) => ((left & (1 << i)) === 0 ? [] : [i]));
    const [first = 0, ...others] = indexes;
    const one = people[first] as Paired;
    const rest = left & ~(1 << first);
    const totals = others.map((i) => plus(pair(one, people[i] as Paired), find(rest & ~(1 << i))));
    if (indexes.length % 2 === 1) totals.push(plus(free(one), find(rest)));
    const best = totals.reduce((a, b) => (isLess(b, a) ? b : a));
    known.set(left, best);
    return best;
  };
  return find((1 << people.length) - 1);
}

/** The rounds that were paired since the look before, in each division. */
function newRounds(season: Season, before: Season | undefined): readonly (readonly Match[])[] {
  const known = new Set(before?.matches.map(({ id }) => id));
  const main = season.matches.filter(({ stage }) => stage === 'main');
  const divisions = [...new Set(main.map(({ division }) => division))];
  return divisions.flatMap((division) => {
    const own = main.filter((match) => match.division === division);
    const last = own.filter(({ round }) => round === roundOf(own));
    return last.length > 0 && last.every(({ id }) => !known.has(id)) ? [last] : [];
  });
}

/** L25: no other pairing costs less. */
const cheapest: Rule = ({ season, before }) => {
  if (season.status !== 'running' || !isSwissOfTwo(season)) return [];
  return newRounds(season, before).flatMap((matches) => {
    const [{ division = 0, round = 1 } = {}] = matches;
    const chosen = season.progress.chosen[round] ?? [];
    const isChosen = (match: Match) => chosen.some((pair) => pair.every((n) => has(match, n)));
    const paired = matches.filter((match) => !isChosen(match));
    const people = field(
      season,
      division,
      round,
      paired.flatMap(({ seats }) => seats.map(({ entry }) => entry)),
    );
    if (people.length === 0 || people.length > MAX_FIELD) return [];
    const nobody = Math.min(...people.map(({ points }) => points)) - 3;
    const pair = (one: Paired, other: Paired) => costOf(season, one, other);
    const free = (one: Paired): Cost => [0, Math.min(3, one.free), (one.points - nobody) ** 2, 0];
    const cost = paired.reduce((sum, { seats }) => {
      const [one, other] = seats.map(({ entry }) => people.find(({ n }) => n === entry) as Paired);
      return one === undefined ? sum : plus(sum, other === undefined ? free(one) : pair(one, other));
    }, NOTHING);
    const best = least(people, pair, free);
    return isLess(best, cost) ? [`L25 round ${round} costs ${cost.join()}, and another pairing ${best.join()}`] : [];
  });
};

/** L24: everybody who is in the season is in its round, once, and at most one of them is free. */
const everybody: Rule = ({ season, before }) => {
  if (season.status !== 'running' || !isSwissOfTwo(season)) return [];
  return newRounds(season, before).flatMap((matches) => {
    const [{ division = 0, round = 1 } = {}] = matches;
    const all = matches.flatMap(({ seats }) => seats.map(({ entry }) => entry));
    const isMissing = (n: number) => !all.includes(n) && (before === undefined || entryOf(before, n)?.status === 'in');
    const missing = season.entries.filter(
      (entry) => entry.division === division && entry.status === 'in' && entry.fromRound <= round && isMissing(entry.n),
    );
    const free = matches.filter(({ seats }) => seats.length === 1);
    return [
      ...missing.map(({ user }) => `L24 ${user} is not in round ${round}`),
      ...(new Set(all).size < all.length ? [`L24 somebody is in round ${round} twice`] : []),
      ...(free.length > all.length % 2 ? [`L24 ${free.length} are free in round ${round} of ${all.length}`] : []),
    ];
  });
};

/** L18, L19: as many rounds as were wished or are usual, and not more than can be played without meeting anybody twice. */
const rounds: Rule = ({ season, before, world }) => {
  const { settings, entries } = season;
  if (settings.kind !== 'swiss') return [];
  const divisions = [...new Set(entries.map(({ division }) => division))];
  if (season.status === 'running' && before?.status !== 'running' && world.rounds.size === 0)
    for (const division of divisions) {
      const count = entries.filter((entry) => entry.division === division && entry.status === 'in').length;
      const usual = settings.decks === 'draft' ? 3 : Math.ceil(Math.log2(Math.max(2, count)));
      const bound = settings.table > 2 ? 12 : Math.min(12, Math.ceil(count / 2));
      world.rounds.set(division, Math.min(settings.rounds ?? usual, bound));
    }
  // Organisers may change them as long as rounds are played.
  if (before?.status === 'running' && settings.rounds !== undefined && settings.rounds !== before.settings.rounds)
    for (const division of divisions) world.rounds.set(division, settings.rounds);
  const isDone = before?.status === 'running' && (season.status === 'cut' || season.status === 'review');
  return divisions.flatMap((division) => {
    const own = season.matches.filter((match) => match.stage === 'main' && match.division === division);
    const due = world.rounds.get(division);
    const count = entries.filter((entry) => entry.division === division && entry.status === 'in').length;
    const played = roundOf(own);
    if (due === undefined) return [];
    if (played > due) return [`L19 round ${played} is paired, and there are ${due} at most`];
    const fewest = settings.table > 2 ? settings.seats[0] : 2;
    return isDone && played < due && count >= fewest ? [`L18 ${played} rounds were played instead of ${due}`] : [];
  });
};

export const pairingRules = { cheapest, everybody, rounds };
