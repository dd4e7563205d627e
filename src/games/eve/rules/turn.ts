/** The turn (C-4 to C-7, C-14.1), one function per step of the rulebook, in its order. */

import type { NewAsk } from '#kernel/ask';
import { endLasting } from '#kernel/lasting';
import { picked } from '#kernel/reply';
import type { Frame } from '#kernel/state';
import { card, controller, zone } from '#kernel/zones';
import { edition } from '../editions.ts';
import { type EveMachine, type EveOp, type EveStep, rule } from '../kind.ts';
import { isLoan } from '../verbs/take-control.ts';
import { addIsk, destroy, discard, draw, endPhase, setBattle, setStep, setTabs } from './change.ts';
import { endAttack } from './change-ships.ts';
import { isDocked, living } from './facts.ts';
import { effective } from './figures.ts';
import { ofType } from './in-play.ts';
import { collect, WORTH_COLLECTING } from './income.ts';
import { cardOption } from './targets.ts';

/** A chance for everybody to act, at the end of a step or during a phase. */
const initiative = (stop: string) => rule('initiative', { stop });

const course: readonly EveOp[] = [
  rule('turn.begin'),
  initiative('setup.begin'),
  rule('turn.duration'),
  initiative('setup.duration'),
  rule('turn.assembly'),
  initiative('setup.assembly'),
  rule('turn.incomeBegins'),
  rule('pendings'),
  rule('turn.income'),
  initiative('setup.income'),
  rule('turn.endPhase'),
  rule('turn.draw'),
  rule('turn.step', { phase: 'management', step: 'management' }),
  initiative('management'),
  rule('turn.endPhase'),
  rule('battles'),
  rule('turn.step', { phase: 'end', step: 'end' }),
  initiative('end'),
  rule('turn.discard'),
  rule('turn.endPhase'),
  rule('turn.end'),
];

/** A whole turn, in the rulebook's order. */
export const turn: EveStep = (m, frame) => {
  m.replace(frame, rule('turn.next'));
  const { g } = m.state;
  g.turn++;
  g.limited = [];
  g.used = [];
  g.forgone = false;
  g.opened = 0;
  delete g.built;
  m.version++;
  setStep(m, 'setup', 'setup.begin');
  m.open(course, g.active);
};

/** The turn passes to the player to the left (C-4.1). */
export const next: EveStep = (m, frame) => {
  const { g } = m.state;
  g.active = living(m.state, (g.active + 1) % m.state.seats)[0] ?? g.active;
  m.next(frame, rule('turn'));
};

/** Beginning of the turn: whether to give up the income for a card (C-4.3), then what triggers. */
export const begin: EveStep = (m, frame) => {
  const { g } = m.state;
  m.emit({ e: 'turnBegan', seat: g.active, turn: g.turn });
  const empty = zone(m.state, `market:${g.active}`).length < 1;
  const income = collect(m, g.active).total;
  const ask: NewAsk = {
    seat: g.active,
    role: 'choice',
    stop: 'setup.begin',
    standing: 'income',
    ...(income >= WORTH_COLLECTING && { presumed: 'collect' }),
    prompt: { key: 'ask.income', with: { income } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'collect', verb: 'collect' },
        { id: 'draw', verb: 'forgo', ...(empty && { confirm: { key: 'confirm.emptyMarket' } }) },
      ],
    },
    fallback: { pick: ['collect'] },
  };
  m.ask(frame, 'income', ask, rule('turn.forgo'));
};

export const forgo: EveStep = (m, _frame, _op, { answer }) => {
  const { g } = m.state;
  g.forgone = picked(answer)[0] === 'draw';
  if (g.forgone) m.emit({ e: 'forgone', seat: g.active });
};

/** Duration step (C-5.1): the player's news move one tab on; a news never moves in the turn in which it was played. */
export const duration: EveStep = (m, frame) => {
  const { g } = m.state;
  m.next(frame, rule('checks'));
  setStep(m, 'setup', 'setup.duration');
  const news = ofType(m, 'news').filter((id) => controller(m.state, id) === g.active);
  for (const id of news) {
    const { tabs, since } = card(m.state, id);
    if (tabs === undefined || since === g.turn) continue;
    if (setTabs(m, id, tabs - 1)) destroy(m, id, 'expired');
  }
};

/** Assembly step (C-5.2): the player's unfinished ships move one tab on. */
export const assembly: EveStep = (m) => {
  setStep(m, 'setup', 'setup.assembly');
  for (const id of ofType(m, 'ship')) {
    const { tabs } = card(m.state, id);
    if (tabs !== undefined && isDocked(m, id) && controller(m.state, id) === m.state.g.active) setTabs(m, id, tabs - 1);
  }
};

export const incomeBegins: EveStep = (m) => {
  setStep(m, 'setup', 'setup.income');
  m.tell({ e: 'incomeBegins', seat: m.state.g.active });
};

/** Income step (C-5.3), which is not on the pile, or the card instead of it. */
export const income: EveStep = (m, frame) => {
  const { g } = m.state;
  if (g.forgone) {
    draw(m, g.active, 1);
    m.next(frame, rule('checks'));
    return;
  }
  const { total, parts } = collect(m, g.active);
  addIsk(m, g.active, total, 'income', { parts });
};

/** Draw phase (C-6): one card, nobody may act, and what triggers waits; the first player may have to skip their first (C-6.2, R-65). */
export const drawPhase: EveStep = (m, frame) => {
  const { g, seats } = m.state;
  setStep(m, 'draw', 'draw');
  m.next(frame, rule('checks'));
  if (g.turn === 1 && (seats === 2 || g.skipsFirstDraw === true)) return;
  const extra = effective(m, 'extraDraw').filter(({ place }) => place.you === g.active);
  draw(
    m,
    g.active,
    extra.reduce((sum, { effect }) => sum + effect.n, 1),
  );
};

/** A step begins. The turn ends with the end phase, before the hand is discarded down to its limit. */
export const step: EveStep<'turn.step'> = (m, _frame, { phase, step: at }) => {
  setStep(m, phase, at);
  if (phase === 'end') m.tell({ e: 'turnEnds', seat: m.state.g.active });
};

export function phaseEnds(m: EveMachine, frame: Frame): void {
  endPhase(m);
  m.next(frame, rule('checks'));
}

/** End phase (C-14.1): the active player discards down to the hand limit, which counts only now, all at once. */
export const discardDown: EveStep = (m, frame) => {
  const { g } = m.state;
  const hand = zone(m.state, `hand:${g.active}`);
  const limit = effective(m, 'modHandLimit').reduce(
    (sum, { effect, place }) => sum + (place.you === g.active ? effect.n : 0),
    edition(m.state.edition).handSize,
  );
  const over = hand.length - Math.max(0, limit);
  if (over <= 0) return;
  const ask: NewAsk = {
    seat: g.active,
    role: 'choice',
    stop: 'end',
    prompt: { key: 'ask.discard', with: { n: over } },
    choice: { kind: 'choose', options: hand.map((id) => cardOption(m, id)), min: over, max: over },
    fallback: { pick: hand.slice(-over) },
  };
  m.ask(frame, 'cards', ask, rule('turn.discarded'));
};

export const discarded: EveStep = (m, _frame, _op, { answer }) => discard(m, m.state.g.active, picked(answer), 'limit');

/** The active player is out: their turn ends at once and the next player's begins. */
export const skip: EveStep = (m) => {
  const base = m.state.frames[0];
  if (base === undefined) return;
  m.state.frames = [base];
  m.replace(base, rule('turn.cut'), rule('turn.end'), rule('turn.next'));
};

/** Cuts short the turn of a player who is out: its battles, its damage and effects that last for the phase end. */
export const cut: EveStep = (m, frame) => {
  setBattle(m, undefined);
  for (const { region } of [...m.state.g.attacks]) endAttack(m, region);
  phaseEnds(m, frame);
};

/** The end of the turn: effects that last until then end, and borrowed ships return. */
export const end: EveStep = (m, frame) => {
  m.next(frame, rule('eve.giveBack'), rule('checks'));
  endLasting(m, (effect) => effect.until === 'end of turn' && !isLoan(effect));
};
