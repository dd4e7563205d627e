import { describe, expect, test } from 'vitest';
import type { Draft } from '#discord/panel/ids';
import { choose } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits } from '#discord/panel/screens/risks';
import type { Game } from '#face/game';
import type { Answer } from '#kernel/ask';
import { buttonsOf, selectsOf, textOf } from '../checks.ts';
import { ask, tableView, terseGame } from '../fixtures.ts';
import { draftOf, show } from '../wander.ts';
import { t, volley } from './questions.ts';

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
