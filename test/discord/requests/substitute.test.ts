// Whoever had a seat presses on in a panel that is still open: nothing of what the seat holds is shown.
import { expect, test } from 'vitest';
import { panel } from '#discord/panel/screens/panel';
import { findPress } from '#discord/presses';
import { translatorIn } from '#discord/words';
import { tinyGame } from '#test/tiny-game';
import { answer, boardOf, deckOf, game, ok, openRoom, viewOf } from '../../table/room.ts';
import { appWithoutPictures, runPress } from '../press.ts';

/** All ids of buttons and selects. */
function idsIn(shown: unknown): readonly string[] {
  return [...JSON.stringify(shown).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id ?? '');
}

test('AS19 an open panel of a seat that has changed hands names no card, whatever is pressed on it', async () => {
  const room = await openRoom();
  const plain = tinyGame();
  const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain', 'strike'), deckOf('strike')] });
  const app = appWithoutPictures(room.service, [plain]);
  const mine = ok(await room.service.view(id, 'ann'));
  const shown = panel({ tableView: mine, t: translatorIn('en'), confirm: true });
  const held = boardOf(mine.view).hand.map(({ card }) => card);
  expect(held.some((card) => JSON.stringify(shown).includes(card))).toBe(true);

  const offer = ok(await room.service.offers.open(id, 'ann'));
  ok(await room.service.offers.take(id, offer.id, { user: 'dan', name: 'DAN' }));
  const { rev } = ok(await room.service.info(id));
  const ids = idsIn(shown);
  expect(ids.length).toBeGreaterThan(4);
  for (const pressed of [...ids, `t:${id}:0::hand:`, `t:${id}:0::log:`, `t:${id}:0::more:`, `t:${id}:0::look:`]) {
    const press = findPress(pressed);
    if (press === undefined) throw new Error(`no press ${pressed}`);
    const answers = JSON.stringify(await runPress(app, press, 'ann', ['0']));
    for (const card of held) expect(answers, pressed).not.toContain(card);
  }
  expect(ok(await room.service.info(id)).rev).toBe(rev);
  expect(boardOf(await viewOf(room, id, 'dan')).hand.map(({ card }) => card)).toEqual(held);
  await answer(room, id, 'dan', { pick: ['end'] });
});
