// Presses on what does not exist or cannot be changed: each is answered, and says why.
import { expect, test } from 'vitest';
import { ARGS } from '#discord/ids';
import { pressId } from '#discord/press-id';
import { findPress } from '#discord/presses';
import { tinyGame } from '#test/tiny-game';
import { openRoom } from '../../table/room.ts';
import { expectPossible, textOf } from '../checks.ts';
import { appWithoutPictures, runPress } from '../press.ts';

async function openApp() {
  const game = tinyGame();
  const { service } = await openRoom({ games: [game] });
  return { game, app: appWithoutPictures(service, [game]) };
}

/** Presses of a table's messages, without those that decline a confirmation: they need no table. */
const ofTables = Object.entries(ARGS)
  .filter(([verb, { at }]) => at !== 'nowhere' && !['concede.no', 'stuck.no'].includes(verb))
  .map(([verb]) => verb);

test('every press of a table that no longer exists is answered with that', async () => {
  const { app } = await openApp();
  for (const verb of ofTables) {
    // No arguments, a seat, a seat and a person (an answer has the same form), a step of a game, a wish, or an answer set
    // beforehand.
    const [press] = ['', '0', '0/1457', 'on/1/0', 'end', '0/once/ask'].flatMap(
      (written) => findPress(`t:gone:0:1z000:${verb}:${written}`) ?? [],
    );
    const shown = await runPress(app, press!, 'ann');
    shown.forEach(expectPossible);
    expect(shown.map(textOf), verb).toEqual([
      expect.stringMatching(/That table does not exist any more|its table is gone/),
    ]);
  }
});

test('editing a ready deck is refused with how to copy it', async () => {
  const { app, game } = await openApp();
  const deck = { kind: 'ready', game: game.id, id: game.decks[0]!.id } as const;
  for (const id of [pressId('deck.edit', { deck }), pressId('deck.again', { edited: deck })]) {
    const shown = await runPress(app, findPress(id)!, 'ann');
    expect(shown.map(textOf)).toEqual([expect.stringContaining('Decks that are ready to play stay as they are')]);
  }
});
