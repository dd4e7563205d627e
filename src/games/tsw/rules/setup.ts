/** Set-up (T-3): who begins, the opening hands, the first station cards, the commanders. */
import type { Deck } from '#face/deck';
import type { Need, NewAsk } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { below } from '#kernel/random';
import { inOrder, needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { create, shuffleZone, zone } from '#kernel/zones';
import { rule, type TswStep as Step, type TswMachine } from '../kind.ts';
import { type Row, rows } from '../state.ts';
import { draw, layDown, reveal } from './change.ts';
import { candidatesOf, deckOf, foeOf, handOf } from './facts.ts';
import { cardOption, rowOptions } from './options.ts';

const seats: readonly Seat[] = [0, 1];
const HAND = 6;

/** Whether a seat has the second turn: one card more in hand, and one more in the station. */
const isSecond = (m: TswMachine, seat: Seat): boolean => seat !== m.state.g.first;
const stationSize = (m: TswMachine, seat: Seat): number => rows.length + (isSecond(m, seat) ? 1 : 0);

/** Makes both decks, shuffles them, and lays the commanders ready. */
export function layOut(m: TswMachine, decks: readonly Deck[]): void {
  decks.forEach((deck, seat) => {
    for (const [def, n] of Object.entries(deck.main)) for (let i = 0; i < n; i++) create(m, def, seat, deckOf(seat));
    for (const def of deck.extra.commanders ?? []) create(m, def, seat, candidatesOf(seat));
    shuffleZone(m, deckOf(seat));
  });
}

/** Chance picks a player, who decides who begins (T-3.1). */
export const begin: Step = (m, frame) => {
  m.emit({ e: 'began', seats: m.state.seats });
  const seat = below(m.state.rng, m.state.seats);
  m.emit({ e: 'decides', seat });
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'setup',
    prompt: { key: 'ask.starter' },
    choice: {
      kind: 'choose',
      options: [
        { id: String(seat), verb: 'begin' },
        { id: String(foeOf(seat)), verb: 'follow' },
      ],
      min: 1,
      max: 1,
    },
    fallback: { pick: [String(seat)] },
  };
  const after = ['setup.hands', 'setup.station', 'setup.rows', 'setup.commanders', 'turn'] as const;
  m.next(frame, ...after.map((name) => rule(name)));
  m.ask(frame, 'starter', ask, rule('setup.starter'));
};

export const starter: Step = (m, _frame, _op, { answer }) => {
  const { g } = m.state;
  g.first = Number(picked(answer)[0] ?? 0);
  g.active = g.first;
  m.emit({ e: 'first', seat: g.first });
};

/** Both draw; the second player draws one card more (T-3.2). */
export const hands: Step = (m) => {
  for (const seat of seats) draw(m, seat, HAND + (isSecond(m, seat) ? 1 : 0));
};

/** Both choose cards for their stations, one for each row; the second player one more (T-3.3). */
export const station: Step = (m, frame) => {
  const asks = seats.map((seat): NewAsk => {
    const held = zone(m.state, handOf(seat));
    const n = Math.min(stationSize(m, seat), held.length);
    return {
      seat,
      role: 'choice',
      stop: 'setup',
      prompt: { key: 'ask.station', with: { n } },
      choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: n, max: n },
      fallback: { pick: held.slice(0, n) },
    };
  });
  m.askAll(frame, 'station', asks, rule('setup.stationChosen'));
};

/** The cards chosen for the stations, by seat, while their rows are asked. */
type Chosen = readonly (readonly CardId[])[];

export const stationChosen: Step = (_m, frame, _op, { bySeat }) => {
  frame.env.chosen = seats.map((seat) => picked(bySeat[seat])) satisfies Chosen;
};

/** Both say which card goes into which row. */
export const layRows: Step = (m, frame) => {
  const chosen = (frame.env.chosen ?? []) as Chosen;
  const asks = chosen.map((ids, seat): NewAsk => {
    const order: Need = {
      name: 'order',
      prompt: { key: 'need.order' },
      choice: { kind: 'order', options: ids.map((id) => cardOption(m, id)) },
    };
    const extra: Need = {
      name: 'extra',
      prompt: { key: 'need.extra' },
      choice: { kind: 'choose', options: rowOptions, min: 1, max: 1 },
    };
    const more = ids.length > rows.length;
    return {
      seat,
      role: 'choice',
      stop: 'setup',
      prompt: { key: 'ask.rows' },
      choice: {
        kind: 'choose',
        options: [{ id: 'lay', verb: 'lay', needs: more ? [order, extra] : [order] }],
        min: 1,
        max: 1,
      },
      fallback: { pick: ['lay'], with: { order: { order: ids }, ...(more && { extra: { pick: ['draw'] } }) } },
    };
  });
  m.askAll(frame, 'rows', asks, rule('setup.rowsChosen'));
};

export const rowsChosen: Step = (m, frame, _op, { bySeat }) => {
  takeOut(frame.env, 'chosen');
  for (const seat of seats) {
    const { order, extra } = needsOf(bySeat[seat]);
    const last = picked(extra)[0] as Row | undefined;
    inOrder(order).forEach((id, i) => {
      layDown(m, id, rows[i] ?? last ?? 'draw');
    });
  }
};

/** Both choose a commander in secret (T-3.4). */
export const commanders: Step = (m, frame) => {
  const asks = seats.map((seat): NewAsk => {
    const options = zone(m.state, candidatesOf(seat)).map((id) => cardOption(m, id));
    return {
      seat,
      role: 'choice',
      stop: 'setup',
      prompt: { key: 'ask.commander' },
      choice: { kind: 'choose', options, min: 1, max: 1 },
      fallback: { pick: [options[0]?.id ?? ''] },
    };
  });
  m.askAll(frame, 'commander', asks, rule('setup.revealed'));
};

export const revealed: Step = (m, _frame, _op, { bySeat }) => {
  for (const seat of seats) for (const id of picked(bySeat[seat])) reveal(m, id, seat);
};
