/** A game as one page of HTML with as many boards as there is room for. */
import type { Scene } from '#face/scene';
import type { GameRecord, Moment } from '#table/types';
import type { DrawnFor, Images } from '../core/images.ts';
import { plainNames } from '../core/people.ts';
import type { Translate } from '../words.ts';
import { replayPage, type TurnEnd } from './screens/page.ts';

/** The most boards of a page. */
const BOARDS = 60;
/** Width in pixels. */
const STYLE = { width: 1000, delay: 0 };

/** `moments`: how the table looked at the end of each turn; `max`: bytes of the page. */
export async function wholePage(
  images: Images,
  drawnFor: DrawnFor,
  game: { readonly record: GameRecord; readonly moments: readonly (Moment | undefined)[]; readonly max: number },
  t: Translate,
): Promise<string> {
  const { record, moments, max } = game;
  const wanted = new Set(
    spread(
      moments.flatMap((shown, i) => (shown === undefined ? [] : [i])),
      BOARDS,
    ),
  );
  const boards = new Map<number, Buffer>();
  for (const i of wanted) {
    const board = await images.webp(boardsOf(record, [moments[i]]), drawnFor, STYLE);
    if (board !== undefined) boards.set(i, board);
  }
  for (let kept = [...boards.keys()]; ; ) {
    const ends = moments.map((shown, i): TurnEnd => {
      const board = kept.includes(i) ? boards.get(i) : undefined;
      return { rev: record.turnEnds[i] ?? 0, shown, board };
    });
    const page = await replayPage(record, ends, kept.length < moments.length, t);
    if (Buffer.byteLength(page) <= max || kept.length === 0) return page;
    kept = spread(kept, Math.floor(kept.length * 0.7));
  }
}

export function boardsOf({ game, names }: GameRecord, moments: readonly (Moment | undefined)[]): readonly Scene[] {
  const plain = plainNames(names);
  return moments.flatMap((shown) => (shown === undefined ? [] : [game.scenes.board(shown.board, plain)]));
}

/** At most so many of a list, evenly, the last one among them. */
export function spread<T>(all: readonly T[], max: number): T[] {
  if (all.length <= max) return [...all];
  return Array.from({ length: max }, (_, i) => all[Math.ceil(((i + 1) * all.length) / max) - 1] as T);
}
