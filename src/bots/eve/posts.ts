/** Where one's ships ought to stand, and the free moves that bring them there: warp, turn a command on. */

import type { RegionInView } from '#games/eve/view';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import { best, pick, sum } from '../player.ts';
import { guardOf } from './guard.ts';
import { go, routes } from './routes.ts';
import { hasEnemies, regionYield, type Ship, type Sight } from './sight.ts';

/** The next warp that brings ships where they ought to be. */
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
 * A post for each ship that is out of the dock and does not attack: guards and workers at home, then the cheapest
 * ship in each outer region that is to be had, all others at home. Figures that change with the place are left out
 * of account, so that the warps come to an end.
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

/** A ship by its printed figures, its best command for defence on: what it is wherever it stands. */
function asPrinted(ship: Ship): Ship {
  const { attack = 0, shield = 0, commands } = ship.card;
  return {
    ...ship,
    attack,
    shield,
    commands: commands.filter(({ name }) => name === 'ambush' || name === 'patrol' || name === 'sniping').slice(0, 1),
  };
}

/** Outer regions that a single ship takes or holds without a battle, the richest first. */
export function claims(sight: Sight): readonly RegionInView[] {
  return sight.board.regions
    .filter((one) => one.home === undefined && one.attackedBy === undefined && !hasEnemies(sight, one.id))
    .sort((a, b) => regionYield(sight, b) - regionYield(sight, a));
}

/** Whether a ship earns by a command at home. */
function isWorker(sight: Sight, ship: Ship): boolean {
  return ship.card.commands.some(({ name, power }) => earnings(sight, sight.home, ship, name, power) > 0);
}

/** What a command would bring each turn in a region of one's own. */
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

/** What one's ships can mine in a region besides `ship`, less what others haul already. */
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

/** Turns the best command of a ship on, where a better one than the present one is offered. */
export function giveOrders(sight: Sight, options: readonly Option[]): Answer | undefined {
  for (const ship of sight.mine) {
    const region = sight.board.regions.find((one) => one.id === ship.at);
    if (region === undefined || ship.card.commands.length === 0) continue;
    const worth = (name: string, power: number) => use(sight, region, ship, name, power);
    const now = sum(ship.commands, ({ name, power }) => worth(name, power));
    // A side that is on comes up again for its other mines; with a pilot's share in it, it would look worth more than it is.
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

/** What a command is good for: earning first, defending where it earns nothing. */
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

/** What an ask lets one pick from. */
export function optionsOf(ask: Ask): readonly Option[] {
  return ask.choice.kind === 'choose' ? ask.choice.options : [];
}
