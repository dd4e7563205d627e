/** Presses that belong to no table: lists of tables, one's own settings, chapters of the rules. */
import type { Game } from '#kernel/game';
import { isRefusal, type UserSettings } from '#table/types';
import { mayLook } from '../find-table.ts';
import { line } from '../present/components.ts';
import type { OtherPress } from '../present/ids.ts';
import { rulesMessage } from '../present/reading.ts';
import { settingsMessage } from '../present/settings.ts';
import { type PressContext, refuse } from './context.ts';
import { openPanel } from './panel.ts';
import { openBoard, openConcede, openLog, openMore } from './table.ts';

/** Every press without a table. False: not one of these. */
export async function otherPress(ctx: PressContext<OtherPress>): Promise<boolean> {
  const { press } = ctx;
  switch (press.verb) {
    case 'open':
      await open(ctx);
      return true;
    case 'set':
      await set(ctx);
      return true;
    case 'rules':
      await rules(ctx);
      return true;
    default:
      return false;
  }
}

/** One of a list of tables, which may be older than the right to see it. */
async function open(ctx: PressContext<OtherPress>): Promise<void> {
  const { app, reply, press, values } = ctx;
  const table = values[0] ?? '';
  const found = await app.tables.info(table);
  if (isRefusal(found) || !mayLook(ctx, found)) {
    return refuse(app, reply, isRefusal(found) ? found : { refused: 'table.unknown' });
  }
  switch (press.arg) {
    case 'more':
      return openMore(ctx, table);
    case 'board':
      return openBoard(app, reply, table);
    case 'log':
      return openLog(app, reply, table);
    case 'concede':
      return openConcede(app, reply, table);
    default:
      return openPanel(app, reply, table);
  }
}

/** `set:<what>/<game>`: what is changed; the game is the one whose stops are shown. `set:game/…` shows another one's. */
async function set({ app, reply, press, values }: PressContext<OtherPress>): Promise<void> {
  const [what = '', gameId = ''] = press.arg.split('/');
  const { games } = app.tables;
  const game = games.get(what === 'game' ? (values[0] ?? '') : gameId) ?? [...games.values()][0];
  const before = await app.tables.settings(reply.user);
  const change = changeOf(what, values, before, game);
  const settings = change === undefined ? before : await app.tables.setSettings(reply.user, change);
  await reply.update(
    settingsMessage(settings, reply.say, { saved: change !== undefined, game, games: [...games.values()] }),
  );
}

function changeOf(
  what: string,
  values: readonly string[],
  before: UserSettings,
  game: Game | undefined,
): Partial<UserSettings> | undefined {
  const [value] = values;
  switch (what) {
    case 'mode':
      return { autopilot: { mode: value === 'strict' ? 'strict' : 'fast' } };
    case 'stops': {
      if (game === undefined) return undefined;
      const known = game.words.stops.map((stop) => stop.id);
      return { stops: { ...before.stops, [game.id]: values.filter((one) => known.includes(one)) } };
    }
    case 'notify':
      return { notify: value === 'quiet' ? 'quiet' : 'mention' };
    case 'remind':
      return { remind: value !== 'off' };
    case 'confirm':
      return { confirm: value !== 'off' };
    default:
      return undefined;
  }
}

/** `rules:<game>/<topic>`: from a select the topic is its value; from a button the list of chapters opens as a new message. */
async function rules({ app, reply, press, values }: PressContext<OtherPress>): Promise<void> {
  const gameId = press.arg.split('/')[0] ?? '';
  const game = app.tables.games.get(gameId);
  if (game === undefined) {
    await reply.whisper(line(reply.say('error.unknownPress')));
    return;
  }
  const value = values[0];
  if (value === undefined) {
    await reply.whisper(rulesMessage(game, '', reply.say));
    return;
  }
  const page = /^<(\d{1,3})$/.exec(value)?.[1];
  await reply.update(
    page === undefined
      ? rulesMessage(game, value, reply.say)
      : rulesMessage(game, '', reply.say, { page: Number(page) }),
  );
}
