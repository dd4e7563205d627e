// What is stored about a person, as they see it and have it deleted.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test } from 'vitest';
import { dataSchema } from '#discord/present/data-json';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from './stage.ts';
import { expectClean, league, outcome, startTable } from './stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test('shows it privately, and deletes it after a confirmation, conceding what the person still plays', async () => {
  stage = await openStage();
  const { host, guest, channel, table } = await startTable(stage);
  await stage.tables.setSettings(host.id, { pictures: 'tall' });
  const shown = await outcome(await host.command(channel.id, 'data show'));
  expect((shown.flags ?? 0) & 64).toBe(64);
  expect(textOfMessage(shown)).toContain(host.id);
  expect(textOfMessage(shown)).toContain('"tall"');
  expect(textOfMessage(shown)).toContain(table.id);
  expect(textOfMessage(shown)).not.toContain(guest.id);

  const first = await outcome(await host.press(shown, 'Delete all of it…'));
  expect(textOfMessage(first)).toContain(table.id);
  expect((await stage.tables.settings(host.id)).pictures).toBe('tall');
  const kept = await outcome(await host.press(first, 'Keep it'));
  expect(textOfMessage(kept)).toContain('Nothing has changed');
  const again = await outcome(await host.command(channel.id, 'data delete'));
  const form = await host.press(again, 'Concede, and delete all…');
  expect(textOfMessage(await outcome(await host.submit(form, { word: 'yes' })))).toContain('not the word');
  expect((await stage.tables.settings(host.id)).pictures).toBe('tall');
  const typed = await host.press(again, 'Concede, and delete all…');
  expect(textOfMessage(await outcome(await host.submit(typed, { word: 'delete ' })))).toContain('Done.');
  expect((await stage.tables.settings(host.id)).pictures).toBe('wide');
  const after = await stage.tables.info(table.id);
  expect(isRefusal(after) ? after : after.seats.map(({ who }) => who.kind)).toEqual(['forgotten', 'person']);
  const empty = await outcome(await host.command(channel.id, 'data show'));
  expect(textOfMessage(empty)).not.toContain(table.id);
  await expectClean(stage);
});

test('A49 exports it as a file that its published schema describes, with nothing about others', async () => {
  stage = await openStage();
  const { host, guest, channel, table } = await startTable(stage);
  await stage.tables.setSettings(host.id, { pictures: 'tall' });
  await stage.tables.pendingTexts.add(host.id, 'one', 'Something to be told.');
  const boss = { user: guest.id, name: 'Guest', guild: 'guild', manages: true, roles: [] };
  await stage.tables.servers.ban(boss, host.id, undefined, 'For a while.');
  const sent = await outcome(await host.command(channel.id, 'data export'));
  expect((sent.flags ?? 0) & 64).toBe(64);
  const [attached] = sent.attachments;
  expect(attached?.filename).toBe('wardroom-data.json');
  const text = await (await fetch(attached?.url ?? '')).text();
  const data = JSON.parse(text);
  const schema = JSON.parse(readFileSync('docs/data.schema.json', 'utf8'));
  expect(schema).toEqual(JSON.parse(dataSchema()));
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  expect(data).toMatchObject({
    account: host.id,
    settings: { pictures: 'tall' },
    seats: [{ table: table.id, status: 'running', seat: 0 }],
    pendingTexts: ['Something to be told.'],
    acts: [{ part: 'about', what: 'ban', server: 'guild', reason: 'For a while.' }],
  });
  expect(text).not.toContain(guest.id);
});

test('gives a long list as a file', async () => {
  stage = await openStage();
  const mira = await stage.driver.person('mira');
  const channel = await mira.channel('game-tables', league);
  for (let n = 0; n < 40; n++) {
    await stage.tables.pendingTexts.add(mira.id, `${n}`, `Something long to be told, number ${n}. `.repeat(3));
  }
  const shown = await outcome(await mira.command(channel.id, 'data show'));
  expect(shown.attachments.map(({ filename }) => filename)).toEqual(['wardroom-data.txt']);
});
