import { expect, test } from 'vitest';
import { lastGameOf } from '#discord/lobby/actions-last-game';
import type { Game } from '#face/game';
import { tinyGame } from '#test/tiny-game';
import { game, lobby, openRoom } from '../../table/room.ts';
import { appWithoutPictures } from '../press.ts';

const tiny = tinyGame();
const vast: Game = { ...tiny, id: 'vast', name: 'Vast Empires' };

async function open(games: readonly Game[]) {
  const room = await openRoom({ games });
  const app = appWithoutPictures(room.service, games);
  return { room, lastOf: async (user: string) => (await lastGameOf(app, user))?.id };
}

test('the only game is meant whether it was played or not', async () => {
  const { lastOf } = await open([tiny]);
  expect(await lastOf('ann')).toBe('tiny');
});

test('of several games none is meant by somebody who has sat at no table', async () => {
  const { room, lastOf } = await open([tiny, vast]);
  await lobby(room, ['bob'], { game: 'vast' });
  expect(await lastOf('ann')).toBeUndefined();
});

test('of several games the one of the latest table is meant, be it open or finished', async () => {
  const { room, lastOf } = await open([tiny, vast]);
  const first = await game(room, ['ann', 'bob'], { options: {} });
  expect(await lastOf('ann')).toBe('tiny');
  room.clock.now += 1000;
  const second = await lobby(room, ['ann', 'bob'], { game: 'vast' });
  expect(await lastOf('ann')).toBe('vast');
  await room.service.concede(first.id, 'ann');
  expect(await lastOf('ann')).toBe('vast');
  await room.service.leave(second.id, 'bob');
  expect(await lastOf('bob')).toBe('tiny');
});

test('a game that is not played here any more is not meant', async () => {
  const { room } = await open([tiny, vast]);
  await lobby(room, ['ann', 'bob'], { game: 'vast' });
  const rest = new Map([
    ['tiny', tiny],
    ['other', { ...tiny, id: 'other' }],
  ]);
  const app = appWithoutPictures({ ...room.service, games: rest }, [...rest.values()]);
  expect(await lastGameOf(app, 'ann')).toBeUndefined();
});
