/** The screens of a table that buttons and commands open: board, log, concession, and the More… screen. */
import { sceneWords } from '#render/alt';
import type { TableView } from '#table/types';
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
  const tableView = await lookAt({ app, reply }, table);
  if (tableView !== undefined) await showBoard(app, reply, tableView, 'whisper');
}

/** The board, or one player's part of it if the game draws that. */
export async function showBoard(
  app: App,
  reply: Reply,
  tableView: TableView,
  how: 'update' | 'whisper',
  seat?: number,
): Promise<void> {
  const { scenes } = tableView.game;
  const names = plainNames(tableView.names);
  const alone =
    seat === undefined || names[seat] === undefined ? undefined : scenes.seat?.(tableView.view, names, seat);
  const shape = await shapeFor(app, reply.user);
  if (shape === undefined) return showBoardText(reply, tableView, how, 0);
  const drawing = app.images.draw(alone ?? scenes.board(tableView.view, names), reply, shape);
  const shown = alone === undefined ? undefined : seat;
  await sendWithPicture(reply, how, drawing, (picture) => boardMessage(tableView, reply.t, picture, shown));
}

export async function showBoardText(
  reply: Reply,
  tableView: TableView,
  how: 'update' | 'whisper',
  page: number,
): Promise<void> {
  const words = sceneWords(tableView.game.scenes.board(tableView.view, plainNames(tableView.names)));
  await reply[how](boardTextMessage(tableView.table, words, page, reply.t));
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
  const tableView = await lookAt({ app, reply }, table);
  const late = lateRows(tableView, reply.user, app.now(), reply.t);
  const stuck = stuckRows(tableView.table, reply.user, manages(tableView.table.place.guild), reply.t);
  const pause = tableView.seat === undefined ? [] : pauseButtons(tableView.table, app.now(), reply.t);
  await reply.whisper(moreMessage(tableView, reply.t, { buttons: pause, rows: [...late, ...stuck] }));
}

/** Asks for confirmation before a concession. */
export async function openConcede(app: App, reply: Reply, table: string): Promise<void> {
  const tableView = await lookAt({ app, reply }, table);
  if (tableView.seat === undefined || tableView.table.status !== 'running') {
    await reply.whisper(line(reply.t(tableView.seat === undefined ? 'table.noSeat' : 'games.noSeat')));
    return;
  }
  await reply.whisper(concedeMessage(tableView.table, reply.t));
}
