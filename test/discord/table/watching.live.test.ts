// Watching a game as somebody who does not play: what one chooses, the direct messages, and open hands.
import { afterEach, expect, test } from 'vitest';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLive, labelsOf, league, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test('A45 a spectator watches every turn: the board leads there, messages come directly, and the last one tells the end', async () => {
  stage = await openStage();
  const { host, guest, live, table } = await startTable(stage);
  const jun = await stage.driver.person('jun');
  const board = await outcome(await jun.press(live, 'Board'));
  const choice = await outcome(await jun.press(board, 'Watch…'));
  expect(labelsOf(choice)).toEqual(['Every turn', 'Only the end', 'Nothing']);
  const chosen = await outcome(await jun.press(choice, 'Every turn'));
  expect(textOfMessage(chosen)).toContain('each time the table waits');
  const mine = await outcome(await host.press(live, 'Board'));
  expect(labelsOf(mine)).not.toContain('Watch…');
  await stage.tables.concede(table.id, guest.id);
  const told = await jun.waitFor(
    (m) => m.channel_id !== live.channel_id && JSON.stringify(m.components).includes(':replay:'),
  );
  expect(textOfMessage(told)).toContain(`Won by ${host.name}`);
  await eventually(async () => ((await stage.tables.watchersOf(table.id)).length === 0 ? true : undefined));
  await expectClean(stage);
});

test('A45 a table with open hands says so on its lobby, its live message and its board, and shows all hands', async () => {
  stage = await openStage();
  const [host, guest, jun] = await Promise.all(['mira', 'tobin', 'jun'].map((name) => stage.driver.person(name)));
  if (host === undefined || guest === undefined || jun === undefined) throw new Error('nobody');
  const channel = await host.channel('game-tables', league);
  await host.command(channel.id, 'play', { open: true });
  const lobby = await guest.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Start'));
  expect(textOfMessage(lobby)).toContain('Open hands');
  await (await guest.press(lobby, 'Join')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const live = await jun.waitFor(isLive);
  expect(textOfMessage(live)).toContain('Open hands');
  const board = await outcome(await jun.press(live, 'Board'));
  expect(textOfMessage(board)).toContain('Open hands');
  const hands = await outcome(await jun.press(board, 'Hands'));
  expect(textOfMessage(hands)).toContain('held');
  await expectClean(stage);
});
