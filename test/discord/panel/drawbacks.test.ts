// What speaks against an answer: it does not stand out, and is said once before it is given.
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import type { Draft } from '#discord/panel/ids';
import { panel } from '#discord/panel/screens/panel';
import { submits, submitsUnrisked } from '#discord/panel/screens/risks';
import { readId } from '#discord/press-id';
import type { Drawback } from '#face/words';
import type { Answer, Ask } from '#kernel/ask';
import type { TableView } from '#table/types';
import { buttonsOf } from '../checks.ts';
import { ask, options, tableView, terseGame } from '../fixtures.ts';
import { verbOf } from '../wander.ts';
import { t } from './questions.ts';

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
