// The storage fails under a running bot: people are told, nothing is acknowledged that is not stored, and it goes on afterwards.
import { execFileSync } from 'node:child_process';
import { renameSync, statSync, unlinkSync } from 'node:fs';
import { ComponentType } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFile } from '#core/sqlite';
import { seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { askOf, openTable, pressAnything, type RunningTable, usualPlaces } from './crowd.ts';
import { type Field, openField } from './field.ts';
import { sharedFolder } from './folder.ts';

async function newField(): Promise<Field> {
  const field = await openField({ folder: sharedFolder(), seed: 'storage' });
  onTestFinished(() => field.close());
  return field;
}

const rng = seedRng('storage');

async function panelOf(person: DrivenPerson, { thread }: RunningTable): Promise<PageMessage> {
  const panel = await (await person.command(thread, 'hand')).settled();
  if (panel === undefined) throw new Error('no panel');
  return panel;
}

/** Presses until the ask is answered or the bot says that it could not be; gives what the person reads then. */
async function answer(person: DrivenPerson, table: RunningTable): Promise<string> {
  let panel = await panelOf(person, table);
  const asked = askOf(panel);
  for (let i = 0; i < 60; i++) {
    const after = await pressAnything(person, panel, rng, () => {}, 12_000);
    const text = textOfMessage(after);
    if (askOf(after) !== asked || text.includes('nothing was changed')) return text;
    panel = after;
  }
  throw new Error('the ask was never answered');
}

/** All that is stored of tables' inputs, in one text. */
function stored(field: Field): string {
  const file = openFile(field.database, { readonly: true });
  const rows = file.prepare('SELECT table_id, rev, n, input FROM inputs ORDER BY 1, 2, 3').all();
  const tables = file.prepare('SELECT id, rev, state FROM tables ORDER BY 1').all();
  file.close();
  return JSON.stringify([rows, tables]);
}

describe('the database', () => {
  test('held by another process for long, then free', async () => {
    const field = await newField();
    await field.start();
    const [mira] = field.people;
    const table = await openTable(mira!, undefined);
    const before = stored(field);
    const holder = openFile(field.database);
    holder.exec('BEGIN IMMEDIATE');
    expect(await answer(mira!, table)).toContain('The bot could not save that just now, so nothing was changed');
    expect(stored(field)).toBe(before);
    holder.exec('ROLLBACK');
    holder.close();
    expect(await answer(mira!, table)).not.toContain('nothing was changed');
    expect(stored(field)).not.toBe(before);
    expect(field.breaches()).toEqual([]);
  });

  test('without room to grow, then with room again', async () => {
    const field = await newField();
    const program = await field.start();
    const [mira] = field.people;
    const table = await openTable(mira!, undefined);
    await field.sent();
    const room = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(program.pid), `--fsize=${bytes}:unlimited`]);
    const before = stored(field);
    room(String(statSync(`${field.database}-wal`).size));
    expect(await answer(mira!, table)).toContain('so nothing was changed. Please tell the people who run the bot');
    expect(stored(field)).toBe(before);
    const settings = await (await mira!.command(table.thread, 'settings')).settled();
    if (settings === undefined) throw new Error('no settings');
    const menu = componentsOf(settings).find((c) => c.type === ComponentType.StringSelect);
    const other = menu?.options?.find((option) => option.default !== true)?.value ?? '';
    const changed = await (await mira!.select(settings, String(menu?.custom_id), [other])).settled(12_000);
    expect(changed === undefined ? '' : textOfMessage(changed)).toContain('so nothing was changed');
    room('unlimited');
    expect(await answer(mira!, table)).not.toContain('nothing was changed');
    await field.rest();
    expect((await program.stop()).code).toBe(0);
    expect(await field.account()).toMatchObject({ callsLost: 0, callsDoubled: 0, findings: [] });
    expect(field.breaches()).toEqual([]);
  });
});

test('deleted under the bot: nothing more is acknowledged, what was played is saved, and the bot ends clearly', async () => {
  const field = await newField();
  const program = await field.start();
  const [mira] = field.people;
  const table = await openTable(mira!, undefined);
  const panel = await panelOf(mira!, table);
  const before = stored(field);
  unlinkSync(field.database);
  expect(textOfMessage(await pressAnything(mira!, panel, rng, () => {}, 12_000))).toContain('nothing was changed');
  const { code, err } = await program.ended;
  expect(code).toBe(1);
  const rescued = /What was played lies in (\S+)\.\n/.exec(err)?.[1] ?? '';
  renameSync(rescued, field.database);
  expect(stored(field)).toBe(before);
  await field.start();
  expect(await answer(mira!, table)).not.toContain('nothing was changed');
});

test.each(['while the bot runs', 'while it is down'])(
  'a row damaged %s is told at its table, and all others go on',
  async (when) => {
    const field = await newField();
    let program = await field.start();
    const [mira, tobin] = field.people;
    const broken = await openTable(mira!, undefined);
    const sound = await openTable(tobin!, undefined, usualPlaces[1]);
    const damage = () => {
      const file = openFile(field.database);
      file.prepare(`UPDATE tables SET rev = rev + 1, state = substr(state, 1, 1000) WHERE id = ?`).run(broken.id);
      file.close();
    };
    if (when === 'while it is down') {
      expect((await program.stop()).code).toBe(0);
      damage();
      program = await field.start();
    } else damage();
    expect(textOfMessage(await panelOf(mira!, broken))).toContain('cannot be read');
    expect(await answer(tobin!, sound)).not.toContain('nothing was changed');
    const games = await (await mira!.command(broken.thread, 'games')).settled();
    expect(games === undefined ? '' : textOfMessage(games)).not.toContain('went wrong');
    await field.rest();
    expect((await program.stop()).code).toBe(0);
    expect(field.breaches()).toEqual([]);
  },
);
