/** Presses on a table's public message and on the private messages behind it. */
import { isRefusal, type Look } from '#table/types';
import type { App } from '../app.ts';
import { COLORS, line, type Payload } from '../present/components.ts';
import { LOG_ENTRIES, logMessage, olderThan, readSpot } from '../present/log.ts';
import { lookList } from '../present/look.ts';
import { plainNames } from '../present/people.ts';
import { cardMessage } from '../present/reading.ts';
import { tableSettings } from '../present/settings.ts';
import { stuckRows } from '../present/stuck.ts';
import { boardMessage, concedeMessage, moreMessage, WHOLE_BOARD } from '../present/table-message.ts';
import type { Reply } from '../reply.ts';
import { explained, type PressContext, refuse } from './context.ts';
import { showPanel } from './panel.ts';
import { sendWithPicture } from './pictures.ts';
import { noticeAbsent, stuckPress } from './stuck.ts';

async function lookAt(app: App, reply: Reply, table: string): Promise<Look | undefined> {
  const look = await app.tables.look(table, reply.user);
  if (!isRefusal(look)) return look;
  await refuse(app, reply, look);
  return undefined;
}

/** The board with its picture, for the person alone. */
export async function openBoard(app: App, reply: Reply, table: string): Promise<void> {
  const look = await lookAt(app, reply, table);
  if (look !== undefined) await showBoard(app, reply, look, 'whisper');
}

/** The board, or what one player has on it if the game draws that. */
async function showBoard(app: App, reply: Reply, look: Look, how: 'update' | 'whisper', seat?: number): Promise<void> {
  const { scenes } = look.game;
  const names = plainNames(look.names);
  const alone = seat === undefined || names[seat] === undefined ? undefined : scenes.seat?.(look.view, names, seat);
  const drawing = app.images.draw('board', alone ?? scenes.board(look.view, names));
  const shown = alone === undefined ? undefined : seat;
  await sendWithPicture(reply, how, drawing, (picture) => boardMessage(look, reply.say, picture, shown));
}

/** The log as the person may know it; `page` as the log's buttons write it, empty for the newest. */
export async function openLog(app: App, reply: Reply, table: string, page = '', how: 'update' | 'whisper' = 'whisper') {
  const look = await lookAt(app, reply, table);
  if (look === undefined) return;
  const from = readSpot(page);
  const wanted = { limit: LOG_ENTRIES, before: from && olderThan(from) };
  const entries = await app.tables.log(table, reply.user, wanted);
  if (isRefusal(entries)) return refuse(app, reply, entries, look.game);
  await reply[how](logMessage(look, entries, reply.say, from));
}

/** What else can be done at a table. */
export async function openMore(ctx: Pick<PressContext, 'app' | 'reply' | 'manages'>, table: string): Promise<void> {
  const { app, reply, manages } = ctx;
  const look = await lookAt(app, reply, table);
  if (look === undefined) return;
  const more = stuckRows(look.table, reply.user, manages(look.table.place.guild), reply.say);
  await reply.whisper(moreMessage(look, reply.say, more));
}

/** Asks once more whether the person means to concede. */
export async function openConcede(app: App, reply: Reply, table: string): Promise<void> {
  const look = await lookAt(app, reply, table);
  if (look === undefined) return;
  if (look.seat === undefined || look.table.status !== 'running') {
    await reply.whisper(line(reply.say(look.seat === undefined ? 'table.noSeat' : 'games.noSeat')));
    return;
  }
  await reply.whisper(concedeMessage(look.table, reply.say));
}

/** Everything on a table's messages but the panel and the lobby. False: not one of these. */
export async function tablePress(ctx: PressContext): Promise<boolean> {
  const { app, reply, press } = ctx;
  switch (press.verb) {
    case 'hand': {
      const look = await lookAt(app, reply, press.table);
      if (look === undefined) return true;
      await showPanel(app, reply, look, 'whisper');
      await noticeAbsent(ctx, look.table);
      return true;
    }
    case 'board':
      await openBoard(app, reply, press.table);
      return true;
    case 'seat': {
      const look = await lookAt(app, reply, press.table);
      const [value = WHOLE_BOARD] = ctx.values;
      const seat = value === WHOLE_BOARD ? undefined : Number.parseInt(value, 10);
      if (look !== undefined) await showBoard(app, reply, look, 'update', seat);
      return true;
    }
    case 'log':
      await openLog(app, reply, press.table);
      return true;
    case 'log.page':
      await openLog(app, reply, press.table, press.arg, 'update');
      return true;
    case 'more':
      await openMore(ctx, press.table);
      return true;
    case 'look':
      return whisperOf(ctx, (look) => lookList(look, 0, reply.say));
    case 'look.page': {
      const look = await lookAt(app, reply, press.table);
      if (look !== undefined) await reply.update(lookList(look, Number.parseInt(press.arg, 10) || 0, reply.say));
      return true;
    }
    case 'look.card':
      await lookCard(ctx);
      return true;
    case 'concede':
      await openConcede(app, reply, press.table);
      return true;
    case 'concede.no':
      await reply.update(line(reply.say('concede.kept')));
      return true;
    case 'concede.yes': {
      const result = await app.tables.concede(press.table, reply.user);
      await reply.update(
        isRefusal(result) ? line(explained(app, result), COLORS.bad) : line(reply.say('concede.done'), COLORS.calm),
      );
      return true;
    }
    case 'settings':
      return whisperOf(ctx, (look) => tableSettings(look, reply.say));
    case 'set.mode':
    case 'set.stops':
      await setAutopilot(ctx);
      return true;
    default:
      return stuckPress(ctx);
  }
}

async function whisperOf(ctx: PressContext, build: (look: Look) => Payload): Promise<boolean> {
  const look = await lookAt(ctx.app, ctx.reply, ctx.press.table);
  if (look !== undefined) await ctx.reply.whisper(build(look));
  return true;
}

async function lookCard(ctx: PressContext): Promise<void> {
  const { app, reply } = ctx;
  const look = await lookAt(app, reply, ctx.press.table);
  if (look === undefined) return;
  const def = ctx.values[0];
  // Only what the person can see: a hand-made value must not show more than the list did.
  const seen = look.game.visible(look.view).find((card) => card.def === def);
  if (seen === undefined) {
    await reply.whisper(line(reply.say('panel.moved')));
    return;
  }
  const card = look.game.cards.find((c) => c.id === seen.def);
  const drawing = app.images.draw('card', look.game.scenes.card(seen.def));
  await sendWithPicture(reply, 'whisper', drawing, (picture) =>
    card === undefined
      ? line(reply.say('card.bare', { name: seen.label }))
      : cardMessage(look.game, card, reply.say, picture),
  );
}

async function setAutopilot(ctx: PressContext): Promise<void> {
  const { app, reply, press, values } = ctx;
  const change =
    press.verb === 'set.mode'
      ? { mode: values[0] === 'strict' ? ('strict' as const) : ('fast' as const) }
      : { stops: values };
  const result = await app.tables.setAutopilot(press.table, reply.user, change);
  if (isRefusal(result)) return refuse(app, reply, result);
  await reply.update(tableSettings(result.look, reply.say, true));
}
