/** Who stands where, reckoned anew from stored results by the clauses of leagues alone (L31–L37). */
import type { Entry, Match, Season } from '#season/types';
import { compare, type Fraction, fraction, larger, mean } from './fractions.ts';

/** A line as it ought to be: entry and points. Best first. */
export type Due = {
  readonly n: number;
  readonly points: number;
  /** What decides between those level on points, as it is shown. */
  readonly shown: readonly number[];
};

const WON = 3;
const LEAST = fraction(33, 100);

type Game = {
  readonly round: number;
  readonly seats: readonly [number, number];
  readonly won: readonly [number, number];
};
type Played = Game & { readonly drawn: number; readonly isLostByBoth: boolean };

/** Matches of two that count. */
const played = (matches: readonly Match[]): readonly Played[] =>
  matches.flatMap(({ status, round, seats: [one, other], outcome }) =>
    status !== 'done' || outcome === undefined || one === undefined || other === undefined
      ? []
      : [
          {
            round,
            seats: [one.entry, other.entry] as const,
            won: [outcome.won[0] ?? 0, outcome.won[1] ?? 0] as const,
            drawn: outcome.drawn,
            isLostByBoth: outcome.how === 'nobody',
          },
        ],
  );

const pointsOf = ({ won, isLostByBoth }: Played, side: 0 | 1): number => {
  const [own, other] = [won[side], won[1 - side] ?? 0];
  if (isLostByBoth || own < other) return 0;
  return own > other ? WON : 1;
};

const lotOf = ({ n, lot }: Entry): number => lot ?? n;

/** L32–L34: the table of Swiss rounds. */
export function swissTable(season: Season, division: number): readonly Due[] {
  const entries = season.entries.filter((entry) => entry.division === division);
  const main = season.matches.filter((match) => match.stage === 'main' && match.division === division);
  const results = played(main);
  const { bestOf } = season.settings;
  const tally = new Map(entries.map((entry) => [entry.n, tallyOf(entry, main, results, bestOf)]));
  const match = (n: number) => tally.get(n)?.match ?? LEAST;
  const opponents = (n: number) => tally.get(n)?.opponents ?? [];
  const omw = (n: number) => mean(opponents(n).map(match), LEAST);
  const game = (n: number) => tally.get(n)?.game ?? LEAST;
  const ogw = (n: number) => mean(opponents(n).map(game), LEAST);
  const oomw = (n: number) => mean(opponents(n).map(omw), LEAST);
  const keys: readonly ((n: number) => Fraction)[] = [
    (n) => fraction(tally.get(n)?.points ?? 0, 1),
    omw,
    ...(bestOf === 3 ? [game, ogw] : [oomw]),
  ];
  const shares = new Map(entries.map(({ n }) => [n, keys.map((key) => key(n))]));
  const order = (one: number, other: number) => {
    for (const [i, share] of (shares.get(one) ?? []).entries()) {
      const difference = compare(shares.get(other)?.[i] ?? share, share);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return entries
    .toSorted((one, other) => {
      const difference = order(one.n, other.n);
      if (difference !== 0) return difference;
      const level = entries.filter(({ n }) => order(n, one.n) === 0);
      const between = level.length === 2 ? balance(results, one.n, other.n) : 0;
      return between === 0 ? lotOf(one) - lotOf(other) : -between;
    })
    .map(({ n }) => ({ n, points: tally.get(n)?.points ?? 0, shown: (shares.get(n) ?? []).slice(1).map(hundredths) }));
}

const hundredths = ({ n, d }: Fraction): number => (100 * Number(n)) / Number(d);

const balance = (results: readonly Played[], one: number, other: number): number =>
  results.reduce((sum, { seats, won }) => {
    if (!seats.includes(one) || !seats.includes(other)) return sum;
    return sum + (seats[0] === one ? 1 : -1) * Math.sign(won[0] - won[1]);
  }, 0);

function tallyOf(entry: Entry, main: readonly Match[], results: readonly Played[], bestOf: number) {
  const own = results.filter(({ seats }) => seats.includes(entry.n));
  const side = ({ seats }: Played): 0 | 1 => (seats[0] === entry.n ? 0 : 1);
  const free = main.filter(({ seats }) => seats.length === 1 && seats[0]?.entry === entry.n).length;
  const rounds = new Set(
    main.filter(({ seats }) => seats.some((seat) => seat.entry === entry.n)).map(({ round }) => round),
  );
  const missed = Array.from({ length: entry.fromRound - 1 }, (_, i) => i + 1).filter(
    (round) => !rounds.has(round),
  ).length;
  const points = own.reduce((sum, result) => sum + pointsOf(result, side(result)), WON * free);
  const counted = own.length + free + missed;
  const enough = bestOf === 3 ? 2 : 1;
  const games = own.reduce((sum, { won, drawn }) => sum + won[0] + won[1] + drawn, enough * free);
  const gamePoints = own.reduce(
    (sum, result) => sum + WON * result.won[side(result)] + result.drawn,
    WON * enough * free,
  );
  return {
    points,
    match: counted === 0 ? LEAST : larger(fraction(points, WON * counted), LEAST),
    game: games === 0 ? LEAST : larger(fraction(gamePoints, WON * games), LEAST),
    opponents: own.map((result) => result.seats[1 - side(result)] ?? 0),
  };
}

/** L35, L36: the table of a division in which everyone meets everyone. */
export function everyoneTable(season: Season, division: number): readonly Due[] {
  const main = season.matches.filter((match) => match.division === division);
  const everybody = season.entries.filter((entry) => entry.division === division);
  const isOut = ({ n, status }: Entry) => {
    if (status === 'in') return false;
    const own = main.filter(({ seats }) => seats.some(({ entry }) => entry === n));
    return 2 * own.filter(({ outcome }) => outcome !== undefined && outcome.how !== 'dropped').length < own.length;
  };
  const out = new Set(everybody.filter(isOut).map(({ n }) => n));
  const results = played(main).filter(({ seats }) => !seats.some((n) => out.has(n)));
  const entries = everybody.filter(({ n }) => !out.has(n));
  const sum = (n: number, among: readonly Played[], worth: (result: Played, side: 0 | 1) => number) =>
    among.reduce((all, result) => {
      const side = result.seats.indexOf(n);
      return side === 0 || side === 1 ? all + worth(result, side) : all;
    }, 0);
  const points = new Map(entries.map(({ n }) => [n, sum(n, results, pointsOf)]));
  const wins = (n: number) => sum(n, results, (result, side) => (pointsOf(result, side) === WON ? 1 : 0));
  const beaten = (n: number) =>
    sum(n, results, (result, side) => {
      const worth = { 0: 0, 1: 1, 3: 2 }[pointsOf(result, side)] ?? 0;
      return worth * (points.get(result.seats[1 - side] ?? 0) ?? 0);
    });
  const ordered = (level: readonly Entry[]): readonly Entry[] => {
    if (level.length < 2) return level;
    const ids = new Set(level.map(({ n }) => n));
    const among = results.filter(({ seats }) => seats.every((n) => ids.has(n)));
    const keys = [(n: number) => points.get(n) ?? 0, (n: number) => sum(n, among, pointsOf), wins, beaten];
    for (const key of keys) {
      const values = [...new Set(level.map(({ n }) => key(n)))].sort((one, other) => other - one);
      if (values.length > 1) return values.flatMap((value) => ordered(level.filter(({ n }) => key(n) === value)));
    }
    return level.toSorted((one, other) => lotOf(one) - lotOf(other));
  };
  return ordered(entries).map(({ n }) => ({ n, points: points.get(n) ?? 0, shown: [beaten(n) / 2] }));
}

/** A team as it ought to stand. `boards`: twice their points. */
export type TeamDue = { readonly name: string; readonly points: number; readonly boards: number };

/** The table of teams: matches, then boards, then each other, then the lot of the first board. */
export function teamTable(season: Season): readonly TeamDue[] {
  const teams = season.progress.teams.map(({ name, boards }) => ({ name, boards }));
  type Own = (typeof teams)[number];
  const isIn = (n: number) => season.entries.some((one) => one.n === n && one.status === 'in');
  const between = (one: Own, other: Own, round: number) =>
    season.matches.filter(
      (match) =>
        match.round === round &&
        match.seats.some(({ entry }) => one.boards.includes(entry)) &&
        match.seats.some(({ entry }) => other.boards.includes(entry)),
    );
  const rounds = [...new Set(season.matches.map(({ round }) => round))];
  const meetings = (own: Own) =>
    teams
      .flatMap((other) => (other === own ? [] : rounds.map((round) => ({ other, all: between(own, other, round) }))))
      .filter(({ all }) => all.length > 0);
  const isOut = (own: Own) => {
    if (own.boards.some(isIn)) return false;
    const all = meetings(own);
    const touched = all.filter(({ all: boards }) =>
      boards.some(({ outcome }) => outcome !== undefined && outcome.how !== 'dropped'),
    );
    return 2 * touched.length < all.length;
  };
  const left = teams.filter((own) => !isOut(own));
  const worth = (own: Own, boards: readonly Match[]) =>
    played(boards).reduce((sum, result) => {
      const side = own.boards.includes(result.seats[0]) ? 0 : 1;
      return sum + ({ 0: 0, 1: 1, 3: 2 }[pointsOf(result, side)] ?? 0);
    }, 0);
  const done = (own: Own, among: readonly Own[]) =>
    meetings(own).filter(
      ({ other, all }) =>
        among.includes(other) &&
        all.every(({ status }) => status === 'done' || status === 'void') &&
        all.some(({ status }) => status === 'done'),
    );
  const points = (own: Own, among: readonly Own[] = left) =>
    done(own, among).reduce((sum, { other, all }) => {
      const [mine, theirs] = [worth(own, all), worth(other, all)];
      return sum + (mine > theirs ? 3 : mine === theirs && mine > 0 ? 1 : 0);
    }, 0);
  const boards = (own: Own) => done(own, left).reduce((sum, { all }) => sum + worth(own, all), 0);
  const lot = (own: Own) => season.entries.filter(({ n }) => n === own.boards[0]).map(lotOf)[0] ?? 0;
  const ordered = (level: readonly Own[]): readonly Own[] => {
    for (const key of [(own: Own) => points(own), boards, (own: Own) => points(own, level)] as const) {
      const values = [...new Set(level.map(key))].sort((one, other) => other - one);
      if (values.length > 1) return values.flatMap((value) => ordered(level.filter((own) => key(own) === value)));
    }
    return level.toSorted((one, other) => lot(one) - lot(other));
  };
  return ordered(left).map((own) => ({ name: own.name, points: points(own), boards: boards(own) }));
}

/** L37: the table of a season of tables of more than two, without its last table. Points in hundredths. */
export function podTable(season: Season): readonly Due[] {
  const done = season.matches.filter(({ stage, status }) => stage === 'main' && status === 'done');
  const own = (n: number) => done.filter(({ seats }) => seats.some(({ entry }) => entry === n));
  const worth = ({ seats, outcome }: Match, n: number): number => {
    if (seats.length === 1) return 300;
    const places = seats.map((_, seat) => (outcome?.places ?? seats.map(() => 1))[seat] || seats.length + 1);
    const place = places[seats.findIndex(({ entry }) => entry === n)] ?? 0;
    const better = places.filter((one) => one < place).length;
    const level = places.filter((one) => one === place).length;
    const shared = Array.from(
      { length: level },
      (_, i) => (600 * (seats.length - 1 - better - i)) / (seats.length - 1),
    );
    return shared.reduce((sum, one) => sum + one, 0) / level;
  };
  const isWon = ({ seats, outcome }: Match, n: number): boolean => {
    const places = (outcome?.places ?? []).map((place) => place || seats.length + 1);
    const best = Math.min(...places);
    const isAlone = places.filter((one) => one === best).length === 1;
    return isAlone && places[seats.findIndex(({ entry }) => entry === n)] === best;
  };
  const points = (n: number) => own(n).reduce((sum, match) => sum + worth(match, n), 0);
  const wins = (n: number) => own(n).filter((match) => isWon(match, n)).length;
  const share = (n: number) => fraction(Math.round(points(n)), Math.max(1, own(n).length) * 600);
  const opponents = (n: number) =>
    mean(
      own(n).flatMap(({ seats }) => seats.flatMap(({ entry }) => (entry === n ? [] : [share(entry)]))),
      fraction(0, 1),
    );
  const lines = season.entries.map((entry) => ({
    entry,
    n: entry.n,
    points: points(entry.n),
    wins: wins(entry.n),
    opponents: opponents(entry.n),
    shown: [hundredths(opponents(entry.n))],
  }));
  return lines.toSorted(
    (one, other) =>
      other.points - one.points ||
      other.wins - one.wins ||
      compare(other.opponents, one.opponents) ||
      lotOf(one.entry) - lotOf(other.entry),
  );
}
