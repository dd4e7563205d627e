/** Damage to a station (T-8.6): face-down cards are flipped, and what is left over is dealt to the commander. */
import { picked } from '#kernel/reply';
import { flip, loseLife } from '../change.ts';
import { faceDown, foeOf } from '../facts.ts';
import { rule, type TswStep as Step } from '../kind.ts';
import { placeOptions } from '../options.ts';

/** The opponent of the damaged player chooses the cards, unless all of them must be flipped. */
export const damage: Step<'station.damage'> = (m, frame, { seat, n }) => {
  const down = faceDown(m, seat);
  const k = Math.min(n, down.length);
  const then = rule('station.chosen', { seat, n });
  if (k === down.length) return m.goOn(frame, { pick: down }, then);
  const options = placeOptions(m, seat);
  m.ask(
    frame,
    'flip',
    {
      seat: foeOf(seat),
      role: 'choice',
      stop: 'flip',
      prompt: { key: 'ask.flip', with: { n: k } },
      choice: { kind: 'choose', options, min: k, max: k },
      fallback: { pick: options.slice(0, k).map(({ id }) => id) },
    },
    then,
  );
};

export const chosen: Step<'station.chosen'> = (m, _frame, { seat, n }, { answer }) => {
  const ids = picked(answer);
  flip(m, seat, ids, foeOf(seat));
  loseLife(m, seat, n - ids.length);
};
