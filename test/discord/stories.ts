// Words for the stories about tables: finding messages by what is on them, and the usual way to a running game.
import { expect } from 'vitest';
import type { PageMessage } from '#sandbox/page-api';
import { isRefusal } from '#table/types';
import { componentsOf, type DrivenPerson, type Exchange } from '#test/driver';
import type { Stage, StageOptions } from './stage.ts';

export const labelsOf = (m: PageMessage): readonly string[] => componentsOf(m).flatMap((c) => c.label ?? []);
export const has = (label: string) => (m: PageMessage) => labelsOf(m).includes(label);
export const isLobby = has('Start');
export const isLive = has('My hand & moves');
export const isFinal = has('Play again');
export const league = 'Deep Space League';

/** The message that an exchange has led to, once everything announced is done. */
export async function outcome(exchange: Exchange): Promise<PageMessage> {
  const message = await exchange.settled();
  if (message === undefined) throw new Error('the exchange led to no message');
  return message;
}

/** Opens a table with `/play`, seats the guest, starts. */
export async function startTable(stage: Stage, channelName = 'game-tables', guestName = 'tobin') {
  const host = await stage.driver.person('mira');
  const guest = await stage.driver.person(guestName);
  const channel = await host.channel(channelName, league);
  await host.command(channel.id, 'play');
  const lobby = await guest.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  await guest.press(lobby, 'Join');
  await host.waitFor((m) => m.id === lobby.id && JSON.stringify(m.components).includes(guest.id));
  const start = await host.press(lobby, 'Start');
  const live = await host.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(host.id);
  if (table === undefined) throw new Error('no table');
  return { host, guest, channel, lobby, start, live, table };
}

/** Fails if Discord would have had anything to object to. */
export async function expectClean(stage: Stage): Promise<void> {
  expect(await stage.driver.violations()).toEqual([]);
  expect(stage.logged).toEqual([]);
}

/** Waits until something is so. */
export async function eventually<T>(look: () => Promise<T | undefined> | T | undefined, ms = 180_000): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error('it never came to be');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits until nothing is left to be sent. */
export const allSent = ({ tables }: Stage): Promise<boolean> =>
  eventually(async () => (await tables.outbox.nextDue()) === undefined);

/** The table's message once all has been sent: calling somebody posts a new one and deletes the one before. */
export async function liveNow(stage: Stage, person: DrivenPerson, table: string): Promise<PageMessage> {
  await allSent(stage);
  const info = await stage.tables.info(table);
  const { thread = '', liveMessage = '' } = isRefusal(info) ? {} : info.place;
  const found = await person.message(thread, liveMessage);
  if (found === undefined) throw new Error(`the table ${table} has no message`);
  return found;
}

/** Lets time pass by hours, with the program running, and everything be sent that falls due. */
export async function passHours(stage: Stage, time: NonNullable<StageOptions['time']>, ms: number): Promise<void> {
  for (const end = time.now + ms; time.now < end; ) {
    time.now = Math.min(end, time.now + 60 * 60_000);
    // As if it had swept all the time.
    await stage.tables.notes.set('running', String(time.now - 1));
    await time.sweep();
    await allSent(stage);
  }
}

/** Everybody keeps the hand that they have been dealt. */
export async function keepHands({ tables }: Stage, table: string, people: readonly DrivenPerson[]): Promise<void> {
  for (const { id } of people) {
    const tableView = await tables.view(table, id);
    const [ask] = 'view' in tableView ? tableView.view.asks : [];
    await tables.submit(table, id, { ask: ask?.id ?? 0, answer: { pick: ['keep'] } });
  }
}
