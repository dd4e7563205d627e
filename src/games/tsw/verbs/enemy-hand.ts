/** What happens to the hand of the opponent: it is looked at, and cards are chosen from it. */
import { shapeOf } from '#cards/verb';
import { type LookAtHand, lookAtHandVerb } from '#cards/verbs/look-at-hand';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { object, player, type Who, whose } from '../cards/parts.ts';
import { defId } from '../library.ts';
import { discard, showHand } from '../rules/change.ts';
import { choose } from '../rules/effects/choose.ts';
import { objectsIn, players } from '../rules/effects/context.ts';
import { flipped, handOf } from '../rules/facts.ts';
import { isInEffect } from '../rules/standing.ts';
import type { TswVerb, VerbOf } from './tsw-verb.ts';

export const lookAtHand: VerbOf<LookAtHand<Who>> = lookAtHandVerb(
  { who: player },
  { meaning: 'Look at the hand of the player.', players, look: (m, seat, at) => showHand(m, at, seat) },
);

const chosenShape = shapeOf(
  'discardChosen',
  { who: player },
  'Choose a card of the player’s hand, or one of their flipped station cards: they discard it.',
);
export const discardChosen: TswVerb<typeof chosenShape, { discardedChosen: { seat: Seat } }> = {
  shape: chosenShape,
  works: 'once',
  text: ({ who }) => `choose a card of ${whose(who)} hand or a flipped card of ${whose(who)} station: it is discarded`,
  run(m, frame, { who }) {
    for (const seat of players(m, frame, who)) {
      // W44
      if (seat !== frame.you && isInEffect(m, 'noForcedDiscard', seat)) continue;
      const ids = [...zone(m.state, handOf(seat)), ...flipped(m, seat)];
      const choice = { seat: frame.you, prompt: 'ask.discardChosen', ids, min: Math.min(1, ids.length), max: 1 };
      choose(m, frame, choice, { op: 'discardedChosen', seat });
    }
  },
  continues: {
    discardedChosen: (m, _frame, { seat }, { answer }) => discard(m, seat, picked(answer), 'effect'),
  },
  hint: () => ({ concerns: 'its target', worth: -1.3 }),
};

const copiesShape = shapeOf(
  'discardCopies',
  { what: object, who: player },
  'The player discards all cards of their hand that have the same name as the card (W43).',
);
export const discardCopies: TswVerb<typeof copiesShape> = {
  shape: copiesShape,
  works: 'once',
  text: ({ what, who }, voice) =>
    `${who === 'you' ? 'discard' : `${who} discards`} all cards in hand with the name of ${voice.one(what)}`,
  run(m, frame, { what, who }) {
    const faces = objectsIn(m, frame, what).map((id) => defId(m, id));
    for (const seat of players(m, frame, who)) {
      if (seat !== frame.you && isInEffect(m, 'noForcedDiscard', seat)) continue;
      const same = zone(m.state, handOf(seat)).filter((id) => faces.includes(defId(m, id)));
      discard(m, seat, same, 'effect');
    }
  },
  hint: () => ({ concerns: 'its target', worth: -0.5 }),
};
