// Answers that are set beforehand, and hidden timing, as the screens show them.
import { expect, test } from 'vitest';
import { lobbyOptions } from '#discord/lobby/screens/options';
import { panel } from '#discord/panel/screens/panel';
import { findPress } from '#discord/presses';
import { translatorIn } from '#discord/words';
import { CLOCKS } from '#table/clock/time-control';
import { isRefusal, orderEnds, type PlannedMoveEnd } from '#table/types';
import { tinyGame } from '#test/tiny-game';
import { answer, askOf, deckOf, game, lobby, ok, openRoom, playCard } from '../../table/room.ts';
import { buttonsOf, expectPossible, selectsOf, textOf } from '../checks.ts';
import { tableView } from '../fixtures.ts';
import { appWithoutPictures, runPress } from '../press.ts';

const t = translatorIn('en');

/** A game in which bob is asked whether to shield, and what he may press. */
async function bobsWindow() {
  const tiny = tinyGame();
  const room = await openRoom({ games: [tiny] });
  const app = appWithoutPictures(room.service, [tiny]);
  const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain', 'strike'), deckOf('shield')] });
  await playCard(room, id, 'ann', 'gain');
  const press = async (customId: string, values: readonly string[] = []) => {
    const shown = await runPress(app, findPress(customId)!, 'bob', values);
    shown.forEach(expectPossible);
    return shown.at(-1)!;
  };
  const bobs = async () => {
    const seen = ok(await room.service.view(id, 'bob'));
    return panel({ tableView: seen, t, confirm: true });
  };
  return { room, id, press, bobs };
}

const idOf = (shown: Parameters<typeof buttonsOf>[0], label: string) =>
  buttonsOf(shown).find((one) => 'label' in one && one.label === label)?.custom_id ?? '';

test('from a question to the list, in three presses, with the question still open', async () => {
  const { room, id, press, bobs } = await bobsWindow();
  const asked = await askOf(room, id, 'bob');
  const ways = await press(idOf(await bobs(), 'Do this next time too…'));
  const [list] = selectsOf(ways);
  const terms = await press(list!.custom_id, [list!.options[0]!.value]);
  expect(textOf(terms)).toContain('For how long?');
  const saved = await press(idOf(terms, 'Once, otherwise pass'));
  expect(textOf(saved)).toContain('It is set.');
  expect(textOf(saved)).toContain('otherwise pass');
  expect((await askOf(room, id, 'bob')).id).toBe(asked.id);
  expect(textOf(await bobs())).toContain('One answer is set beforehand.');
  await answer(room, id, 'bob', { pick: ['pass'] });
  await playCard(room, id, 'ann', 'gain');
  expect(ok(await room.service.view(id, 'bob')).orders?.list).toEqual([]);
});

test('a question that is over can no longer be repeated from its screen', async () => {
  const { room, id, press, bobs } = await bobsWindow();
  const ways = await press(idOf(await bobs(), 'Do this next time too…'));
  const [list] = selectsOf(ways);
  const terms = await press(list!.custom_id, ['0']);
  await answer(room, id, 'bob', { pick: ['pass'] });
  for (const [customId, values] of [
    [list!.custom_id, ['0']],
    [idOf(terms, 'Once'), []],
  ] as const)
    expect(textOf(await press(customId, values))).toContain(t('panel.moved'));
  expect(ok(await room.service.view(id, 'bob')).orders?.list).toEqual([]);
});

test('passing at a stop is planned from the list, and removed there', async () => {
  const { room, id, press, bobs } = await bobsWindow();
  await answer(room, id, 'bob', { pick: ['pass'] });
  const empty = await press(idOf(await bobs(), 'Set beforehand…'));
  expect(textOf(empty)).toContain('None yet.');
  const [plan] = selectsOf(empty);
  expect(textOf(await press(plan!.custom_id, ['nowhere']))).toContain(t('panel.moved'));
  const terms = await press(plan!.custom_id, ['end']);
  const saved = await press(idOf(terms, 'Until this turn is over'));
  expect(textOf(saved)).toContain('End of turn: pass');
  const drop = selectsOf(saved)[1];
  const dropped = await press(drop!.custom_id, [drop!.options[0]!.value]);
  expect(textOf(dropped)).toContain('It is removed.');
  expect(ok(await room.service.view(id, 'bob')).orders?.list).toEqual([]);
});

test('the panel says why what was set has ended', async () => {
  const { room, id, bobs } = await bobsWindow();
  await answer(room, id, 'bob', { pick: ['pass'] });
  ok(await room.service.orders.add(id, 'bob', { at: 'pile', does: 'pass', times: 'once', else: 'ask' }));
  await playCard(room, id, 'ann', 'strike', 1);
  expect(textOf(await bobs())).toContain('What you had set beforehand ended: Pile, pass. Something concerned you.');
});

test('every reason has its words, and the longest list its room', () => {
  const tiny = tinyGame();
  const order = { id: 1, at: 'pile', does: 'pass', else: 'pass', times: 'turn', turn: 1, after: 0, made: 1 } as const;
  const ended = orderEnds.map((why: PlannedMoveEnd) => ({ order, why, rev: 1 })).slice(0, 5);
  const list = Array.from({ length: 20 }, (_, i) => ({ ...order, id: i + 1 }));
  const seen = { ...tableView(tiny, []), orders: { list, ended }, answeredAt: 1_000_000 };
  const shown = panel({ tableView: seen, t, confirm: true });
  expectPossible(shown);
  expect(textOf(shown)).toContain('20 answers are set beforehand.');
});

test('hidden timing is offered in the lobby, but not for live games', async () => {
  const tiny = tinyGame();
  const room = await openRoom({ games: [tiny] });
  const { id } = await lobby(room, ['ann'], { options: { clock: CLOCKS.daily } });
  const titles = async () => {
    const table = ok(await room.service.info(id));
    const shown = lobbyOptions(table, tiny, t);
    expectPossible(shown);
    return selectsOf(shown).map(({ custom_id }) => custom_id.split(':').at(-1));
  };
  expect(await titles()).toContain('veil');
  const changed = await room.service.setOptions(id, 'ann', { veil: true });
  expect(!isRefusal(changed) && changed.table.options.veil).toBe(true);
  const live = await room.service.setOptions(id, 'ann', { clock: CLOCKS.live });
  expect(!isRefusal(live) && live.table.options.veil).toBeUndefined();
  expect(await titles()).not.toContain('veil');
});
