// What a player of The Space War is offered where cards of one name differ, and where they do not.
import { expect, test } from 'vitest';
import { tswGame } from '#games/tsw/game';
import { ref } from '#kernel/zones';
import { loadSets } from '#sets/load';
import { offeredTo } from '#test/screens';
import { table } from './table.ts';

const game = tswGame(loadSets().sets.tsw);
const names = ['Ada', 'Bob'];
const offered = (laid: ReturnType<typeof table>, said: RegExp) =>
  offeredTo(game, game.view(laid.state, 0), names).filter((label) => said.test(label));

test('a damaged target, a paralyzed one and a whole one are three targets', () => {
  const laid = table({
    you: { play: [{ card: 'Hunter', away: true }] },
    foe: { play: [{ card: 'Battlestar', damage: 1 }, { card: 'Battlestar', paralyzed: true }, 'Battlestar'] },
    phase: 'attack',
  });
  expect(offered(laid, /Battlestar.*Hunter|Hunter.*Battlestar/)).toEqual([
    expect.stringContaining('Battlestar (1 of 4 damage)'),
    expect.stringContaining('Battlestar (paralyzed)'),
    expect.stringMatching(/Battlestar(?! \()/),
  ]);
});

test('… and two of which all is equal are one', () => {
  const laid = table({
    you: { play: [{ card: 'Hunter', away: true }] },
    foe: { play: ['Battlestar', 'Battlestar'] },
    phase: 'attack',
  });
  expect(offered(laid, /Hunter.*Battlestar|Battlestar.*Hunter/)).toHaveLength(1);
});

test('a ship with counters moves by a button of its own', () => {
  const laid = table({ you: { play: ['Drone', { card: 'Drone', counters: 2 }, 'Drone'] }, phase: 'attack' });
  expect(offered(laid, /^Move Drone/)).toEqual([
    'Move Drone to the enemy zone',
    'Move Drone (2 counters) to the enemy zone',
  ]);
});

test('hands: cards of which all is equal are one button', () => {
  const laid = table({ you: { hand: ['Nitro', 'Nitro'] } });
  expect(offered(laid, /^Play.*Nitro/)[0]).toContain('(1 of 2)');
});

test('one of two that cannot be attacked this turn is told from the other', () => {
  const laid = table({ you: { play: ['Drone', 'Drone'] }, phase: 'attack' });
  const [safe = ''] = Object.entries(laid.state.cards).flatMap(([id, { def, at }]) =>
    def === 'drone' && at !== undefined ? [id] : [],
  );
  const mod = { effect: { verb: 'forbidTarget', until: 'end of turn' } };
  laid.state.lasting.push({ id: 9999, you: 0, on: [ref(laid.state, safe)], mod, until: 'turn' });
  expect(offered(laid, /^Move Drone/)).toEqual([
    'Move Drone (cannot be attacked) to the enemy zone',
    'Move Drone to the enemy zone',
  ]);
});
