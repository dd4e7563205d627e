/** A clock that runs out with mercy, as people see it; and what they set of it. */
import { afterEach, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import { usualCalls } from '#table/people/settings-stored';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import {
  allSent,
  expectClean,
  has,
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

/** Tobin’s turn in a game with Oksana. */
async function turnOfTobin() {
  const time = { now: Date.now(), sweep: async () => {} };
  stage = await openStage({ time });
  const [tobin, oksana, jun] = await Promise.all(
    (['tobin', 'oksana', 'jun'] as const).map((name) => stage.driver.person(name)),
  );
  if (tobin === undefined || oksana === undefined || jun === undefined) throw new Error();
  const channel = await tobin.channel('game-tables', league);
  await tobin.command(channel.id, 'play');
  const lobby = await oksana.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  await (await oksana.press(lobby, 'Join')).settled();
  const table = (await stage.tables.tablesOf(tobin.id))[0]?.id ?? '';
  await stage.tables.setOptions(table, tobin.id, { clock: { ...CLOCKS.daily, leave: false }, remindAfter: 0 });
  const idle = () => allSent(stage);
  const pass = (ms: number) => passHours(stage, time, ms);
  return { tobin, oksana, jun, channel, lobby, table, idle, pass, time };
}

test('a clock that runs out with mercy', async () => {
  const { tobin, oksana, jun, lobby, table, idle, pass } = await turnOfTobin();
  await (await tobin.press(lobby, 'Start')).settled();
  const live = await oksana.waitFor(isLive);
  await keepHands(stage, table, [tobin, oksana]);
  await idle();
  const panel = await outcome(await tobin.command(live.channel_id, 'hand', { table }));
  expect(textOfMessage(panel)).toContain('then your reserve of 3 days');
  const clocks = await outcome(await oksana.command(live.channel_id, 'table clock', { table }));
  expect(textOfMessage(clocks)).toContain('**Tobin Vale** · to move; time until');
  expect(textOfMessage(clocks)).toContain('1 day for the next wait, reserve of 3 days');

  await pass(96 * hour - 9 * hour);
  const warning = await tobin.waitFor((m) => textOfMessage(m).includes('waits for you until'));
  expect(textOfMessage(warning)).toContain('After that, the others decide how the game goes on.');
  expect(warning.mentions.map(({ id }) => id)).toEqual([tobin.id]);

  await pass(10 * hour);
  const late = await oksana.waitFor(has('Wait on'));
  expect(textOfMessage(late)).toContain('**Tobin Vale**’s time is up');
  expect(late.mentions.map(({ id }) => id)).toEqual([oksana.id]);
  expect(labelsOf(late)).toEqual([
    'Wait on',
    'Computer answers this once',
    'Computer plays on…',
    'Somebody else for Tobin Vale…',
    'End without a result…',
  ]);
  for (const person of [tobin, jun])
    expect(textOfMessage(await outcome(await person.press(late, 'Wait on')))).toContain('for those to decide');

  await outcome(await oksana.press(late, 'Wait on'));
  await idle();
  const given = await tobin.waitFor((m) => textOfMessage(m).includes('you have been given more time'));
  expect(given.mentions.map(({ id }) => id)).toEqual([tobin.id]);
  const settled = (await oksana.messages(live.channel_id, 50)).find(({ id }) => id === late.id);
  expect(settled === undefined ? '' : textOfMessage(settled)).toContain('has been given more time');

  await pass(19 * hour);
  await pass(6 * hour);
  const again = await oksana.waitFor((m) => m.id !== late.id && has('Wait on')(m));
  const tableView = await stage.tables.view(table, tobin.id);
  const [ask] = 'view' in tableView ? tableView.view.asks : [];
  await stage.tables.submit(table, tobin.id, { ask: ask?.id ?? 0, answer: { pick: ['end'] } });
  await idle();
  const over = (await oksana.messages(live.channel_id, 50)).find(({ id }) => id === again.id);
  expect(over === undefined ? '' : textOfMessage(over)).toContain('has moved after all');
  expect(over === undefined ? [] : labelsOf(over)).toEqual([]);
  await expectClean(stage);
});

test.each([false, true])('A22 a warning in quiet hours comes only to those who want to be woken: %s', async (wake) => {
  const { tobin, oksana, lobby, table, idle, pass, time } = await turnOfTobin();
  // Of four days, the warning comes in the last ten hours.
  const hourAfter = (hours: number) => new Date(time.now + hours * hour).toISOString().slice(11, 13);
  const quiet = { from: `${hourAfter(-12)}:00`, to: `${hourAfter(2)}:00`, days: [1, 2, 3, 4, 5, 6, 7] };
  await stage.tables.setSettings(tobin.id, { quiet, calls: { ...usualCalls, wake } });
  await (await tobin.press(lobby, 'Start')).settled();
  const live = await oksana.waitFor(isLive);
  for (const person of [tobin, oksana]) {
    const tableView = await stage.tables.view(table, person.id);
    if (!('view' in tableView)) throw new Error(tableView.refused);
    await stage.tables.submit(table, person.id, {
      ask: tableView.view.asks[0]?.id ?? 0,
      answer: { pick: ['keep'] },
    });
  }
  await idle();
  await pass(96 * hour - 9 * hour);
  const warning = (await oksana.messages(live.channel_id, 50)).find((m) => textOfMessage(m).includes('for you until'));
  expect(warning?.mentions.map(({ id }) => id)).toEqual(wake ? [tobin.id] : undefined);
  if (!wake) {
    await pass(12 * hour);
    const late = (await oksana.messages(live.channel_id, 50)).find((m) => textOfMessage(m).includes('for you until'));
    expect(late?.mentions.map(({ id }) => id)).toEqual([tobin.id]);
  }
  await expectClean(stage);
});

test('the host chooses the clock, and people say when they are away', async () => {
  const { tobin, oksana, channel, lobby, table } = await turnOfTobin();
  const options = await outcome(await tobin.press(lobby, 'Options…'));
  expect(labelsOf(options)).toContain('Own times…');
  const away = async (sub: string, given: Readonly<Record<string, string>>) =>
    textOfMessage(await outcome(await oksana.command(channel.id, `away ${sub}`, given)));
  expect(await away('vacation', { from: '2030-01-01', to: '2030-01-02' })).toContain('/away zone');
  expect(await away('zone', { zone: 'Mars/Base' })).toContain('There is no time zone');
  expect(await away('zone', { zone: 'BST' })).toContain('Europe/London, Asia/Dhaka');
  expect(await away('zone', { zone: 'Wien' })).toMatch(/Time zone: Europe\/Vienna\. It is now \d\d:\d\d there\./);
  expect((await stage.tables.settings(oksana.id)).zone).toBe('Europe/Vienna');
  expect(await away('sleep', { from: '23:00', to: '25:00' })).toContain('written like 23:00');
  expect(await away('sleep', { from: '23:00', to: '7:00' })).toContain('23:00 to 07:00');
  expect(await away('sleep', { from: '20:00', to: '7:00' })).toContain('up to 10 hours');
  expect(await away('show', {})).toContain('28 days of vacation left');
  const clocks = await outcome(await tobin.command(channel.id, 'table clock', { table }));
  expect(textOfMessage(clocks)).toContain('has not started yet');
  await expectClean(stage);
});
