/** Knock-outs with two losses (L22), played through from the seeds by the stored results: who meets whom, who is out, and who has won. */
import { standingsOf } from '#season/formats/index';
import type { Match, Season } from '#season/types';
import { called, entryOf, isCalm, isOver, isUnderWay, type Rule } from './judge.ts';
import { isBracket, losersOf, placesFor, seedsOf, stageOf } from './rules-bracket.ts';
import { DAY, SOON } from './time.ts';

/** An entry, nobody (a place that stays empty), or undefined: that is not known yet. */
type Somebody = number | 'nobody' | undefined;
type Ended = { readonly winner: Somebody; readonly loser: Somebody };
type Meeting = {
  readonly round: number;
  readonly people: readonly [number, number];
  readonly match: Match | undefined;
};
type Part = 'upper' | 'lower' | 'final' | 'second final';

const UNKNOWN: Ended = { winner: undefined, loser: undefined };

/** A knock-out as it ought to be. */
class Bracket {
  readonly meetings: Meeting[] = [];
  /** The stretch of the knock-out that each has come to; later ones count more. */
  readonly reached = new Map<number, number>();
  private stretch = 0;
  private readonly losses = new Map<number, number>();
  private readonly matches: readonly Match[];
  private readonly seeds: readonly number[];
  readonly champion: Somebody;

  constructor(matches: readonly Match[], seeds: readonly number[]) {
    // Of two matches between the same people the later one has the larger number.
    this.matches = matches.toSorted((one, other) => one.n - other.n);
    this.seeds = seeds;
    this.champion = this.play();
  }

  lossesOf = (one: Somebody): number => (typeof one === 'number' ? (this.losses.get(one) ?? 0) : 0);

  private play(): Somebody {
    const { seeds } = this;
    let above: readonly Somebody[] = placesFor(seeds.length).map((seed) => seeds[seed - 1] ?? 'nobody');
    let below: readonly Somebody[] = [];
    let lowerRound = 0;
    const lower = (pairs: readonly (readonly Somebody[])[]) => {
      lowerRound++;
      this.stretch++;
      return pairs.map(([one, other]) => this.meet('lower', lowerRound, one, other).winner);
    };
    for (let round = 1; above.length > 1; round++) {
      this.stretch++;
      const ended = inTwos(above).map(([one, other]) => this.meet('upper', round, one, other));
      const losers = ended.map(({ loser }) => loser);
      above = ended.map(({ winner }) => winner);
      if (round === 1) below = losers;
      else {
        const left = lower(inTwos(below));
        below = lower(left.map((one, i) => [one, losers[losers.length - 1 - i]]));
      }
    }
    this.stretch++;
    const final = this.meet('final', 1, above[0], below[0]);
    if (final.winner === undefined || this.lossesOf(final.loser) > 1 || typeof final.loser !== 'number')
      return final.winner;
    this.stretch++;
    return this.meet('second final', 1, final.winner, final.loser).winner;
  }

  private meet(part: Part, round: number, one: Somebody, other: Somebody): Ended {
    for (const who of [one, other]) if (typeof who === 'number') this.reached.set(who, this.stretch);
    if (one === undefined || other === undefined) return UNKNOWN;
    if (part === 'upper' && this.lossesOf(one) + this.lossesOf(other) > 0) return this.leaveAbove(one, other);
    if (one === 'nobody') return { winner: other, loser: 'nobody' };
    if (other === 'nobody') return { winner: one, loser: 'nobody' };
    const earlier = this.meetings.filter(({ people }) => people.includes(one) && people.includes(other)).length;
    const match = this.matches.filter(
      ({ seats }) => seats.every(({ entry }) => entry === one || entry === other) && seats.length === 2,
    )[earlier];
    this.meetings.push({ round, people: [one, other], match });
    const losers = match === undefined ? [] : losersOf(match);
    for (const who of losers) this.losses.set(who, this.lossesOf(who) + 1);
    if (losers.length === 2) return this.neitherCame(part, one, other);
    if (losers.length === 0) return UNKNOWN;
    return losers[0] === one ? { winner: other, loser: one } : { winner: one, loser: other };
  }

  /** Who has lost above although nobody won against them leaves it at the next match, for which nobody has to play. */
  private leaveAbove(one: number | 'nobody', other: number | 'nobody'): Ended {
    const [oneLost, otherLost] = [this.lossesOf(one) > 0, this.lossesOf(other) > 0];
    if (oneLost && otherLost) return this.bySeed(one, other);
    return oneLost ? { winner: other, loser: one } : { winner: one, loser: other };
  }

  private neitherCame(part: Part, one: number, other: number): Ended {
    if (part === 'lower') return { winner: 'nobody', loser: 'nobody' };
    const [own, their] = [this.lossesOf(one), this.lossesOf(other)];
    if (part === 'upper' || own === their) return this.bySeed(one, other);
    return own < their ? { winner: one, loser: other } : { winner: other, loser: one };
  }

  private bySeed(one: number | 'nobody', other: number | 'nobody'): Ended {
    const seed = (who: number | 'nobody') => (who === 'nobody' ? Number.POSITIVE_INFINITY : this.seeds.indexOf(who));
    return seed(one) < seed(other) ? { winner: one, loser: other } : { winner: other, loser: one };
  }
}

const inTwos = (list: readonly Somebody[]): readonly (readonly [Somebody, Somebody])[] =>
  list.flatMap((one, i) => (i % 2 === 0 ? [[one, list[i + 1]] as const] : []));

function bracketOf(season: Season, seeds: readonly number[] | undefined): Bracket | undefined {
  const isTwo = isBracket(season) && season.settings.losses === 2 && season.settings.table === 2;
  const matches = season.matches.filter(({ stage }) => stage === stageOf(season));
  return !isTwo || seeds === undefined || matches.length === 0 ? undefined : new Bracket(matches, seeds);
}

/** Every match is one of those that ought to be, and none of them is missing. */
const meetings: Rule = (tableView) => {
  const { season, world, now, since } = tableView;
  if (!isUnderWay(season) && season.status !== 'review') return [];
  const bracket = bracketOf(season, seedsOf(season, world.seeds));
  if (bracket === undefined) return [];
  const known = new Map(
    bracket.meetings.flatMap(({ match, round }) => (match === undefined ? [] : [[match.id, round]])),
  );
  const matches = season.matches.filter(({ stage }) => stage === stageOf(season));
  const wrong = matches.filter(({ id, round }) => known.get(id) !== round);
  const missing = bracket.meetings.filter(({ match }) => match === undefined);
  const isLong = missing.length > 0 && isCalm(tableView) && now - since('meetings') > DAY + SOON;
  return [
    ...wrong.map((match) => `L22 ${called(season, match)} ought not to be`),
    ...(isLong ? [`L22 ${missing[0]?.people.join()} ought to meet`] : []),
    ...(season.status === 'review' && !matches.every(isOver)
      ? ['L22 the knock-out is over before its matches are']
      : []),
    ...(season.status === 'review' && bracket.champion === undefined
      ? ['L22 the knock-out is over without a champion']
      : []),
  ];
};

/** L39: the champion is first, and nobody stands before somebody who has come further. */
const places: Rule = ({ season, world }) => {
  if (season.status !== 'final' && season.status !== 'review') return [];
  const bracket = bracketOf(season, seedsOf(season, world.seeds));
  if (bracket === undefined) return [];
  const lines = (standingsOf(season)[0] ?? []).filter(
    ({ entry, place }) => bracket.reached.has(entry.n) && place !== undefined,
  );
  const rank = (n: number) => (n === bracket.champion ? Number.POSITIVE_INFINITY : (bracket.reached.get(n) ?? 0));
  const wrong = lines.find((line, i) => {
    const ahead = lines[i - 1];
    if (ahead === undefined) return false;
    const order = rank(line.entry.n) - rank(ahead.entry.n);
    return order > 0 || (order === 0) !== (line.place === ahead.place);
  });
  const who = (n: number) => entryOf(season, n)?.user;
  return wrong === undefined
    ? []
    : [
        `L39 ${wrong.entry.user} has place ${wrong.place}: ${lines.map(({ entry, place }) => `${place} ${who(entry.n)}`).join(', ')}`,
      ];
};

export const lossesRules = { meetings, places };
