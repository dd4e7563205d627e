/** Whom to attack, and with what: only if the figures say that it pays, starbases first. */

import type { RegionInView } from '#games/eve/view';
import type { Answer, Option } from '#kernel/ask';
import { best, sum } from '../player.ts';
import { asAttacker, asDefender, type ClashOutcome, campaign } from './duel.ts';
import { isSafe } from './guard.ts';
import { go, type Route, routes } from './routes.ts';
import { regionById, regionYield, type Ship, type Sight, shipsAt } from './sight.ts';

/** The value of destroying a starbase; more than any fleet. */
const VICTORY = 1000;
/** Weighs the player's own ships higher than the enemy's, as a margin for news and luck. */
const CARE = 1.05;
/** What an attack must gain to be made, in ISK. */
const MIN_GAIN = 0.75;
/** For how many turns a conquered region is expected to stay under control. */
const STAY = 3;

/** The next ships to send into an attack, with what it gains, in ISK. */
export type Strike = { readonly send: Answer; readonly gain: number };

/** Whether a strike destroys a starbase. */
export const wins = ({ gain }: Strike): boolean => gain >= VICTORY / 2;

/** Whether a strike is worth the trouble. */
export const pays = ({ gain }: Strike): boolean => gain >= MIN_GAIN;

/** The best strike; undefined if nothing can attack. */
export function bestStrike(sight: Sight, options: readonly Option[]): Strike | undefined {
  const attacks = routes(options, 'attack');
  if (attacks.length === 0) return undefined;
  const safe = isSafe(sight, atHand(sight));
  const regions = [...new Set(attacks.map((one) => one.region))].flatMap((id) => regionById(sight, id) ?? []);
  const plans = regions.flatMap((region) => plan(sight, attacks, region, safe) ?? []);
  const chosen = best(plans, ({ gain }) => gain);
  const send = chosen && go(chosen.send.map((one) => one.route));
  return send && { send, gain: chosen.gain };
}

type Sent = { readonly ship: Ship; readonly route: Route };
type Plan = { readonly region: RegionInView; readonly send: readonly Sent[]; readonly gain: number };

/** The best number of ships for an attack on a region, strongest first, beyond those that attack it already. */
function plan(sight: Sight, attacks: readonly Route[], region: RegionInView, safe: boolean): Plan | undefined {
  const there = sight.mine.filter((ship) => ship.attacking && ship.at === region.id);
  const ready = attacks
    .filter((route) => route.region === region.id)
    .flatMap((route) => {
      const ship = sight.mine.find((one) => one.id === route.ship);
      return ship !== undefined && ship.attack > 0 ? [{ ship, route }] : [];
    })
    .sort((a, b) => b.ship.attack - a.ship.attack || b.ship.shield - a.ship.shield);
  const now = there.length === 0 ? 0 : gainOf(sight, region, there, safe);
  const sizes = ready.map((_, i) => ready.slice(0, i + 1));
  const plans = sizes.map((send) => ({
    region,
    send,
    gain: gainOf(sight, region, [...there, ...send.map((one) => one.ship)], safe),
  }));
  const chosen = best(plans, ({ gain }) => gain);
  return chosen !== undefined && chosen.gain > now ? chosen : undefined;
}

/** What an attack with some ships is worth, in ISK. `safe`: the player's starbase would survive if they did not attack. */
function gainOf(sight: Sight, region: RegionInView, ships: readonly Ship[], safe: boolean): number {
  const defenders = shipsAt(sight, region.id).filter((ship) => ship.seat !== sight.seat);
  const base = region.shield === undefined ? undefined : region.shield - region.damage;
  const course = campaign({
    attackers: ships.map(asAttacker),
    defenders: defenders.map(asDefender),
    base,
    push: pushOf(sight),
  });
  // Against a starbase more ships are always better.
  if (course.fallen) return (sight.foes.length < 2 ? VICTORY : VICTORY * 0.7) + ships.length;
  const fought = course.lostDefenders - CARE * course.lostAttackers;
  const risk = safe && exposes(sight, ships, course, base === undefined) ? 50 : 0;
  if (base !== undefined) return fought - risk;
  const prize = regionYield(sight, region) * STAY;
  const taken = course.defenders.length === 0 && course.attackers.length > 0 ? prize : 0;
  return Math.min(fought + taken, prize) - risk;
}

/** Whether the player's starbase would be destroyed without the ships that the attack loses or leaves in the region. */
function exposes(sight: Sight, ships: readonly Ship[], course: ClashOutcome, stays: boolean): boolean {
  const back = stays ? [] : course.attackers.map((one) => one.id);
  const home = atHand(sight);
  const rest = home.filter((ship) => !ships.includes(ship) || back.includes(ship.id));
  return rest.length < home.length && !isSafe(sight, rest);
}

/** Finished ships, which may all be at home when the enemy comes. */
function atHand(sight: Sight): readonly Ship[] {
  return sight.mine.filter((ship) => ship.tabs === 0);
}

/** Attack that news in hand can add in a battle, as far as they can be paid for. */
export function pushOf(sight: Sight): number {
  let isk = sight.me.isk;
  return sum(sight.hand, ({ card }) => {
    const price = typeof card.price === 'number' ? card.price : Number.POSITIVE_INFINITY;
    const effect = card.type === 'news' ? card.abilities[0]?.do[0] : undefined;
    if (effect?.verb !== 'modAttack' || effect.n < 1 || effect.what.pick !== 'target' || price > isk) return 0;
    isk -= price;
    return effect.n;
  });
}
