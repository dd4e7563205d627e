/** What a player of EVE is offered where cards of one name differ, and where they do not. */
import { describe, expect, it } from 'vitest';
import { entriesOf, labelOf } from '#discord/panel/screens/options';
import type { EveBoard } from '#games/eve/view';
import { coreScenario, exiledScenario } from '../../support/board.ts';
import { board, item, label, region, ship } from './words-fixtures.ts';

const names = ['Ada', 'Bob'];

describe('ships of one name', () => {
  coreScenario('R-29 a command is offered apart for a ship that mines already', ({ given, table }) => {
    given({
      p1: {
        home: ['Lode', 'Veldspar', { card: 'Small Miner', on: 'mining', mine: 'Lode' }, 'Small Miner', 'Small Miner'],
      },
      p2: { home: ['Ship(1/1)'] },
    });
    const { game } = table.world;
    const view = game.view(table.state, 0);
    const { choice } = view.asks[0] ?? {};
    const options = (choice?.kind === 'choose' ? choice.options : []).filter(({ verb }) => verb === 'command');
    const entries = entriesOf({ game, view, names, before: [] }, options, [...options.keys()], true);
    expect(entries.map((entry) => labelOf(entry))).toEqual([
      'Small Miner · mining 1 (mining 1 on, mines Lode)',
      'Small Miner · mining 1 ×2',
    ]);
  });

  exiledScenario('X-9.3 a command of the pilot is told from one of the same name of the ship', ({ given, table }) => {
    given({
      cards: 'core',
      p1: { home: [{ card: 'Pirouette', pilot: 'Maestro Vianne Orel' }] },
      p2: { home: ['Slasher'] },
    });
    const { game } = table.world;
    const view = game.view(table.state, 0);
    const { choice } = view.asks[0] ?? {};
    const options = (choice?.kind === 'choose' ? choice.options : []).filter(({ verb }) => verb === 'command');
    const entries = entriesOf({ game, view, names, before: [] }, options, [...options.keys()], true);
    expect(entries.map((entry) => labelOf(entry))).toEqual([
      'Pirouette · ambush 1',
      'Pirouette · ambush 1 (Maestro Vianne Orel)',
    ]);
  });

  it('are told apart by what is on the pile', () => {
    const two = region('r3', 'metropolis', { ships: [ship('s1', 'slasher', 0), ship('s3', 'slasher', 0)] });
    const detail = (more: Partial<EveBoard>, id = 's1') =>
      label({ id, card: id, note: { def: 'slasher' } }, board({ regions: [two], ...more })).detail;
    const target = { card: 's1', def: 'slasher', seat: 0 };
    const calm = detail({});
    expect(detail({}, 's3')).toBe(calm);
    const pile = [item({ def: 'stray-volley', targets: [target] })];
    expect([detail({ pile }), detail({ pile }, 's3')]).toEqual([`${calm} · target of Stray Volley`, calm]);
    const warp = { to: 'r1', ships: [{ card: 's1', def: 'slasher' }] };
    const warping = [item({ kind: 'warp', warp })];
    expect([detail({ pile: warping }), detail({ pile: warping }, 's3')]).toEqual([`${calm} · about to warp`, calm]);
    const own = [item({ kind: 'pending', def: 'slasher', source: 's1' })];
    expect([detail({ pile: own }), detail({ pile: own }, 's3')]).toEqual([
      `${calm} · its ability is on the pile`,
      calm,
    ]);
    const both = [...own, item({ kind: 'pending', def: 'slasher', source: 's3' })];
    expect([detail({ pile: both }), detail({ pile: both }, 's3')]).toEqual([
      `${calm} · its ability is on the pile, no. 1 from the top`,
      `${calm} · its ability is on the pile, no. 2 from the top`,
    ]);
    const damage = [item({ kind: 'damage', damage: [{ from: 'omen', to: 's1', toDef: 'slasher', n: 2 }] })];
    expect(detail({ pile: damage })).toBe(`${calm} · 2 damage to come`);
    const lasting = [{ verb: 'modAttack', n: 1, until: 'end of turn', seat: 0, on: ['s1'] }] as const;
    expect(detail({ lasting })).toBe(`${calm} · +1 attack until the end of the turn`);
    expect(detail({ lasting: [{ verb: 'takeControl', seat: 1, on: ['s1'] }] })).toContain('goes back');
  });

  it('are told apart by whose they are and what they have done', () => {
    const ships = [ship('s1', 'slasher', 0, { owner: 1 }), ship('s3', 'slasher', 0, { bound: true, used: [0] })];
    const laid = board({ regions: [region('r3', 'metropolis', { ships })] });
    expect(label({ id: 's1', card: 's1', note: { def: 'slasher' } }, laid).detail).toContain('owned by Elysha');
    expect(label({ id: 's3', card: 's3', note: { def: 'slasher' } }, laid).detail).toContain(
      'has attacked · ability used',
    );
  });
});
