/** Nothing that the rules can say is without words: the source is read for every key it uses. */
import { describe, expect, it } from 'vitest';
import { rows } from '#games/tsw/state';
import { tswVocabulary } from '#games/tsw/verbs/index';
import { isKey, translatorIn } from '#games/tsw/words/catalogue';
import { tswWords } from '#games/tsw/words/index';
import { narrators, untold } from '#games/tsw/words/lines';
import { sourceOf } from '#test/source';
import { emittedIn, expectAllTold, expectNoneIdle, expectStopsFit, foundIn } from '#test/words-cover';
import { library } from './table.ts';

const t = translatorIn('en');

const words = tswWords(library, t);
const rules = sourceOf('games/tsw', /^(words|cards|clauses|rulings|scene)/);

const found = (pattern: RegExp, text = rules): string[] => foundIn(text, pattern);

/** Kinds of event that the rules emit. */
const emitted = emittedIn(rules);
/** The kernel's own, of which this game's rules make use. */
const kernels = ['finished'];

describe('the source', () => {
  it('emits no event without a line or a reason for having none', () => {
    expect(emitted.length).toBeGreaterThan(25);
    expectAllTold(emitted, { narrators, untold });
  });

  it('knows no line for an event that is never emitted', () => {
    expectNoneIdle([...emitted, ...kernels], { narrators, untold });
  });

  it('keeps from others only what nobody else may see: cards that go face down or into a hand, and a hand that was shown', () => {
    const secret = ['drew', 'found', 'handSeen', 'laid', 'taken', 'topped'];
    expect(found(/e: '(\w+)', (?:to|except): \[/g).sort()).toEqual(secret);
  });

  it('asks nothing without a prompt', () => {
    const keys = found(/'((?:ask|confirm)\.\w+)'/g);
    const needs = found(/need\('(\w+)'/g).map((name) => `need.${name}`);
    expect(keys.length).toBeGreaterThan(8);
    expect([...keys, ...needs, 'need.collided', 'ask.action', 'ask.attack'].filter((key) => !isKey(key))).toEqual([]);
  });

  it('offers nothing without a verb', () => {
    const verbs = [...found(/verb: '(\w+)'/g), ...found(/(?:act|aimed)\(m, '(\w+)'/g), 'endActions', 'endTurn', 'pass'];
    // The verbs of cards' effects are named in the same way.
    const offered = verbs.filter((verb) => !Object.hasOwn(tswVocabulary.ops, `tsw.${verb}`));
    expect(offered.length).toBeGreaterThan(12);
    expect(offered.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });

  it('gives chances to act only at stops that people can choose', () => {
    const stops = [...found(/(?:stop|moment): '([\w.]+)'/g)];
    const choices = ['setup', 'upkeep', 'discard', 'flip', 'effect', 'order', 'target'];
    expect(stops.filter((stop) => !choices.includes(stop)).sort()).toEqual(words.stops.map(({ id }) => id).sort());
    expectStopsFit(words);
  });

  it('has a name for every phase, row and type of card', () => {
    const phases = ['setup', 'draw', 'action', 'discard', 'attack'].map((phase) => `phase.${phase}`);
    const types = library.cards('2026').map(({ type }) => `type.${type}`);
    const keys = [...phases, ...types, ...rows.flatMap((row) => [`row.${row}`, `rowGives.${row}`])];
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
  });
});
