// A game seen again on the screen: step by step, turn by turn, from other seats when it is over, and everybody's hands.
import { describe, expect, test } from 'vitest';
import { findPress } from '#discord/presses';
import { plainLine, replayMessage } from '#discord/replay/screens/replay';
import { translatorIn } from '#discord/words';
import type { ReplayStep } from '#table/types';
import { tinyGame } from '#test/tiny-game';
import { escapeMarkdown } from '#words/markdown';
import { answer, game, openRoom } from '../../table/room.ts';
import { buttonsOf, expectPossible, selectsOf, textOf } from '../checks.ts';
import { entries, HOSTILE, tableView, wordyGame } from '../fixtures.ts';
import { appWithoutPictures, runPress } from '../press.ts';

const t = translatorIn('en');

async function openApp() {
  const tiny = tinyGame();
  const room = await openRoom({ games: [tiny] });
  const { id } = await game(room, ['ann', 'bob']);
  await answer(room, id, 'ann', { pick: ['end'] });
  const app = appWithoutPictures(room.service, [tiny]);
  const press = async (written: string, user = 'ann', values: readonly string[] = []) => {
    const shown = await runPress(app, findPress(`t:${id}:0::${written}`)!, user, values);
    shown.forEach(expectPossible);
    return shown[0]!;
  };
  return { room, id, press };
}

describe('a running game', () => {
  test('is shown as it stands, and goes back step by step and turn by turn', async () => {
    const { press } = await openApp();
    const now = await press('replay:');
    expect(textOf(now)).toMatch(/Turn 2[\s\S]*Step 4 of 4 · seen by A · ANN/);
    expect(buttonsOf(now).map(({ label, disabled }) => [label, disabled === true])).toEqual([
      ['First', false],
      ['Back', false],
      ['On', true],
      ['Last', false],
    ]);
    const [turns, views] = selectsOf(now);
    expect(turns?.options.map(({ label }) => label)).toEqual(['BOB: turn']);
    expect(views?.options.map(({ label }) => label)).toEqual(['A · ANN', 'a spectator']);
    const back = await press(buttonsOf(now)[1]!.custom_id.split('::')[1]!);
    expect(textOf(back)).toContain('Step 3 of 4');
    const first = await press(buttonsOf(now)[0]!.custom_id.split('::')[1]!);
    expect(textOf(first)).toMatch(/Step 1 of 4[\s\S]*ANN: draw/);
    expect(buttonsOf(first).map(({ disabled }) => disabled === true)).toEqual([true, true, false, false]);
    const turn = await press(turns!.custom_id.split('::')[1]!, 'ann', [turns!.options[0]!.value]);
    expect(textOf(turn)).toContain('Step 4 of 4');
    const watching = await press(views!.custom_id.split('::')[1]!, 'ann', ['s']);
    expect(textOf(watching)).toMatch(/Step 4 of 4 · seen by a spectator/);
  });

  test.each([
    ['the other seat, by a button', 'replay.step:first/1/1', []],
    ['all hands, by a button', 'replay.step:last/1/o', []],
    ['the other seat, in the list of turns', 'replay.turn:1', ['3']],
    ['all hands, in the list of viewpoints', 'replay.view:3', ['o']],
    ['the hands at the end', 'hands:', []],
  ] as const)('a forged press for %s is refused', async (_what, written, values) => {
    const { press } = await openApp();
    expect(textOf(await press(written, 'ann', values))).toContain(
      'you can see it again from your own seat, or as a spectator',
    );
  });

  test('a press for a step that has not come yet shows the newest', async () => {
    const { press } = await openApp();
    expect(textOf(await press('replay.step:on/zz/0'))).toContain('Step 4 of 4');
    expect(textOf(await press('replay.turn:0', 'ann', ['999999']))).toContain('Step 4 of 4');
    expect(textOf(await press('replay.turn:0', 'ann', ['rubbish']))).toContain('Step 4 of 4');
    expect(textOf(await press('replay.view:zzz', 'ann', ['rubbish']))).toContain('Step 4 of 4 · seen by A');
  });
});

test('a step says so if what the table looked like is not stored, and the fullest one fits', () => {
  const seen = tableView(wordyGame, []);
  const turns = Array.from({ length: 60 }, (_, i) => ({ rev: i * 10, line: '▸ **Turn** '.repeat(30) }));
  const step: ReplayStep = {
    ...seen,
    view: 'open',
    views: [0, 'spectator', 1, 2, 3, 'open'],
    rev: 305,
    step: 305,
    steps: 999,
    turns,
    turning: [3, 40, 305].map((rev) => ({ rev, line: rev === 3 ? undefined : '▸ **Turn** '.repeat(30) })),
    entries: entries(50),
    shown: { board: seen.view, hands: [0, 1, 2, 3].map((seat) => ({ ...seen.view, seat })) },
  };
  const pictures = Array.from({ length: 5 }, (_, i) => ({ file: `hand-${i}.png`, alt: 'x'.repeat(1024) }));
  const full = replayMessage(step, t, pictures);
  expectPossible(full);
  const [list] = selectsOf(full);
  expect(list?.options).toHaveLength(25);
  expect(list?.options.find((option) => option.default)?.value).toBe('300');
  const bare = replayMessage({ ...step, shown: undefined }, t, []);
  expectPossible(bare);
  expect(textOf(bare)).toContain('What the table looked like then is not stored.');
});

test('a line of the log loses its markdown, and a name in it stays as it is', () => {
  for (const name of [...HOSTILE, 'x_y', 'a*b*c'])
    expect(plainLine(`▸ **Turn 3** – ${escapeMarkdown(name)}`).replace(/[*_~\s]/g, '')).toBe(
      `▸ Turn 3 – ${name}`.replace(/[\p{Cc}\p{Cf}]/gu, ' ').replace(/[*_~\s]/g, ''),
    );
});
