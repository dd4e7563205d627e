// Which computer player suits whom: it goes by how their games have gone.
import { expect, test } from 'vitest';
import type { Computer } from '#face/computer';
import { suitedLevel } from '#table/seats/recommended-bot';
import { game, lobby, ok, openRoom } from '../room.ts';

const ranked = (level: number): Computer => ({
  name: `Rank ${level}`,
  about: () => '',
  level,
  play: (_view, ask) => ask.fallback,
});
const retired: Computer = { name: 'Retired', about: () => '', play: (_view, ask) => ask.fallback };

test('whoever begins meets the weakest, after a victory the next stronger one, and after two defeats one weaker', async () => {
  const room = await openRoom({ bots: { retired, second: ranked(2), first: ranked(1), third: ranked(3) } });
  const seated = async (bot?: string) => {
    const { id, game: kind } = await lobby(room, ['ann'], { options: { seats: 2 } });
    const { seats } = ok(await room.service.addBot(id, 'ann', 1, bot));
    return { id, kind, bot: seats[1]?.who.kind === 'bot' ? seats[1].who.bot : undefined };
  };
  const offered = async (bot?: string) => {
    const lobby = await seated(bot);
    ok(await room.service.cancel(lobby.id, 'ann'));
    return lobby;
  };
  const loses = async (bot: string) => {
    const { id } = await seated(bot);
    room.clock.now += 1000;
    ok(await room.service.start(id, 'ann'));
    ok(await room.service.concede(id, 'ann'));
  };
  const first = await offered();
  expect(first.bot).toBe('first');
  expect(ok(await room.service.recommendedBot('ann', 'another game'))).toBe('first');

  const { id } = await game(room, ['bob', 'ann']);
  ok(await room.service.concede(id, 'bob'));
  expect((await offered()).bot).toBe('second');
  await loses('second');
  expect((await offered()).bot).toBe('second');
  await loses('second');
  expect(ok(await room.service.recommendedBot('ann', first.kind))).toBe('first');
  expect((await offered('third')).bot).toBe('third');
});

test('without one that is offered, the first is seated', async () => {
  const room = await openRoom({ bots: { retired } });
  const { id } = await lobby(room, ['ann'], { options: { seats: 2 } });
  expect(ok(await room.service.addBot(id, 'ann', 1)).seats[1]?.who).toEqual({ kind: 'bot', bot: 'retired' });
});

/** Games against somebody (a level; `p`: a person), each with the own place of how many. */
const recordOf = (games: string) =>
  games.split(' ').flatMap((one) => {
    const [, by, place, seats = 2] = /^([\dp?])#(\d)(?:\/(\d))?$/.exec(one) ?? [];
    const others = Array.from({ length: Number(seats) - 1 }, () => (by === 'p' ? undefined : by));
    return place === undefined ? [] : [{ place: Number(place), won: place === '1', others }];
  });

test.each([
  ['nothing', '', 1],
  ['a victory over the first', '1#1', 2],
  ['victories over each', '1#1 2#1 3#1 3#1', 3],
  ['a victory over one that is too weak by now', '1#1 2#1 1#1', 3],
  ['a defeat', '1#1 2#2', 2],
  ['two defeats', '1#1 2#2 2#2', 1],
  ['a victory between two defeats', '1#1 2#1 3#2 3#1 3#2', 3],
  ['defeats by one that is too strong yet', '3#2 3#2 3#2', 1],
  ['second places of four', '1#1 2#2/4 2#2/4 2#2/4', 2],
  ['third and fourth places of four', '1#1 2#3/4 2#4/4', 1],
  ['second places of three, and a last one', '1#1 2#2/3 2#2/3 2#3/3', 2],
  ['a victory at a table with people', 'p#1', 2],
  ['defeats by people', '1#1 2#1 p#2 p#2', 2],
  ['games against one that is on no level', '?#1 ?#1', 1],
])('after %s, level %3$i suits', (_, games, level) => {
  expect(suitedLevel(recordOf(games), (bot) => (bot === '?' ? undefined : Number(bot)), 3)).toBe(level);
});
