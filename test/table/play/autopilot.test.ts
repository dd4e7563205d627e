import { describe, expect, test } from 'vitest';
import type { View } from '#face/view';
import type { Ask, Choice, Option } from '#kernel/ask';
import { askAmong, decide, onlyPass } from '#table/play/autopilot';
import type { AutopilotState } from '#table/play/autopilot-stored';
import { answer, askOf, deckOf, game, ok, openRoom, playCard, type Room, refused, viewOf } from '../room.ts';

const fast: AutopilotState = { mode: 'fast', stops: ['pile'] };
const strict: AutopilotState = { mode: 'strict', stops: [] };
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
const pass: Option = { id: 'pass' };
const pick = (...options: Option[]): Choice => ({ kind: 'choose', options, min: 1, max: 1 });
const ask = (more: Partial<Ask>): Ask => ({
  id: 1,
  seat: 0,
  role: 'window',
  stop: 'pile',
  prompt: { key: 'x' },
  choice: pick({ id: 'c1', card: 'c1' }, pass),
  fallback: { pick: ['pass'] },
  ...more,
});
const passed = { answer: { pick: ['pass'] } };

describe('fast', () => {
  test('stops where something can be done at one of its stops', () => {
    expect(decide(view, ask({}), fast)).toEqual({});
    expect(decide(view, ask({ stop: 'end' }), { ...fast, stops: ['end'] })).toEqual({});
  });

  test('passes where nothing can be done, even at a stop, even under attack', () => {
    const empty = ask({ choice: pick(pass), alert: true });
    expect(onlyPass(empty)).toBe(true);
    expect(decide(view, empty, fast)).toEqual(passed);
    const optional = ask({ choice: { kind: 'choose', options: [], min: 0, max: 1 }, fallback: { pick: [] } });
    expect(decide(view, optional, fast)).toEqual({ answer: { pick: [] } });
  });

  test('passes a secret window where nothing can be done only among computers, which learn nothing from it', () => {
    const asked = ask({ choice: pick({ id: 'save', covered: true }, pass), alert: true, secret: true });
    const mine = { seat: 0, bot: undefined };
    expect(decide(view, askAmong([mine, { seat: 1, bot: 'captain' }], asked), fast)).toEqual(passed);
    expect(decide(view, askAmong([mine, { seat: 1, bot: undefined }], asked), fast)).toEqual({});
    const open = ask({ alert: true, secret: true });
    expect(decide(view, askAmong([mine, { seat: 1, bot: 'captain' }], open), fast)).toEqual({});
  });

  test('passes uneventful windows at other stops, but not where the seat is concerned', () => {
    expect(decide(view, ask({ stop: 'end' }), fast)).toEqual(passed);
    expect(decide(view, ask({ stop: 'end', alert: true }), fast)).toEqual({});
  });

  test('stops at a narrower stop as well as at the wider one', () => {
    const narrow = ask({ moment: 'pile.answer' });
    expect(decide(view, narrow, { ...fast, stops: ['pile.answer'] })).toEqual({});
    expect(decide(view, narrow, { ...fast, stops: ['pile'] })).toEqual({});
    expect(decide(view, narrow, { ...fast, stops: ['pile.own', 'end'] })).toEqual(passed);
  });

  test('gives a standing answer, whatever stops there are; asks where that is wanted or it is not to be had', () => {
    const asked = ask({
      stop: 'end',
      standing: 'raid',
      choice: { kind: 'choose', options: [{ id: 'pass' }, { id: 'fight' }], min: 1, max: 1 },
    });
    const said = (raid: string) => decide(view, asked, { ...fast, standing: { raid } });
    expect(said('fight')).toEqual({ answer: { pick: ['fight'] } });
    expect(said('ask')).toEqual({});
    expect(said('flee')).toEqual(passed);
    expect(decide(view, asked, { ...strict, standing: { raid: 'fight' } })).toEqual({});
  });

  test('gives it to a decision as well', () => {
    const asked = ask({ role: 'choice', standing: 'income', choice: pick({ id: 'collect' }, { id: 'draw' }) });
    const said = (income: string) => decide(view, asked, { ...fast, standing: { income } });
    expect(said('collect')).toEqual({ answer: { pick: ['collect'] } });
    expect(said('ask')).toEqual({});
    expect(decide(view, asked, fast)).toEqual({});
    expect(decide(view, asked, { ...strict, standing: { income: 'collect' } })).toEqual({});
  });

  test('presumes what the ask does, until the person says otherwise', () => {
    const asked = ask({
      role: 'choice',
      standing: 'income',
      presumed: 'collect',
      choice: pick({ id: 'collect' }, { id: 'draw' }),
    });
    const said = (income: string) => decide(view, asked, { ...fast, standing: { income } });
    const collected = { answer: { pick: ['collect'] } };
    expect(decide(view, asked, fast)).toEqual(collected);
    expect([said('few'), said('draw'), said('ask')]).toEqual([collected, { answer: { pick: ['draw'] } }, {}]);
    expect(decide(view, asked, strict)).toEqual({});
  });

  test('presumes several options where the ask presumes several', () => {
    const choice = { ...pick({ id: 'one' }, { id: 'two' }), min: 0, max: 2 };
    const asked = (presumed: readonly string[]) => ask({ role: 'choice', standing: 'keep', presumed, choice });
    expect(decide(view, asked(['one', 'two']), fast)).toEqual({ answer: { pick: ['one', 'two'] } });
    expect(decide(view, asked(['one', 'three']), fast)).toEqual({});
    expect(decide(view, asked(['one']), { ...fast, standing: { keep: 'ask' } })).toEqual({});
  });

  test('answers with no options that exclude each other', () => {
    const options = ['one', 'two'].map((id): Option => ({ id, card: id, group: 'same' }));
    const upToTwo: Choice = { kind: 'choose', options, min: 0, max: 2 };
    const presumed = ask({ role: 'choice', standing: 'keep', presumed: ['one', 'two'], choice: upToTwo });
    expect(decide(view, presumed, fast)).toEqual({});
    expect(decide(view, ask({ role: 'choice', choice: { ...upToTwo, min: 2 } }), fast)).toEqual({});
  });

  test('never acts in its own turn, not even if ending it is all there is', () => {
    expect(decide(view, ask({ role: 'action', choice: pick(pass) }), fast)).toEqual({});
  });

  test.each<[string, Choice, object]>([
    ['one card', pick({ id: 'c1', card: 'c1' }), { answer: { pick: ['c1'] } }],
    ['one seat', pick({ id: 's1', about: 1 }), { answer: { pick: ['s1'] } }],
    [
      'all of all',
      {
        kind: 'choose',
        options: [
          { id: 'a', card: 'a' },
          { id: 'b', card: 'b' },
        ],
        min: 2,
        max: 2,
      },
      { answer: { pick: ['a', 'b'] } },
    ],
    ['one number', { kind: 'number', min: 4, max: 4 }, { answer: { number: 4 } }],
    ['one order', { kind: 'order', options: [{ id: 'a' }] }, { answer: { order: ['a'] } }],
    [
      'one target',
      { kind: 'distribute', options: [{ id: 'a' }], min: 3, max: 3, most: 3, spread: 1 },
      { answer: { amounts: { a: 3 } } },
    ],
    ['none', { kind: 'choose', options: [], min: 0, max: 0 }, { answer: { pick: [] } }],
    ['two cards', pick({ id: 'c1', card: 'c1' }, { id: 'c2', card: 'c2' }), {}],
    ['one or none', { kind: 'choose', options: [{ id: 'a', card: 'a' }], min: 0, max: 1 }, {}],
    ['only "go on"', pick({ id: 'ok', verb: 'ok' }), {}],
    ['one that is dangerous', pick({ id: 'a', card: 'a', confirm: { key: 'sure' } }), {}],
    [
      'one with more to say',
      pick({
        id: 'a',
        card: 'a',
        needs: [{ name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 0, max: 2 } }],
      }),
      {},
    ],
    [
      'one, with but one way to take it',
      pick({
        id: 'go',
        needs: [{ name: 'x', prompt: { key: 'x' }, choice: pick({ id: 'dock' }) }],
      }),
      { answer: { pick: ['go'], with: { x: { pick: ['dock'] } } } },
    ],
    [
      'one, dangerous, with but one way to take it',
      pick({
        id: 'go',
        confirm: { key: 'sure' },
        needs: [{ name: 'x', prompt: { key: 'x' }, choice: pick({ id: 'dock' }) }],
      }),
      {},
    ],
    ['two numbers', { kind: 'number', min: 4, max: 5 }, {}],
    ['two orders', { kind: 'order', options: [{ id: 'a' }, { id: 'b' }] }, {}],
    [
      'two targets',
      { kind: 'distribute', options: [{ id: 'a' }, { id: 'b' }], min: 3, max: 3, most: 3, spread: 2 },
      {},
    ],
  ])('a choice of %s', (_name, choice, decision) => {
    expect(decide(view, ask({ role: 'choice', choice, fallback: { pick: [] } }), fast)).toEqual(decision);
    expect(decide(view, ask({ role: 'choice', choice, fallback: { pick: [] } }), strict)).toEqual({});
  });
});

describe('strict', () => {
  test('never passes', () => {
    expect(decide(view, ask({ choice: pick(pass) }), strict)).toEqual({});
    expect(decide(view, ask({ stop: 'end' }), strict)).toEqual({});
  });
});

test('who has conceded is answered for wherever they are still asked', () => {
  const gone: AutopilotState = { ...strict, conceded: true };
  for (const role of ['window', 'action', 'choice'] as const)
    expect(decide(view, ask({ role, alert: true }), gone)).toEqual(passed);
});

describe('pass until', () => {
  const untilTurn: AutopilotState = { ...strict, until: 'turn', setIn: { turn: 3, active: 1 } };
  const untilTargeted: AutopilotState = { ...strict, until: 'targeted', setIn: { turn: 3, active: 1 } };

  test('passes whatever could be done, under strict too', () => {
    expect(decide(view, ask({}), untilTurn)).toEqual(passed);
    expect(decide(view, ask({}), untilTargeted)).toEqual(passed);
  });

  test('ends when one is concerned', () => {
    expect(decide(view, ask({ alert: true }), untilTurn)).toEqual({ ended: true });
    expect(decide(view, ask({ alert: true }), untilTargeted)).toEqual({ ended: true });
    expect(decide(view, ask({ alert: true, choice: pick(pass) }), { ...untilTurn, mode: 'fast' })).toEqual({
      ended: true,
      ...passed,
    });
  });

  test('ends at a question of another kind', () => {
    expect(decide(view, ask({ role: 'action' }), untilTargeted)).toEqual({ ended: true });
    expect(decide(view, ask({ role: 'choice' }), untilTurn)).toEqual({ ended: true });
  });

  test('until my turn ends with my turn, but not with the one in which it was set', () => {
    const mine = { ...view, active: 0 };
    expect(decide({ ...mine, turn: 4 }, ask({}), untilTurn)).toEqual({ ended: true });
    expect(decide({ ...mine, turn: 4 }, ask({}), untilTargeted)).toEqual(passed);
    const setInMine: AutopilotState = { ...untilTurn, setIn: { turn: 3, active: 0 } };
    expect(decide(mine, ask({}), setInMine)).toEqual(passed);
    expect(decide({ ...mine, turn: 5 }, ask({}), setInMine)).toEqual({ ended: true });
  });
});

describe('at the table', () => {
  const decks = [deckOf('strike', 'gain'), deckOf('shield')];
  const mode = async (room: Room, users: readonly string[], to: 'fast' | 'strict') => {
    for (const user of users) await room.service.setSettings(user, { autopilot: { mode: to } });
  };

  test('fast passes the uneventful end of a turn and stops on the pile where a card can be played', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await playCard(room, id, 'ann', 'gain');
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'pile' });
    await answer(room, id, 'bob', { pick: ['pass'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'main' });
  });

  test('a seat without anything to play is not even asked, and nobody is told', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [decks[0]!, deckOf('gain')] });
    await room.sent();
    const moved = await playCard(room, id, 'ann', 'strike', 1);
    expect(moved.happened.map((entry) => entry.by)).toEqual(['person', 'auto']);
    expect(moved.tableView.view.asks[0]?.stop).toBe('main');
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
  });

  test('strict asks always', async () => {
    const room = await openRoom();
    await mode(room, ['ann', 'bob'], 'strict');
    const { id } = await game(room, ['ann', 'bob'], { decks: [decks[0]!, deckOf('gain')] });
    await playCard(room, id, 'ann', 'gain');
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'pile' });
    await answer(room, id, 'bob', { pick: ['pass'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'end' });
  });

  test('a change takes effect at once, also on what is asked right now', async () => {
    const room = await openRoom();
    await mode(room, ['bob'], 'strict');
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'end' });
    const moved = ok(await room.service.setAutopilot(id, 'bob', { mode: 'fast' }));
    expect(moved.happened).toMatchObject([{ by: 'auto', seat: 1 }]);
    expect(moved.tableView).toMatchObject({ autopilot: { mode: 'fast', stops: ['pile'] }, view: { active: 1 } });
    ok(await room.service.setAutopilot(id, 'ann', { stops: ['pile', 'end', 'end'] }));
    await answer(room, id, 'bob', { pick: ['end'] });
    expect(await askOf(room, id, 'ann')).toMatchObject({ stop: 'end' });
    expect(refused(await room.service.setAutopilot(id, 'ann', { stops: ['tea'] })).refused).toBe('table.option');
    expect(refused(await room.service.setAutopilot(id, 'eve', { mode: 'fast' })).refused).toBe('table.not-seated');
  });

  test('pass until my turn: the open window and the next ones are passed, and it is over with the own turn', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await playCard(room, id, 'ann', 'gain');
    const moved = ok(await room.service.setAutopilot(id, 'bob', { until: 'turn' }));
    expect(moved.tableView.autopilot).toMatchObject({ until: 'turn' });
    expect(moved.tableView.view.owing).toEqual([0]);
    const next = await playCard(room, id, 'ann', 'gain');
    expect(next.tableView.view.owing).toEqual([0]);
    await answer(room, id, 'ann', { pick: ['end'] });
    const tableView = ok(await room.service.view(id, 'bob'));
    expect(tableView.view.asks[0]?.stop).toBe('main');
    expect(tableView.autopilot).toEqual({ mode: 'fast', stops: ['pile'] });
  });

  test('pass until I am targeted: a strike ends it', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.setAutopilot(id, 'bob', { until: 'targeted' }));
    const free = await playCard(room, id, 'ann', 'gain');
    expect(free.tableView.view.owing).toEqual([0]);
    await playCard(room, id, 'ann', 'strike', 1);
    const tableView = ok(await room.service.view(id, 'bob'));
    expect(tableView.view.asks[0]).toMatchObject({ stop: 'pile', alert: true });
    expect(tableView.autopilot?.until).toBeUndefined();
  });

  test('it can be taken back', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.setAutopilot(id, 'bob', { until: 'turn' }));
    ok(await room.service.setAutopilot(id, 'bob', { until: undefined }));
    await playCard(room, id, 'ann', 'gain');
    expect(await askOf(room, id, 'bob')).toMatchObject({ stop: 'pile' });
  });

  test('knows no more than the seat: other hidden hands, same view, same decisions', async () => {
    // Two games that differ in nothing but Ann's hidden cards.
    const told: unknown[] = [];
    for (const hidden of ['strike', 'shield']) {
      const room = await openRoom({ seed: 'same' });
      const { id } = await game(room, ['ann', 'bob', 'cyd'], {
        decks: [deckOf('gain'), deckOf(hidden), deckOf('shield')],
      });
      const steps: unknown[] = [];
      const note = async () => {
        const { asks, board, owing } = await viewOf(room, id, 'cyd');
        steps.push({ asks, board, owing: owing.includes(2) });
      };
      ok(await room.service.setAutopilot(id, 'bob', { until: 'turn' }));
      await playCard(room, id, 'ann', 'gain');
      await note();
      await answer(room, id, 'cyd', { pick: ['pass'] });
      await note();
      await answer(room, id, 'ann', { pick: ['end'] });
      await note();
      const { entries } = ok(await room.service.log(id, 'cyd', { limit: 100 }));
      steps.push(entries.filter((entry) => entry.seat === 2).map((entry) => [entry.by, entry.events]));
      told.push(steps);
    }
    expect(told[0]).toEqual(told[1]);
  });
});
