/**
 * The story of a table, told by successive messages: each starts where the one before ended, so that together they tell
 * everything exactly once.
 */
import type { Refusal } from '#kernel/ask';
import { type Context, type Opened, openForView, openTable } from '../context.ts';
import { isRefusal, type LogEntry, type Telling } from '../types.ts';
import type { Act } from './acts.ts';
import { lineOf } from './table-events.ts';
import { entryOf, lookFrom, namesOf } from './table-view.ts';

/** A position in a table's log. `index`: counts the events of an input that are told, from 0. */
export type LogPosition = { readonly rev: number; readonly n: number; readonly index: number };

/** Three whole numbers joined by dots. */
const writeLogPosition = ({ rev, n, index }: LogPosition): string => [rev, n, index].join('.');

/** Reads what `writeStorySpot` wrote; anything else is the beginning of the game. */
export function readLogPosition(written: string | undefined): LogPosition {
  const [, rev = '0', n = '0', index = '0'] = /^(\d{1,9})\.(\d{1,6})\.(\d{1,6})$/.exec(written ?? '') ?? [];
  return { rev: Number(rev), n: Number(n), index: Number(index) };
}

/** Inputs read at once. */
const chunk = 100;

/** What everybody may know of the game from a spot on, oldest first: the last `most` inputs. */
export async function narrative(
  context: Context,
  id: string,
  from: string | undefined,
  max: number,
): Promise<readonly LogEntry[] | Refusal> {
  const opened = await openTable(context, id);
  return isRefusal(opened) ? opened : narrativeOf(context, opened, from, max);
}

/** The table as everybody sees it, and its story from where its live message begins: the last `most` inputs. */
export async function narration(context: Context, id: string, max: number): Promise<Telling | Refusal> {
  const opened = await openForView(context, id);
  if (isRefusal(opened)) return opened;
  const tableView = await lookFrom(context, opened, undefined, 'untold');
  return { tableView, narrative: await narrativeOf(context, opened, opened.row.place.liveFrom, max) };
}

async function narrativeOf(
  context: Context,
  { row, game }: Pick<Opened, 'row' | 'game'>,
  from: string | undefined,
  max: number,
): Promise<readonly LogEntry[]> {
  const { id } = row;
  const names = namesOf(row);
  const position = readLogPosition(from);
  const entries: LogEntry[] = [];
  for (let before: { readonly rev: number; readonly n: number } | undefined; entries.length < max; ) {
    const limit = Math.min(chunk, max - entries.length);
    const inputs = await context.store.tables.inputs(id, { limit, before, from: position.rev });
    const later = inputs.filter(({ rev, n }) => rev > position.rev || (rev === position.rev && n >= position.n));
    entries.push(...later.map((input) => entryOf(input, game, undefined, names)));
    before = inputs.at(-1);
    if (inputs.length < limit || later.length < inputs.length) break;
  }
  return entries.reverse().map((entry) => {
    if (entry.rev !== position.rev || entry.n !== position.n) return entry;
    const told = entry.events.filter((event) => (lineOf(game, event, names) ?? '') !== '');
    return { ...entry, events: told.slice(position.index) };
  });
}

/** The acts of turns that are over. `next`: the written spot where the current turn begins. */
export type SplitNarrative = { readonly past: readonly Act[]; readonly next: string };

/**
 * Splits off the acts before the current turn. `past` is empty if no turn has ended yet. `from`: the spot where the acts
 * begin; `rev`: the table's.
 */
export function splitNarrative(acts: readonly Act[], from: string | undefined, rev: number): SplitNarrative {
  const before = acts.slice(
    0,
    Math.max(
      0,
      acts.findLastIndex(({ weight }) => weight === 'chapter'),
    ),
  );
  const past = before.every(({ weight }) => weight === 'chapter') ? [] : before;
  const next = acts[past.length];
  const position = next === undefined ? { rev: rev + 1, n: 0, index: 0 } : positionOf(next, readLogPosition(from));
  return { past, next: writeLogPosition(position) };
}

/** Where an act begins. Of the entry at `from`, the acts contain only the events from there on. */
function positionOf({ first: { entry, index } }: Act, from: LogPosition): LogPosition {
  const { rev, n } = entry;
  return { rev, n, index: rev === from.rev && n === from.n ? from.index + index : index };
}
