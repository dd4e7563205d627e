/** The machine: "instead" effects, lasting effects, triggers, runaways, and a state that survives being written down. */
import { describe, expect, test } from 'vitest';
import { answer, isStep } from '#kernel/answer';
import { applyChanges } from '#kernel/lasting';
import { answerText, NewerFormat, open } from '#kernel/load';
import { Machine } from '#kernel/machine';
import { below, seedRng, shuffle } from '#kernel/random';
import { alive, move, ref, renew, zone } from '#kernel/zones';
import { must, reply, type SkirmishOp, type SkirmishState, skirmish, start, strength } from '#test/skirmish';

describe('"instead" effects', () => {
  test('an optional one is asked about; yes replaces what would happen', () => {
    const { state, ids } = start(['guard'], [{ op: 'strike', card: '#0' }]);
    expect(state.open?.asks[0]?.prompt.key).toBe('stone?');
    must(reply(state, 0, 'yes'));
    expect(zone(state, 'play')).toEqual(ids);
  });

  test('no lets it happen, and nobody is asked about the same event again', () => {
    const { state, ids } = start(['guard'], [{ op: 'strike', card: '#0' }]);
    must(reply(state, 0, 'no'));
    expect(zone(state, 'grave')).toEqual(ids);
    expect(state.open?.as).toBe('wait');
  });

  test('one effect replaces one event at most once, even if it starts the like again', () => {
    const { state } = start(['relic', 'stone'], [{ op: 'strike', card: '#1' }]);
    expect(zone(state, 'play')).toHaveLength(1);
    expect(zone(state, 'grave')).toHaveLength(1);
    expect(state.open?.as).toBe('wait');
  });
});

describe('lasting effects', () => {
  test('one that hangs on its source ends when the source leaves', () => {
    const { state, ids } = start(['ship', 'beacon'], [{ op: 'boost', card: '#0', n: 2, source: '#1' }]);
    expect(strength(state, ids[0]!)).toBe(3);
    const later = start(
      ['ship', 'beacon'],
      [
        { op: 'boost', card: '#0', n: 2, source: '#1' },
        { op: 'bury', card: '#1' },
      ],
    );
    expect(strength(later.state, later.ids[0]!)).toBe(1);
    expect(later.state.lasting).toEqual([]);
  });

  test('one until the end of turn outlives its source and ends with its tag', () => {
    const ops: readonly SkirmishOp[] = [
      { op: 'boost', card: '#0', n: 2 },
      { op: 'bury', card: '#1' },
    ];
    const { state, ids } = start(['ship', 'beacon'], ops);
    expect(strength(state, ids[0]!)).toBe(3);
    const later = start(['ship', 'beacon'], [...ops, { op: 'endTurn' }]);
    expect(strength(later.state, later.ids[0]!)).toBe(1);
  });

  test('one on a card does not follow it into its next life', () => {
    const { state, ids } = start(
      ['ship'],
      [
        { op: 'boost', card: '#0', n: 2 },
        { op: 'bury', card: '#0' },
      ],
    );
    expect(state.lasting).toEqual([]);
    expect(alive(state, ids[0]!)).toBeUndefined();
    expect(alive(state, ref(state, ids[0]!))).toBe(ids[0]);
  });

  test('layers apply set, add, multiply in this order, floor 0 before multiplying', () => {
    expect(
      applyChanges(5, [
        { layer: 'times', n: 3 },
        { layer: 'add', n: 1 },
        { layer: 'set', n: 2 },
      ]),
    ).toBe(9);
    expect(
      applyChanges(1, [
        { layer: 'add', n: -4 },
        { layer: 'times', n: 3 },
      ]),
    ).toBe(0);
  });
});

test('an event sets off what listens to it, after it has happened', () => {
  const { state, ids } = start(['bell', 'ship', 'bell'], [{ op: 'ring' }]);
  expect(state.waiting.map((one) => one.by)).toEqual([ids[0], ids[2]]);
});

test('a runaway is ended by the cap, with a clear error; the stored table is as it was', () => {
  const { state } = start([], [{ op: 'both' }, { op: 'spin' }]);
  must(reply(state, 0, 'yes'));
  const text = JSON.stringify(state);
  expect(answerText(skirmish, text, { seat: 1, ask: 2, answer: { pick: ['no'] } })).toEqual({
    refused: 'runaway',
    with: { op: 'spin' },
  });
  expect(JSON.stringify(open(skirmish, text))).toBe(text);
});

test('an op that does not exist is a fault, not a crash', () => {
  // As a program might store it that knows more ops.
  const unknown = { op: 'no such op' } as unknown as SkirmishOp;
  const { state } = start([], [{ op: 'both' }, unknown]);
  must(reply(state, 0, 'yes'));
  const outcome = answer(skirmish, state, { seat: 1, ask: 2, answer: { pick: ['no'] } });
  expect(outcome).toMatchObject({ refused: 'fault', spoiled: true });
});

/** A longer story with every kind of ask in it. */
const story: readonly SkirmishOp[] = [
  { op: 'both' },
  { op: 'strike', card: '#0' },
  { op: 'window' },
  { op: 'nested', depth: 1 },
  { op: 'roll', sides: 1000 },
];
const replies: [number, string][] = [
  [1, 'yes'],
  [0, 'no'],
  [0, 'yes'],
  [1, 'no'],
  [0, 'yes'],
  [0, 'no'],
];

test('a card with a new id lies where it was, as it was, and nothing refers to it any more', () => {
  const { state, ids } = start(['guard', 'relic'], [{ op: 'both' }]);
  const [guard = ''] = ids;
  const m = new Machine(skirmish, state);
  move(m, guard, 'play', { quiet: true });
  const [before, at] = [ref(state, guard), zone(state, 'play').indexOf(guard)];
  const fresh = renew(m, guard);
  expect([zone(state, 'play')[at], state.cards[fresh]?.def]).toEqual([fresh, 'guard']);
  expect([state.cards[guard], alive(state, before), ref(state, fresh)]).toEqual([undefined, undefined, fresh]);
});

describe('a state is plain JSON', () => {
  test('written down and read again at every ask, the game goes the same way', () => {
    const kept = start(['guard'], story).state;
    let stored = JSON.stringify(start(['guard'], story).state);
    for (const [seat, pick] of replies) {
      must(reply(kept, seat, pick));
      const read = open(skirmish, stored) as SkirmishState;
      must(reply(read, seat, pick));
      stored = JSON.stringify(read);
    }
    expect(stored).toBe(JSON.stringify(kept));
    expect(kept.g.log).toHaveLength(5);
  });

  test('rolled back and played again, it ends the same, chance included', () => {
    const first = start(['guard'], story).state;
    const before = JSON.stringify(first);
    for (const [seat, pick] of replies) must(reply(first, seat, pick));
    const again = open(skirmish, before) as SkirmishState;
    for (const [seat, pick] of replies) must(reply(again, seat, pick));
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  });

  test('an older format is brought up to date step by step; a newer or foreign one is refused with the reason', () => {
    const now = start([], [{ op: 'both' }]).state;
    const { g, out, ...rest } = JSON.parse(JSON.stringify(now)) as SkirmishState;
    expect(open(skirmish, JSON.stringify({ ...rest, log: g.log, format: 1 }))).toEqual(now);
    expect(out).toEqual([]);
    expect(() => open(skirmish, JSON.stringify({ ...now, format: 4 }))).toThrow(NewerFormat);
    expect(() => open(skirmish, JSON.stringify({ ...now, game: 'chess' }))).toThrow('not a stored game of skirmish');
    expect(() => open(skirmish, '{"game":"skirmish","format":3}')).toThrow('parts missing');
  });
});

describe('chance', () => {
  test('is the same for the same seed and differs for another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 8 },
        (
          (rng) => () =>
            below(rng, 1000)
        )(seedRng(seed)),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('is even: each card comes first about equally often', () => {
    const rng = seedRng('even');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) counts[shuffle(rng, [0, 1, 2, 3])[0]!]!++;
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});

test('a refusal never carries a step, a step never a refusal', () => {
  const { state } = start([], [{ op: 'both' }]);
  expect(isStep(reply(state, 0, 'yes'))).toBe(true);
  expect(isStep(reply(state, 0, 'nonsense'))).toBe(false);
});

describe('what has been worked out from a state', () => {
  const setUp = () => {
    const { state } = start(['ship', 'ship'], [{ op: 'both' }]);
    let times = 0;
    const work = (m: { readonly state: SkirmishState }) => {
      times++;
      return zone(m.state, 'play').length;
    };
    const read = (of: SkirmishState = state) => {
      const m = new Machine(skirmish, of);
      return [m.memo(work), m.memoInPlace(work)];
    };
    return { state, read, times: () => times };
  };

  test('is known to whoever looks at the same state again', () => {
    const { read, times } = setUp();
    expect(read()).toEqual([2, 2]);
    const once = times();
    expect(read()).toEqual([2, 2]);
    expect(times()).toBe(once);
  });

  test('still holds after an answer from which nothing has come', () => {
    const { state, read, times } = setUp();
    read();
    const before = times();
    must(reply(state, 0, 'yes'));
    read();
    expect(times()).toBe(before);
  });

  test('still holds after an event by which nothing changes', () => {
    const { state, read, times } = setUp();
    read();
    const before = times();
    const m = new Machine(skirmish, state);
    m.tell({ e: 'rang' });
    read();
    expect(times()).toBe(before);
    expect(m.events).toEqual([{ e: 'rang' }]);
  });

  test('is worked out anew after a change, and for a copy that somebody has changed', () => {
    const { state, read, times } = setUp();
    read();
    const before = times();
    new Machine(skirmish, state).version++;
    read();
    expect(times()).toBeGreaterThan(before);
    const copy = structuredClone(state);
    copy.zones.play = [];
    expect(read(copy)).toEqual([0, 0]);
    expect(read()).toEqual([2, 2]);
  });
});
