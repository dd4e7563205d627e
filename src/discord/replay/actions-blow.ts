/** The blow that ended a game, as a short moving picture that is made when somebody asks for it. */
import type { BlowScene } from '#face/poster-scene';
import { altText } from '#render/alt';
import type { App } from '../core/app.ts';
import { line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { wholeGame } from '../delivery/whole-game.ts';
import { posterScene } from './screens/poster.ts';
import { blowMessage } from './screens/replay.ts';

/** In pixels and ms. */
const STYLE = { width: 480, delay: 110 };
/** Pictures from the first to the last moment, and how many more the last one stays. */
const MOMENTS = 16;
const STAYS = 12;

/** Shows it to the person alone. */
export async function showBlow(app: App, reply: Reply, table: string): Promise<void> {
  const { tableView, acts } = accepted(await wholeGame(app, table));
  const poster = posterScene(tableView, acts, reply.t);
  if (poster?.fallen === undefined) return void (await reply.whisper(line(reply.t('replay.noBlow'))));
  // Drawing takes a moment.
  await reply.defer();
  const moments = Array.from(
    { length: MOMENTS + STAYS },
    (_, i): BlowScene => ({ kind: 'blow', poster, at: Math.min(1, i / (MOMENTS - 1)) }),
  );
  const data = await app.images.webp(moments, reply, STYLE);
  if (data === undefined) return void (await reply.whisper(line(reply.t('replay.noBoards'))));
  const picture = { file: `${table}-blow.webp`, alt: altText({ kind: 'blow', poster, at: 1 }), data };
  await reply.whisper(blowMessage(tableView.table, picture, reply.t), [picture]);
}
