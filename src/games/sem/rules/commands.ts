/** Commands that a player could play now: what they cost, what must be chosen for them. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { isForAttacks } from '../verbs/index.ts';
import { cardOption } from './choices.ts';
import { semConditions } from './conditions.ts';
import { handOf, inPlay, isTesting, unitsOf } from './facts.ts';
import { costOf, hasLauncher } from './figures.ts';
import { needsOfAbility } from './targets.ts';

/** The commands of a player's hand that can be played now. `instants`: those alone that may be played at any time. */
export function playable(m: SemMachine, seat: Seat, instants: boolean): readonly CardId[] {
  return zone(m.state, handOf(seat)).filter((id) => {
    const { type, instant } = def(m, id);
    return type === 'command' && (!instants || instant === true) && commandNeeds(m, seat, id) !== undefined;
  });
}

/** What must be chosen to play a command; undefined if it cannot be played now. */
export function commandNeeds(m: SemMachine, seat: Seat, id: CardId): readonly Need[] | undefined {
  const { abilities, projectile, attack } = def(m, id);
  if (costOf(m, id) > (m.state.g.cp[seat] ?? 0)) return undefined;
  if (projectile === true && !mayLaunch(m, seat)) return undefined;
  // Attacks come one after the other.
  if (attack === true && m.state.g.attack !== undefined) return undefined;
  const isIdle = m.state.g.attack === undefined && abilities.some(({ do: effects }) => effects.some(isForAttacks));
  if (isIdle) return undefined;
  const needs = abilities.map((ability) => needsOfAbility(m, ability, { you: seat, src: id }));
  return needs.every((one) => one !== undefined) ? needs.flat() : undefined;
}

/** Whether a player may play projectiles: by a unit with Launcher past Testing, or any such unit (S-6.5). */
function mayLaunch(m: SemMachine, seat: Seat): boolean {
  const { projectiles } = m.state.g.options;
  return unitsOf(m, seat).some((id) => !isTesting(m, id) && (projectiles === 'any' || hasLauncher(m, id)));
}

/** Whether a command would do nothing now, since an "if" of it does not hold. */
function isInVain(m: SemMachine, seat: Seat, id: CardId): boolean {
  return def(m, id).abilities.some(
    ({ if: condition }) => condition !== undefined && !semConditions.holds(m, condition, { you: seat, src: id }),
  );
}

/** The option to play a command. */
export function commandOption(m: SemMachine, seat: Seat, id: CardId): Option {
  const needs = commandNeeds(m, seat, id) ?? [];
  const { name } = def(m, id);
  return {
    ...cardOption(m, id, { cost: costOf(m, id) }),
    id: `play:${id}`,
    verb: 'play',
    ...(needs.length > 0 && { needs }),
    ...(isInVain(m, seat, id) && { confirm: { key: 'confirm.inVain', with: { card: name } } }),
  };
}

/** Whether a seat can answer anything, as all can see: it has the command points that the cheapest instant costs. */
export function mayAnswer(m: SemMachine, seat: Seat, min: number): boolean {
  return !m.state.out.includes(seat) && (m.state.g.cp[seat] ?? 0) >= min && inPlay(m, seat, 'base').length > 0;
}
