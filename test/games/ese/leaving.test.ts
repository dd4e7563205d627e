// Time runs out, or somebody gives up: what is done for them, and that the game goes on (sections 3.11 and 5).
import { describe, expect, test } from 'vitest';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { isStep } from '#kernel/answer';
import { loadSets } from '#sets/load';
import { eseGame } from '../../../src/games/ese/game.ts';
import type { EseState } from '../../../src/games/ese/state.ts';
import { attack, conflict, needsOf, onAttack, sentTo } from './fight.ts';
import { playing, step as stepOf, table } from './table.ts';

const game: Game = eseGame(loadSets().sets.ese);

describe('time runs out', () => {
  test('plays, events, attack: nothing is done', () => {
    for (const [from, own] of [
      [[playing('fleet'), 'turn.rampage'], { resource: ['L'], action: ['Feint'] }],
      [['event', 'turn.rampage'], { action: ['Battle Plans', 'Feint'] }],
      [['attack', 'turn.rampage'], { play: ['H'], action: ['Feint'] }],
      [['trade', 'turn.rampage'], { resource: ['L'], action: ['Feint'] }],
    ] as const) {
      const t = table({ seats: [own, {}], from });
      const before = JSON.stringify([t.plays(0), t.hand(0, 'resource'), t.hand(0, 'action')]);
      t.late(0);
      expect(JSON.stringify([t.plays(0), t.hand(0, 'resource'), t.hand(0, 'action')])).toBe(before);
      expect(t.ask(0).stop).toBe('end');
    }
  });

  test('assignment, of attacker and of defenders: missed', () => {
    const t = onAttack({ play: ['H', 'L'] }, { play: ['H', 'Ice World'] });
    t.late(0).late(1);
    expect(sentTo(t)).toEqual([]);
    expect(needsOf(t, 0).map(({ name }) => name)).toEqual(['light-fleet']);
  });

  test('an assignment that stood when the fleet got faster stays as it is', () => {
    const t = onAttack({ play: ['H', 'Bird Men'] }, { play: ['Ice World'] });
    t.does(0, 'pass')
      .does(0, 'assign', { H: { 'Ice World': 1 } })
      .does(0, 'use', { fleet: 'H' });
    expect(t.ask(0).stop).toBe('assign');
    t.late(0);
    expect(t.told('battle')).toHaveLength(1);
  });

  test('a window: passed, others are waited for', () => {
    const t = onAttack({ play: ['H'], action: ['Feint'] }, { action: ['Sector Alert'] });
    t.late(1);
    expect(t.asks().map(({ seat }) => seat)).toEqual([0]);
    t.late(0);
    expect(t.hand(0, 'action')).toEqual(['Feint']);
  });

  test('opponents’ window: passed', () => {
    const t = table({
      seats: [{ play: ['H'] }, { action: ['Space Plague'] }],
      from: ['event.opponents', 'attack', 'battle'],
    });
    t.late(1);
    expect(t.may(0)).toEqual(['attack', 'done']);
  });

  test('a loss: the weakest fleet, by what it is worth now', () => {
    const t = conflict(
      { play: ['L', 'M', 'Space Pirates', 'Fringe World'] },
      { play: ['H', 'H', 'Core World'] },
      'Core World',
    );
    t.late(0).pass();
    // Light fleets have 10 here, more than the main fleet.
    expect(t.plays(0)).toContain('Light Fleet');
    expect(t.plays(0)).not.toContain('Main Fleet');
  });

  test('discards: the oldest cards, at the end of the turn and for an event', () => {
    const resource = ['L', 'M', 'H', 'Ice World', 'Core World', 'Nano-Tech', 'Star Gates'];
    const end = table({ seats: [{ resource }, {}], from: ['turn.discard'] });
    end.late(0);
    expect(end.zone('resource').slice(-2)).toEqual(['Light Fleet', 'Main Fleet']);
    const event = table({ seats: [{ action: ['Sabotage', 'Feint'] }, { resource }], from: ['event', 'turn.rampage'] });
    event.does(0, 'Sabotage').late(1);
    expect(event.zone('resourceDiscard')).toEqual(['Light Fleet', 'Main Fleet']);
  });

  test('an offer: declined; nobody’s card moves', () => {
    const t = table({ seats: [{ action: ['Feint'] }, { action: ['Ruse'] }, {}], from: ['trade', 'turn.rampage'] });
    t.does(0, 'offer:all', { give: 'Feint' }).late(1).late(2);
    expect(t.told('declined')).toHaveLength(1);
    expect([t.hand(0, 'action'), t.hand(1, 'action')]).toEqual([['Feint'], ['Ruse']]);
  });

  test('the order of conflicts, Space Nomads, a search: something legal is done', () => {
    const t = table({ seats: [{ play: ['H', 'H'] }, { play: ['Ice World', 'Core World'] }], from: attack });
    t.does(0, 'attack')
      .does(0, 'assign', { H: { 'Ice World': 1, 'Core World': 1 } })
      .late(0);
    expect(t.told('battle')).toHaveLength(2);
    const nomads = table({ seats: [{ play: ['Space Nomads'] }, { action: ['Feint'] }], from: ['production', 'trade'] });
    expect(nomads.late(0).told('rolled')).toEqual([]);
    const search = table({ seats: [{ action: ['Treaty', 'Feint'] }, {}], from: ['event', 'turn.rampage'] });
    expect(search.does(0, 'Treaty').late(0).plays(0)).toHaveLength(2);
  });

  test.each([2, 3, 4, 5, 6])('a table of %i where nobody ever answers comes to its end', (seats) => {
    const begun = game.setup({
      edition: 'base',
      seed: `asleep ${seats}`,
      seats,
      decks: [],
      options: { maxRounds: '5' },
    });
    if ('refused' in begun) throw new Error(begun.refused);
    const state = begun.state as EseState;
    for (let i = 0; i < 5000 && state.result === undefined; i++) {
      const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
      if (ask === undefined) throw new Error('the game waits for nobody');
      expect(game.answer(state, { seat: ask.seat, ask: ask.id, answer: ask.fallback })).not.toHaveProperty('refused');
    }
    expect(state.result?.how).toBe('rounds');
    expect(state.g.round).toBe(5);
  });
});

/** A state on the way of a game by chance, from the start or from where a number of inputs have led. */
function played(seats: number, seed: string, inputs: number, options: Record<string, string> = {}): EseState {
  const random = chance(seed);
  const begun = game.setup({ edition: 'base', seed, seats, decks: [], options });
  if ('refused' in begun) throw new Error(begun.refused);
  const state = begun.state as EseState;
  for (let i = 0; i < inputs && state.result === undefined; i++) step(state, random);
  return state;
}

function step(state: EseState, random: () => number): void {
  const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
  if (ask === undefined) throw new Error('the game waits for nobody');
  // Players by chance would trade for ever: mostly they have had enough.
  const answer = ask.stop.startsWith('trade') && random() < 0.8 ? ask.fallback : randomAnswer(ask.choice, random);
  const outcome = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome));
}

describe('giving up', () => {
  /** A copy of the game goes on by chance after a seat has left it. */
  function without(before: EseState, leaver: number): void {
    const state = game.open(JSON.stringify(before)) as EseState;
    const gone = game.concede(state, leaver);
    if (!isStep(gone)) throw new Error(JSON.stringify(gone));
    expect(gone.events.some(({ e, seat }) => e === 'conceded' && seat === leaver)).toBe(true);
    if (state.seats === 2) expect(state.result).toMatchObject({ winners: [1 - leaver], how: 'concede' });
    const random = chance(`without ${leaver}`);
    for (let n = 0; n < 150 && state.result === undefined; n++) {
      // Whoever has left is asked nothing any more.
      const asked = state.open?.asks.some(({ seat }) => seat === leaver && state.open?.answers[seat] === undefined);
      expect(asked).toBe(false);
      step(state, random);
    }
    if (state.result !== undefined) return;
    expect(state.out).toContain(leaver);
    for (const kind of ['action', 'resource']) expect(state.zones[`${kind}:${leaver}`] ?? []).toEqual([]);
  }

  test.each([2, 3, 4, 5, 6])('%i seats: anybody, whatever is asked, and the game goes on', (seats) => {
    const met = new Set<string>();
    for (const races of ['pick', 'draft']) {
      const state = played(seats, `leaving ${seats}`, 0, { races });
      const random = chance(`leaving ${seats}`);
      for (let n = 0; n < 900 && state.result === undefined; n++) {
        const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
        if (ask === undefined) break;
        if (!met.has(`${races} ${ask.stop}`)) {
          met.add(`${races} ${ask.stop}`);
          const left = [0, 1, 2, 3, 4, 5].slice(0, seats).filter((seat) => !state.out.includes(seat));
          for (const seat of new Set([ask.seat, state.g.active, left.at(-1) ?? 0])) without(state, seat);
        }
        step(state, random);
      }
    }
    expect(met.size).toBeGreaterThanOrEqual(12);
  });

  test('one after the other: the last one wins, whoever’s turn it is', () => {
    for (let i = 0; i < 6; i++) {
      const state = played(6, `all but one ${i}`, 60 * i);
      const left = () =>
        [0, 1, 2, 3, 4, 5].filter((seat) => !state.out.includes(seat) && !state.g.leaving.includes(seat));
      while (state.result === undefined) {
        const going = left();
        const seat = going[i % going.length] ?? 0;
        const outcome = game.concede(state, seat);
        expect(outcome).not.toHaveProperty('refused');
      }
      expect(state.result.winners).toHaveLength(1);
    }
  });

  test('twice is not heard, and after the end it is refused', () => {
    const state = played(3, 'twice', 40);
    expect(isStep(game.concede(state, 1))).toBe(true);
    const again = game.concede(state, 1);
    if (isStep(again)) expect(again.events).toEqual([]);
    else expect(again.refused).toBe('foreign');
    expect(isStep(game.concede(state, 2))).toBe(true);
    expect(state.result).toMatchObject({ winners: [0], how: 'concede' });
    expect(game.concede(state, 0)).toEqual({ refused: 'over' });
    expect(game.concede(state, 7)).toEqual({ refused: 'over' });
  });

  test.each(['tactics', 'assign', 'battle', 'loss'])(
    'the attacker, when asked at "%s": fleets on their way take nothing, and the turn passes on',
    (stop) => {
      const t = table({
        seats: [
          { play: ['H', 'M'], action: ['Feint', 'Redeploy'] },
          { play: ['Core World', 'L', 'Ice World'], action: ['Ruse', 'Nova Bomb'] },
          { action: ['Scout'] },
        ],
        from: ['attack', 'battle', stepOf('turn.phase', { phase: 'end' }), 'turn.discard'],
      });
      t.does(0, 'attack');
      for (let i = 0; i < 40 && !t.asks().some((one) => one.stop === stop && t.told('assigned').length > 0); i++) {
        const next = t.asks()[0];
        const amounts = { H: { 'Core World': 1 }, M: { 'Core World': 1 }, L: { 'Core World': 1 } };
        if (next?.stop === 'assign') t.does(next.seat, 'assign', amounts);
        else t.late(next?.seat ?? 0);
      }
      expect(t.asks().map((one) => one.stop)).toContain(stop);
      expect(isStep(game.concede(t.state, 0))).toBe(true);
      t.drift(() => t.state.g.active !== 0);
      expect(t.state.out).toEqual([0]);
      expect(t.plays(1)).toContain('Core World');
      expect(t.plays(2)).toEqual(['Technocracy']);
    },
  );

  test('during a trade: an offer to who has left is declined, one of who has left comes to nothing', () => {
    const seats = [{ action: ['Feint'] }, { action: ['Ruse'] }, { action: ['Scout'] }];
    const to = table({ seats, from: ['trade', 'turn.rampage'] });
    to.does(0, 'offer', { give: 'Feint', want: 'anything' });
    expect(isStep(game.concede(to.state, 1))).toBe(true);
    expect(to.ask(0).stop).toBe('trade');
    const by = table({ seats, from: ['trade', 'turn.rampage'] });
    by.does(0, 'offer:all', { give: 'Feint' });
    expect(isStep(game.concede(by.state, 0))).toBe(true);
    by.does(1, 'accept', { give: 'Ruse' });
    by.drift(() => by.state.g.active === 1);
    expect(by.state.out).toEqual([0]);
    expect(by.hand(1, 'action')).not.toContain('Feint');
  });
});

describe('rounds with seats that are out', () => {
  test('a round is over when the turn comes past the seat that began, also if that one is out', () => {
    const state = played(4, 'rounds', 0, { maxRounds: '0' });
    const { first } = state.g;
    const seen: string[] = [];
    let turn = 0;
    const note = () => {
      if (state.g.turn === turn) return;
      turn = state.g.turn;
      seen.push(`${state.g.round}:${(state.g.active - first + 4) % 4}`);
    };
    note();
    for (let i = 0; i < 4000 && turn < 10 && state.result === undefined; i++) {
      const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
      if (ask === undefined) break;
      // The first player leaves in the second turn, somebody else's.
      if (turn === 2 && !state.out.includes(first) && !state.g.leaving.includes(first)) game.concede(state, first);
      else game.answer(state, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
      note();
    }
    expect(seen.slice(0, 10)).toEqual(['1:0', '1:1', '1:2', '1:3', '2:1', '2:2', '2:3', '3:1', '3:2', '3:3']);
  });
});
