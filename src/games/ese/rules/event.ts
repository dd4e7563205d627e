/** The Event Phase (3.7): events and Space Sirens of the active player, then what opponents may play against attacks. */
import type { NewAsk, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { Rules } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { card, move, shuffleZone, zone } from '#kernel/zones';
import type { Effect, InPlay } from '../cards/format.ts';
import { byChance, discard, draw, enter, hand, handOver, passHand, recruit } from '../change.ts';
import { effectsFor, planetsOf, playsOf, stretch } from '../facts.ts';
import { type Ese, type EseMachine, isEventEffect, opOf, rule, type EseStep as Step } from '../kind.ts';
import { def, effectOf } from '../library.ts';
import { cardOption, fleetOption, inPlay, need, opponents, planetOption } from '../targets.ts';
import { attackOptions, waysToAttack } from './attack.ts';
import { handOptions, readHand } from './production.ts';
import { eliminate } from './score.ts';

/** Asks the active player for events, one after the other, and for the Sirens' call (A22). */
export const event: Step = (m, frame) => {
  const { g } = m.state;
  const left = playsOf(m, g.active, 'event') - g.played;
  const events = left > 0 ? playable(m, g.active) : [];
  const lures = effectsFor(m, g.active, 'lure')
    .filter(({ by }) => !g.used.includes(by))
    .map(({ by }): Option => ({ ...cardOption(m, by, 'lure'), id: `lure:${by}` }));
  const aims = handOptions(m, g.active, 'lure', ['action']);
  const calls = aims.length === 0 ? [] : lures.map((one) => ({ ...one, needs: [need('from', 'need.opponent', aims)] }));
  if (hand(m, 'action', g.active).length === 0 && calls.length === 0) return;
  if (left <= 0 && calls.length === 0) return;
  // Opponents can only forbid attacks in between, so one ask covers the last event and whether to attack.
  const attacks = frame.rest.some(({ name }) => name === 'attack') && !g.peace ? attackOptions(m) : [];
  const end = attacks.length > 0 ? 'none' : 'done';
  const ask: NewAsk = {
    seat: g.active,
    role: events.length + calls.length + attacks.length > 0 ? 'action' : 'window',
    stop: 'event',
    prompt: { key: 'ask.event', with: { n: Math.max(0, left), ...(attacks.length > 0 && { attacks: 'yes' }) } },
    choice: { kind: 'choose', min: 1, max: 1, options: [...events, ...calls, ...attacks, { id: end, verb: 'done' }] },
    fallback: { pick: [end] },
  };
  m.ask(frame, 'event', ask, rule('event.played'));
};

/** Events in a hand that may be played in the player's own Event Phase, with their targets. */
function playable(m: EseMachine, seat: Seat): Option[] {
  return hand(m, 'action', seat).flatMap((id): Option[] => {
    const [effect] = def(m, id).do;
    if (def(m, id).type !== 'event' || effect === undefined) return [];
    const aim = aimOf(m, seat, effect);
    return aim === undefined ? [] : [{ ...cardOption(m, id, 'play'), ...(aim.length > 0 && { needs: aim }) }];
  });
}

/** The targets that an event needs; undefined if it cannot be played now. */
function aimOf(m: EseMachine, seat: Seat, effect: Effect) {
  switch (effect.verb) {
    case 'ruin':
    case 'takeOver': {
      const own = effect.verb === 'takeOver' ? seat : undefined;
      // Players cannot eliminate themselves in their own turn (A26).
      const last = planetsOf(m, seat).length === 1 ? planetsOf(m, seat)[0] : undefined;
      const found = inPlay(m, effect.what).filter((id) => id !== last && (own === undefined || !cardIsOf(m, id, own)));
      return found.length === 0
        ? undefined
        : [
            need(
              'card',
              `need.${effect.what}`,
              found.map((id) => aimOption(m, effect.what, id)),
            ),
          ];
    }
    case 'makeDiscard':
    case 'stealCards': {
      const hands = handOptions(m, seat, 'aim', [effect.hand]);
      return hands.length === 0 ? undefined : [need('from', 'need.opponent', hands)];
    }
    case 'spy':
      return [
        need(
          'who',
          'need.opponent',
          opponents(m, seat).map((about) => ({ id: String(about), about })),
        ),
      ];
    case 'peace':
    case 'rampage':
      return undefined;
    default:
      return [];
  }
}

const cardIsOf = (m: EseMachine, id: CardId, seat: Seat): boolean => card(m.state, id).ctl === seat;

function aimOption(m: EseMachine, what: InPlay, id: CardId): Option {
  return what === 'fleet' ? fleetOption(m, id) : planetOption(m, id);
}

export const played: Step = (m, frame, _op, { answer }) => {
  const [id] = picked(answer);
  if (id === undefined || id === 'done') return;
  const { g } = m.state;
  if (waysToAttack.includes(id)) {
    g.declares = id;
    return;
  }
  m.next(frame, rule('event'));
  const said = needsOf(answer);
  if (id.startsWith('lure:')) {
    const aim = readHand(picked(said.from)[0]);
    g.used.push(id.slice('lure:'.length));
    if (aim === undefined) return;
    for (const one of byChance(m, 'action', aim.seat, 1)) discard(m, one, 'lure', aim.seat);
    return;
  }
  const [effect] = def(m, id).do;
  const told = picked(said.card)[0] ?? picked(said.from)[0] ?? picked(said.who)[0];
  g.played++;
  m.emit({ e: 'discarded', seat: g.active, card: id, def: card(m.state, id).def, why: 'played' });
  move(m, id, 'shown', { quiet: true });
  m.next(frame, rule('event.spent'));
  if (effect !== undefined && isEventEffect(effect)) m.next(frame, opOf(effect, told));
};

/** An event lies open while it takes effect, and is then discarded; the log told of it when it was played (3.7). */
export const spent: Step = (m) => {
  for (const id of [...zone(m.state, 'shown')]) move(m, id, 'actionDiscard', { quiet: true });
};

/** Ops of events by tag; `at`: the targets. */
export const eventOps: Rules<Ese>['ops'] = {
  'ese.ruin': (m, _frame, op) => {
    discard(m, op.at ?? '', 'ruin');
    eliminate(m);
  },
  'ese.takeOver': (m, frame, op) => {
    handOver(m, op.at ?? '', frame.you, 'event');
    eliminate(m);
  },
  'ese.makeDiscard': (m, frame, op) => {
    const aim = readHand(op.at);
    if (aim === undefined) return;
    const held = hand(m, aim.kind, aim.seat);
    const n = Math.min(op.n, held.length);
    const chosen = { op: 'ese.discardChosen', seat: aim.seat } as const;
    if (n === held.length) return m.goOn(frame, { pick: [...held] }, chosen);
    const ask: NewAsk = {
      seat: aim.seat,
      role: 'choice',
      stop: 'event',
      alert: true,
      prompt: { key: 'ask.discard', with: { n } },
      choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: n, max: n },
      fallback: { pick: held.slice(0, n) },
    };
    m.ask(frame, 'chosen', ask, chosen);
  },
  'ese.discardChosen': (m, _frame, op, { answer }) => {
    for (const id of picked(answer)) discard(m, id, 'event', op.seat);
  },
  'ese.stealCards': (m, frame, op) => {
    const aim = readHand(op.at);
    if (aim !== undefined) passHand(m, byChance(m, aim.kind, aim.seat, op.n), aim.seat, frame.you, 'event');
  },
  'ese.drawActions': (m, frame, op) => {
    draw(m, frame.you, 'action', op.n);
  },
  'ese.recruit': (m, frame) => {
    recruit(m, frame.you);
  },
  'ese.spy': (m, frame, op) => {
    const seen = Number(op.at);
    const defs = [...hand(m, 'resource', seen), ...hand(m, 'action', seen)].map((id) => card(m.state, id).def);
    m.emit({ e: 'spied', to: [frame.you], seat: frame.you, from: seen, defs });
    m.emit({ e: 'spied', except: [frame.you], seat: frame.you, from: seen });
  },
  'ese.fetch': (m, frame, op) => {
    const found = zone(m.state, 'resource').filter((id) => def(m, id).type === op.what);
    const fetched = { op: 'ese.fetched' } as const;
    if (found.length === 0) return m.next(frame, fetched);
    // Copies are interchangeable, so each card is offered once.
    const kinds = [...new Map(found.map((id) => [card(m.state, id).def, id])).values()];
    const options = kinds.map((id) => ({ id, note: { def: card(m.state, id).def } }));
    const ask: NewAsk = {
      seat: frame.you,
      role: 'choice',
      stop: 'event',
      prompt: { key: 'ask.fetch' },
      choice: { kind: 'choose', options, min: 1, max: 1 },
      fallback: { pick: [kinds[0] ?? ''] },
    };
    m.ask(frame, 'fetch', ask, fetched);
  },
  'ese.fetched': (m, frame, _op, { answer }) => {
    const [id] = picked(answer);
    if (id === undefined) m.emit({ e: 'nothingFound', seat: frame.you });
    else enter(m, id, frame.you, 'fetched');
    shuffleZone(m, 'resource');
  },
};

/** Opponents may forbid attacks this turn; all are asked at the same time, whatever they hold (A12). */
export const opponentsWindow: Step = (m, frame) => {
  const { g } = m.state;
  const asked = opponents(m, g.active).filter((seat) => hand(m, 'action', seat).length > 0);
  if (asked.length === 0 || g.peace) return;
  const asks = asked.map(
    (seat): NewAsk => ({
      seat,
      role: 'window',
      stop: 'event.opponents',
      secret: true,
      spans: { phase: stretch(m, 'event') },
      prompt: { key: 'ask.peace', with: { seat: g.active } },
      choice: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: [
          ...hand(m, 'action', seat)
            .filter((id) => effectOf(def(m, id), 'peace') !== undefined)
            .map((id) => cardOption(m, id, 'play')),
          { id: 'pass', verb: 'pass' },
        ],
      },
      public: ['pass'],
      fallback: { pick: ['pass'] },
    }),
  );
  m.askAll(frame, 'peace', asks, rule('event.answered'), 'decided');
};

export const opponentsAnswered: Step = (m, _frame, _op, { bySeat }) => {
  const play = Object.entries(bySeat).find(([, one]) => picked(one)[0] !== 'pass');
  const [id] = picked(play?.[1]);
  if (play === undefined || id === undefined) return;
  const seat = Number(play[0]);
  discard(m, id, 'played', seat);
  m.state.g.peace = true;
  m.emit({ e: 'peace', seat });
};
