// New games of Shattered Empires, from their set-up on, for stories.
import type { Deck } from '#face/deck';
import { deckOf as readyDeckOf } from '#games/sem/decks/ready';
import { begin } from '#games/sem/game';
import type { SemState } from '#games/sem/state';
import type { GameEvent } from '#kernel/event';
import { library, rules } from './table.ts';

/** The decks that come with the program. */
export const decks = library.decks.map(readyDeckOf);

/** A deck of the Empire, unless another base is given. */
export function deckOf(main: Deck['main'], extra: Deck['extra'] = {}): Deck {
  return {
    id: 'story',
    name: 'Story',
    edition: 'v2',
    extra: { base: ['imperial-command-hub'], sideboard: [], ...extra },
    main,
  };
}

/** A game up to its first question. Throws with the reason if it is refused. */
export function start(given: readonly Deck[], options: Readonly<Record<string, string>> = {}, seed = 'story') {
  const step = begin(rules, { edition: 'v2', seed, decks: given, options });
  if (!('state' in step)) throw new Error(JSON.stringify(step));
  return step as { readonly state: SemState; readonly events: readonly GameEvent[] };
}
