/** The turn (section 3): its phases, plays, action cards, the end; one function for each step, in their order. */
import type { NewAsk } from '#kernel/ask';
import { endLasting } from '#kernel/lasting';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { def, effectOf } from '../library.ts';
import { isTruce } from '../options.ts';
import type { Phase } from '../state.ts';
import { discard, draw, hand, putUnder, setPhase } from './change.ts';
import { handMax, living } from './facts.ts';
import { remove, score } from './score.ts';
import { cardOption } from './targets.ts';

const phase = (name: Phase) => rule('turn.phase', { phase: name });
/** The steps from the Action Phase on, which Interstellar Rampage repeats (3.10). */
const fromAction = [
  phase('action'),
  rule('turn.action'),
  phase('event'),
  rule('event'),
  rule('event.opponents'),
  rule('attack'),
  rule('battle'),
  phase('end'),
  rule('turn.rampage'),
  rule('turn.discard'),
];

/** The steps of a turn in the rulebook's order. */
const wholeTurn = [
  phase('production'),
  rule('production'),
  phase('trade'),
  rule('trade'),
  phase('research'),
  rule('turn.plays', { type: 'tech' }),
  phase('build'),
  rule('turn.plays', { type: 'fleet' }),
  phase('exploration'),
  rule('turn.plays', { type: 'planet' }),
  ...fromAction,
];

/** A whole turn. Before it, an empty resource deck or the limit of rounds may end the game (3.12). */
export const turn: Step<'turn'> = (m, frame, op) => {
  const { g } = m.state;
  if (zone(m.state, 'resource').length === 0) {
    score(m, 'deck');
    return;
  }
  if (op.round === 'new' || g.round === 0) {
    if (g.options.maxRounds > 0 && g.round >= g.options.maxRounds) {
      score(m, 'rounds');
      return;
    }
    g.round++;
  }
  m.replace(frame, rule('turn.next'));
  g.turn++;
  g.used = [];
  g.peace = isTruce(g.options, g.round);
  g.courses = {};
  g.rampages = undefined;
  g.declares = undefined;
  m.emit({ e: 'turnBegan', seat: g.active, turn: g.turn });
  m.open(wholeTurn, g.active);
};

/** Passes the turn to the next player who is still in the game. */
export const next: Step = (m, frame) => {
  letGo(m);
  const { g, seats } = m.state;
  endLasting(m, 'turn');
  const before = g.active;
  g.active = living(m, (before + 1) % seats)[0] ?? before;
  // A round is over when the turn reaches or passes the first player's seat, even if that seat is out.
  const isOver = turnsAfterFirst(m, g.active) <= turnsAfterFirst(m, before);
  m.next(frame, rule('turn', isOver ? { round: 'new' } : {}));
};

/** How many turns a seat comes after the first player. */
function turnsAfterFirst({ state: { g, seats } }: EseMachine, seat: Seat): number {
  return (seat - g.first + seats) % seats;
}

/** Players who have conceded leave between phases (A41); if the active player has left, the turn is over. */
export const enterPhase: Step<'turn.phase'> = (m, frame, op) => {
  letGo(m);
  const { g } = m.state;
  if (!living(m, 0).includes(g.active)) {
    m.replace(frame);
    return;
  }
  setPhase(m, op.phase);
  // The Sirens call once in each Event Phase, including one that Interstellar Rampage repeats (A19).
  if (g.phase === 'event') g.used = g.used.filter((id) => effectOf(def(m, id), 'lure') === undefined);
};

function letGo(m: EseMachine): void {
  for (const seat of m.state.g.leaving.splice(0)) if (!m.state.out.includes(seat)) remove(m, seat, 'concede');
}

/** Action Phase (3.6): everybody draws up to their hand size, the active player first. */
export const action: Step = (m) => {
  for (const seat of living(m, m.state.g.active))
    draw(m, seat, 'action', Math.max(0, handMax(m, seat, 'action') - hand(m, 'action', seat).length));
};

const done = { id: 'done', verb: 'done' } as const;

/** Interstellar Rampage may be played before excess cards are discarded (3.10, A19). */
export const rampage: Step = (m, frame) => {
  const { active } = m.state.g;
  const held = hand(m, 'action', active).filter((id) => effectOf(def(m, id), 'rampage') !== undefined);
  if (hand(m, 'action', active).length === 0) return;
  const ask: NewAsk = {
    seat: active,
    role: held.length > 0 ? 'action' : 'window',
    stop: 'end',
    prompt: { key: 'ask.rampage' },
    choice: { kind: 'choose', options: [...held.map((id) => cardOption(m, id, 'play')), done], min: 1, max: 1 },
    fallback: { pick: ['done'] },
  };
  m.ask(frame, 'rampage', ask, rule('turn.rampaged'));
};

export const rampaged: Step = (m, frame, _op, { answer }) => {
  const [id] = picked(answer);
  if (id === undefined || id === 'done') return;
  discard(m, id, 'played', m.state.g.active);
  m.emit({ e: 'rampage', seat: m.state.g.active });
  m.state.g.rampages = (m.state.g.rampages ?? 0) + 1;
  // Replaces the rest of the turn: the repeated steps include the end of the turn.
  m.replace(frame, ...fromAction);
};

/** End Phase (3.10): discard down to the limits; resource cards go under their deck in the order named. */
export const discardDown: Step = (m, frame) => {
  const { active } = m.state.g;
  for (const kind of ['resource', 'action'] as const) {
    const held = hand(m, kind, active);
    const over = held.length - handMax(m, active, kind);
    if (over <= 0) continue;
    const ask: NewAsk = {
      seat: active,
      role: 'choice',
      stop: 'end',
      prompt: { key: kind === 'resource' ? 'ask.putUnder' : 'ask.discard', with: { n: over } },
      choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: over, max: over },
      fallback: { pick: held.slice(0, over) },
    };
    m.next(frame, rule('turn.discard'));
    m.ask(frame, 'cards', ask, rule('turn.discarded', { kind }));
    return;
  }
};

export const discarded: Step<'turn.discarded'> = (m, _frame, op, { answer }) => {
  const cards: readonly CardId[] = picked(answer);
  const { active } = m.state.g;
  if (op.kind === 'resource') putUnder(m, active, cards);
  else for (const id of cards) discard(m, id, 'limit', active);
};
