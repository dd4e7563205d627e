/** Questions that effects ask when they resolve. */
import type { ChooseCards, Continue, Tagged } from '#cards/verbs/continuing';
import type { NewAsk } from '#kernel/ask';
import { type OpIn, restored } from '#kernel/kind';
import type { Op } from '#kernel/op';
import type { Tsw } from '../kind.ts';
import { cardOption } from '../options.ts';

/** An op of a shared verb as this game's. */
const tswOp = ({ op, ...fields }: Tagged): OpIn<Tsw> => restored<Tsw>({ op: `tsw.${op}`, ...fields } as Op);

export const next: Continue<Tsw> = (m, frame, op) => m.next(frame, tswOp(op));

export const choose: ChooseCards<Tsw> = (m, frame, { seat, prompt, ids, min, max }, then) => {
  if (ids.length === 0) {
    m.next(frame, tswOp(then));
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
  m.ask(frame, 'chosen', ask, tswOp(then));
};
