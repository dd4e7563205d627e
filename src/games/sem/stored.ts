/** What stored games of Shattered Empires have. */
import { ifAny, type StoredObjects, storedObjects } from '#kernel/stored-fields';
import type { SemOptions } from './options.ts';
import type { Attack, Reply, SemCard, SemG, SemState, Shot, Weapon } from './state.ts';

export const stored: readonly StoredObjects<SemState>[] = [
  storedObjects<SemState, SemG>('game', ({ g }) => [g], {
    turn: 'stored',
    round: 'stored',
    first: 'stored',
    active: 'stored',
    phase: 'stored',
    options: 'stored',
    cp: 'stored',
    acquiring: 'stored',
    targeted: 'stored',
    used: 'stored',
    announced: 'stored',
    scrapping: 'stored',
    lastDamage: 'stored',
    leaving: 'stored',
  }),
  storedObjects<SemState, SemOptions>('options', ({ g }) => [g.options], {
    projectiles: 'stored',
    firstDraw: 'stored',
    laterYield: { before: () => '0' },
    acquisition: 'stored',
    stall: 'stored',
  }),
  storedObjects<SemState, Attack>('attack', ({ g }) => ifAny(g.attack), {
    seat: 'stored',
    def: 'stored',
    shots: 'stored',
    replies: 'stored',
    answered: 'stored',
    removed: 'stored',
    jammed: 'stored',
    prevented: 'stored',
  }),
  storedObjects<SemState, Shot>('shot', ({ g }) => g.attack?.shots ?? [], { damage: 'stored', target: 'stored' }),
  storedObjects<SemState, Reply>('reply', ({ g }) => g.attack?.replies ?? [], {
    how: 'stored',
    unit: 'stored',
    weapons: 'stored',
  }),
  storedObjects<SemState, Weapon>(
    'weapon',
    ({ g: { attack } }) => [
      ...(attack?.shots ?? []).flatMap(({ weapon }) => ifAny(weapon)),
      ...(attack?.replies ?? []).flatMap(({ weapons }) => weapons),
    ],
    { card: 'stored', n: 'stored' },
  ),
  storedObjects<SemState, SemCard>('card', ({ cards }) => Object.values(cards), {}),
];
