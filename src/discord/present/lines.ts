/** What happened, as lines of text. */
import type { Game, Names } from '#kernel/game';
import { lineOf } from '#table/lines';
import type { LogEntry, Look } from '#table/types';
import { clipLines, lastLines } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { markdownNames } from './people.ts';

/** The told events of entries, oldest first; the same line several times in a row is told once, with their number. */
export function linesOf(game: Game, entries: readonly LogEntry[], names: Names): readonly string[] {
  const told: { readonly line: string; times: number }[] = [];
  for (const entry of entries) {
    for (const event of entry.events) {
      const line = lineOf(game, event, names);
      if (line === undefined || line === '') continue;
      const last = told.at(-1);
      if (last?.line === line) last.times += 1;
      else told.push({ line, times: 1 });
    }
  }
  return told.map(({ line, times }) => (times === 1 ? line : `${line} ×${times}`));
}

/** How a finished game stands in the end, within what one message can spare for it. */
export function endingLines(look: Look): readonly string[] {
  if (look.view.result === undefined) return [];
  const lines = look.game.words.ending?.(look.view, markdownNames(look.names)) ?? [];
  return lines.length === 0 ? [] : [clipLines(lines, 800)];
}

/** The newest of the lines as a block, with a word on how many are left out; undefined if there are none. */
export function newest(lines: readonly string[], count: number, max: number, say: Say): string | undefined {
  if (lines.length === 0) return undefined;
  const { lines: kept, left } = lastLines(lines, count, max);
  return [...(left > 0 ? [`-# ${say('panel.more', { count: left })}`] : []), ...kept].join('\n');
}
