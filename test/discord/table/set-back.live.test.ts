// A backup is restored: whoever presses what it does not know of yet hears to when their table was set back.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PageMessage } from '#sandbox/page-api';
import { startSandbox } from '#sandbox/sandbox';
import { restoreDatabase } from '#store/sqlite/restore';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { newFolder } from '#test/folder';
import { PATIENT_DEADLINE } from '#test/patience';
import { storeAt } from '#test/store';
import { openStage, type Stage } from '../stage.ts';
import { has, labelsOf, outcome, startTable } from '../stories.ts';

/** Plays the first card that needs no target. */
async function playSomething({ tables }: Stage, table: string, user: string): Promise<void> {
  const tableView = await tables.view(table, user);
  if (isRefusal(tableView)) throw new Error(tableView.refused);
  const [ask] = tableView.view.asks;
  const options = ask?.choice.kind === 'choose' ? ask.choice.options : [];
  const card = options.find(({ verb, needs = [] }) => verb === 'play' && needs.length === 0);
  const moved = await tables.submit(table, user, { ask: ask!.id, answer: { pick: [card!.id] } });
  if (isRefusal(moved)) throw new Error(moved.refused);
}

test('a panel and a live message from what is lost say to when the table was set back, and take nothing', async () => {
  const folder = newFolder();
  const [database, backup] = [join(folder, 'wardroom.sqlite'), join(folder, 'backup.sqlite')];
  const sandbox = await startSandbox({ deadlines: { firstMs: PATIENT_DEADLINE } });
  onTestFinished(() => sandbox.close());

  const before = await openStage({ sandbox, database, seed: 'setback' });
  const { host, guest, live, table } = await startTable(before);
  const store = await storeAt(database);
  await store.backup(backup);
  const [start] = await store.tables.inputs(table.id, { limit: 1 });
  await store.close();
  await outcome(await guest.press(live, 'keep'));
  const panel = await outcome(await host.press(live, 'keep'));
  expect(labelsOf(panel)).toContain('end');
  await before.tables.setAutopilot(table.id, guest.id, { mode: 'strict' });
  await playSomething(before, table.id, host.id);
  const called = await guest.waitFor(has('pass'));
  await before.close();

  expect(await restoreDatabase(backup, database, new Date())).toMatchObject({ contents: { tables: 1 } });
  const after = await openStage({ sandbox, database, seed: 'after' });
  onTestFinished(() => after.close());
  const rest = await after.tables.info(table.id);
  const setBack = `**This table was set back to <t:${Math.floor(start!.at / 1000)}:f>**`;
  const expectSetBack = (shown: PageMessage) => {
    expect(textOfMessage(shown)).toContain(setBack);
    expect(textOfMessage(shown)).not.toContain('The table has moved on');
    expect(labelsOf(shown)).toEqual(expect.arrayContaining(['keep', 'redraw']));
  };
  const [mira, tobin] = [await after.driver.person(host.id), await after.driver.person(guest.id)];
  const shown = await outcome(await mira.press(panel, 'end'));
  expect(shown.id).toBe(panel.id);
  expectSetBack(shown);
  expectSetBack(await outcome(await tobin.press(called, 'pass')));
  expect(await after.tables.info(table.id)).toEqual(rest);

  // What is shown now is of this table, and is taken.
  expect(textOfMessage(await outcome(await mira.press(shown, 'keep')))).not.toContain('set back');
  // The restored table still names a live message that was replaced since; the bot finds that out by trying to edit it.
  const objections = (await after.driver.violations()).filter(({ rule }) => rule !== 'unknown-message');
  expect(objections).toEqual([]);
  expect(after.logged).toEqual([]);
});
