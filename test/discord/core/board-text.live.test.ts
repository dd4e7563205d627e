// Games without pictures: what these show, as text.
import { afterEach, expect, test } from 'vitest';
import { boardTextMessage } from '#discord/table/screens/in-words';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { HandScene } from '#face/scene';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, textOfMessage } from '#test/driver';
import { tinyGame } from '#test/tiny-game';
import { expectPossible } from '../checks.ts';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const titled = (title: string): HandScene => ({
  kind: 'hand',
  title,
  seat: 0,
  figures: [],
  cards: [],
  empty: 'nothing',
});

/** A game whose pictures say what they show. */
function tellingGame(): Game {
  const game = tinyGame();
  const scenes = { ...game.scenes, board: () => titled('All of the *board*'), moment: () => [titled('My own hand')] };
  return { ...game, scenes };
}

const hasPictures = (message: PageMessage): boolean =>
  message.attachments.length > 0 || componentsOf(message).some(({ type }) => type === 12);

test('who wants no pictures gets none, and reads the same facts in panel, board and replay', async () => {
  stage = await openStage({ game: tellingGame() });
  const { host, live } = await startTable(stage);
  const before = await outcome(await host.press(live, 'My hand & moves'));
  expect([hasPictures(before), textOfMessage(before).includes('My own hand')]).toEqual([true, false]);
  await stage.tables.setSettings(host.id, { pictures: 'off' });
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const board = await outcome(await host.press(live, 'Board'));
  const replay = await outcome(await host.command(live.channel_id, 'replay'));
  expect([panel, board, replay].map(hasPictures)).toEqual([false, false, false]);
  expect(textOfMessage(panel)).toContain('My own hand');
  expect(textOfMessage(board)).toContain('All of the \\*board\\*');
  expect(textOfMessage(replay)).toContain('All of the');
  await expectClean(stage);
});

test('everybody can have the board as text, in private', async () => {
  stage = await openStage({ game: tellingGame() });
  const { guest, live } = await startTable(stage);
  const more = await outcome(await guest.press(live, 'More…'));
  const text = await outcome(await guest.press(more, 'Board as text'));
  expect((text.flags ?? 0) & 64).toBe(64);
  expect(textOfMessage(text)).toContain('All of the');
  await expectClean(stage);
});

test('a long board has pages within the limits, and no page beyond the last', () => {
  const table = { id: 'table', gameShort: 'A game', gameName: 'A game', editionName: 'Core', number: 1 } as never;
  const words = Array.from({ length: 60 }, (_, n) => `Line ${n} of *all*. ${'x'.repeat(200)}`);
  const page = (n: number) => boardTextMessage(table, words, n, translatorIn('en'));
  for (const n of [0, 1, 99]) expectPossible(page(n));
  expect(JSON.stringify(page(0))).toContain('Line 0 of');
  expect(page(99)).toEqual(page(4));
  expect(JSON.stringify(page(99))).toContain('Line 59 of');
});
