/** Reads, writes and checks the deck lists of one game. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { cardNames } from './cards.ts';
import { type DeckVerdict, type Findings, verdictsOn } from './check.ts';
import { printList } from './print.ts';
import { type ReadList, readList } from './read.ts';

export type DeckLists = {
  /** Reads a text; never throws, and takes bounded time. */
  read(text: string): ReadList;
  /** Writes a deck as the text that `read` reads back. `unread`: lines to keep as they are. */
  print(deck: Deck, unread?: readonly string[]): string;
  /** The verdict of every format. `read`: the result of reading the deck's text, so that `unread` need not be read again. */
  check(deck: Deck, edition: string, unread: readonly string[], read?: Findings): readonly DeckVerdict[];
};

const known = new WeakMap<Game, DeckLists>();

/** Creates the list functions of a game; its card names are indexed once. */
export function deckLists(game: Game): DeckLists {
  const made = known.get(game) ?? makeLists(game);
  known.set(game, made);
  return made;
}

function makeLists(game: Game): DeckLists {
  const names = cardNames(game);
  return {
    read: (text) => readList(game, names, text),
    print: (deck, unread = []) => printList(game, names, deck, unread),
    check: (deck, edition, unread, read) => verdictsOn(game, names, deck, edition, unread, read),
  };
}
