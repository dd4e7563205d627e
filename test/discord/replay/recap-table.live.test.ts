// How a game went, from its final message on: the curve, the turns that changed most, and what cost somebody most.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { createJudge } from '#bots/judge';
import { createThinkers, type Thinkers } from '#bots/search/thinkers';
import type { Scene } from '#face/scene';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { duelGames, openDuel, playTo } from '../duel.ts';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import { eventually, expectClean, has, isFinal, isLive, outcome } from '../stories.ts';

let thinkers: Thinkers;
let stage: Stage;
beforeEach(() => {
  thinkers = createThinkers();
});
afterEach(async () => {
  await thinkers.close();
  await stage.close();
});

test('a game is told when it is over, by playing on, and to its player what cost them most', async () => {
  const drawn: Scene[] = [];
  const { png } = quickPictures();
  stage = await openStage({
    games: duelGames,
    bots: createOpponents(thinkers),
    judge: createJudge(thinkers),
    seed: 'recap',
    draws: {
      png(scene) {
        drawn.push(scene);
        return png(scene);
      },
    },
  });
  const { mira, lobby } = await openDuel(stage);
  await mira.press(lobby, 'Start');
  await mira.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(mira.id);
  await playTo(6, stage, table!.id, mira);
  expect(await stage.tables.recap(table!.id, mira.id)).toMatchObject({ refused: 'recap.running' });
  await stage.tables.concede(table!.id, mira.id);
  const final = await mira.waitFor(isFinal);
  expect(drawn.at(-1)).toMatchObject({
    kind: 'poster',
    places: [{ seat: 1, won: true }, {}],
    blow: expect.stringContaining('wins'),
  });

  // Nobody waits for it to be judged: the first page is there at once, and a later one leads to the turning points.
  const page = await outcome(await mira.press(final, 'Replay'));
  expect(JSON.stringify(page.components)).not.toContain('See a turning point again');
  await eventually(async () => {
    const step = await stage.tables.replay(table!.id, mira.id);
    return !isRefusal(step) && step.turning.length > 0 ? true : undefined;
  });
  expect(JSON.stringify((await outcome(await mira.press(page, 'On'))).components)).toContain(
    'See a turning point again',
  );

  drawn.length = 0;
  const told = await outcome(await mira.press(final, 'How it went'));
  expect(told.flags! & 64).toBe(64);
  expect(textOfMessage(told)).toContain('computers played on from there several times');
  expect(textOfMessage(told)).toMatch(/\*\*1\.\*\* [\s\S]*: \d+% → \d+%/);
  const kinds = drawn.map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('curve'), kinds.indexOf('curve') + 2)).toEqual(['curve', 'board']);

  const worst = await outcome(await mira.press(told, 'My costliest decision'));
  expect(worst.id).toBe(told.id);
  expect(textOfMessage(worst)).toContain('**The decision that cost you most**');
  const back = await outcome(await mira.press(worst, 'How it went'));
  const replay = await outcome(await mira.press(back, 'Replay'));
  expect(has('How it went')(replay)).toBe(true);
  const recap = await stage.tables.recap(table!.id, mira.id);
  if (isRefusal(recap)) throw new Error(recap.refused);
  const point = await outcome(await mira.select(replay, 'See a turning point again', [String(recap.turning[0]!.rev)]));
  expect(textOfMessage(point)).toMatch(/Step \d+ of \d+/);
  expect(stage.logged.filter((line) => line.includes('could not'))).toEqual([]);
  await expectClean(stage);
});
