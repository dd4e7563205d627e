/** Events that concern hands: who must discard chooses what, what is stolen is taken by chance (A11). */
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import { type HandKind, hand as handKind, n } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import { byChance, discard, draw, hand, passHand } from '../rules/change.ts';
import { handOptions, readHand } from '../rules/production.ts';
import { cardOption, need, opponents } from '../rules/targets.ts';
import type { EventVerb } from './ese-verb.ts';
import { counted } from './words.ts';

const on = ['event'] as const;
const works = 'once';

/** The hands of a kind that opponents hold; undefined if there are none. */
function aimAtHand(m: EseMachine, seat: Seat, kind: HandKind) {
  const hands = handOptions(m, seat, 'aim', [kind]);
  return hands.length === 0 ? undefined : [need('from', 'need.opponent', hands)];
}

const makeDiscardShape = shapeOf('makeDiscard', { hand: handKind, n }, 'An opponent discards cards of their choice.');
export const makeDiscard: EventVerb<typeof makeDiscardShape, { discardChosen: { seat: Seat } }> = {
  shape: makeDiscardShape,
  works,
  on,
  text: (effect) => `An opponent discards ${counted(effect.n, `${effect.hand} card`)} of their choice.`,
  aims: (m, seat, effect) => aimAtHand(m, seat, effect.hand),
  run(m, frame, op) {
    const aim = readHand(op.at);
    if (aim === undefined) return;
    const held = hand(m, aim.kind, aim.seat);
    const max = Math.min(op.n, held.length);
    const chosen = { op: 'ese.discardChosen', seat: aim.seat } as const;
    if (max === held.length) return m.goOn(frame, { pick: [...held] }, chosen);
    m.ask(
      frame,
      'chosen',
      {
        seat: aim.seat,
        role: 'choice',
        stop: 'event',
        alert: true,
        prompt: { key: 'ask.discard', with: { n: max } },
        choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: max, max: max },
        fallback: { pick: held.slice(0, max) },
      },
      chosen,
    );
  },
  continues: {
    discardChosen(m, _frame, { seat }, { answer }) {
      for (const id of picked(answer)) discard(m, id, 'event', seat);
    },
  },
};

const stealCardsShape = shapeOf('stealCards', { hand: handKind, n }, 'Takes random cards from an opponent’s hand.');
export const stealCards: EventVerb<typeof stealCardsShape> = {
  shape: stealCardsShape,
  works,
  on,
  text: (effect) => `Take ${counted(effect.n, `random ${effect.hand} card`)} from an opponent's hand.`,
  aims: (m, seat, effect) => aimAtHand(m, seat, effect.hand),
  run(m, frame, op) {
    const aim = readHand(op.at);
    if (aim !== undefined) passHand(m, byChance(m, aim.kind, aim.seat, op.n), aim.seat, frame.you, 'event');
  },
};

// It may take the hand past its limit, which counts in the End Phase alone (A34).
const drawActionsShape = shapeOf('drawActions', { n }, 'Draws action cards.');
export const drawActions: EventVerb<typeof drawActionsShape> = {
  shape: drawActionsShape,
  works,
  on,
  text: (effect) => `Draw ${counted(effect.n, 'action card')}.`,
  run(m, frame, op) {
    draw(m, frame.you, 'action', op.n);
  },
};

// Once, and for its player alone (A34).
const spyShape = shapeOf('spy', {}, 'Looks at both hands of an opponent.');
export const spy: EventVerb<typeof spyShape> = {
  shape: spyShape,
  works,
  on,
  text: () => 'Look at both hands of an opponent.',
  aims: (m, seat) => [
    need(
      'who',
      'need.opponent',
      opponents(m, seat).map((about) => ({ id: String(about), about })),
    ),
  ],
  run(m, frame, { at }) {
    const seen = Number(at);
    const defs = [...hand(m, 'resource', seen), ...hand(m, 'action', seen)].map((id) => card(m.state, id).def);
    m.emit({ e: 'spied', to: [frame.you], seat: frame.you, from: seen, defs });
    m.emit({ e: 'spied', except: [frame.you], seat: frame.you, from: seen });
  },
};
