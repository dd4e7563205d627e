// Whoever keeps the bot sets a game back: to any state that is stored, told at the table with the reason.
import { expect, test } from 'vitest';
import { answer, boardOf, deckOf, game, ok, openRoom, playCard, refused, viewOf } from '../room.ts';

const peace = { decks: [deckOf('gain'), deckOf('gain')] };

test('a game stands as it did, whoever has moved since, and everybody reads why', async () => {
  const room = await openRoom();
  const { id, rev } = await game(room, ['ann', 'bob'], peace);
  const hands = await Promise.all(['ann', 'bob'].map((user) => viewOf(room, id, user)));
  await playCard(room, id, 'ann', 'gain');
  await answer(room, id, 'ann', { pick: ['end'] });
  await playCard(room, id, 'bob', 'gain');
  const before = ok(await room.service.info(id));
  await room.sent();
  const table = ok(await room.service.takeBacks.setBack(id, rev, 'A card did more than it says.'));
  expect(table).toMatchObject({ rev: before.rev + 1, status: 'running', waiting: [{ user: 'ann' }] });
  for (const [seat, user] of ['ann', 'bob'].entries())
    expect((await viewOf(room, id, user)).board).toEqual(hands[seat]?.board);
  const lines = ok(await room.service.log(id, 'eve')).entries.flatMap((entry) => entry.lines);
  expect(lines[0]).toBe('Whoever keeps this bot has set the game back: A card did more than it says.');
  expect(lines.filter((line) => line.includes('play'))).toEqual([]);
  expect(await room.sent()).toMatchObject([{ kind: 'live', table: id }]);
  const facts = await room.store.facts.of(id, { rev: table.rev, limit: 9 });
  expect(facts[0]).toMatchObject({
    kind: 'set-back',
    body: JSON.stringify({ to: rev, why: 'A card did more than it says.' }),
  });
  const [act] = await room.store.servers.acts({ guild: 'guild' }, { limit: 1 });
  expect(act).toMatchObject({
    actor: undefined,
    table: id,
    what: 'rewind',
    args: '{"reason":"A card did more than it says."}',
  });
  // What stands again is what they may take back.
  expect(ok(await room.service.takeBacks.find(id, 'bob')).move).toBeLessThanOrEqual(rev);
  await playCard(room, id, 'ann', 'gain');
  expect(boardOf(await viewOf(room, id, 'ann')).scores).toEqual([3, 0]);
});

test('a state that is not stored, a game that is over and a table that there is not are refused', async () => {
  const room = await openRoom();
  const { id, rev } = await game(room, ['ann', 'bob'], peace);
  const setBack = async (table: string, to: number) =>
    refused(await room.service.takeBacks.setBack(table, to, 'Why not.'));
  expect(await setBack('nowhere', 2)).toEqual({ refused: 'table.unknown' });
  for (const to of [0, 1, rev, rev + 1]) expect((await setBack(id, to)).refused).toBe('undo.no-state');
  ok(await room.service.concede(id, 'ann'));
  expect((await setBack(id, rev)).refused).toBe('table.finished');
});
