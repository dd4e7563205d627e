/** Ships that bring others, and paralyze, destroy or count them; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const fresh = (card: string) => ({ card, new: true }) as const;
const fight = (you: Given['you'], foe: Given['foe'] = {}, edition = '2026') =>
  table({ you, foe, phase: 'attack', edition });

describe('46: Paralyzer', () => {
  const strike = (target: string, edition?: string) =>
    fight({ play: [away('Paralyzer')] }, { play: [target] }, edition)
      .you('attack Paralyzer', { target })
      .settle();

  test('deals its damage to a ship and paralyzes it', () => {
    expect(strike('Thunderbolt').card('Thunderbolt')).toMatchObject({ damage: 2, paralyzed: true });
  });

  test('destroys a shield, whatever it could take; not so in 2021', () => {
    expect(strike('Mega Shield').heap(FOE)).toEqual(['Mega Shield']);
    const { damage, paralyzed } = strike('Mega Shield', '2021').card('Mega Shield');
    expect([damage, paralyzed]).toEqual([2, undefined]);
    expect(strike('Thunderbolt', '2021').card('Thunderbolt').paralyzed).toBe(true);
  });

  test('does no more than its damage to a missile or a cannon', () => {
    expect(strike('Nuclear Missile').card('Nuclear Missile')).toMatchObject({ damage: 2 });
    expect(strike('Nuclear Missile').card('Nuclear Missile').paralyzed).toBeUndefined();
  });

  test('a ship that is paralyzed does nothing in its player’s turn, and lies still until it is repaired', () => {
    const game = strike('Thunderbolt').until('attack', 1);
    expect(game.theirs()).toEqual([]);
    expect(game.until('attack', 2).card('Thunderbolt').paralyzed).toBe(true);
  });
});

describe('47: EMP Missile', () => {
  const emp = (foe: readonly (string | { readonly card: string; readonly paralyzed: true })[]) =>
    fight({ play: [away('EMP Missile')] }, { play: foe });

  test('paralyzes a ship without damage, and is spent', () => {
    const game = emp(['Titan']).you('attack EMP Missile', { target: 'Titan' }).settle();
    expect(game.card('Titan')).toMatchObject({ paralyzed: true });
    expect([game.card('Titan').damage, game.heap(YOU)]).toEqual([undefined, ['EMP Missile']]);
  });

  test('destroys any shield', () => {
    const game = emp(['Mega Shield']).you('attack EMP Missile', { target: 'Mega Shield' }).settle();
    expect([game.heap(FOE), game.heap(YOU)]).toEqual([['Mega Shield'], ['EMP Missile']]);
  });

  test('has no other targets: no paralyzed ship, missile, cannon, nor the station', () => {
    const game = emp([{ card: 'Titan', paralyzed: true }, 'Fast Missile', 'Defense Cannon', 'Nitro', 'Drone']);
    expect(game.choices('attack EMP Missile')).toEqual(['Drone']);
    expect(emp([]).yours()).toEqual(['move EMP Missile']);
  });
});

describe('76: Revive Procedure', () => {
  const heap = ['Paralyzer', 'Drone', 'Hunter', 'Battlestar', 'Luck', 'Fast Missile'];
  const revive = (edition = '2026', more: readonly string[] = []) =>
    table({ you: { hand: ['Revive Procedure'], heap: [...heap, ...more], station: { action: 2 } }, edition })
      .you('play Revive Procedure')
      .settle();

  test('puts ships of the discard pile into play that cost six in sum', () => {
    const game = revive();
    expect(game.yours()).toEqual(['Battlestar', 'Drone', 'Hunter', 'Paralyzer']);
    game.you(['Paralyzer']);
    expect(game.yours()).toEqual(['Drone']);
    game.you(['Drone']);
    expect([game.plays(YOU), game.ask(YOU).role]).toEqual([['Paralyzer', 'Drone'], 'action']);
    expect(game.told('entered').map(({ how }) => how)).toEqual(['put', 'put']);
  });

  test('of any number up to four', () => {
    const three = revive().you(['Hunter']).you(['Battlestar']).you(['Drone']);
    expect(three.plays(YOU)).toEqual(['Hunter', 'Battlestar', 'Drone']);
    const drones = revive('2026', ['Drone', 'Drone', 'Drone', 'Drone']);
    for (const _ of [1, 2, 3, 4]) drones.you(['Drone']);
    expect([drones.plays(YOU).length, drones.ask(YOU).role]).toEqual([4, 'action']);
    expect(revive().you(['Drone']).you([]).plays(YOU)).toEqual(['Drone']);
  });

  test('takes up to two cards of any kind into the hand in 2021', () => {
    const game = revive('2021').you(['Paralyzer']);
    expect(game.yours()).toEqual(['Luck']);
    game.you(['Luck']);
    expect([game.hand(YOU), game.plays(YOU), game.ask(YOU).role]).toEqual([['Paralyzer', 'Luck'], [], 'action']);
    expect(revive('2021').yours()).toEqual(['Battlestar', 'Drone', 'Fast Missile', 'Hunter', 'Luck', 'Paralyzer']);
    const two = revive('2021').you(['Drone']).you(['Hunter']);
    expect([two.hand(YOU), two.ask(YOU).role]).toEqual([['Drone', 'Hunter'], 'action']);
  });

  test('is not played without a ship in the discard pile', () => {
    const game = table({ you: { hand: ['Revive Procedure'], heap: ['Luck'], station: { action: 2 } } });
    expect(game.yours()).not.toContain('play Revive Procedure');
  });
});

describe('77: Carrier', () => {
  const drones = { deck: ['Drone', 'Drone'], heap: ['Drone', 'Drone', 'Hunter'] };

  test('brings three Drones of discard pile and draw pile into its zone, once in a turn', () => {
    const game = fight({ ...drones, play: [away('Carrier')] }).you('use Carrier');
    expect(game.yours()).toEqual(['Drone', 'Drone', 'Drone', 'Drone']);
    expect(game.ask(YOU).choice).toMatchObject({ min: 0, max: 3 });
    game.you(['Drone', 'Drone', 'Drone']);
    expect([game.plays(YOU).length, game.hand(YOU), game.card('Drone').at]).toEqual([4, [], FOE]);
    expect(game.yours()).toEqual(['move Carrier']);
    expect(game.until('attack', 2).choices('attack Drone')).toEqual(['station']);
  });

  test('not in its first turn; not while paralyzed', () => {
    expect(fight({ ...drones, play: [fresh('Carrier')] }).yours()).toEqual([]);
    expect(fight({ ...drones, play: [{ card: 'Carrier', paralyzed: true }] }).yours()).toEqual([]);
  });

  test('does not look into the station', () => {
    const game = fight({ deck: 1, heap: [], station: { draw: ['Drone'] }, play: ['Carrier'] }).you('use Carrier');
    expect([game.plays(YOU), game.row(YOU, 'draw'), game.yours()]).toEqual([['Carrier'], 1, ['move Carrier']]);
  });
});

describe('79: Fusion Ship', () => {
  const others = ['Drone', 'Drone', away('Battlestar')] as const;
  const given = ['Drone', 'Drone', 'Battlestar'];

  test('is discarded with three other ships, for a ship out of anywhere into the home zone', () => {
    const game = fight({
      play: [away('Fusion Ship'), ...others, 'Shield'],
      station: { draw: ['The Dark Destroyer', 'Luck'], action: 0, discard: 0 },
    });
    expect(game.choices('use Fusion Ship', 'given')).toEqual(given);
    game.you('use Fusion Ship', { given });
    expect(game.yours()).toEqual(['Titan', 'Battlestar', 'Drone', 'Fusion Ship', 'The Dark Destroyer']);
    expect(game.ask(YOU).choice).toMatchObject({ max: 1 });
    game.you(['The Dark Destroyer']);
    expect([game.plays(YOU), game.heap(YOU)]).toEqual([
      ['Shield', 'The Dark Destroyer'],
      ['Fusion Ship', ...given],
    ]);
    expect([game.card('The Dark Destroyer').at, game.told('leftPlay')[0]?.how]).toEqual([YOU, 'discarded']);
  });

  test('not with two others, in its first turn, after an attack or a move, or outside the attack phase', () => {
    expect(fight({ play: ['Fusion Ship', 'Drone', 'Drone'] }).yours()).not.toContain('use Fusion Ship');
    expect(fight({ play: [fresh('Fusion Ship'), ...others] }).yours()).not.toContain('use Fusion Ship');
    expect(table({ you: { play: ['Fusion Ship', ...others] } }).yours()).not.toContain('use Fusion Ship');
    const moved = fight({ play: ['Fusion Ship', ...others] }).you('move Fusion Ship');
    expect(moved.yours()).not.toContain('use Fusion Ship');
    const struck = fight({ play: ['Fusion Ship', ...others] }, { play: [away('Titan')] });
    struck.you('attack Fusion Ship', { target: 'Titan' }).settle();
    expect(struck.yours()).not.toContain('use Fusion Ship');
  });
});

describe('80: Drone Leader', () => {
  const damage = (play: readonly (string | ReturnType<typeof away>)[], edition?: string) =>
    fight({ play: [...play, away('Drone Leader')] }, { play: ['Titan', 'Drone'] }, edition)
      .you('attack Drone Leader', { target: 'Titan' })
      .settle()
      .card('Titan').damage;

  test('attacks with the number of its player’s ships, itself among them, in both zones (W40)', () => {
    expect(damage(['Drone', away('Drone'), 'Hunter', 'Fast Missile', 'Shield'])).toBe(4);
    expect(damage([])).toBe(1);
    expect(damage(['Drone', 'Full Attack'])).toBe(3);
  });

  test('counts Drones alone in 2021', () => {
    expect(damage(['Drone', 'Drone', 'Hunter'], '2021')).toBe(2);
    const game = fight({ play: [away('Drone Leader'), 'Hunter'] }, { play: ['Titan'] }, '2021');
    expect(game.yours()).not.toContain('attack Drone Leader');
  });
});

describe('82: Resource Ship', () => {
  const ship = (n: number) => fight({ play: [{ card: 'Resource Ship', new: true, damage: 1 }], station: { draw: n } });

  test('becomes a station card in place of attacking, in its first turn too', () => {
    const game = ship(4).you('use Resource Ship', { row: 'action' });
    expect([game.plays(YOU), game.row(YOU, 'action'), game.faceDown(YOU)]).toEqual([[], 2, 7]);
  });

  test('not above the maximum', () => {
    expect(ship(5).yours()).toEqual([]);
  });
});
