/** Guided first games: a table of one person and computer players, of which nothing is told in any channel. */
import type { LessonHint, LessonReminder } from '#face/lesson';
import type { Refusal } from '#kernel/ask';
import type { Language } from '#words/languages';
import type { Person, TableId, UserId } from '../ids.ts';
import type { Moved, TableView } from '../play/types.ts';

export type { LessonSoFar } from '../open/options.ts';

/** A lesson as its person is shown it. `told`: how many of its `hints` they have been told. */
export type LessonShown = {
  /** Undefined: none fits the moment, or they want none. */
  readonly hint: LessonHint | undefined;
  /** What they are reminded of instead. */
  readonly reminder?: LessonReminder | undefined;
  readonly told: number;
  readonly hints: number;
  /** They want no hints. */
  readonly isOff: boolean;
};

export type LessonRequest = {
  /** Idempotency key: the id of the interaction. The same key never begins two. */
  readonly key: string;
  readonly who: Person;
  readonly game: string;
  /** The server where they ask; whoever is banned there begins nothing. */
  readonly guild: string | undefined;
  readonly language: Language;
};

/** A lesson that was opened. `begun`: with this call; if not, it was running. */
export type OpenedLesson = { readonly tableView: TableView; readonly begun: boolean };

/** What people do about lessons. Each person has at most one running lesson of each game. */
export type LessonService = {
  /** The person's running lesson of the game, or else a new one. Refused for games without a lesson. */
  open(request: LessonRequest): Promise<OpenedLesson | Refusal>;
  /** Ends the person's lesson at a table, if it runs, and begins the same one anew; once for each table. */
  again(table: TableId, who: Person): Promise<OpenedLesson | Refusal>;
  /** Goes on from a hint to the next one for the moment, or none. Idempotent for each hint. */
  skip(table: TableId, user: UserId, hint: string): Promise<Moved | Refusal>;
  /** Stops the hints, or has them come again. Idempotent. */
  turn(table: TableId, user: UserId, hints: 'on' | 'off'): Promise<Moved | Refusal>;
};
