// Too much at a time: who is sent back, with what words, and who is heard all the same.
import { afterEach, expect, test } from 'vitest';
import { type Crowd, usualPressLimits } from '#discord/core/fair-queue';
import type { TableService } from '#table/types';
import { type DrivenPerson, type Exchange, textOfMessage } from '#test/driver';
import { openStage, type Stage, type StageOptions } from '../stage.ts';
import { eventually, league, outcome } from '../stories.ts';

/** What the settings begin with. */
const heard = 'Your settings';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** A stage where the first two who look for their tables wait until the returned function is called. */
async function slowStage(limits: StageOptions['limits']): Promise<() => void> {
  let calls = 0;
  let hurry = () => {};
  const slow = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const wrap = (tables: TableService): TableService => ({
    ...tables,
    async tablesOf(user) {
      calls += 1;
      if (calls <= 2) await slow;
      return tables.tablesOf(user);
    },
  });
  stage = await openStage({ wrap, ...(limits !== undefined && { limits }) });
  return hurry;
}

const at = async (person: DrivenPerson, server: string): Promise<string> =>
  (await person.channel('general', server)).id;
const settings = async (person: DrivenPerson, channel: string) => outcome(await person.command(channel, 'settings'));

/** Nothing was wrong but that one interaction was refused, which the log says. */
async function expectNoticed(crowd: Crowd): Promise<void> {
  expect(await stage.driver.violations()).toEqual([]);
  expect(stage.logged.map((line) => JSON.parse(line))).toMatchObject([
    { refused: { person: 0, server: 0, everybody: 0, [crowd]: 1 }, msg: expect.stringContaining('too many') },
  ]);
}

/** Two people's commands in one server, deferred and in progress. */
async function busyLeague(): Promise<readonly Exchange[]> {
  const [mira, tobin] = [await stage.driver.person('mira'), await stage.driver.person('tobin')];
  return [await mira.command(await at(mira, league), 'games'), await tobin.command(await at(tobin, league), 'games')];
}

test('a server with too much in progress is told so, privately; elsewhere people are heard, and there again afterwards', async () => {
  const hurry = await slowStage({ ...usualPressLimits, pressesPerServer: 2 });
  const busy = await busyLeague();
  const oksana = await stage.driver.person('oksana');
  const refused = await settings(oksana, await at(oksana, league));
  expect(textOfMessage(refused)).toContain('More is going on in this server than I can answer at a time');
  expect(textOfMessage(refused)).toContain('Wait a few seconds, then press again');
  expect((refused.flags ?? 0) & 64).toBe(64);
  expect(textOfMessage(await settings(oksana, (await oksana.openDm()).id))).toContain(heard);
  hurry();
  await Promise.all(busy.map((exchange) => exchange.settled()));
  await expectNoticed('server');
  await eventually(async () => textOfMessage(await settings(oksana, await at(oksana, league))).includes(heard));
});

test('with too much in progress everywhere, the busiest server is told so, and another is heard', async () => {
  const hurry = await slowStage({ ...usualPressLimits, presses: 2 });
  const busy = await busyLeague();
  const [oksana, tobin] = [await stage.driver.person('oksana'), await stage.driver.person('tobin')];
  expect(textOfMessage(await settings(oksana, await at(oksana, league)))).toContain('More is going on everywhere');
  expect(textOfMessage(await settings(tobin, await at(tobin, 'Quiet Orbit')))).toContain(heard);
  hurry();
  await Promise.all(busy.map((exchange) => exchange.settled()));
  await expectNoticed('everybody');
});

test('suggestions count as well, and what is too much of them is answered with none', async () => {
  const hurry = await slowStage({ ...usualPressLimits, pressesPerPerson: 1 });
  const mira = await stage.driver.person('mira');
  const channel = await at(mira, league);
  const games = await mira.command(channel, 'games');
  const suggested = () => mira.autocomplete(channel, 'card', 'name', 'gain');
  expect(await suggested()).toEqual([]);
  await expectNoticed('person');
  hurry();
  await games.settled();
  // What follows the answer may take a moment.
  await eventually(async () => (await suggested()).length > 0);
});
