// What is stored about a person, as they see it and have it deleted.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test } from 'vitest';
import { storedMessage } from '#discord/person/screens/data';
import { dataSchema } from '#discord/person/screens/data-json';
import { translatorIn } from '#discord/words';
import { usualSettings } from '#table/people/settings-stored';
import { isRefusal, type Stored } from '#table/types';
import { textOfMessage } from '#test/driver';
import { expectPossible, textOf } from '../checks.ts';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test('A49 shows it privately, and deletes it after a confirmation, conceding what the person still plays', async () => {
  stage = await openStage();
  const { host, guest, channel, table } = await startTable(stage);
  await stage.tables.setSettings(host.id, { pictures: 'tall' });
  const shown = await outcome(await host.command(channel.id, 'data show'));
  expect((shown.flags ?? 0) & 64).toBe(64);
  expect(textOfMessage(shown)).toContain(host.id);
  expect(textOfMessage(shown)).toContain('Settings: what you have chosen');
  expect(textOfMessage(shown)).toContain('Decks of your own: none');
  expect(textOfMessage(shown)).not.toContain('{');
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
  expect((await stage.tables.settings(host.id)).pictures).toBe('tall');
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

test.each(['en', 'de', 'qps'])('A49 what is shown stays readable in %s, however much it is', (locale) => {
  const many = <T>(one: T) => Array.from({ length: 5000 }, () => one);
  const at = 1_800_000_000_000;
  const seat = { id: 'abcdefghijkl', game: 'unknown game', status: 'running', openedAt: at, seat: 7, orders: 99 };
  const stored: Stored = {
    settings: usualSettings,
    calendar: '{"zone":"Europe/Berlin"}',
    decks: [],
    pendingTexts: many('Something long to be told.'),
    tables: many({ ...seat, name: '*'.repeat(32), stands: true }),
    formerSeats: many({ table: seat.id, seat: 7, name: 'Name' }),
    moves: 123_456,
    watched: [],
    seasons: [],
    reports: many('Words.'),
    acts: many({ at, part: 'by', guild: '1', table: seat.id, what: 'end', reason: 'Why', until: undefined } as const),
    tallies: many({ gameName: 'Game', editionName: 'Edition', seats: 8, played: 3, won: 1 }),
  };
  const message = storedMessage('1'.repeat(20), stored, new Map(), translatorIn(locale));
  expect(textOf(message).length).toBeLessThan(2000);
  expectPossible(message);
  expect(textOf(message)).not.toContain('{');
});
