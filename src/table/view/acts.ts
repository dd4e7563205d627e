/**
 * The log act by act: events that belong together are told in one line, for one viewer. Acts are made only of the events
 * that this viewer may see, in their order.
 */

import type { Game } from '#face/game';
import type { Names, Weight } from '#face/words';
import type { GameEvent } from '#kernel/event';
import type { LogEntry } from '../types.ts';
import { lineOf } from './table-events.ts';

/** The position of an event among those of its entry that are told: how many come before and after it. */
type EventPosition = { readonly entry: LogEntry; readonly index: number; readonly after: number };

/** One or more consecutive events, told as one. */
export type Act = {
  readonly event: GameEvent;
  /** Discord markdown. */
  readonly line: string;
  readonly weight: Weight | undefined;
  /** Where its first event is. */
  readonly first: EventPosition;
};

/** The acts of log entries, both oldest first. */
export function actsOf(game: Game, entries: readonly LogEntry[], names: Names): readonly Act[] {
  const joined: Joined[] = [];
  for (const entry of entries) {
    const told = entry.events.flatMap((event) => {
      const line = lineOf(game, event, names) ?? '';
      return line === '' ? [] : [{ event, line }];
    });
    for (const [index, { event, line }] of told.entries()) {
      joined.push({ event, line, first: { entry, index, after: told.length - 1 - index } });
      joinLast(game, joined);
    }
  }
  return joined.flatMap(({ event, line = lineOf(game, event, names) ?? '', first }) =>
    line === '' ? [] : [{ event, line, weight: game.words.weight?.(event), first }],
  );
}

/** `line`: undefined if the event is made of several, so that it has yet to be told. */
type Joined = { event: GameEvent; line: string | undefined; readonly first: EventPosition };

/** Merges the last two acts as long as the game joins them. */
function joinLast(game: Game, acts: Joined[]): void {
  for (;;) {
    const [before, next] = acts.slice(-2);
    if (before === undefined || next === undefined) return;
    const apart = before.first.entry.rev !== next.first.entry.rev;
    const both = game.words.join?.(before.event, next.event, apart);
    if (both === undefined) return;
    acts.pop();
    before.event = both;
    before.line = undefined;
  }
}
