// The first screen of a question: which orders are buttons, in which order, and which of them stand out.
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { EMPTY } from '#discord/panel/ids';
import { choose } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits } from '#discord/panel/screens/risks';
import type { Drawback } from '#face/words';
import type { Answer, Choice, Option } from '#kernel/ask';
import { buttonsOf, selectsOf } from '../checks.ts';
import { ask, options, tableView, terseGame } from '../fixtures.ts';
import { draftOf, show, verbOf } from '../wander.ts';
import { choices, t, target } from './questions.ts';

const oneOf = (all: readonly Option[]): Choice => ({ kind: 'choose', min: 1, max: 1, options: all });

describe('the buttons of a question', () => {
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

  test('an opened verb with more things than have room for details shows whole orders, which say the figures', () => {
    const words = { ...terseGame.words, order: (_view: unknown, { id }: Option) => `send to ${id}, 8 against 5` };
    const game = { ...terseGame, words };
    const opened = (count: number) => {
      const choice = oneOf([...options(count, () => ({ verb: 'send' })), ...options(9, () => ({ verb: 'play' }))]);
      const shown = show(ask(choice), { done: [], verb: 0 }, game);
      return buttonsOf(shown).filter((button) => verbOf(button.custom_id) === 'go');
    };
    expect(opened(5)[0]?.label).toBe('o0');
    expect(opened(6).map(({ label }) => label)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `send to o${i}, 8 against 5`));
  });

  test('a menu names first what nothing speaks against', () => {
    const drawback = (_view: unknown, _ask: unknown, answer: Answer): Drawback | undefined =>
      'pick' in answer && Number(answer.pick[0]?.slice(1)) < 3 ? { kind: 'weak' } : undefined;
    const game = { ...terseGame, words: { ...terseGame.words, drawback } };
    const [menu] = selectsOf(show(ask(oneOf(options(12, () => ({ verb: 'send' })))), EMPTY, game));
    const named = menu?.options.map(({ label }) => label);
    expect(named?.slice(0, 2)).toEqual(['o3', 'o4']);
    expect(named?.slice(-3)).toEqual(['o0', 'o1', 'o2']);
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
});
