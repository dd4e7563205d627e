/** Knock-out brackets, with one or two losses: which matches there are, and who meets in them as results come in. */
import type { EntryId } from './results.ts';

/** Where a side of a match comes from: a seed, counted from 1, or an earlier match. */
export type Source = { readonly seed: number } | { readonly winnerOf: number } | { readonly loserOf: number };

export type BracketPart = 'upper' | 'lower' | 'final' | 'second final';

/** A match of a bracket. A `second final` is played if whoever had lost before has won the first. */
export type BracketMatch = {
  /** From 0; sources come before the matches that they lead to. */
  readonly n: number;
  readonly part: BracketPart;
  /** From 1, within its part. */
  readonly round: number;
  readonly sources: readonly [Source, Source];
};

/** With one loss the last round of the upper part is the final. `entries`: at least 2. */
export function bracketOf(entries: number, losses: 1 | 2): readonly BracketMatch[] {
  const matches: BracketMatch[] = [];
  const add = (part: BracketPart, round: number, sources: readonly [Source, Source]): number => {
    matches.push({ n: matches.length, part, round, sources });
    return matches.length - 1;
  };
  const upper = addUpperPart(entries, add);
  const [last] = upper.at(-1) ?? [];
  if (losses === 1 || last === undefined) return matches;
  const final = add('final', 1, [{ winnerOf: last }, addLowerPart(upper, add)]);
  add('second final', 1, [{ winnerOf: final }, { loserOf: final }]);
  return matches;
}

type Add = (part: BracketPart, round: number, sources: readonly [Source, Source]) => number;

/** Returns the matches of each round. */
function addUpperPart(entries: number, add: Add): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = [];
  let sides: readonly Source[] = seedOrder(entries).map((seed) => ({ seed }));
  while (sides.length > 1) {
    const round = inPairs(sides).map((pair) => add('upper', rounds.length + 1, pair));
    rounds.push(round);
    sides = round.map((n) => ({ winnerOf: n }));
  }
  return rounds;
}

/**
 * The losers of the first round meet each other; those of each later one come in against those who are left, from the other end, so
 * that rematches come late. Returns who comes out of it.
 */
function addLowerPart(upper: readonly (readonly number[])[], add: Add): Source {
  const [first = [], ...later] = upper;
  let sides: readonly Source[] = first.map((n) => ({ loserOf: n }));
  let round = 0;
  const play = (pairs: readonly (readonly [Source, Source])[]) => {
    round++;
    sides = pairs.map((pair) => ({ winnerOf: add('lower', round, pair) }));
  };
  for (const entering of later) {
    play(inPairs(sides));
    const losers = entering.toReversed();
    play(sides.map((side, index) => [side, { loserOf: losers[index] as number }]));
  }
  return sides[0] as Source;
}

/** The seeds in their places, so that 1 and 2 can only meet in the last round: 1, 8, 5, 4, 3, 6, 7, 2. */
export function seedOrder(entries: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < entries) {
    const next = 2 * order.length + 1;
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, next - seed] : [next - seed, seed]));
  }
  return order;
}

function inPairs(sides: readonly Source[]): readonly (readonly [Source, Source])[] {
  return sides.flatMap((side, index) => (index % 2 === 0 ? [[side, sides[index + 1] as Source] as const] : []));
}

/** Which side of a match has won; `nobody`: both have lost. */
export type BracketResult = 0 | 1 | 'nobody';

/** An entry, nobody (a place that stays empty), or undefined: not known yet. */
export type Side = EntryId | typeof EMPTY | undefined;
export const EMPTY = 0;

/** `walkover`: one side is empty, so the other goes on; `off`: there is nothing to play for. */
export type BracketState = 'waiting' | 'ready' | 'done' | 'walkover' | 'off';

export type BracketStand = BracketMatch & {
  readonly sides: readonly [Side, Side];
  readonly state: BracketState;
  readonly winner: Side;
  readonly loser: Side;
};

/**
 * What follows where neither of two comes. `one-loss-each`: each of them has one more loss; who has fewer than are allowed goes on
 * in the lower part, and of a final somebody is the champion. `both-out`: seasons begun before that ruling go on without them.
 */
export type BothAbsent = 'one-loss-each' | 'both-out';

/** How a bracket stands. `seeds`: the best first; `results`: by number of the match. */
export function standOf(
  bracket: readonly BracketMatch[],
  seeds: readonly EntryId[],
  results: ReadonlyMap<number, BracketResult>,
  bothAbsent: BothAbsent = 'one-loss-each',
): readonly BracketStand[] {
  const stands: BracketStand[] = [];
  const losses = new Map<Side, number>();
  const context: BracketContext = {
    last: bracket.findLast(({ part }) => part !== 'second final')?.n ?? 0,
    allowed: bracket.some(({ part }) => part === 'lower' || part === 'final') ? 2 : 1,
    bothAbsent,
    lossesOf: (side) => losses.get(side) ?? 0,
    seedOf: (side) => seeds.indexOf(String(side)),
  };
  const sideOf = (source: Source): Side => {
    if ('seed' in source) return seeds[source.seed - 1] ?? EMPTY;
    return 'winnerOf' in source ? stands[source.winnerOf]?.winner : stands[source.loserOf]?.loser;
  };
  for (const match of bracket) {
    const sides = [sideOf(match.sources[0]), sideOf(match.sources[1])] as const;
    const result = results.get(match.n);
    const stand = { ...match, sides, ...outcome(match, sides, result, context) };
    stands.push(stand);
    if (stand.state === 'done')
      for (const side of result === 'nobody' ? sides : [stand.loser]) losses.set(side, context.lossesOf(side) + 1);
  }
  return stands;
}

type BracketContext = {
  /** The final; with two losses the first one. */
  readonly last: number;
  /** So many losses put somebody out. */
  readonly allowed: 1 | 2;
  readonly bothAbsent: BothAbsent;
  lossesOf(side: Side): number;
  /** From 0, the best first. */
  seedOf(side: Side): number;
};

type Result = Pick<BracketStand, 'state' | 'winner' | 'loser'>;

function outcome(
  match: BracketMatch,
  [one, other]: readonly [Side, Side],
  result: BracketResult | undefined,
  context: BracketContext,
): Result {
  const { part } = match;
  if (one === undefined || other === undefined) return { state: 'waiting', winner: undefined, loser: undefined };
  if (one === EMPTY && other === EMPTY) return { state: 'off', winner: EMPTY, loser: EMPTY };
  // Whoever has lost the first final as their first loss plays a second one; their opponent had lost before.
  if (part === 'second final' && other !== EMPTY && context.lossesOf(other) >= context.allowed)
    return { state: 'off', winner: one, loser: other };
  if (part === 'upper' && context.allowed === 2) {
    const freed = withoutThoseWhoLost(one, other, context);
    if (freed !== undefined) return freed;
  }
  if (one === EMPTY || other === EMPTY) return { state: 'walkover', winner: one === EMPTY ? other : one, loser: EMPTY };
  if (result === undefined) return { state: 'ready', winner: undefined, loser: undefined };
  if (result === 'nobody') return { state: 'done', ...neitherCame(match, one, other, context) };
  return { state: 'done', winner: result === 0 ? one : other, loser: result === 0 ? other : one };
}

/**
 * Of two who have both lost a match of the upper part, one falls into the lower part at once. The other one keeps the place above
 * only until the next match there, which they leave as its loser: for whoever meets them it is a free pass.
 */
function withoutThoseWhoLost(one: Side, other: Side, context: BracketContext): Result | undefined {
  const hasLost = (side: Side): boolean => side !== EMPTY && context.lossesOf(side) > 0;
  if (!hasLost(one) && !hasLost(other)) return undefined;
  if (hasLost(one) && hasLost(other)) return { state: 'off', ...bySeed(one, other, context) };
  const [winner, loser] = hasLost(one) ? [other, one] : [one, other];
  return { state: winner === EMPTY ? 'off' : 'walkover', winner, loser };
}

function neitherCame(
  { n, part }: BracketMatch,
  one: Side,
  other: Side,
  context: BracketContext,
): Omit<Result, 'state'> {
  if (context.bothAbsent === 'both-out') return { winner: EMPTY, loser: EMPTY };
  if (part === 'second final' || n === context.last) {
    const order = context.lossesOf(one) - context.lossesOf(other);
    if (order !== 0) return order < 0 ? { winner: one, loser: other } : { winner: other, loser: one };
    return bySeed(one, other, context);
  }
  return part === 'upper' && context.allowed === 2 ? bySeed(one, other, context) : { winner: EMPTY, loser: EMPTY };
}

const bySeed = (one: Side, other: Side, { seedOf }: BracketContext): { readonly winner: Side; readonly loser: Side } =>
  seedOf(one) <= seedOf(other) ? { winner: one, loser: other } : { winner: other, loser: one };

/** The matches that a match leads to, however far on, in their order. */
export function following(bracket: readonly BracketMatch[], match: number): readonly number[] {
  const reached = new Set([match]);
  for (const { n, sources } of bracket)
    if (
      sources.some(
        (source) => !('seed' in source) && reached.has('winnerOf' in source ? source.winnerOf : source.loserOf),
      )
    )
      reached.add(n);
  reached.delete(match);
  return [...reached];
}

/**
 * The entries of a bracket by how far they have come, best first; those who left it in the same round share a group. Groups stay
 * empty at the top if nobody has come so far, as neither came to a match.
 */
export function bracketPlaces(stands: readonly BracketStand[]): readonly (readonly EntryId[])[] {
  const lastOf = new Map<EntryId, BracketStand>();
  for (const stand of stands) for (const side of stand.sides) if (typeof side === 'string') lastOf.set(side, stand);
  const groups = new Map<string, EntryId[]>(stands.map(({ part, round }) => [`${part} ${round}`, []]));
  const left: EntryId[] = [];
  for (const [id, { part, round, winner }] of lastOf) {
    const isOut = winner !== undefined && winner !== id;
    (isOut ? groups.get(`${part} ${round}`) : left)?.push(id);
  }
  const all = [left, ...[...groups.values()].toReversed()];
  const first = all.findIndex((group) => group.length > 0);
  return all.filter((group, i) => i < first || group.length > 0);
}

/**
 * The matches that two people play, without those that a free place leaves without an opponent from the start: their only
 * person comes straight from where they were before.
 */
export function contested(stands: readonly BracketStand[]): readonly BracketStand[] {
  const seeds: EntryId[] = [];
  for (const { sources, sides } of stands)
    for (const [i, source] of sources.entries()) {
      const side = sides[i];
      if ('seed' in source && typeof side === 'string') seeds[source.seed - 1] = side;
    }
  const played = standOf(stands, seeds, new Map(stands.map(({ n }) => [n, 0])));
  const isFree = ({ part, state }: BracketStand): boolean => part !== 'second final' && state !== 'done';
  const origin = (source: Source): Source => {
    const before = 'winnerOf' in source ? played[source.winnerOf] : undefined;
    return before !== undefined && isFree(before) ? origin(before.sources[before.sides[0] === EMPTY ? 1 : 0]) : source;
  };
  return stands.flatMap((stand, n) =>
    played[n] === undefined || isFree(played[n])
      ? []
      : [{ ...stand, sources: [origin(stand.sources[0]), origin(stand.sources[1])] }],
  );
}
