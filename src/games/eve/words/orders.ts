/** Options as complete orders, for buttons that say what they do and what it costs; and plans for several ships as lines. */
import type { Answer, Need, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { clip, LABEL } from '#words/text';
import { fewest } from '../rules/volley.ts';
import type { RegionInView } from '../view.ts';
import { costOf } from './cards.ts';
import { forceOf, shieldLeft } from './force.ts';
import {
  cardName,
  cardOf,
  commandLabel,
  definitionOf,
  listOf,
  nameInPlay,
  regionName,
  regionOf,
  type Scope,
} from './phrasebook.ts';

/** How the same press answers a need of an order: with one thing, or all that may be chosen. */
type By = Option | 'all' | undefined;

/** An option as a complete order. */
export function orderText(scope: Scope, option: Option, by: By): string | undefined {
  const told = orderOf(scope, option, by);
  return told === undefined ? undefined : clip(told, LABEL);
}

function orderOf(scope: Scope, option: Option, by: By): string | undefined {
  const { t } = scope;
  const first = by === 'all' ? undefined : by;
  const { note } = option;
  const card = cardName(scope, note?.def);
  const target = ownedTarget(scope, option, first);
  switch (option.verb) {
    case 'play':
      return t('order.play', { card, price: priceOf(scope, option), target });
    case 'region':
      return t('order.region', { card, price: priceOf(scope, option) });
    case 'upgrade':
      return t('order.upgrade', { card, price: priceOf(scope, option) });
    case 'use': {
      const ability = definitionOf(scope, note?.def)?.abilities[Number(note?.ability)];
      return ability === undefined ? undefined : t('order.use', { card, cost: costOf(scope, ability), target });
    }
    case 'undock':
      if (note?.ships !== undefined) {
        if (first !== undefined) return t('order.undock', { card: target ?? '', target: undefined });
        return t(by === 'all' ? 'order.undockAll' : 'order.undockSeveral', { n: Number(note.ships) });
      }
      return first?.id === 'none' ? t('order.undockAlone', { card }) : t('order.undock', { card, target });
    case 'dock':
      if (note?.ships === undefined) return t('order.dock', { card });
      if (by === 'all') return t('order.dockAll', { n: Number(note.ships) });
      if (first !== undefined) return t('order.dock', { card: target ?? '' });
      return t('order.dockSeveral', { n: Number(note.ships), card: '' });
    case 'warp':
    case 'attack':
      return voyage(scope, option, by);
    case 'command':
      return t('order.command', { card, command: commandLabel(scope, note), target });
    case 'off':
      return t('order.off', { card });
    case 'endManagement': {
      const isk = scope.board.seats[scope.view.seat ?? -1]?.isk ?? 0;
      return isk > 0 ? t('order.endRich', { isk }) : t('order.end');
    }
    case 'fire':
      if (option.needs?.length !== 1) return t('order.fire');
      if (first?.id === 'none') return t('order.holdFire');
      return t('order.fireAt', { target, ...shotAt(scope, Number(option.needs[0]?.of?.note?.attack ?? 0), first) });
    case 'stayAll':
      return staying(scope);
    case 'targetOn':
      return t('order.targetOn', { card, target });
    case 'withdraw':
      return withdrawal(scope, option, first);
    default:
      return undefined;
  }
}

/** What the shot of the only ship that fires would do; damage that does not destroy is gone after the battle phase. */
function shotAt(
  scope: Scope,
  attack: number,
  target: Option | undefined,
): { readonly shot: 'destroys' | 'hits' | 'other'; readonly attack: number; readonly shield: number } {
  const ship = cardOf(scope, target?.card);
  if (ship === undefined || attack === 0) return { shot: 'other', attack, shield: 0 };
  const shield = shieldLeft(ship);
  return { shot: attack >= shield ? 'destroys' : 'hits', attack, shield };
}

/** A single ship that stays in a battle, by name; undefined for several. */
function staying(scope: Scope): string | undefined {
  const { board, view, t } = scope;
  const there = regionOf(scope, board.battle?.region)?.ships.filter(({ controller }) => controller === view.seat) ?? [];
  const [only] = there;
  return only === undefined || there.length > 1 ? undefined : t('order.stay', { card: nameInPlay(scope, only) });
}

/** Ships that leave a battle; a single one with its destination, if that is chosen. */
function withdrawal(scope: Scope, { needs = [] }: Option, to: Option | undefined): string {
  const { t } = scope;
  const [only] = needs;
  if (only === undefined || needs.length > 1) return withdrawAll(scope, needs.length, to);
  const card = nameInPlay(scope, { id: only.of?.card, def: only.of?.note?.def ?? only.prompt.with?.def });
  const region = regionOf(scope, to?.card);
  if (region !== undefined) return t('order.withdrawTo', { card, region: regionName(scope, region) });
  return t(to?.id === 'dock' ? 'order.withdrawDock' : 'order.withdrawOne', { card });
}

/** Several ships that leave a battle for the same place, as one order. */
function withdrawAll(scope: Scope, n: number, to: Option | undefined): string {
  const { t } = scope;
  const region = regionOf(scope, to?.card);
  if (region !== undefined) return t('order.withdrawAllTo', { n, region: regionName(scope, region) });
  return to?.id === 'dock' ? t('order.withdrawAllDock', { n }) : t('order.withdraw');
}

/** Ships that go somewhere: a ship whose destination is still to be chosen, or a place and the ships that may go there. */
function voyage(scope: Scope, option: Option, by: By): string {
  const { t } = scope;
  const first = by === 'all' ? undefined : by;
  const to = regionOf(scope, option.card);
  const ship = to === undefined ? cardName(scope, option.note?.def) : targetOf(scope, first);
  const target = to === undefined ? targetOf(scope, first) : regionName(scope, to);
  const attacks = option.verb === 'attack';
  if (ship !== undefined) {
    if (!attacks) return t('order.warpShip', { card: ship, target });
    const alone = to === undefined ? option : first;
    const forecast = attackForecast(scope, to ?? regionOf(scope, first?.card), alone === undefined ? [] : [alone]);
    return t('order.attackShip', { card: ship, target, forecast });
  }
  const choice = option.needs?.[0]?.choice;
  const ships = choice !== undefined && 'options' in choice ? choice.options : [];
  const told = { region: target ?? '', n: ships.length };
  if (by === 'all') {
    if (!attacks) return t('order.warpAll', { ...told, total: totalText(scope, ships) });
    return t('order.attackAll', { ...told, forecast: attackForecast(scope, to, ships) });
  }
  return t(attacks ? 'order.attack' : 'order.warpTo', told);
}

/** What ships would meet in a region that they attack; undefined if it is still to be chosen. */
function attackForecast(
  scope: Scope,
  region: RegionInView | undefined,
  options: readonly Option[],
): string | undefined {
  if (region === undefined) return undefined;
  const { view, t } = scope;
  const own = forceOf(options.flatMap(({ card }) => cardOf(scope, card) ?? []));
  const defenders = region.ships.filter(({ controller }) => controller !== view.seat);
  if (defenders.length > 0) {
    const theirs = forceOf(defenders);
    return t('forecast.ships', { ...own, theirAttack: theirs.attack, theirShield: theirs.shield });
  }
  if (region.shield === undefined) return t('forecast.nobody');
  return t('forecast.starbase', { attack: own.attack, shield: region.shield - region.damage });
}

/** A target, with its owner where cards of several players may be meant. */
function ownedTarget(scope: Scope, { needs = [] }: Option, target: Option | undefined): string | undefined {
  const card = targetOf(scope, target);
  const ownerOf = (option: Option) => cardOf(scope, option.card)?.controller;
  const owner = target === undefined ? undefined : ownerOf(target);
  if (card === undefined || owner === undefined) return card;
  const choice = needs[0]?.choice;
  const owners = new Set(
    choice !== undefined && 'options' in choice ? choice.options.flatMap((one) => ownerOf(one) ?? []) : [],
  );
  if (owners.size < 2) return card;
  return owner === scope.view.seat
    ? scope.t('target.yours', { card })
    : scope.t('target.theirs', { card, name: scope.names[owner] ?? '' });
}

function targetOf(scope: Scope, option: Option | undefined): string | undefined {
  if (option === undefined) return undefined;
  const region = regionOf(scope, option.card);
  if (region !== undefined) return regionName(scope, region);
  if (option.card === undefined && option.about !== undefined && option.note?.def === undefined)
    return scope.names[option.about as Seat];
  return option.note?.def === undefined ? undefined : nameInPlay(scope, { id: option.card, def: option.note.def });
}

function priceOf(scope: Scope, { note }: Option): string | number {
  const price = definitionOf(scope, note?.def)?.price;
  return price === 'X' ? 'X' : (note?.price ?? price ?? 0);
}

/** The total figures of several ships; undefined for other cards. */
export function totalText(scope: Scope, options: readonly Option[]): string | undefined {
  const ships = options.flatMap(({ card }) => cardOf(scope, card) ?? []);
  if (ships.length < 2 || ships.length < options.length || ships.some(({ attack }) => attack === undefined))
    return undefined;
  return scope.t('total.ships', forceOf(ships));
}

/** A plan for several ships: what each enemy would take, or who goes where. */
export function planLines(
  scope: Scope,
  needs: readonly Need[],
  answers: readonly (Answer | undefined)[],
): readonly string[] {
  const ships = shipsOf(scope, needs, answers);
  return isFire(needs) ? fireLines(scope, ships) : leaveLines(scope, ships);
}

/** The fewest ships without a target that destroy an enemy, together with those that already fire at it. */
export function enoughFor(
  scope: Scope,
  needs: readonly Need[],
  answers: readonly (Answer | undefined)[],
  to: Option,
): { readonly things: readonly number[]; readonly order: string } | undefined {
  const target = cardOf(scope, to.card);
  if (!isFire(needs) || target === undefined) return undefined;
  const ships = shipsOf(scope, needs, answers);
  const hit = damageAt(ships, to.id);
  const shield = shieldLeft(target);
  if (hit > 0 && hit >= shield) return undefined;
  const free = ships.flatMap(({ said, attack, options }, place) =>
    said || !options.some(({ id }) => id === to.id) ? [] : [{ place, attack }],
  );
  const taken = fewest(
    free.sort((a, b) => b.attack - a.attack),
    shield - hit,
  );
  if (taken === undefined) return undefined;
  const order = scope.t('order.destroy', { target: nameInPlay(scope, target), n: taken.length });
  return { things: taken.map(({ place }) => place), order: clip(order, LABEL) };
}

const isFire = (needs: readonly Need[]): boolean => needs[0]?.prompt.key === 'need.battleTarget';

function shipsOf(scope: Scope, needs: readonly Need[], answers: readonly (Answer | undefined)[]): readonly Ship[] {
  return needs.map(({ of, choice }, i): Ship => {
    const answer = answers[i];
    const attack = Number(of?.note?.attack ?? 0);
    const amounts = answer !== undefined && 'amounts' in answer ? Object.entries(answer.amounts) : [];
    const to = answer !== undefined && 'pick' in answer ? answer.pick.map((id) => [id, attack] as const) : amounts;
    return {
      name: nameInPlay(scope, { id: of?.card, def: of?.note?.def }),
      attack,
      options: 'options' in choice ? choice.options : [],
      said: answer !== undefined,
      to,
    };
  });
}

type Ship = {
  readonly name: string;
  readonly attack: number;
  readonly options: readonly Option[];
  /** Whether the plan says anything about it. */
  readonly said: boolean;
  /** Where it goes, or at what it fires with how much. */
  readonly to: readonly (readonly [string, number])[];
};

function fireLines(scope: Scope, ships: readonly Ship[]): readonly string[] {
  const { t } = scope;
  const marks = placesOf(ships).filter(({ id }) => id !== 'none');
  const spared: string[] = [];
  const hits = marks.flatMap((mark) => {
    const target = nameInPlay(scope, { id: mark.card, def: mark.note?.def });
    const marked = cardOf(scope, mark.card);
    const shield = marked === undefined ? 0 : shieldLeft(marked);
    const firing = ships.filter(({ to }) => to.some(([id]) => id === mark.id));
    const n = damageAt(firing, mark.id);
    if (firing.length === 0) {
      spared.push(`${target} 🛡 ${shield}`);
      return [];
    }
    const sign = n > 0 && n >= shield ? '💥' : '🎯';
    return [t('plan.hit', { mark: sign, target, n, shield, ships: listOf(t, namesOf(firing)) })];
  });
  const holding = ships.filter(({ said, to }) => said && to.every(([id]) => id === 'none'));
  const open = ships.filter(({ said }) => !said);
  return [
    ...hits,
    ...(spared.length === 0 ? [] : [t('plan.spared', { list: listOf(t, spared) })]),
    ...(holding.length === 0 ? [] : [t('plan.holding', { list: listOf(t, namesOf(holding)) })]),
    ...(open.length === 0 ? [] : [t('plan.open', { list: listOf(t, namesOf(open)) })]),
  ];
}

function damageAt(ships: readonly Ship[], mark: string): number {
  return ships.flatMap(({ to }) => to).reduce((sum, [id, damage]) => sum + (id === mark ? damage : 0), 0);
}

function leaveLines(scope: Scope, ships: readonly Ship[]): readonly string[] {
  const { t } = scope;
  return placesOf(ships).flatMap((place) => {
    const going = ships.filter(({ to }) => to.some(([id]) => id === place.id));
    if (going.length === 0) return [];
    const list = listOf(t, namesOf(going));
    const region = regionOf(scope, place.card);
    if (region !== undefined) return [t('plan.region', { region: regionName(scope, region), list })];
    return [t(place.id === 'stay' ? 'plan.stay' : 'plan.dock', { list })];
  });
}

function placesOf(ships: readonly Ship[]): readonly Option[] {
  const found = new Map<string, Option>();
  for (const { options } of ships)
    for (const option of options) if (!found.has(option.id)) found.set(option.id, option);
  return [...found.values()];
}

/** Names of ships, with equal ones counted: "Omen ×2, Punisher". */
function namesOf(ships: readonly Ship[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of ships) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}
