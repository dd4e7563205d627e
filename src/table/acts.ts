/**
 * What has happened, act by act: events that belong together are told in one line, as a viewer may know them. Acts are made
 * of the events that this viewer may see, in their order, and of nothing else.
 */
import type { GameEvent } from '#kernel/event';
import type { Game, Names, Weight } from '#kernel/game';
import { lineOf } from './lines.ts';
import type { LogEntry } from './types.ts';

/** A told event of an entry: how many others of the entry come before and after it. */
type Place = { readonly entry: LogEntry; readonly index: number; readonly after: number };

/** One or more events in a row that are told as one. */
export type Act = {
  readonly event: GameEvent;
  /** In words, as markdown. */
  readonly line: string;
  readonly weight: Weight | undefined;
  /** Where its first event stands. */
  readonly first: Place;
};

/** The acts of entries, which are given oldest first. */
export function actsOf(game: Game, entries: readonly LogEntry[], names: Names): readonly Act[] {
  const joined: { event: GameEvent; readonly first: Place }[] = [];
  for (const entry of entries) {
    const told = entry.events.filter((event) => (lineOf(game, event, names) ?? '') !== '');
    for (const [index, event] of told.entries()) {
      joined.push({ event, first: { entry, index, after: told.length - 1 - index } });
      joinLast(game, joined);
    }
  }
  return joined.flatMap(({ event, first }) => {
    const line = lineOf(game, event, names) ?? '';
    return line === '' ? [] : [{ event, line, weight: game.words.weight?.(event), first }];
  });
}

/** Joins the last acts for as long as they are one. */
function joinLast(game: Game, acts: { event: GameEvent; readonly first: Place }[]): void {
  for (;;) {
    const [before, next] = acts.slice(-2);
    if (before === undefined || next === undefined) return;
    const both = game.words.join?.(before.event, next.event);
    if (both === undefined) return;
    acts.pop();
    before.event = both;
  }
}
