// What an order says about a question, from the seat’s own view and the question alone.
import { describe, expect, test } from 'vitest';
import type { View } from '#face/view';
import type { Ask, Option } from '#kernel/ask';
import type { Alive } from '#table/play/planned-moves/answer-plans';
import { follow } from '#table/play/planned-moves/follow';
import type { PlannedMove } from '#table/types';

const term = { times: 'once', else: 'ask' } as const;
const pass = { pick: ['pass'] };

describe('an order', () => {
  const view: View = {
    seat: 0,
    seats: 2,
    out: [],
    asks: [],
    owing: [0],
    active: 1,
    turn: 3,
    result: undefined,
    board: {},
  };
  const ask = (options: readonly Option[], more: Partial<Ask> = {}): Ask => ({
    id: 9,
    seat: 0,
    role: 'window',
    stop: 'pile',
    prompt: { key: 'x' },
    choice: { kind: 'choose', options: [...options, { id: 'pass', verb: 'pass' }], min: 1, max: 1 },
    fallback: pass,
    ...more,
  });
  const order = (does: PlannedMove['does'], more: Partial<PlannedMove> = {}): PlannedMove => ({
    id: 1,
    at: 'pile',
    does,
    turn: 3,
    after: 5,
    made: 2,
    ...term,
    ...more,
  });
  const fast = { mode: 'fast', stops: [] } as const;
  const alive: Alive = (card) => card;
  const use = { id: 'use', verb: 'use', card: 'c1' };
  const why = (asked: Ask, given: PlannedMove, lives = alive) =>
    follow(view, asked, fast, [given], lives).over?.map((one) => one.why);

  test('takes the one option that fits', () => {
    expect(follow(view, ask([use]), fast, [order({ verb: 'use', card: 'c1' })], alive)).toMatchObject({
      answer: { pick: ['use'] },
      done: { id: 1 },
    });
  });

  test('AS46 takes none of two that fit', () => {
    expect(why(ask([use, { ...use, id: 'use:2' }]), order({ verb: 'use', card: 'c1' }))).toEqual(['several']);
  });

  test('takes none with a choice left, or one to be confirmed', () => {
    const target = (...ids: string[]) => ({
      name: 'at',
      prompt: { key: 'at' },
      choice: { kind: 'choose', options: ids.map((id) => ({ id, card: id })), min: 1, max: 1 } as const,
    });
    const move = order({ verb: 'use', card: 'c1' });
    expect(why(ask([{ ...use, needs: [target('c7', 'c8')] }]), move)).toEqual(['choice']);
    expect(why(ask([{ ...use, confirm: { key: 'sure' } }]), move)).toEqual(['choice']);
    const named = order({ verb: 'use', card: 'c1', target: { need: 'at', card: 'c8' } });
    expect(follow(view, ask([{ ...use, needs: [target('c7', 'c8')] }]), fast, [named], alive).answer).toEqual({
      pick: ['use'],
      with: { at: { pick: ['c8'] } },
    });
    expect(why(ask([{ ...use, needs: [target('c7')] }]), named)).toEqual(['not-offered']);
  });

  test('takes none about a card that has left and come back', () => {
    expect(why(ask([use]), order({ verb: 'use', card: 'c1' }), () => undefined)).toEqual(['gone']);
  });

  test('holds for a span of the game, and no longer', () => {
    const held = order('pass', { times: 'span:round', span: '2' });
    expect(follow(view, ask([use], { spans: { round: '2' } }), fast, [held], alive).answer).toEqual(pass);
    expect(why(ask([use], { spans: { round: '3' } }), held)).toEqual(['over']);
    expect(why(ask([use]), held)).toEqual(['over']);
  });

  test('is left to the person at other stops, at what was open before, and where they decide on their own turn', () => {
    const given = [order('pass')];
    const stopping = { mode: 'fast', stops: ['end', 'pile', 'main'] } as const;
    expect(follow(view, ask([use], { stop: 'end' }), stopping, given, alive)).toEqual({});
    expect(follow(view, ask([use], { id: 5 }), stopping, given, alive)).toEqual({});
    expect(follow(view, ask([use], { role: 'action' }), stopping, given, alive)).toEqual({});
    expect(
      follow(
        view,
        ask([use], { moment: 'pile.answer', stop: 'x' }),
        stopping,
        [order('pass', { at: 'pile.answer' })],
        alive,
      ).answer,
    ).toEqual(pass);
  });

  test('is the autopilot’s where that passes anyway, which uses up nothing; strict seats are asked there', () => {
    const given = [order('pass')];
    expect(follow(view, ask([]), fast, given, alive)).toEqual({ answer: pass });
    expect(follow(view, ask([]), { mode: 'strict', stops: [] }, given, alive)).toEqual({});
    expect(follow(view, ask([use]), { mode: 'strict', stops: [] }, given, alive)).toMatchObject({ answer: pass });
  });

  test('comes after an order to pass until something happens', () => {
    const passing = { ...fast, until: 'targeted' } as const;
    expect(follow(view, ask([use]), passing, [order({ verb: 'use', card: 'c1' })], alive)).toEqual({ answer: pass });
  });
});
