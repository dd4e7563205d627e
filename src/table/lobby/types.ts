/** Lobbies, where tables begin. */

import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Language } from '#words/languages';
import type { Person, TableId, UserId } from '../ids.ts';
import type { Member } from '../servers/types.ts';
import type { SeatInfo, TableChannel, TableInfo, TableOptions } from '../table-types.ts';

export type OpenRequest = {
  /** Idempotency key: the id of the interaction that opens the lobby. The same key never opens two. */
  readonly key: string;
  /** With what they may do in the server; without it that is not asked. */
  readonly host: Person & Partial<Pick<Member, 'manages' | 'roles'>>;
  readonly game: string;
  /** Default: the game's first. */
  readonly edition?: string;
  /** The host's deck: id of a ready deck, `choiceOf` a deck of one's own, or a whole deck. Default: not chosen yet. */
  readonly deck?: string | Deck;
  readonly options?: Partial<TableOptions>;
  readonly place: TableChannel;
  /** The channel of the thread where the table is opened. */
  readonly parent?: string | undefined;
  /** What the server speaks, as Discord has it; outside of servers, the host. Default: English. */
  readonly language?: Language;
};

/** Why somebody other than the host may end a lobby: they manage the server, or they have a seat and the host or message is gone. */
export type EndRight = 'manages' | 'stranded';

/** A computer player. */
export type BotInfo = {
  readonly id: string;
  readonly name: string;
  /** How strong it is, from 1 up; absent: it is offered to nobody any more. */
  readonly level?: number | undefined;
  readonly about: string;
};

/** The table of the next game: its lobby, or its later state. `opened`: whether this press has opened it. */
export type NextGame = { readonly table: TableInfo; readonly opened: boolean };

/** The lobby after joining. `joined`: whether this press has added the person, who may already have had a seat. */
export type Joined = { readonly table: TableInfo; readonly joined: boolean };

/** The lobby with its options changed. `givenBack`: earlier seats whose decks are no longer legal. */
export type OptionsChanged = { readonly table: TableInfo; readonly givenBack: readonly SeatInfo[] };

/** What people do before a game. All calls are idempotent: a second identical press has the same answer as the first. */
export type LobbyService = {
  open(request: OpenRequest): Promise<TableInfo | Refusal>;
  /**
   * Opens a lobby for another game like a finished one, with the same game, edition, options and computer players, and has
   * those called who played in it. There is one for each game; later calls return the same one. For its players only.
   */
  openRematch(table: TableId, who: Person): Promise<NextGame | Refusal>;
  join(table: TableId, who: Person): Promise<Joined | Refusal>;
  leave(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /**
   * Chooses the deck of the user's seat, or, for the host, of a computer player's `seat`: id of a ready deck, `choiceOf` a
   * deck of the user's own, or a whole deck. An own deck is taken as it is at the start, and must be legal then as well.
   */
  chooseDeck(table: TableId, user: UserId, deck: string | Deck, seat?: Seat): Promise<TableInfo | Refusal>;
  /** The computer player that suits a person's record in a game; undefined if none is offered. */
  recommendedBot(user: UserId, game: string): Promise<string | undefined | Refusal>;
  /** Seats a computer player (default: the recommended one). `seats` as seen by the presser makes a double press harmless. */
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
  /** Sends the lobby's message anew, at the request of somebody with a seat. */
  repost(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
};
