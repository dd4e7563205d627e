// Threads that a moderator has closed: what a table has to say goes to its channel, and time takes nothing from who was not warned.
import { afterEach, describe, expect, test } from 'vitest';
import type { PageMessage } from '#sandbox/page-api';
import { usualCalls } from '#table/call-settings';
import type { Clock } from '#table/clock-types';
import { CLOCKS } from '#table/time-control';
import { type DrivenPerson, textOfMessage } from '#test/driver';
import { openStage, type Stage } from './stage.ts';
import { eventually, isFinal, isLive, isLobby, league, outcome } from './stories.ts';

const hour = 60 * 60_000;

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** The turn of somebody in a game with Oksana, in a thread where the bot may not manage threads. */
async function turnOf(name: string, clock: Clock | 'none' = { ...CLOCKS.daily, leave: false, sleep: false }) {
  const time = { now: Date.now(), sweep: async () => {} };
  stage = await openStage({ time });
  const slow = await stage.driver.person(name);
  const oksana = await stage.driver.person('oksana');
  const channel = await slow.channel('game-tables', league);
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads'] });
  await slow.command(channel.id, 'play');
  const lobby = await oksana.waitFor((m) => m.channel_id === channel.id && isLobby(m));
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
      const look = await stage.tables.look(table, person.id);
      const [ask] = 'view' in look ? look.view.asks : [];
      if (ask === undefined) throw new Error('nothing is asked');
      const answer = first ? { pick: [pick] } : ask.fallback;
      await stage.tables.submit(table, person.id, { ask: ask.id, answer });
    }
  };
  for (const person of [slow, oksana]) {
    const look = await stage.tables.look(table, person.id);
    const [ask] = 'view' in look ? look.view.asks : [];
    await stage.tables.submit(table, person.id, { ask: ask?.id ?? 0, answer: { pick: ['keep'] } });
  }
  const idle = () => eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
  await idle();
  const pass = async (ms: number): Promise<void> => {
    for (const end = time.now + ms; time.now < end; ) {
      time.now = Math.min(end, time.now + hour);
      await stage.tables.notes.set('running', String(time.now - 1));
      await time.sweep();
      await idle();
    }
  };
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
  ['archived and locked (50083)', { archived: true, locked: true }],
  ['locked (160005)', { archived: false, locked: true }],
] as const;

describe.each(closings)('a thread that is %s', (_, state) => {
  test('AS8 warns in the channel, tells its people where the game goes on once, and asks the others there', async () => {
    const { slow, oksana, channel, thread, pass, said, toldDirectly } = await turnOf('tobin');
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
    const { slow, oksana, channel, thread, table, move, said } = await turnOf('tobin');
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
    const { slow, channel, thread, pass, said } = await turnOf('tobin', 'none');
    await stage.driver.control({ do: 'archive', channel: thread, ...state });
    await pass(25 * hour);
    const reminder = await eventually(async () => (await said(channel.id, 'still waits for your move'))[0]);
    expect(reminder.mentions.map(({ id }) => id)).toEqual([slow.id]);
  });
});

test('who wants no calls is told where the game goes on when they next use the bot', async () => {
  const { slow, oksana, channel, thread, move, idle, toldDirectly } = await turnOf('tobin');
  await stage.tables.setSettings(oksana.id, { calls: { ...usualCalls, turn: 'off' } });
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await move(slow, 'end');
  await idle();
  expect(await toldDirectly(slow)).toHaveLength(1);
  expect(await toldDirectly(oksana)).toEqual([]);
  await outcome(await oksana.command(channel.id, 'help'));
  await oksana.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('The game goes on in'));
});

test('AS8 who can be reached nowhere loses nothing', async () => {
  const clock = { ...CLOCKS.daily, leave: false, sleep: false, zero: 'move' } as const;
  const { slow, channel, thread, table, pass } = await turnOf('pascal', clock);
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads', 'SendMessages'] });
  await pass(200 * hour);
  const info = await stage.tables.info(table);
  expect(info).toMatchObject({ status: 'running', waiting: [{ user: slow.id }] });
});

test('AS8 a warning that no place takes comes by direct message, and says until when', async () => {
  const { slow, channel, thread, pass } = await turnOf('tobin');
  await stage.driver.control({ do: 'archive', channel: thread, archived: true, locked: true });
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ManageThreads', 'SendMessages'] });
  await pass(87 * hour);
  const warning = await slow.waitFor((m) => textOfMessage(m).includes('waits for you until'));
  expect([channel.id, thread]).not.toContain(warning.channel_id);
});
