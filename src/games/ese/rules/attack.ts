/** The Attack Phase (3.8): rounds of assignment by speed, with windows for tactics. */

import { type Answer, type Need, type NewAsk, type Option, unnumbered } from '#kernel/ask';
import { append } from '#kernel/grouped';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { assign, assignmentOf, hand, recall, setPhase } from './change.ts';
import { dueSpeed, fleetsOf, force, holder, living, nextSpeed, planetsOf, stretch } from './facts.ts';
import { attackersAt, isAttacked, postOf, saysWhereToGuard } from './plans.ts';
import { wake } from './rest.ts';
import { boosts } from './tactics.ts';
import { foreignPlanets, opponents, planetOption } from './targets.ts';
import { openWindow } from './window.ts';

/** The active player declares an attack, or none, in which case this phase and the next are skipped. */
export const attack: Step = (m, frame) => {
  const { g } = m.state;
  recall(m);
  g.k = 0;
  g.plans = undefined;
  g.stirred = undefined;
  g.resting = undefined;
  const said = g.declares;
  g.declares = undefined;
  if (g.peace) return;
  if (fleetsOf(m, g.active).length === 0) return;
  setPhase(m, 'attack');
  if (said !== undefined) return m.goOn(frame, { pick: [said] }, rule('attack.declared'));
  const ask: NewAsk = {
    seat: g.active,
    role: 'action',
    stop: 'attack',
    prompt: { key: 'ask.attack' },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [...attackOptions(m), { id: 'none', verb: 'done' }],
    },
    fallback: { pick: ['none'] },
  };
  m.ask(frame, 'attack', ask, rule('attack.declared'));
};

/** Answers about attacking that may be given before the Attack Phase. */
export const waysToAttack: readonly string[] = ['now', 'tactics', 'none'];

/** Ways to attack, if the active player has a fleet: at once, or after a first window for tactics if they could play any. */
export function attackOptions(m: EseMachine): readonly Option[] {
  const { active } = m.state.g;
  if (fleetsOf(m, active).length === 0) return [];
  const now = { id: 'now', verb: 'attack', note: { n: fleetsOf(m, active).length } };
  const mayOpen = hand(m, 'action', active).length > 0 || boosts(m, active).length > 0;
  return mayOpen ? [now, { id: 'tactics', verb: 'tacticsFirst' }] : [now];
}

export const declared: Step = (m, frame, _op, { answer }) => {
  const [how = 'none'] = picked(answer);
  const { g } = m.state;
  const attacks = how !== 'none';
  m.emit({ e: attacks ? 'attacks' : 'noAttack', seat: g.active });
  if (!attacks) return;
  m.next(frame, rule('attack.next'));
  // A game stored before there were plans.
  if (how === 'attack') return;
  g.plans = { [g.active]: how === 'now' ? 'attacked' : 'always' };
  m.next(frame, rule('attack.plans'));
};

/** The next speed at which a fleet can be assigned; if there is none, a last window, in which tactics may create one. */
export const nextRound: Step = (m, frame) => {
  const { g } = m.state;
  // A player who has conceded sends no more fleets.
  if (g.leaving.includes(g.active)) return;
  const before = g.k;
  const k = nextSpeed(m, before);
  if (k === undefined) {
    // With `fastWindows`, the window of the last speed is the last one, unless something was played in it (A47).
    if (g.options.fastWindows && before > 0 && g.stirred !== true) return;
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

export const afterLast: Step = (m, frame) => {
  if (nextSpeed(m, m.state.g.k) !== undefined) m.next(frame, rule('attack.next'));
};

/** A round is over: its speed is completed, and only higher ones follow. */
export const over: Step = (m, frame) => {
  m.next(frame, rule('attack.next'));
};

export const roundWindow: Step<'attack.window'> = (m, _frame, { at }) => tacticsWindow(m, at);

function tacticsWindow(m: EseMachine, at: string): void {
  openWindow(m, 'tactics', at, living(m, m.state.g.active));
}

/** A seat's fleets that are assigned now: those of the round's speed about which it has not been asked at that speed. */
function choosing(m: EseMachine, seat: Seat): CardId[] {
  return fleetsOf(m, seat).filter((id) => dueSpeed(m, id) === m.state.g.k);
}

/** Groups fleets of the same class and situation, which are assigned together. */
function groups(m: EseMachine, fleets: readonly CardId[]): Map<string, CardId[]> {
  const found = new Map<string, CardId[]>();
  for (const id of fleets) {
    const { def } = card(m.state, id);
    const to = m.state.g.courses[id]?.to;
    append(found, to === undefined ? def : `${def}@${to}`, id);
  }
  return found;
}

function assignAsk(m: EseMachine, seat: Seat, fleets: readonly CardId[], planets: readonly CardId[]): NewAsk {
  const { g } = m.state;
  const isDefender = seat !== g.active;
  const kinds = [...new Set(fleets.map((id) => card(m.state, id).def))];
  const options = planets.map((id) => planetOption(m, id));
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
        options,
        min: 0,
        max: ids.length,
        most: ids.length,
        spread: planets.length,
      },
    };
  });
  const whole = waysToSendAll(m, seat, fleets, planets);
  return {
    id: unnumbered,
    seat,
    role: 'choice',
    stop: 'assign',
    alert: (isDefender && isAttacked(m, seat)) || undefined,
    spans: { round: stretch(m, g.k), phase: stretch(m, 'attack') },
    prompt: {
      key: isDefender ? 'ask.defend' : 'ask.assign',
      with: { k: g.k, n: fleets.length, ...(kinds.length === 1 && { def: kinds[0] ?? '' }) },
    },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        ...whole,
        ...(fleets.length > 1 ? [{ id: 'assign', verb: 'assign', needs }] : []),
        { id: 'none', verb: 'hold' },
      ],
    },
    public: isDefender ? [...whole.map(({ id }) => id), 'none'] : undefined,
    fallback: { pick: ['none'] },
  };
}

/**
 * Options to send all fleets to one planet, unless they are there already: planets under attack first, with different verbs
 * from the others.
 */
function waysToSendAll(
  m: EseMachine,
  seat: Seat,
  fleets: readonly CardId[],
  planets: readonly CardId[],
): readonly Option[] {
  const { active, courses } = m.state.g;
  const aims = new Set(fleetsOf(m, active).map((id) => courses[id]?.to));
  const hot = planets.filter((id) => aims.has(id));
  const calm = planets.filter((id) => !aims.has(id));
  const verb = seat === active ? 'send' : 'guard';
  const found: Option[] = [];
  for (const id of hot) addSending(m, fleets, id, verb, found);
  for (const id of calm) addSending(m, fleets, id, hot.length === 0 ? verb : `${verb}Elsewhere`, found);
  return found;
}

function addSending(m: EseMachine, fleets: readonly CardId[], planet: CardId, verb: string, found: Option[]): void {
  let n = 0;
  let total = 0;
  for (const id of fleets) {
    if (m.state.g.courses[id]?.to === planet) continue;
    n++;
    total += force(m, id);
  }
  if (n === 0) return;
  const note = { def: card(m.state, planet).def, n, force: total };
  found.push({ id: `all:${planet}`, card: planet, about: holder(m, planet), note, verb });
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
    return fleets.length === 0 || !saysWhereToGuard(m, seat) ? [] : [assignAsk(m, seat, fleets, planetsOf(m, seat))];
  });
  const guards = rule('attack.assigned', { side: 'defence' });
  if (asks.length > 0) m.askAll(frame, 'assign', asks, guards);
  else m.next(frame, guards);
};

/** Reveals the assignments in turn order; fleets of defenders who were not asked guard by default (`postOf`). */
export const assigned: Step<'attack.assigned'> = (m, _frame, op, { bySeat }) => {
  for (const seat of living(m, m.state.g.active)) {
    const answer = bySeat[seat];
    if (answer !== undefined) settle(m, seat, answer);
    else if (op.side === 'defence' && seat !== m.state.g.active) stayOnGuard(m, seat);
  }
};

function stayOnGuard(m: EseMachine, seat: Seat): void {
  const post = postOf(m, seat);
  const fleets = choosing(m, seat);
  if (post === undefined || fleets.length === 0) return;
  const idle = [...groups(m, fleets)].filter(([, ids]) => ids.every((id) => m.state.g.courses[id]?.to === undefined));
  const sent = idle.map(([name, ids]): readonly [string, Answer] => [name, { amounts: { [post]: ids.length } }]);
  settle(m, seat, { pick: ['assign'], with: Object.fromEntries(sent) });
}

/** Sends the fleets; those not named keep their assignments, and have missed their speed (A18): all are marked as asked at it. */
function settle(m: EseMachine, seat: Seat, answer: Answer): void {
  const sent: { readonly def: string; readonly to: string; readonly owner: number | undefined; n: number }[] = [];
  const fleets = choosing(m, seat);
  for (const [name, ids] of groups(m, fleets)) {
    const free = [...ids];
    for (const [planet, n] of aimsOf(m, answer, name, ids)) {
      for (const id of free.splice(0, n)) assign(m, id, planet);
      if (n > 0) wakeAt(m, seat, planet);
      sent.push({ def: name.split('@')[0] ?? '', to: card(m.state, planet).def, owner: card(m.state, planet).ctl, n });
    }
  }
  for (const id of fleets) assignmentOf(m, id).said = m.state.g.k;
  m.emit({ e: 'assigned', seat, k: m.state.g.k, sent });
}

/** Wakes resting players concerned by fleets sent to a planet: the owner if they attack it, the attacker if they guard it. */
function wakeAt(m: EseMachine, seat: Seat, planet: CardId): void {
  const { active } = m.state.g;
  const owner = holder(m, planet);
  if (seat === active) wake(m, (one) => one === owner);
  else if (attackersAt(m, planet).length > 0) wake(m, (one) => one === active);
}

/** How many fleets of a group go where: all to one planet, or as answered for the group. */
function aimsOf(
  m: EseMachine,
  answer: Answer,
  name: string,
  ids: readonly CardId[],
): readonly (readonly [CardId, number])[] {
  const [picks = ''] = picked(answer);
  if (picks.startsWith('all:')) {
    const planet = picks.slice('all:'.length);
    return ids.every((id) => m.state.g.courses[id]?.to === planet) ? [] : [[planet, ids.length]];
  }
  const reply = needsOf(answer)[name];
  return reply !== undefined && 'amounts' in reply ? Object.entries(reply.amounts) : [];
}
