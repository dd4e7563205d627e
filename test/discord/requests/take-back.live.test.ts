// A slip of the finger: taken back from the table's own screens, alone against a computer, and with the other's consent.
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { allSent, expectClean, has, isLive, isLobby, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** A running game of Tobin's against Oksana, or against a computer. */
async function gameOf(other: 'person' | 'computer') {
  stage = await openStage();
  const host = await stage.driver.person('tobin');
  const guest = await stage.driver.person('oksana');
  const channel = await host.channel('game-tables', league);
  await host.command(channel.id, 'play');
  const lobby = await guest.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  if (other === 'person') await (await guest.press(lobby, 'Join')).settled();
  else await (await host.press(lobby, 'Add computer player')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const live = await guest.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(host.id);
  if (table === undefined) throw new Error('no table');
  const idle = () => allSent(stage);
  await idle();
  return { host, guest, live, table: table.id, idle };
}

/** Gives what is asked of a person its usual answer, once. */
async function move(table: string, user: string): Promise<void> {
  const tableView = await stage.tables.view(table, user);
  if (isRefusal(tableView)) throw new Error(tableView.refused);
  const [ask] = tableView.view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const moved = await stage.tables.submit(table, user, { ask: ask.id, answer: ask.fallback });
  if (isRefusal(moved)) throw new Error(moved.refused);
}

test('AS34 against a computer it is done at once, and the table’s message shows the board before', async () => {
  const { host, live, table, idle } = await gameOf('computer');
  const boardOf = async () => {
    const tableView = await stage.tables.view(table, undefined);
    return isRefusal(tableView) ? undefined : tableView.view.board;
  };
  const before = await boardOf();
  await move(table, host.id);
  await idle();
  const more = await outcome(await host.press(live, 'More…'));
  const question = await outcome(await host.press(more, 'Take back…'));
  expect(textOfMessage(question)).toContain('Nobody has learned anything by it.');
  const panel = await outcome(await host.press(question, 'Take it back'));
  expect(textOfMessage(panel)).toContain('Taken back. Choose anew.');
  expect(await boardOf()).toEqual(before);
  await idle();
  const shown = await host.waitFor((m) => isLive(m) && textOfMessage(m).includes('took back a move'));
  expect(textOfMessage(shown)).toContain('Tobin Vale took back a move.');
  await expectClean(stage);
});

test('with another person it is asked for at the table, and done when they agree', async () => {
  const { host, guest, live, table, idle } = await gameOf('person');
  for (const person of [guest, host]) await move(table, person.id);
  await idle();
  const question = await outcome(await host.command(live.channel_id, 'table undo'));
  expect(labelsOf(question)).toContain('Ask them');
  expect(textOfMessage(await outcome(await host.press(question, 'Ask them')))).toContain('They are asked');
  const request = await guest.waitFor(has('Agree'));
  expect(textOfMessage(request)).toContain('would like to take back their last move');
  await (await guest.press(request, 'Agree')).settled();
  await guest.waitFor((m) => m.id === request.id && textOfMessage(m).includes('Agreed.'));
  await idle();
  await host.waitFor((m) => isLive(m) && textOfMessage(m).includes('took back a move'));
  await expectClean(stage);
});

test('what the other has declined is not offered again', async () => {
  const { host, guest, live, table, idle } = await gameOf('person');
  for (const person of [guest, host]) await move(table, person.id);
  await idle();
  const question = await outcome(await host.command(live.channel_id, 'table undo'));
  await (await host.press(question, 'Ask them')).settled();
  const request = await guest.waitFor(has('Decline'));
  await (await guest.press(request, 'Decline')).settled();
  const again = await outcome(await host.command(live.channel_id, 'table undo'));
  expect(textOfMessage(again)).toContain('The others did not agree to take back this move.');
  expect(labelsOf(again)).toEqual([]);
  await expectClean(stage);
});
