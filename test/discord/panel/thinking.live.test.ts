// A game against a computer that looks ahead: it says that it thinks, nobody waits for it, and its moves come.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { createThinkers, type Thinkers } from '#bots/search/thinkers';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { duelGames, openDuel, playTo } from '../duel.ts';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLive, outcome } from '../stories.ts';

let thinkers: Thinkers;
let stage: Stage;
beforeEach(() => {
  thinkers = createThinkers();
});
afterEach(async () => {
  await thinkers.close();
  await stage.close();
});

test('the table says who is thinking, and the computer moves by itself', async () => {
  stage = await openStage({ games: duelGames, bots: createOpponents(thinkers), seed: 'thinking' });
  const { mira, lobby } = await openDuel(stage);
  const shown = await outcome(await mira.press(lobby, 'Computers'));
  expect(textOfMessage(await outcome(await mira.select(shown, 'How strong Cadet is', ['strategist'])))).toContain(
    '**Fleet Admiral** · Looks ahead',
  );
  await mira.press(lobby, 'Start');
  await mira.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(mira.id);
  const thought = mira.waitFor((m) => isLive(m) && textOfMessage(m).includes('**Fleet Admiral** is thinking'));
  const moves = await playTo(5, stage, table!.id, mira);
  await thought;
  expect(moves).toBeGreaterThan(2);
  expect(stage.logged.filter((line) => line.includes('could not think'))).toEqual([]);
  await expectClean(stage);
});

test('a hint says what a computer would do, with figures, and only where nobody else is played against', async () => {
  stage = await openStage({ games: duelGames, bots: createOpponents(thinkers), seed: 'hint' });
  const { mira, lobby } = await openDuel(stage);
  await mira.press(lobby, 'Start');
  const live = await mira.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(mira.id);
  // Past the choice of commanders, where there is more to choose from.
  for (let n = 0; n < 3; n++) {
    await eventually(async () => {
      const tableView = await stage.tables.view(table!.id, mira.id);
      return !isRefusal(tableView) && tableView.view.owing.includes(tableView.seat!) ? true : undefined;
    });
    const shown = await outcome(await mira.press(live, 'My hand & moves'));
    const hint = await outcome(await mira.press(shown, 'What would you do?'));
    expect(hint.flags! & 64).toBe(64);
    expect(textOfMessage(hint)).toContain('**Grand Admiral would do this**');
    expect(textOfMessage(hint)).toMatch(/\d+\s?% to win|nothing else to do/);
    const tableView = await stage.tables.view(table!.id, mira.id);
    if (isRefusal(tableView)) throw new Error(tableView.refused);
    const [ask] = tableView.view.asks;
    await stage.tables.submit(table!.id, mira.id, { ask: ask!.id, answer: ask!.fallback, rev: tableView.table.rev });
  }
  await expectClean(stage);
});
