/**
 * The table service as the layers above see it: lobbies, moves, looks, settings, and what is to be told to people.
 *
 * Every call that may fail for a person's fault answers a `Refusal`; its key and parameters are explained by
 * `TableService.explain`. Whatever a call has answered without refusal is stored on disk.
 */
import type { DeckVerdict } from '#decks/check';
import type { Answer, Ask, Message, Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Deck, Game, Names, View } from '#kernel/game';
import type { Result, Seat } from '#kernel/state';
import type { PeopleService } from './people-types.ts';

/** 8 letters and digits, lower case: `k3v9x0ab`. */
export type TableId = string;
/** The chat platform's id of a person (a snowflake). */
export type UserId = string;
/** Milliseconds since 1970. */
export type Millis = number;

export type Person = { readonly user: UserId; readonly name: string };

/**
 * - `lobby`: people gather; - `running`; - `finished`: `result` is set; - `cancelled` in the lobby;
 * - `broken`: its row cannot be read any more; kept for inspection, nothing can be done at it.
 */
export type TableStatus = 'lobby' | 'running' | 'finished' | 'cancelled' | 'broken';

/** Where a table shows itself. All but the channel come into being later; ids of the chat platform. */
export type Place = {
  readonly guild?: string;
  readonly channel: string;
  /** The thread made at the start; absent: the table lives in the channel itself. */
  readonly thread?: string;
  readonly lobbyMessage?: string;
  /** The one live message with buttons. */
  readonly liveMessage?: string;
};

/** A taken seat. `seat` counts from 0; in the lobby seats close up when somebody leaves. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  /** `forgotten`: a person who had what is stored about them deleted. */
  readonly who:
    | { readonly kind: 'person'; readonly user: UserId }
    | { readonly kind: 'bot'; readonly bot: string }
    | { readonly kind: 'forgotten' };
  /** Id (as `chooseDeck` takes it) and name of the chosen deck; absent until chosen. Of a person's own deck others may know the name alone. */
  readonly deck?: { readonly id: string; readonly name: string };
};

/** A seat that owes an answer, and since when. */
export type Waiting = {
  readonly seat: Seat;
  readonly user: UserId | undefined;
  readonly name: string;
  readonly since: Millis;
};

/** Options of a table, changeable in the lobby by the host. */
export type TableOptions = {
  /** Seats at most; within the game's range. */
  readonly seats: number;
  /** Remind those who are waited for after this time; 0: never. */
  readonly remindAfter: Millis;
  /** The game's own options, handed to its setup. `format` (an id of `Game.deckRules.formats`) is what decks are checked for; without it: the first. */
  readonly game: Readonly<Record<string, string | number | boolean>>;
};

/** All public facts of a table but the board. */
export type TableInfo = {
  readonly id: TableId;
  readonly status: TableStatus;
  /** Counts stored changes. */
  readonly rev: number;
  readonly game: string;
  readonly gameName: string;
  readonly edition: string;
  readonly editionName: string;
  /** What decks are checked for, in words; absent if the game leaves no choice. */
  readonly formatName?: string;
  /** Names of the rules that the table has chosen otherwise than usual; absent: none. */
  readonly ruleNames?: readonly string[];
  readonly minSeats: number;
  /** Whether players bring decks. */
  readonly usesDecks: boolean;
  readonly host: UserId;
  readonly seats: readonly SeatInfo[];
  readonly options: TableOptions;
  readonly place: Place;
  readonly openedAt: Millis;
  readonly startedAt?: Millis;
  readonly finishedAt?: Millis;
  readonly result?: Result;
  /** Seats that owe an answer; empty in lobbies and finished games. Computer players are not listed. */
  readonly waiting: readonly Waiting[];
};

/** What happened by one input, as one viewer may know it. */
export type LogEntry = {
  readonly rev: number;
  /** Counts the inputs of one rev from 0: a move, then the automatic ones that it brought about. */
  readonly n: number;
  readonly at: Millis;
  /** Who moved; undefined for the set-up. */
  readonly seat: Seat | undefined;
  /** `auto`: the seat's autopilot or a computer player. */
  readonly by: 'person' | 'auto' | 'clock';
  readonly events: readonly GameEvent[];
  /** The events in words; those that are not told are left out. Discord markdown. */
  readonly lines: readonly string[];
};

/** A running or finished table as one person, or a spectator, may see it. */
export type Look = {
  readonly table: TableInfo;
  readonly game: Game;
  /** The seat of the person who looks; undefined for spectators. */
  readonly seat: Seat | undefined;
  readonly view: View;
  readonly names: Names;
  /**
   * What there is to tell since the seat's last own move, oldest first, the last 50 entries at most; for a seat that is out, up
   * to what took it out. For spectators: since the last own move of whoever is waited for longest (what a public message may
   * tell).
   */
  readonly since: readonly LogEntry[];
  /** The seat's autopilot; undefined for spectators. */
  readonly autopilot: Autopilot | undefined;
};

/**
 * What the program may answer for a seat, looking at nothing but that seat's own view.
 * - `fast`: passes windows in which nothing can be done, and uneventful windows at stops not in `stops`; takes single options.
 * - `strict`: never answers for the seat.
 */
export type Autopilot = {
  readonly mode: 'fast' | 'strict';
  /** Stop ids (`Game.words.stops`) at which `fast` does not pass while the seat could do something. */
  readonly stops: readonly string[];
  /** A one-off: pass windows until the own turn, or until one is concerned. Ends by itself. Absent: none. */
  readonly until?: Until;
};

/** Until when to pass: the own turn, something that concerns the seat, or the end of a stretch (`Words.spans`). */
export type Until = 'turn' | 'targeted' | `span:${string}`;

/** A person's own settings, for all tables. */
export type UserSettings = {
  /** Autopilot at new tables. */
  readonly autopilot: { readonly mode: 'fast' | 'strict' };
  /** Where the autopilot stops at new tables, by game; a game that is not there has its usual stops. */
  readonly stops: Readonly<Record<string, readonly string[]>>;
  /** `mention`: is mentioned when his move comes; `quiet`: never. */
  readonly notify: 'mention' | 'quiet';
  readonly remind: boolean;
  /** Ask once more before what cannot be taken back. */
  readonly confirm: boolean;
  readonly locale?: string;
};

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

/** A person's move. */
export type Move = {
  readonly ask: number;
  /** Unknown data from outside; the game checks it. */
  readonly answer: Answer;
  /** The rev that the person saw; for the log of errors only: an ask that is still open may be answered. */
  readonly rev?: number | undefined;
};

/** What a move led to. */
export type Moved = {
  /** The table afterwards, as the mover sees it; `look.view.asks[0]` is his next ask, if any. */
  readonly look: Look;
  /** What this very move and the automatic moves after it have brought about. */
  readonly happened: readonly LogEntry[];
};

/** Why somebody else than its host may end a lobby: they manage the server, or (whoever sits there) its host or its message is gone. */
export type EndRight = 'manages' | 'stranded';

export type { PeopleService, SeatedAt, Stored } from './people-types.ts';

export type TableService = {
  readonly games: ReadonlyMap<string, Game>;
  /** Names of the computer players that can be added. */
  readonly bots: readonly string[];

  // Lobby. All may be repeated: a second identical press answers as the first did.
  open(request: OpenRequest): Promise<TableInfo | Refusal>;
  join(table: TableId, who: Person): Promise<TableInfo | Refusal>;
  leave(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /**
   * Chooses the deck of the user's seat, or, for the host, of a computer player's `seat`: id of a ready deck, `choiceOf` a
   * deck of the user's own, or a whole deck. An own deck is taken as it is at the start, and must be legal then as well.
   */
  chooseDeck(table: TableId, user: UserId, deck: string | Deck, seat?: Seat): Promise<TableInfo | Refusal>;
  /** Seats a computer player (default: the first of `bots`). `seats` as seen by the presser makes a double press harmless. */
  addBot(table: TableId, user: UserId, seats: number, bot?: string): Promise<TableInfo | Refusal>;
  removeBot(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  setOptions(table: TableId, user: UserId, options: Partial<TableOptions>): Promise<TableInfo | Refusal>;
  /** Starts the game. Persons and computer players without a deck get ready decks. */
  start(table: TableId, user: UserId): Promise<TableInfo | Refusal>;
  /** Ends the lobby. For whoever is not the host, only with a right; see `EndRight`. */
  cancel(table: TableId, user: UserId, right?: EndRight): Promise<TableInfo | Refusal>;
  /** Has the lobby's message sent anew, for somebody who sits there. */
  repost(table: TableId, user: UserId): Promise<TableInfo | Refusal>;

  /** The decks that people have built. */
  readonly decks: DeckService;

  // Play.
  submit(table: TableId, user: UserId, move: Move): Promise<Moved | Refusal>;
  concede(table: TableId, user: UserId): Promise<Moved | Refusal>;
  /** Ends a running game without a winner. Whoever calls answers for the right to it. May be repeated. */
  end(table: TableId): Promise<TableInfo | Refusal>;
  /** Lets a computer player take over the seat of `user` for good. Whoever calls answers for the right to it. May be repeated. */
  standIn(table: TableId, seat: Seat, user: UserId): Promise<TableInfo | Refusal>;
  /** Has the others told, once, that the person on a seat has left the server. */
  hasLeft(table: TableId, seat: Seat, user: UserId): Promise<void>;
  /** The table for the user's seat; for others and for `undefined`, as a spectator. */
  look(table: TableId, user: UserId | undefined): Promise<Look | Refusal>;
  /** The log for the viewer, newest first; inputs of which there is nothing to tell are left out. `before`: only entries older than this one. `limit` 1 to 100, default 25. */
  log(
    table: TableId,
    user: UserId | undefined,
    page?: { readonly before?: { readonly rev: number; readonly n: number }; readonly limit?: number },
  ): Promise<readonly LogEntry[] | Refusal>;

  // Finding tables.
  info(table: TableId): Promise<TableInfo | Refusal>;
  /** The user's lobbies and running games, those that wait for him first, longest wait first. At most 50. */
  tablesOf(user: UserId): Promise<readonly TableInfo[]>;
  /** The lobbies and running games of a server, those that wait for somebody first, longest wait first. At most 50. */
  tablesIn(guild: string): Promise<readonly TableInfo[]>;
  /** The newest unfinished table of a thread, or of a channel without thread; undefined if there is none. */
  tableAt(channelOrThread: string): Promise<TableInfo | undefined>;

  // Settings.
  /** Changes the seat's autopilot at once; windows that it would pass now are passed. `until: undefined` ends a one-off. */
  setAutopilot(
    table: TableId,
    user: UserId,
    change: {
      readonly mode?: 'fast' | 'strict';
      readonly stops?: readonly string[];
      readonly until?: Until | undefined;
    },
  ): Promise<Moved | Refusal>;
  settings(user: UserId): Promise<UserSettings>;
  setSettings(user: UserId, change: Partial<UserSettings>): Promise<UserSettings>;

  /** Notes where the table shows itself; merged into what is known. An `undefined` field is forgotten. Does not count as a change of the table. */
  setPlace(table: TableId, change: { readonly [K in keyof Place]?: Place[K] | undefined }): Promise<void>;

  /** Small facts kept for the program itself, as the hash of the registered commands. */
  readonly notes: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /** Texts that wait for a person's next contact, a queue for each; as `PendingTextRepository`. */
  readonly pendingTexts: {
    add(user: UserId, id: string, text: string): Promise<void>;
    take(user: UserId, most: number): Promise<readonly { readonly id: string; readonly text: string }[]>;
  };
  readonly outbox: Outbox;
  readonly people: PeopleService;

  /** Says in a sentence or two what a refusal means and what to do next. */
  explain(refusal: Refusal, game?: Game): string;
  /** The refusal behind an error of the storage, in words; undefined for any other error. */
  explainFault(error: unknown): string | undefined;
  /** Stops taking work, finishes what is in hand, stops the sweep. Calls after this are refused with `table.closing`. */
  close(): Promise<void>;
};

/** 8 letters and digits, lower case. Whoever knows it may look at the deck and copy it. */
export type DeckId = string;

export type { DeckVerdict } from '#decks/check';

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
 * was faster: look again), `deck.name-taken`, `deck.name-bad`, `deck.many`, `deck.long` (the text), `deck.other-game`,
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

/**
 * What is to be told, as an intent: payloads are built when it is sent, of the table as it is then.
 * - `lobby`: draw the lobby message anew (joined, left, cancelled …; after the start it becomes the table's link). There is none
 *   for the opening itself: the reply to the press that opened it is the lobby message (note it with `setPlace`);
 *   `fresh`: send it as a new message, the old one goes;
 * - `started`: make the thread, then the first live message comes as its own intent;
 * - `live`: draw the live message; `fresh`: send a new one that mentions `mention`, the old one loses its buttons;
 * - `reminder`: remind `users` that the table waits for them;
 * - `finished`: tell the result; - `left`: tell that a seat's person has left the server; - `notice`: say `text` at the table, or to `user` alone.
 */
export type Intent =
  | { readonly kind: 'lobby'; readonly table: TableId; readonly fresh?: true }
  | { readonly kind: 'started'; readonly table: TableId }
  | { readonly kind: 'live'; readonly table: TableId; readonly mention: readonly UserId[]; readonly fresh: boolean }
  | { readonly kind: 'reminder'; readonly table: TableId; readonly users: readonly UserId[] }
  | { readonly kind: 'finished'; readonly table: TableId }
  | { readonly kind: 'left'; readonly table: TableId; readonly seat: Seat }
  | { readonly kind: 'notice'; readonly table: TableId; readonly user?: UserId; readonly text: Message };

/** An intent in a sender's hands. */
export type Claimed = {
  /** Also the nonce of whatever message is created for it: at most 25 characters, the same at every attempt. */
  readonly id: string;
  readonly intent: Intent;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether somebody has had it before: it may have been sent then, and the program stopped before that was noted. */
  readonly again: boolean;
  readonly at: Millis;
};

/** What is to be told to people, kept in the store until it is done. At most one intent per table is out at a time, oldest first. */
export type Outbox = {
  /** Takes up to `limit` due intents for `lease` ms; one not ended by then may be claimed again. */
  claim(limit: number, lease: Millis): Promise<readonly Claimed[]>;
  /** It is sent; `result` (message id or the like) is kept for inspection. */
  done(id: string, result?: string): Promise<void>;
  /** It failed and may be tried again from `due` on. */
  retry(id: string, due: Millis, why: string): Promise<void>;
  /** It can never be sent. */
  dead(id: string, why: string): Promise<void>;
  /** Says when something new may be there to claim; only a hint, poll as well. Returns a function that ends it. */
  onNew(listener: () => void): () => void;
  /** The intents of the same table that wait behind a claimed one, oldest first. */
  behind(id: string): Promise<readonly Intent[]>;
  /** When the next intent falls due; undefined: nothing is waiting. */
  nextDue(): Promise<Millis | undefined>;
};

/** A computer player: decides by what the seat sees alone. `random` gives numbers from 0 to under 1; `game` is the table's. */
export type Player = (view: View, ask: Ask, random: () => number, game: Game) => Answer;

/** Whether an answer of the service is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
