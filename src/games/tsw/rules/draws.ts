/** Draws in whose place something else may happen: a player decides for each of them. */
import type { NewAsk, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import { rule, type TswStep as Step } from '../kind.ts';
import { draw, mill } from './change.ts';
import { insteadOf, presumedToDraw } from './effects/draws.ts';
import { foeOf } from './facts.ts';

/** The next of some draws. The player may say the same of all that are left. */
export const some: Step<'draw.some'> = (m, frame, { seat, n }) => {
  if (n <= 0) return;
  const milled = insteadOf(m, seat);
  if (milled === undefined) return draw(m, seat, n);
  const note = { n, milled };
  const all = n > 1 ? 'drawAll' : 'draw';
  const options: Option[] = [
    ...(n > 1 ? [{ id: 'drawAll', verb: 'drawAll', note }] : []),
    { id: 'draw', verb: 'drawOne', note },
    { id: 'mill', verb: 'millOne', note },
    ...(n > 1 ? [{ id: 'millAll', verb: 'millAll', note }] : []),
  ];
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'effect',
    prompt: { key: 'ask.draws', with: note },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: [all] },
    ...presumedToDraw(m, all),
  };
  m.ask(frame, 'draws', ask, rule('draw.chosen', { seat, n, mill: milled }));
};

export const chosen: Step<'draw.chosen'> = (m, frame, { seat, n, mill: milled }, { answer }) => {
  const [how] = picked(answer);
  if (how === 'drawAll') return draw(m, seat, n);
  if (how === 'draw') draw(m, seat, 1);
  else mill(m, foeOf(seat), milled);
  if (n === 1) return;
  const isSame = how === 'millAll' && insteadOf(m, seat) !== undefined;
  if (isSame) m.goOn(frame, { pick: ['millAll'] }, rule('draw.chosen', { seat, n: n - 1, mill: milled }));
  else m.next(frame, rule('draw.some', { seat, n: n - 1 }));
};
