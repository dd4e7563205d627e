/** What people read of a game: the log of an attack, the form of a defender, orders as buttons, cards. */
import { describe, expect, test } from 'vitest';
import { textsOf } from '#games/sem/cards/text';
import { viewOf } from '#games/sem/view';
import { translatorIn } from '#games/sem/words/catalogue';
import { semWords } from '#games/sem/words/index';
import { fight, library, rules, type Table, type UnitGiven } from './table.ts';

const t = translatorIn('en');

const words = semWords(library, t);
const names = ['Ann', 'Bob', 'Cy'];
const line = (event: object) => words.line(event as never, names);

describe('the log', () => {
  test('a shot tells the roll, what was added to it, and what was needed', () => {
    const shot = {
      e: 'shot',
      seat: 0,
      card: 'c1',
      def: 'line-cruiser',
      target: 'c2',
      targetDef: 'razor-interceptor',
      targetSeat: 1,
    };
    const hit = line({ ...shot, damage: 2, need: 4, roll: 3, bonus: 1, hit: true });
    expect(hit).toContain('Line Cruiser → Razor Interceptor');
    expect(hit).toContain('🎲 3 + 1 against Evasion 4: hit, 2 damage');
    expect(line({ ...shot, damage: 2, need: 4, roll: 2, hit: false })).toMatch(/2 against Evasion 4: miss/);
    expect(line({ ...shot, damage: 2, hit: true })).not.toContain('Evasion');
  });

  test('damage says what shields took, what the hull took, and what is left', () => {
    const told = line({
      e: 'damaged',
      seat: 1,
      card: 'c2',
      def: 'line-cruiser',
      shields: 3,
      hull: 2,
      prevented: 1,
      left: 6,
    });
    expect(told).toContain('1 prevented');
    expect(told).toContain('shields take 3');
    expect(told).toContain('hull takes 2');
    expect(told).toContain('6 hit points left');
  });

  test('shots of an attack join it, and so does the damage that they alone have done', () => {
    const attacks = {
      e: 'attacks',
      seat: 0,
      card: 'c1',
      def: 'line-cruiser',
      targetDefs: ['trade-haven'],
      targetSeats: [1],
    };
    const shot = {
      e: 'shot',
      seat: 0,
      card: 'c1',
      def: 'line-cruiser',
      target: 'c2',
      targetDef: 'trade-haven',
      targetSeat: 1,
      damage: 2,
      hit: true,
    };
    const joined = words.join?.(attacks as never, shot as never);
    expect(joined).toBeDefined();
    expect(line(joined as never)).toContain('Ann’s **Line Cruiser** attacks Bob’s **Trade Haven** (2 damage');
  });

  test('an event of a later program gets a plain sentence, and nothing throws', () => {
    expect(line({ e: 'supernova', seat: 9, def: 7 })).toContain('supernova');
    for (const e of [
      'shot',
      'damaged',
      'attacks',
      'allocated',
      'leftPlay',
      'completed',
      'searched',
      'drew',
      'promoted',
    ])
      expect(() => line({ e, seat: 'x', defs: 5, def: {}, carried: null })).not.toThrow();
  });

  test('the end, an elimination and a turn matter, what is queued does not', () => {
    const weight = (e: string) => words.weight?.({ e, seat: 0 } as never);
    expect([weight('turnBegan'), weight('finished'), weight('queued')]).toEqual(['chapter', 'end', 'routine']);
    expect(words.takesOut?.({ e: 'eliminated', seat: 2, how: 'base' } as never)).toBe(2);
  });
});

describe('the form of a defender', () => {
  const row = (game: Table, name: string): readonly string[] => {
    const view = viewOf(rules, game.state, 1);
    const needs = view.asks.flatMap(({ choice }) =>
      choice.kind === 'choose' ? choice.options.flatMap((option) => option.needs ?? []) : [],
    );
    const choice = needs.find(({ of }) => of?.note?.def === name)?.choice;
    return choice?.kind === 'choose' ? choice.options.map((one) => words.option(view, one, names).label) : [];
  };
  const cruiser = { units: ['Line Cruiser'] };
  const patched = (units: readonly UnitGiven[]) =>
    fight(cruiser, { cp: 1, hand: ['Field Patch'], units })
      .foe('pass')
      .you('attack Line Cruiser', { target: 'Imperial Command Hub' });

  test('units of one name that a command may be played on are told apart by what they have taken', () => {
    const damaged = (damage: number) => ({ card: 'Surplus Frigate', damage });
    const game = patched([damaged(1), damaged(3), { card: 'Foundry Ring', damage: 2 }, 'Mine Buoys']);
    expect(row(game, 'field-patch')).toEqual([
      'Keep it in hand',
      'Play Field Patch on Surplus Frigate (1 damage)',
      'Play Field Patch on Surplus Frigate (3 damage)',
      'Play Field Patch on Foundry Ring',
    ]);
    game.foe('defend', { 'play Field Patch': 'Surplus Frigate#2', 'bypass Mine Buoys': 'hold' }).settle();
    expect(game.told('repaired')).toMatchObject([{ n: 3 }]);
  });

  test('a target that a stored question tells of in an older way is told as it was', () => {
    const view = viewOf(rules, patched([]).state, 1);
    const told = (note: object) =>
      words.option(view, { id: 'c1', about: 1, note: { def: 'line-cruiser', hp: 5, shields: 0, ...note } }, names)
        .detail;
    expect([told({ taken: 3 }), told({ damage: 3 })]).toEqual(['5 of 8 hit points', '5 of 8 hit points']);
  });

  test('whoever can only play one command keeps it by letting the attack happen', () => {
    const game = patched([{ card: 'Foundry Ring', damage: 2 }]);
    expect(row(game, 'field-patch')).toEqual(['Play Field Patch on Foundry Ring']);
    const view = viewOf(rules, game.state, 1);
    const [ask] = view.asks;
    const all = ask?.choice.kind === 'choose' ? ask.choice.options : [];
    expect(all.map((one) => words.order?.(view, one, names, undefined))).toContain('Let it happen');
    expect(game.foe('fire').told('repaired')).toEqual([]);
  });
});

test('every card has texts without a gap, in whole sentences', () => {
  for (const card of library.cards)
    for (const text of textsOf(card, 'en')) {
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
      expect(text).not.toMatch(/undefined|\{|\}|\ba unit of yours of yours\b|\ban unit\b/);
    }
});
