/** Questions that effects ask when they resolve. */
import type { CardChoice, ChooseCards, Continue, Tagged } from '#cards/verbs/continuing';
import type { NewAsk } from '#kernel/ask';
import { restored } from '#kernel/kind';
import type { Op } from '#kernel/op';
import { yesNo } from '#kernel/reply';
import type { Frame, Seat } from '#kernel/state';
import type { Eve, EveMachine, EveOp } from '../kind.ts';
import { cardOption } from '../targets.ts';

/** Asks a seat to choose cards, and continues with `then`. If there are none, nobody is asked, and `then` gets no answer. */
export function askForCards(m: EveMachine, frame: Frame, choice: CardChoice, then: EveOp): void {
  const { seat, prompt, ids, min, max } = choice;
  if (ids.length === 0) {
    m.next(frame, then);
    return;
  }
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'effect',
    prompt: { key: prompt, with: { n: max } },
    choice: { kind: 'choose', options: ids.map((id) => cardOption(m, id)), min, max },
    fallback: { pick: ids.slice(0, min) },
  };
  m.ask(frame, 'chosen', ask, then);
}

/** Whether a seat pays, or does something that costs nothing. `def`: the card that asks. */
export function payAsk(seat: Seat, n: number, key: string, def = ''): NewAsk {
  return yesNo(seat, 'effect', { key, with: { n, def } });
}

/** The same for verbs that all games share. */
export const choose: ChooseCards<Eve> = (m, frame, choice, then) => askForCards(m, frame, choice, eveOp(then));
export const next: Continue<Eve> = (m, frame, op) => m.next(frame, eveOp(op));

/** An op of a shared verb as EVE's. */
export function eveOp({ op, ...fields }: Tagged): EveOp {
  return restored<Eve>({ op: `eve.${op}`, ...fields } as Op);
}
