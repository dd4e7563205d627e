/** Damage to a station (T-8.6): face-down cards are flipped, and what is left over is dealt to the commander. */
import type { NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { rule, type TswStep as Step, type TswMachine } from '../kind.ts';
import { flip, loseLife } from './change.ts';
import { hurt } from './change-play.ts';
import { faceDown, foeOf, shieldsOf } from './facts.ts';
import { cardOption, placeOptions, targetOption } from './options.ts';
import { isInEffect } from './standing.ts';

/** The opponent of the damaged player chooses the cards now (W13), unless the player may do so themselves, or all must be flipped. */
export const damage: Step<'station.damage'> = (m, frame, { seat, n }) => {
  const down = faceDown(m, seat);
  const k = Math.min(n, down.length);
  const then = rule('station.chosen', { seat, n });
  if (k === down.length) return m.goOn(frame, { pick: down }, then);
  m.ask(frame, 'flip', flipAsk(m, seat, chooserOf(m, seat), down, k), then);
};

/** Who chooses which cards of a player are flipped (T-8.6). */
const chooserOf = (m: TswMachine, seat: Seat): Seat => (isInEffect(m, 'chooseOwnFlips', seat) ? seat : foeOf(seat));

/** Players who choose their own cards look at them first; the opponent chooses by places. */
function flipAsk(m: TswMachine, seat: Seat, by: Seat, down: readonly CardId[], k: number): NewAsk {
  const options = by === seat ? down.map((id) => cardOption(m, id)) : placeOptions(m, seat);
  return {
    seat: by,
    role: 'choice',
    stop: 'flip',
    prompt: { key: 'ask.flip', with: { n: k } },
    choice: { kind: 'choose', options, min: k, max: k },
    fallback: { pick: options.slice(0, k).map(({ id }) => id) },
  };
}

export const chosen: Step<'station.chosen'> = (m, _frame, { seat, n }, { answer }) => {
  const ids = picked(answer);
  flip(m, seat, ids, chooserOf(m, seat));
  loseLife(m, seat, n - ids.length);
};

/** Damage that a shield takes in place of the station, and of the commander (T-8.7, W26). */
export const shielded: Step<'station.shielded'> = (m, frame, { seat, by, n, shield }) => {
  const shields = shieldsOf(m, seat);
  if (shields.length === 0) return m.next(frame, rule('station.damage', { seat, n }));
  const then = rule('station.shieldChosen', { shield });
  if (shields.length === 1) return m.goOn(frame, { pick: shields }, then);
  const options = shields.map((id) => targetOption(m, id));
  const ask: NewAsk = {
    seat: by,
    role: 'choice',
    stop: 'effect',
    prompt: { key: 'ask.shield', with: { n: shield } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: shields.slice(0, 1) },
  };
  m.ask(frame, 'shield', ask, then);
};

export const shieldChosen: Step<'station.shieldChosen'> = (m, _frame, { shield }, { answer }) => {
  for (const id of picked(answer)) hurt(m, id, shield);
};
