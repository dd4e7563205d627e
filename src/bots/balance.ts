/** How fair the ready decks are: each plays each other one of its edition, in both seats. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { ChosenRules } from './chosen-rules.ts';
import { countOf, quantile, type Share, shareOf } from './figures.ts';
import { IllegalAnswer, playMatch } from './play.ts';
import type { Player } from './player.ts';
import { sum } from './player.ts';

/** One game to be played. `decks`: by seat; empty if players do not bring decks. */
export type Fixture = {
  readonly edition: string;
  readonly seats: number;
  readonly decks: readonly string[];
  readonly seed: string;
};

/** The result of a game; small, since it is sent between processes. `how` is undefined if the game did not end. */
export type Score = {
  readonly fixture: Fixture;
  readonly winners: readonly number[];
  readonly how: string | undefined;
  /** Why an answer of a computer player was refused, which is a fault and ends the game. */
  readonly refused?: string;
  readonly first: number;
  readonly turns: number;
};

export type DeckBalance = {
  readonly deck: string;
  readonly name: string;
  readonly games: number;
  readonly wins: Share;
  /** By opposing deck. */
  readonly against: Readonly<Record<string, Share>>;
};

export type Turns = { readonly median: number; readonly p10: number; readonly p90: number; readonly longest: number };

export type EditionBalance = {
  readonly edition: string;
  readonly games: number;
  /** In the order of the ready decks. */
  readonly decks: readonly DeckBalance[];
  /** How often the first player won. */
  readonly first: Share;
  /** Turns of both players together. */
  readonly turns: Turns;
  /** Games by what ended them. */
  readonly how: Readonly<Record<string, number>>;
  /** Games with more than one winner or none. */
  readonly draws: number;
  /** Games given up as endless. */
  readonly unended: number;
  /** Games that ended by a refused answer, with their seeds. */
  readonly faults: readonly string[];
};

/** The bounds between which a deck's wins over all opponents should lie. */
export const fair = { low: 0.4, high: 0.6 } as const;

/**
 * The games of an edition: `games` for each pair of different decks. Each two games share a seed and swap seats, so that
 * both decks go first equally often. An odd number is rounded up.
 */
export function schedule(decks: readonly Deck[], edition: string, games: number, seed: string): Fixture[] {
  const ids = decks.filter((deck) => deck.edition === edition).map((deck) => deck.id);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));
  return Array.from({ length: Math.ceil(games / 2) }, (_, n) => n).flatMap((n) =>
    pairs.flatMap(([a, b]): Fixture[] => {
      const chance = `${seed} ${a} ${b} ${n}`;
      return [
        { edition, seats: 2, decks: [a, b], seed: chance },
        { edition, seats: 2, decks: [b, a], seed: chance },
      ];
    }),
  );
}

/** Plays one game with the same player in every seat, by the rules that the table has chosen. Throws if the game has no such deck. */
export function playFixture(game: Game, player: Player, fixture: Fixture, options?: ChosenRules): Score {
  const decks = fixture.decks.map((id) => {
    const deck = game.decks.find((one) => one.id === id);
    if (deck === undefined) throw new Error(`no ready deck "${id}"`);
    return deck;
  });
  const { edition, seats, seed } = fixture;
  const players = Array.from({ length: seats }, () => player);
  try {
    const { result, first, turns } = playMatch({
      game,
      edition,
      seed,
      decks,
      players,
      ...(options !== undefined && { options }),
    });
    return { fixture, winners: result?.winners ?? [], how: result?.how, first, turns };
  } catch (error) {
    // The other games are still played; the run ends with a failure that names this one.
    if (!(error instanceof IllegalAnswer)) throw error;
    return { fixture, winners: [], how: undefined, first: 0, turns: 0, refused: error.refused };
  }
}

/** The balance of an edition from its games. A draw or a game without end counts as half a win for both. */
export function balanceOf(decks: readonly Deck[], edition: string, all: readonly Score[]): EditionBalance {
  const scores = all.filter(({ fixture }) => fixture.edition === edition);
  const own = decks.filter((deck) => deck.edition === edition);
  return {
    edition,
    games: scores.length,
    decks: own.map((deck) => deckBalance(deck, own, scores)),
    first: shareOf(
      sum(scores, (one) => wonBy(one, one.first)),
      scores.length,
    ),
    turns: turnsOf(scores),
    how: Object.fromEntries(countOf(scores.flatMap(({ how }) => how ?? []))),
    draws: scores.filter(({ how, winners }) => how !== undefined && winners.length !== 1).length,
    unended: scores.filter(({ how, refused }) => how === undefined && refused === undefined).length,
    faults: faultsOf(scores),
  };
}

/** How many turns games took. */
export function turnsOf(scores: readonly Score[]): Turns {
  const turns = scores.map((one) => one.turns);
  return {
    median: quantile(turns, 0.5),
    p10: quantile(turns, 0.1),
    p90: quantile(turns, 0.9),
    longest: quantile(turns, 1),
  };
}

/** Games that ended by a refused answer, with their decks and seeds. */
export function faultsOf(scores: readonly Score[]): readonly string[] {
  return scores.flatMap(({ fixture, refused }) =>
    refused === undefined ? [] : [`${refused}: ${fixture.decks.join(' against ')}, seed "${fixture.seed}"`],
  );
}

function deckBalance(deck: Deck, all: readonly Deck[], scores: readonly Score[]): DeckBalance {
  const own = scores.filter(({ fixture }) => fixture.decks.includes(deck.id));
  const wins = (some: readonly Score[]) =>
    shareOf(
      sum(some, (one) => wonBy(one, one.fixture.decks.indexOf(deck.id))),
      some.length,
    );
  const foes = all.filter((one) => one.id !== deck.id);
  return {
    deck: deck.id,
    name: deck.name,
    games: own.length,
    wins: wins(own),
    against: Object.fromEntries(
      foes.map((foe) => [foe.id, wins(own.filter(({ fixture }) => fixture.decks.includes(foe.id)))]),
    ),
  };
}

/** A seat's part of the win, from 0 to 1; what nobody has won alone is shared. */
export function wonBy({ fixture, winners }: Score, seat: number): number {
  if (winners.length === 0) return 1 / fixture.seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Decks whose wins lie outside the fair bounds. */
export function unfair(balances: readonly EditionBalance[]): readonly DeckBalance[] {
  return balances.flatMap(({ decks }) => decks).filter(({ wins }) => wins.share < fair.low || wins.share > fair.high);
}
