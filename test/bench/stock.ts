/** Real games for the sections to work on: the same seeds give the same games at every run. */
import { createOpponents, type Opponent } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Deck } from '#face/deck';
import type { Game, Setup } from '#face/game';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const { sets } = loadSets();

/** EVE as the program has it. */
export const eve: Game = one(createGames({ eve: sets.eve }));
const opponents: Readonly<Record<string, Opponent>> = createOpponents();
export const edition = 'core';
export const decks: readonly Deck[] = eve.decks.filter((deck) => deck.edition === edition);

/** A finished game: how it began, and every input after that. */
export type Recorded = { readonly setup: Setup; readonly inputs: readonly unknown[] };

/** Has two computer players play a game and writes it down. */
export function record(seed: string, players: readonly [string, string]): Recorded {
  const setup = { edition, seed, decks: [deckAt(0), deckAt(1)] };
  const inputs: unknown[] = [];
  const writing: Game = {
    ...eve,
    answer(state, input) {
      inputs.push(input);
      return eve.answer(state, input);
    },
  };
  playMatch({ ...setup, game: writing, players: players.map((id) => opponent(id).play) });
  return { setup, inputs };
}

/** Plays a recorded game again; `look` sees the state before each input and at the end. */
export function replay({ setup, inputs }: Recorded, look: (state: State) => void = () => {}): void {
  const begun = eve.setup(setup);
  if ('refused' in begun) throw new Error(begun.refused);
  let { state } = begun;
  for (const input of inputs) {
    look(state);
    const step = eve.answer(state, input);
    if ('refused' in step) throw new Error(step.refused);
    state = step.state;
  }
  look(state);
}

/** A computer player by its id. */
export function opponent(id: string): Opponent {
  const found = opponents[id];
  if (found === undefined) throw new Error(`no computer player ${id}`);
  return found;
}

function deckAt(index: number): Deck {
  const deck = decks[index];
  if (deck === undefined) throw new Error('no such deck');
  return deck;
}

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('there is none');
  return first;
}
