/** Nothing that the rules can say is without words: the source is read for every key it uses. */
import { describe, expect, it } from 'vitest';
import { isKey, translatorIn } from '#games/ese/words/catalogue';
import { eseWords } from '#games/ese/words/index';
import { narrators, untold } from '#games/ese/words/lines';
import { sourceOf } from '#test/source';
import { emittedIn, expectAllTold, expectNoneIdle, expectStopsFit, foundIn } from '#test/words-cover';
import { library } from './table.ts';

const t = translatorIn('en');

const words = eseWords(library, t);
const rules = sourceOf('games/ese', /^(words|cards|info|rulebook|rulings|scene)/);

const found = (pattern: RegExp, text = rules): string[] => foundIn(text, pattern);
const emitted = emittedIn(rules);
/** The kernel's own, of which this game's rules make use. */
const kernels = ['finished'];

describe('the source', () => {
  it('emits no event without a line or a reason for having none', () => {
    expect(emitted.length).toBeGreaterThan(35);
    expectAllTold(emitted, { narrators, untold });
  });

  it('knows no line for an event that is never emitted', () => {
    expectNoneIdle([...emitted, ...kernels], { narrators, untold });
  });

  it('keeps the names of those an event is about apart from those who may know it', () => {
    const hidden = found(/e: '(\w+)', (?:to|except): \[/g);
    expect(hidden.sort()).toEqual(['drew', 'passed', 'spied']);
  });

  it('tells every discard but those that another line has told of', () => {
    const reasons = ['used', 'destroyed', 'lure', 'played', 'ruin', 'event', 'eliminated', 'limit'];
    const used = found(/discard\(m, [^;]*?'(\w+)'/g);
    expect(used.filter((why) => !reasons.includes(why))).toEqual([]);
    const tell = (why: string) => words.line({ e: 'discarded', why, seat: 0, def: 'spies' }, ['Ian']);
    expect(reasons.filter((why) => tell(why) === undefined)).toEqual(['used', 'destroyed', 'eliminated']);
    expect(tell('played')).toBe('🃏 Ian plays **Spies**: Look at both hands of an opponent.');
  });

  it('asks nothing without a prompt', () => {
    const keys = found(/'((?:ask|need|confirm)\.\w+)'/g).filter((key) => key !== 'ask.tactics');
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
    const windows = ['opening', 'seen', 'closing', 'last'];
    expect(windows.filter((at) => !isKey(`ask.tactics.${at}`))).toEqual([]);
  });

  it('offers nothing without a verb', () => {
    const effects = new Set(library.cards.flatMap((card) => card.do.map(({ verb }) => verb as string)));
    const verbs = found(/verb: '(\w+)'/g).filter((verb) => !effects.has(verb));
    expect(verbs.length).toBeGreaterThan(12);
    expect(verbs.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });

  it('gives chances to act only at stops that people can choose, and spans that have a name', () => {
    const windows = found(/stop: '([\w.]+)',\s*secret/g);
    const kinds = found(/readonly kind: ('\w+'(?: \| '\w+')*);/g).flatMap((list) =>
      [...list.matchAll(/\w+/g)].map(String),
    );
    expect([...windows, ...kinds].sort()).toEqual(words.stops.map(({ id }) => id).sort());
    const spans = found(/spans: \{([^}]*\}[^}]*\}?[^}]*)\}/g).join(' ');
    expect(words.spans.map(({ id }) => id).filter((id) => !spans.includes(`${id}:`))).toEqual([]);
    expectStopsFit(words);
  });

  it('has a name for every phase, type and mark', () => {
    const phases = found(/\| '(\w+)'/g, sourceOf('games/ese', /^(?!state\.ts)/));
    expect(phases).toContain('exploration');
    expect(phases.filter((phase) => !['loss', 'battle'].includes(phase) && !isKey(`phase.${phase}`))).toEqual([]);
    for (const { type, mark = 'any' } of library.cards) {
      expect(isKey(`type.${type}`)).toBe(true);
      expect(isKey(`mark.${mark}`)).toBe(true);
    }
  });

  it('refuses nothing without an explanation', () => {
    const unknown = words.refusal({ refused: 'nothing of the kind' });
    expect(words.refusal({ refused: 'seats', with: { n: 9 } })).not.toBe(unknown);
    expect(unknown).toContain('Open your panel');
  });
});
