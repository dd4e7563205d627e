/**
 * The log in pages, newest entries last. Pages break between two acts, if need be in the middle of a move. The next page
 * continues with the very next act, so the pages together tell everything exactly once.
 */
import type { Game } from '#face/game';
import type { Names } from '#face/words';
import type { LogEntry, LogPage } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { lineOf } from '#table/view/table-events';
import { box, button, type Payload, payload, row, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { ago, gameTitle, markdownNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { LogSpot } from '../ids.ts';
import { withCount } from './log-lines.ts';

/** The most entries that are read for one page. */
export const LOG_ENTRIES = 50;
/** The most characters on a page. */
const PAGE = 3400;
/** Room for a repeated line's count. */
const TIMES = 6;

/** A line and how often it occurs in a row. */
type RepeatedLine = { readonly line: string; times: number };
/** The part of a move that is on one page. */
type Block = { readonly rev: number; readonly at: number; clock: boolean; readonly lines: RepeatedLine[] };

/** A page. `next`: where the next older page begins; undefined if there is none. */
type Page = { readonly text: string; readonly next: LogSpot | undefined };

/** A page of the log, of at most `LOG_ENTRIES` entries from `from` on; `from` undefined: the newest page. */
export function logMessage({ table, game, names, entries }: LogPage, t: Translate, from?: LogSpot): Payload {
  const { text: told, next: older } = pageOf(game, entries, markdownNames(names), t, from);
  const id = (spot?: LogSpot) => pressId('log.page', { table: table.id, from: spot });
  const buttons = [
    ...(older === undefined ? [] : [button(id(older), t('log.older'))]),
    ...(from === undefined ? [] : [button(id(), t('log.newer'))]),
  ];
  return payload([
    box([text(t('log.title', { game: clip(gameTitle(table), 150) })), text(told === '' ? t('log.empty') : told)]),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
  ]);
}

function pageOf(game: Game, entries: readonly LogEntry[], names: Names, t: Translate, from: LogSpot | undefined): Page {
  const acts = actsOf(game, notYetShown(game, entries, names, from), names);
  // The oldest act may have begun in an entry that was not read, so it is left for the page that has all of it.
  const more = entries.length >= LOG_ENTRIES;
  const min = more && acts.length > 1 ? 1 : 0;
  const blocks: Block[] = [];
  let size = 0;
  let i = acts.length - 1;
  for (; i >= min; i -= 1) {
    const act = acts[i] as Act;
    const { entry } = act.first;
    const line = clip(act.line, PAGE - 200);
    const block = blocks[0]?.rev === entry.rev ? blocks[0] : undefined;
    const same = block?.lines[0]?.line === line ? block.lines[0] : undefined;
    const head = block === undefined ? headOf(t, entry.at, true).length + 1 : 0;
    const room = same === undefined ? head + line.length + 1 + TIMES : 0;
    if (size + room > PAGE) break;
    size += room;
    if (same !== undefined) same.times += 1;
    else if (block !== undefined) block.lines.unshift({ line, times: 1 });
    else blocks.unshift({ rev: entry.rev, at: entry.at, clock: false, lines: [{ line, times: 1 }] });
    if (blocks[0] !== undefined && entry.by === 'clock') blocks[0].clock = true;
  }
  const oldest = acts[i + 1];
  const next = oldest === undefined || (i < 0 && !more) ? undefined : before(oldest, from);
  return { text: textOf(blocks, t), next };
}

/** Entries oldest first, the newest one without the lines that a newer page has shown. */
function notYetShown(
  game: Game,
  entries: readonly LogEntry[],
  names: Names,
  from: LogSpot | undefined,
): readonly LogEntry[] {
  return entries
    .map((entry) => {
      if (from === undefined || from.told === 0 || from.rev !== entry.rev || from.n !== entry.n) return entry;
      const events = entry.events.filter((event) => (lineOf(game, event, names) ?? '') !== '');
      return { ...entry, events: events.slice(0, Math.max(0, events.length - from.told)) };
    })
    .reverse();
}

/** The spot just before an act, where the next older page begins. */
function before({ first: { entry, index, after } }: Act, from: LogSpot | undefined): LogSpot {
  const { rev, n } = entry;
  if (index === 0) return { rev, n, told: 0 };
  const earlier = from?.rev === rev && from.n === n ? from.told : 0;
  return { rev, n, told: after + 1 + earlier };
}

function headOf(t: Translate, at: number, clock: boolean): string {
  return t('log.when', { when: ago(at), clock });
}

function textOf(blocks: readonly Block[], t: Translate): string {
  return blocks
    .flatMap(({ at, clock, lines }) => [
      headOf(t, at, clock),
      ...lines.map(({ line, times }) => withCount(line, times)),
    ])
    .join('\n');
}

/** Upper bound (exclusive) for the entries of the page at a spot; an entry that was shown in part is still included. */
export function olderThan({ rev, n, told }: LogSpot): { readonly rev: number; readonly n: number } {
  return { rev, n: told === 0 ? n : n + 1 };
}
