/** Delivers intents: builds an intent's message from the table's current state, sends it and records its id. */
import type { REST } from 'discord.js';
import {
  type Claimed,
  isRefusal,
  type OutgoingMessage,
  type OutgoingOf,
  type TableInfo,
  undelivered,
} from '#table/types';
import type { Language } from '#words/languages';
import { createClockDelivery } from '../clocks/delivery.ts';
import { type AbsenceChecks, createAbsenceChecks } from '../core/absence.ts';
import { type App, appIn } from '../core/app.ts';
import { type ChannelAccess, createChannelAccess } from '../core/channel-access.ts';
import { COLORS, line, type Payload } from '../core/components.ts';
import { sendDirectly } from '../core/direct-messages.ts';
import { faultOf } from '../core/faults.ts';
import { personOf } from '../core/people.ts';
import { explained } from '../core/refuse.ts';
import { createSeasonDelivery } from '../league/delivery.ts';
import { createLobbyDelivery } from '../lobby/delivery.ts';
import { createRequestDelivery } from '../requests/delivery.ts';
import { createCallDelivery } from '../table/delivery-calls.ts';
import { createFinishedDelivery } from '../table/delivery-finished.ts';
import { createLiveDelivery } from '../table/delivery-live.ts';
import { createRetireLiveMessage } from '../table/delivery-retire.ts';
import { createWatchedDelivery } from '../table/delivery-watched.ts';
import { reminderMessage } from '../table/screens/message.ts';
import { asleepMessage, leftMessage } from '../table/screens/stuck.ts';
import { translatorIn } from '../words.ts';
import { mentionedIn, noticeAbsent } from './mentions.ts';
import { createMessages } from './messages.ts';
import { createPlaces } from './place.ts';
import { tablesForDelivery } from './try-later.ts';

/** Delivers an intent. The result is recorded in the outbox. Throws discord.js's errors that are not handled here. */
export type Deliver = (claimed: Claimed) => Promise<string>;

/** Creates the delivery. It keeps no state: several processes may deliver for one table. */
export function createDelivery(
  app: App,
  rest: REST,
  absence = createAbsenceChecks(rest, app.now),
  access = createChannelAccess(rest),
): Deliver {
  const spoken = new Map<Language, Deliver>();
  const asking = { ...app, tables: tablesForDelivery(app.tables) };
  return async (claimed) => {
    const language = await languageFor(app, claimed.message);
    const deliver = spoken.get(language) ?? deliveryIn(appIn(asking, language), rest, absence, access);
    spoken.set(language, deliver);
    return deliver(claimed);
  };
}

/** What a message is written in: for one person as they have chosen, otherwise as their table or server is. */
async function languageFor({ tables }: App, message: OutgoingMessage): Promise<Language> {
  const { languages } = tables;
  const reader = 'user' in message && ALONE.has(message.kind) ? message.user : undefined;
  const chosen = reader === undefined ? undefined : await languages.ofPerson(reader);
  if (chosen !== undefined) return chosen;
  const guild = 'guild' in message ? message.guild : undefined;
  const server = guild === undefined ? undefined : await languages.ofServer(guild);
  return server ?? languages.ofTable(message.table);
}

/** The intents that go to one person, if they name one. */
const ALONE: ReadonlySet<OutgoingMessage['kind']> = new Set(['next', 'calls', 'digest', 'notice']);

function deliveryIn(app: App, rest: REST, absence: AbsenceChecks, access: ChannelAccess): Deliver {
  const { tables } = app;
  const t = translatorIn(tables.language);
  const messages = createMessages(rest);
  const places = createPlaces(app, rest, access, t);
  const lobbies = createLobbyDelivery(app, rest, messages, places, t);
  const seasons = createSeasonDelivery(app, rest, messages, places);
  const watched = createWatchedDelivery(app, rest, access);
  const retireLiveMessage = createRetireLiveMessage(app, messages, t);
  const live = createLiveDelivery(app, rest, absence, messages, places, retireLiveMessage, t);
  const finished = createFinishedDelivery(app, rest, messages, places, lobbies, retireLiveMessage, t);

  const requests = createRequestDelivery(app, rest, messages, places, t);
  const clocks = createClockDelivery(app, rest, absence, access, messages, places, t);

  async function post(claimed: Claimed, build: (table: TableInfo) => Payload | undefined): Promise<string> {
    const table = await tables.info(claimed.message.table);
    if (isRefusal(table)) return table.refused;
    const message = build(table);
    if (message === undefined) return 'not needed';
    const place = await places.sendTo(table, (channel) => messages.create(channel, message, [], claimed.id));
    if (place !== undefined) return place.id;
    if (!['reminder', 'call'].includes(claimed.message.kind)) return undelivered;
    const reached = await places.notifyPrivately(table, message.mention, claimed.id);
    return reached.length === message.mention.length ? 'told' : undelivered;
  }

  const calls = createCallDelivery(app, rest, post, t);

  /** Tells the other players that the person on a seat has left the server. */
  async function left(claimed: Claimed, { seat }: OutgoingOf<'left'>): Promise<string> {
    const now = await tables.info(claimed.message.table);
    const others = isRefusal(now) ? [] : now.seats.filter((one) => one.seat !== seat);
    const call = await tables.calls.toTell(
      others.flatMap((one) => personOf(one) ?? []),
      'news',
    );
    return post(claimed, (table) => {
      const absent = table.seats.find((one) => one.seat === seat);
      if (table.status !== 'running' || absent?.who.kind !== 'person') return undefined;
      return leftMessage(table, absent, call, t);
    });
  }

  async function reminder(claimed: Claimed, message: OutgoingOf<'reminder'>): Promise<string> {
    const called = mentionedIn(await tables.outbox.behind(claimed.id));
    const waited = await tables.info(message.table);
    if (!isRefusal(waited)) await noticeAbsent(app, absence, waited, message.users);
    return post(claimed, (table) => {
      const waiting = new Set(table.waiting.map((w) => w.user));
      const users = message.users.filter((user) => waiting.has(user) && !called.has(user));
      return users.length === 0 ? undefined : reminderMessage(table, users, t);
    });
  }

  async function notice(claimed: Claimed, message: OutgoingOf<'notice'>): Promise<string> {
    const words = explained(app, { refused: message.text.key, with: message.text.with });
    if (message.user === undefined) return post(claimed, () => line(words, COLORS.calm));
    await sendDirectly(app, rest, message.user, words, { nonce: claimed.id });
    return 'told';
  }

  const act = (claimed: Claimed, { channel, text }: OutgoingOf<'act'>): Promise<string> =>
    postWherePossible(claimed, channel, explained(app, { refused: text.key, with: text.with }));

  /** A channel that is gone or closed to the bot is not told. */
  async function postWherePossible(claimed: Claimed, channel: string, words: string): Promise<string> {
    try {
      return await messages.create(channel, line(words, COLORS.calm), [], claimed.id);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return fault;
    }
  }

  /** Where the table was, nothing of it is left but where it went. */
  async function movedAway(claimed: Claimed, { table, from }: OutgoingOf<'moved-away'>): Promise<string> {
    const now = await tables.info(table);
    if (isRefusal(now)) return now.refused;
    const { channel, thread = channel, lobbyMessage, liveMessage } = from;
    const before = { ...now, place: from };
    if (lobbyMessage !== undefined)
      await messages.remove(await places.channelOf(before, lobbyMessage, channel), lobbyMessage);
    if (liveMessage !== undefined) await messages.remove(await places.channelOf(before, liveMessage), liveMessage);
    return postWherePossible(claimed, thread, t('mod.movedAway', { channel: now.place.channel }));
  }

  const deliveries: Deliveries = {
    lobby: lobbies.lobby,
    started: lobbies.started,
    live,
    reminder,
    call: calls.call,
    nudge: calls.nudge,
    next: calls.next,
    last: calls.last,
    calls: calls.calls,
    digest: calls.digest,
    finished,
    season: seasons.season,
    'season-news': seasons.news,
    'season-role': (_, message) => seasons.role(message),
    match: seasons.match,
    watched,
    left,
    asleep: (claimed) => post(claimed, (table) => asleepMessage(table, t)),
    asked: (claimed, { request }) => requests.asked(claimed, request),
    offered: (claimed, { offer }) => requests.offered(claimed, offer),
    notice,
    act,
    'moved-away': movedAway,
    warning: clocks.warning,
    come: clocks.come,
    given: clocks.given,

    late: clocks.late,
  };
  return (claimed) => deliver(deliveries, claimed);
}

/** What sends each kind of message. */
type Deliveries = {
  readonly [K in OutgoingMessage['kind']]: (claimed: Claimed, message: OutgoingOf<K>) => Promise<string>;
};

function deliver<K extends OutgoingMessage['kind']>(deliveries: Deliveries, claimed: Claimed): Promise<string> {
  // A message of a kind goes to what sends that kind.
  const message = claimed.message as OutgoingOf<K>;
  return deliveries[message.kind as K](claimed, message);
}
