// A press opens each thing once: the table as the person sees it, their settings, the move.
import { afterEach, expect, test } from 'vitest';
import type { DrivenPerson, Exchange } from '#test/driver';
import { openStage, type Stage } from './stage.ts';
import { labelsOf, outcome, startTable } from './stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** The calls of the tables that name a person, in their order: what their presses have had read and done. */
function noteCalls<T extends object>(tables: T, calls: { name: string; args: readonly unknown[] }[], path = ''): T {
  return new Proxy(tables, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      const name = `${path}${String(key)}`;
      if (value instanceof Map) return value;
      if (typeof value === 'object' && value !== null) return noteCalls(value, calls, `${name}.`);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        calls.push({ name, args });
        return value.apply(target, args);
      };
    },
  });
}

test('a panel, a look at it again and a move read the table and the settings once each', async () => {
  const calls: { name: string; args: readonly unknown[] }[] = [];
  stage = await openStage({ wrap: (tables) => noteCalls(tables, calls) });
  const { host, live } = await startTable(stage);
  const during = async (person: DrivenPerson, press: () => Promise<Exchange>) => {
    calls.length = 0;
    const shown = await outcome(await press());
    const own = calls.filter(({ args }) => args.includes(person.id)).map(({ name }) => name);
    // What was kept for a person is asked for after each press, also after an earlier one.
    return { shown, read: own.filter((name) => name !== 'pendingTexts.take') };
  };
  const opened = await during(host, () => host.press(live, 'My hand & moves'));
  expect(opened.read).toEqual(['look', 'settings']);
  expect(labelsOf(opened.shown)).toContain('keep');
  const again = await during(host, () => host.press(opened.shown, 'Refresh'));
  expect(again.read).toEqual(['look', 'settings']);
  const moved = await during(host, () => host.press(opened.shown, 'keep'));
  expect(moved.read).toEqual(['look', 'settings', 'submit']);
});
