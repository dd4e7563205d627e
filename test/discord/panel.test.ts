// The panel turns any ask into controls, and every way through the controls ends in a legal answer.
import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, readDraft, writeDraft } from '#discord/ids/draft';
import { askKey } from '#discord/ids/press-id';
import type { Payload } from '#discord/present/components';
import { back, choose, type } from '#discord/present/moves';
import { panel, submits } from '#discord/present/panel';
import { sayIn } from '#discord/words/index';
import type { Ask, Choice, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { below, seedRng } from '#kernel/random';
import { isRefusal, type Look } from '#table/types';
import { buttonsOf, selectsOf, textOf } from './checks.ts';
import { ask, HOSTILE, isLegal, look, options, terseGame, wordyGame } from './fixtures.ts';
import { show, verbOf, wander } from './wander.ts';

const say = sayIn('en');
const target = (count: number): Option[] => options(count, (i) => ({ about: i % 4 }));
const choices: Readonly<Record<string, Choice>> = {
  'a yes or no': { kind: 'choose', options: options(2), min: 1, max: 1 },
  'a hand of 40 under three verbs, with targets and X': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: [
      ...options(40, (i) => ({
        verb: ['play', 'warp', 'activate'][i % 3]!,
        card: `c${i}`,
        ...(i % 5 === 0 ? { confirm: { key: 'sure' } } : {}),
        needs: [
          { name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 0, max: i * 3 } },
          {
            name: 'region',
            prompt: { key: 'region' },
            choice: { kind: 'choose', options: target(16), min: 1, max: 1 },
          },
          { name: 'ships', prompt: { key: 'ships' }, choice: { kind: 'choose', options: target(30), min: 0, max: 3 } },
        ],
      })),
      { id: 'end', verb: 'end' },
    ],
  },
  'one thing with a target': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: [
      {
        id: 'only',
        verb: 'aim',
        needs: [{ name: 'at', prompt: { key: 'at' }, choice: { kind: 'choose', options: target(3), min: 1, max: 1 } }],
      },
    ],
  },
  'twelve verbs': {
    kind: 'choose',
    min: 1,
    max: 1,
    options: options(60, (i) => ({ verb: `verb${i % 12}` })),
  },
  'at most one of 60': { kind: 'choose', options: options(60), min: 0, max: 1 },
  '3 of 60': { kind: 'choose', options: options(60), min: 3, max: 3 },
  'any of 40': { kind: 'choose', options: options(40), min: 0, max: 40 },
  'all of 7': { kind: 'choose', options: options(7), min: 7, max: 7 },
  'a small number': { kind: 'number', min: 0, max: 3 },
  'a number of 20': { kind: 'number', min: -5, max: 15 },
  'a large number': { kind: 'number', min: 0, max: 5000 },
  'an order of 4': { kind: 'order', options: options(4) },
  'an order of 60': { kind: 'order', options: options(60) },
  'damage on 3': { kind: 'distribute', options: options(3), min: 5, max: 5, most: 5, spread: 3 },
  'damage on 16': { kind: 'distribute', options: options(16), min: 0, max: 30, most: 12, spread: 4 },
  'large amounts on 30': { kind: 'distribute', options: options(30), min: 0, max: 400, most: 99, spread: 30 },
};

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
      const answer = wander(ask(choice), seedRng(name), look(wordyGame, [ask(choice)]));
      expect(isLegal(choice, answer)).toBe(true);
    });
  }
});

describe('the way through a choice', () => {
  const hand = choices['a hand of 40 under three verbs, with targets and X']!;

  test('verbs come first, and the end of the turn stands apart', () => {
    const shown = show(ask(hand, { fallback: { pick: ['end'] } }));
    const verbs = buttonsOf(shown).filter((button) => verbOf(button.custom_id) === 'go');
    expect(verbs.map((button) => button.label)).toEqual(['play (14)', 'warp (13)', 'activate (13)', 'end']);
  });

  test('a single thing that needs a target asks for the target at once', () => {
    const asked = ask(choices['one thing with a target']!);
    const [targets] = selectsOf(show(asked));
    expect(targets?.options).toHaveLength(3);
    const answer = submits(asked, choose(asked, EMPTY, ['1'])!, true);
    expect(answer).toEqual({ pick: ['only'], with: { at: { pick: ['o1'] } } });
  });

  test('a single thing under a verb is a button that names both', () => {
    const shown = show(ask({ kind: 'choose', min: 1, max: 1, options: [{ id: 'o0', verb: 'undock' }] }));
    expect(buttonsOf(shown)[0]?.label).toBe('undock: o0');
  });

  test('Back leads step by step to the beginning', () => {
    const asked = ask(hand, { fallback: { pick: ['end'] } });
    let draft: Draft = { done: [], verb: 0 };
    draft = choose(asked, draft, [(3).toString(36)])!;
    draft = choose(asked, draft, ['2'])!;
    draft = choose(asked, draft, ['5'])!;
    const seen: string[] = [];
    for (let at: Draft | undefined = draft; at !== undefined; at = back(asked, at)) seen.push(writeDraft(at));
    expect(seen).toEqual(['3.2.5', '3.2', '3', ',0', '']);
  });

  test('a number that is typed is the number that is answered', () => {
    for (const [min, max] of [
      [0, 5000],
      [-5, 1500],
      [7, 900],
    ] as const) {
      const asked = ask({ kind: 'number', min, max });
      for (const number of [min, min + 1, 42, max]) {
        const draft = type(asked, EMPTY, new Map([[0, String(number)]]));
        if (draft === undefined || isRefusal(draft)) throw new Error(`${number} is not taken`);
        expect(submits(asked, draft, true)).toEqual({ number });
      }
      expect(type(asked, EMPTY, new Map([[0, String(max + 1)]]))).toEqual({
        refused: 'panel.wrongNumber',
        with: { min, max },
      });
    }
  });

  test('what was chosen on one page stays chosen on the next', () => {
    const asked = ask({ kind: 'choose', options: options(60), min: 1, max: 5 });
    const first = choose(asked, EMPTY, ['0', '3'])!;
    const second = choose(asked, { ...first, page: 1 }, [(30).toString(36)])!;
    expect(textOf(show(asked, second))).toContain('o0, o3, o30');
    const again = choose(asked, { ...second, page: 0 }, ['3'])!;
    expect(textOf(show(asked, again))).toContain('o3, o30');
  });

  test('a dangerous option asks once more, unless that is switched off', () => {
    const asked = ask({
      kind: 'choose',
      min: 1,
      max: 1,
      options: [{ id: 'open', confirm: { key: 'sure' } }, { id: 'stay' }],
    });
    const draft = { done: ['0'] };
    expect(submits(asked, draft, true)).toBeUndefined();
    expect(textOf(show(asked, draft))).toContain('Are you sure?');
    expect(submits(asked, draft, false)).toEqual({ pick: ['open'] });
  });

  test('cards that nobody can tell apart are one entry, with their number', () => {
    const game = {
      ...terseGame,
      words: { ...terseGame.words, option: () => ({ label: 'Kestrel', detail: 'shield 2' }) },
    };
    const asked = ask(
      { kind: 'choose', options: options(3, () => ({ verb: 'play' })), min: 1, max: 1 },
      { role: 'choice' },
    );
    const [list] = selectsOf(show(asked, EMPTY, game));
    expect(list?.options.map((option) => option.label)).toEqual(['Kestrel ×3']);
  });

  test('a typed number out of range is told with the range', () => {
    const asked = ask({ kind: 'number', min: 0, max: 40 });
    for (const text of ['41', '-1', 'ten', '1.5', '', '9'.repeat(30)]) {
      expect(type(asked, EMPTY, new Map([[0, text]]))).toEqual({
        refused: 'panel.wrongNumber',
        with: { min: 0, max: 40 },
      });
    }
    expect(type(asked, EMPTY, new Map([[0, ' 40 ']]))).toEqual({ done: ['E'] });
  });

  test('the ways to pass for longer are offered in windows only', () => {
    const choice: Choice = { kind: 'choose', options: [{ id: 'play', verb: 'play' }, { id: 'pass' }], min: 1, max: 1 };
    const labels = (role: Ask['role']) => buttonsOf(show(ask(choice, { role }))).map((button) => button.label);
    expect(labels('window')).toContain('Pass until my turn');
    expect(labels('action')).not.toContain('Pass until my turn');
  });
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

  test('names cannot mention, style or break anything', () => {
    const text = textOf(panel({ look: look(terseGame, []), say, confirm: true }));
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
  const seen = look(telling, [], { since });
  const shown = (view: Partial<Look['view']>) =>
    textOf(panel({ look: { ...seen, view: { ...seen.view, ...view } }, say, confirm: true }));
  const out = shown({ out: [0] });
  for (const { n } of since.map(({ events }) => events[0]!)) expect(out).toContain(`blow ${n}\n`);
  expect(out).toContain('You are out of this game');
  expect(out).not.toContain('more under Log');
  expect(shown({ leaving: [0] })).toContain('You have given up');
});
