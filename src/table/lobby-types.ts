/** Lobbies: how tables come about. */
import type { Refusal } from '#kernel/ask';
import type { Deck } from '#kernel/game';
import type { Seat } from '#kernel/state';
import type { Person, TableId, UserId } from './ids.ts';
import type { Place, SeatInfo, TableInfo, TableOptions } from './table-types.ts';

export type OpenRequest = {
  /** Names the press or command that opens the lobby (its interaction id): the same key never opens two. */
  readonly key: string;
  readonly host: Person;
  readonly game: string;
  /** Default: the game's first. */
  readonly edition?: string;
  /** The host's deck: id of a ready deck, `choiceOf` a deck of one's own, or a whole deck. Default: not chosen yet. */
  readonly deck?: string | Deck;
  readonly options?: Partial<TableOptions>;
  readonly place: Place;
};

/** Why somebody else than its host may end a lobby: they manage the server, or (whoever sits there) its host or its message is gone. */
export type EndRight = 'manages' | 'stranded';

/** A computer player as people choose it. */
export type BotInfo = { readonly id: string; readonly name: string; readonly about: string };

/** The table of the next game: its lobby, or what has become of it. `opened`: by this very press. */
export type NextGame = { readonly table: TableInfo; readonly opened: boolean };

/** The lobby with whoever joined. `joined`: by this very press; they may have sat there before. */
export type Joined = { readonly table: TableInfo; readonly joined: boolean };

/** The lobby with its options changed. `givenBack`: seats as they were whose decks do not fit any more. */
export type OptionsChanged = { readonly table: TableInfo; readonly givenBack: readonly SeatInfo[] };

/** What people do before a game. All may be repeated: a second identical press answers as the first did. */
export type LobbyService = {
  open(request: OpenRequest): Promise<TableInfo | Refusal>;
  /**
   * Opens a lobby for another game like a finished one, with the same game, edition, options and computer players, and has
   * those called who played in it. There is one for each game: whoever comes later is led to it. For its players only.
   */
  playAgain(table: TableId, who: Person): Promise<NextGame | Refusal>;
  join(table: TableId, who: Person): Promise<Joined | Refusal>;
  leave(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /**
   * Chooses the deck of the user's seat, or, for the host, of a computer player's `seat`: id of a ready deck, `choiceOf` a
   * deck of the user's own, or a whole deck. An own deck is taken as it is at the start, and must be legal then as well.
   */
  chooseDeck(table: TableId, user: UserId, deck: string | Deck, seat?: Seat): Promise<TableInfo | Refusal>;
  /** Seats a computer player (default: the first of `bots`). `seats` as seen by the presser makes a double press harmless. */
  addBot(table: TableId, user: UserId, seats: number, bot?: string): Promise<TableInfo | Refusal>;
  /** Puts another computer player on a seat that has one. */
  changeBot(table: TableId, user: UserId, seat: Seat, bot: string): Promise<TableInfo | Refusal>;
  removeBot(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  /** Changes some options; of the game's own those that are named. */
  setOptions(table: TableId, user: UserId, options: Partial<TableOptions>): Promise<OptionsChanged | Refusal>;
  /** Starts the game. Persons and computer players without a deck get ready decks. */
  start(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /** Ends the lobby. For whoever is not the host, only with a right; see `EndRight`. */
  cancel(table: TableId, user: UserId, right?: EndRight): Promise<TableInfo | Refusal>;
  /** Has the lobby's message sent anew, for somebody who sits there. */
  repost(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
};
