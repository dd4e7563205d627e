/** A whole game in one file: as data, as a page to read, or as a moving picture of its turns. */
import type { Scene } from '#face/scene';
import type { GameRecord, Moment, Viewpoint } from '#table/types';
import type { App } from '../core/app.ts';
import { line } from '../core/components.ts';
import { clip, LIMITS } from '../core/limits.ts';
import { plainNames } from '../core/people.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { replayJson } from './screens/json.ts';
import { replayPage, type TurnEnd } from './screens/page.ts';
import { animationMessage, fileMessage, plainLine } from './screens/replay.ts';

export type ReplayFile = 'json' | 'html' | 'animated';

/** The most boards of a page and of a moving picture. */
const BOARDS = { page: 60, animation: 40 };
/** Widths in pixels, and how long each picture of an animation stays, in ms. */
const PAGE_STYLE = { width: 1000, delay: 0 };
const ANIMATION_STYLE = { width: 800, delay: 1500 };
/** What a message needs besides its file, in bytes. */
const ROOM = 64 * 1024;

/** Sends a game as a file to the person alone. `limit`: the largest attachment that may be sent, in bytes. */
export async function sendReplayFile(
  app: App,
  reply: Reply,
  table: string,
  { file, view, limit }: { readonly file: ReplayFile; readonly view: Viewpoint | undefined; readonly limit: number },
): Promise<void> {
  const record = accepted(await app.tables.gameRecord(table, reply.user, view));
  // Drawing takes seconds.
  await reply.defer();
  const ends = accepted(await app.tables.replayMoments(table, reply.user, record.view, record.turnEnds));
  const max = limit - ROOM;
  if (file === 'animated') return sendAnimation(app, reply, record, ends, max);
  const data = file === 'json' ? replayJson(record, ends.at(-1)) : await pageWithin(app, reply, record, ends, max);
  const name = `${record.table.game}-${table}.${file}`;
  const bytes = Buffer.from(data, 'utf8');
  if (bytes.length > max) return void (await reply.whisper(line(reply.t('replay.tooLarge'))));
  await reply.whisper(fileMessage(record, file, name, reply.t), [{ file: name, alt: name, data: bytes }]);
}

/** The page with as many boards as there is room for. */
async function pageWithin(
  { images }: App,
  reply: Reply,
  record: GameRecord,
  moments: readonly (Moment | undefined)[],
  max: number,
): Promise<string> {
  const wanted = new Set(
    spread(
      moments.flatMap((shown, i) => (shown === undefined ? [] : [i])),
      BOARDS.page,
    ),
  );
  const boards = new Map<number, Buffer>();
  for (const i of wanted) {
    const board = await images.webp(boardsOf(record, [moments[i]]), reply, PAGE_STYLE);
    if (board !== undefined) boards.set(i, board);
  }
  for (let kept = [...boards.keys()]; ; ) {
    const ends = moments.map((shown, i): TurnEnd => {
      const board = kept.includes(i) ? boards.get(i) : undefined;
      return { rev: record.turnEnds[i] ?? 0, shown, board };
    });
    const page = await replayPage(record, ends, kept.length < moments.length, reply.t);
    if (Buffer.byteLength(page) <= max || kept.length === 0) return page;
    kept = spread(kept, Math.floor(kept.length * 0.7));
  }
}

/** The turns as a moving picture, of as many boards as there is room for. */
async function sendAnimation(
  { images }: App,
  reply: Reply,
  record: GameRecord,
  moments: readonly (Moment | undefined)[],
  max: number,
): Promise<void> {
  const stored = moments.filter((shown) => shown !== undefined);
  for (
    let shown = spread(stored, BOARDS.animation);
    shown.length > 0;
    shown = spread(shown, Math.floor(shown.length * 0.7))
  ) {
    const data = await images.webp(boardsOf(record, shown), reply, ANIMATION_STYLE);
    if (data === undefined) break;
    if (data.length > max) continue;
    const { game, names, table } = record;
    const alt = clip(
      shown.map(({ board }) => plainLine(game.words.status(board, plainNames(names)))).join(' · '),
      LIMITS.altText,
    );
    const picture = { file: `${table.game}-${table.id}.webp`, alt, data };
    const left = stored.length - shown.length;
    return void (await reply.whisper(animationMessage(record, picture, left, reply.t), [picture]));
  }
  await reply.whisper(line(reply.t('replay.noBoards')));
}

function boardsOf({ game, names }: GameRecord, moments: readonly (Moment | undefined)[]): readonly Scene[] {
  const plain = plainNames(names);
  return moments.flatMap((shown) => (shown === undefined ? [] : [game.scenes.board(shown.board, plain)]));
}

/** At most so many of a list, evenly, the last one among them. */
export function spread<T>(all: readonly T[], max: number): T[] {
  if (all.length <= max) return [...all];
  return Array.from({ length: max }, (_, i) => all[Math.ceil(((i + 1) * all.length) / max) - 1] as T);
}
