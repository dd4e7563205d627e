// What people may agree on before a game (section 4, section 5), and captured homeworlds (A5 to A7).
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { eseGame } from '#games/ese/game';
import type { EseState } from '#games/ese/state';
import { loadSets } from '#sets/load';
import { conflict } from './fight.ts';
import { newGame, playing, type Table, table } from './table.ts';

const game = eseGame(loadSets().sets.ese!);
const { admiral } = createOpponents();

describe('captured homeworlds (A6)', () => {
  const take = (home: string, options: Record<string, string> = {}) =>
    conflict({ play: ['H', 'H', 'L'] }, { home, play: ['Core World'] }, home, { options }).pass();

  test('points, force and the lasting ability go along', () => {
    const t = take('Galactic Empire');
    expect(t.plays(0)).toContain('Galactic Empire');
    expect(t.points(0)).toBe(5 + 5);
    expect(t.forces(0)).toEqual([15, 15, 7]);
    expect(t.last('battle')).toMatchObject({ world: 20 });
  });

  test('captureTransfersGovernment off: the points go along, the ability does not', () => {
    const t = take('Galactic Empire', { captureTransfersGovernment: 'no' });
    expect(t.points(0)).toBe(5 + 5);
    expect(t.forces(0)).toEqual([12, 12, 4]);
  });

  test('what it gave at the start does not come again, nor do races leave whoever drew them', () => {
    const t = conflict(
      { home: 'Hive Mind', play: ['H', 'H'] },
      { home: 'Star Federation', play: ['Core World', 'Terrans', 'Egg Heads'] },
      'Star Federation',
    ).pass();
    expect(t.plays(0)).toEqual(['Heavy Fleet', 'Heavy Fleet', 'Hive Mind', 'Star Federation']);
    expect(t.plays(1)).toEqual(['Core World', 'Egg Heads', 'Terrans']);
    expect(t.told('recruited')).toEqual([]);
  });

  test('whoever has lost the own one draws one card, whatever others they hold; retaking it restores three', () => {
    const lost = take('Theocracy');
    expect([lost.draws(0), lost.draws(1)]).toEqual([3, 1]);
    const other = table({ seats: [{ homeless: true, play: ['Theocracy'] }, {}], from: ['trade', 'turn.rampage'] });
    expect(other.draws(0)).toBe(1);
    const home = lost.state.g.homes[1] ?? '';
    (lost.state.cards[home] as { ctl?: number }).ctl = 1;
    expect(lost.draws(1)).toBe(3);
  });

  test('it is a homeworld still: not for trade', () => {
    const t = table({ seats: [{ play: ['Theocracy', 'L'] }, { play: ['M'] }], from: ['trade', 'turn.rampage'] });
    const { choice } = t.ask(0);
    const give = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    expect(give?.kind === 'choose' ? give.options.map(({ note }) => note?.def) : []).toEqual(['light-fleet']);
  });
});

describe('fastWindows', () => {
  /** Windows and assignments in the order in which they are asked, nobody sending anything. */
  const course = (fastWindows: string): readonly string[] => {
    const t: Table = table({
      seats: [{ play: ['H', 'L'], action: ['Feint'] }, { play: ['H'] }],
      from: ['attack', 'battle', 'turn.rampage'],
      options: { fastWindows },
    }).does(0, 'attack');
    const seen: string[] = [];
    for (let next = t.asks()[0]; next !== undefined && next.stop !== 'end'; next = t.asks()[0]) {
      seen.push(`${t.state.g.k} ${next.stop === 'tactics' ? next.prompt.with?.at : `seat ${next.seat}`}`);
      t.late(next.seat);
    }
    return seen;
  };

  test('three windows for each speed, and a last one', () => {
    expect(course('no')).toEqual([
      '1 opening',
      '1 seat 0',
      '1 seen',
      '1 seat 1',
      '1 closing',
      '3 opening',
      '3 seat 0',
      '3 seen',
      '3 closing',
      '3 last',
    ]);
  });

  test('one before all, one after each speed', () => {
    expect(course('yes')).toEqual(['1 opening', '1 seat 0', '1 seat 1', '1 closing', '3 seat 0', '3 closing']);
  });

  test('a last one where something was played in the one before', () => {
    const t = table({
      seats: [{ play: ['L', 'L'], action: ['Switch', 'Feint'] }, {}],
      from: ['attack', 'battle', 'turn.rampage'],
      options: { fastWindows: 'yes' },
    }).does(0, 'attack');
    t.does(0, 'pass').does(0, 'assign', { L: { 'Old Republic': 1 } });
    expect(t.ask(0).prompt.with?.at).toBe('closing');
    t.does(0, 'Switch', { fleets: ['L', 'L'] }).does(0, 'pass');
    expect(t.ask(0).prompt.with?.at).toBe('last');
    expect(t.does(0, 'pass').asks()[0]?.stop).not.toBe('tactics');
  });
});

describe('races', () => {
  test('drawn by chance: nobody is asked, nobody has the same', () => {
    const t = newGame(6, 'by chance', { races: 'random' });
    expect(t.asks().every(({ stop }) => stop !== 'setup')).toBe(true);
    const races = t.told('recruited').map(({ def }) => def);
    expect(new Set(races).size).toBe(races.length);
  });

  test.each(['draft', 'pick'])('%s: time running out takes one that is there', (mode) => {
    const t = newGame(4, 'asleep', { races: mode });
    t.drift(() => t.asks().every(({ stop }) => stop !== 'setup'));
    for (const seat of [0, 1, 2, 3]) expect(t.told('recruited').some((one) => one.seat === seat)).toBe(true);
    const races = t.told('recruited').map(({ def }) => def);
    expect(new Set(races).size).toBe(races.length);
  });

  test('draft: three each, none seen by two; what nobody keeps is in the deck again', () => {
    const t = newGame(6, 'draft', { races: 'draft' });
    const offered = [0, 1, 2, 3, 4, 5].flatMap((seat) => t.may(seat));
    expect(new Set(offered).size).toBe(18);
    t.drift(() => t.asks().every(({ stop }) => stop !== 'setup'));
    expect(t.zone('race').length + t.told('recruited').length).toBe(33);
  });
});

describe('maxRounds (A25)', () => {
  test('scored when the agreed number of rounds is over; 0: only the deck ends the game', () => {
    const play = (maxRounds: string) => {
      const t = newGame(3, 'rounds', { maxRounds });
      return t.drift(() => t.state.g.turn > 60);
    };
    const five = play('5');
    expect(five.state.result?.how).toBe('rounds');
    expect(five.state.g.turn).toBe(15);
    expect(five.told('scored')).toHaveLength(1);
    expect(play('0').state.result?.how).not.toBe('rounds');
  });
});

test('3.10: one after another puts resource cards under the deck in the order named', () => {
  const t = table({
    seats: [{ resource: ['L', 'M', 'H', 'Ice World', 'Core World', 'Nano-Tech', 'Star Gates'] }, {}],
    from: [playing('tech'), 'turn.discard'],
  });
  t.does(0, 'done').does(0, ['H', 'L']);
  expect(t.zone('resource').slice(-2)).toEqual(['Heavy Fleet', 'Light Fleet']);
});

describe('a truce (A52)', () => {
  /** The rounds of a game between Admirals in which somebody was asked whether to attack, with what the first view said of it. */
  function play(seats: number, truce: string | undefined) {
    const rounds = new Set<number>();
    const truces = new Set<number>();
    const attacks: number[] = [];
    playMatch({
      game,
      edition: 'base',
      seed: `truce ${seats}`,
      decks: [],
      players: Array.from({ length: seats }, () => admiral!.play),
      ...(truce !== undefined && { options: { truce } }),
      most: 400,
      watch: (state) => {
        const { board } = game.view(state as EseState, undefined);
        rounds.add(board.round);
        if (board.truce) truces.add(board.round);
        if (board.phase === 'attack' || board.phase === 'battle') attacks.push(board.round);
        const asks = state.open?.asks.map(({ prompt }) => prompt.key) ?? [];
        if (asks.includes('ask.attack') || asks.includes('ask.peace')) attacks.push(board.round);
      },
    });
    return { rounds, truces: [...truces], first: Math.min(...attacks) };
  }

  test.each([
    [2, undefined, 1, []],
    [2, 'off', 1, []],
    [2, 'usual', 2, [1]],
    [3, 'usual', 1, []],
    [3, 'first', 2, [1]],
    [2, 'two', 3, [1, 2]],
  ])('%i players, %s: attacks from round %i', (seats, truce, from, truces) => {
    const played = play(seats, truce);
    expect(played.rounds.size).toBeGreaterThan(from - 1);
    expect(played.truces).toEqual(truces);
    expect(played.first).toBe(from);
  });

  test('it is said while it lasts', () => {
    const begun = game.setup({ edition: 'base', seed: 'said', seats: 2, decks: [], options: { truce: 'usual' } });
    if ('refused' in begun) throw new Error(begun.refused);
    const view = game.view(begun.state, undefined);
    expect(game.words.status(view, ['Ann', 'Bob'])).toContain('Truce');
  });
});
