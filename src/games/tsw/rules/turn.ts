/** The turn (T-5): draw, action, discard, attack; one function for each step, in their order. */
import type { Choice, NewAsk, Option } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { endLasting } from '#kernel/lasting';
import { picked } from '#kernel/reply';
import type { CardId } from '#kernel/state';
import { zone } from '#kernel/zones';
import { rule, type TswStep as Step } from '../kind.ts';
import { discard, gainActions, setPhase } from './change.ts';
import { giveBack, keep, leavePlay } from './change-play.ts';
import { drawCards as drawFor } from './effects/draws.ts';
import { deckOf, foeOf, handOf } from './facts.ts';
import { rowGives, upkeep } from './figures.ts';
import { cardOption } from './options.ts';
import { perform } from './perform.ts';
import { actionGains } from './powers.ts';
import { isInEffect } from './standing.ts';

/** Damage to the station of a player who has no card to draw from (T-5.1). */
const EMPTY_PILE = 3;

/** A whole turn, in the rulebook's order; the first is no other (W1). The opponent has a chance before a phase ends (W8). */
export const turn: Step = (m, frame) => {
  const { g } = m.state;
  g.turn++;
  g.actions = 0;
  delete g.stationActionUsed;
  delete g.played;
  const first = (g.latest?.[g.active] ?? 0) === 0;
  g.latest = [0, 1].map((seat) => (seat === g.active ? g.turn : (g.latest?.[seat] ?? 0)));
  m.emit({ e: 'turnBegan', seat: g.active, turn: g.turn });
  m.next(frame, rule('turn.next'));
  m.open(
    [
      rule('turn.phase', { phase: 'draw' }),
      rule('draw.emptyPile'),
      rule('draw.effects'),
      rule('initiative', { once: true }),
      rule('draw.cards'),
      rule('draw.discards'),
      rule('initiative', { stop: 'draw' }),
      rule('turn.phase', { phase: 'action' }),
      rule('action.gain'),
      rule('action.upkeep'),
      rule('initiative', { stop: 'action' }),
      rule('turn.phase', { phase: 'discard' }),
      rule('turn.discard'),
      rule('turn.phase', { phase: 'attack' }),
      rule('initiative', { stop: 'attack' }),
      rule('turn.ends', { first }),
      rule('initiative', { once: true }),
    ],
    g.active,
  );
};

/** What happens at the end of a player's first turn. A turn that was stored before it said which it is goes by its number. */
export const turnEnds: Step<'turn.ends'> = (m, _frame, { first }) => {
  const { g, seats } = m.state;
  if (first ?? g.turn <= seats) m.emit({ e: 'firstTurnEnds', seat: g.active });
};

/** The turn passes to the opponent, unless somebody has an extra turn (W28). */
export const next: Step = (m, frame) => {
  const { g } = m.state;
  endLasting(m, 'turn');
  giveBack(m);
  const [extra, ...later] = g.extra ?? [];
  if (later.length > 0) g.extra = later;
  else delete g.extra;
  g.active = extra ?? foeOf(g.active);
  m.next(frame, rule('turn'));
};

export const enterPhase: Step<'turn.phase'> = (m, _frame, { phase }) => setPhase(m, phase);

/** A draw pile that is empty as the draw phase begins costs the station (T-5.1). */
export const emptyPile: Step = (m, frame) => {
  const { active } = m.state.g;
  if (zone(m.state, deckOf(active)).length > 0) return;
  m.emit({ e: 'emptyPile', seat: active, n: EMPTY_PILE });
  m.next(frame, rule('station.damage', { seat: active, n: EMPTY_PILE }));
};

/** Abilities of the draw phase come before its draws (W24). */
export const drawEffects: Step = (m) => m.emit({ e: 'drawPhase', seat: m.state.g.active });

/** A card for each card of the draw row (T-5.2). */
export const drawCards: Step = (m, frame) => {
  const { active } = m.state.g;
  drawFor(m, frame, active, rowGives(m, 'draw', active));
};

/** What effects of the draw phase make its player discard comes last (W24). */
export const drawDiscards: Step = (m, frame) => {
  const { g } = m.state;
  const n = g.discards ?? 0;
  delete g.discards;
  if (n > 0) m.next(frame, { op: 'tsw.discard', n, who: 'you', random: false });
};

/** Actions for each card of the action row; what happens to the row later in the turn changes nothing (T-5.3). */
export const gain: Step = (m) => gainActions(m, rowGives(m, 'action', m.state.g.active));

/**
 * Duration cards are kept for their cost, or discarded from play (T-5.4). If there are actions for all of them, the player
 * says at once which to keep, otherwise one after the other; before that they may gain actions (W7).
 */
export const payUpkeep: Step = (m, frame) => {
  const { active, actions } = m.state.g;
  const kept = (frame.env.kept ?? []) as readonly CardId[];
  const due = upkeep(m, active).filter(({ id }) => !kept.includes(id));
  const affordable = due.filter(({ cost }) => cost <= actions);
  const total = due.reduce((sum, { cost }) => sum + cost, 0);
  const together = total <= actions;
  const gains = together ? [] : actionGains(m, active);
  if (affordable.length === 0 && gains.length === 0) {
    for (const { id } of due) leavePlay(m, id, 'upkeep');
    takeOut(frame.env, 'kept');
    return;
  }
  const options: Option[] = affordable.map(({ id, cost }) => cardOption(m, id, { cost }));
  const choice: Choice = together
    ? { kind: 'choose', options, min: 0, max: options.length }
    : { kind: 'choose', options: [...options, ...gains, { id: 'none', verb: 'none' }], min: 1, max: 1 };
  const ask: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'upkeep',
    prompt: { key: together ? 'ask.upkeep' : 'ask.upkeepOne', with: { actions } },
    choice,
    fallback: { pick: together ? options.map(({ id }) => id) : [options[0]?.id ?? 'none'] },
    standing: 'upkeep',
    ...(2 * total <= actions && { presumed: options.map(({ id }) => id) }),
  };
  m.ask(frame, 'upkeep', ask, rule('action.kept', together ? {} : { one: true }));
};

export const upkeepPaid: Step<'action.kept'> = (m, frame, { one }, { answer }) => {
  const chosen = picked(answer);
  if (answer !== undefined && chosen[0]?.startsWith('use:')) {
    m.next(frame, rule('action.upkeep'));
    perform(m, m.state.g.active, answer);
    return;
  }
  const kept = [...(takeOut<readonly CardId[]>(frame.env, 'kept') ?? []), ...chosen];
  const due = upkeep(m, m.state.g.active);
  for (const { id, cost } of due) if (chosen.includes(id)) keep(m, id, cost);
  if (one === true && chosen[0] !== 'none') {
    frame.env.kept = kept;
    m.next(frame, rule('action.upkeep'));
  } else for (const { id } of due) if (!kept.includes(id)) leavePlay(m, id, 'upkeep');
};

/** The hand is discarded down to three cards for each card of the discard row (T-5.6), to none without any (W9). */
export const discardDown: Step = (m, frame) => {
  const { active } = m.state.g;
  if (isInEffect(m, 'noHandLimit', active)) return;
  const held = zone(m.state, handOf(active));
  const over = held.length - rowGives(m, 'discard', active);
  if (over <= 0) return;
  const ask: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'discard',
    prompt: { key: 'ask.discard', with: { n: over } },
    choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: over, max: over },
    fallback: { pick: held.slice(0, over) },
  };
  m.ask(frame, 'discard', ask, rule('turn.discarded'));
};

export const discarded: Step = (m, _frame, _op, { answer }) => {
  discard(m, m.state.g.active, picked(answer), 'limit');
};
