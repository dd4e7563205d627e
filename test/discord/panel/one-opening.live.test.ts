// A press opens each thing once: the table as the person sees it, their settings, the move.
import { afterEach, expect, test } from 'vitest';
import type { TableService } from '#table/types';
import type { DrivenPerson, Exchange } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { isLobby, labelsOf, league, liveNow, outcome, startTable } from '../stories.ts';

type Call = { readonly name: string; readonly args: readonly unknown[] };

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** The calls of the tables, in their order: what presses have had read and done. */
function noteCalls<T extends object>(tables: T, calls: Call[], path = ''): T {
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

/**
 * Calls that come with whatever was pressed: what was kept for the person, where the bot's own message stands, what they have
 * seen, and in which language they read and where the table is, which are remembered.
 */
const alongside = [
  'whereabouts',
  'pendingTexts.take',
  'setPlace',
  'markSeen',
  'languages.ofPerson',
  'languages.ofServer',
];

test('a panel, a look at it again, a move and an answer on the live message read the table and the settings once each', async () => {
  const calls: Call[] = [];
  stage = await openStage({ wrap: (tables) => noteCalls(tables, calls) });
  const { host, guest, live, table } = await startTable(stage);
  // A first panel also notes what it has offered.
  for (const { id } of [host, guest]) await stage.tables.setSettings(id, { picturesOffered: true });
  const during = async (person: DrivenPerson, press: () => Promise<Exchange>) => {
    calls.length = 0;
    const shown = await outcome(await press());
    const own = calls.filter(({ args }) => args.includes(person.id)).map(({ name }) => name);
    return { shown, read: own.filter((name) => !alongside.includes(name)) };
  };
  const opened = await during(host, () => host.press(live, 'My hand & moves'));
  expect(opened.read).toEqual(['view', 'settings']);
  expect(labelsOf(opened.shown)).toContain('keep');
  const again = await during(host, () => host.press(opened.shown, 'Refresh'));
  expect(again.read).toEqual(['view', 'settings']);
  const moved = await during(host, () => host.press(opened.shown, 'keep'));
  expect(moved.read).toEqual(['view', 'settings', 'submit']);
  const answered = await during(guest, () => guest.press(live, 'keep'));
  expect(answered.read).toEqual(['view', 'settings', 'submit']);
  const now = await liveNow(stage, host, table.id);
  const log = await during(host, () => host.press(now, 'Log'));
  expect(log.read).toEqual(['log']);
});

test('a press in a lobby opens its table once: what the change has led to is shown', async () => {
  const calls: Call[] = [];
  // Deliveries open tables as well: here there are none.
  const undelivered = (tables: TableService): TableService => ({
    ...tables,
    outbox: { ...tables.outbox, claim: () => Promise.resolve([]) },
  });
  stage = await openStage({ wrap: (tables) => noteCalls(undelivered(tables), calls) });
  const [host, guest] = [await stage.driver.person('mira'), await stage.driver.person('tobin')];
  const channel = await host.channel('game-tables', league);
  await host.command(channel.id, 'play');
  const lobby = await guest.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  const opens = async (press: () => Promise<Exchange>, expected: readonly string[]) => {
    calls.length = 0;
    const shown = await outcome(await press());
    // What follows the first answer, as the decks for whoever has joined, may still be under way.
    await expect.poll(opened).toEqual(expected);
    return shown;
  };
  const opened = () =>
    calls.map(({ name }) => name).filter((name) => !alongside.includes(name) && !name.startsWith('outbox.'));
  await opens(() => guest.press(lobby, 'Join'), ['join', 'decks.list']);
  await opens(() => guest.press(lobby, 'Join'), ['join']);
  await opens(() => guest.press(lobby, 'Deck'), ['info', 'decks.list']);
  await opens(() => host.press(lobby, 'Add computer player'), ['addBot']);
  const options = await opens(() => host.press(lobby, 'Options…'), ['info']);
  await opens(() => host.select(options, 'Reminders', ['none']), ['setOptions']);
  await opens(() => guest.press(lobby, 'Leave'), ['leave']);
  await opens(() => host.press(lobby, 'Cancel'), ['cancel']);
});
