/** What effects would bring the player at this table: on one target, on all cards that are meant, on players. */
import type { Selector } from '#games/tsw/cards/phrase';
import type { Definition } from '#games/tsw/library';
import { type Effect, tswVocabulary } from '#games/tsw/verbs/index';
import type { ItemInView, UnitInView } from '#games/tsw/view';
import type { Option } from '#kernel/ask';
import { sum } from '../player.ts';
import { lastingGain } from './lasting.ts';
import {
  cardOf,
  definitionOf,
  flippedOf,
  leftOf,
  meantBy,
  mine,
  type Sight,
  type Speaker,
  shieldsOf,
  stationSize,
  theirs,
  unitOf,
  unitsOf,
} from './sight.ts';
import { bodyWorth, damageWorth, HORIZON, pointWorth, stakeOf, worthOf } from './worth.ts';

/** From whose point of view, and with which X. */
export type Cause = Speaker & { readonly x?: number };

/** What an effect on an option brings the player: a card in play, something on the pile, a station card. */
export function gainOn(sight: Sight, effect: Effect, option: Option, cause: Cause): number {
  const item = sight.board.pile.find(({ id }) => option.id === `pile:${id}`);
  if (item !== undefined) return gainOnItem(sight, effect, item);
  const unit = unitOf(sight, option.card);
  if (unit !== undefined) return gainOnUnit(sight, effect, unit, cause);
  return gainOnStationCard(sight, effect, option);
}

/** Taking up a flipped card costs its player a row, but gives the card; of the foe the better card is the one that hurts less. */
function gainOnStationCard(sight: Sight, effect: Effect, option: Option): number {
  if (effect.verb !== 'returnToHand') return 0;
  const card = cardOf(sight, option);
  const own = (card === undefined ? 1 : worthOf(card)) * 0.2;
  return option.about === sight.me ? own : 0.8 - own;
}

/** What it brings that something on the pile does not happen. */
function gainOnItem(sight: Sight, effect: Effect, item: ItemInView): number {
  const harm = item.kind === 'attack' ? attackHarm(sight, item) : playHarm(sight, item);
  const isAgainst = effect.verb === 'counter' || effect.verb === 'foil';
  return (isAgainst ? 1 : 0.5) * (item.seat === sight.me ? -harm : harm);
}

/** How much a card that the opponent plays would hurt. */
function playHarm(sight: Sight, { def, target, seat }: ItemInView): number {
  const card = definitionOf(sight, def);
  if (card === undefined) return 1;
  const hit = unitOf(sight, target?.id);
  const lost = hit === undefined || hit.seat === seat ? 0 : stakeOf(sight, hit);
  const paid = typeof card.cost === 'number' ? 0.3 + 0.4 * card.cost : 2;
  return Math.max(worthOf(card), paid, lost);
}

/** How much an attack that has been declared would hurt. */
function attackHarm(sight: Sight, { card, target, seat }: ItemInView): number {
  const attacker = unitOf(sight, card);
  const n = attacker?.attack ?? 0;
  const victim = seat === sight.me ? theirs(sight) : mine(sight);
  if (target === undefined) return damageWorth(victim, n);
  const hit = unitOf(sight, target.id);
  if (hit === undefined) return 0;
  return n >= leftOf(hit) ? stakeOf(sight, hit) : (stakeOf(sight, hit) * n) / leftOf(hit) / 2;
}

/** What an effect on a card in play brings: what harms the opponent helps, and the other way round. */
function gainOnUnit(sight: Sight, effect: Effect, unit: UnitInView, cause: Cause): number {
  const sign = unit.seat === sight.me ? -1 : 1;
  const stake = stakeOf(sight, unit);
  switch (effect.verb) {
    case 'destroy':
      return sign * stake + (sign > 0 ? foiledBy(sight, unit) : 0);
    case 'damage':
    case 'damageOrDestroy': {
      const destroys = effect.verb === 'damageOrDestroy' && isMeant(sight, effect.destroys, unit, cause);
      const n = destroys ? Number.POSITIVE_INFINITY : amountOf(effect.n, cause);
      if (n >= leftOf(unit)) return sign * stake + (sign > 0 ? foiledBy(sight, unit) : 0);
      return Number.isFinite(leftOf(unit)) ? (sign * stake * n) / leftOf(unit) / 2 : 0;
    }
    case 'paralyze':
      return unit.paralyzed ? 0 : sign * stake * 0.5;
    case 'returnToHand':
      return sign > 0 ? stake * 0.5 : -stake * 0.4;
    case 'takeControl':
      return sign > 0 && !unit.paralyzed ? 0.4 * unit.attack + 0.1 : 0;
    case 'repair': {
      const n = effect.n === 'all' ? unit.damage : Math.min(effect.n, unit.damage);
      return -sign * (0.2 * n + (unit.paralyzed ? stake : 0));
    }
    case 'swapFigures': {
      const defense = unit.defense ?? 0;
      const swapped = unit.attack === 0 ? 0 : bodyWorth(defense, unit.attack);
      return -sign * (swapped - bodyWorth(unit.attack, defense));
    }
    case 'copy': {
      const card = definitionOf(sight, unit.def);
      return card === undefined ? 0 : worthOf(card);
    }
    case 'forbidTarget':
      return 0;
    default:
      return hintOn(effect, sign);
  }
}

const isMeant = (sight: Sight, what: Selector, { id }: UnitInView, cause: Cause): boolean =>
  what.pick !== 'ref' && meantBy(sight, what, cause).some((one) => one.id === id);

/** By the hint alone, for verbs that nothing better is known of. */
function hintOn(effect: Effect, sign: 1 | -1): number {
  const hint = tswVocabulary.hint(effect);
  if (hint === undefined) return 0;
  return hint.concerns === 'its player' ? hint.worth : -sign * hint.worth;
}

/** What it brings besides that an attack on the pile loses its attacker. */
function foiledBy(sight: Sight, unit: UnitInView): number {
  const attack = sight.board.pile.find(({ kind, card }) => kind === 'attack' && card === unit.id);
  return attack === undefined ? 0 : attackHarm(sight, attack);
}

/** What an effect brings that names no target of the player's choice. */
export function gainOf(sight: Sight, effect: Effect, cause: Cause, card?: Definition): number {
  if ('what' in effect && effect.what.pick !== 'ref') {
    const units = meantBy(sight, effect.what, cause).filter(({ id }) => id !== cause.id || effect.what.pick === 'each');
    const gains = units.map((unit) => gainOnUnit(sight, effect, unit, cause));
    if (effect.what.pick === 'each') return sum(gains, (n) => n);
    return gains.length === 0 ? 0 : Math.max(...gains);
  }
  return gainForPlayers(sight, effect, cause, card);
}

/** A number; X as it is paid. */
const amountOf = (n: number | string, { x = 0 }: Cause): number => (typeof n === 'number' ? n : x);

function gainForPlayers(sight: Sight, effect: Effect, cause: Cause, card?: Definition): number {
  const many = (n: number | string) => amountOf(n, cause);
  switch (effect.verb) {
    case 'draw':
      return byPlayer(effect.who, drawWorth(sight) * many(effect.n), -0.9 * many(effect.n));
    case 'drawOrMill':
      return drawWorth(sight) * many(effect.times);
    case 'discard':
      return byPlayer(effect.who, -0.4 * many(effect.n), 0.8 * Math.min(many(effect.n), theirs(sight).hand));
    case 'discardAfterDraws':
      return -0.4 * effect.n;
    case 'discardChosen':
      return theirs(sight).hand + flippedOf(theirs(sight)) > 0 ? 1.4 : 0;
    case 'mill':
      return byPlayer(effect.who, -0.1 * many(effect.n), 0.1 * many(effect.n));
    case 'stationDamage':
      return stationDamageGain(sight, effect.who, effect.n, effect.shield);
    case 'stationRepair':
      return pointWorth(mine(sight)) * 0.8 * Math.min(effect.n, flippedOf(mine(sight)));
    case 'addToStation':
      return stationSize(mine(sight)) < mine(sight).stationMaximum ? stationCardWorth(sight) : 0;
    case 'discardFromPlay':
      return byPlayer(
        effect.who,
        -weakest(sight, sight.me, effect.n),
        unitsOf(sight, sight.foe).length > 0 ? weakest(sight, sight.foe, effect.n) : 0,
      );
    case 'takeStation':
      return 0.4 * mine(sight).station[effect.row].flipped.length;
    case 'gainActions':
      return 0;
    case 'gainCounters':
      return effect.n / 3;
    default: {
      const hint = tswVocabulary.hint(effect);
      if (hint === undefined) return lastingGain(sight, effect, sight.me, card) * HORIZON;
      return hint.concerns === 'its player' ? hint.worth : -hint.worth;
    }
  }
}

function byPlayer(who: 'you' | 'your opponent' | 'each player', you: number, opponent: number): number {
  return (who === 'your opponent' ? 0 : you) + (who === 'you' ? 0 : opponent);
}

/** A card drawn is worth less to a full hand, and nothing if none is left. */
function drawWorth(sight: Sight): number {
  const { hand, station, deck } = mine(sight);
  if (deck === 0) return 0;
  return hand > station.discard.gives + 2 ? 0.5 : 1;
}

/** What another station card is worth: the earlier, the more it will give. */
export const stationCardWorth = (sight: Sight): number => Math.max(0.8, 3.2 - 0.3 * stationSize(mine(sight)));

function stationDamageGain(
  sight: Sight,
  who: 'you' | 'your opponent' | 'each player' | "this zone's player",
  n: number,
  shield: number | undefined,
): number {
  if (who === "this zone's player") return 0.5 * n;
  const toFoe =
    shield !== undefined && shieldsOf(sight, sight.foe).length > 0 ? 0.3 * shield : damageWorth(theirs(sight), n);
  const toMe =
    shield !== undefined && shieldsOf(sight, sight.me).length > 0 ? 0.3 * shield : damageWorth(mine(sight), n);
  return byPlayer(who, -toMe, toFoe);
}

/** The worth of the least important cards that a player has in play. */
function weakest(sight: Sight, seat: number, n: number): number {
  const stakes = unitsOf(sight, seat)
    .map((unit) => stakeOf(sight, unit))
    .sort((a, b) => a - b);
  return sum(stakes.slice(0, n), (one) => one);
}
