/** What pictures show, as text: for whoever wants no pictures, or has them read aloud. */
import type { TableInfo } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The most characters beside other things, and on a page of their own. */
const BESIDE = 1500;
const PAGE = 2800;

/** Below other texts of a message; nothing if pictures are shown. */
export function besides(words: readonly string[]) {
  return words.length === 0 ? [] : [text(clip(words.map(escapeMarkdown).join('\n'), BESIDE))];
}

/** A page of the board as text; `page` from 0, clamped to those there are. */
export function boardTextMessage(table: TableInfo, words: readonly string[], page: number, t: Translate): Payload {
  const pages = pagesOf(words.map(escapeMarkdown));
  const shown = Math.min(Math.max(page, 0), pages.length - 1);
  const id = (to: number) => pressId('board.text', { table: table.id, page: to });
  const turns = [
    ...(shown > 0 ? [button(id(shown - 1), t('panel.previous'))] : []),
    ...(shown + 1 < pages.length ? [button(id(shown + 1), t('panel.next'))] : []),
  ];
  return payload([
    box([text(t('table.title', { game: clip(gameTitle(table), 150) })), text(pages[shown] ?? '–')], COLORS.calm),
    ...(turns.length === 0 ? [] : [row(...turns)]),
  ]);
}

/** Lines on pages; one that is longer than a page is cut. */
function pagesOf(lines: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const line of lines.map((one) => clip(one, PAGE))) {
    const last = pages.at(-1);
    if (last === undefined || last.length + line.length + 1 > PAGE) pages.push(line);
    else pages[pages.length - 1] = `${last}\n${line}`;
  }
  return pages;
}
