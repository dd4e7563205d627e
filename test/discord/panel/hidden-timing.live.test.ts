// Which new tables hide the timing of automatic answers, and where that is said.
import { afterEach, expect, test } from 'vitest';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { isLobby, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test.each([
  [undefined, true],
  ['slow', true],
  ['live', undefined],
  ['none', undefined],
])('a table that is opened with the speed %s: hidden timing is %s', async (speed, hidden) => {
  stage = await openStage({ hidesTiming: true });
  const tobin = await stage.driver.person('tobin');
  const channel = await tobin.channel('game-tables', league);
  await tobin.command(channel.id, 'play', speed === undefined ? {} : { speed });
  const lobby = await tobin.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  const [table] = await stage.tables.tablesOf(tobin.id);
  expect(table?.options.veil).toBe(hidden);
  expect(textOfMessage(lobby).includes('Automatic answers come after a while')).toBe(hidden === true);
  const options = await outcome(await tobin.press(lobby, 'Options…'));
  expect(textOfMessage(options).includes('Automatic answers')).toBe(speed !== 'live');
});
