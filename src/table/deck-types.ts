/** The decks that people build. */
import type { DeckVerdict } from '#decks/check';
import type { Refusal } from '#kernel/ask';
import type { Deck } from '#kernel/game';
import type { DeckId, Millis, UserId } from './ids.ts';

/** A deck that a person has built. It may be unfinished, and cards may have gone from the card sets since. */
export type OwnDeck = {
  readonly id: DeckId;
  readonly owner: UserId;
  /** Counts stored changes, names included. */
  readonly rev: number;
  readonly game: string;
  /** As a table takes it; `deck.id` is `choiceOf(id)`. `deck.edition` is what it was built for. */
  readonly deck: Deck;
  /** Lines of its text that name no card or cannot be read; kept so that no typing is lost, given back by `text`. */
  readonly unread: readonly string[];
  /** The edition that `verdicts` were made for: the deck's own, unless another one was asked for. */
  readonly checkedFor: string;
  /** One for each format of the game, in their order. Problems of a text just read come with their line. */
  readonly verdicts: readonly DeckVerdict[];
  readonly createdAt: Millis;
  readonly changedAt: Millis;
};

/** A text read as a deck list, without keeping anything. */
export type ReadDeck = Pick<OwnDeck, 'game' | 'deck' | 'unread' | 'checkedFor' | 'verdicts'>;

/** What a new deck begins with: a deck list, a ready deck's cards, or nothing. */
export type DeckSource = { readonly text: string } | { readonly ready: string } | 'empty';

export type NewDeck = {
  /** Names the press or command that makes the deck (its interaction id): the same key never makes two. */
  readonly key: string;
  readonly user: UserId;
  /** Default: what the text says, else the first game. */
  readonly game?: string;
  /** Default: what the text or the ready deck says, else the game's first. */
  readonly edition?: string;
  /** 1 to 60 characters. Default: what the text says, else a free one made of the ready deck's name or "New deck". */
  readonly name?: string;
  readonly from: DeckSource;
};

/**
 * The decks that people have built, `TableService.decks`: at most `mostDecks` each, usable in every server. A deck with problems is kept and marked;
 * only a table asks for legality.
 *
 * Refusals, besides those of the storage: `deck.unknown`, `deck.not-yours`, `deck.changed` (somebody, perhaps oneself elsewhere,
 * was faster: look again), `deck.name-taken`, `deck.name-bad`, `deck.many`, `deck.long` (the text), `deck.other-game`, `deck.game-unsaid`,
 * `deck.ready-unknown`, `deck.format-unknown`, `deck.unreadable`, `table.game-unknown`, `table.edition-unknown`, `table.closing`.
 */
export type DeckService = {
  readonly mostDecks: number;
  /** Most characters of a deck list. */
  readonly longestText: number;

  /** The user's decks, the last changed first. `edition`: checked for this one instead of each deck's own. */
  list(
    user: UserId,
    filter?: { readonly game?: string; readonly edition?: string },
  ): Promise<readonly OwnDeck[] | Refusal>;
  /** Anybody's deck by its id, which is how decks are shared. */
  find(deck: DeckId): Promise<OwnDeck | Refusal>;
  /** A text read and checked without keeping it. */
  read(text: string, hints?: Pick<NewDeck, 'game' | 'edition' | 'name'>): ReadDeck | Refusal;
  create(deck: NewDeck): Promise<OwnDeck | Refusal>;
  /**
   * Replaces the whole content by a text; a name or edition in it is taken over. `rev`: as seen by whoever edited; with
   * `deck.changed` nothing is stored. The same text at the same deck again is answered as before.
   */
  replace(deck: DeckId, user: UserId, rev: number, text: string): Promise<OwnDeck | Refusal>;
  rename(deck: DeckId, user: UserId, name: string): Promise<OwnDeck | Refusal>;
  /** Forgets a deck of one's own; answers what it was. Running games keep the list that they began with. */
  remove(deck: DeckId, user: UserId): Promise<OwnDeck | Refusal>;
  /** Makes anybody's deck (or one's own) a deck of the user's. Without `name`: the same name, or a free one like it. */
  copy(key: string, deck: DeckId, user: UserId, name?: string): Promise<OwnDeck | Refusal>;
  /** The deck as a text that `create` and `replace` read back to the same deck. */
  text(deck: DeckId): Promise<string | Refusal>;
  /** What is wrong with a deck for an edition (default: its own) and a format (default: the game's first). */
  validate(
    deck: DeckId,
    wanted?: { readonly edition?: string; readonly format?: string },
  ): Promise<(DeckVerdict & { readonly edition: string; readonly deck: OwnDeck }) | Refusal>;
};

/** How `chooseDeck` and `open` are told of a deck that a person has built; never the id of a ready deck. */
export function choiceOf(deck: DeckId): string {
  return `${ownChoice}${deck}`;
}
const ownChoice = 'own:';

/** The deck that a choice means; undefined: it is no deck that a person has built. */
export function chosenDeck(choice: string): DeckId | undefined {
  return choice.startsWith(ownChoice) ? choice.slice(ownChoice.length) : undefined;
}
