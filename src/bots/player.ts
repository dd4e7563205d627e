/** What a computer player is. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import type { State } from '#kernel/state';

/** A player of one game is a player among those of all games: it is only given views of its own. */
type Plays<B> = { play(view: View<B>, ask: Ask, random: () => number, game: Game, imagine?: Imagine): Answer };

/** A state as it may be for all that the player's seat knows, its own each time; the same for the same seed. */
export type Imagine = (seed: string) => State;

/**
 * Decides from its seat's view alone. `random` returns numbers from 0 up to, not including, 1; the same numbers give the same
 * answers. `game`: the game with the table's ruleset. `imagine`: for players that look ahead; without it they do not.
 */
export type Player<B = unknown> = Plays<B>['play'];

/** A player that has learned one game with its cards. */
export type Specialist<B> = (view: View<B>, ask: Ask, random: () => number) => Answer;

/** The answer that picks one option, with the answers to its needs. */
export function pick(id: string, needs?: Readonly<Record<string, Answer>>): Answer {
  return needs === undefined ? { pick: [id] } : { pick: [id], with: needs };
}

/** The element with the highest score, the first of equals; undefined for an empty list. */
export function best<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  let found: T | undefined;
  let max = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const n = score(one);
    if (n > max) [found, max] = [one, n];
  }
  return found;
}

export function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

/** 0 for none. */
export const mean = (numbers: readonly number[]): number => sum(numbers, (one) => one) / Math.max(1, numbers.length);
