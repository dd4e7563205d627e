/** What stored games have, and how those of earlier formats are migrated, step by step. */
import type { CardRef } from '#kernel/state';
import { ifAny, type StoredObjects, storedObjects } from '#kernel/stored-fields';
import { alive, card, controller } from '#kernel/zones';
import type { Attack, Battle, BattleTarget, EveCard, EveFacts, EveState, Loser } from './state.ts';

export const stored: readonly StoredObjects<EveState>[] = [
  storedObjects<EveState, EveFacts>('game', ({ g }) => [g], {
    turn: 'stored',
    active: 'stored',
    first: 'stored',
    phase: 'stored',
    step: 'stored',
    isk: 'stored',
    base: 'stored',
    back: 'stored',
    upgraded: 'stored',
    forgone: 'stored',
    limited: 'stored',
    used: 'stored',
    attacks: 'stored',
    struck: { before: () => [] },
    opened: { before: () => 0 },
    losing: 'stored',
  }),
  storedObjects<EveState, Attack>('attack', ({ g }) => g.attacks, { region: 'stored', by: 'stored' }),
  storedObjects<EveState, Battle>('battle', ({ g }) => ifAny(g.battle), {
    region: 'stored',
    by: 'stored',
    round: 'stored',
    left: 'stored',
    defended: 'stored',
    targets: 'stored',
  }),
  storedObjects<EveState, BattleTarget>('battle target', ({ g }) => g.battle?.targets ?? [], {
    from: 'stored',
    to: 'stored',
    n: 'stored',
  }),
  storedObjects<EveState, Loser>('loser', ({ g }) => g.losing, { seat: 'stored', how: 'stored' }),
  storedObjects<EveState, EveCard>('card', ({ cards }) => Object.values(cards), {}),
];

/** The battle phase of format 1: who has defended in it, recorded between its steps. */
type BattleOfOne = Omit<Battle, 'defended'> & { readonly defenders: readonly CardRef[] };

/** To format 2: that a defender has left a battle is recorded when it leaves, not determined before the result step. */
function noteWhoLeft(raw: Record<string, unknown>): Record<string, unknown> {
  const state = raw as unknown as EveState;
  const { battle, step } = state.g;
  if (battle === undefined) return raw;
  const { defenders, ...rest } = battle as unknown as BattleOfOne;
  const stays = (one: CardRef): boolean => {
    const id = alive(state, one);
    return id !== undefined && card(state, id).at === rest.region && controller(state, id) === rest.against;
  };
  const left = rest.left || (step !== 'battle.result' && !defenders.every(stays));
  return { ...raw, g: { ...state.g, battle: { ...rest, left, defended: defenders.length > 0 } } };
}

/** `migrations[n]` turns a stored game of format n into format n + 1. */
export const migrations = { 1: noteWhoLeft } as const;
