// One press can be followed through the log, by its id, through all layers and beyond its response.
import { afterEach, expect, test } from 'vitest';
import { type Exchange, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../discord/stage.ts';
import { eventually, outcome, startTable } from '../discord/stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

type Line = Readonly<Record<string, unknown>> & { readonly msg: string };

const linesOf = (logged: readonly string[]): readonly Line[] => logged.map((line) => JSON.parse(line) as Line);
const linesOfPress = ({ interaction }: Exchange): readonly Line[] =>
  linesOf(stage.logged).filter((line) => line.interaction === interaction.id);

/** The lines of a press, once its last one is there. */
const wholePress = (press: Exchange) =>
  eventually(() => {
    const lines = linesOfPress(press);
    return lines.some(({ msg }) => msg === 'an interaction was handled') ? lines : undefined;
  });

const CHANGE = 'a change of a table';

test('every line of one press has its id, from the router down to the commit', async () => {
  stage = await openStage({ logLevel: 'debug' });
  const { host, live, table } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const press = await host.press(panel, 'keep');
  await outcome(press);
  const lines = await wholePress(press);
  const what = lines[0]?.what;
  expect(what).toMatch(new RegExp(`^t:${table.id}:.*:go:`));
  expect(lines.every((line) => line.what === what)).toBe(true);
  expect(lines.find(({ msg }) => msg === CHANGE)).toMatchObject({
    table: table.id,
    rev: expect.any(Number),
    result: 'stored',
  });
  expect(lines.at(-1)).toMatchObject({ msg: 'an interaction was handled', outcome: 'answered' });
});

test('a picture that fails long after the response still says whose it was', async () => {
  const release: (() => void)[] = [];
  stage = await openStage({
    logLevel: 'debug',
    draws: {
      png: () => new Promise((_resolve, reject) => release.push(() => reject(new Error('no ink')))),
    },
  });
  const { host, live } = await startTable(stage);
  const press = await host.press(live, 'My hand & moves');
  await outcome(press);
  await wholePress(press);
  for (const fail of release) fail();
  await eventually(() => linesOfPress(press).find(({ msg }) => msg === 'a picture could not be drawn'));
  expect(linesOfPress(press).at(-1)).toMatchObject({ err: { message: 'no ink' } });
});

test('two people who press at once are not mixed up', async () => {
  stage = await openStage({ logLevel: 'debug' });
  const { host, guest, live } = await startTable(stage);
  const people = [host, guest];
  const panels = await Promise.all(people.map(async (person) => outcome(await person.press(live, 'My hand & moves'))));
  const presses = await Promise.all(people.map((person, n) => person.press(panels[n]!, 'keep')));
  await Promise.all(presses.map(outcome));
  const stories = await Promise.all(presses.map(wholePress));
  for (const lines of stories) expect(lines.filter(({ msg }) => msg === CHANGE)).toHaveLength(1);
  const revs = stories.map((lines) => Number(lines.find(({ msg }) => msg === CHANGE)?.rev));
  expect(Math.abs(revs[0]! - revs[1]!)).toBe(1);
});

test('what a person is told of a fault leads to its line', async () => {
  const fault = new Error('no such thing was expected');
  let faulty = false;
  stage = await openStage({
    wrap: (tables) => ({ ...tables, view: (...args) => (faulty ? Promise.reject(fault) : tables.view(...args)) }),
  });
  const { host, live } = await startTable(stage);
  faulty = true;
  const press = await host.press(live, 'My hand & moves');
  const shown = textOfMessage(await outcome(press));
  const line = linesOfPress(press).find(({ msg }) => msg === 'an interaction failed');
  expect(line).toMatchObject({
    err: { message: fault.message },
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(shown).toContain(line?.id);
});

test('messages are sent under their own ids, whoever has set them off', async () => {
  stage = await openStage({ logLevel: 'debug' });
  const { table } = await startTable(stage);
  const sent = await eventually(() => {
    const lines = linesOf(stage.logged).filter(({ msg }) => msg === 'a message was sent');
    return lines.some(({ kind }) => kind === 'live') ? lines : undefined;
  });
  expect(new Set(sent.map(({ message }) => message)).size).toBe(sent.length);
  expect(sent.map((line) => [line.table, line.interaction])).toEqual(sent.map(() => [table.id, undefined]));
});
