/** The decks of seats: chosen in the lobby, checked for the table, and copied when the game starts. */
import { deckLists } from '#decks/lists';
import type { Deck, DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { TableRow } from '#store/types';
import type { Context } from '../context.ts';
import { type Choice, readChoice } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { chosenDeck, isRefusal, type TableOptions, type UserId } from '../types.ts';
import type { Key } from '../words/catalogue.ts';
import { ownDeck } from './own-decks.ts';

/** What a deck is checked for at a table. */
export type Terms = { readonly game: Game; readonly edition: string; readonly options: TableOptions };

/** A choice as stored with the seat. */
export function choiceText(choice: Choice | undefined): string | undefined {
  return choice === undefined ? undefined : JSON.stringify(choice);
}

/** Reads a user's choice: a ready deck, one of their own, or a whole one. It must be legal at the table. */
export async function usersChoice(
  context: Context,
  terms: Terms,
  user: UserId,
  wanted: string | Deck,
): Promise<Choice | Refusal> {
  const choice = await meant(context, terms, user, wanted);
  if (isRefusal(choice)) return choice;
  const deck = await legalDeck(context, terms, choice);
  return isRefusal(deck) ? deck : choice;
}

async function meant(
  { store }: Context,
  { game, edition }: Terms,
  user: UserId,
  wanted: string | Deck,
): Promise<Choice | Refusal> {
  if (typeof wanted !== 'string') return wanted;
  const id = chosenDeck(wanted);
  if (id !== undefined) {
    const row = await store.decks.find(id);
    if (row === undefined) return refuse('deck.unknown');
    return row.owner === user ? { own: id, name: row.name } : refuse('deck.not-yours', { name: row.name });
  }
  const ready = game.decks.filter((one) => one.edition === edition);
  const deck = ready.find((one) => one.id === wanted);
  if (deck !== undefined) return deck;
  return refuse('table.deck-unknown', { deck: wanted, decks: ready.map((one) => one.name).join(', ') });
}

/**
 * The present content of a chosen deck, if it is legal at the table. Refusals: `deck.unknown`,
 * `deck.other-game`, `table.deck-illegal`.
 */
export async function legalDeck(context: Context, terms: Terms, choice: Choice): Promise<Deck | Refusal> {
  if (!('own' in choice)) return legal(terms, choice, []);
  const { game, edition } = terms;
  const row = await context.store.decks.find(choice.own);
  if (row === undefined) return refuse('deck.unknown');
  if (row.game !== game.id) {
    const said = context.games.get(row.game)?.name ?? row.game;
    return refuse('deck.other-game', { said, game: game.name });
  }
  const own = ownDeck(row, game, { edition });
  return legal(terms, own.deck, own.unread, own.verdicts);
}

function legal(
  { game, edition, options }: Terms,
  deck: Deck,
  unread: readonly string[],
  verdicts = deckLists(game).check(deck, edition, unread),
): Deck | Refusal {
  const format = formatOf(game, options);
  const problems: readonly DeckProblem[] = verdicts.find((one) => one.format === format)?.problems ?? [];
  const [first] = problems;
  if (first === undefined) return deck;
  return refuse('table.deck-illegal', {
    deck: deck.name,
    count: problems.length,
    rule: first.rule,
    card: first.card,
    text: first.text,
  });
}

/** The format of a table; the game's usual one if it does not, or no longer, have that one. */
function formatOf(game: Game, options: TableOptions): string {
  const { formats } = game.deckRules;
  return (formats.find(({ id }) => id === options.game.format) ?? formats[0])?.id ?? '';
}

/**
 * The decks by seat for the start: the present content of those chosen, and for the other seats ready decks, different
 * ones if there are enough. If a chosen deck is gone or no longer legal, a refusal that names the person and the deck.
 */
export async function decksFor(
  context: Context,
  game: Game,
  row: TableRow,
  options: TableOptions,
): Promise<readonly Deck[] | Refusal> {
  const terms = { game, edition: row.edition, options };
  const ready = game.decks.filter((deck) => deck.edition === row.edition);
  const chosen = row.seats.map((seat) => ({ person: seat.name, choice: readChoice(seat) }));
  const free = ready.filter(
    (deck) => !chosen.some(({ choice }) => choice !== undefined && !('own' in choice) && choice.id === deck.id),
  );
  let spare = 0;
  const decks: Deck[] = [];
  for (const { person, choice } of chosen) {
    const given = choice ?? free.shift() ?? ready[spare++ % Math.max(1, ready.length)];
    if (given === undefined) return refuse('table.no-decks', { game: game.name });
    const deck = await legalDeck(context, terms, given);
    if (isRefusal(deck)) return ofPerson(deck, person, given.name);
    decks.push(deck);
  }
  return decks;
}

/** The refusal of a person's deck, worded for whoever starts the game, who may be somebody else. */
function ofPerson(refusal: Refusal, person: string, deck: string): Refusal {
  switch (refusal.refused) {
    case 'deck.unknown':
      return refuse('table.deck-gone', { person, deck });
    case 'table.deck-illegal':
      return { refused: 'table.deck-illegal-of' satisfies Key, with: { ...refusal.with, person } };
    default:
      return refusal;
  }
}
