/** Lessons on screens: beginning one, and what its person does about the hints. */
import type { Game } from '#face/game';
import { isRefusal, type Moved, type TableView } from '#table/types';
import type { App } from '../core/app.ts';
import type { PressContext } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { canOpenHere, openLobby } from '../lobby/actions-open.ts';
import { showPanel } from '../panel/actions.ts';

type LessonRefusal = Extract<Awaited<ReturnType<App['tables']['lessons']['open']>>, { readonly refused: string }>;

/** Begins the lesson of a game, or brings back the one that the person is in, and shows it. */
export async function openLesson(
  { app, reply, key, guild }: Pick<PressContext, 'app' | 'reply' | 'key' | 'guild'>,
  game: string,
  how: 'update' | 'whisper',
): Promise<void> {
  const { language } = reply.t;
  const who = { user: reply.user, name: reply.name };
  const opened = accepted(await app.tables.lessons.open({ key, who, game, guild, language }));
  const { tableView, begun } = opened;
  if (begun) return showBegun(app, reply, tableView, how);
  await showPanel(app, reply, tableView, how, { note: reply.t('lesson.running'), reopened: true });
}

/** Shows a lesson as it begins. How the table was set up would only stand between its person and the first hint. */
async function showBegun(app: App, reply: Reply, tableView: TableView, how: 'update' | 'whisper'): Promise<void> {
  await showPanel(app, reply, tableView, how, { note: reply.t('lesson.begun'), happened: [] });
  await app.tables.markSeen(tableView.table.id, reply.user, tableView.table.rev);
}

/** Begins the lesson of a table anew, in place of the pressed panel. */
export async function beginAgain({ app, reply }: PressContext, table: string): Promise<void> {
  const opened = accepted(await app.tables.lessons.again(table, { user: reply.user, name: reply.name }));
  await showBegun(app, reply, opened.tableView, 'update');
}

/** The games that can be learned. */
export const taughtOf = ({ tables }: App): readonly Game[] =>
  [...tables.games.values()].filter(({ lesson }) => lesson !== undefined);

/** Opens a lobby for the game of a lesson; a second press finds the same one. */
export async function playForReal(ctx: PressContext, table: string): Promise<void> {
  const { app } = ctx;
  const { game: id, edition } = accepted(await app.tables.info(table));
  const game = app.tables.games.get(id);
  if (game === undefined) throw new Refused({ refused: 'table.game-unknown', with: { game: id } });
  if (await canOpenHere(ctx)) await openLobby(ctx, game, { key: `lesson:${table}`, edition }, { first: 'own screen' });
}

/** Shows the panel after something was done about its hints, with what was new before still told. */
export async function showHints({ app, reply, pictures }: PressContext, done: Moved | LessonRefusal): Promise<void> {
  if (isRefusal(done)) throw new Refused(done);
  await showPanel(app, reply, done.tableView, 'update', { pictures });
}
