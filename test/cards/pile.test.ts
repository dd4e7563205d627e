/** One pile under the policies of different games, told by a toy: a seat adds a letter, moves freely, or passes. */
import { describe, expect, test } from 'vitest';
import type { Policy } from '#cards/chances';
import { type Outcome, type PileGame, type PileSteps, pileSteps, push, takeOff } from '#cards/pile';
import { answer, isStep } from '#kernel/answer';
import type { Answer } from '#kernel/ask';
import { stepCaller } from '#kernel/kind';
import { Machine } from '#kernel/machine';
import { seedRng } from '#kernel/random';
import { picked } from '#kernel/reply';
import type { Rules } from '#kernel/rules';
import type { State } from '#kernel/state';

type Toy = {
  state: State<{ seats: number[]; told: string[]; ready: boolean }>;
  ops: Record<never, object>;
  steps: PileSteps & { settle: object; done: object };
  events: Record<never, object>;
  board: undefined;
};

type Play = Policy & Pick<PileGame<Toy>, 'announced'>;

const rule = stepCaller<Toy>();
const eve: Policy = { after: 'who added', resolves: 'all' };
const war: Policy = { after: 'next', resolves: 'top' };
const lasting: Play = { ...war, announced: 'until others add' };

function rulesOf({ announced, ...policy }: Play, free: Outcome): Rules<Toy> {
  const steps = pileSteps<Toy>({
    policy,
    ...(announced !== undefined && { announced }),
    stop: 'pile',
    seats: (m) => m.state.g.seats,
    before: (m) => (m.state.g.ready ? undefined : [rule('settle')]),
    ask: (m, { seat, stop }) => ({
      seat,
      role: m.state.pile.length === 0 && seat === m.state.g.seats[0] ? 'action' : 'window',
      stop,
      prompt: { key: 'act' },
      choice: {
        kind: 'choose',
        min: 1,
        max: 3,
        options: [...'abc', 'free', 'also', 'stop', 'pass'].map((id) => ({ id })),
      },
      fallback: { pick: ['pass'] },
    }),
    perform(m, seat, given) {
      const what = picked(given)[0] ?? '';
      m.state.g.told.push(`${seat}${what}`);
      if (what === 'free' || what === 'also') return free;
      if (what === 'stop') {
        const top = m.state.pile.at(-1);
        if (top !== undefined) takeOff(m, top.id);
        return 'next';
      }
      push(m, { kind: what, seat, ops: [], env: {} });
      return 'added';
    },
    oneByOne: (_m, given) => picked(given).map((id): Answer => ({ pick: [id] })),
    resolve: (m, item) => void m.state.g.told.push(`${item.kind}!`),
  });
  return {
    game: 'toy',
    format: 1,
    migrate: {},
    ops: {},
    steps: {
      ...steps,
      settle(m) {
        m.state.g.ready = true;
        m.state.g.told.push('settled');
      },
      done: (m) => m.finish([], 'done'),
    },
    triggers: () => [],
    instead: () => [],
    inPlay: () => false,
    hidden: () => false,
    lostFields: [],
    opCap: 1000,
  };
}

/** Plays moves of whoever is asked, `.` for a pass; tells what has happened, and who is asked then. */
function play(
  policy: Play,
  seats: number[],
  moves: string,
  setup: { free?: Outcome; once?: true; ready?: false; rounds?: 2 } = {},
): string {
  const rules = rulesOf(policy, setup.free ?? 'goes on');
  const state: Toy['state'] = {
    format: 1,
    game: 'toy',
    edition: '',
    ruleset: '',
    seats: seats.length,
    out: [],
    cards: {},
    zones: {},
    g: { seats, told: [], ready: setup.ready !== false },
    lasting: [],
    pile: [],
    frames: [
      {
        you: 0,
        rest: [
          rule('initiative', setup.once === true ? { once: true } : {}),
          ...(setup.rounds === 2 ? [rule('initiative')] : []),
          rule('done'),
        ],
        env: {},
      },
    ],
    waiting: [],
    rng: seedRng('toy'),
    next: 1,
  };
  const m = new Machine(rules, state);
  if (setup.once === true) push(m, { kind: 'a', seat: 0, ops: [], env: {} });
  m.run();
  for (const move of moves === '' ? [] : moves.split(' ')) {
    const ask = state.open?.asks[0];
    if (ask === undefined) return `${state.g.told.join(' ')} – over too soon`;
    if (move === '.') state.g.told.push(`${ask.seat}.`);
    const pick = move === '.' ? ['pass'] : move.split('+');
    const step = answer(rules, state, { seat: ask.seat, ask: ask.id, answer: { pick } });
    if (!isStep(step)) throw new Error(JSON.stringify(step));
  }
  const told = state.g.told.join(' ');
  return state.result === undefined ? `${told} – ${state.open?.asks[0]?.seat}` : `${told} – over`;
}

describe('whoever adds may add more, and the whole pile resolves', () => {
  test('after all have passed in a row', () => {
    expect(play(eve, [0, 1], 'a . b . .')).toBe('0a 0. 1b 1. 0. b! a! – 0');
    expect(play(eve, [1, 2, 0], 'a . . .')).toBe('1a 1. 2. 0. a! – 1');
  });
});

describe('the opponent answers, and one thing resolves before a new round', () => {
  test('two players', () => {
    expect(play(war, [0, 1], 'a . .')).toBe('0a 1. 0. a! – 0');
    expect(play(war, [0, 1], 'a b . .')).toBe('0a 1b 0. 1. b! – 0');
    expect(play(war, [0, 1], 'a b . . . .')).toBe('0a 1b 0. 1. b! 0. 1. a! – 0');
  });

  test('three, clockwise, and the player last', () => {
    expect(play(war, [2, 0, 1], 'a . . .')).toBe('2a 0. 1. 2. a! – 2');
  });

  test('what is taken off the pile does not resolve', () => {
    expect(play(war, [0, 1], 'a stop . .')).toBe('0a 1stop 0. 1. – over');
  });
});

describe('a round', () => {
  test('is over when all pass and nothing is on the pile', () => {
    expect(play(war, [0, 1], '. .')).toBe('0. 1. – over');
    expect(play(eve, [2, 0, 1], '. . .')).toBe('2. 0. 1. – over');
  });

  test('goes on with the same seat or the next one after a move that adds nothing, as the game says', () => {
    expect(play(war, [0, 1], 'free')).toBe('0free – 0');
    expect(play(war, [0, 1], 'free', { free: 'next' })).toBe('0free – 1');
  });

  test('of one purpose is over as soon as the pile is empty', () => {
    expect(play(war, [0, 1], '. .', { once: true })).toBe('0. 1. a! – over');
  });

  test('moves announced together follow when the others have passed', () => {
    expect(play(eve, [0, 1], 'free+also . .', { free: 'next' })).toBe('0free 1. 0also 1. – 0');
    expect(play(eve, [0, 1], 'free+also a . .', { free: 'next' })).toBe('0free 1a 1. 0. a! – 0');
  });

  test('moves announced together outlast what their seat adds, until somebody else adds something', () => {
    expect(play(war, [0, 1], 'a+b+c . .')).toBe('0a 1. 0. a! – 0');
    expect(play(lasting, [0, 1], 'a+b+c . . . .')).toBe('0a 1. 0. a! 0b 1. 0. b! 0c – 1');
    expect(play(lasting, [0, 1], 'a+b . c . . . .')).toBe('0a 1. 0c 1. 0. c! 0. 1. a! 0b – 1');
    expect(play(lasting, [0, 1], 'a+b c . . . .')).toBe('0a 1c 0. 1. c! 0. 1. a! – 0');
  });

  test('a pass may be announced too, and what follows it is made in the next round', () => {
    expect(play(lasting, [0, 1], 'pass+a', { rounds: 2 })).toBe(' – 1');
    expect(play(lasting, [0, 1], 'pass+a .', { rounds: 2 })).toBe('1. 0a – 1');
    expect(play(lasting, [0, 1], 'pass+a b . .', { rounds: 2 })).toBe('1b 0. 1. b! – 0');
    expect(play(war, [0, 1], 'pass+a .', { rounds: 2 })).toBe('1. – 0');
  });

  test('waits for what must come first', () => {
    expect(play(war, [0, 1], '. .', { ready: false })).toBe('settled 0. 1. – over');
  });
});
