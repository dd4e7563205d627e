// Threads that a moderator has closed: what a table has to say goes to its channel, and time takes nothing from who was not warned.
import { ChannelType, Routes } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageMessage } from '#sandbox/page-api';
import { CLOCKS } from '#table/clock/time-control';
import type { Clock } from '#table/clock/types';
import { usualCalls } from '#table/people/settings-stored';
import { type DrivenPerson, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import {
  allSent,
  eventually,
  isFinal,
  isLive,
  isLobby,
  keepHands,
  labelsOf,
  league,
  outcome,
  passHours,
} from '../stories.ts';

const hour = 60 * 60_000;

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** Whose thread it is: one that was made for the table, or one where people had been before they opened a table in it. */
type Origin = (typeof origins)[number] | 'private';
const origins = ['made for the game', 'of people’s own'] as const;

/** A thread of a channel, with these people in it. */
async function ownThread(channel: string, type: ChannelType, people: readonly DrivenPerson[]) {
  const thread = (await stage.rest.post(Routes.threads(channel), { body: { name: 'Ours', type } })) as { id: string };
  for (const person of people) await stage.rest.put(Routes.threadMembers(thread.id, person.id));
  return thread.id;
}

/** The turn of somebody in a game with Oksana, in a thread where the bot may not manage threads. */
async function turnOf(
  name: string,
  origin: Origin,
  clock: Clock | 'none' = { ...CLOCKS.daily, leave: false, sleep: false },
) {
  const time = { now: Date.now(), sweep: async () => {} };
  stage = await openStage({ time });
  const slow = await stage.driver.person(name);
  const oksana = await stage.driver.person('oksana');
  const channel = await slow.channel('game-tables', league);
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads'] });
  const kind = origin === 'private' ? ChannelType.PrivateThread : ChannelType.PublicThread;
  const opened = origin === 'made for the game' ? channel.id : await ownThread(channel.id, kind, [slow, oksana]);
  await slow.command(opened, 'play');
  const lobby = await oksana.waitFor((m) => m.channel_id === opened && isLobby(m));
  await (await oksana.press(lobby, 'Join')).settled();
  const table = (await stage.tables.tablesOf(slow.id))[0]?.id ?? '';
  await stage.tables.setOptions(
    table,
    slow.id,
    clock === 'none' ? { clock: undefined, remindAfter: 24 * hour } : { clock, remindAfter: 0 },
  );
  await (await slow.press(lobby, 'Start')).settled();
  const live = await oksana.waitFor(isLive);
  const waited = async (): Promise<string | undefined> => {
    const info = await stage.tables.info(table);
    return 'waiting' in info ? info.waiting[0]?.user : undefined;
  };
  /** Answers with the pick, then as is usual, until somebody else is waited for. */
  const move = async (person: DrivenPerson, pick: string) => {
    for (let first = true; first || (await waited()) === person.id; first = false) {
      const tableView = await stage.tables.view(table, person.id);
      const [ask] = 'view' in tableView ? tableView.view.asks : [];
      if (ask === undefined) throw new Error('nothing is asked');
      const answer = first ? { pick: [pick] } : ask.fallback;
      await stage.tables.submit(table, person.id, { ask: ask.id, answer });
    }
  };
  await keepHands(stage, table, [slow, oksana]);
  const idle = () => allSent(stage);
  await idle();
  const pass = (ms: number) => passHours(stage, time, ms);
  const said = async (where: string, words: string): Promise<readonly PageMessage[]> =>
    (await oksana.messages(where, 100)).filter((m) => textOfMessage(m).includes(words));
  /** The direct messages that tell somebody where their game goes on. */
  const toldDirectly = async (person: DrivenPerson) => {
    const all = await person.messages((await person.openDm()).id, 100);
    return all.filter((m) => textOfMessage(m).includes('The game goes on in'));
  };
  return { slow, oksana, channel, thread: live.channel_id, table, move, idle, pass, said, toldDirectly };
}

const closings = [
  ['made for the game', 'archived and locked (50083)', { archived: true, locked: true }],
  ['made for the game', 'locked (160005)', { archived: false, locked: true }],
  ['of people’s own', 'archived and locked (50083)', { archived: true, locked: true }],
  ['of people’s own', 'locked (160005)', { archived: false, locked: true }],
] as const;

describe.each(closings)('a thread %s that is %s', (origin, _, state) => {
  test('AS8 warns in the channel, tells its people where the game goes on once, and asks the others there', async () => {
    const { slow, oksana, channel, thread, pass, said, toldDirectly } = await turnOf('tobin', origin);
    await stage.driver.control({ do: 'archive', channel: thread, ...state });
    await pass(87 * hour);
    const warning = await eventually(async () => (await said(channel.id, 'waits for you until'))[0]);
    expect(warning.mentions.map(({ id }) => id)).toEqual([slow.id]);
    for (const person of [slow, oksana]) expect(await toldDirectly(person)).toHaveLength(1);
    await pass(10 * hour);
    const late = await eventually(async () => (await said(channel.id, 'time is up'))[0]);
    expect(late.mentions.map(({ id }) => id)).toEqual([oksana.id]);
    for (const person of [slow, oksana]) expect(await toldDirectly(person)).toHaveLength(1);
    expect(await stage.driver.violations()).toEqual([]);
    expect(stage.logged.filter((text) => text.includes('put aside'))).toEqual([]);
  });

  test('leaves the live message to the channel, where it is edited, until the thread is open again', async () => {
    const { slow, oksana, channel, thread, table, move, said } = await turnOf('tobin', origin);
    const open = async (where: string) => (await oksana.messages(where, 100)).filter(isLive);
    await stage.driver.control({ do: 'archive', channel: thread, ...state });
    await move(slow, 'end');
    const calling = (where: string, person: DrivenPerson) =>
      eventually(async () => {
        const shown = await open(where);
        return shown.some(({ mentions }) => mentions.some(({ id }) => id === person.id));
      });
    await calling(channel.id, oksana);
    await move(oksana, 'end');
    await calling(channel.id, slow);
    expect(await open(channel.id)).toHaveLength(1);
    await stage.driver.control({ do: 'archive', channel: thread, archived: false, locked: false });
    await move(slow, 'end');
    await calling(thread, oksana);
    await eventually(async () => (await open(channel.id)).length === 0);
    await stage.driver.control({ do: 'archive', channel: thread, ...state });
    for (const person of [slow, oksana]) await stage.tables.concede(table, person.id);
    await oksana.waitFor((m) => m.channel_id === channel.id && isFinal(m));
    expect(await said(thread, 'The game goes on in')).toEqual([]);
    expect((await stage.driver.violations()).map((v) => JSON.stringify(v))).toEqual([]);
  });

  test('has reminders come in the channel at a table without a clock', async () => {
    const { slow, channel, thread, pass, said } = await turnOf('tobin', origin, 'none');
    await stage.driver.control({ do: 'archive', channel: thread, ...state });
    await pass(25 * hour);
    const reminder = await eventually(async () => (await said(channel.id, 'still waits for your move'))[0]);
    expect(reminder.mentions.map(({ id }) => id)).toEqual([slow.id]);
  });
});

test('who wants no calls is told where the game goes on when they next use the bot', async () => {
  const { slow, oksana, channel, thread, move, idle, toldDirectly } = await turnOf('tobin', 'made for the game');
  await stage.tables.setSettings(oksana.id, { calls: { ...usualCalls, turn: 'off' } });
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await move(slow, 'end');
  await idle();
  expect(await toldDirectly(slow)).toHaveLength(1);
  expect(await toldDirectly(oksana)).toEqual([]);
  await outcome(await oksana.command(channel.id, 'help'));
  await oksana.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('The game goes on in'));
});

test.each(origins)('AS8 who can be reached nowhere loses nothing: a thread %s', async (origin) => {
  const clock = { ...CLOCKS.daily, leave: false, sleep: false, zero: 'move' } as const;
  const { slow, channel, thread, table, pass } = await turnOf('pascal', origin, clock);
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads', 'SendMessages'] });
  await pass(200 * hour);
  const info = await stage.tables.info(table);
  expect(info).toMatchObject({ status: 'running', waiting: [{ user: slow.id }] });
});

test('AS8 a warning that no place takes comes by direct message, and says until when', async () => {
  const { slow, channel, thread, pass } = await turnOf('tobin', 'made for the game');
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads', 'SendMessages'] });
  await pass(87 * hour);
  const warning = await slow.waitFor((m) => textOfMessage(m).includes('waits for you until'));
  expect([channel.id, thread]).not.toContain(warning.channel_id);
});

test.each(origins)(
  'AS8 a thread %s that is deleted leaves its table to the channel, and warns there',
  async (origin) => {
    const { slow, oksana, channel, thread, table, move, idle, pass, said, toldDirectly } = await turnOf(
      'tobin',
      origin,
    );
    await stage.driver.control({ do: 'delete-channel', channel: thread });
    await pass(87 * hour);
    const warning = await eventually(async () => (await said(channel.id, 'waits for you until'))[0]);
    expect(warning.mentions.map(({ id }) => id)).toEqual([slow.id]);
    await move(slow, 'end');
    await oksana.waitFor(
      (m) => isLive(m) && m.channel_id === channel.id && m.mentions.some(({ id }) => id === oksana.id),
    );
    await idle();
    for (const person of [slow, oksana]) expect(await toldDirectly(person)).toHaveLength(1);
    const info = await stage.tables.info(table);
    expect('place' in info && [info.place.channel, info.place.thread]).toEqual([channel.id, undefined]);
    expect(stage.logged.filter((text) => text.includes('put aside'))).toEqual([]);
  },
);

test('a private thread that is closed tells nobody outside, but each of its people directly', async () => {
  const { slow, oksana, channel, thread, pass, said } = await turnOf('tobin', 'private');
  const before = (await oksana.messages(channel.id, 100)).length;
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await pass(87 * hour);
  const warning = await slow.waitFor((m) => textOfMessage(m).includes('waits for you until'));
  expect([channel.id, thread]).not.toContain(warning.channel_id);
  expect(await oksana.messages(channel.id, 100)).toHaveLength(before);
  expect(await said(thread, 'waits for you until')).toEqual([]);
});

test.each(origins)(
  'AS8 a thread %s where the bot may not write any more has its channel warn (50013)',
  async (origin) => {
    const { slow, oksana, channel, pass, said, toldDirectly } = await turnOf('tobin', origin);
    await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['SendMessagesInThreads'] });
    await pass(87 * hour);
    const warning = (await said(channel.id, 'waits for you until'))[0];
    expect(warning?.mentions.map(({ id }) => id)).toEqual([slow.id]);
    for (const person of [slow, oksana]) expect(await toldDirectly(person)).toHaveLength(1);
  },
);

test('who is asked about a late seat is asked directly if no place takes the question, and can answer there', async () => {
  const { slow, oksana, channel, thread, table, pass } = await turnOf('tobin', 'made for the game');
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads', 'SendMessages'] });
  await pass(200 * hour);
  const question = await oksana.waitFor((m) => labelsOf(m).includes('Wait on'));
  expect([channel.id, thread]).not.toContain(question.channel_id);
  await (await oksana.press(question, 'Wait on')).settled();
  const info = await stage.tables.view(table, undefined);
  const clock = 'clocks' in info ? info.clocks.find(({ state }) => state === 'late') : undefined;
  expect(clock).toBeUndefined();
  expect(await stage.tables.info(table)).toMatchObject({ waiting: [{ user: slow.id }] });
});
