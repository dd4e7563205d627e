/** Delivers one intent: builds its message of the table as it is now, sends it, and notes where it stands. */
import type { REST } from 'discord.js';
import { type Claimed, type Intent, isRefusal, type TableInfo } from '#table/types';
import { createAbsenceChecks } from '../absence.ts';
import type { App } from '../app.ts';
import { sendDirectly } from '../direct-messages.ts';
import { COLORS, line, type Payload } from '../present/components.ts';
import { personOf } from '../present/people.ts';
import { leftMessage } from '../present/stuck.ts';
import { reminderMessage } from '../present/table-message.ts';
import { explained } from '../refuse.ts';
import { sayIn } from '../words/index.ts';
import { calledBy, noticeAbsent, wantCalls } from './calls.ts';
import { createFinishedDelivery } from './finished.ts';
import { createLiveDelivery } from './live.ts';
import { createLobbyDelivery } from './lobby.ts';
import { createMessages } from './messages.ts';
import { createPutPast } from './past.ts';
import { createPlaces } from './place.ts';

/** Delivers; the result is noted in the outbox. Throws the errors of discord.js that are not dealt with here. */
export type Deliver = (claimed: Claimed) => Promise<string>;

/** Makes the delivery of an app. It remembers nothing: several processes may deliver for one table. */
export function createDelivery(app: App, rest: REST, absence = createAbsenceChecks(rest, app.now)): Deliver {
  const { tables } = app;
  // Tables have no language of their own yet; everybody reads the server's, which is only known with interactions.
  const say = sayIn(undefined);
  const messages = createMessages(rest);
  const places = createPlaces(app, rest, say);
  const lobbies = createLobbyDelivery(app, rest, messages, places, say);
  const putPast = createPutPast(app, messages, say);
  const live = createLiveDelivery(app, rest, absence, messages, places, putPast, say);
  const finished = createFinishedDelivery(app, rest, messages, places, lobbies, putPast, say);

  async function post(claimed: Claimed, build: (table: TableInfo) => Payload | undefined): Promise<string> {
    const table = await tables.info(claimed.intent.table);
    if (isRefusal(table)) return table.refused;
    const message = build(table);
    if (message === undefined) return 'not needed';
    const place = await places.sendTo(table, (channel) => messages.create(channel, message, [], claimed.id));
    if (place !== undefined) return place.id;
    if (claimed.intent.kind === 'reminder') await places.callInPrivate(table, message.mention, claimed.id);
    return 'no place';
  }

  /** Tells the others that the person on a seat has left the server. */
  async function left(claimed: Claimed, seat: number): Promise<string> {
    const now = await tables.info(claimed.intent.table);
    const others = isRefusal(now) ? [] : now.seats.filter((one) => one.seat !== seat);
    const call = await wantCalls(
      app,
      others.flatMap((one) => personOf(one) ?? []),
    );
    return post(claimed, (table) => {
      const absent = table.seats.find((one) => one.seat === seat);
      if (table.status !== 'running' || absent?.who.kind !== 'person') return undefined;
      return leftMessage(table, absent, call, say);
    });
  }

  async function reminder(claimed: Claimed, intent: Extract<Intent, { kind: 'reminder' }>): Promise<string> {
    const called = calledBy(await tables.outbox.behind(claimed.id));
    const waited = await tables.info(intent.table);
    if (!isRefusal(waited)) await noticeAbsent(app, absence, waited, intent.users);
    return post(claimed, (table) => {
      const waiting = new Set(table.waiting.map((w) => w.user));
      const users = intent.users.filter((user) => waiting.has(user) && !called.has(user));
      return users.length === 0 ? undefined : reminderMessage(table, users, say);
    });
  }

  async function notice(claimed: Claimed, intent: Extract<Intent, { kind: 'notice' }>): Promise<string> {
    const words = explained(app, { refused: intent.text.key, with: intent.text.with });
    if (intent.user === undefined) return post(claimed, () => line(words, COLORS.calm));
    await sendDirectly(app, rest, intent.user, words, { nonce: claimed.id });
    return 'told';
  }

  return (claimed) => {
    const { intent } = claimed;
    switch (intent.kind) {
      case 'lobby':
        return lobbies.lobby(claimed, intent);
      case 'started':
        return lobbies.started(claimed);
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
