// Guided first games, from /learn to their end, as a newcomer sees them.
import { afterEach, describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import type { LessonHint } from '#face/lesson';
import { createGames } from '#games/index';
import type { PageMessage } from '#sandbox/page-api';
import { loadSets } from '#sets/load';
import { textOfMessage } from '#test/driver';
import { asksNewcomer, newcomer } from '../newcomer.ts';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, isLobby, labelsOf, league, outcome } from '../stories.ts';

const games = createGames(loadSets().sets).filter(({ lesson }) => lesson !== undefined);

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

async function learner() {
  stage = await openStage({ games, bots: createOpponents() });
  const mira = await stage.driver.person('mira');
  const channel = await mira.channel('game-tables', league);
  const learn = async (game: string, where = channel.id) => outcome(await mira.command(where, 'learn', { game }));
  return { mira, channel, learn };
}

/** The number of the hint that a panel shows; undefined: it shows none. */
const hintOn = (panel: PageMessage): number | undefined => {
  const found = /\*\*Hint (\d+) of \d+\*\*/.exec(textOfMessage(panel));
  return found === null ? undefined : Number(found[1]);
};

test('AS56 hints are skipped, stopped and brought back; /learn finds the lesson again, even in direct messages', async () => {
  const { mira, channel, learn } = await learner();
  const first = await learn('ese');
  expect(hintOn(first)).toBe(1);
  expect(labelsOf(first)).toEqual(expect.arrayContaining(['Skip this', 'Stop hints']));
  const offer = labelsOf(first).find((label) => label.startsWith('Offer to')) ?? '';
  const choosing = await outcome(await mira.press(first, offer));
  expect(hintOn(choosing)).toBeUndefined();
  const back = await outcome(await mira.press(choosing, 'Back'));
  expect(hintOn(back)).toBe(1);
  const second = await outcome(await mira.press(back, 'Skip this'));
  expect(second.id).toBe(first.id);
  expect(hintOn(second)).toBe(2);
  const stopped = await outcome(await mira.press(second, 'Stop hints'));
  expect(hintOn(stopped)).toBeUndefined();
  expect(asksNewcomer(stopped)).toBe(true);
  const again = await outcome(await mira.press(stopped, 'Hints again'));
  expect(hintOn(again)).toBe(2);

  const { id: direct } = await mira.openDm();
  const found = await learn('ese', direct);
  expect(textOfMessage(found)).toContain('you are in the middle of');
  expect(hintOn(found)).toBe(2);
  const over = await outcome(await mira.press(found, 'Start over'));
  expect(over.id).toBe(found.id);
  expect(hintOn(over)).toBe(1);
  expect((await stage.tables.tablesOf(mira.id)).filter(({ status }) => status === 'running')).toHaveLength(1);
  expect((await mira.messages(channel.id)).filter((one) => (one.flags! & 64) === 0)).toEqual([]);
  await expectClean(stage);
});

test('/learn alone asks which game, and the lesson takes the place of the question, whether it begins or goes on', async () => {
  const { mira, channel } = await learner();
  const ask = async () => outcome(await mira.command(channel.id, 'learn'));
  const question = await ask();
  expect(question.flags! & 64).toBe(64);
  expect(labelsOf(question)).toEqual(games.map(({ name }) => `Learn ${name}`));
  const begun = await outcome(await mira.press(question, 'Learn Epic Space Empires'));
  expect(begun.id).toBe(question.id);
  expect(textOfMessage(begun)).toContain('Only you see this game');
  expect(hintOn(begun)).toBe(1);
  const again = await outcome(await mira.press(await ask(), 'Learn Epic Space Empires'));
  expect(textOfMessage(again)).toContain('you are in the middle of');
  expect((await stage.tables.tablesOf(mira.id)).filter(({ status }) => status === 'running')).toHaveLength(1);
  await expectClean(stage);
});

describe.each(games)('AS56 the lesson of $name', ({ id, lesson }) => {
  const { hints = [] } = lesson ?? {};

  test('is played to its end by its panel alone; each hint comes once, when its situation is there', async () => {
    const { mira, channel, learn } = await learner();
    let panel = await learn(id);
    expect(panel.flags! & 64).toBe(64);
    expect(textOfMessage(panel)).toContain('Only you see this game');
    const press = newcomer(mira);
    const told: string[] = [];
    let table = '';
    for (let presses = 0; asksNewcomer(panel); presses++) {
      const text = textOfMessage(panel);
      const hint = hints.find((one) => text.includes(one.text));
      if (hint !== undefined && told.at(-1) !== hint.id) {
        told.push(hint.id);
        table ||= (await stage.tables.tablesOf(mira.id))[0]?.id ?? '';
        await expectSituation(table, mira.id, hint);
      }
      if (presses > 3000) throw new Error('the lesson does not end');
      panel = await press(panel);
    }
    expect(told).toEqual([...new Set(told)]);
    expect(told[0]).toBe('goal');
    expect(told.length).toBeGreaterThanOrEqual(hints.length / 2);
    const more = textOfMessage(await outcome(await mira.press(panel, 'More')));
    for (const next of ['/play', '/rules', '/card']) expect(more).toContain(next);
    expect((await mira.messages(channel.id)).filter((one) => (one.flags! & 64) === 0)).toEqual([]);
    if (id === 'ese') {
      const another = await outcome(await mira.press(panel, 'Learn another game'));
      expect(labelsOf(another)).toEqual(games.map(({ name }) => `Learn ${name}`));
    } else {
      await outcome(await mira.press(panel, 'Play a real game'));
      const lobby = await mira.waitFor((m) => m.channel_id === channel.id && isLobby(m));
      expect(textOfMessage(lobby).replaceAll('\\', '')).toContain(games.find((game) => game.id === id)!.name);
    }
    await expectClean(stage);
  });
});

/** What a hint speaks of can be done, or has just happened. */
async function expectSituation(table: string, user: string, { id, at }: LessonHint): Promise<void> {
  if ('event' in at) return;
  const shown = await stage.tables.view(table, user);
  const [ask] = 'view' in shown ? shown.view.asks : [];
  const verbs = ask?.choice.kind === 'choose' ? ask.choice.options.map(({ verb }) => verb) : [];
  for (const verb of at.offers ?? []) expect(verbs, id).toContain(verb);
}
