/** Battle (C-11): attacks one after the other, home regions first; a battle phase in five steps. */
import type { NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import { type EveMachine, type EveOp, type EveStep, rule } from '../kind.ts';
import { def } from '../library.ts';
import type { Battle } from '../state.ts';
import { endPhase, setBattle, setStep, settleControl } from './change.ts';
import { endAttack } from './change-ships.ts';
import { sides } from './facts.ts';
import { cardOption } from './targets.ts';

const initiative = (stop: string) => rule('initiative', { stop });

/** Fights all attacks to their ends, one after the other; the attacker chooses which comes next, home regions first (C-11.1, R-39). */
export const battles: EveStep = (m, frame) => {
  settleControl(m);
  const { g } = m.state;
  const waiting = g.attacks.map((one) => one.region);
  const homes = waiting.filter((region) => def(m, region).type === 'starbase');
  const next = homes.length > 0 ? homes : waiting;
  if (next.length === 0) return;
  m.next(frame, rule('battles'));
  const begins = rule('battle.chosen');
  const fallback = { pick: [next[0] as string] };
  if (next.length === 1) return m.goOn(frame, fallback, begins);
  const ask: NewAsk = {
    seat: g.active,
    role: 'choice',
    stop: 'battle.order',
    prompt: { key: 'ask.battleOrder' },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: next.map((region) => ({ ...cardOption(m, region), verb: 'fight' })),
    },
    fallback,
  };
  m.ask(frame, 'battle', ask, begins);
};

/** Begins the first battle phase of the chosen attack. */
export const chosen: EveStep = (m, frame, _op, { answer }) => {
  const region = picked(answer)[0] as CardId;
  m.next(frame, rule('battle.phase', { region, round: 1 }));
};

/** One battle phase, with targets and ambushes of its own: five steps, at the end of which everybody may act; then shields recharge (C-11.4, C-11.6, R-56). */
export const phase: EveStep<'battle.phase'> = (m, frame, { region, round }) => {
  const attacked = m.state.g.attacks.find((one) => one.region === region);
  if (attacked === undefined || m.state.out.includes(attacked.by)) return;
  const battle: Battle = {
    region,
    by: attacked.by,
    against: opponentIn(m, region, attacked.by),
    round,
    left: false,
    defended: false,
    targets: [],
  };
  setBattle(m, battle);
  setStep(m, 'battle', 'battle.begin');
  m.next(frame, ...course);
};

const course: readonly EveOp[] = [
  rule('battle.begin'),
  initiative('battle.begin'),
  rule('battle.withdraw'),
  rule('pendings'),
  rule('battle.withdrawals'),
  initiative('battle.withdraw'),
  rule('battle.target'),
  initiative('battle.target'),
  rule('battle.damage'),
  initiative('battle.damage'),
  rule('battle.result'),
  initiative('battle.result'),
  rule('battle.over'),
];

/** The defender: whoever controls the region, unless that is the attacker. */
function opponentIn(m: EveMachine, region: CardId, by: Seat): Seat | undefined {
  const seat = controller(m.state, region);
  return seat === by ? undefined : seat;
}

/** Step I: what happens when a battle phase begins. */
export const begin: EveStep = (m) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  const regionDef = card(m.state, battle.region).def;
  m.emit({
    e: 'battlePhase',
    region: battle.region,
    def: regionDef,
    by: battle.by,
    against: battle.against,
    round: battle.round,
  });
};

/** The phase is over: another one if a defender left the battle (a), a forced withdrawal if all survived (b), or the end, also without attackers. From a home region attackers must withdraw even if nobody defends it. */
export const over: EveStep = (m, frame) => {
  const { battle } = m.state.g;
  endPhase(m);
  // The region has left the game with its player; shields recharge nevertheless.
  if (battle === undefined) return m.next(frame, rule('checks'));
  const { attackers } = sides(m, battle);
  const { region, round, left, defended } = battle;
  const home = def(m, region).type === 'starbase';
  m.next(frame, rule('checks'), rule('battle.after', { region }));
  if (attackers.length === 0) return;
  if (left) m.next(frame, rule('checks'), rule('battle.phase', { region, round: round + 1 }));
  else if (defended || home) m.next(frame, rule('battle.mustWithdraw'));
};

/** Ends the attack, unless another battle phase follows. */
export const after: EveStep<'battle.after'> = (m, _frame, { region }) => {
  if (m.state.g.battle?.region !== region) return;
  setBattle(m, undefined);
  endAttack(m, region);
  settleControl(m);
  m.emit({ e: 'battleOver', region, def: card(m.state, region).def, seat: controller(m.state, region) });
};
