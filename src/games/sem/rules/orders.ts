/** Attacks as a player orders them: one unit at one target, its weapons at several, several units at one target. */
import type { Answer, Need, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import type { Weapon } from '../state.ts';
import { cardOption, need, targetOption } from './choices.ts';
import { baseOf, isDefenseStation, isTesting, modificationsOn, opponentsOf, unitsOf } from './facts.ts';
import { readyWeapons } from './figures.ts';

/** The units of a player that can begin an attack (S-6): past Testing, no defense stations (S-R-13), no bases (S-R-12), with weapons to fire. */
export function attackers(m: SemMachine, seat: Seat): CardId[] {
  return unitsOf(m, seat).filter(
    (id) => !isTesting(m, id) && !isDefenseStation(m, id) && readyWeapons(m, id).length > 0,
  );
}

/** Everything that a player's weapons may be aimed at: units and bases of opponents, and modifications on units. */
export function enemyTargets(m: SemMachine, seat: Seat): CardId[] {
  return opponentsOf(m, seat).flatMap((foe) => {
    const units = unitsOf(m, foe);
    const base = baseOf(m, foe);
    return [...(base === undefined ? [] : [base]), ...units, ...units.flatMap((id) => modificationsOn(m, id))];
  });
}

/** The orders to attack that a player has. */
export function attackOptions(m: SemMachine, seat: Seat): Option[] {
  const units = attackers(m, seat);
  const targets = units.length === 0 ? [] : enemyTargets(m, seat).map((id) => targetOption(m, id));
  if (targets.length === 0) return [];
  const needs = [need('target', targets)];
  return [
    ...units.map((id): Option => ({ ...order(m, 'attack', id), needs })),
    ...units.flatMap((id) => splitOption(m, id, targets)),
    ...(units.length < 2 ? [] : assaultOptions(m, targets, units)),
  ];
}

const damageOf = (m: SemMachine, id: CardId): number =>
  readyWeapons(m, id).reduce((sum, { damage }) => sum + damage, 0);

function order(m: SemMachine, verb: string, id: CardId): Option {
  const note = { n: readyWeapons(m, id).length, damage: damageOf(m, id) };
  return { ...cardOption(m, id, note), id: `${verb}:${id}`, verb };
}

/** The weapons of a unit aimed one by one, if it has several. */
function splitOption(m: SemMachine, id: CardId, targets: readonly Option[]): Option[] {
  const weapons = readyWeapons(m, id);
  if (weapons.length < 2) return [];
  const aims = [...targets, HOLD];
  const needs = weapons.map((weapon, i): Need => {
    const of: Option = {
      id: nameOf(weapon),
      card: weapon.card,
      note: { def: card(m.state, weapon.card).def, damage: weapon.damage, weapon: i + 1 },
    };
    return {
      ...need(`weapon:${nameOf(weapon)}`, aims, { prompt: 'weapon' }),
      of,
      usual: { pick: [HOLD.id] },
    };
  });
  return [{ ...order(m, 'split', id), needs }];
}

const HOLD: Option = { id: 'hold', verb: 'holdWeapon' };
const nameOf = ({ card: id, n }: Weapon): string => `${id}/${n}`;

/** Several units attack the same target, one after the other; for each target. */
function assaultOptions(m: SemMachine, targets: readonly Option[], units: readonly CardId[]): Option[] {
  const total = units.reduce((sum, id) => sum + damageOf(m, id), 0);
  const who: Need = {
    name: 'units',
    prompt: { key: 'need.units' },
    choice: {
      kind: 'choose',
      options: units.map((id) => cardOption(m, id, { damage: damageOf(m, id) })),
      min: 1,
      max: units.length,
    },
    together: true,
  };
  const needs = [who];
  return targets.map((target) => ({
    ...target,
    id: `assault:${target.id}`,
    verb: 'assault',
    note: { ...target.note, units: units.length, total },
    needs,
  }));
}

/** What a weapon is aimed at by an order to attack; undefined: it is not fired. */
export function aimOf(answer: Answer, weapon: Weapon): CardId | undefined {
  const replies = needsOf(answer);
  if (picked(answer)[0]?.startsWith('attack:') === true) return picked(replies.target)[0];
  const aim = picked(replies[`weapon:${nameOf(weapon)}`])[0];
  return aim === HOLD.id ? undefined : aim;
}

/** The single attacks that an order stands for; none if it holds all weapons back. */
export function attacksIn(answer: Answer): readonly Answer[] {
  const [verb, target = ''] = (picked(answer)[0] ?? '').split(':');
  const isHeld = Object.values(needsOf(answer)).every((aim) => picked(aim)[0] === HOLD.id);
  if (verb === 'split' && isHeld) return [];
  if (verb !== 'assault') return [answer];
  return picked(needsOf(answer).units).map((id) => ({ pick: [`attack:${id}`], with: { target: { pick: [target] } } }));
}

/** Whether an order is one to attack, by its id. */
export const isAttack = (id: string): boolean => /^(?:attack|split|assault):/.test(id);
