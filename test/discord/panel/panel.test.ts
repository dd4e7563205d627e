// The panel turns any ask into controls, and every way through the controls ends in a legal answer.
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import { type Draft, EMPTY, readDraft, writeDraft } from '#discord/panel/ids';
import { back, choose, type } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits, submitsUnrisked } from '#discord/panel/screens/risks';
import { askKey, readId } from '#discord/press-id';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { Drawback } from '#face/words';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { below, seedRng } from '#kernel/random';
import { isRefusal, type TableView } from '#table/types';
import { buttonsOf, selectsOf, textOf } from '../checks.ts';
import { ask, HOSTILE, isLegal, options, tableView, terseGame, wordyGame } from '../fixtures.ts';
import { draftOf, show, verbOf, wander } from '../wander.ts';

const t = translatorIn('en');
const target = (count: number): Option[] => options(count, (i) => ({ about: i % 4 }));
/** Ships that each fire at one of some targets; every third one may split its fire. */
const volley = (ships: number, marks: number): Choice => ({
  kind: 'choose',
  min: 1,
  max: 1,
  options: [
    {
      id: 'fire',
      verb: 'fire',
      needs: Array.from({ length: ships }, (_, i) => ({
        name: `ship${i}`,
        prompt: { key: 'at' },
        of: { id: `ship${i}` },
        choice:
          i % 3 === 2
            ? { kind: 'distribute', options: options(marks), min: 0, max: 4, most: 4, spread: 2 }
            : { kind: 'choose', options: [...options(marks), { id: 'none' }], min: 1, max: 1 },
      })),
    },
    { id: 'hold', verb: 'hold' },
  ],
});
const choices: Readonly<Record<string, Choice>> = {
  'a target for each of two ships': volley(2, 3),
  'a target for each of ten ships': volley(10, 8),
  'a target for each of forty ships': volley(40, 14),
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
      const answer = wander(ask(choice), seedRng(name), tableView(wordyGame, [ask(choice)]));
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

  test('a single thing that needs a target asks for the target at once, a button each where they are few', () => {
    const asked = ask(choices['one thing with a target']!);
    const targets = buttonsOf(show(asked)).filter((button) => verbOf(button.custom_id) === 'go');
    expect(targets.map(({ label }) => label)).toEqual(['o0', 'o1', 'o2']);
    const answer = submits(asked, choose(asked, EMPTY, ['1'])!, true);
    expect(answer).toEqual({ pick: ['only'], with: { at: { pick: ['o1'] } } });
  });

  test('few things under their verbs are whole orders, a press each, with the places they may go to', () => {
    const few: Choice = {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'o0', verb: 'play' },
        { id: 'o1', verb: 'play' },
        {
          id: 'o2',
          verb: 'warp',
          needs: [
            { name: 'to', prompt: { key: 'to' }, choice: { kind: 'choose', options: target(2), min: 1, max: 1 } },
          ],
        },
        {
          id: 'o3',
          verb: 'mine',
          needs: [
            { name: 'at', prompt: { key: 'at' }, choice: { kind: 'choose', options: target(1), min: 1, max: 1 } },
          ],
        },
        {
          id: 'o4',
          verb: 'buy',
          needs: [{ name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 0, max: 9 } }],
        },
        { id: 'end', verb: 'end' },
      ],
    };
    const asked = ask(few, { fallback: { pick: ['end'] } });
    const buttons = buttonsOf(show(asked)).filter((button) => verbOf(button.custom_id) === 'go');
    expect(buttons.map(({ label }) => label)).toEqual([
      'play: o0',
      'play: o1',
      'warp: o2 → o0',
      'warp: o2 → o1',
      'mine: o3 → o0',
      'buy: o4…',
      'end',
    ]);
    const given = buttons.map(({ custom_id }) => submits(asked, draftOf(custom_id), true));
    expect(given[3]).toEqual({ pick: ['o2'], with: { to: { pick: ['o1'] } } });
    expect(given[4]).toEqual({ pick: ['o3'], with: { at: { pick: ['o0'] } } });
    expect(given[5]).toBeUndefined();
  });

  test('where none may be chosen, what time decides on stands among its like, and “None of these” last', () => {
    const queue: Choice = { kind: 'choose', min: 0, max: 1, options: options(4, () => ({ verb: 'queue' })) };
    const shown = buttonsOf(show(ask(queue, { fallback: { pick: ['o2'] } })));
    const labels = shown.map(({ label }) => label ?? '').filter((label) => /o\d|None/.test(label));
    expect(labels.map((label) => /o\d|None of these/.exec(label)?.[0])).toEqual([
      'o0',
      'o1',
      'o2',
      'o3',
      'None of these',
    ]);
  });

  test('what time decides on stands among its like where there are several', () => {
    const shares: Choice = {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [...options(3, () => ({ verb: 'first' })), { id: 'share', verb: 'share' }],
    };
    const shown = buttonsOf(show(ask(shares, { fallback: { pick: ['o0'] } })));
    const labels = shown.flatMap(({ label = '' }) => (/o\d|share/.test(label) ? [/o\d|share/.exec(label)![0]] : []));
    expect(labels).toEqual(['o0', 'o1', 'o2', 'share']);
  });

  test('what is hardly ever chosen stands behind all else but what ends the ask', () => {
    const game = {
      ...terseGame,
      words: {
        ...terseGame.words,
        verb: (verb: string) => ({ label: verb, ...(verb === 'dock' && { seldom: true as const }) }),
      },
    };
    const some = { dock: 2, attack: 2, endAll: 1, end: 1 };
    const choice: Choice = {
      kind: 'choose',
      min: 1,
      max: 1,
      options: Object.entries(some).flatMap(([verb, n]) =>
        options(n, (i) => ({ id: n === 1 ? verb : `${verb}${i}`, verb })),
      ),
    };
    const shown = panel({
      tableView: tableView(game, [ask(choice, { fallback: { pick: ['end'] } })]),
      t,
      draft: EMPTY,
      confirm: true,
    });
    const labels = buttonsOf(shown).flatMap(({ label = '' }) => (/^(dock|attack|end)/.test(label) ? [label] : []));
    expect(labels).toEqual(['attack0', 'attack1', 'dock (2)', 'endAll', 'end']);
  });

  const stylesOf = (choice: Choice) =>
    buttonsOf(show(ask(choice, { fallback: { pick: ['end'] } })))
      .filter((button) => verbOf(button.custom_id) === 'go')
      .map((button) => [button.label, button.style]);

  test('the end of a phase never stands out beside something to do', () => {
    const two = hand.kind === 'choose' ? hand.options.filter(({ verb }) => verb !== 'activate') : [];
    expect(stylesOf({ kind: 'choose', min: 1, max: 1, options: two })).toEqual([
      ['play (14)', ButtonStyle.Primary],
      ['warp (13)', ButtonStyle.Primary],
      ['end', ButtonStyle.Secondary],
    ]);
  });

  test('where all of several buttons would stand out, none does', () => {
    const plain = (n: number) =>
      stylesOf({ kind: 'choose', min: 1, max: 1, options: options(n, () => ({ verb: 'play' })) });
    expect(plain(2).map(([, style]) => style)).toEqual(Array(2).fill(ButtonStyle.Secondary));
    expect(plain(1).map(([, style]) => style)).toEqual([ButtonStyle.Primary]);
  });

  test('where more than two buttons would stand out, none does', () => {
    expect(stylesOf(hand).map(([, style]) => style)).toEqual(Array(4).fill(ButtonStyle.Secondary));
  });

  test('what another option does as well is left out', () => {
    const asked = ask({
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        ...options(3, () => ({ verb: 'warp', covered: true as const })),
        { id: 'all', verb: 'warp' },
        { id: 'o9', verb: 'play' },
      ],
    });
    const labels = buttonsOf(show(asked, EMPTY)).map((button) => button.label);
    expect(labels.slice(0, 2)).toEqual(['warp: all', 'play: o9']);
  });

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

describe('a plan for several things', () => {
  const asked = ask(volley(10, 8));
  const begun: Draft = { done: ['0'] };
  const labelled = (draft: Draft, label: string | RegExp, suggested?: Answer): Draft => {
    const shown = panel({ tableView: tableView(terseGame, [asked]), t, draft, confirm: true, suggested });
    const found = buttonsOf(shown).find((button) =>
      typeof label === 'string' ? button.label === label : label.test(button.label ?? ''),
    );
    if (found === undefined) throw new Error(`no ${label} among ${buttonsOf(shown).map((one) => one.label)}`);
    return draftOf(found.custom_id);
  };
  const at = (to: string, i: number): Answer => (i % 3 === 2 ? { amounts: { [to]: 4 } } : { pick: [to] });
  const all = (to: string) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`ship${i}`, at(to, i)] as const));

  test('is whole with one word for all, and confirmed with another press', () => {
    const told = labelled(begun, 'All: o4');
    expect(submits(asked, told, true)).toBeUndefined();
    expect(textOf(show(asked, told))).toContain(
      'o4 ← ship0, ship1, ship2, ship3, ship4, ship5, ship6, ship7, ship8, ship9',
    );
    expect(submits(asked, labelled(told, 'fire'), true)).toEqual({ pick: ['fire'], with: all('o4') });
  });

  test('takes exceptions: some are chosen and sent elsewhere', () => {
    const some = choose(asked, labelled(begun, 'All: o4'), ['0', '3'])!;
    const told = labelled(some, 'The 2 chosen: o1');
    const expected = { ...all('o4'), ship0: at('o1', 0), ship3: at('o1', 3) };
    expect(submits(asked, labelled(told, 'fire'), true)).toEqual({ pick: ['fire'], with: expected });
  });

  test('sends as few as do to one place after another, and the rest at last', () => {
    const game: Game = {
      ...terseGame,
      words: {
        ...terseGame.words,
        enough: (_view, _needs, answers, to) => {
          const open = answers.flatMap((answer, i) => (answer === undefined ? [i] : []));
          const done = answers.some((answer) => answer !== undefined && 'pick' in answer && answer.pick[0] === to.id);
          if (done || open.length < 3) return undefined;
          return { things: open.slice(0, 3), order: `Destroy ${to.id} with 3` };
        },
      },
    };
    const press = (draft: Draft, label: string): Draft => {
      const found = buttonsOf(panel({ tableView: tableView(game, [asked]), t, draft, confirm: true })).find(
        (button) => button.label === label,
      );
      return draftOf(found!.custom_id);
    };
    const one = press(begun, 'Destroy o4 with 3');
    const two = press(one, 'Destroy o1 with 3');
    const whole = press(two, 'All the others: o4');
    const where = ['o4', 'o4', 'o4', 'o1', 'o1', 'o1', 'o4', 'o4', 'o4', 'o4'];
    expect(submits(asked, press(whole, 'fire'), true)).toEqual({
      pick: ['fire'],
      with: Object.fromEntries(where.map((to, i) => [`ship${i}`, at(to, i)])),
    });
  });

  test('sends the rest by a list where the places are many', () => {
    const many = ask(volley(10, 14));
    const some = choose(many, begun, ['0', '3'])!;
    const told = choose(many, { ...some, focus: 0 }, ['4'])!;
    const places = selectsOf(show(many, told)).find(({ custom_id }) => draftOf(custom_id).focus === 1);
    expect(places?.options.map(({ label }) => label)).toContain('All the others: o1');
    const whole = choose(many, draftOf(places!.custom_id), ['1'])!;
    expect(textOf(show(many, whole))).toContain('o1 ← ship1, ship2, ship4, ship5, ship6, ship7, ship8, ship9');
    expect(textOf(show(many, whole))).toContain('o4 ← ship0, ship3');
  });

  test('cannot be confirmed while something is left open', () => {
    const some = choose(asked, begun, ['0'])!;
    const told = labelled(some, 'The one chosen: o1');
    const shown = show(asked, told);
    expect(textOf(shown)).toContain('9 are still without an order');
    expect(buttonsOf(shown).find(({ label }) => label === 'fire')?.disabled).toBe(true);
  });

  test('can begin with what a computer player would do, which is shown before it is done', () => {
    const wanted = { ...all('o2'), ship2: { amounts: { o2: 1, o5: 3 } } };
    const suggested: Answer = { pick: ['fire'], with: wanted };
    const told = labelled(begun, 'Each the best (suggested)', suggested);
    expect(submits(asked, told, true)).toBeUndefined();
    expect(textOf(show(asked, told))).toContain('o5 ← ship2');
    expect(submits(asked, labelled(told, 'fire'), true)).toEqual(suggested);
  });

  test('is answered one after another by the controls of older messages', () => {
    const two = ask(volley(2, 3));
    expect(submits(two, { done: ['0', '1', '3'] }, true)).toEqual({
      pick: ['fire'],
      with: { ship0: { pick: ['o1'] }, ship1: { pick: ['none'] } },
    });
  });

  test('fits in a custom id with forty ships and fourteen targets', () => {
    const many = ask(volley(40, 14));
    const some = choose(many, begun, ['0', '9', 'j'])!;
    const shown = show(many, some);
    expect(textOf(shown)).not.toContain(t('panel.tooBig'));
    expect(selectsOf(shown)).toHaveLength(2);
  });
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
  expect(out).not.toContain('more under Log');
  expect(shown({ leaving: [0] })).toContain('You have given up');
});

describe('what speaks against an answer', () => {
  const asked = ask({ kind: 'choose', min: 1, max: 1, options: options(2, () => ({ verb: 'fire' })) });
  const warned = (drawback: Drawback) => {
    const drawbackOf = (_view: unknown, _ask: unknown, answer: Answer) =>
      'pick' in answer && answer.pick[0] === 'o1' ? drawback : undefined;
    return tableView({ ...terseGame, words: { ...terseGame.words, drawback: drawbackOf } }, [asked]);
  };
  const danger = warned({ kind: 'danger', text: 'Your home is empty.' });
  const stylesOf = (seen: TableView) =>
    buttonsOf(panel({ tableView: seen, t, confirm: true }))
      .filter(({ custom_id }) => verbOf(custom_id) === 'go')
      .map(({ style }) => style);

  test('does not stand out', () => {
    for (const one of [danger, warned({ kind: 'weak' })])
      expect(stylesOf(one)).toEqual([ButtonStyle.Primary, ButtonStyle.Secondary]);
  });

  test('is said once, and then done', () => {
    const risky = { done: ['1'] };
    expect(submitsUnrisked(danger, asked, { done: ['0'] }, t)).toEqual({ pick: ['o0'] });
    expect(submitsUnrisked(danger, asked, risky, t)).toBeUndefined();
    const shown = panel({ tableView: danger, t, confirm: true, draft: risky });
    expect(JSON.stringify(shown)).toContain('Your home is empty.');
    expect(buttonsOf(shown).map(({ custom_id }) => verbOf(custom_id))).toContain('yes');
    expect(submits(asked, risky, false)).toEqual({ pick: ['o1'] });
  });

  test.each([
    [{ kind: 'harmsOwn', card: 'Scout' }, 'Scout is your own'],
    [{ kind: 'helpsOther', card: 'Scout', name: 'Bob' }, 'helps Bob'],
  ] as const)('%o', (drawback, words) => {
    const shown = panel({ tableView: warned(drawback), t, confirm: true, draft: { done: ['1'] } });
    expect(JSON.stringify(shown)).toContain(words);
  });

  test('shares one button with its like, behind which all of them are', () => {
    const many = ask({ kind: 'choose', min: 1, max: 1, options: options(4, () => ({ verb: 'fire' })) });
    const weak = (_view: unknown, _ask: unknown, answer: Answer) =>
      'pick' in answer && answer.pick[0] !== 'o1' ? ({ kind: 'weak' } as const) : undefined;
    // A second verb, so that the first one may be closed.
    const rest = options(1, () => ({ id: 'rest', verb: 'rest' }));
    const choice = { ...many.choice, options: [...options(4, () => ({ verb: 'fire' })), ...rest] } as Ask['choice'];
    const seen = tableView({ ...terseGame, words: { ...terseGame.words, drawback: weak } }, [
      { ...many, choice, fallback: { pick: ['rest'] } },
    ]);
    const goesOf = (payload: Payload) =>
      buttonsOf(payload).filter(({ custom_id }) => verbOf(custom_id) === 'go' || verbOf(custom_id) === 'verb');
    const goes = goesOf(panel({ tableView: seen, t, confirm: true }));
    const labels = goes.map(({ label }) => label ?? '').filter((label) => /o\d/.test(label));
    expect(labels.map((label) => /o\d/.exec(label)?.[0])).toEqual(['o1']);
    const behind = readId(goes[1]?.custom_id ?? '')?.args as { readonly draft: Draft };
    const opened = goesOf(panel({ tableView: seen, t, confirm: true, draft: behind.draft }));
    expect(opened.map(({ label }) => /o\d/.exec(label ?? '')?.[0])).toEqual(['o0', 'o1', 'o2', 'o3']);
  });

  test('what is only weak needs no confirmation', () => {
    expect(submitsUnrisked(warned({ kind: 'weak' }), asked, { done: ['1'] }, t)).toEqual({ pick: ['o1'] });
  });
});
