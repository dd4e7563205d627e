/** Nothing that the rules can say is without words: the source is read for every key it uses. */
import { describe, expect, it } from 'vitest';
import { choices } from '#games/sem/options';
import { phases } from '#games/sem/state';
import { semVocabulary } from '#games/sem/verbs/index';
import { isKey, translatorIn } from '#games/sem/words/catalogue';
import { semWords } from '#games/sem/words/index';
import { narrators, untold } from '#games/sem/words/lines';
import { sourceOf } from '#test/source';
import { emittedIn, expectAllTold, expectNoneIdle, expectStopsFit, foundIn } from '#test/words-cover';
import { library } from './table.ts';

const t = translatorIn('en');

const words = semWords(library, t);
const rules = sourceOf('games/sem', /^(words|cards|clauses|rulings|scene|sets|lobby)/);

const found = (pattern: RegExp): string[] => foundIn(rules, pattern);
const emitted = emittedIn(rules);
const kernels = ['finished'];

describe('the source', () => {
  it('emits no event without a line or a reason for having none', () => {
    expect(emitted.length).toBeGreaterThan(30);
    expectAllTold(emitted, { narrators, untold });
  });

  it('knows no line for an event that is never emitted', () => {
    expectNoneIdle([...emitted, ...kernels], { narrators, untold });
  });

  it('keeps from others what is drawn, and nothing else', () => {
    expect(found(/e: '(\w+)', (?:to|except): \[/g)).toEqual(['drew']);
  });

  it('asks nothing without a prompt', () => {
    const keys = found(/'((?:ask|confirm)\.\w+)'/g);
    const needs = found(/(?:need|choice)\((?:m, )?'(\w+)'/g).map((name) => `need.${name}`);
    const rows = ['return', 'bypass', 'play', 'intercept', 'weapon', 'mends', 'units', 'free', 'research', 'phrase'];
    const all = [...keys, ...needs, ...rows.map((row) => `need.${row}`), 'ask.acquisition', 'ask.combat'];
    expect(keys.length).toBeGreaterThan(10);
    expect(all.filter((key) => !isKey(key))).toEqual([]);
  });

  it('offers nothing without a verb', () => {
    const made = found(/(?:option|order)\(m, '(\w+)'/g);
    const verbs = [...found(/verb: '(\w+)'/g), ...made, 'assign', 'move'];
    // The verbs of cards' effects are named in the same way.
    const offered = verbs.filter((verb) => !Object.hasOwn(semVocabulary.ops, `sem.${verb}`));
    expect(offered.length).toBeGreaterThan(25);
    expect(offered.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });

  it('gives chances to act only at stops that people can choose', () => {
    const windows = found(/chance\('(\w+)'\)/g);
    const known = words.stops.map(({ id }) => id);
    expect(windows.length).toBe(5);
    expect(
      [...windows, 'attacked', 'command', 'own', 'beginning.own', 'repair.own'].filter((id) => !known.includes(id)),
    ).toEqual([]);
    expectStopsFit(words);
  });

  it('has a name for every phase, type, class and designation, and a text for every choice of a table', () => {
    const keys = [
      ...['setup', ...phases].map((phase) => `phase.${phase}`),
      ...library.cards.map(({ type }) => `type.${type}`),
      ...library.cards.flatMap((card) => (card.class === undefined ? [] : [`class.${card.class}`])),
      ...library.cards.flatMap((card) => (card.designation === undefined ? [] : [`designation.${card.designation}`])),
      ...Object.entries(choices).flatMap(([id, list]) => list.map((one) => `rule.${id}.${one}.text`)),
    ];
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
  });
});
