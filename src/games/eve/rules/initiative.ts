/** Initiative (C-12.1, R-11): who may act, in turn order, until all have passed in a row. */
import { type PlacedChance, pileSteps } from '#cards/pile';
import { type NewAsk, type Option, unnumbered } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { type Eve, type EveMachine, type EveOp, type EveStep, rule } from '../kind.ts';
import { actions, choiceOf, unspent } from './actions.ts';
import { living } from './facts.ts';
import { ofType } from './in-play.ts';
import { askTiming, isWaitedFor } from './moments.ts';
import { oneByOne } from './moves.ts';
import { perform } from './perform.ts';
import { resolve } from './pile.ts';

/**
 * The steps of chances to act. The active player begins; players who add to the pile may add more, then pass. When all have
 * passed in a row, the pile resolves as a whole and the active player begins again; if it is empty, the step ends.
 */
export const chances = pileSteps<Eve>({
  policy: { after: 'who added', resolves: 'all' },
  stop: 'pile',
  seats: (m) => living(m.state, m.state.g.active),
  before,
  isOver: (m, { stop }) => stop.startsWith('battle.') && m.state.g.battle === undefined,
  ask: question,
  perform: (m, seat, answer) => (perform(m, seat, answer) ? 'added' : 'next'),
  oneByOne: (_m, answer) => oneByOne(answer),
  after: [rule('checks')],
  resolve,
});

/** What comes before anybody may act: players who leave, abilities that have triggered, the end of a turn whose player is out. */
function before(m: EveMachine): readonly EveOp[] | undefined {
  const { g, pile, waiting, out } = m.state;
  if (g.losing.length > 0 || ofType(m, 'character').some((id) => m.state.cards[id]?.adrift === true))
    return [rule('checks')];
  if (waiting.length > 0) return [rule('pile.gather')];
  // What is on the pile still resolves.
  return pile.length === 0 && out.includes(g.active) ? [rule('turn.skip')] : undefined;
}

/** Resolves only what has triggered, until the pile is empty: for moments at which nobody may start anything new. */
export const pendings: EveStep = (m, frame) => {
  m.next(frame, rule('initiative', { stop: 'pile', once: true }));
};

function question(m: EveMachine, { stop, seat }: PlacedChance): NewAsk {
  const { g, pile } = m.state;
  return stop === 'management' && seat === g.active && pile.length === 0
    ? managementAsk(m, seat, stop)
    : windowAsk(m, seat, stop);
}

/** The active player may do everything. */
function managementAsk(m: EveMachine, seat: Seat, stop: string): NewAsk {
  const options = actions(m, seat, 'management');
  const sure = unspent(m, seat, options);
  return {
    id: unnumbered,
    seat,
    role: 'action',
    stop,
    prompt: { key: 'ask.management', with: { stop } },
    choice: choiceOf(options, { id: 'pass', verb: 'endManagement', ...(sure !== undefined && { confirm: sure }) }),
    fallback: passing,
  };
}

const passing = { pick: ['pass'] };
const pass: Option = { id: 'pass', verb: 'pass' };
const onlyPass = choiceOf([], pass);

/** What a seat may do at any time. Windows follow each other in which nothing has changed. */
function responses(m: EveMachine, seat: Seat): readonly Option[] {
  const known = m.memo(responsesBySeat);
  const options = known.get(seat) ?? actions(m, seat, 'responses');
  known.set(seat, options);
  return options;
}

const responsesBySeat = (_: EveMachine): Map<Seat, readonly Option[]> => new Map();

/** A chance to do what may be done at any time. */
function windowAsk(m: EveMachine, seat: Seat, stop: string): NewAsk {
  const options = responses(m, seat);
  const place = askTiming(m, seat, stop, options);
  return {
    id: unnumbered,
    seat,
    role: 'window',
    stop: place.stop,
    moment: place.moment,
    alert: place.alert,
    prompt: { key: m.state.pile.length > 0 ? 'ask.pile' : 'ask.window', with: { stop } },
    choice: options.length === 0 ? onlyPass : choiceOf(options, pass),
    public: passing.pick,
    known: isWaitedFor(m, seat, stop) || undefined,
    fallback: passing,
  };
}
