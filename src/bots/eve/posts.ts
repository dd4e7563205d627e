/** Where the player's ships should be, and the free moves that bring them there: warps and commands. */

import type { RegionInView } from '#games/eve/view';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import { best, pick, sum } from '../player.ts';
import { guardOf } from './guard.ts';
import { go, routes } from './routes.ts';
import { hasEnemies, regionYield, type Ship, type Sight } from './sight.ts';

/** The next warp that brings ships where they should be. */
export function takePosts(sight: Sight, options: readonly Option[]): Answer | undefined {
  const open = routes(options, 'warp');
  if (open.length === 0) return undefined;
  const wanted = [...posts(sight)].filter(([ship, region]) => ship.at !== region);
  const ways = wanted.flatMap(
    ([ship, region]) => open.find((one) => one.ship === ship.id && one.region === region) ?? [],
  );
  return go(ways);
}

/**
 * A post for each undocked ship that does not attack: guards and workers at home, then the cheapest ship in each outer
 * region that can be had, all others at home. Figures that depend on the place are ignored, so that the warps come to an
 * end.
 */
function posts(sight: Sight): ReadonlyMap<Ship, CardId> {
  const { home } = sight;
  const free = sight.mine.filter((ship) => ship.at !== 'dock' && !ship.attacking).map(asPrinted);
  const found = new Map<Ship, CardId>();
  for (const ship of guardOf(sight, free)) found.set(ship, home.id);
  if (home.locations.length > 0) for (const ship of free) if (isWorker(sight, ship)) found.set(ship, home.id);
  const spare = free.filter((ship) => !found.has(ship)).sort((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1));
  for (const region of claims(sight)) {
    const there = spare.find((ship) => ship.at === region.id && !found.has(ship));
    const ship = there ?? spare.find((one) => !found.has(one));
    if (ship !== undefined) found.set(ship, region.id);
  }
  for (const ship of spare) if (!found.has(ship)) found.set(ship, home.id);
  return found;
}

/** A ship with its printed figures and its best command for defence, independent of where it is. */
function asPrinted(ship: Ship): Ship {
  const { attack = 0, shield = 0, commands } = ship.card;
  return {
    ...ship,
    attack,
    shield,
    commands: commands.filter(({ name }) => name === 'ambush' || name === 'patrol' || name === 'sniping').slice(0, 1),
  };
}

/** Outer regions that a single ship can take or hold without a battle, the richest first. */
export function claims(sight: Sight): readonly RegionInView[] {
  return sight.board.regions
    .filter((one) => one.home === undefined && one.attackedBy === undefined && !hasEnemies(sight, one.id))
    .sort((a, b) => regionYield(sight, b) - regionYield(sight, a));
}

/** Whether a ship earns by a command at home. */
function isWorker(sight: Sight, ship: Ship): boolean {
  return ship.card.commands.some(({ name, power }) => earnings(sight, sight.home, ship, name, power) > 0);
}

/** What a command would earn each turn in a region of the player's own. */
function earnings(sight: Sight, region: RegionInView, ship: Ship, command: string, power: number): number {
  switch (command) {
    case 'mining':
      return power * richest(region);
    case 'haul':
      return Math.min(power, mined(sight, region, ship));
    case 'trade':
      return traders(sight, region, ship) < region.locations.filter((one) => (one.income ?? 0) > 0).length ? power : 0;
    default:
      return 0;
  }
}

/** Mineral value of the best location of a region. */
export function richest(region: RegionInView): number {
  return Math.max(0, ...region.locations.map((one) => one.minerals ?? 0));
}

/** What the player's ships other than `ship` can mine in a region, minus what others already haul. */
function mined(sight: Sight, region: RegionInView, ship: Ship): number {
  const others = sight.mine.filter((one) => one.at === region.id && one.id !== ship.id);
  const mines = sum(others, (one) => printed(one, 'mining') * richest(region));
  return Math.max(0, mines - sum(others, (one) => (isOn(one, 'haul') ? printed(one, 'haul') : 0)));
}

function traders(sight: Sight, region: RegionInView, ship: Ship): number {
  return sight.mine.filter((one) => one.at === region.id && one.id !== ship.id && isOn(one, 'trade')).length;
}

export function printed(ship: Pick<Ship, 'card'>, command: string): number {
  return sum(
    ship.card.commands.filter((one) => one.name === command),
    (one) => one.power,
  );
}

function isOn(ship: Ship, command: string): boolean {
  return ship.commands.some((one) => one.name === command);
}

/** Switches on the best command of a ship, if it is better than the present one. */
export function giveOrders(sight: Sight, options: readonly Option[]): Answer | undefined {
  for (const ship of sight.mine) {
    const region = sight.board.regions.find((one) => one.id === ship.at);
    if (region === undefined || ship.card.commands.length === 0) continue;
    const worth = (name: string, power: number) => use(sight, region, ship, name, power);
    const now = sum(ship.commands, ({ name, power }) => worth(name, power));
    // The active side is offered again for other locations to mine; with the pilot's power it would look better than it is.
    const sides = options.filter((one) => one.verb === 'command' && one.card === ship.id && !isUp(ship, one));
    const order = best(sides, (one) => sideWorth(ship, one, worth));
    if (order !== undefined && sideWorth(ship, order, worth) > now) return pick(order.id, field(order));
  }
  return undefined;
}

type Worth = (command: string, power: number) => number;

function sideWorth(ship: Ship, option: Option, worth: Worth): number {
  return sum(commandsOf(ship, option), ({ name, power }) => worth(name, power));
}

/** Whether the commands of an option are those that are on. */
function isUp(ship: Ship, option: Option): boolean {
  const commands = commandsOf(ship, option);
  return commands.length > 0 && commands.every(({ name }) => isOn(ship, name));
}

/** The ship's own commands on the side that an option turns up. */
function commandsOf(ship: Ship, option: Option): Ship['card']['commands'] {
  const side = option.id.slice(option.id.lastIndexOf(':') + 1);
  return ship.card.commands.filter((one) => one.side === side);
}

/** What a point of power is worth in the defence of a region. */
const defence: Readonly<Record<string, number>> = { ambush: 0.6, patrol: 0.5, sniping: 0.55, tanking: 0.4 };

/** The value of a command: what it earns, or its use in defence if it earns nothing. */
function use(sight: Sight, region: RegionInView, ship: Ship, command: string, power: number): number {
  return (defence[command] ?? 0) * power + earnings(sight, region, ship, command, power);
}

/** The richest location for a mining ship. */
function field(option: Option): Readonly<Record<string, Answer>> | undefined {
  const need = option.needs?.[0];
  if (need?.choice.kind !== 'choose') return undefined;
  const found = best(need.choice.options, (one) => Number(one.note?.minerals ?? 0));
  return found === undefined ? undefined : { [need.name]: pick(found.id) };
}

export function optionsOf(ask: Ask): readonly Option[] {
  return ask.choice.kind === 'choose' ? ask.choice.options : [];
}
