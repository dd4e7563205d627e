// Windows (3.8, A13): what cards shown in one window make of each other, and who takes part in it.
import { describe, expect, test } from 'vitest';
import { attack, onAttack, sentTo, until } from './fight.ts';
import { type Given, type Table, table } from './table.ts';

describe('a Decoy shown after a Switch in one window', () => {
  const played = (second: string): Table => {
    const t = onAttack(
      { play: ['H', 'L'], action: ['Switch'] },
      { play: ['Core World', 'Ice World'], action: ['Decoy'] },
    );
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
    return t.does(0, 'Switch', { fleets: ['H', 'L'] }).does(1, 'Decoy', { fleet: second, planet: 'Ice World' });
  };

  test('A13: moves nothing if its fleet has gone home by the time it works', () => {
    const t = played('H').pass('tactics');
    expect(sentTo(t)).toEqual(['light-fleet core-world']);
    expect(t.told('noEffect').map(({ def }) => def)).toEqual(['decoy']);
  });

  test('3.8: cannot aim at a fleet that is not assigned yet', () => {
    expect(() => played('L')).toThrow('no "L"');
  });
});

describe('the window after a loss (3.9.4)', () => {
  const lost = (options: NonNullable<Given['options']>): Table => {
    const t = table({
      seats: [
        { play: ['H'], action: ['Feint'] },
        { play: ['Ice World', 'L'], action: ['Ruse'] },
        { action: ['Fighting Withdrawal'] },
      ],
      from: attack,
      options,
    }).does(0, 'attack');
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
    until(t, 1, 'assign').does(1, 'assign', { L: { 'Ice World': 1 } });
    return t.pass('tactics', 'battle');
  };

  test('A14: is the two parties’ alone as a rule', () => {
    expect(
      lost({})
        .asks()
        .map(({ seat }) => seat),
    ).toEqual([0, 1]);
  });

  test('A14: where allies may fight, they may save the owner’s fleet', () => {
    const t = lost({ alliesMayFight: 'yes' });
    expect(t.asks().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    t.does(2, 'Fighting Withdrawal').pass();
    expect(t.plays(1)).toContain('Light Fleet');
  });
});

test('A8: Space Vampires take no fleet of the side that they help', () => {
  for (let i = 0; i < 12; i++) {
    const t = table({
      seats: [
        { play: ['H'], action: ['Feint'] },
        { play: ['Ice World', 'L'], action: ['Ruse'] },
        { play: ['Space Vampires'], action: ['Mass Destruction', 'Scout'] },
      ],
      from: attack,
      options: { alliesMayFight: 'yes' },
      seed: `vampires ${i}`,
    }).does(0, 'attack');
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
    until(t, 1, 'assign').does(1, 'assign', { L: { 'Ice World': 1 } });
    t.pass('tactics').does(2, 'Mass Destruction', { fleet: 'L' }).pass('battle');
    expect(t.told('rolled')).toEqual([]);
    expect(t.zone('resourceDiscard')).toEqual(['Light Fleet']);
  }
});

describe('the fleet that is lost (3.9.4)', () => {
  test('of two of a class the owner chooses, if one is faster than the other this turn', () => {
    const t = onAttack({ play: ['H', 'H'] }, { play: ['Ice World', 'L', 'L'], action: ['Scout'] });
    until(t, 1, 'tactics').does(1, 'Scout', { fleets: 'L' });
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 2 } });
    until(t, 1, 'assign').does(1, 'assign', { L: { 'Ice World': 1 } });
    until(t, 1, 'assign').does(1, 'assign', { L: { 'Ice World': 1 } });
    t.pass();
    expect(t.asks().map(({ seat, stop }) => [seat, stop])).toEqual([[1, 'battle.loss']]);
    const { choice } = t.ask(1);
    const slow = choice.kind === 'choose' ? choice.options.find(({ note }) => note?.speed === 3)?.id : undefined;
    t.does(1, slow ?? '').pass();
    expect(t.last('lost')).toMatchObject({ seat: 1, card: slow });
    expect(t.plays(1)).toEqual(['Ice World', 'Light Fleet', 'Old Republic']);
  });

  test('of two that are alike in all there is nothing to choose', () => {
    const t = onAttack({ play: ['H', 'H'] }, { play: ['Ice World', 'L', 'L'] });
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 2 } });
    until(t, 1, 'assign')
      .does(1, 'assign', { L: { 'Ice World': 2 } })
      .pass();
    expect(t.told('lost')).toHaveLength(1);
    expect(t.asks().every(({ stop }) => stop !== 'battle.loss')).toBe(true);
  });
});
