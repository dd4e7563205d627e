// Where the autopilot stops is chosen by game: one game's stops silence no other's windows.
import { describe, expect, test } from 'vitest';
import { createGames, modules } from '#games/index';
import { loadSets } from '#sets/load';
import { usualStops } from '#table/play/autopilot';
import { ok, openRoom, type Room } from '../room.ts';

const games = createGames(loadSets().sets);
const rebuild = (id: string, data: unknown) => modules[id]!.build(data);
const usual = (id: string) => usualStops(games.find((game) => game.id === id)!.words.stops);
const open = () => openRoom({ games, rebuild, bots: {}, seed: 'stops' });

/** What the autopilot of ann's seat stops at in a new game. */
async function stopsAtNewTable({ service }: Room, game: string): Promise<readonly string[] | undefined> {
  const { id } = ok(
    await service.open({ key: game, host: { user: 'ann', name: 'ann' }, game, place: { channel: '1' } }),
  );
  for (const user of game === 'ese' ? ['bob', 'cyd'] : ['bob']) ok(await service.join(id, { user, name: user }));
  ok(await service.start(id, 'ann'));
  return ok(await service.view(id, 'ann')).autopilot?.stops;
}

describe('stops', () => {
  test('chosen for one game leave the other its usual ones', async () => {
    const room = await open();
    await room.service.setSettings('ann', { stops: { eve: ['pile.answer'] } });
    expect(await stopsAtNewTable(room, 'eve')).toEqual(['pile.answer']);
    expect(await stopsAtNewTable(room, 'ese')).toEqual(usual('ese'));
  });

  test('may be none at all, for one game alone', async () => {
    const room = await open();
    await room.service.setSettings('ann', { stops: { ese: [] } });
    expect(await stopsAtNewTable(room, 'ese')).toEqual([]);
    expect(await stopsAtNewTable(room, 'eve')).toEqual(usual('eve'));
  });
});

describe('one list for all games, as it was kept once', () => {
  test('is split by game when it is read, and kept through other changes', async () => {
    const room = await open();
    await room.store.users.merge('ann', { autopilot: { mode: 'strict', stops: ['pile.answer', 'pile'] } });
    expect(await room.service.settings('ann')).toMatchObject({
      autopilot: { mode: 'strict' },
      stops: { eve: ['pile.answer', 'pile'] },
    });
    await room.service.setSettings('ann', { autopilot: { mode: 'fast' } });
    expect(await stopsAtNewTable(room, 'eve')).toEqual(['pile.answer', 'pile']);
    expect(await stopsAtNewTable(room, 'ese')).toEqual(usual('ese'));
  });

  test('with stops of both gives each its own', async () => {
    const room = await open();
    await room.store.users.merge('ann', { autopilot: { mode: 'fast', stops: ['pile', 'tactics'] } });
    expect((await room.service.settings('ann')).stops).toEqual({ eve: ['pile'], ese: ['tactics'] });
  });

  test('does not silence a game that is running with it', async () => {
    const room = await open();
    const { service } = room;
    await service.setSettings('ann', { stops: { ese: ['pile.answer'] } });
    expect(await stopsAtNewTable(room, 'ese')).toEqual(usual('ese'));
  });
});
