/**
 * The attack phase: what wins comes first, then destroying what pays, the station, abilities, and what is left over. Ships
 * that have nothing to strike cross over, so that they strike the station in the next turn.
 */
import type { UnitInView } from '#games/tsw/view';
import type { Answer } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import {
  definitionOf,
  healthOf,
  isShield,
  leftOf,
  optionsOf,
  type Sight,
  shieldsOf,
  theirs,
  unitsOf,
} from './sight.ts';
import {
  canReach,
  missing,
  type Striker,
  spentBy,
  strikeOn,
  strikersOf,
  strikesAtOnce,
  strikesStation,
  targetsOf,
} from './strikers.ts';
import { damageWorth, pointWorth, stakeOf } from './worth.ts';

/** Something that may be done next. */
type Step = { readonly gain: number; readonly answer: Answer };

/** Cards of one's own that cost nothing must bring more than this. */
const PRICE_OF_CARD = 0.7;

/** The next thing to do in the attack phase. */
export function fight(sight: Sight): Answer {
  const strikers = strikersOf(sight);
  const win = winningStrike(sight, strikers);
  if (win !== undefined) return win;
  const station = stationSteps(sight, strikers);
  const steps = [
    ...killSteps(sight, strikers),
    ...station,
    ...abilitySteps(sight, strikers),
    ...collisionSteps(sight),
    ...playSteps(sight),
    ...missileSteps(sight, strikers),
  ];
  const paying = steps.filter(({ gain }) => gain > 0);
  if (paying.length > 0 && paying.every((one) => station.includes(one)))
    return assault(
      sight,
      'station',
      strikers.filter((one) => strikesStation(one) && stationGain(sight, one) > 0),
    );
  const step = best(paying, ({ gain }) => gain);
  if (step !== undefined) return step.answer;
  return woundSteps(sight, strikers) ?? crossOver(sight, strikers) ?? pick('pass');
}

/** From so many strikers on they are ordered together, also if others stay out. */
const MANY = 4;

/** Has strikers attack a target: together if all that can do so do, or many; otherwise the first of them. */
function assault(sight: Sight, target: string, strikers: readonly Striker[]): Answer {
  const order = optionsOf(sight).find(({ id }) => id === `assault:${target}`);
  const [first] = strikers;
  const together = strikers.length >= MANY || strikers.length === order?.note?.cards;
  if (first !== undefined && (order === undefined || !together)) return strike(sight, first, target);
  return pick(`assault:${target}`, { cards: { pick: strikers.map(({ unit }) => unit.id) } });
}

function strike(sight: Sight, { unit }: Striker, target: string): Answer {
  return isCovered(sight, `attack:${unit.id}`)
    ? pick(`assault:${target}`, { cards: { pick: [unit.id] } })
    : pick(`attack:${unit.id}`, { target: { pick: [target] } });
}

/** Moves one or several: with the order for several, where it is offered. */
function cross(sight: Sight, strikers: readonly Striker[]): Answer {
  const ids = strikers.map(({ unit }) => unit.id);
  return isCovered(sight, `move:${ids[0]}`) ? pick('advance', { cards: { pick: ids } }) : pick(`move:${ids[0]}`);
}

/** Whether an order for several includes this option. */
const isCovered = (sight: Sight, option: string): boolean =>
  optionsOf(sight).some(({ id, covered }) => covered === true && id === option);

/** The damage that a strike does to the station, what shields take left out. */
function damageOf(sight: Sight, { n }: Striker): number {
  return Math.max(0, n - sum(shieldsOf(sight, sight.foe), leftOf));
}

/** Strikes the station with everything, if that is enough to win. */
function winningStrike(sight: Sight, strikers: readonly Striker[]): Answer | undefined {
  const able = strikers.filter(strikesStation);
  const collisions = optionsOf(sight).filter(
    (option) =>
      option.verb === 'collide' &&
      targetsOf(option).includes('station') &&
      !able.some(({ unit }) => unit.id === option.card),
  );
  const total = sum(able, (one) => damageOf(sight, one)) + sum(collisions, ({ note }) => Number(note?.n ?? 0));
  if (total < healthOf(theirs(sight))) return undefined;
  if (able.length > 0) return assault(sight, 'station', able);
  const [collision] = collisions;
  return collision === undefined ? undefined : pick(collision.id, { target: { pick: ['station'] } });
}

/** What a card is kept from doing by striking something else: above all, from striking the station. */
function costOf(sight: Sight, striker: Striker, target: UnitInView): number {
  const { unit, n } = striker;
  const station = strikesStation(striker) ? damageWorth(theirs(sight), damageOf(sight, striker)) : 0;
  const leaves = !strikesAtOnce(striker, target) && unit.at === sight.foe ? 0.4 * n * pointWorth(theirs(sight)) : 0;
  return station + leaves + spentBy(sight, striker) + 0.02 * n;
}

/** For each enemy card that can be destroyed this turn, the first strike of the cheapest way to do so. */
function killSteps(sight: Sight, strikers: readonly Striker[]): readonly Step[] {
  return unitsOf(sight, sight.foe).flatMap((target): readonly Step[] => {
    if (target.defense === undefined) return [];
    const band = cheapestBand(sight, target, strikers);
    if (band === undefined) return [];
    const gain = killWorth(sight, target, strikers, band) - sum(band, (one) => costOf(sight, one, target));
    return [{ gain, answer: firstBlow(sight, band, target) }];
  });
}

/** The strikers that together destroy a card at the least cost: one alone, or the cheapest until it is enough. */
function cheapestBand(sight: Sight, target: UnitInView, strikers: readonly Striker[]): readonly Striker[] | undefined {
  const able = strikers
    .filter((one) => canReach(sight, one, target) && (one.n > 0 || strikeOn(sight, one, target) === 'destruction'))
    .sort((a, b) => costOf(sight, a, target) - costOf(sight, b, target));
  const alone = able.find((one) => missing(sight, target, [one]) <= 0);
  const band: Striker[] = [];
  for (const one of able) {
    if (missing(sight, target, band) <= 0) break;
    band.push(one);
  }
  const isEnough = band.length > 0 && missing(sight, target, band) <= 0;
  const cost = (some: readonly Striker[]) => sum(some, (one) => costOf(sight, one, target));
  if (alone === undefined) return isEnough ? withoutIdle(sight, target, band) : undefined;
  const lean = isEnough ? withoutIdle(sight, target, band) : [alone];
  return cost(lean) < cost([alone]) ? lean : [alone];
}

/** A band without those that it does not need. */
function withoutIdle(sight: Sight, target: UnitInView, band: readonly Striker[]): readonly Striker[] {
  const idle = band.find(
    (one) =>
      missing(
        sight,
        target,
        band.filter((other) => other !== one),
      ) <= 0,
  );
  return idle === undefined || band.length < 2
    ? band
    : withoutIdle(
        sight,
        target,
        band.filter((one) => one !== idle),
      );
}

/** Destroying a card also spares the harm it would do; a shield opens the station to those that stand before it. */
function killWorth(sight: Sight, target: UnitInView, strikers: readonly Striker[], band: readonly Striker[]): number {
  const stake = stakeOf(sight, target) + 0.3 * target.attack;
  if (!isShield(sight, target) || shieldsOf(sight, sight.foe).length > 1) return stake;
  const behind = strikers.filter((one) => !band.includes(one) && !strikesStation(one) && standsAtStation(sight, one));
  return (
    stake +
    damageWorth(
      theirs(sight),
      sum(behind, ({ n }) => n),
    ) +
    0.3 * invaders(sight)
  );
}

/** Whether a ship would strike the station if nothing protected it. */
function standsAtStation({ foe }: Sight, { unit, attack }: Striker): boolean {
  return attack !== undefined && unit.at === foe && !unit.isNew && !unit.moved;
}

/** The attack values of the player's ships in the enemy zone. */
const invaders = (sight: Sight): number =>
  sum(
    unitsOf(sight, sight.me).filter(({ at, seat }) => at !== seat),
    ({ attack }) => attack,
  );

/** The band's next move: the strikes that need no move, or the first move. */
function firstBlow(sight: Sight, band: readonly Striker[], target: UnitInView): Answer {
  const ready = band.filter((one) => strikesAtOnce(one, target));
  if (ready.length > 0) return assault(sight, target.id, ready);
  const [first] = band;
  const raid = optionsOf(sight).find((option) => option.verb === 'raid' && option.card === first?.unit.id);
  return targetsOf(raid).includes(target.id)
    ? pick(raid?.id ?? '', { target: { pick: [target.id] } })
    : cross(sight, band.slice(0, 1));
}

function stationSteps(sight: Sight, strikers: readonly Striker[]): readonly Step[] {
  return strikers.filter(strikesStation).map((one) => ({
    gain: stationGain(sight, one),
    answer: strike(sight, one, 'station'),
  }));
}

const stationGain = (sight: Sight, one: Striker): number =>
  damageWorth(theirs(sight), damageOf(sight, one)) - spentBy(sight, one);

/** Abilities in place of attacks, for what they bring more than the attack would. */
function abilitySteps(sight: Sight, strikers: readonly Striker[]): readonly Step[] {
  return candidatesOf(sight)
    .filter(({ option }) => option.verb === 'use')
    .map((candidate) => ({ gain: candidate.gain - lostAttack(sight, strikers, candidate), answer: candidate.answer }));
}

function lostAttack(sight: Sight, strikers: readonly Striker[], { option }: Candidate): number {
  const striker = strikers.find(({ unit }) => unit.id === option.card);
  if (striker === undefined) return 0.1;
  if (strikesStation(striker)) return damageWorth(theirs(sight), damageOf(sight, striker));
  return 0.2 * striker.n + 0.1;
}

/** Collisions, which cost the ship. */
function collisionSteps(sight: Sight): readonly Step[] {
  return optionsOf(sight).flatMap((option): readonly Step[] => {
    const unit = unitsOf(sight, sight.me).find(({ id }) => id === option.card);
    if (option.verb !== 'collide' || unit === undefined) return [];
    const n = Number(option.note?.n ?? 0);
    const own = stakeOf(sight, unit) + 0.3 * unit.attack + 0.3;
    return targetsOf(option).map((id) => {
      const target = unitsOf(sight, sight.foe).find((one) => one.id === id);
      const worth =
        target === undefined
          ? damageWorth(theirs(sight), n)
          : n >= leftOf(target)
            ? stakeOf(sight, target) + 0.3 * target.attack
            : 0;
      return { gain: worth - own, answer: pick(option.id, { target: { pick: [id] } }) };
    });
  });
}

function playSteps(sight: Sight): readonly Step[] {
  return candidatesOf(sight)
    .filter(({ option }) => option.verb === 'play')
    .map(({ gain, answer }) => ({ gain: gain - PRICE_OF_CARD, answer }));
}

/** Strikes whose text does more than their damage: paralysis of ships that are not destroyed. */
function missileSteps(sight: Sight, strikers: readonly Striker[]): readonly Step[] {
  return strikers.flatMap((one) =>
    unitsOf(sight, sight.foe).flatMap((target): readonly Step[] => {
      if (!strikesAtOnce(one, target) || strikeOn(sight, one, target) !== 'paralysis' || target.paralyzed) return [];
      const gain = 0.5 * stakeOf(sight, target) + 0.2 * target.attack - costOf(sight, one, target);
      return [{ gain, answer: strike(sight, one, target.id) }];
    }),
  );
}

/** Damage to whatever is worth most in proportion, by those that have nothing better to do; missiles wait. */
function woundSteps(sight: Sight, strikers: readonly Striker[]): Answer | undefined {
  const wounds = strikers
    .filter(({ card, n, unit }) => card.type !== 'missile' && n > 0 && !isBetterMoved(sight, card.keywords, unit))
    .flatMap((one) =>
      unitsOf(sight, sight.foe)
        .filter((target) => strikesAtOnce(one, target))
        .map((target) => ({ one, target })),
    );
  const wound = best(wounds, ({ one, target }) => (stakeOf(sight, target) * one.n) / leftOf(target));
  return wound === undefined ? undefined : strike(sight, wound.one, wound.target.id);
}

/** A Slow card at home that may move does so rather than scratch something. */
function isBetterMoved(sight: Sight, keywords: readonly string[], unit: UnitInView): boolean {
  return (
    keywords.includes('slow') && unit.at === sight.me && optionsOf(sight).some(({ id }) => id === `move:${unit.id}`)
  );
}

/** Moves ships and Slow missiles to the enemy station, except those that a cannon there would destroy. */
function crossOver(sight: Sight, strikers: readonly Striker[]): Answer | undefined {
  const cannons = unitsOf(sight, sight.foe).filter(
    ({ def }) => definitionOf(sight, def)?.keywords.includes('cannon') === true,
  );
  const fire = Math.max(0, ...cannons.map(({ attack }) => attack));
  const crossing = strikers.filter(({ unit, card, move }) => {
    if (move === undefined || unit.at !== sight.me || unit.attack === 0) return false;
    if (card.type === 'missile') return card.keywords.includes('slow');
    return !card.keywords.includes('long range') && leftOf(unit) > fire;
  });
  return crossing.length === 0 ? undefined : cross(sight, crossing);
}
