// Answers on a table's own message: whoever is asked gives them there, and nobody else and nothing later is touched.
import { expect, test } from 'vitest';
import { findPress } from '#discord/presses';
import { liveMessage } from '#discord/table/screens/message';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Option } from '#kernel/ask';
import { tinyGame } from '#test/tiny-game';
import { deckOf, game, lobby, ok, openRoom, playCard, type Room } from '../../table/room.ts';
import { buttonsOf, expectPossible, textOf } from '../checks.ts';
import { appWithoutPictures, runPress } from '../press.ts';

/** A room whose people press buttons of the table's message. */
async function openTable(of: Game = tinyGame()) {
  const room = await openRoom({ games: [of] });
  const app = appWithoutPictures(room.service, [of]);
  return {
    room,
    /** The answers on the table's message, by label. */
    offered: (id: string) => offeredAt(room, id),
    async press(user: string, id: string | undefined) {
      const [shown, ...more] = await runPress(app, findPress(id ?? '')!, user);
      expect(more).toEqual([]);
      expectPossible(shown!);
      return { text: textOf(shown!), labels: buttonsOf(shown!).map(({ label }) => label) };
    },
  };
}

async function offeredAt(room: Room, table: string): Promise<Readonly<Record<string, string>>> {
  const shown = liveMessage(ok(await room.service.view(table, undefined)), translatorIn('en'));
  const answers = buttonsOf(shown).filter(({ custom_id }) => custom_id.includes(':answer:'));
  return Object.fromEntries(answers.map(({ label, custom_id }) => [label, custom_id]));
}

const revOf = async (room: Room, id: string) => ok(await room.service.info(id)).rev;
const decks = [deckOf('gain'), deckOf('shield')];

test('a window is passed there, and its player is told so', async () => {
  const { room, offered, press } = await openTable();
  const { id } = await game(room, ['ann', 'bob'], { decks });
  expect(await offered(id)).toEqual({});
  await playCard(room, id, 'ann', 'gain');
  const { pass } = await offered(id);
  const after = await press('bob', pass);
  expect(after.text).toContain('Your answer is in: **pass**');
  expect(after.text).toContain('Waiting for **ANN**');
  expect(ok(await room.service.view(id, 'ann')).view.owing).toEqual([0]);
  expect(await offered(id)).toEqual({});
});

test('whoever is not asked is told whom the table waits for, and changes nothing', async () => {
  const { room, offered, press } = await openTable();
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await playCard(room, id, 'ann', 'gain');
  const before = await revOf(room, id);
  const { pass } = await offered(id);
  expect((await press('ann', pass)).text).toBe('Nothing is asked of you now. The table waits for **BOB**.');
  expect((await press('zed', pass)).text).toContain('You have no seat at this table');
  expect(await revOf(room, id)).toBe(before);
});

test('a press from an older message never answers a later question', async () => {
  const { room, offered, press } = await openTable();
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await playCard(room, id, 'ann', 'gain');
  const { pass: old } = await offered(id);
  await press('bob', old);
  expect((await press('bob', old)).text).toBe('Nothing is asked of you now. The table waits for **ANN**.');
  await playCard(room, id, 'ann', 'gain');
  expect((await offered(id)).pass).not.toBe(old);
  const before = await revOf(room, id);
  const shown = await press('bob', old);
  expect(shown.text).toContain('The table has moved on');
  expect(shown.labels).toContain('pass');
  expect(await revOf(room, id)).toBe(before);
});

test('several are asked at once: the same buttons serve them all, and an answer that was given stays', async () => {
  const { room, offered, press } = await openTable();
  const { id } = await lobby(room, ['ann', 'bob']);
  ok(await room.service.start(id, 'ann'));
  const buttons = await offered(id);
  expect(Object.keys(buttons)).toEqual(['keep', 'redraw']);
  expect((await press('ann', buttons.redraw)).labels).toContain('Change my answer');
  expect(await offered(id)).toEqual(buttons);
  const before = await revOf(room, id);
  const again = await press('ann', buttons.keep);
  expect(again.text).toContain('You have answered already');
  expect(again.labels).toContain('Change my answer');
  expect(await revOf(room, id)).toBe(before);
  await press('bob', buttons.keep);
  expect(ok(await room.service.view(id, 'ann')).view.turn).toBe(1);
  expect(ok(await room.service.view(id, 'ann')).view.owing).toEqual([0]);
});

test('the next question of the same player is shown at once', async () => {
  const { room, offered, press } = await openTable();
  const { id } = await lobby(room, ['ann', 'bob']);
  ok(await room.service.start(id, 'ann'));
  const { keep } = await offered(id);
  await press('bob', keep);
  const next = await press('ann', keep);
  expect(next.text).toContain('Your answer is in: **keep**');
  expect(next.labels).toContain('end');
});

/** The game with an option changed, for the seat that is asked and for everybody. */
function changed(change: (option: Option) => Option): Game {
  const tiny = tinyGame();
  const view = (seen: View): View => ({
    ...seen,
    asks: seen.asks.map((ask) =>
      ask.choice.kind === 'choose'
        ? { ...ask, choice: { ...ask.choice, options: ask.choice.options.map(change) } }
        : ask,
    ),
    ...(seen.offered && { offered: { ...seen.offered, options: seen.offered.options.map(change) } }),
  });
  return { ...tiny, view: (state, seat) => view(tiny.view(state, seat)) };
}

test('what the panel has confirmed is confirmed first', async () => {
  const confirm = { key: 'sure' };
  const { room, offered, press } = await openTable(changed((one) => (one.id === 'pass' ? { ...one, confirm } : one)));
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await playCard(room, id, 'ann', 'gain');
  const before = await revOf(room, id);
  const shown = await press('bob', (await offered(id)).pass);
  expect(shown.text).toContain('Are you sure?');
  expect(shown.labels).toContain('Yes, do it');
  expect(await revOf(room, id)).toBe(before);
});

test('an option that no custom id can name has no button', async () => {
  const { room, offered } = await openTable(changed((one) => (one.id === 'pass' ? { ...one, id: 'pass / on' } : one)));
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await playCard(room, id, 'ann', 'gain');
  expect(await offered(id)).toEqual({});
});
