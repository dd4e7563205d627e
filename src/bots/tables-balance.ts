/** How fair a game is by its number of players: whether it helps to begin, and what each ready deck wins. */
import type { Deck } from '#face/deck';
import { type Fixture, faultsOf, type Score, type Turns, turnsOf, wonBy } from './balance.ts';
import { countOf, type Share, shareOf } from './figures.ts';
import { sum } from './player.ts';

export type TablesBalance = {
  readonly edition: string;
  readonly seats: number;
  readonly games: number;
  /** How often whoever began has won. */
  readonly first: Share;
  /** In the order of the ready decks; none if players do not bring decks. */
  readonly decks: readonly { readonly deck: string; readonly name: string; readonly wins: Share }[];
  /** Turns of all players together. */
  readonly turns: Turns;
  /** Games by what ended them. */
  readonly how: Readonly<Record<string, number>>;
  /** Games given up as endless. */
  readonly unended: number;
  /** Games that ended by a refused answer, with their seeds. */
  readonly faults: readonly string[];
};

/** Games for a number of players. Decks change from game to game, and where they sit. */
export function tables(
  decks: readonly Deck[],
  edition: string,
  seats: number,
  games: number,
  seed: string,
): readonly Fixture[] {
  const ids = decks.filter((deck) => deck.edition === edition).map(({ id }) => id);
  return Array.from({ length: games }, (_, n) => ({
    edition,
    seats,
    decks: ids.length === 0 ? [] : Array.from({ length: seats }, (__, seat) => deckOf(ids, n, seat)),
    seed: `${seed} ${seats} ${n}`,
  }));
}

/** Neighbours change once every deck has sat everywhere. */
function deckOf(ids: readonly string[], n: number, seat: number): string {
  const apart = 1 + (Math.floor(n / ids.length) % Math.max(1, ids.length - 1));
  return ids[(n + seat * apart) % ids.length] ?? '';
}

/** What the games of an edition for a number of players come to. A game without a winner is shared. */
export function tablesBalanceOf(
  decks: readonly Deck[],
  edition: string,
  seats: number,
  all: readonly Score[],
): TablesBalance {
  const scores = all.filter(({ fixture }) => fixture.edition === edition && fixture.seats === seats);
  return {
    edition,
    seats,
    games: scores.length,
    first: shareOf(
      sum(scores, (one) => wonBy(one, one.first)),
      scores.length,
    ),
    decks: decks
      .filter((deck) => deck.edition === edition)
      .map(({ id, name }) => ({ deck: id, name, wins: winsOf(id, scores) })),
    turns: turnsOf(scores),
    how: Object.fromEntries(countOf(scores.flatMap(({ how }) => how ?? []))),
    unended: scores.filter(({ how, refused }) => how === undefined && refused === undefined).length,
    faults: faultsOf(scores),
  };
}

/** What a deck wins of the games in which it sits at the table, for each seat that plays it. */
function winsOf(deck: string, scores: readonly Score[]): Share {
  const played = scores.flatMap((one) =>
    one.fixture.decks.flatMap((id, seat) => (id === deck ? [wonBy(one, seat)] : [])),
  );
  return shareOf(
    sum(played, (won) => won),
    played.length,
  );
}
