/**
 * The log in pages, newest last. A page is cut between two lines, wherever that is: within a move if it tells much. The next
 * page goes on with the very next line, so that all pages together tell everything once.
 */
import type { Game, Names } from '#kernel/game';
import { lineOf } from '#table/lines';
import type { LogEntry, Look } from '#table/types';
import type { LogSpot } from '../ids/log-spot.ts';
import { pressId } from '../ids/press-id.ts';
import { clip } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, type Payload, payload, row, text } from './components.ts';
import { ago, gameTitle, markdownNames } from './people.ts';

/** Entries that a page is made of, at most. */
export const LOG_ENTRIES = 50;
/** Characters of a page. */
const PAGE = 3400;
/** Room for a line's number of times. */
const TIMES = 6;

/** A line, newest lines first while a page is made; several in a row that say the same are one. */
type Told = { readonly line: string; times: number };
/** What one page tells of a move. */
type Block = { readonly rev: number; readonly at: number; clock: boolean; readonly lines: Told[] };

/** A page: `next` is where an older one goes on, undefined if all of the entries is told. */
type Page = { readonly text: string; readonly next: LogSpot | undefined };

/** A page of the log. `entries` newest first, at most `LOG_ENTRIES` from `from` on; `from` undefined: the newest page. */
export function logMessage(look: Look, entries: readonly LogEntry[], say: Say, from?: LogSpot): Payload {
  const { text: told, next } = pageOf(look.game, entries, markdownNames(look.names), say, from);
  const last = entries.at(-1);
  const rest = last !== undefined && entries.length >= LOG_ENTRIES ? { rev: last.rev, n: last.n, told: 0 } : undefined;
  const older = next ?? rest;
  const id = (spot?: LogSpot) => pressId('log.page', { table: look.table.id, from: spot });
  const buttons = [
    ...(older === undefined ? [] : [button(id(older), say('log.older'))]),
    ...(from === undefined ? [] : [button(id(), say('log.newer'))]),
  ];
  return payload([
    box([
      text(say('log.title', { game: clip(gameTitle(look.table), 150) })),
      text(told === '' ? say('log.empty') : told),
    ]),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
  ]);
}

function pageOf(game: Game, entries: readonly LogEntry[], names: Names, say: Say, from: LogSpot | undefined): Page {
  const blocks: Block[] = [];
  let size = 0;
  let whole: LogEntry | undefined;
  for (const entry of entries) {
    const lines = entry.events.flatMap((event) => lineOf(game, event, names) || []);
    const begun = from !== undefined && from.rev === entry.rev && from.n === entry.n ? from.told : 0;
    for (let told = begun; told < lines.length; told += 1) {
      const line = clip(lines[lines.length - 1 - told] ?? '', PAGE - 200);
      const block = blocks[0]?.rev === entry.rev ? blocks[0] : undefined;
      const same = block?.lines[0]?.line === line ? block.lines[0] : undefined;
      const head = block === undefined ? headOf(say, entry.at, true).length + 1 : 0;
      const room = same === undefined ? head + line.length + 1 + TIMES : 0;
      if (size + room > PAGE) {
        const { rev, n } = told > 0 ? entry : (whole ?? entry);
        return { text: textOf(blocks, say), next: { rev, n, told } };
      }
      size += room;
      if (same !== undefined) same.times += 1;
      else if (block !== undefined) block.lines.unshift({ line, times: 1 });
      else blocks.unshift({ rev: entry.rev, at: entry.at, clock: false, lines: [{ line, times: 1 }] });
    }
    if (blocks[0]?.rev === entry.rev && entry.by === 'clock') blocks[0].clock = true;
    whole = entry;
  }
  return { text: textOf(blocks, say), next: undefined };
}

function headOf(say: Say, at: number, clock: boolean): string {
  return say('log.when', { when: ago(at), clock });
}

function textOf(blocks: readonly Block[], say: Say): string {
  return blocks
    .flatMap(({ at, clock, lines }) => [
      headOf(say, at, clock),
      ...lines.map(({ line, times }) => (times === 1 ? line : `${line} ×${times}`)),
    ])
    .join('\n');
}

/** The entry that a page's entries are older than: one that is told in part is still among them. */
export function olderThan({ rev, n, told }: LogSpot): { readonly rev: number; readonly n: number } {
  return { rev, n: told === 0 ? n : n + 1 };
}
