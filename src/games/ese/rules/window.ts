/**
 * Windows (3.8, A13): everybody concerned plays or passes, at the same time; after a play the others are asked again. Cards
 * are revealed when played and take effect when all have passed, in the order of play, after cancelling cards have been
 * resolved.
 */
import { type Answer, type NewAsk, type Option, unnumbered } from '#kernel/ask';
import { addLasting } from '#kernel/lasting';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, move, ref } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import type { Play, Window } from '../state.ts';
import { battlePlays, layForce, saveFleet, strike } from './battle-cards.ts';
import { assign, assignmentOf, discard, hand } from './change.ts';
import { effectsFor, fleetsOf, holder, speed, stretch } from './facts.ts';
import { isAttacked, stopsAt } from './plans.ts';
import { rest, restOption, wake } from './rest.ts';
import { working } from './standing.ts';
import { barred, boosts, tacticsPlays } from './tactics.ts';

/** Opens a window for some seats. */
export function openWindow(m: EseMachine, kind: Window['kind'], at: string, seats: readonly Seat[]): void {
  m.state.g.window = { kind, at, seats, plays: [] };
  m.version++;
}

/** Asks all in the window whose plans stop there; seats without a card in hand, which is public, are not asked. */
export const window: Step = (m, frame) => {
  const { g } = m.state;
  const now = g.window;
  if (now === undefined) return;
  const asks = now.seats
    .filter((seat) => mightPlay(m, now, seat) && stopsAt(m, now, seat))
    .map((seat) => windowAsk(m, now, seat));
  if (asks.length === 0) {
    m.next(frame, rule('window.close'));
    return;
  }
  m.askAll(frame, 'window', asks, rule('window.answered'), 'decided');
};

/** Whether a seat could have something to play, judged by public facts: the size of its hand, and abilities in play. */
function mightPlay(m: EseMachine, now: Window, seat: Seat): boolean {
  if (hand(m, 'action', seat).length > 0) return true;
  if (now.kind === 'tactics') return boosts(m, seat).length > 0 && fleetsOf(m, seat).length > 0;
  const spends = now.kind === 'battle' && effectsFor(m, seat, 'techAsCard').length > 0;
  return spends && hand(m, 'resource', seat).length > 0;
}

function windowAsk(m: EseMachine, now: Window, seat: Seat): NewAsk {
  const { g } = m.state;
  const options = now.kind === 'tactics' ? tacticsPlays(m, now, seat) : battlePlays(m, now, seat);
  const phase = stretch(m, g.phase);
  const passes = now.kind === 'loss' ? [passOption] : [restOption, passOption];
  return {
    id: unnumbered,
    seat,
    role: 'window',
    stop: now.kind,
    secret: true,
    alert: concerns(m, now, seat) || undefined,
    // Only tactics windows belong to a round of the attack.
    spans: now.kind === 'tactics' ? { round: stretch(m, g.k), phase } : { phase },
    prompt: { key: `ask.${now.kind}`, with: { at: now.at, k: g.k } },
    choice: { kind: 'choose', options: [...options, ...passes], min: 1, max: 1 },
    public: passes.map(({ id }) => id),
    fallback: { pick: ['pass'] },
  };
}

const passOption: Option = { id: 'pass', verb: 'pass' };

/** Whether public facts concern a seat in a window: its planets are attacked; its fleet is being lost, or that is disputed. */
function concerns(m: EseMachine, now: Window, seat: Seat): boolean {
  if (now.kind === 'loss') return now.plays.length > 0 || holder(m, now.at) === seat;
  return seat !== m.state.g.active && isAttacked(m, seat);
}

/** A play reveals its card, and all are asked again; when all have passed, the window closes. */
export const answered: Step = (m, frame, _op, { bySeat }) => {
  const { g } = m.state;
  const now = g.window;
  if (now === undefined) return;
  const said = Object.entries(bySeat).map(([seat, one]) => ({ seat: Number(seat), how: picked(one)[0], answer: one }));
  for (const { seat, how } of said) if (how === restOption.id) rest(m, seat);
  const played = said.find(({ how }) => how !== 'pass' && how !== restOption.id);
  if (played === undefined) {
    m.next(frame, rule('window.close'));
    return;
  }
  lay(m, now, played.seat, played.answer);
  wake(m, (seat) => seat !== played.seat);
  m.next(frame, rule('window'));
};

function lay(m: EseMachine, now: Window, seat: Seat, answer: Answer): void {
  const [id = ''] = picked(answer);
  const said = needsOf(answer);
  const ability = id.startsWith('use:');
  const cardId = ability ? id.slice('use:'.length) : id;
  const fleets = [...picked(said.fleets), ...picked(said.fleet)];
  const { fleet } = said;
  // The destination depends on the fleet, so it is one of the fleet's needs.
  const [planet] = picked(said.planet ?? needsOf(fleet).planet);
  const [cancels] = picked(said.play);
  now.plays.push({
    n: m.number(),
    seat,
    card: cardId,
    ...(ability && { ability }),
    ...(fleets.length > 0 && { fleets }),
    ...(planet !== undefined && { planet }),
    ...(cancels !== undefined && { cancels: Number(cancels) }),
  });
  if (ability) m.state.g.used.push(cardId);
  else move(m, cardId, 'shown', { quiet: true });
  m.emit({
    e: ability ? 'used' : 'played',
    seat,
    card: cardId,
    def: card(m.state, cardId).def,
    fleetCards: fleets,
    fleets: fleets.map((one) => card(m.state, one).def),
    ...(planet !== undefined && { planet: card(m.state, planet).def }),
    ...(cancels !== undefined && { cancels: cancelled(m, now, Number(cancels)) }),
  });
}

function cancelled(m: EseMachine, now: Window, n: number): string | undefined {
  const play = now.plays.find((one) => one.n === n);
  return play === undefined ? undefined : card(m.state, play.card).def;
}

/** All have passed: plays that are not cancelled take effect, those that save fleets first, then the rest in order. */
export const close: Step = (m) => {
  const { g } = m.state;
  const now = g.window;
  if (now === undefined) return;
  g.window = undefined;
  if (now.kind === 'tactics') {
    if (now.plays.length > 0) g.stirred = true;
    else g.stirred = undefined;
  }
  m.version++;
  const works = working(now.plays);
  for (const play of works) if (isSave(m, play)) saveFleet(m, play);
  for (const play of works) if (!isSave(m, play)) takeEffect(m, play);
  // Force cards stay where they were laid until the conflict is over; the other cards are discarded.
  for (const { card: id, ability } of now.plays) if (ability !== true && lies(m, id)) discard(m, id, 'used', undefined);
};

const isAbility = (play: Play): boolean => play.ability === true;
const isSave = (m: EseMachine, play: Play): boolean => !isAbility(play) && def(m, play.card).do[0]?.verb === 'save';
const lies = (m: EseMachine, id: CardId): boolean => m.state.zones.shown?.includes(id) === true;

function takeEffect(m: EseMachine, play: Play): void {
  const definition = def(m, play.card);
  const fleets = play.fleets ?? [];
  const [first, second] = fleets;
  if (isAbility(play)) {
    const boost = definition.do.find((one) => one.verb === 'boost');
    if (first !== undefined && boost?.verb === 'boost') hasten(m, [first], boost.n, play.card);
    return;
  }
  if (definition.type === 'tech') {
    layForce(m, play);
    return;
  }
  const [effect] = definition.do;
  switch (effect?.verb) {
    case 'hasten': {
      const sharper = effectsFor(m, play.seat, 'sharpTactics').reduce((total, one) => total + one.effect.n, 0);
      hasten(m, fleets, effect.n + sharper, play.card);
      return;
    }
    case 'redirect':
      redirect(m, play, effect.whose);
      return;
    case 'strand':
      if (first === undefined) return;
      assign(m, first, undefined);
      assignmentOf(m, first).barred = true;
      return;
    // A37
    case 'swap': {
      if (first === undefined || second === undefined) return;
      if (barred(m, first) || barred(m, second)) {
        fail(m, play);
        return;
      }
      const { courses } = m.state.g;
      const [one, other] = [courses[first]?.to, courses[second]?.to];
      assign(m, first, other);
      assign(m, second, one);
      return;
    }
    case 'addForce':
      layForce(m, play);
      return;
    case 'destroy':
      if (first !== undefined) strike(m, play.seat, first);
      return;
    default:
      return;
  }
}

/**
 * Legendary Captain, Decoy. The Captain uses up the fleet's assignment, unless its speed changes later (A35); a Decoy moves
 * only a fleet that is still assigned when it takes effect (A36).
 */
function redirect(m: EseMachine, play: Play, whose: 'own' | 'opponent'): void {
  const [fleet] = play.fleets ?? [];
  if (fleet === undefined || play.planet === undefined) return;
  const stays = whose === 'opponent' && m.state.g.courses[fleet]?.to === undefined;
  if (stays || barred(m, fleet)) {
    fail(m, play);
    return;
  }
  assign(m, fleet, play.planet);
  if (whose === 'own') assignmentOf(m, fleet).said = speed(m, fleet);
}

/** A card has no effect because of what was played before it in the same window. */
function fail(m: EseMachine, { seat, card: id }: Play): void {
  m.emit({ e: 'noEffect', seat, card: id, def: card(m.state, id).def });
}

function hasten(m: EseMachine, fleets: readonly CardId[], n: number, by: CardId): void {
  for (const id of fleets)
    addLasting(m, {
      by: ref(m.state, by),
      you: holder(m, id) ?? 0,
      on: [ref(m.state, id)],
      mod: { speed: n },
      until: 'turn',
    });
}
