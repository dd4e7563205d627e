/** The Attack Phase (3.8): rounds of assignment by speed, with windows for tactics. */
import type { Answer, Need, NewAsk } from '#kernel/ask';
import type { Op } from '#kernel/op';
import { needsOf, picked } from '#kernel/reply';
import type { RuleStep } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import { assign, assignmentOf, recall, setPhase } from '../change.ts';
import { fleetsOf, isDue, living, planetsOf, speed, stretch } from '../facts.ts';
import type { EseMachine, EseState } from '../state.ts';
import { foreignPlanets, opponents, planetOption } from '../targets.ts';
import { openWindow } from './window.ts';

type Step = RuleStep<EseState>;
const rule = (name: string, fields: Readonly<Record<string, string>> = {}): Op => ({ op: 'rule', name, ...fields });

/** The active player declares an attack, or none: then this phase and the next are over. */
export const attack: Step = (m, frame) => {
  const { g } = m.state;
  recall(m);
  g.k = 0;
  if (g.peace) return;
  if (fleetsOf(m, g.active).length === 0) return;
  setPhase(m, 'attack');
  const ask: NewAsk = {
    seat: g.active,
    role: 'action',
    stop: 'attack',
    prompt: { key: 'ask.attack' },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'attack', verb: 'attack' },
        { id: 'none', verb: 'done' },
      ],
    },
    fallback: { pick: ['none'] },
  };
  m.ask(frame, 'attack', ask, rule('attack.declared'));
};

export const declared: Step = (m, frame, _op, { answer }) => {
  const attacks = picked(answer)[0] === 'attack';
  const { active } = m.state.g;
  m.emit({ e: attacks ? 'attacks' : 'noAttack', seat: active });
  if (attacks) m.next(frame, rule('attack.next'));
};

/** The next speed at which a fleet is able to choose; without one a last window, which may make one. */
export const nextRound: Step = (m, frame) => {
  const { g } = m.state;
  // Whoever has given up sends no more fleets.
  if (g.leaving.includes(g.active)) return;
  const before = g.k;
  const k = nextSpeed(m, before);
  if (k === undefined) {
    tacticsWindow(m, 'last');
    m.next(frame, rule('window'), rule('attack.afterLast'));
    return;
  }
  g.k = k;
  m.emit({ e: 'round', k });
  const fast = g.options.fastWindows;
  const opening = before === 0 || !fast;
  m.next(
    frame,
    ...(opening ? [rule('attack.window', { at: 'opening' }), rule('window')] : []),
    rule('attack.assign'),
    ...(fast ? [] : [rule('attack.window', { at: 'seen' }), rule('window'), rule('attack.assign')]),
    rule('attack.defend'),
    rule('attack.window', { at: 'closing' }),
    rule('window'),
    rule('attack.assign'),
    rule('attack.defend'),
    rule('attack.over'),
  );
};

function nextSpeed(m: EseMachine, above: number): number | undefined {
  const speeds = living(m, m.state.g.active)
    .flatMap((seat) => fleetsOf(m, seat))
    .filter((id) => isDue(m, id))
    .map((id) => speed(m, id))
    .filter((k) => k > above);
  return speeds.length === 0 ? undefined : Math.min(...speeds);
}

export const afterLast: Step = (m, frame) => {
  if (nextSpeed(m, m.state.g.k) !== undefined) m.next(frame, rule('attack.next'));
};

/** A round is over: its speed is completed, and only higher ones follow. */
export const over: Step = (m, frame) => {
  m.next(frame, rule('attack.next'));
};

export const roundWindow: Step = (m, _frame, op) => tacticsWindow(m, String(op.at));

function tacticsWindow(m: EseMachine, at: string): void {
  openWindow(m, 'tactics', at, living(m, m.state.g.active));
}

/** A seat's fleets that have their say now: of the round's speed, and not heard at it yet. */
function choosing(m: EseMachine, seat: Seat): CardId[] {
  return fleetsOf(m, seat).filter((id) => isDue(m, id) && speed(m, id) === m.state.g.k);
}

/** Fleets of one class that stand alike choose together. */
function groups(m: EseMachine, fleets: readonly CardId[]): Map<string, CardId[]> {
  const found = new Map<string, CardId[]>();
  for (const id of fleets) {
    const key = `${card(m.state, id).def}${m.state.g.courses[id]?.to === undefined ? '' : `@${m.state.g.courses[id]?.to}`}`;
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
}

function assignAsk(m: EseMachine, seat: Seat, fleets: readonly CardId[], planets: readonly CardId[]): NewAsk {
  const { g } = m.state;
  const needs = [...groups(m, fleets)].map(([name, ids]): Need => {
    const [def = '', at] = name.split('@');
    return {
      name,
      prompt: {
        key: 'need.assign',
        with: { def, n: ids.length, ...(at !== undefined && { at: card(m.state, at).def }) },
      },
      choice: {
        kind: 'distribute',
        options: planets.map((id) => planetOption(m, id)),
        min: 0,
        max: ids.length,
        most: ids.length,
        spread: planets.length,
      },
    };
  });
  return {
    seat,
    role: 'choice',
    stop: 'assign',
    spans: { round: stretch(m, g.k), phase: stretch(m, 'attack') },
    prompt: { key: seat === g.active ? 'ask.assign' : 'ask.defend', with: { k: g.k, n: fleets.length } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'assign', verb: 'assign', needs },
        { id: 'none', verb: 'hold' },
      ],
    },
    fallback: { pick: ['none'] },
  };
}

/** The attacker assigns the fleets of the round's speed, each to a planet of any opponent. */
export const assignAttackers: Step = (m, frame) => {
  const { active } = m.state.g;
  const fleets = choosing(m, active);
  const planets = foreignPlanets(m, active);
  if (fleets.length === 0 || planets.length === 0) return;
  m.ask(frame, 'assign', assignAsk(m, active, fleets, planets), rule('attack.assigned'));
};

/** Every defender assigns its fleets of the round's speed to its own planets; all are shown together. */
export const assignDefenders: Step = (m, frame) => {
  const asks = opponents(m, m.state.g.active).flatMap((seat) => {
    const fleets = choosing(m, seat);
    return fleets.length === 0 ? [] : [assignAsk(m, seat, fleets, planetsOf(m, seat))];
  });
  if (asks.length > 0) m.askAll(frame, 'assign', asks, rule('attack.assigned'));
};

/** The assignments are shown in turn order. */
export const assigned: Step = (m, _frame, _op, { bySeat }) => {
  for (const seat of living(m, m.state.g.active)) if (bySeat[seat] !== undefined) settle(m, seat, bySeat[seat]);
};

/** Sends the fleets; those not named stay as they are, and all of them have had their say at this speed. */
function settle(m: EseMachine, seat: Seat, answer: Answer): void {
  const said = needsOf(answer);
  const sent: { readonly def: string; readonly to: string; readonly owner: number | undefined; n: number }[] = [];
  const fleets = choosing(m, seat);
  for (const [name, ids] of groups(m, fleets)) {
    const reply = said[name];
    const free = [...ids];
    for (const [planet, n] of Object.entries(reply !== undefined && 'amounts' in reply ? reply.amounts : {})) {
      for (const id of free.splice(0, n)) assign(m, id, planet);
      sent.push({ def: name.split('@')[0] ?? '', to: card(m.state, planet).def, owner: card(m.state, planet).ctl, n });
    }
  }
  for (const id of fleets) assignmentOf(m, id).said = m.state.g.k;
  m.emit({ e: 'assigned', seat, k: m.state.g.k, sent });
}
