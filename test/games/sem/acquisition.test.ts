/** The Acquisition Phase (S-4.5): resources, personnel and their posts; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from './table.ts';

const fleet = ['Lancer Wing', 'Line Cruiser', 'Watch Bastion', 'Foundry Ring'];
/** Where personnel may be posted when they are hired. */
const posts = (card: string, base = 'Imperial Command Hub') =>
  table({ you: { base, cp: 9, hand: [card], units: fleet } })
    .choices(0, `hire ${card}`, 'post')
    .filter((one) => one !== 'wait');

describe('the sub-steps', () => {
  test('29: one resource in a turn, for nothing', () => {
    const game = table({ you: { hand: ['Autofactory', 'Relay Post'] } }).you('resource Autofactory');
    expect([game.resources(0), game.may(0)]).toEqual([['Autofactory'], ['end']]);
    expect(game.until('acquisition', 2).may(0)).toContain('resource Relay Post');
  });

  test('a resource gives from the next time that this is read', () => {
    const game = table({ you: { cp: 1, hand: ['Relay Post'] } }).you('resource Relay Post');
    expect([game.cp(0), game.cpMaximum(0)]).toEqual([1, 4]);
  });

  test('a unique resource comes into play once', () => {
    const you = { hand: ['Belt Claim', 'Autofactory'], resources: ['Belt Claim'] };
    expect(table({ you, foe: { resources: ['Belt Claim'] } }).may(0)).toEqual(['resource Autofactory', 'end']);
  });

  test('they come in their order: resource, research, personnel hired, personnel assigned', () => {
    const hand = ['Autofactory', 'Massed Fire', 'Line Captain', 'Yard Hand'];
    const game = table({ you: { cp: 9, hand, waiting: ['Wing Veteran'], units: ['Lancer Wing'] } });
    const verbs = () => new Set(game.may(0).map((one) => one.split(' ')[0]));
    expect(verbs()).toEqual(new Set(['resource', 'research', 'hire', 'assign', 'attack', 'end']));
    game.you('research Massed Fire');
    expect(verbs()).toEqual(new Set(['hire', 'assign', 'attack', 'end']));
    game.you('hire Line Captain').you('assign Wing Veteran', { post: 'Lancer Wing' });
    expect(verbs()).toEqual(new Set(['attack', 'end']));
  });

  test('in any order where the table has agreed on that', () => {
    const hand = ['Autofactory', 'Massed Fire', 'Line Captain'];
    const options = { acquisition: 'free' };
    const game = table({ you: { cp: 9, hand }, options })
      .you('hire Line Captain')
      .you('research Massed Fire');
    expect(game.may(0)).toContain('resource Autofactory');
  });

  test('commands fit in anywhere', () => {
    const you = {
      cp: 9,
      hand: ['Rush Order', 'Scrap Recovery', 'Autofactory'],
      queue: ['Line Cruiser'],
      scrapyard: ['Relay Post'],
    };
    const game = table({ you }).you('play Rush Order', { 'target own project': 'Line Cruiser' }).settle();
    expect(game.may(0)).toContain('resource Autofactory');
    game.you('resource Autofactory').you('play Scrap Recovery').settle().you(['Relay Post']);
    expect(game.hand(0)).toEqual(['Relay Post']);
  });
});

describe('posts', () => {
  test('31: pilots on fighters, captains on capital ships, administrators on stations of both kinds', () => {
    expect(posts('Wing Veteran')).toEqual(['Lancer Wing']);
    expect(posts('Line Captain')).toEqual(['Line Cruiser']);
    expect(posts('Quartermaster')).toEqual(['Watch Bastion', 'Foundry Ring']);
  });

  test('32: engineers on all but fighters, ambassadors on the base; some bases have another post', () => {
    expect(posts('Yard Hand')).toEqual(['Imperial Command Hub', 'Line Cruiser', 'Watch Bastion', 'Foundry Ring']);
    expect(posts('Neutral Envoy')).toEqual(['Imperial Command Hub']);
    expect(posts('Line Captain', 'Throne Bastion')).toEqual(['Throne Bastion', 'Line Cruiser']);
    expect(posts('Ring Fixer', 'Smuggler Ring')).toEqual(['Smuggler Ring', 'Watch Bastion', 'Foundry Ring']);
  });

  test('one of each designation on a unit', () => {
    const units = [{ card: 'Line Cruiser', crew: ['Line Captain', 'Yard Hand'] }, 'Surplus Frigate'];
    const game = table({ you: { cp: 9, hand: ['Line Captain'], units } });
    expect(game.choices(0, 'hire Line Captain', 'post')).toEqual(['Surplus Frigate', 'wait']);
  });

  test('also on units in Testing; never on those of others', () => {
    const you = { cp: 9, hand: ['Line Captain'], units: [{ card: 'Line Cruiser', testing: true }] } as const;
    const game = table({ you, foe: { units: ['Hammer Monitor'] } });
    expect(game.choices(0, 'hire Line Captain', 'post')).toEqual(['Line Cruiser', 'wait']);
  });

  test('where there is no post for somebody, they can only wait', () => {
    const game = table({ you: { cp: 9, hand: ['Line Captain'] } }).you('hire Line Captain');
    expect([game.waiting(0), game.cp(0), game.may(0)]).toEqual([['Line Captain'], 7, ['end']]);
  });
});

describe('personnel', () => {
  const units = ['Line Cruiser', 'Surplus Frigate'];

  test('34: who waits does nothing; who is at the post counts from the next time that this is read', () => {
    const game = table({ you: { cp: 4, hand: ['Neutral Envoy'] } }).you('hire Neutral Envoy', { post: 'wait' });
    expect([game.waiting(0), game.cpMaximum(0), game.cp(0)]).toEqual([['Neutral Envoy'], 3, 2]);
    game.you('assign Neutral Envoy', { post: 'Imperial Command Hub' });
    expect([game.crew('Imperial Command Hub@0'), game.cpMaximum(0), game.cp(0)]).toEqual([['Neutral Envoy'], 4, 0]);
    expect(game.until('acquisition', 2).cp(0)).toBe(4);
  });

  test('they cost their price when they are hired, when they are assigned, and for each move', () => {
    const game = table({ you: { cp: 6, hand: ['Line Captain'], units } });
    game.you('hire Line Captain', { post: 'Line Cruiser' });
    expect([game.cp(0), game.crew('Line Cruiser'), game.weapons('Line Cruiser')]).toEqual([
      2,
      ['Line Captain'],
      [3, 3],
    ]);
    game.you('move Line Captain', { post: 'Surplus Frigate' });
    expect([game.cp(0), game.crew('Line Cruiser'), game.crew('Surplus Frigate')]).toEqual([0, [], ['Line Captain']]);
    expect(game.weapons('Line Cruiser')).toEqual([2, 2]);
  });

  test('they are hired to wait where the price of the post is not there too', () => {
    const game = table({ you: { cp: 3, hand: ['Line Captain'], units } });
    expect(game.choices(0, 'hire Line Captain', 'post')).toEqual([]);
    game.you('hire Line Captain');
    expect([game.cp(0), game.waiting(0), game.may(0).filter((one) => one.startsWith('assign'))]).toEqual([
      1,
      ['Line Captain'],
      [],
    ]);
    expect(table({ you: { cp: 1, hand: ['Line Captain'], units } }).may(0)).not.toContain('hire Line Captain');
  });

  test('several may be hired, and assigned in a later turn', () => {
    const game = table({ you: { cp: 3, hand: ['Line Captain', 'Yard Hand'], units } });
    game.you('hire Line Captain').you('hire Yard Hand');
    expect(game.waiting(0)).toEqual(['Line Captain', 'Yard Hand']);
    game.until('acquisition', 2).you('assign Line Captain', { post: 'Surplus Frigate' });
    expect([game.crew('Surplus Frigate'), game.cp(0)]).toEqual([['Line Captain'], 1]);
  });

  test('a move leads to another unit or the base, never back to the hand or to waiting', () => {
    const you = { cp: 9, units: [{ card: 'Line Cruiser', crew: ['Yard Hand'] }, 'Foundry Ring', 'Lancer Wing'] };
    expect(table({ you }).choices(0, 'move Yard Hand', 'post')).toEqual(['Imperial Command Hub', 'Foundry Ring']);
  });

  test('a second copy of unique personnel is not hired, even while the first waits', () => {
    const you = { cp: 9, hand: ['Sella Marr', 'Wing Veteran'] };
    expect(table({ you: { ...you, waiting: ['Sella Marr'] } }).may(0)).toEqual(['hire Wing Veteran', 'end']);
    const units = [{ card: 'Lancer Wing', crew: ['Sella Marr'] }];
    expect(table({ you: { ...you, units } }).may(0)).not.toContain('hire Sella Marr');
    expect(table({ you, foe: { waiting: ['Sella Marr'] } }).may(0)).toContain('hire Sella Marr');
  });

  test('those who work on a station alone, or on the base alone, do nothing elsewhere', () => {
    const prefect = (card: string) => table({ you: { units: [{ card, crew: ['Sector Prefect'] }] } }).cpMaximum(0);
    expect([prefect('Foundry Ring'), prefect('Watch Bastion')]).toEqual([4, 4]);
    const ring = { card: 'Smuggler Ring', crew: ['Sector Prefect'] };
    expect(table({ you: { base: ring } }).cpMaximum(0)).toBe(2);
  });
});
