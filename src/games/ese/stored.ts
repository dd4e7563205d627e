/** What stored games of Epic Space Empires have. */
import { ifAny, type StoredObjects, storedObjects } from '#kernel/stored-fields';
import type { Options } from './options.ts';
import type { Assignment, Conflict, EseCard, EseG, EseState, Offer, Play, Window } from './state.ts';

export const stored: readonly StoredObjects<EseState>[] = [
  storedObjects<EseState, EseG>('game', ({ g }) => [g], {
    turn: 'stored',
    round: 'stored',
    first: 'stored',
    active: 'stored',
    phase: 'stored',
    homes: 'stored',
    options: 'stored',
    played: 'stored',
    used: 'stored',
    peace: 'stored',
    k: 'stored',
    courses: 'stored',
    leaving: 'stored',
  }),
  storedObjects<EseState, Options>('options', ({ g }) => [g.options], {
    races: 'stored',
    maxRounds: 'stored',
    alliesMayFight: 'stored',
    captureTransfersGovernment: 'stored',
    fastWindows: 'stored',
  }),
  storedObjects<EseState, Window>('window', ({ g }) => ifAny(g.window), {
    kind: 'stored',
    at: 'stored',
    seats: 'stored',
    plays: 'stored',
  }),
  storedObjects<EseState, Play>('play', ({ g }) => g.window?.plays ?? [], {
    n: 'stored',
    seat: 'stored',
    card: 'stored',
  }),
  storedObjects<EseState, Offer>('offer', ({ g }) => ifAny(g.offer), { by: 'stored', to: 'stored', give: 'stored' }),
  storedObjects<EseState, Conflict>('conflict', ({ g }) => ifAny(g.conflict), {
    planet: 'stored',
    owner: 'stored',
    saved: 'stored',
  }),
  storedObjects<EseState, Assignment>('assignment', ({ g }) => Object.values(g.courses), {}),
  storedObjects<EseState, EseCard>('card', ({ cards }) => Object.values(cards), {}),
];
