/** Nothing that the rules can say is without words: the source is read for every key it uses. */
import { describe, expect, it } from 'vitest';
import { isKey } from '#games/eve/words/catalogue';
import { narrators, untold } from '#games/eve/words/lines';
import { sourceOf } from '#test/source';
import { emittedIn, expectAllTold, expectNoneIdle, expectStopsFit, foundIn } from '#test/words-cover';
import { words } from './words-fixtures.ts';

const kernel = sourceOf('kernel', /^$/);
const rules = sourceOf('games/eve', /^(words|cards|info|rulebook|rulings|stored)/);
const code = `${kernel}\n${rules}`;

const found = (pattern: RegExp, text = code): string[] => foundIn(text, pattern);
const emitted = emittedIn(code, { why: ['destroyed', 'expired', 'sacrificed'] });

describe('the source', () => {
  it('emits no event without a line or a reason for having none', () => {
    expect(emitted.length).toBeGreaterThan(40);
    expectAllTold(emitted, { narrators, untold });
  });

  it('knows no line for an event that is never emitted', () => {
    expectNoneIdle(emitted, { narrators, untold });
  });

  it('moves cards for no reason that is left untold by oversight', () => {
    const reasons = found(/\{ why: '(\w+)'/g, rules);
    const tell = (why: string) => words.line({ e: 'moved', why, seat: 0, def: 'omen' }, ['Ian']);
    const silent = reasons.filter((why) => tell(why) === undefined);
    // The shuffling that follows tells of all these cards at once.
    expect(silent).toEqual(['shuffledIn']);
  });

  it('asks nothing without a prompt', () => {
    const keys = [...found(/'((?:ask|need|confirm)\.\w+)'/g), 'need.warp', 'need.attack'];
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
  });

  it('offers nothing without a verb', () => {
    // What cards do has verbs too.
    const lines = sourceOf('games/eve', /^(words|cards|info|rulebook|rulings|verbs)/)
      .split('\n')
      .filter((line) => !/do: \[\{ verb/.test(line));
    const verbs = [
      ...found(/verb: '(\w+)'/g, `${kernel}\n${lines.join('\n')}`),
      ...found(/'(warp|attack|pass|endManagement)'/g),
    ];
    const effects = ['damage', 'discard', 'forbidAttack', 'modAttack', 'takeControl'];
    const options = verbs.filter((verb) => !effects.includes(verb));
    expect(options.length).toBeGreaterThan(20);
    expect(options.filter((verb) => !isKey(`verb.${verb}`) || words.verb(verb).emoji === undefined)).toEqual([]);
  });

  it('gives chances to act only at stops that people can choose', () => {
    const steps = [...found(/initiative\('([\w.]+)'\)/g)];
    const narrow = [...found(/'((?:battle\.\w+\.mine|pile(?:\.(?:own|answer|damage|warp|arrival))?))'/g, rules)];
    const windows = [...steps, ...narrow];
    expect([...new Set(windows)].sort()).toEqual(words.stops.map((stop) => stop.id).sort());
  });

  it('asks for decisions that no autopilot takes at no other stops', () => {
    const decisions = ['battle.order', 'effect', 'instead', 'mulligan', 'order', 'target'];
    const known = new Set([...words.stops.map((stop) => stop.id), ...decisions]);
    // 'stored' says that a field of that name is stored, not where anybody is asked.
    const used = found(/stop: '([\w.]+)'/g).filter((stop) => stop !== 'stored');
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((stop) => !known.has(stop))).toEqual([]);
  });

  it('refuses nothing without an explanation', () => {
    const unknown = words.refusal({ refused: 'nothing of the kind' });
    const refusals = found(/refused: '(\w+)'/g);
    expect(refusals.length).toBeGreaterThan(5);
    const given = { n: 5, why: 'x', seat: 0, op: 'x', error: 'x' };
    expect(refusals.filter((refused) => words.refusal({ refused, with: given }) === unknown)).toEqual([]);
  });

  it('has a name for every step of a turn', () => {
    const steps = [...found(/setStep\(m, '\w+', '([\w.]+)'\)/g), ...found(/step: '([\w.]+)'/g, rules)];
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.filter((step) => !isKey(`step.${step}`))).toEqual([]);
  });
});

describe('stops', () => {
  it('are named differently and say where the autopilot stops by itself', () => {
    expect(new Set(words.stops.map((stop) => stop.label)).size).toBe(words.stops.length);
    expect(words.stops.filter((stop) => stop.usual).map((stop) => stop.id)).toEqual([
      'battle.begin.mine',
      'battle.target.mine',
      'pile.answer',
    ]);
    expect(words.stops.filter(({ detail = '' }) => detail === '')).toEqual([]);
    expectStopsFit(words);
  });
});
