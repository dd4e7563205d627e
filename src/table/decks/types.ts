/** The decks that people build. */
import type { DeckVerdict } from '#decks/check';
import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { DeckId, Millis, UserId } from '../ids.ts';

/** A deck that a person has built. It may be incomplete, or name cards that have been removed from the card sets. */
export type OwnDeck = {
  readonly id: DeckId;
  readonly owner: UserId;
  /** Counts stored changes, including renaming. */
  readonly rev: number;
  readonly game: string;
  /** As tables use it; `deck.id` is `choiceOf(id)`, and `deck.edition` is what it was built for. */
  readonly deck: Deck;
  /** Lines of its text that name no card or cannot be read; kept so that no typing is lost, and returned by `text`. */
  readonly unread: readonly string[];
  /** The edition that `verdicts` are for: the deck's own, unless another one was requested. */
  readonly checkedFor: string;
  /** One for each format of the game, in order. Problems of a text that has just been read include the line. */
  readonly verdicts: readonly DeckVerdict[];
  readonly createdAt: Millis;
  readonly changedAt: Millis;
};

/** A text read as a deck list, without storing it. */
export type ReadDeck = Pick<OwnDeck, 'game' | 'deck' | 'unread' | 'checkedFor' | 'verdicts'>;

/** What a new deck starts with: a deck list, a ready deck's cards, or nothing. */
export type DeckSource = { readonly text: string } | { readonly ready: string } | 'empty';

export type NewDeck = {
  /** Idempotency key: the id of the interaction that creates the deck. The same key never creates two. */
  readonly key: string;
  readonly user: UserId;
  /** The server where it is made; undefined: none. */
  readonly guild?: string | undefined;
  /** Default: what the text says, else the first game. */
  readonly game?: string;
  /** Default: what the text or the ready deck says, else the game's first. */
  readonly edition?: string;
  /** 1 to 60 characters. Default: what the text says, else the ready deck's name or "New deck", numbered if taken. */
  readonly name?: string;
  readonly from: DeckSource;
};

/**
 * The decks that people have built, `TableService.decks`: at most `mostDecks` each, usable in every server. A deck with
 * problems is stored and marked; only tables require legality.
 *
 * Refusals, besides those of the storage: `deck.unknown`, `deck.not-yours`, `deck.changed` (the deck is no longer at the rev
 * that was edited), `deck.name-taken`, `deck.name-bad`, `deck.many`, `deck.many-here`, `deck.long` (the text), `deck.other-game`,
 * `deck.game-unsaid`, `deck.ready-unknown`, `deck.format-unknown`, `deck.unreadable`, `table.game-unknown`,
 * `table.edition-unknown`, `table.closing`.
 */
export type DeckService = {
  readonly maxDecks: number;
  /** Maximum length of a deck list, in characters. */
  readonly maxTextLength: number;

  /** The user's decks, most recently changed first. `edition`: check for this one instead of each deck's own. */
  list(
    user: UserId,
    filter?: { readonly game?: string; readonly edition?: string },
  ): Promise<readonly OwnDeck[] | Refusal>;
  /** Anybody's deck by its id, which is how decks are shared. */
  find(deck: DeckId): Promise<OwnDeck | Refusal>;
  /** Reads and checks a text without storing it. */
  read(text: string, hints?: Pick<NewDeck, 'game' | 'edition' | 'name'>): ReadDeck | Refusal;
  create(deck: NewDeck): Promise<OwnDeck | Refusal>;
  /**
   * Replaces the whole content by a text, including a name or edition that it states. `rev`: the one that was edited; with
   * `deck.changed` nothing is stored. Idempotent.
   */
  replace(deck: DeckId, user: UserId, rev: number, text: string): Promise<OwnDeck | Refusal>;
  rename(deck: DeckId, user: UserId, name: string): Promise<OwnDeck | Refusal>;
  /** Deletes the user's deck; returns what it was. Running games keep the list that they started with. */
  remove(deck: DeckId, user: UserId): Promise<OwnDeck | Refusal>;
  /** Copies anybody's deck to the user's. Without `name`: the same name, numbered if taken. */
  copy(
    key: string,
    deck: DeckId,
    user: UserId,
    more?: Pick<NewDeck, 'guild'> & { readonly name?: string | undefined },
  ): Promise<OwnDeck | Refusal>;
  /** The deck as a text from which `create` and `replace` read the same deck. */
  text(deck: DeckId): Promise<string | Refusal>;
  /** Checks a deck for an edition (default: its own) and a format (default: the game's first). */
  validate(
    deck: DeckId,
    wanted?: { readonly edition?: string; readonly format?: string },
  ): Promise<(DeckVerdict & { readonly edition: string; readonly deck: OwnDeck }) | Refusal>;
};

/** The id under which `chooseDeck` and `open` take a deck that a person has built; never that of a ready deck. */
export function choiceOf(deck: DeckId): string {
  return `${ownChoice}${deck}`;
}
const ownChoice = 'own:';

/** Inverse of `choiceOf`; undefined if the choice is not a deck that a person has built. */
export function chosenDeck(choice: string): DeckId | undefined {
  return choice.startsWith(ownChoice) ? choice.slice(ownChoice.length) : undefined;
}
