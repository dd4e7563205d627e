// How a game went, on the screen: within Discord's limits in every language, and from where its turns can be seen again.
import { expect, test } from 'vitest';
import { curveScene, recapMessage } from '#discord/replay/screens/recap';
import { worstMoveMessage } from '#discord/replay/screens/worst-move';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { Weight } from '#face/words';
import type { LogEntry, MistakeTold, Recap, TurningPoint } from '#table/types';
import { buttonsOf, expectPossible, selectsOf, textOf } from '../checks.ts';
import { ask, entries, options, tableInfo, tableView, terseGame, wordyGame } from '../fixtures.ts';
import { everyLanguage } from '../languages.ts';

const seen = tableView(wordyGame, []);
const points = [3, 40, 977];
const fullest: Recap = {
  ...seen,
  table: tableInfo(wordyGame, 'finished'),
  view: 'open',
  views: [0, 'spectator', 1, 2, 3, 'open'],
  chances: Array.from({ length: 40 }, (_, turn) => [0, 1, 2, 3].map((seat) => (seat === turn % 4 ? 0.997 : 0.001))),
  seat: 0,
  byPlay: true,
  turning: points.map((rev, at) => ({
    at,
    rev,
    line: at === 0 ? undefined : '▸ **Turn** '.repeat(60),
    seat: at,
    from: 0.004,
    to: 1,
    after: rev + 9,
    entries: entries(20),
    board: seen.view,
  })),
};
const curve = { file: 'curve-0.png', alt: 'x'.repeat(1024) };
const boards = points.map((rev) => ({ file: `board-${rev}.png`, alt: 'x'.repeat(1024) }));
const none = { curve: undefined, boards: [] };

test.each(everyLanguage)(
  'the fullest one fits, with pictures, without, and before they are ready, in %s',
  (language) => {
    const t = translatorIn(language);
    for (const byPlay of [true, false]) {
      const recap = { ...fullest, byPlay };
      for (const pictures of [{ curve, boards }, none, { curve, boards: [undefined, boards[1], undefined] }])
        expectPossible(recapMessage(recap, t, pictures));
      expectPossible(recapMessage(recap, t, none, Array(30).fill('A line of words. '.repeat(20))));
      expectPossible(recapMessage({ ...recap, turning: [] }, t, { curve, boards: [] }));
    }
  },
);

test('each turning point has its picture and leads to where it can be seen again', () => {
  const t = translatorIn('en');
  const shown = recapMessage(fullest, t, { curve, boards });
  expect(JSON.stringify(shown.components).match(/attachment:\/\/[^"]+/g)).toEqual([
    'attachment://curve-0.png',
    ...points.map((rev) => `attachment://board-${rev}.png`),
  ]);
  const [select] = selectsOf(shown);
  expect(select?.options.map(({ value }) => Number(value))).toEqual(points);
  expect(select?.options[0]?.label).toBe('1. The opening');
  expect(textOf(shown)).toMatch(/\*\*1\.\*\* The opening\n.*: 0% → 100%/);
  expect(buttonsOf(shown).map(({ label }) => label)).toContain('Replay');
});

test('each tells what mattered most in it, and nothing of the turns around it', () => {
  const weights: Readonly<Record<string, Weight>> = { turn: 'chapter', blow: 'turning', won: 'end' };
  const game: Game = {
    ...terseGame,
    words: { ...terseGame.words, line: ({ e }) => `It says ${e}.`, weight: ({ e }) => weights[e] },
  };
  const commits = [
    { rev: 3, events: ['blow', 'turn', 'move'] },
    { rev: 4, events: ['blow', 'pass'] },
    { rev: 5, events: ['pass', 'turn', 'blow'] },
  ];
  const told = commits.map(
    ({ rev, events }): LogEntry => ({ ...entries(1)[0]!, rev, events: events.map((e) => ({ e })) }),
  );
  const linesOfPoint = (change: Partial<TurningPoint>) => {
    const point = { ...fullest.turning[1]!, rev: 3, after: 5, entries: told, ...change };
    return textOf(recapMessage({ ...fullest, game, turning: [point] }, translatorIn('en'), none));
  };
  expect(linesOfPoint({})).toMatch(/→ 100%\n-# It says blow\.\n/);
  const only = (...events: string[]): LogEntry => ({ ...told[0]!, rev: 3, events: events.map((e) => ({ e })) });
  expect(linesOfPoint({ entries: [only('blow', 'turn', 'move')] })).toContain('-# It says move.');
  expect(linesOfPoint({ entries: [only('turn', 'move', 'won')] })).toContain('-# It says move.');
  expect(linesOfPoint({ entries: [] })).not.toContain('It says');
});

test('without a turn that changed much, that is said, and there is nothing to choose from', () => {
  const shown = recapMessage({ ...fullest, turning: [] }, translatorIn('en'), { curve, boards: [] });
  expect(textOf(shown)).toContain('No turn changed anybody’s chances much.');
  expect(selectsOf(shown)).toEqual([]);
});

test('the curve has a line for each player and marks the turns by their numbers', () => {
  const scene = curveScene(fullest, translatorIn('en'));
  expect(scene.lines.map(({ seat, chances }) => [seat, chances.length])).toEqual(
    [0, 1, 2, 3].map((seat) => [seat, 40]),
  );
  expect(scene.marks).toEqual([0, 1, 2].map((at) => ({ at, label: String(at + 1) })));
  expect(scene.scale).toEqual(['0%', '50%', '100%']);
});

const told = (game = wordyGame): MistakeTold => {
  const choice = { kind: 'choose', options: options(20), min: 1, max: 20 } as const;
  const [answer, better] = [
    { pick: choice.options.slice(0, 20).map(({ id }) => id) },
    { pick: [choice.options[3]!.id] },
  ];
  const { table, names } = { ...seen, table: tableInfo(game, 'finished') };
  const worst = { view: { ...seen.view, seat: 0 }, ask: ask(choice), answer, better, own: 0.304, chance: 0.5 };
  return { table, game, names, view: 'open', views: ['open'], worst };
};

test.each(everyLanguage)('a costly decision fits, and so does that there was none, in %s', (language) => {
  const t = translatorIn(language);
  expectPossible(worstMoveMessage(told(), t));
  expectPossible(worstMoveMessage({ ...told(), worst: undefined }, t));
});

test('a costly decision names what was chosen, what would have been better, and by how much', () => {
  const text = textOf(worstMoveMessage(told(terseGame), translatorIn('en')));
  expect(text).toContain('You won 30% of the games');
  expect(text).toMatch(/\*\*Better: .*20% more: 50% of them/);
});

test('whoever did not play is not led to a costly decision', () => {
  const labels = (recap: Recap) => buttonsOf(recapMessage(recap, translatorIn('en'), none)).map(({ label }) => label);
  expect(labels(fullest)).toEqual(['Replay', 'My costliest decision']);
  expect(labels({ ...fullest, seat: undefined })).toEqual(['Replay']);
});
