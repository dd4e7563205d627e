/**
 * The pile of The Space War (T-6.3): the opponent of whoever adds to it has the first chance, the thing on top resolves once
 * both have passed, and both have their chances anew.
 */
import { type PlacedChance, pileSteps } from '#cards/pile';
import type { NewAsk, Option } from '#kernel/ask';
import { restored } from '#kernel/kind';
import type { PileItem, Seat } from '#kernel/state';
import { alive } from '#kernel/zones';
import { rule, type Tsw, type TswMachine } from '../kind.ts';
import { actions } from './actions.ts';
import { foeOf, holder } from './facts.ts';
import { endOfTurn, isOfAttackPhase, oneByOne } from './orders.ts';
import { perform } from './perform.ts';
import { isMain } from './phase.ts';
import { works } from './standing.ts';

export const pile = pileSteps<Tsw>({
  policy: { after: 'next', resolves: 'top' },
  stop: 'pile',
  seats: ({ state: { g } }) => [g.active, foeOf(g.active)],
  before: ({ state }) => (state.waiting.length > 0 ? [rule('pile.gather')] : undefined),
  ask: question,
  perform,
  oneByOne,
  announced: 'until others add',
  resolve(m, { ops, seat, env, card, info }) {
    // What happens in a draw phase does not happen once its card is gone or without effect (W29).
    const source = card === undefined ? undefined : alive(m.state, card);
    if (info?.whileInPlay === true && (source === undefined || !works(m, source))) return;
    m.open(
      ops.map((op) => restored<Tsw>(op)),
      seat,
      env,
      card,
    );
  },
});

function question(m: TswMachine, { seat, stop }: PlacedChance): NewAsk {
  const main = isMain(m, seat);
  const options = actions(m, seat);
  const top = m.state.pile.at(-1);
  const pass = main ? (options.some(({ id }) => id === endOfTurn.id) ? 'endActions' : 'endTurn') : 'pass';
  // Once no card can fight any more, the rest of the attack phase is a chance like any other.
  const isSpent = main && stop === 'attack' && !options.some(({ id }) => isOfAttackPhase(m, id));
  return {
    seat,
    role: main && !isSpent ? 'action' : 'window',
    ...(top !== undefined && top.seat !== seat && { known: true as const }),
    ...(isSpent ? { stop, moment: 'attack.own' } : place(m, seat, stop, options)),
    prompt: { key: main ? `ask.${stop}` : top === undefined ? 'ask.window' : 'ask.pile' },
    choice: { kind: 'choose', options: [...options, { id: 'pass', verb: pass }], min: 1, max: 1 },
    fallback: { pick: ['pass'] },
  };
}

/** The stop of a chance. Where the seat can do something about what the opponent has added, it is a moment of its own. */
function place(
  m: TswMachine,
  seat: Seat,
  stop: string,
  options: readonly Option[],
): Pick<NewAsk, 'stop' | 'moment' | 'alert'> {
  const top = m.state.pile.at(-1);
  if (top === undefined) return { stop };
  if (top.seat === seat) return { stop: 'pile.own' };
  const isAnswer = options.some((option) => aimsAt(option, involved(m, top)));
  return { stop: 'pile', ...(isAnswer && { moment: 'pile.answer', alert: concerns(m, seat, top) }) };
}

/** The ids under which options may aim at something on the pile: itself, its source, and what it aims at. */
function involved(m: TswMachine, { id, card, targets = [] }: PileItem): readonly string[] {
  const cards = [...(card === undefined ? [] : [card]), ...targets].flatMap((one) => alive(m.state, one) ?? []);
  return [`pile:${id}`, ...cards];
}

/** Whether an option can be aimed at one of these. */
function aimsAt({ needs = [] }: Option, ids: readonly string[]): boolean {
  return needs.some(
    ({ choice }) => choice.kind === 'choose' && choice.options.some((one) => ids.includes(one.id) || aimsAt(one, ids)),
  );
}

/** Whether something on the pile aims at a seat: at its station, or at one of its cards. */
function concerns(m: TswMachine, seat: Seat, { kind, targets = [] }: PileItem): boolean {
  if (kind === 'attack') return true;
  return targets.some((target) => {
    const id = alive(m.state, target);
    return id !== undefined && holder(m, id) === seat;
  });
}
