// Passing until something new happens (A49), and who is asked once the cards lie open (A50, A51).
import { describe, expect, test } from 'vitest';
import { type SeatGiven, type Table, table } from './table.ts';

const asked = (t: Table) => t.asks().map(({ seat, stop }) => `${seat} ${stop}`);

/** Seat 0 attacks Ice World of seat 1 with all its heavy fleets, who wants to be asked only if attacked; nobody has tactics. */
function attacked(attacker: SeatGiven, owner: SeatGiven, how = 'attack'): Table {
  const t = table({
    seats: [
      { action: ['Spies'], ...attacker },
      { action: ['Spies'], ...owner, play: ['Ice World', ...(owner.play ?? [])] },
    ],
    from: ['attack', 'battle', 'turn.discard'],
    options: { fastWindows: 'yes' },
    plans: true,
  }).does(0, how);
  return t.does(1, 'attacked');
}

const sent = (t: Table, n: number): Table => t.does(0, 'assign', { H: { 'Ice World': n } });

describe('A49: whoever passes until something new happens', () => {
  test('is asked nothing more in the attack; that ends with it', () => {
    const t = sent(attacked({ play: ['H', 'H'] }, { play: ['H', 'H'] }), 2);
    expect(asked(t)).toEqual(['1 assign']);
    t.does(1, 'assign', { H: { 'Ice World': 1 } });
    expect(asked(t)).toEqual(['0 tactics', '1 tactics']);
    const [{ id } = { id: -1 }] = t.asks();
    t.does(1, 'rest');
    // It is a pass: the other is still asked the same.
    expect(t.asks()).toMatchObject([{ id, seat: 0, stop: 'tactics' }]);
    t.does(0, 'pass');
    expect(asked(t)).toEqual(['0 battle']);
    t.does(0, 'pass');
    expect(t.told('lost')).toMatchObject([{ seat: 1 }]);
    expect(t.state.g.resting).toBeUndefined();
  });

  test('loses the weakest of several fleets', () => {
    const t = sent(attacked({ play: ['H', 'H'] }, { play: ['L', 'M'] }), 2);
    t.does(1, 'assign', { M: { 'Ice World': 1 } }).does(0, 'pass');
    t.does(1, 'assign', { L: { 'Ice World': 1 } });
    t.does(1, 'rest').does(0, 'pass').does(0, 'pass');
    expect(t.told('lost').map(({ def }) => def)).toEqual(['light-fleet']);
  });

  test('is asked again when somebody else plays a card, and not for one of its own', () => {
    const t = sent(attacked({ play: ['H'], action: ['Planet Buster'] }, { play: [], action: ['Magma Cannon'] }), 1);
    expect(asked(t)).toEqual(['1 tactics']);
    t.does(1, 'rest');
    expect(asked(t)).toEqual(['0 battle']);
    t.does(0, 'Planet Buster');
    expect(asked(t)).toEqual(['1 battle']);
  });

  test('is asked again when fleets are sent to attack it', () => {
    const t = attacked({ play: ['H', 'M'], action: ['Scout', 'Spies'] }, { play: ['L'] }, 'tacticsFirst');
    t.does(0, 'Scout', { fleets: 'M' }).does(0, 'pass');
    sent(t, 1);
    expect(asked(t)).toEqual(['0 tactics', '1 tactics']);
    t.does(0, 'pass').does(1, 'rest');
    t.does(1, 'none');
    expect(asked(t)).toEqual(['0 tactics']);
    t.does(0, 'pass').does(0, 'assign', { M: { 'Ice World': 1 } });
    expect(asked(t)).toEqual(['0 tactics', '1 tactics']);
  });

  test('as the attacker is asked again when a guard is sent against the attack', () => {
    const t = sent(attacked({ play: ['H'] }, { play: ['H', 'M'] }), 1);
    t.does(1, 'assign', { H: { 'Ice World': 1 } });
    t.does(0, 'rest');
    expect(asked(t)).toEqual(['1 assign']);
    t.does(1, 'assign', { M: { 'Ice World': 1 } });
    expect(asked(t)).toEqual(['0 tactics', '1 tactics']);
  });
});

describe('A50: after a card of one’s own', () => {
  const fought = (attacker: readonly string[], owner: readonly string[]) => {
    const t = sent(attacked({ play: ['H'], action: attacker }, { play: ['H'], action: owner }), 1);
    return t.does(1, 'assign', { H: { 'Ice World': 1 } }).pass('tactics');
  };

  test('whoever gets all there is by it is asked again only when the other side plays', () => {
    const t = fought(['Planet Buster', 'Spies'], ['Magma Cannon', 'Spies']);
    t.does(1, 'Magma Cannon');
    expect(asked(t)).toEqual(['0 battle']);
    t.does(0, 'Planet Buster');
    expect(asked(t)).toContain('1 battle');
  });

  test('whoever could still get more is asked for a further one', () => {
    const t = fought(['Bio Warfare', 'Spies'], ['Spies']);
    t.does(0, 'Bio Warfare');
    expect(asked(t)).toContain('0 battle');
  });
});

describe('A51: a fleet that is lost', () => {
  const lost = () => {
    const t = sent(
      attacked(
        { play: ['H', 'H'], action: ['Preemptive Strike'] },
        { play: ['L'], action: ['Fighting Withdrawal', 'Spies'] },
      ),
      2,
    );
    return t.does(1, 'assign', { L: { 'Ice World': 1 } }).pass('tactics', 'battle');
  };

  test('is its player’s to save; the other is asked once a card was played to it', () => {
    const t = lost();
    expect(asked(t)).toEqual(['1 loss']);
    t.does(1, 'Fighting Withdrawal');
    expect(asked(t)).toEqual(['0 loss', '1 loss']);
    expect(t.may(0)).toContain('Preemptive Strike');
  });
});
