/** What the state of every stored game has, whatever the game adds. */
import type { Ask } from './ask.ts';
import type { AskGroup, Card, Frame, Lasting, PileItem, Result, State, Waiting } from './state.ts';
import { ifAny, type StoredObjects, storedObjects } from './stored-fields.ts';

export const stored: readonly StoredObjects<State>[] = [
  storedObjects<State, State>('state', (state) => [state], {
    format: 'stored',
    game: 'stored',
    edition: 'stored',
    ruleset: 'stored',
    seats: 'stored',
    out: 'stored',
    cards: 'stored',
    zones: 'stored',
    lasting: 'stored',
    pile: 'stored',
    frames: 'stored',
    waiting: 'stored',
    rng: 'stored',
    next: 'stored',
  }),
  storedObjects<State, Card>('card', ({ cards }) => Object.values(cards), { def: 'stored', own: 'stored' }),
  storedObjects<State, Frame>('frame', ({ frames }) => frames, { you: 'stored', rest: 'stored', env: 'stored' }),
  storedObjects<State, Lasting>('lasting effect', ({ lasting }) => lasting, {
    id: 'stored',
    you: 'stored',
    mod: 'stored',
  }),
  storedObjects<State, PileItem>('item on the pile', ({ pile }) => pile, {
    id: 'stored',
    kind: 'stored',
    seat: 'stored',
    ops: 'stored',
    env: 'stored',
  }),
  storedObjects<State, Waiting>('triggered ability', ({ waiting }) => waiting, {
    id: 'stored',
    by: 'stored',
    def: 'stored',
    you: 'stored',
    ability: 'stored',
    env: 'stored',
  }),
  storedObjects<State, AskGroup>('question', ({ open }) => ifAny(open), {
    asks: 'stored',
    as: 'stored',
    until: 'stored',
    answers: 'stored',
  }),
  storedObjects<State, Ask>('ask', ({ open }) => open?.asks ?? [], {
    id: 'stored',
    seat: 'stored',
    role: 'stored',
    stop: 'stored',
    prompt: 'stored',
    choice: 'stored',
    fallback: 'stored',
  }),
  storedObjects<State, Result>('result', ({ result }) => ifAny(result), {
    winners: 'stored',
    how: 'stored',
    places: 'stored',
  }),
];
