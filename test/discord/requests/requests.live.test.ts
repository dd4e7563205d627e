// What players ask each other to agree to, as they see it.
import { afterEach, expect, test } from 'vitest';
import type { PageMessage } from '#sandbox/page-api';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, has, isFinal, labelsOf, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

const isRequest = has('Agree');
const buttonId = (m: PageMessage, label: string): string => {
  const found = JSON.stringify(m.components).match(new RegExp(`"custom_id":"([^"]*ask\\.${label}[^"]*)"`))?.[1];
  if (found === undefined) throw new Error(`no ${label}`);
  return found;
};

test('a game is ended by all who play: asked from More…, answered in one message, told at the end', async () => {
  stage = await openStage();
  const { host, guest, live, table } = await startTable(stage);
  const more = await outcome(await host.press(live, 'More…'));
  const sure = await outcome(await host.press(more, 'End without a result…'));
  expect(textOfMessage(sure)).toContain('has to agree within 2 days');
  expect(textOfMessage(await outcome(await host.press(sure, 'Ask them')))).toContain('They are asked');
  const request = await guest.waitFor(isRequest);
  expect(textOfMessage(request)).toContain('asks to end this game without a result');
  expect(request.mentions.map(({ id }) => id)).toEqual([guest.id]);

  const stranger = await stage.driver.person('jun');
  expect(textOfMessage(await outcome(await stranger.press(request, 'Agree')))).toContain('Only those who are asked');
  expect(await stage.tables.info(table.id)).toMatchObject({ status: 'running' });

  await (await guest.press(request, 'Agree')).settled();
  const final = await guest.waitFor(isFinal);
  expect(textOfMessage(final)).toContain('all players agreed');
  const over = await guest.waitFor((m) => m.id === request.id && !isRequest(m));
  expect(textOfMessage(over)).toContain('Agreed.');
  expect(labelsOf(over)).toEqual([]);
  await expectClean(stage);
});

test('a request that is declined says so in its place, and the game goes on', async () => {
  stage = await openStage();
  const { host, guest, channel, table } = await startTable(stage);
  const sure = await outcome(await host.command(channel.id, 'table end', { table: table.id }));
  await outcome(await host.press(sure, 'Ask them'));
  const request = await guest.waitFor(isRequest);
  expect(buttonId(request, 'yes')).toMatch(/^t:[a-z0-9]+:0::ask\.yes:[a-z0-9]+$/);
  await (await guest.press(request, 'Decline')).settled();
  const over = await guest.waitFor((m) => m.id === request.id && !isRequest(m));
  expect(textOfMessage(over)).toContain('Not agreed.');
  expect(textOfMessage(over)).toContain('✗');
  expect(await stage.tables.info(table.id)).toMatchObject({ status: 'running' });
  const again = await outcome(await guest.command(channel.id, 'table end', { table: table.id }));
  expect(textOfMessage(again)).toContain('in 24 hours');
  await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
  expect(
    (await guest.messages(request.channel_id, 50)).filter((m) => textOfMessage(m).includes('asks to end')),
  ).toHaveLength(1);
  await expectClean(stage);
});
