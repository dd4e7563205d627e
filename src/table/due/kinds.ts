/** What can be due at a time. Kinds are stored, so they never change their meaning. */
import type { RequestKind } from '../types.ts';
import type { dueHandlers } from './handlers.ts';

/** What can be due at a table or for a person; `request:…`: the end of the open request of a kind. */
export type DueKind = keyof typeof dueHandlers | `request:${RequestKind}`;

/** What is due for a season, in its own place, when a game of a match is over. */
export const recordKind = (match: string): string => `season.record:${match}`;
/** What is due there when somebody cannot be warned, by their seat in the match. */
export const unreachedKind = (match: string, seat: number): string => `season.unreached:${match}:${seat}`;

/** What is due for a season, in its own place, when the next game of a match is to begin. */
export const nextGameKind = (match: string): string => `season.next-game:${match}`;

/** The seat of what is due for a table as a whole. */
export const wholeTable = -1;
