/** Migrates stored games of earlier formats, step by step. */
import type { CardRef } from '#kernel/state';
import { alive, card, controller } from '#kernel/zones';
import type { Battle, EveState } from './state.ts';

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
