// Calls and digests as people get them: at the table or directly, and what follows when direct messages are closed.
import { afterEach, describe, expect, test } from 'vitest';
import { usualCalls } from '#table/people/settings-stored';
import { isRefusal, type UserSettings } from '#table/types';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { tinyGame } from '#test/tiny-game';
import { openStage, type Stage } from '../stage.ts';
import { allSent, eventually, expectClean, has, labelsOf, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const SILENT = 1 << 12;

const lesson = { edition: 'core', seed: 'a lesson', seats: 2, decks: ['peace', 'war'], hints: [], reminders: [] };
const taught = { ...tinyGame(), lesson };

/** A table where the turn has just come to the guest, who has these settings. */
async function guestsTurn(settings: Partial<UserSettings>, guestName = 'tobin') {
  stage = await openStage({ game: taught });
  const guest = await stage.driver.person(guestName);
  await stage.tables.setSettings(guest.id, settings);
  const started = await startTable(stage, 'game-tables', guestName);
  const table = started.table.id;
  /** Gives what is asked of a person its usual answer until the table waits for somebody else. */
  const pass = async ({ id }: DrivenPerson) => {
    for (;;) {
      const tableView = await stage.tables.view(table, id);
      if (isRefusal(tableView)) throw new Error(tableView.refused);
      const [ask] = tableView.view.asks;
      if (ask === undefined || !tableView.view.owing.includes(ask.seat)) return;
      await stage.tables.submit(table, id, { ask: ask.id, answer: ask.fallback });
    }
  };
  await pass(guest);
  await pass(started.host);
  await idle();
  const thread = started.live.channel_id;
  const inThread = async (text: string) =>
    (await started.host.messages(thread, 100)).filter((message) => textOfMessage(message).includes(text));
  return { ...started, table, thread, pass, inThread };
}

const idle = () => allSent(stage);

/** Lets time pass and all messages go out. */
async function later(ms: number): Promise<void> {
  await stage.later(ms);
  await idle();
}

async function directTo(person: DrivenPerson) {
  const channel = await person.openDm();
  return person.messages(channel.id, 50);
}

test('a held-back call: the table’s message makes no noise, one line with a link follows, and reminders can be switched off', async () => {
  const { guest, host, thread, inThread } = await guestsTurn({ calls: { ...usualCalls, after: 10 * minute } });
  const live = (await host.messages(thread, 50)).find(has('Log'));
  expect((live?.flags ?? 0) & SILENT).toBe(SILENT);
  expect(await inThread('waits for you')).toEqual([]);
  await later(10 * minute);
  const [call, ...more] = await inThread('waits for you');
  expect(more).toEqual([]);
  expect(textOfMessage(call!)).toContain(`<@${guest.id}>`);
  expect(labelsOf(call!)).toEqual(['My hand & moves', 'Go to the table', 'No reminders this turn']);
  const hushed = await outcome(await guest.press(call!, 'No reminders this turn'));
  expect(textOfMessage(hushed)).toContain('No more reminders here');
  const others = await outcome(await host.press(call!, 'No reminders this turn'));
  expect(textOfMessage(others)).toContain('not waiting for you');
  await later(8 * day);
  expect(await inThread('still waits')).toEqual([]);
  await expectClean(stage);
});

test('a call by direct message opens the panel there', async () => {
  const { guest, table, inThread } = await guestsTurn({ calls: { ...usualCalls, turn: 'dm' } });
  await later(10 * minute);
  const [message, ...more] = await directTo(guest);
  expect(more).toEqual([]);
  expect(textOfMessage(message!)).toContain('waits for you');
  expect(componentsOf(message!).some(({ url }) => url?.startsWith('https://discord.com/channels/') === true)).toBe(
    true,
  );
  const panel = await outcome(await guest.press(message!, 'My hand & moves'));
  const tableView = await stage.tables.view(table, guest.id);
  expect(isRefusal(tableView) ? [] : tableView.view.asks).not.toEqual([]);
  expect(labelsOf(panel)).toContain('Refresh');
  expect(await inThread('waits for you')).toEqual([]);
  await expectClean(stage);
});

test('AS29 closed direct messages: a mention in place of them, said privately and once; the next turn mentions at once', async () => {
  const { guest, host, table, pass, thread, inThread } = await guestsTurn(
    { calls: { ...usualCalls, turn: 'dm' } },
    'pascal',
  );
  await later(10 * minute);
  expect(await inThread(`<@${guest.id}>: **`)).toHaveLength(1);
  const told = async () => {
    const all = await guest.messages(thread, 100);
    return all.filter((message) => textOfMessage(message).includes('yours are closed to me')).length;
  };
  const live = () => eventually(async () => (await host.messages(thread, 50)).find(has('Log')));
  await outcome(await guest.press(await live(), 'Log'));
  await expect.poll(told).toBe(1);
  await pass(guest);
  await pass(host);
  await idle();
  const next = await live();
  expect(next.flags ?? 0).not.toBe(SILENT);
  expect(await inThread(`<@${guest.id}>: **`)).toHaveLength(1);
  await outcome(await guest.press(next, 'Log'));
  expect(await stage.tables.pendingTexts.take(guest.id, 9)).toEqual([]);
  expect(await told()).toBe(1);
  const look = await stage.tables.info(table);
  expect(isRefusal(look) ? [] : look.waiting.map(({ user }) => user)).toEqual([guest.id]);
});

describe('a digest', () => {
  const digest = { digest: { at: '09:00' } } as const;

  test('lists what waits but no lesson, opens it, and comes once a day as long as there is something to say', async () => {
    const { guest, table } = await guestsTurn(digest);
    const who = { user: guest.id, name: 'tobin' };
    const request = { key: 'learn', who, game: taught.id, guild: undefined, language: 'en' } as const;
    const opened = await stage.tables.lessons.open(request);
    if (isRefusal(opened)) throw new Error(opened.refused);
    await later(day);
    const [first, ...more] = await directTo(guest);
    expect(more).toEqual([]);
    expect(textOfMessage(first!)).toContain('One table waits for you.');
    // A24: the table has a clock.
    expect(textOfMessage(first!)).toMatch(/asked <t:\d+:R>, time until <t:\d+:f> \(<t:\d+:R>\): /);
    expect(labelsOf(await outcome(await guest.select(first!, 'Open one', [table])))).toContain('Refresh');
    await stage.tables.concede(table, guest.id);
    await stage.tables.lessons.again(opened.tableView.table.id, who);
    await idle();
    await later(day);
    const over = (await directTo(guest)).filter((message) => textOfMessage(message).includes('Over: '));
    expect(over).toHaveLength(1);
    expect(textOfMessage(over[0]!).split('Over: ')).toHaveLength(2);
    await later(day);
    await later(day);
    const all = (await directTo(guest)).filter((message) => textOfMessage(message).includes('this summary'));
    expect(all).toHaveLength(2);
  });

  test('AS32 that is refused three times in a row is switched off, with a word kept for the person', async () => {
    const { guest, thread, host } = await guestsTurn(digest, 'pascal');
    for (let n = 0; n < 2; n++) await later(day);
    expect((await stage.tables.settings(guest.id)).digest).toEqual(digest.digest);
    await later(day);
    expect((await stage.tables.settings(guest.id)).digest).toBe('off');
    const live = await eventually(async () => (await host.messages(thread, 50)).find(has('Log')));
    await outcome(await guest.press(live, 'Board'));
    await eventually(async () =>
      (await guest.messages(thread, 100)).some((message) => textOfMessage(message).includes('Three digests in a row')),
    );
    await later(3 * day);
    expect((await stage.tables.settings(guest.id)).digest).toBe('off');
  });
});

test('under More… everybody chooses how to be called here, and nudges those for whom the table waits', async () => {
  const { guest, host, thread, inThread } = await guestsTurn({});
  const live = await eventually(async () => (await host.messages(thread, 50)).find(has('Log')));
  const more = await outcome(await host.press(live, 'More…'));
  const here = await outcome(await host.press(more, 'Calls here'));
  const chosen = await outcome(await host.select(here, 'When it is my move', ['dm']));
  expect(textOfMessage(chosen)).toContain('Saved.');
  const nudge = labelsOf(more).find((label) => label.startsWith('Nudge '));
  expect(textOfMessage(await outcome(await host.press(more, nudge!)))).toContain('Done');
  await idle();
  expect(await inThread('would like to go on')).toHaveLength(1);
  expect(textOfMessage(await outcome(await host.press(more, nudge!)))).toContain('within the last day');
  const theirs = await outcome(await guest.press(live, 'More…'));
  expect(has('No reminders this turn')(theirs)).toBe(true);
  await expectClean(stage);
});
