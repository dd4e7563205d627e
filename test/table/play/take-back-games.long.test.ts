// Whole games in which every free move is taken back and made again: it comes to the same, board and chance.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import { rebuildGame } from '#games/index';
import { allGames } from '#test/played';
import { answer, lobby, ok, openRoom } from '../room.ts';

test.each(allGames.map((one) => [one.id, one] as const))(
  '%s: free moves are taken back and made again, all through a game',
  async (name, rules) => {
    const seed = `${process.env.FUZZ_SEED ?? 'again'}-${name}`;
    const random = chance(seed);
    const room = await openRoom({ games: [rules], rebuild: rebuildGame, seed });
    const player = createOpponents().admiral!.play;
    const { id } = await lobby(room, ['ann', 'bob'], { game: name, options: { seats: 2 } });
    ok(await room.service.start(id, 'ann'));
    let free = 0;
    for (let n = 0; n < 120 && ok(await room.service.info(id)).status === 'running'; n++) {
      const [next] = ok(await room.service.info(id)).waiting;
      const user = next?.user ?? '';
      const { view } = ok(await room.service.view(id, user));
      const [ask] = view.asks;
      const given = random() < 0.5 ? randomAnswer(ask!.choice, random) : player(view, ask!, random, rules);
      const after = await answer(room, id, user, given);
      const found = await room.service.takeBacks.find(id, user);
      if ('refused' in found || !found.free) continue;
      free++;
      expect(`${found.told.lines}${found.chosen}`, `seed ${seed}`).not.toBe('');
      const { tableView } = ok(await room.service.takeBacks.take(id, user, found.move));
      expect(tableView.view.board, `seed ${seed}, move ${n}`).toEqual(view.board);
      const again = await answer(room, id, user, given);
      expect(again.tableView.view.board, `seed ${seed}, move ${n}`).toEqual(after.tableView.view.board);
    }
    // In EVE others may respond to almost everything.
    expect(free, `seed ${seed}`).toBeGreaterThan(0);
    expect(room.errors, `seed ${seed}`).toEqual([]);
  },
);
