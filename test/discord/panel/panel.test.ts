// The panel turns any ask into controls, and every way through the controls ends in a legal answer.
import { describe, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import { type Draft, EMPTY, readDraft } from '#discord/panel/ids';
import { back, choose, type } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits } from '#discord/panel/screens/risks';
import { askKey } from '#discord/press-id';
import type { GameEvent } from '#kernel/event';
import { below, seedRng } from '#kernel/random';
import type { TableView } from '#table/types';
import { buttonsOf, selectsOf, textOf } from '../checks.ts';
import { ask, HOSTILE, isLegal, options, tableView, terseGame, wordyGame } from '../fixtures.ts';
import { show, wander } from '../wander.ts';
import { choices, t } from './questions.ts';

describe('every kind of question', () => {
  for (const [name, choice] of Object.entries(choices)) {
    test(`${name}: wherever one presses, the answer is legal`, () => {
      for (let seed = 0; seed < 6; seed++) {
        const asked = ask(choice, { role: seed % 2 === 0 ? 'action' : 'window' });
        const answer = wander(asked, seedRng(`${name} ${seed}`));
        expect(isLegal(choice, answer), `seed ${seed}: ${JSON.stringify(answer)}`).toBe(true);
      }
    });
    test(`${name}: fits in a message however long the texts are`, () => {
      const answer = wander(ask(choice), seedRng(name), tableView(wordyGame, [ask(choice)]));
      expect(isLegal(choice, answer)).toBe(true);
    });
  }
});

test('an answer that outgrows the buttons is told so, beside the pictures that are sent along', () => {
  const max = 999_999_999;
  const needs = Array.from({ length: 30 }, (_, i) => ({
    name: `n${i}`,
    prompt: { key: 'x' },
    choice: { kind: 'number' as const, min: 0, max: max },
  }));
  const asked = ask({ kind: 'choose', min: 1, max: 1, options: [{ id: 'pay', needs }] });
  const typed = new Map([[0, String(max)]]);
  const draft = needs.slice(2).reduce((before: Draft) => type(asked, before, typed) as Draft, EMPTY);
  const shown = panel({
    tableView: tableView(terseGame, [asked]),
    t,
    draft,
    confirm: true,
    pictures: [{ file: 'hand.png', alt: 'Your hand' }],
  });
  expect(textOf(shown)).toContain(t('panel.tooBig'));
  expect(JSON.stringify(shown)).toContain('attachment://hand.png');
});

describe('hostile input', () => {
  const asked = ask(choices['a hand of 40 under three verbs, with targets and X']!);

  test('a garbled draft never throws and shows the beginning', () => {
    const rng = seedRng('garbage');
    const letters = 'abcXYZ0189.,~_-!:% \u{1F680}';
    for (let i = 0; i < 2000; i++) {
      const text = Array.from({ length: below(rng, 40) }, () => [...letters][below(rng, [...letters].length)]).join('');
      const draft = readDraft(text);
      if (draft === undefined) continue;
      expectPossibleQuietly(show(asked, draft));
      expect(() => submits(asked, draft, true)).not.toThrow();
      expect(() => choose(asked, draft, [text, '0', 'zz', '__proto__'])).not.toThrow();
      expect(() => back(asked, draft)).not.toThrow();
    }
  });

  test('a typed amount for an option that does not exist is refused with the range', () => {
    const asked = ask(choices['damage on 3']!);
    for (const index of [3, 4, 99]) {
      expect(type(asked, EMPTY, new Map([[index, '1']]))).toEqual({
        refused: 'panel.wrongNumber',
        with: { min: 0, max: 5 },
      });
    }
  });

  test('names cannot mention, style or break anything', () => {
    const text = textOf(panel({ tableView: tableView(terseGame, []), t, confirm: true }));
    expect(text).not.toMatch(/(?<!\\)@everyone/);
    expect(text).not.toContain('<@123');
    expect(text).not.toContain('\u202E');
    expect(HOSTILE.some((name) => text.includes(name))).toBe(false);
  });

  test('the key of an ask depends on its options', () => {
    const one = ask({ kind: 'choose', options: options(3), min: 1, max: 1 });
    const other = ask({ kind: 'choose', options: options(4), min: 1, max: 1 });
    expect(askKey(one)).not.toBe(askKey(other));
    expect(askKey(one)).toBe(askKey(structuredClone(one)));
  });
});

function expectPossibleQuietly(shown: Payload): void {
  const ids = [...buttonsOf(shown), ...selectsOf(shown)].map((control) => control.custom_id);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
}

test('how one was put out of the game is told in full, and so is that one has given up', () => {
  const telling = {
    ...terseGame,
    words: { ...terseGame.words, line: ({ n }: GameEvent) => `blow ${n}` },
  };
  const since = Array.from({ length: 25 }, (_, n) => ({
    rev: n,
    n: 0,
    at: 1_790_000_000_000,
    seat: 1,
    by: 'person' as const,
    events: [{ e: 'blow', n }],
    lines: [],
  }));
  const seen = tableView(telling, [], { since });
  const shown = (view: Partial<TableView['view']>) =>
    textOf(panel({ tableView: { ...seen, view: { ...seen.view, ...view } }, t, confirm: true }));
  const out = shown({ out: [0] });
  for (const { n } of since.map(({ events }) => events[0]!)) expect(out).toContain(`blow ${n}\n`);
  expect(out).toContain('You are out of this game');
  expect(out).not.toContain('more: `/log`');
  expect(shown({ leaving: [0] })).toContain('You have given up');
});

test('when to be asked is not offered where nothing will be asked any more', () => {
  const asking = { ...terseGame, words: { ...terseGame.words, standing: [{ id: 'aid', label: 'Aid', choices: [] }] } };
  const seen = tableView(asking, []);
  const offers = (over: TableView) =>
    buttonsOf(panel({ tableView: over, t, confirm: true })).some(({ label }) => label === t('panel.settings'));
  expect(offers(seen)).toBe(true);
  expect(offers({ ...seen, view: { ...seen.view, out: [0] } })).toBe(false);
  expect(offers({ ...seen, table: { ...seen.table, status: 'finished' } })).toBe(false);
});
