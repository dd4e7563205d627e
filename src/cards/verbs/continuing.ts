/** How verbs that all games share continue after a question: with their own tags, to which the game adds its prefix. */
import type { NewAsk, Option } from '#kernel/ask';
import { type Kind, type OpIn, restored } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Op } from '#kernel/op';
import type { CardId, Frame, Seat } from '#kernel/state';

/** An op without the prefix of its game. */
export type Tagged = { readonly op: string; readonly [field: string]: unknown };

/** Cards that a seat chooses from. `prompt`: what the question is about. */
export type CardChoice = {
  readonly seat: Seat;
  readonly prompt: string;
  readonly ids: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** What the question says besides. */
  readonly says?: Readonly<Record<string, number>>;
};

/** Asks a seat to choose cards, and continues with `then`. If there are none, nobody is asked, and `then` gets no answer. */
export type ChooseCards<K extends Kind> = (m: Machine<K>, frame: Frame, choice: CardChoice, then: Tagged) => void;
/** Puts an op before the remaining ones of a frame. */
export type Continue<K extends Kind> = (m: Machine<K>, frame: Frame, op: Tagged) => void;

/** How the verbs of a game continue. `prefix`: that of its ops; `option`: how it offers a card. */
export function continuing<K extends Kind>(prefix: string, option: (m: Machine<K>, id: CardId) => Option) {
  const opOf = ({ op, ...fields }: Tagged): OpIn<K> => restored<K>({ op: `${prefix}.${op}`, ...fields } as Op);

  function askForCards(m: Machine<K>, frame: Frame, choice: CardChoice, then: OpIn<K>): void {
    const { seat, prompt, ids, min, max, says } = choice;
    if (ids.length === 0) {
      m.next(frame, then);
      return;
    }
    const ask: NewAsk = {
      seat,
      role: 'choice',
      stop: 'effect',
      prompt: { key: prompt, with: { n: max, ...says } },
      choice: { kind: 'choose', options: ids.map((id) => option(m, id)), min, max },
      fallback: { pick: ids.slice(0, min) },
    };
    m.ask(frame, 'chosen', ask, then);
  }

  const choose: ChooseCards<K> = (m, frame, choice, then) => askForCards(m, frame, choice, opOf(then));
  const next: Continue<K> = (m, frame, op) => m.next(frame, opOf(op));
  return { opOf, askForCards, choose, next };
}
