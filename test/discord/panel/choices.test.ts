// The way through a choice, from screen to screen.
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, writeDraft } from '#discord/panel/ids';
import { back, choose, type } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits } from '#discord/panel/screens/risks';
import type { Game } from '#face/game';
import type { Ask, Choice, Option } from '#kernel/ask';
import { isRefusal } from '#table/types';
import { buttonsOf, selectsOf, textOf } from '../checks.ts';
import { ask, options, tableView, terseGame } from '../fixtures.ts';
import { draftOf, show, verbOf } from '../wander.ts';
import { choices, t, target } from './questions.ts';

describe('the way through a choice', () => {
  const hand = choices['a hand of 40 under three verbs, with targets and X']!;

  test('what takes several along can take all of them with the first press', () => {
    const ships: Choice = { kind: 'choose', options: options(3), min: 1, max: 3 };
    const needs = [{ name: 'ships', prompt: { key: 'ships' }, choice: ships }];
    const asked = ask({
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'o9', verb: 'warp', needs },
        { id: 'end', verb: 'end' },
      ],
    });
    const [all, alone, ...others] = buttonsOf(show(asked));
    expect([all?.label, alone?.label, others[2]?.label]).toEqual(['warp: o9: all', 'warp: o9 → o0', 'warp: o9…']);
    expect(submits(asked, draftOf(alone!.custom_id), true)).toEqual({
      pick: ['o9'],
      with: { ships: { pick: ['o0'] } },
    });
    expect(submits(asked, draftOf(all!.custom_id), true)).toEqual({
      pick: ['o9'],
      with: { ships: { pick: ['o0', 'o1', 'o2'] } },
    });
  });

  test('all of several are one press away, and so is each of a few', () => {
    const asked = ask({ kind: 'choose', options: options(3), min: 1, max: 3 });
    const [first, , , all] = buttonsOf(show(asked));
    expect([first?.label, all?.label]).toEqual(['o0', 'All 3']);
    expect(submits(asked, draftOf(all!.custom_id), true)).toEqual({ pick: ['o0', 'o1', 'o2'] });
    const chosen = draftOf(first!.custom_id);
    expect(textOf(show(asked, chosen))).toContain('Chosen: o0');
    const done = buttonsOf(show(asked, chosen)).find(
      ({ custom_id }) => verbOf(custom_id) === 'done' && custom_id !== all!.custom_id,
    );
    expect(submits(asked, draftOf(done!.custom_id), true)).toEqual({ pick: ['o0'] });
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

  test('Back from an order of the first screen leads there', () => {
    const at = {
      name: 'at',
      prompt: { key: 'at' },
      choice: { kind: 'choose', min: 1, max: 1, options: target(5) },
    } as const;
    const orders: Option[] = ['play', 'play', 'warp'].map((verb, i) => ({ id: `o${i}`, verb, needs: [at] }));
    const asked = ask({ kind: 'choose', min: 1, max: 1, options: orders });
    const order = buttonsOf(show(asked)).find(({ label }) => label?.includes('o1'));
    expect(back(asked, draftOf(order!.custom_id))).toEqual({ done: [] });
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
      { kind: 'choose', options: options(3, (i) => ({ id: `c${i}`, verb: 'play' })), min: 1, max: 1 },
      { role: 'choice' },
    );
    const labels = (board: object) => {
      const seen = tableView(game, [asked]);
      const shown = panel({ tableView: { ...seen, view: { ...seen.view, board } }, t, draft: EMPTY, confirm: true });
      return buttonsOf(shown).flatMap(({ label = '' }) => (label.startsWith('play') ? [label] : []));
    };
    expect(labels({ hand: [{ id: 'c0' }, { id: 'c1' }, { id: 'c2' }] })).toEqual(['play: Kestrel (1 of 3)']);
    // Whatever sets one of them apart, though its label does not say so, keeps it apart.
    const apart = ['play: Kestrel (1 of 2)', 'play: Kestrel (2)'];
    expect(labels({ hand: [{ id: 'c0' }, { id: 'c1' }, { id: 'c2', stunned: true }] })).toEqual(apart);
    expect(labels({ hand: [{ id: 'c0' }, { id: 'c1' }, { id: 'c2' }], used: ['c2~4/1'] })).toEqual(apart);
  });

  test('places that nobody can tell apart are one order, and places that only share a name are told with their details', () => {
    const named = (detail: (id: string) => string): Game => ({
      ...terseGame,
      words: {
        ...terseGame.words,
        option: (_view, { id }) => (id === 'o9' ? { label: 'Scout' } : { label: 'Main Fleet', detail: detail(id) }),
      },
    });
    const places = options(2, (i) => ({ id: `c${i}` }));
    const needs = [
      {
        name: 'fleet',
        prompt: { key: 'which' },
        choice: { kind: 'choose', options: places, min: 1, max: 1 } satisfies Choice,
      },
    ];
    const asked = ask({
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'o9', verb: 'play', needs },
        { id: 'end', verb: 'end' },
      ],
    });
    const labels = (game: Game) => buttonsOf(show(asked, EMPTY, game)).map(({ label }) => label);
    const alike = labels(named(() => 'speed 2'));
    expect(alike.filter((label) => label?.startsWith('play'))).toEqual(['play: Scout → Main Fleet']);
    const apart = labels(named((id) => `on the way to ${id}`));
    expect(apart.filter((label) => label?.startsWith('play'))).toEqual([
      'play: Scout → Main Fleet (on the way to c0)',
      'play: Scout → Main Fleet (on the way to c1)',
    ]);
  });

  test('of several that nobody can tell apart one is offered, besides all', () => {
    const fleets = options(2, (i) => ({ id: `c${i}` }));
    const needs = [
      {
        name: 'fleets',
        prompt: { key: 'which' },
        choice: { kind: 'choose', options: fleets, min: 1, max: 2 } satisfies Choice,
      },
    ];
    const asked = ask({ kind: 'choose', min: 1, max: 1, options: [{ id: 'o9', verb: 'play', needs }, { id: 'end' }] });
    const labels = (label: (id: string) => string) => {
      const words: Game['words'] = { ...terseGame.words, option: (_view, { id }) => ({ label: label(id) }) };
      return buttonsOf(show(asked, EMPTY, { ...terseGame, words })).map((one) => one.label);
    };
    expect(labels((id) => (id === 'o9' ? 'Scout' : 'Main Fleet')).slice(0, 2)).toEqual([
      'play: Scout: all',
      'play: Scout → Main Fleet',
    ]);
    expect(
      labels((id) => (id === 'o9' ? 'Scout' : 'Main Fleet')).filter((one) => one?.startsWith('play')),
    ).toHaveLength(2);
    expect(labels((id) => id).filter((one) => one?.startsWith('play'))).toHaveLength(3);
  });

  test('all or none of several are named and put in order by what is mostly done', () => {
    const asked = ask({ kind: 'choose', options: options(3), min: 0, max: 3 });
    const keep = { all: 'Replace all 3', none: 'Keep this hand', likely: 'none' } as const;
    const endings = (game: Game) =>
      buttonsOf(show(asked, EMPTY, game)).flatMap(({ label, style }) =>
        /all|none|keep/i.test(label ?? '') ? [[label, style]] : [],
      );
    expect(endings({ ...terseGame, words: { ...terseGame.words, allOrNone: () => keep } })).toEqual([
      ['Keep this hand', ButtonStyle.Primary],
      ['Replace all 3', ButtonStyle.Secondary],
    ]);
    expect(endings(terseGame)).toEqual([
      ['All 3', ButtonStyle.Primary],
      ['Done with none', ButtonStyle.Secondary],
    ]);
  });

  test('which two of many things cannot be chosen together is told', () => {
    const many = options(30).map((one, i): Option => (i < 2 ? { ...one, group: 'first two' } : one));
    const asked = ask({ kind: 'choose', options: many, min: 0, max: 5 });
    const chosen = (...values: string[]) => textOf(show(asked, choose(asked, EMPTY, values) as Draft));
    expect(chosen('0', '1', '2')).toContain('**o0** and **o1** cannot be chosen together');
    expect(chosen('0', '2')).not.toContain('cannot be chosen together');
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
    const menu = (role: Ask['role']) =>
      selectsOf(show(ask(choice, { role }))).flatMap(({ options: items }) => items.map(({ label }) => label));
    expect(menu('window')).toEqual(['Pass until my turn', 'Pass until I am targeted']);
    expect(menu('action')).toEqual([]);
  });
});
