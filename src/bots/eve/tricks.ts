/** News and abilities: whether what each would do now, on its best target, is worth its price. */

import type { Ability, Effect } from '#games/eve/cards/format';
import { phrases, type Selector } from '#games/eve/cards/phrase';
import { ambushIndex } from '#games/eve/library';
import type { Answer, Ask, Need, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { best, pick, sum } from '../player.ts';
import { worthOfIsk } from './build.ts';
import { type Forecast, forecast } from './forecast.ts';
import { lastingWorth } from './lasting.ts';
import { commandPower, regionById, type Ship, type Sight } from './sight.ts';

/** The value of destroying a starbase. */
const FELLED = 500;

/** The best thing to do besides building and moving, or undefined. `least`: gain in ISK below which nothing is done. */
export function trick(sight: Sight, options: readonly Option[], min: number): Answer | undefined {
  const course = forecast(sight);
  const moves = options.flatMap((option) => move(sight, course, option) ?? []);
  const chosen = best(moves, ({ gain }) => gain);
  return chosen !== undefined && chosen.gain >= min ? pick(chosen.option.id, chosen.needs) : undefined;
}

type Move = { readonly option: Option; readonly gain: number; readonly needs: Record<string, Answer> | undefined };

/** What an option to play a news or to use an ability would gain on its best targets. */
function move(sight: Sight, course: Forecast, option: Option): Move | undefined {
  const abilities = abilitiesOf(sight, option);
  const stays = lasting(sight, option);
  if (abilities.length === 0 && stays === 0) return undefined;
  const price = Number(option.note?.price ?? 0);
  const effects = abilities.flatMap((ability) => ability.do);
  const cost = price + sum(abilities, (ability) => costOf(ability));
  let gain = -cost * worthOfIsk(sight.me.isk - price);
  const needs: Record<string, Answer> = {};
  for (const need of option.needs ?? []) {
    const chosen = bestFor(sight, course, need, effects);
    if (chosen === undefined) return undefined;
    needs[need.name] = chosen.answer;
    gain += chosen.gain;
  }
  gain += stays + sum(effects, (effect) => untargeted(sight, effect));
  return { option, gain, needs: option.needs === undefined || option.needs.length === 0 ? undefined : needs };
}

/** What a news in hand would gain while it stays in play. */
function lasting(sight: Sight, option: Option): number {
  const def = option.verb === 'play' ? option.note?.def : undefined;
  if (typeof def !== 'string' || !sight.library.has(def)) return 0;
  const card = sight.library.get(def);
  return card.type === 'news' ? lastingWorth(sight, card) : 0;
}

/** The abilities of an option: those of a news, or the one to be executed. */
function abilitiesOf(sight: Sight, option: Option): readonly Ability[] {
  const def = option.note?.def;
  if (typeof def !== 'string' || !sight.library.has(def)) return [];
  const card = sight.library.get(def);
  if (option.verb === 'play') return card.type === 'news' ? card.abilities.filter((one) => one.kind === 'resolve') : [];
  const ability = option.verb === 'use' ? card.abilities[Number(option.note?.ability)] : undefined;
  return ability === undefined ? [] : [ability];
}

/** What an ability costs; sacrificing a card in play is never worth it here. */
function costOf(ability: Ability): number {
  // An X is what is left to spend; the effects with that X are valued as one.
  return sum(ability.cost, (cost) => {
    if ('pay' in cost) return cost.pay === 'X' ? 3 : cost.pay;
    return 'discard' in cost ? 2 * (cost.discard === 'X' ? 1 : cost.discard) : 20;
  });
}

type Chosen = { readonly answer: Answer; readonly gain: number };

function bestFor(sight: Sight, course: Forecast, need: Need, effects: readonly Effect[]): Chosen | undefined {
  const { choice, name } = need;
  if (choice.kind === 'number') return { answer: { number: choice.max }, gain: 0 };
  if (choice.kind !== 'choose') return undefined;
  if (name === 'discard') return { answer: { pick: firstTogether(choice.options, choice.min) }, gain: 0 };
  const here = effects.filter((effect) => aimsAt(effect, name));
  const gain = (one: Option) => sum(here, (effect) => gainAt(sight, course, effect, one));
  const chosen = best(choice.options, gain);
  return chosen === undefined ? undefined : { answer: pick(chosen.id), gain: gain(chosen) };
}

/** Whether an effect applies to the target chosen for a phrase. */
function aimsAt(effect: Effect, name: string): boolean {
  if ('what' in effect && isTarget(effect.what) && phrases.key(effect.what) === name) return true;
  return 'who' in effect && effect.who === name;
}

function isTarget(what: Selector): boolean {
  return what.pick === 'target' || (what.pick === 'ref' && what.ref === 'target enemy starbase');
}

function gainAt(sight: Sight, course: Forecast, effect: Effect, target: Option): number {
  if (target.id.startsWith('pile:')) return onPile(sight, effect, target);
  if (target.about !== undefined && target.card === undefined) return onPlayer(sight, effect, target);
  const ship = sight.ships.find((one) => one.id === target.id);
  return ship === undefined ? onStarbase(sight, effect, target) : onShip(sight, course, effect, ship);
}

/** Damage to a starbase counts only if it destroys it, since damage does not last. */
function onStarbase(sight: Sight, effect: Effect, target: Option): number {
  const region = regionById(sight, target.id);
  if (region?.shield === undefined || effect.verb !== 'damage' || typeof effect.n !== 'number') return 0;
  const falls = effect.n >= region.shield - region.damage;
  return falls ? FELLED * (region.home === sight.seat ? -1 : 1) : 0;
}

function onShip(sight: Sight, course: Forecast, effect: Effect, ship: Ship): number {
  const own = ship.seat === sight.seat;
  switch (effect.verb) {
    case 'damage': {
      const n = typeof effect.n === 'number' ? effect.n : 0;
      const dies = !course.dies(ship) && course.dies(ship, { damage: n });
      return dies ? course.removal(ship) * (own ? -1 : 1) : 0;
    }
    case 'destroy':
      return course.removal(ship) * (own ? -1 : 1);
    case 'returnToHand':
      return course.dies(ship) ? 0 : course.removal(ship) * (own ? -1 : 0.85);
    case 'modShield': {
      if (effect.n < 0) return course.dies(ship, { damage: -effect.n }) ? course.removal(ship) * (own ? -1 : 1) : 0;
      return course.dies(ship) && !course.dies(ship, { shield: effect.n }) ? ship.value * (own ? 1 : -1) : 0;
    }
    case 'prevent':
      return course.dies(ship) && !course.dies(ship, { shield: effect.n === 'all' ? 99 : effect.n })
        ? ship.value * (own ? 1 : -1)
        : 0;
    case 'modAttack':
      return own ? course.boost(ship, effect.n) : -1;
    case 'moveShip':
      return own && course.dies(ship) ? ship.value : 0;
    case 'takeControl':
      return own ? 0 : course.removal(ship) * 0.5;
    default:
      return 0;
  }
}

function onPile(sight: Sight, effect: Effect, target: Option): number {
  if (effect.verb !== 'counter' && effect.verb !== 'destroy') return 0;
  const item = sight.board.pile.find((one) => `pile:${one.id}` === target.id);
  const card = item?.def === undefined ? undefined : sight.library.get(item.def);
  const price = typeof card?.price === 'number' ? card.price : (item?.x ?? 0);
  const payer = sight.foes.find((one) => one.seat === item?.seat);
  if (target.about === sight.seat) return -price;
  const unless = effect.verb === 'counter' ? effect.unless : undefined;
  return unless !== undefined && (payer?.isk ?? 0) >= unless ? Math.min(unless, price) * 0.5 : price;
}

function onPlayer(sight: Sight, effect: Effect, target: Option): number {
  const foe = sight.foes.find((one) => one.seat === target.about);
  if (foe === undefined) return 0;
  const n = 'n' in effect && typeof effect.n === 'number' ? effect.n : 0;
  if (effect.verb === 'stealIsk') return 2 * Math.min(n, foe.isk);
  if (effect.verb === 'loseIsk') return Math.min(n, foe.isk);
  if (effect.verb === 'discard') return Math.min(n, foe.hand) * 1.5;
  return 0;
}

/** What an effect without a target gains. */
function untargeted(sight: Sight, effect: Effect): number {
  switch (effect.verb) {
    case 'gainIsk':
      return typeof effect.n === 'number' && effect.per === undefined ? effect.n : 0;
    case 'draw': {
      if (effect.who !== 'you' || typeof effect.n !== 'number' || sight.me.market < effect.n + 8) return 0;
      return effect.n * (sight.hand.length > 6 ? 0.5 : sight.hand.length > 3 ? 1.6 : 2.2);
    }
    case 'search':
      return 2.5;
    case 'recover':
      return 2.4;
    case 'moveTab': {
      const ship = best(
        sight.mine.filter((one) => one.tabs > 0),
        (one) => one.value,
      );
      return ship === undefined ? 0 : (ship.value * 0.3 * Math.min(effect.n, ship.tabs)) / 1.5;
    }
    case 'loseIsk':
      return effect.who === 'each opponent' && typeof effect.n === 'number' ? effect.n : 0;
    default:
      return 0;
  }
}

/** Chooses the target of a triggered ability: the one on which it does most, enemies rather than friends. */
export function aimTrigger(sight: Sight, ask: Ask): Answer {
  const option = ask.choice.kind === 'choose' ? ask.choice.options[0] : undefined;
  if (option === undefined) return ask.fallback;
  const course = forecast(sight);
  const ability = sight.library.get(String(option.note?.def ?? '')).abilities[Number(option.note?.ability)];
  const source = sight.mine.find((ship) => ship.id === option.card);
  const effects: readonly Effect[] = ability?.do ?? [
    shot(source, Number(option.note?.ability) === ambushIndex ? 'ambush' : 'sniping'),
  ];
  const answers = (option.needs ?? []).map((need): [string, Answer] => {
    if (need.choice.kind !== 'choose') return [need.name, { number: 0 }];
    const here = effects.filter((effect) => aimsAt(effect, need.name) || ability === undefined);
    const chosen = best(
      need.choice.options,
      (one) => 100 * sum(here, (effect) => gainAt(sight, course, effect, one)) + softness(sight, one),
    );
    return [need.name, pick(chosen?.id ?? '')];
  });
  return pick(option.id, Object.fromEntries(answers));
}

/** The damage of an ambush or a sniper, which no card's text says. */
function shot(source: Ship | undefined, command: 'ambush' | 'sniping'): Effect {
  const n = source === undefined ? 0 : commandPower(source, command);
  return { verb: 'damage', n, what: { pick: 'target', noun: 'ship', is: ['attacking'], where: 'this region' } };
}

/** The preference if nothing is destroyed at once: enemies, valuable ones with little shield. */
function softness(sight: Sight, option: Option): number {
  const ship = sight.ships.find((one) => one.id === option.id);
  if (ship === undefined) return 0;
  return (ship.seat === sight.seat ? -1 : 1) * (ship.value / (1 + Math.max(0, ship.shield)));
}
