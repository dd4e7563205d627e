// What a computer would do, with why: what it expects of the figures on the board, and how the next best answer falls short.
import { describe, expect, test } from 'vitest';
import { hintMessage } from '#discord/panel/screens/hint';
import { translatorIn } from '#discord/words';
import type { Weighed } from '#face/computer';
import type { BoardScene } from '#face/scene';
import type { Need } from '#kernel/ask';
import { expectPossible, textOf } from '../checks.ts';
import { ask, options, tableView, terseGame } from '../fixtures.ts';

const board: BoardScene = {
  kind: 'board',
  game: 'Terse',
  title: '',
  phases: [],
  headline: '',
  areas: [],
  seats: ['Ada', 'B_b'].map((name, seat) => ({
    seat,
    name,
    fallbackName: name,
    turn: false,
    acting: false,
    figures: [
      { icon: 'isk', value: '2', label: 'ISK' },
      { icon: 'income', value: '+3', label: 'income' },
      { icon: 'market', value: '40', label: 'cards to draw', pile: true },
    ],
  })),
};
const game = { ...terseGame, scenes: { ...terseGame.scenes, board: () => board } };
const asked = ask({ kind: 'choose', min: 1, max: 1, options: options(4) });
const seen = tableView(game, [asked], { names: ['Ada', 'B_b'] });

const weighed = (id: string, chance: number, own: number, theirs: number): Weighed => ({
  answer: { pick: [id] },
  chance,
  games: 16,
  expected: [
    { isk: 2, income: own },
    { isk: 2.2, income: theirs },
  ],
});
const hint = (...all: readonly Weighed[]) => ({ tableView: seen, ask: asked, by: 'Sage', weighed: all });
const linesOf = (...all: readonly Weighed[]) => {
  const shown = hintMessage(hint(...all), translatorIn('en'));
  expectPossible(shown);
  return textOf(shown).replaceAll('\\', '').split('\n');
};

describe('a hint', () => {
  test('says what is expected to come of the answer, of both sides, without the piles of cards', () => {
    const [, answer, why] = linesOf(weighed('o1', 0.6, 5, 1.25));
    expect(answer).toContain('60% to win');
    expect(why).toBe('Expected over the next turns: B_b: income 3 → 1.3 · you: income 3 → 5');
  });

  test('says of the next best answer what differs after it', () => {
    const lines = linesOf(weighed('o1', 0.6, 5, 3), weighed('o2', 0.5, 4, 3), weighed('o3', 0.4, 1, 3));
    const at = lines.findIndex((line) => line.startsWith('- o2'));
    expect(lines[at + 1]).toBe('  Expected after it: you: income 4 instead of 5');
    expect(lines[at + 2]).toMatch(/^- o3/);
  });

  test('names all of the best answer, and of the others two things and how many more', () => {
    const several = ask({ kind: 'choose', min: 1, max: 6, options: options(6) });
    const all = ['o0', 'o1', 'o2', 'o3', 'o4', 'o5'];
    const of = (pick: readonly string[], chance: number): Weighed => ({
      answer: { pick },
      chance,
      games: 9,
      expected: [],
    });
    const shown = hintMessage(
      { ...hint(of(all, 0.6), of(all.slice(1), 0.5), of(all.slice(3), 0.4)), ask: several },
      translatorIn('en'),
    );
    const text = textOf(shown);
    expect(text).toContain('o0, o1, o2, o3, o4, o5 · 60% to win');
    expect(text).toContain('- o1, o2 +3 · 50% to win');
    expect(text).toContain('- o3, o4, o5 · 40% to win');
  });

  test('of what an answer needs, says what was given, and nothing of what was left empty', () => {
    const need = (name: string, min: number): Need => ({
      name,
      prompt: { key: name },
      choice: { kind: 'choose', options: options(3), min, max: 3 },
    });
    const [offer] = options(1, () => ({ needs: [need('give', 1), need('ask', 0), need('to', 1)] }));
    const trade = ask({ kind: 'choose', min: 1, max: 1, options: [offer!] });
    const given = { give: { pick: ['o1', 'o2'] }, ask: { pick: [] }, to: { pick: ['o0'] } };
    const best: Weighed = { answer: { pick: ['o0'], with: given }, chance: 0.5, games: 9, expected: [] };
    expect(textOf(hintMessage({ ...hint(best), ask: trade }, translatorIn('en')))).toContain('o0 → o1, o2; o0 · 50%');
  });

  test('names no answer twice', () => {
    const lines = linesOf(weighed('o1', 0.6, 5, 3), weighed('o2', 0.5, 4, 3), weighed('o2', 0.5, 4, 3));
    expect(lines.filter((line) => line.startsWith('- o2'))).toHaveLength(1);
  });

  test('expects nothing where nothing was tried', () => {
    const lines = linesOf({ answer: { pick: ['o1'] }, chance: 0, games: 0, expected: [] });
    expect(lines.slice(1)).toEqual([expect.stringContaining('o1'), '-# It sees nothing else to do here.']);
  });
});
