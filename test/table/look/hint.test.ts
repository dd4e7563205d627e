// Hints: who gets them, where, and that they are made of what the person may see.
import { expect, test } from 'vitest';
import type { Computer } from '#face/computer';
import type { State } from '#kernel/state';
import { deckOf, lobby, ok, openRoom, refused } from '../room.ts';

function adviser(asked: State[]): Computer {
  return {
    name: 'Sage',
    about: () => 'Knows.',
    play: (_view, ask) => ask.fallback,
    weigh: async (_game, state, ask) => {
      asked.push(state);
      return [{ answer: ask.fallback, chance: 0.5, games: 8, expected: [] }];
    },
  };
}

async function against(rivals: 'computer' | 'person', bots: Readonly<Record<string, Computer>>) {
  const room = await openRoom({ bots });
  const { id } = await lobby(room, rivals === 'person' ? ['ann', 'bob'] : ['ann']);
  ok(await room.service.chooseDeck(id, 'ann', deckOf('gain')));
  if (rivals === 'computer') ok(await room.service.addBot(id, 'ann', 1));
  ok(await room.service.start(id, 'ann'));
  return { room, id };
}

test('against computers, whoever is asked is told what the computer would do', async () => {
  const asked: State[] = [];
  const { room, id } = await against('computer', { sage: adviser(asked) });
  expect(room.service.givesHints).toBe(true);
  const hint = ok(await room.service.hint(id, 'ann'));
  expect(hint).toMatchObject({ by: 'Sage', weighed: [{ chance: 0.5, games: 8 }] });
  expect(hint.ask).toEqual(hint.tableView.view.asks[0]);
  expect(asked).toHaveLength(1);
  expect(refused(await room.service.hint(id, 'stranger')).refused).toBe('table.not-seated');
});

test('there are none against people, and nobody thinks', async () => {
  const asked: State[] = [];
  const { room, id } = await against('person', { sage: adviser(asked) });
  expect(refused(await room.service.hint(id, 'ann')).refused).toBe('hint.people');
  expect(asked).toEqual([]);
});

test('without a computer that looks ahead, or when it fails, that is said', async () => {
  const plain: Computer = { name: 'Plain', about: () => 'Plain.', play: (_view, ask) => ask.fallback };
  const one = await against('computer', { plain });
  expect(one.room.service.givesHints).toBe(false);
  expect(refused(await one.room.service.hint(one.id, 'ann')).refused).toBe('hint.nobody');
  const failing: Computer = { ...plain, weigh: () => Promise.reject(new Error('out of memory')) };
  const other = await against('computer', { failing });
  expect(refused(await other.room.service.hint(other.id, 'ann')).refused).toBe('hint.nobody');
});
