/** A whole game in one file: as data, as a page to read, or as a moving picture of its turns. */
import type { GameRecord, Moment, Viewpoint } from '#table/types';
import type { App } from '../core/app.ts';
import { line } from '../core/components.ts';
import { clip, LIMITS } from '../core/limits.ts';
import { plainNames } from '../core/people.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { boardsOf, spread, wholePage } from './actions-page.ts';
import { replayJson } from './screens/json.ts';
import { animationMessage, fileMessage, plainLine } from './screens/replay.ts';

export type ReplayFile = 'json' | 'html' | 'animated';

/** The most boards of a moving picture. */
const BOARDS = 40;
/** Width in pixels, and how long each picture stays, in ms. */
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
  const data =
    file === 'json'
      ? replayJson(record, ends.at(-1))
      : await wholePage(app.images, reply, { record, moments: ends, max }, reply.t);
  const name = `${record.table.game}-${table}.${file}`;
  const bytes = Buffer.from(data, 'utf8');
  if (bytes.length > max) return void (await reply.whisper(line(reply.t('replay.tooLarge'))));
  await reply.whisper(fileMessage(record, file, name, reply.t), [{ file: name, alt: name, data: bytes }]);
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
  for (let shown = spread(stored, BOARDS); shown.length > 0; shown = spread(shown, Math.floor(shown.length * 0.7))) {
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
