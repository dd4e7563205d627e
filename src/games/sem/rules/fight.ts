/** What comes of an attack once all have said what they do (S-6, steps 3 to 7). */
import type { CardId, CardRef } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import type { SemEvents, SemMachine, SemStep as Step } from '../kind.ts';
import type { Attack, Reply, Shot, Weapon } from '../state.ts';
import { markAimed, markFired } from './change-play.ts';
import { fire } from './damage.ts';
import { stillReady } from './defense.ts';
import { holder, hostOf, isInPlay } from './facts.ts';
import { damageAgainst, readyWeapons } from './figures.ts';
import { attackerIn, type Round, roundOf } from './rounds.ts';

/** Interceptors and bypassed defense stations first; then the attack and what is fired in return, together (S-R-11). */
export const fight: Step = (m) => {
  const { attack } = m.state.g;
  if (attack === undefined) return;
  // A unit that strikes by a command fires its weapons only now.
  if (attack.unanswered === true) markAimed(m, attack.shots);
  takePlaces(m, attack);
  fireFirst(m, attack);
  const attacker = attackerIn(m, attack);
  // An attacker that has fallen deals nothing, and nobody fires at it (S-R-31).
  if (attack.unit === undefined || attacker !== undefined) {
    const coming = attack.shots.filter(({ target }) => !attack.removed.includes(target));
    const shots = coming.flatMap((shot) => roundOf(m, attack, shot) ?? []);
    const returned = attacker === undefined || attack.unanswered === true ? [] : returnFire(m, attack, attacker);
    fire(m, [...shots, ...returned], attack.unit);
  }
  delete m.state.g.attack;
  m.version++;
};

/** Blocking units take the place of what is aimed at; they do not evade (S-6.3, S-R-29). */
function takePlaces(m: SemMachine, attack: Attack): void {
  for (const reply of attack.replies) {
    const id = alive(m.state, reply.unit);
    if (reply.how !== 'block' || id === undefined || !isInPlay(m, id)) continue;
    const isAimedAt = (shot: Shot) => shot.target === reply.target && !attack.removed.includes(shot.target);
    const isTarget = attack.shots.some(({ target }) => target === reply.unit);
    const aim = alive(m.state, reply.target);
    if (isTarget || aim === undefined || !attack.shots.some(isAimedAt)) continue;
    attack.shots = attack.shots.map((shot) =>
      isAimedAt(shot) ? { ...shot, target: reply.unit, sure: true as const } : shot,
    );
    const told = { seat: holder(m, id), card: id, def: card(m.state, id).def };
    m.emit({ e: 'blocks', ...told, for: aim, forDef: card(m.state, aim).def });
  }
}

/** Interceptors that shoot, and defense stations that are passed by, fire before everything else. */
function fireFirst(m: SemMachine, attack: Attack): void {
  const target = attack.unit;
  if (target === undefined || attack.unanswered === true) return;
  const rounds = attack.replies.flatMap((reply) =>
    reply.how === 'shoot' || reply.how === 'bypass' ? replyRounds(m, attack, { ...reply, how: reply.how }, target) : [],
  );
  fire(m, rounds);
  for (const { how, unit } of attack.replies) {
    const id = alive(m.state, unit);
    if (how !== 'bypass' || id === undefined || !rounds.some(({ shooter }) => shooter === id)) continue;
    m.emit({ e: 'bypassFired', seat: holder(m, id), card: id, def: card(m.state, id).def });
  }
}

type Firing = Pick<Reply, 'unit' | 'weapons'> & { readonly how: SemEvents['firesBack']['how'] };

/** The shots of a unit that fires at the attacker, never at what is on it, with weapons that it still has (S-R-10). */
function replyRounds(m: SemMachine, attack: Attack, { how, unit, weapons }: Firing, target: CardRef): Round[] {
  const id = alive(m.state, unit);
  if (id === undefined || !isInPlay(m, id) || attack.removed.includes(unit)) return [];
  return volley(m, id, stillReady(m, id, weapons), target, how);
}

function volley(
  m: SemMachine,
  id: CardId,
  weapons: ReturnType<typeof readyWeapons>,
  target: CardRef,
  how: Firing['how'],
) {
  if (weapons.length === 0) return [];
  markFired(
    m,
    weapons.map(({ card: on, n }): Weapon => ({ card: on, n })),
  );
  const aim = alive(m.state, target);
  const told = { seat: holder(m, id), card: id, def: card(m.state, id).def };
  m.emit({ e: 'firesBack', ...told, how, n: weapons.length });
  return weapons.map(
    ({ damage, ignoresShields }): Round => ({
      seat: told.seat,
      shooter: id,
      def: told.def,
      damage: damage + (aim === undefined ? 0 : damageAgainst(m, id, aim)),
      target,
      ignoresShields,
    }),
  );
}

/**
 * What is fired in return: by attacked units as their owners have said; with all weapons by those that have come into the
 * attack since (S-R-41).
 */
function returnFire(m: SemMachine, attack: Attack, attacker: CardId): Round[] {
  const target = ref(m.state, attacker);
  const attacked = new Set(
    attack.shots.flatMap(({ target: aim }) => {
      const id = attack.removed.includes(aim) ? undefined : alive(m.state, aim);
      return id === undefined || !isInPlay(m, id) ? [] : [hostOf(m, id) ?? id];
    }),
  );
  return [...attacked].flatMap((id) => {
    const unit = ref(m.state, id);
    const said = attack.replies.find(
      (reply) => (reply.how === 'return' || reply.how === 'block') && reply.unit === unit,
    );
    if (said !== undefined) return replyRounds(m, attack, { ...said, how: 'return' }, target);
    const isInterceptor = attack.replies.some(({ how, unit: one }) => how === 'shoot' && one === unit);
    return isInterceptor ? [] : volley(m, id, readyWeapons(m, id), target, 'return');
  });
}
