// Spectators who are told directly how a game goes, and tables where everybody may see every hand.
import { describe, expect, test } from 'vitest';
import { answer, deckOf, game, lobby, ok, openRoom, type Room, refused } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];

async function running(room: Room, options: object = {}) {
  const { id } = await game(room, ['ann', 'bob'], { decks, options });
  await room.sent();
  return id;
}
const kinds = async (room: Room) => (await room.sent()).map(({ kind }) => kind);

describe('A45 a spectator', () => {
  test('is told each time the table waits for somebody else, and of the end', async () => {
    const room = await openRoom();
    const id = await running(room);
    expect(await room.service.watching(id, 'cyd')).toBeUndefined();
    expect(ok(await room.service.watch(id, 'cyd', 'turns'))).toBe('turns');
    expect(ok(await room.service.watch(id, 'cyd', 'turns'))).toBe('turns');
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    expect(await kinds(room)).not.toContain('watched');
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await kinds(room)).toContain('watched');
    ok(await room.service.concede(id, 'bob'));
    expect((await room.sent()).filter(({ kind }) => kind === 'watched')).toEqual([
      { kind: 'watched', table: id, over: true },
    ]);
    expect(await room.service.watchersOf(id)).toEqual([{ user: 'cyd', told: 'turns' }]);
    await room.service.watchedToTheEnd(id);
    expect(await room.service.watchersOf(id)).toEqual([]);
  });

  test('chooses anew, and stops; nothing is stored for a table that nobody watches', async () => {
    const room = await openRoom();
    const id = await running(room);
    ok(await room.service.watch(id, 'cyd', 'turns'));
    expect(ok(await room.service.watch(id, 'cyd', 'end'))).toBe('end');
    expect(await room.service.watching(id, 'cyd')).toBe('end');
    expect(ok(await room.service.watch(id, 'cyd', undefined))).toBe('off');
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await kinds(room)).not.toContain('watched');
  });

  test('plays at the table, comes too early or too late, or watches too much: they are told so', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 100, lobbiesPerPerson: 100, tablesPerServer: 200 } });
    const id = await running(room);
    expect(refused(await room.service.watch(id, 'ann', 'end')).refused).toBe('watch.seated');
    const { id: waiting } = await lobby(room, ['ann']);
    expect(refused(await room.service.watch(waiting, 'cyd', 'end')).refused).toBe('table.not-started');
    for (let n = 0; n < 20; n++) ok(await room.service.watch(await running(room), 'cyd', 'end'));
    expect(refused(await room.service.watch(id, 'cyd', 'end')).refused).toBe('watch.many');
    for (let n = 0; n < 50; n++) ok(await room.service.watch(id, `eye${n}`, 'end'));
    expect(refused(await room.service.watch(id, 'dee', 'end')).refused).toBe('watch.many');
    ok(await room.service.concede(id, 'ann'));
    expect(refused(await room.service.watch(id, 'eve', 'end')).refused).toBe('table.finished');
  });

  test('is forgotten with all else that is stored about them', async () => {
    const room = await openRoom();
    const id = await running(room);
    ok(await room.service.watch(id, 'cyd', 'end'));
    expect(ok(await room.service.people.stored('cyd')).watched).toEqual([id]);
    ok(await room.service.people.forget('cyd'));
    expect(await room.service.watchersOf(id)).toEqual([]);
  });
});

describe('A45 a table with open hands', () => {
  test('shows everybody every hand while it runs; one without shows none', async () => {
    const room = await openRoom();
    const open = await running(room, { open: true });
    expect(ok(await room.service.info(open)).options.open).toBe(true);
    for (const user of ['ann', 'cyd']) {
      const all = ok(await room.service.replay(open, user, { view: 'open', spot: { go: 'last' } }));
      expect(all.shown?.hands.map(({ seat }) => seat)).toEqual([0, 1]);
    }
    const closed = await running(room);
    for (const user of ['ann', 'cyd'])
      expect(refused(await room.service.replay(closed, user, { view: 'open' })).refused).toBe('replay.not-yours');
  });

  test('is opened so: nobody makes it one later', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    const changed = ok(await room.service.setOptions(id, 'ann', { open: true }));
    expect(changed.table.options.open).toBeUndefined();
  });
});
