/** What stored games of The Space War have. */
import { ifAny, type StoredObjects, storedObjects } from '#kernel/stored-fields';
import type { ActionsTaken, TswCard, TswG, TswState } from './state.ts';

export const stored: readonly StoredObjects<TswState>[] = [
  storedObjects<TswState, TswG>('game', ({ g }) => [g], {
    turn: 'stored',
    first: 'stored',
    active: 'stored',
    phase: 'stored',
    actions: 'stored',
    life: 'stored',
  }),
  storedObjects<TswState, ActionsTaken>(
    'what a card has done',
    ({ cards }) => Object.values(cards).flatMap(({ did }) => ifAny(did)),
    {
      turn: 'stored',
    },
  ),
  storedObjects<TswState, TswCard>('card', ({ cards }) => Object.values(cards), {}),
];
