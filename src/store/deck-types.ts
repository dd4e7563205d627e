/** Decks as they are stored. */

/** Milliseconds since 1970. */
type Millis = number;

/** A deck that a person has built. `body` is a JSON text. */
export type DeckRow = {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly name: string;
  /** The name normalized: names that count as the same have the same key. Unique per owner and game. */
  readonly nameKey: string;
  readonly rev: number;
  readonly createdAt: Millis;
  readonly changedAt: Millis;
  readonly body: string;
};

/** `key`: idempotency key; the same key never creates two decks. */
export type NewDeckRow = Omit<DeckRow, 'rev'> & { readonly key: string };

/** Why a deck was not stored: the owner has another one of that name; the owner has as many as allowed. */
export type DeckClash = 'name' | 'many';

export type DeckRepository = {
  /** Stores a new deck at rev 1 unless it clashes; a key that has already created a deck returns that deck. */
  create(deck: NewDeckRow, max: number): Promise<{ readonly id: string; readonly created: boolean } | DeckClash>;
  find(id: string): Promise<DeckRow | undefined>;
  /** All decks of a person, the most recently changed first. */
  ofOwner(owner: string): Promise<readonly DeckRow[]>;
  /** Changes a deck that is at `rev`, and raises that by one. `moved`: the deck is gone or at another rev. */
  update(
    id: string,
    rev: number,
    change: Partial<Pick<DeckRow, 'name' | 'nameKey' | 'body'>> & Pick<DeckRow, 'changedAt'>,
  ): Promise<'stored' | 'moved' | 'name'>;
  /** Deletes a deck; returns whether it existed. */
  remove(id: string): Promise<boolean>;
};
