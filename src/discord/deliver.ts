/** Delivers one intent: builds its message of the table as it is now, sends it, and notes where it stands. */
import { type APIMessageTopLevelComponent, DiscordAPIError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { type Claimed, type Intent, isRefusal, type Look, type TableId, type TableInfo } from '#table/types';
import type { App } from './app.ts';
import { sendDirectly } from './direct-messages.ts';
import { faultOf } from './faults.ts';
import type { Drawn } from './images.ts';
import { clip, LIMITS } from './limits.ts';
import { COLORS, line, type Payload } from './present/components.ts';
import { lobbyMessage } from './present/lobby.ts';
import { gameTitle, personOf, plainNames } from './present/people.ts';
import { leftMessage } from './present/stuck.ts';
import { finishedMessage, liveMessage, pastMessage, reminderMessage } from './present/table-message.ts';
import { explained } from './refuse.ts';
import { toBody } from './send.ts';
import { createStanding } from './standing.ts';
import { aboutThread, makeThread } from './threads.ts';
import { strayLive, threadAt } from './traces.ts';
import { sayIn } from './words/index.ts';

/** Delivers; the result is noted in the outbox. Throws the errors of discord.js that are not dealt with here. */
export type Deliver = (claimed: Claimed) => Promise<string>;

/** How long a table's message waits for its picture, ms. Nobody is waiting for an answer here. */
const PICTURE_BUDGET = 700;
/** The message is gone, or its thread is archived and only a new message wakes it. */
const NOT_EDITABLE: readonly unknown[] = [10008, 50083];

const sent = z.object({ id: z.string() });
const fetched = z.object({ components: z.array(z.unknown()) });

/** Whom intents call to a table. */
function calledBy(intents: readonly Intent[]): ReadonlySet<string> {
  return new Set(
    intents.flatMap((intent) => {
      if (intent.kind === 'live') return intent.mention;
      return intent.kind === 'reminder' ? intent.users : [];
    }),
  );
}

/** Makes the delivery of an app. It remembers nothing: several processes may deliver for one table. */
export function createDelivery(app: App, rest: REST, standing = createStanding(rest, app.now)): Deliver {
  const { tables, log } = app;
  // Tables have no language of their own yet; everybody reads the server's, which is only known with interactions.
  const say = sayIn(undefined);
  async function create(channel: string, message: Payload, images: readonly Drawn[], nonce: string): Promise<string> {
    const { body, files } = toBody(message, images);
    const response = await rest.post(Routes.channelMessages(channel), {
      body: { ...body, nonce: clip(nonce, LIMITS.nonce), enforce_nonce: true },
      files,
    });
    return sent.parse(response).id;
  }

  /** Shows a message with its picture, or without where pictures are not allowed. */
  async function pictured<T>(drawn: Drawn | undefined, show: (drawn: Drawn | undefined) => Promise<T>): Promise<T> {
    try {
      return await show(drawn);
    } catch (error) {
      if (drawn === undefined || faultOf(error) !== 'forbidden') throw error;
      return show(undefined);
    }
  }

  /** Edits a message. What it shows already is not asked: another process may have edited it meanwhile. */
  async function edit(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<void> {
    const { body, files } = toBody(message, images);
    await rest.patch(Routes.channelMessage(channel, id), { body, files });
  }

  async function lobby(claimed: Claimed, intent: Extract<Intent, { kind: 'lobby' }>): Promise<string> {
    const table = await tables.info(intent.table);
    if (isRefusal(table)) return table.refused;
    if (intent.fresh !== true || table.status !== 'lobby') return drawLobby(table);
    const place = await atPlace(table, (channel) => create(channel, lobbyMessage(table, say), [], claimed.id));
    if (place === undefined) return 'no place';
    const { channel, lobbyMessage: old } = table.place;
    await tables.setPlace(table.id, { lobbyMessage: place.id });
    if (old !== undefined && old !== place.id) await remove(channel, old);
    return place.id;
  }

  /** Takes away a message of the bot's own; one that is gone is as good. */
  async function remove(channel: string, id: string): Promise<void> {
    try {
      await rest.delete(Routes.channelMessage(channel, id));
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
    }
  }

  /** Tells the others that the person on a seat has left the server. */
  async function left(claimed: Claimed, seat: number): Promise<string> {
    const now = await tables.info(claimed.intent.table);
    const call = isRefusal(now)
      ? []
      : await wantCalls(now.seats.flatMap((one) => (one.seat === seat ? [] : (personOf(one) ?? []))));
    return post(claimed, (table) => {
      const absent = table.seats.find((one) => one.seat === seat);
      if (table.status !== 'running' || absent?.who.kind !== 'person') return undefined;
      return leftMessage(table, absent, call, say);
    });
  }

  /** Looks whether those who are called are still in the server at all. */
  async function noticeAbsent(table: TableInfo, called: readonly string[]): Promise<void> {
    for (const seat of table.seats) {
      const user = personOf(seat);
      if (user === undefined || !called.includes(user)) continue;
      if (await standing.hasLeft(table.place.guild, user)) await tables.hasLeft(table.id, seat.seat, user);
    }
  }

  async function drawLobby(table: TableInfo): Promise<string> {
    const id = table.place.lobbyMessage;
    if (id === undefined) return 'no message';
    try {
      const note = await aboutThread(app, table, say);
      await edit(table.place.channel, id, lobbyMessage(table, say, note), []);
      return id;
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      // Without its lobby message a table is still played; whoever needs it finds it by /games.
      if (fault === 'gone') await tables.setPlace(table.id, { lobbyMessage: undefined });
      return fault;
    }
  }

  async function started(claimed: Claimed): Promise<string> {
    const table = await tables.info(claimed.intent.table);
    if (isRefusal(table)) return table.refused;
    const before = claimed.again ? await threadAt(rest, table.place.channel, table.place.lobbyMessage) : undefined;
    const thread = table.place.thread ?? before ?? (await makeThread(app, rest, table, say));
    if (thread === undefined) {
      await drawLobby(table);
      return 'no thread';
    }
    await tables.setPlace(table.id, { thread });
    await drawLobby({ ...table, place: { ...table.place, thread } });
    return thread;
  }

  async function live(claimed: Claimed, intent: Extract<Intent, { kind: 'live' }>): Promise<string> {
    const look = await tables.look(intent.table, undefined);
    if (isRefusal(look)) return look.refused;
    const { table } = look;
    const waiting = new Set(table.waiting.map((w) => w.user));
    const behind = await tables.outbox.behind(claimed.id);
    const called = calledBy(behind);
    // Who has moved meanwhile needs no call any more; whom a later message calls is not called twice.
    const mention = intent.mention.filter((user) => waiting.has(user) && !called.has(user));
    const drawnLater = mention.length === 0 && behind.some((later) => later.kind === 'live' && later.fresh);
    // What may have been sent before is sent once more: only so is that message found, should it be there.
    const fresh = intent.fresh && (mention.length > 0 || intent.mention.length === 0 || claimed.again);
    // Nobody has asked for this one: those that somebody waits for are drawn first.
    const scene = look.game.scenes.board(look.view, plainNames(look.names));
    const drawing = app.images.draw('board', scene, 'later');
    const drawn = await drawing.within(PICTURE_BUDGET);
    const build = (picture?: Drawn, call: readonly string[] = mention) =>
      liveMessage(look, say, { picture, mention: call });
    const message = await atPlace(table, (channel) =>
      pictured(drawn, async (picture) => {
        const images = picture === undefined ? [] : [picture];
        const old = table.place.liveMessage;
        const stray = claimed.again ? await strayLive(rest, channel, table, claimed.at) : undefined;
        if (old !== undefined && (!fresh || (drawnLater && stray === undefined))) {
          try {
            await edit(channel, old, build(picture), images);
            return old;
          } catch (error) {
            if (!(error instanceof DiscordAPIError) || !NOT_EDITABLE.includes(error.code)) throw error;
          }
        }
        // A message that has to be replaced calls those who are waited for, since the call that they had is gone with it.
        const call = fresh ? mention : await wantCalls(table.waiting.flatMap((w) => w.user ?? []));
        const id = stray ?? (await create(channel, build(picture, call), images, claimed.id));
        // The message of an earlier attempt shows the table of that time.
        if (claimed.again) await edit(channel, id, build(picture), images);
        if (old !== undefined && old !== id) await retire(channel, old);
        // Last: as long as the new one is not noted, another attempt comes by all of this again.
        await tables.setPlace(table.id, { liveMessage: id });
        return id;
      }),
    );
    if (message === undefined) {
      const words = aboutPlace('place.yourMove', table);
      for (const user of mention) await sendDirectly(app, rest, user, words, { nonce: claimed.id, now: true });
      return 'no place';
    }
    await noticeAbsent(table, mention);
    if (drawn === undefined) void addPicture(look, drawing.ready, message, build);
    return message.id;
  }

  /** Those of the users who want to be mentioned. */
  async function wantCalls(users: readonly string[]): Promise<readonly string[]> {
    const settings = await Promise.all(users.map((user) => tables.settings(user)));
    return users.filter((_, i) => settings[i]?.notify === 'mention');
  }

  /** The picture that came late, if the message still shows that state. */
  async function addPicture(
    look: Look,
    ready: Promise<Drawn | undefined>,
    message: Sent,
    build: (picture: Drawn) => Payload,
  ): Promise<void> {
    try {
      const drawn = await ready;
      if (drawn === undefined) return;
      // Another process may have moved the table on as well, so only the store knows.
      const now = await tables.info(look.table.id);
      if (isRefusal(now) || now.rev !== look.table.rev || now.place.liveMessage !== message.id) return;
      await edit(message.channel, message.id, build(drawn), [drawn]);
    } catch (error) {
      const fault = faultOf(error);
      // The next message will find out that the place is gone.
      if (fault === 'gone' || fault === 'forbidden') return;
      log.warn({ err: error, table: look.table.id }, 'a late picture could not be added');
    }
  }

  /** Takes the buttons from a message whose time is over; its texts stay as a record. Best effort. */
  async function retire(channel: string, id: string): Promise<void> {
    try {
      await edit(channel, id, pastMessage(await componentsOf(channel, id), say), []);
    } catch (error) {
      if (faultOf(error) === undefined) throw error;
    }
  }

  /** What a message shows; nothing where the bot may not read what it has written. */
  async function componentsOf(channel: string, id: string): Promise<APIMessageTopLevelComponent[]> {
    try {
      const { components } = fetched.parse(await rest.get(Routes.channelMessage(channel, id)));
      return components as APIMessageTopLevelComponent[];
    } catch (error) {
      if (faultOf(error) !== 'forbidden') throw error;
      return [];
    }
  }

  type Sent = { readonly id: string; readonly channel: string };

  /**
   * Sends to where the table is. A thread that is gone gives way to its channel. If the channel is gone or closed, the
   * players are told once, and undefined is answered.
   */
  async function atPlace(table: TableInfo, send: (channel: string) => Promise<string>): Promise<Sent | undefined> {
    const { thread, channel } = table.place;
    for (const where of thread === undefined ? [channel] : [thread, channel]) {
      try {
        const id = await send(where);
        await settled(table);
        return { id, channel: where };
      } catch (error) {
        const fault = faultOf(error);
        if (fault !== 'gone' && fault !== 'forbidden') throw error;
        if (fault === 'gone' && where === thread) {
          await tables.setPlace(table.id, { thread: undefined, liveMessage: undefined });
          continue;
        }
        await complain(table, fault);
        return undefined;
      }
    }
    return undefined;
  }

  const troubleOf = (table: TableId): string => `trouble:${table}`;
  const aboutPlace = (key: 'place.gone' | 'place.missing' | 'place.yourMove', table: TableInfo): string =>
    say(key, {
      game: gameTitle(table),
      table: table.id,
      channel: table.place.thread ?? table.place.channel,
      missing: say('permission.unknown'),
    });

  /** Tells those at a table, once, that it has no place to speak. */
  async function complain(table: TableInfo, fault: 'gone' | 'forbidden'): Promise<void> {
    if ((await tables.notes.get(troubleOf(table.id))) === fault) return;
    log.warn({ table: table.id, fault }, 'a table cannot speak at its place');
    const text = aboutPlace(fault === 'gone' ? 'place.gone' : 'place.missing', table);
    const nonce = `${fault}-${table.id}`;
    for (const seat of table.seats) {
      if (seat.who.kind === 'person') await sendDirectly(app, rest, seat.who.user, text, { nonce });
    }
    await tables.notes.set(troubleOf(table.id), fault);
  }

  async function settled(table: TableInfo): Promise<void> {
    const trouble = await tables.notes.get(troubleOf(table.id));
    if (trouble !== undefined && trouble !== '') await tables.notes.set(troubleOf(table.id), '');
  }

  async function post(claimed: Claimed, build: (table: TableInfo) => Payload | undefined): Promise<string> {
    const table = await tables.info(claimed.intent.table);
    if (isRefusal(table)) return table.refused;
    const message = build(table);
    if (message === undefined) return 'not needed';
    const place = await atPlace(table, (channel) => create(channel, message, [], claimed.id));
    if (place !== undefined) return place.id;
    const text = aboutPlace('place.yourMove', table);
    if (claimed.intent.kind === 'reminder') {
      for (const user of message.mention) await sendDirectly(app, rest, user, text, { nonce: claimed.id, now: true });
    }
    return 'no place';
  }

  async function reminder(claimed: Claimed, intent: Extract<Intent, { kind: 'reminder' }>): Promise<string> {
    const called = calledBy(await tables.outbox.behind(claimed.id));
    const waited = await tables.info(intent.table);
    if (!isRefusal(waited)) await noticeAbsent(waited, intent.users);
    return post(claimed, (table) => {
      const waiting = new Set(table.waiting.map((w) => w.user));
      const users = intent.users.filter((user) => waiting.has(user) && !called.has(user));
      return users.length === 0 ? undefined : reminderMessage(table, users, say);
    });
  }

  async function finished(claimed: Claimed): Promise<string> {
    const table = await tables.info(claimed.intent.table);
    if (isRefusal(table)) return table.refused;
    await drawLobby(table);
    const call = await wantCalls(table.seats.flatMap((seat) => (seat.who.kind === 'person' ? [seat.who.user] : [])));
    return post(claimed, (now) => finishedMessage(now, call, say));
  }

  async function notice(claimed: Claimed, intent: Extract<Intent, { kind: 'notice' }>): Promise<string> {
    const words = explained(app, {
      refused: intent.text.key,
      with: intent.text.with,
    });
    if (intent.user !== undefined) {
      await sendDirectly(app, rest, intent.user, words, { nonce: claimed.id });
      return 'told';
    }
    return post(claimed, () => line(words, COLORS.calm));
  }

  return (claimed) => {
    const { intent } = claimed;
    switch (intent.kind) {
      case 'lobby':
        return lobby(claimed, intent);
      case 'started':
        return started(claimed);
      case 'live':
        return live(claimed, intent);
      case 'reminder':
        return reminder(claimed, intent);
      case 'finished':
        return finished(claimed);
      case 'left':
        return left(claimed, intent.seat);
      case 'notice':
        return notice(claimed, intent);
      default:
        return intent satisfies never;
    }
  };
}
