/** The screens of a table that buttons and commands open: board, log, concession, and the More… screen. */
import { sceneWords } from '#render/alt';
import type { Look } from '#table/types';
import { pauseButtons } from '../clocks/screens/pause.ts';
import type { App } from '../core/app.ts';
import { line } from '../core/components.ts';
import { plainNames } from '../core/people.ts';
import { sendWithPicture } from '../core/pictures.ts';
import type { PressContext } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { lookAt } from './actions-open.ts';
import type { LogSpot } from './ids.ts';
import { boardTextMessage } from './screens/in-words.ts';
import { LOG_ENTRIES, logMessage, olderThan } from './screens/log.ts';
import { boardMessage, concedeMessage, moreMessage } from './screens/message.ts';
import { lateRows, stuckRows } from './screens/stuck.ts';

/** The board with its picture, for the person alone. */
export async function openBoard(app: App, reply: Reply, table: string): Promise<void> {
  const look = await lookAt({ app, reply }, table);
  if (look !== undefined) await showBoard(app, reply, look, 'whisper');
}

/** The board, or one player's part of it if the game draws that. */
export async function showBoard(
  app: App,
  reply: Reply,
  look: Look,
  how: 'update' | 'whisper',
  seat?: number,
): Promise<void> {
  const { scenes } = look.game;
  const names = plainNames(look.names);
  const alone = seat === undefined || names[seat] === undefined ? undefined : scenes.seat?.(look.view, names, seat);
  const shape = await shapeFor(app, reply.user);
  if (shape === undefined) return showBoardText(reply, look, how, 0);
  const drawing = app.images.draw(alone ?? scenes.board(look.view, names), reply, shape);
  const shown = alone === undefined ? undefined : seat;
  await sendWithPicture(reply, how, drawing, (picture) => boardMessage(look, reply.t, picture, shown));
}

export async function showBoardText(reply: Reply, look: Look, how: 'update' | 'whisper', page: number): Promise<void> {
  const words = sceneWords(look.game.scenes.board(look.view, plainNames(look.names)));
  await reply[how](boardTextMessage(look.table, words, page, reply.t));
}

/** The log as the person may know it. `from`: where an older page begins; undefined for the newest. */
export async function openLog(
  app: App,
  reply: Reply,
  table: string,
  how: 'update' | 'whisper' = 'whisper',
  from?: LogSpot,
): Promise<void> {
  const page = accepted(
    await app.tables.log(table, reply.user, { limit: LOG_ENTRIES, before: from && olderThan(from) }),
  );
  await reply[how](logMessage(page, reply.t, from));
  if (page.unseen && from === undefined) await app.tables.markSeen(table, reply.user, page.table.rev);
}

/** What else can be done at a table. */
export async function openMore(ctx: Pick<PressContext, 'app' | 'reply' | 'manages'>, table: string): Promise<void> {
  const { app, reply, manages } = ctx;
  const look = await lookAt({ app, reply }, table);
  const late = lateRows(look, reply.user, app.now(), reply.t);
  const stuck = stuckRows(look.table, reply.user, manages(look.table.place.guild), reply.t);
  const pause = look.seat === undefined ? [] : pauseButtons(look.table, app.now(), reply.t);
  await reply.whisper(moreMessage(look, reply.t, { buttons: pause, rows: [...late, ...stuck] }));
}

/** Asks for confirmation before a concession. */
export async function openConcede(app: App, reply: Reply, table: string): Promise<void> {
  const look = await lookAt({ app, reply }, table);
  if (look.seat === undefined || look.table.status !== 'running') {
    await reply.whisper(line(reply.t(look.seat === undefined ? 'table.noSeat' : 'games.noSeat')));
    return;
  }
  await reply.whisper(concedeMessage(look.table, reply.t));
}
