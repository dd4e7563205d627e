/** What cards and units are worth to whoever has them, in Yield: by their figures, and by what they do. */

import type { Ability } from '#games/sem/cards/ability';
import type { CardDef } from '#games/sem/cards/format';
import type { HostClass } from '#games/sem/cards/parts';
import { postsOf } from '#games/sem/cards/posts';
import { bodiesOf } from '#games/sem/in-view';
import { type Effect, semVocabulary } from '#games/sem/verbs/index';
import type { SeatInView, UnitInView } from '#games/sem/view';
import { sum } from '../player.ts';
import { hitChance } from './forecast.ts';
import { definitionOf, foesOf, held, isMeant, mine, type Sight } from './sight.ts';

/** A card in the hand. */
export const CARD = 1;
/** A command point of one turn. */
const COMMAND_POINT = 0.6;
/** What winning is worth, so that nothing comes before it. */
export const VICTORY = 1000;

/** The figures of a unit or base by which it fights. */
type Figures = {
  readonly class: HostClass;
  readonly hp: number;
  readonly shields: number;
  readonly evasion: number;
  readonly hit: number;
  readonly attack: number;
  readonly repair: number;
  readonly autoRepair: number;
  readonly intercepts: boolean;
  readonly launches: boolean;
};

/** The damage of all weapons of a unit or base. */
export const attackOf = ({ weapons }: UnitInView): number => sum(weapons, ({ damage }) => damage);

function fightingWorth(one: Figures): number {
  const { class: of, attack, hp, shields, evasion, hit, repair, autoRepair, intercepts, launches } = one;
  const force = (of === 'defense station' ? 0.5 : 0.8) * attack + (attack > 0 ? 0.3 * hit : 0);
  const stays = (0.25 * hp + 0.4 * shields + 0.35 * autoRepair) / Math.max(1 / 3, hitChance(0, evasion));
  return force + stays + 0.5 * repair + (intercepts ? 0.5 : 0) + (launches ? 1 : 0);
}

/** What a unit in play is worth as it is, with what is on it. */
export function unitWorth(sight: Sight, unit: UnitInView): number {
  const figures: Figures = { ...unit, hp: unit.hpLeft, attack: attackOf(unit) };
  const cards = [unit, ...unit.modifications, ...unit.crew].flatMap(({ def }) => definitionOf(sight, def) ?? []);
  const crew = sum(unit.crew, () => 0.5);
  return fightingWorth(figures) + crew + sum(cards, (card) => incomeWorth(sight, card) + stayingWorth(sight, card));
}

/** Turns for which a card in play may be expected to be of use: the fewer, the nearer a base is to its fall. */
function horizon(sight: Sight): number {
  const left = [mine(sight), ...foesOf(sight)].flatMap(({ base }) => base?.hpLeft ?? []);
  return Math.min(5, Math.max(1.5, Math.min(...left) / 5));
}

/** What a card adds to its player's income while it is in play. */
export function incomeWorth(sight: Sight, card: CardDef): number {
  const { yield: free = 0, researchYield = 0, queue = 0, cp = 0, handMax = 0 } = card;
  return (
    0.75 * horizon(sight) * (0.9 * free + 0.45 * researchYield + queueWorth(sight) * queue + pointsWorth(sight) * cp) +
    0.3 * handMax
  );
}

/** Command points are worth less to a player who has many. */
function pointsWorth(sight: Sight): number {
  const { cpMaximum } = mine(sight);
  return cpMaximum < 3 ? 0.6 : cpMaximum < 5 ? 0.4 : 0.15;
}

/** Another place in the queue is worth more to a player who holds more projects than find one. */
function queueWorth(sight: Sight): number {
  const { queue, queueMaximum, yield: free } = mine(sight);
  const projects = held(sight).filter(({ type }) => type === 'unit' || type === 'modification').length;
  if (projects + queue.length <= queueMaximum) return 0.2;
  return free > 2 * queueMaximum ? 0.8 : 0.5;
}

/** What the abilities of a card that is in play are worth from now on, other than what changes figures on its host. */
function stayingWorth(sight: Sight, { type, abilities }: CardDef): number {
  const isPart = type === 'modification' || type === 'personnel';
  return sum(abilities, (ability) => {
    const { when, do: effects } = ability;
    if (when === undefined) return isPart ? 0 : sum(effects, (effect) => standingWorth(sight, effect));
    return when.on === 'completed' || when.on === 'assigned' ? 0 : momentWorth(sight, ability);
  });
}

/** What an ability that happens at moments is worth, over the time for which its card is expected to be of use. */
function momentWorth(sight: Sight, { when, cost, do: effects }: Ability): number {
  const isEveryTurn = when?.on === 'beginning of your turn' || when?.on === 'end of your turn';
  const special = sum(effects, (effect) => specialWorth(sight, effect) ?? 0);
  if (special > 0) return (isEveryTurn ? 0.4 : 0.2) * special;
  const each = Math.max(0, sum(effects, (effect) => hintOf(effect)) - priceOf(cost));
  return isEveryTurn ? 0.7 * each * horizon(sight) : 0.5 * each;
}

/** What some costs are worth to whoever pays them. */
export function priceOf(costs: Ability['cost']): number {
  return sum(costs, (cost) => {
    if ('cp' in cost) return COMMAND_POINT * cost.cp;
    return 'discard' in cost ? 0.8 * cost.discard : 4 * cost.scrap;
  });
}

/** The worth of an effect by its hint alone; it is taken to be aimed at whom it should be. */
export function hintOf(effect: Effect): number {
  const hint = semVocabulary.hint(effect);
  return hint === undefined ? 0.8 : Math.abs(hint.worth) * (hint.concerns === 'its player' ? 1 : 0.8);
}

/** What an effect that works all the time is worth to the player of its card. `host`: the unit that it is on, or may be. */
function standingWorth(sight: Sight, effect: Effect, host?: UnitInView): number {
  const turns = horizon(sight);
  switch (effect.verb) {
    case 'modPrice':
      return (effect.n < 0 ? 1 : -1) * Math.min(1, Math.abs(effect.n)) * turns * priceWorth(sight, effect);
    case 'modProjectile':
      return 0.7 * effect.n * (1 + held(sight).filter(({ projectile }) => projectile === true).length);
    case 'drawPhase':
      return 0.8 * turns * Math.max(0, effect.n - 2);
    case 'addWeapon':
      return 0.8 * effect.n + (effect.ignoresShields === true ? 0.3 : 0);
    default:
      return 'what' in effect ? onBodies(sight, effect, host) : hintOf(effect);
  }
}

/** What is saved each turn by lower prices, for each Yield or command point. */
function priceWorth(sight: Sight, effect: Extract<Effect, { verb: 'modPrice' }>): number {
  const noun = effect.for.pick === 'ref' ? '' : effect.for.noun;
  if (noun === 'construction project' || noun === 'project' || noun === 'unit') return 0.9;
  return 0.4 * Math.min(1.5, 0.5 + 0.3 * held(sight).length);
}

/** A change of figures on each unit that it is about. */
function onBodies(sight: Sight, effect: Extract<Effect, { readonly what: unknown }>, host?: UnitInView): number {
  const { what } = effect;
  if (what.pick === 'ref') return figureWorth(effect, host);
  if (what.is.includes('enemy')) return hintOf(effect);
  const own = bodiesOf(mine(sight)).filter((unit) => isMeant(sight, what, unit));
  return sum(own, (unit) => figureWorth(effect, unit)) + 0.5 * figureWorth(effect, undefined);
}

/** What a change of a figure is worth on a unit. */
export function figureWorth(effect: Effect, unit: UnitInView | undefined): number {
  const armed = unit === undefined ? 1.5 : unit.weapons.length;
  switch (effect.verb) {
    case 'modHitPoints':
      return 0.25 * effect.n;
    case 'modShields':
      return 0.4 * effect.n;
    case 'modEvasion':
      return effect.n * (unit === undefined ? 0.7 : 0.3 + 0.25 * Math.min(6, attackOf(unit)));
    case 'leastEvasion':
      return unit !== undefined && unit.evasion > 0 ? 0 : 0.4 * effect.n;
    case 'modHit':
      return 0.25 * effect.n * armed;
    case 'modDamage':
      return (effect.against === undefined ? 0.8 : 0.3) * effect.n * armed;
    case 'ignoreShields':
      return 0.4 * armed;
    case 'modRepair':
      return 0.5 * effect.n;
    case 'modAutoRepair':
      return 0.4 * effect.n;
    case 'moreAutoRepair':
      return unit !== undefined && unit.autoRepair === 0 ? 0 : 0.35 * effect.n;
    case 'grantIntercept':
      return unit?.intercepts === true ? 0 : 0.5 + 0.1 * armed;
    case 'grantLauncher':
      return 0.5 + 0.8 * effect.n;
    default:
      return hintOf(effect);
  }
}

/** What personnel or a modification brings on a unit or base. */
export function worthOn(sight: Sight, card: CardDef, host: UnitInView): number {
  const { on, type, abilities } = card;
  const isOnStation = host.class === 'station' || host.class === 'defense station';
  if (on !== undefined && (on === 'base' ? host.class !== 'base' : !isOnStation)) return 0;
  const parts = sum(abilities, (ability) => {
    const { when, do: effects } = ability;
    if (when === undefined) return sum(effects, (effect) => standingWorth(sight, effect, host));
    if (when.on !== 'assigned') return momentWorth(sight, ability);
    return host.testing ? 0.8 * attackOf(host) : 0;
  });
  // What is on a unit is lost with it.
  const lasts = host.class === 'base' ? 1.1 : Math.min(1, 0.6 + 0.05 * (host.hpLeft + host.shields));
  const known = type === 'modification' ? Math.max(parts, 0.4) : parts;
  return lasts * (known + incomeWorth(sight, card));
}

/** What a card is worth once it is in play, or has done what it does. */
export function cardWorth(sight: Sight, card: CardDef): number {
  const { type, cost = 6, abilities } = card;
  switch (type) {
    case 'unit':
      return (
        fightingWorth(printed(card)) + incomeWorth(sight, card) + stayingWorth(sight, card) + enteringWorth(sight, card)
      );
    case 'modification':
    case 'personnel':
      return Math.max(
        0,
        ...bodiesOf(mine(sight)).flatMap((host) => (takes(sight, host, card) ? worthOn(sight, card, host) : [])),
      );
    case 'command':
      return 0.8 + 0.8 * cost + (abilities.length > 1 ? 0.3 : 0);
    default:
      return incomeWorth(sight, card) + stayingWorth(sight, card) + enteringWorth(sight, card);
  }
}

/** What a unit brings as its card is printed, without what its player has for it. */
export const printedWorth = (sight: Sight, card: CardDef): number =>
  fightingWorth(printed(card)) + incomeWorth(sight, card);

function printed(card: CardDef): Figures {
  const { class: of = 'base', hp = 0, shields, evasion, hit, weapons, repair, autoRepair, intercept, launcher } = card;
  const attack = sum(weapons, (n) => n);
  const [intercepts, launches] = [intercept === true, launcher > 0];
  return { class: of, hp, shields, evasion, hit, attack, repair, autoRepair, intercepts, launches };
}

/** What happens once, when a card is completed. */
function enteringWorth(sight: Sight, { abilities, launcher }: CardDef): number {
  const effects = abilities.flatMap(({ when, do: some }) => (when?.on === 'completed' ? some : []));
  return 0.8 * launcher + sum(effects, (effect) => specialWorth(sight, effect) ?? hintOf(effect));
}

/** What a card of the sideboard brings; undefined for effects that bring none. */
export function specialWorth(sight: Sight, effect: Effect): number | undefined {
  if (effect.verb === 'fromSideboard') return worthByName(sight, effect.card);
  if (effect.verb !== 'promote') return undefined;
  const into = worthByName(sight, effect.into);
  if (effect.from === 'this') return into;
  const from = mine(sight).units.filter(({ def }) => definitionOf(sight, def)?.name === effect.from);
  return from.length === 0 ? 0 : into - Math.min(...from.map((unit) => unitWorth(sight, unit)));
}

/** The worth of a card of the player's own sideboard; 0 if it is not there. */
function worthByName(sight: Sight, name: string): number {
  const found = mine(sight).sideboard.find(({ def }) => definitionOf(sight, def)?.name === name);
  const card = definitionOf(sight, found?.def);
  if (card === undefined) return 0;
  return card.type === 'unit' ? printedWorth(sight, card) : stayingWorth(sight, card);
}

/** Whether a modification can go on a unit or base, or personnel have a free post on it. */
export function takes(sight: Sight, host: UnitInView, { type, hosts = [], designation }: CardDef): boolean {
  if (type === 'modification') return hosts.includes(host.class);
  if (designation === undefined) return false;
  const card = definitionOf(sight, host.def);
  const isTaken = host.crew.some(({ def }) => definitionOf(sight, def)?.designation === designation);
  return card !== undefined && postsOf(card).includes(designation) && !isTaken;
}

/** The damage that a player's units could deal in a turn of theirs. */
export const forceOf = ({ units }: SeatInView): number =>
  sum(units, (unit) => (unit.class === 'defense station' ? 0 : attackOf(unit)));
