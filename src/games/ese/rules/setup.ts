/** Set-up (section 2): decks, races, homeworlds, the first player, start effects, opening hands. */

import { takeOut } from '#kernel/env';
import { below, shuffle } from '#kernel/random';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, create, move, shuffleZone, zone } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { def, effectOf, type Library } from '../library.ts';
import { draw, enter, recruit } from './change.ts';
import { living } from './facts.ts';

/** Owner of the shared cards: nobody. */
const NOBODY = -1;
const OPENING = { resource: 2, action: 5 } as const;
/** Race cards to choose from in a draft (2.2). */
const DRAFTED = 3;

const decks = {
  race: 'race',
  homeworld: 'home',
  fleet: 'resource',
  planet: 'resource',
  tech: 'resource',
  tactics: 'action',
  battle: 'action',
  event: 'action',
} as const;

/** Makes and shuffles the four decks (2.1). */
export function layOut(m: EseMachine, library: Library): void {
  for (const definition of library.cards)
    for (let i = 0; i < definition.copies; i++) create(m, definition.id, NOBODY, decks[definition.type]);
  for (const deck of ['race', 'home', 'resource', 'action']) shuffleZone(m, deck);
}

/** Starts with races (2.2), then everything else. */
export const begin: Step = (m, frame) => {
  const { seats, g } = m.state;
  m.emit({ e: 'began', seats });
  m.next(frame, rule('setup.homes'), rule('setup.first'), rule('setup.starts'), rule('setup.hands'), rule('turn'));
  if (g.options.races === 'random') for (let seat = 0; seat < seats; seat++) recruit(m, seat);
  else if (g.options.races === 'draft') m.next(frame, rule('setup.draft'));
  else {
    frame.env.order = shuffle(m.state.rng, living(m, 0));
    m.next(frame, rule('setup.pick'));
  }
};

/** Everybody keeps one of three race cards; all choose at the same time. */
export const draft: Step = (m, frame) => {
  const deck = zone(m.state, 'race');
  const asks = living(m, 0).map((seat) => raceAsk(m, seat, deck.slice(seat * DRAFTED, (seat + 1) * DRAFTED)));
  m.askAll(frame, 'races', asks, rule('setup.drafted'));
};

export const drafted: Step = (m, _frame, _op, { bySeat }) => {
  for (const seat of living(m, 0)) takeRace(m, seat, picked(bySeat[seat])[0]);
  shuffleZone(m, 'race');
};

/** One seat after another, in random order, takes any race that is left. */
export const pick: Step = (m, frame) => {
  const [seat, ...others] = takeOut<readonly Seat[]>(frame.env, 'order') ?? [];
  if (seat === undefined) {
    shuffleZone(m, 'race');
    return;
  }
  frame.env.order = others;
  frame.env.picking = seat;
  m.next(frame, rule('setup.pick'));
  m.ask(frame, 'race', raceAsk(m, seat, zone(m.state, 'race')), rule('setup.picked'));
};

export const pickedRace: Step = (m, frame, _op, { answer }) => {
  takeRace(m, takeOut<Seat>(frame.env, 'picking') ?? 0, picked(answer)[0]);
};

function raceAsk(m: EseMachine, seat: Seat, from: readonly CardId[]) {
  const options = [...from]
    .sort((a, b) => (def(m, a).name < def(m, b).name ? -1 : 1))
    .map((id) => ({ id, verb: 'race', note: { def: card(m.state, id).def } }));
  return {
    seat,
    role: 'choice',
    stop: 'setup',
    prompt: { key: 'ask.race' },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: [options[0]?.id ?? ''] },
  } as const;
}

function takeRace(m: EseMachine, seat: Seat, id: CardId | undefined): void {
  if (id === undefined || !zone(m.state, 'race').includes(id)) return;
  move(m, id, 'race', { quiet: true }, 0);
  recruit(m, seat);
}

/** Deals one random homeworld to each player, face up (2.3). */
export const homes: Step = (m) => {
  for (let seat = 0; seat < m.state.seats; seat++) {
    const [top] = zone(m.state, 'home');
    if (top === undefined) throw new Error('more players than homeworlds');
    m.state.g.homes.push(top);
    enter(m, top, seat, 'start');
  }
};

/** The highest roll goes first; ties roll again (2.4). */
export const first: Step = (m) => {
  let still = living(m, 0);
  while (still.length > 1) {
    const rolls = still.map((seat) => ({ seat, n: below(m.state.rng, 10) + 1 }));
    const best = Math.max(...rolls.map(({ n }) => n));
    m.emit({ e: 'rolledFirst', rolls });
    still = rolls.filter(({ n }) => n === best).map(({ seat }) => seat);
  }
  const { g } = m.state;
  g.first = still[0] ?? 0;
  g.active = g.first;
  m.emit({ e: 'first', seat: g.first });
};

/** Start effects of homeworlds, in turn order; further races come by chance, after everybody has one (2.5, A5), and cards of the wrong type are shuffled back (A2). */
export const starts: Step = (m) => {
  for (const seat of living(m, m.state.g.first)) {
    const home = m.state.g.homes[seat];
    const start = home === undefined ? undefined : effectOf(def(m, home), 'start');
    if (start === undefined) continue;
    if (start.with === 'race') for (let i = 0; i < start.n; i++) recruit(m, seat);
    else {
      const found = zone(m.state, 'resource').filter((id) => def(m, id).type === start.with);
      for (const id of found.slice(0, start.n)) enter(m, id, seat, 'start');
      shuffleZone(m, 'resource');
    }
  }
};

/** Opening hands (2.6). */
export const hands: Step = (m) => {
  for (const seat of living(m, m.state.g.first)) {
    draw(m, seat, 'resource', OPENING.resource);
    draw(m, seat, 'action', OPENING.action);
  }
};
