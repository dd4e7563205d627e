/** The declaration of attacks: by a unit with some of its weapons, by a command (S-6, step 1). */
import { push } from '#cards/pile';
import type { Answer } from '#kernel/ask';
import { stored } from '#kernel/kind';
import type { CardId, CardRef, Env, Seat } from '#kernel/state';
import { alive, card, idOf, ref } from '#kernel/zones';
import { rule, type Sem, type SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Attack, Shot } from '../state.ts';
import { markAimed } from './change-play.ts';
import { chosenAs } from './effects/context.ts';
import { holder, opponentsOf } from './facts.ts';
import { damageAgainst, projectileBonus, readyWeapons } from './figures.ts';
import { aimOf } from './orders.ts';
import { bypassedStations } from './repliers.ts';

type Parts = Pick<Attack, 'seat' | 'def' | 'shots'> & Pick<Partial<Attack>, 'unit' | 'projectile' | 'unanswered'>;

const attackOf = (parts: Parts): Attack => ({
  ...parts,
  replies: [],
  answered: [],
  removed: [],
  jammed: {},
  prevented: {},
});

/** A unit attacks with weapons that it has not fired, each at a target. */
export function declareAttack(m: SemMachine, unit: CardId, answer: Answer): void {
  const seat = holder(m, unit);
  const shots = readyWeapons(m, unit).flatMap((weapon): Shot[] => {
    const target = aimOf(answer, weapon);
    if (target === undefined) return [];
    return [shotOf(m, unit, weapon, ref(m.state, target))];
  });
  markAimed(m, shots);
  m.state.g.attack = attackOf({ seat, unit: ref(m.state, unit), def: card(m.state, unit).def, shots });
  const bypassed = opponentsOf(m, seat).flatMap((foe) => bypassedStations(m, foe)).length;
  const ids = shots.map(({ target }) => idOf(target));
  m.emit({
    e: 'attacks',
    seat,
    card: unit,
    def: card(m.state, unit).def,
    targets: ids,
    targetDefs: ids.map((id) => card(m.state, id).def),
    targetSeats: ids.map((id) => holder(m, id)),
    ...(bypassed > 0 && { bypassed }),
  });
  push(m, {
    kind: 'attack',
    seat,
    card: ref(m.state, unit),
    def: card(m.state, unit).def,
    ops: [...stored<Sem>([rule('attack.fire')])],
    env: {},
    targets: shots.map(({ target }) => target),
    info: { attack: true },
  });
}

type Armed = ReturnType<typeof readyWeapons>[number];

/** A weapon aimed at a target, with the damage that it would deal. */
function shotOf(m: SemMachine, unit: CardId, weapon: Armed, target: CardRef): Shot {
  const aim = alive(m.state, target);
  const more = aim === undefined ? 0 : damageAgainst(m, unit, aim);
  return {
    weapon: { card: weapon.card, n: weapon.n },
    damage: weapon.damage + more,
    target,
    ...(weapon.ignoresShields && { ignoresShields: true }),
  };
}

/** A command that is an attack: its damage, or the unit that strikes by it, aimed as it was chosen. */
export function declareCommand(m: SemMachine, seat: Seat, id: CardId, env: Env): void {
  const { projectile, abilities, id: name } = def(m, id);
  const struck = chosenAs(m, { env }, 'struck');
  const [striker] = chosenAs(m, { env }, 'striker');
  const unanswered = abilities.some(({ do: effects }) => effects.some(({ verb }) => verb === 'strikeNow'));
  const shots = abilities
    .flatMap(({ do: effects }) => effects)
    .flatMap((effect): Shot[] => {
      if (effect.verb === 'strikeNow' && striker !== undefined)
        return struck.flatMap((aim) =>
          readyWeapons(m, striker).map((weapon) => shotOf(m, striker, weapon, ref(m.state, aim))),
        );
      if (effect.verb !== 'damage') return [];
      const damage = effect.n + (projectile === true ? projectileBonus(m, seat) : 0);
      return struck.map((aim) => ({
        damage,
        target: ref(m.state, aim),
        // Evasion is of use against projectiles alone (S-6.4).
        ...((effect.sure === true || projectile !== true) && { sure: true as const }),
        ...(effect.ignoresShields === true && { ignoresShields: true as const }),
      }));
    });
  m.state.g.attack = attackOf({
    seat,
    def: name,
    shots,
    ...(unanswered && striker !== undefined && { unit: ref(m.state, striker), unanswered: true as const }),
    ...(projectile === true && { projectile: true as const }),
  });
  m.version++;
}
