/** What the Admiral of Shattered Empires does where the right thing can be seen. */
import { describe, expect, test } from 'vitest';
import { semAdmiral } from '#bots/sem/admiral';
import { viewOf } from '#games/sem/view';
import type { Answer } from '#kernel/ask';
import { library, rules, type Table, type TableGiven, table } from '../games/sem/table.ts';

const answerOf = (t: Table, seat: number): Answer =>
  semAdmiral(library)(viewOf(rules, t.state, seat), t.ask(seat), () => 0.5);

/** What an id is about: the name of its card, if it has one. */
function nameOf(t: Table, id: string): string {
  const { def } = t.state.cards[id] ?? {};
  return def === undefined ? id : library.get(def).name;
}

/** An answer in words: "attack Line Cruiser", with the answers to its needs. */
function told(t: Table, given: Answer | undefined): string {
  if (given === undefined) return '';
  if ('amounts' in given)
    return Object.entries(given.amounts)
      .map(([id, n]) => `${n} on ${nameOf(t, id)}`)
      .join(', ');
  if (!('pick' in given)) return '';
  const words = given.pick.map((id) =>
    id
      .split(':')
      .map((part) => nameOf(t, part))
      .join(' '),
  );
  const needs = Object.values(given.with ?? {}).map((one) => told(t, one));
  return [words.join(', '), ...needs].filter((said) => said !== '').join(': ');
}

const does = (t: Table, seat = 0): string => told(t, answerOf(t, seat));

/** What the Admiral answers to one row of the form of a defender. */
function row(t: Table, kind: string, card: string): string {
  const given = answerOf(t, 1);
  const rows = 'pick' in given ? Object.entries(given.with ?? {}) : [];
  const found = rows.find(([name]) => name === `${kind}:${t.id(card)}`);
  return told(t, found?.[1]);
}

/** Plays your turn as the Admiral decides; everybody else does the usual thing. */
function plays(t: Table): readonly string[] {
  const { turn } = t.state.g;
  const all: string[] = [];
  for (let i = 0; i < 60 && t.state.g.turn === turn && t.state.result === undefined; i++) {
    const [asked] = t.asks();
    if (asked === undefined) break;
    if (asked.seat === 0 && asked.role === 'action') all.push(does(t));
    t.send(asked.seat, asked.seat === 0 ? answerOf(t, 0) : asked.fallback);
  }
  return all;
}

const fight = (given: TableGiven): Table => table({ ...given, phase: 'combat' });

describe('attacking', () => {
  test('it fires at the base where that wins, whatever else there is', () => {
    const t = fight({
      you: { units: ['Line Cruiser'] },
      foe: { base: { card: 'Imperial Command Hub', damage: 31 }, units: ['Foundry Ring'] },
    });
    expect(does(t)).toBe('attack Line Cruiser: Imperial Command Hub');
  });

  test('it destroys a unit rather than scratching the base', () => {
    const t = fight({
      you: { units: ['Line Cruiser'] },
      foe: { units: [{ card: 'Siege Dreadnought', damage: 13, shieldLoss: 4 }] },
    });
    expect(plays(t).join('; ')).toContain('Siege Dreadnought');
    expect(t.units(1)).toEqual([]);
  });

  test('a weapon suffices for a weak unit; the other fires elsewhere', () => {
    const t = fight({ you: { units: ['Line Cruiser'] }, foe: { units: [{ card: 'Foundry Ring', damage: 5 }] } });
    plays(t);
    expect(t.told('attacks')).toHaveLength(2);
    expect(t.units(1)).toEqual([]);
  });

  test('a small unit does not run into the fire of stations that it bypasses', () => {
    const t = fight({ you: { units: ['Surplus Frigate', 'Courier Drone'] }, foe: { units: ['Gun Citadel'] } });
    expect(does(t)).not.toContain('Courier Drone');
  });
});

describe('defending', () => {
  test('units that intercept fire at the attacker', () => {
    const t = fight({ you: { units: ['Line Cruiser'] }, foe: { units: ['Razor Interceptor', 'Foundry Ring'] } });
    t.you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(row(t, 'intercept', 'Razor Interceptor')).toBe('shoot');
  });

  test('a unit takes the place of a base that would fall', () => {
    const t = fight({
      you: { units: ['Siege Dreadnought'] },
      foe: { base: { card: 'Imperial Command Hub', damage: 28 }, units: ['Escort Cutter'] },
    });
    t.you('attack Siege Dreadnought', { target: 'Imperial Command Hub' });
    expect(row(t, 'intercept', 'Escort Cutter')).toBe('block Imperial Command Hub');
  });

  test('a dear unit evades what would destroy it', () => {
    const t = fight({
      you: { units: ['Siege Dreadnought'] },
      foe: { units: [{ card: 'Prototype Zero', damage: 8 }], hand: ['Evasive Maneuvers'], cp: 2 },
    });
    t.foe('pass').you('attack Siege Dreadnought', { target: 'Prototype Zero' });
    expect(does(t, 1)).toContain('way Evasive Maneuvers');
  });

  test('without anything to decide all attacked units fire back', () => {
    const t = fight({ you: { units: ['Line Cruiser'] }, foe: { units: ['Surplus Frigate'] } });
    t.you('attack Line Cruiser', { target: 'Surplus Frigate' });
    expect(does(t, 1)).toBe('fire');
  });
});

describe('building', () => {
  test('a resource comes first, in every turn', () => {
    const t = table({ you: { hand: ['Autofactory', 'Line Cruiser'], cp: 3 } });
    expect(does(t)).toBe('resource Autofactory');
  });

  test('Yield goes where it completes most', () => {
    const queue = [
      { card: 'Line Cruiser', progress: 1 },
      { card: 'Surplus Frigate', progress: 3 },
    ];
    expect(does(table({ you: { queue }, phase: 'allocation' }))).toBe('own: 2 on Surplus Frigate');
  });

  test('what is completed in the phase gives nothing to spend in it', () => {
    const research = ['Deep Theory', 'Massed Fire'].map((card) => ({ card, progress: 0 }));
    const resources = ['Relay Post', 'Relay Post', 'Relay Post'];
    const you = { base: 'Orbital Laboratory', research, resources, queue: ['Line Cruiser'] };
    const t = table({ you, phase: 'allocation' }).you('byAlternate Deep Theory');
    const yields = t.yields(0);
    t.send(0, answerOf(t, 0));
    expect([yields.research, t.studies(0), t.queue(0)]).toEqual([3, ['Massed Fire 2/6'], ['Line Cruiser 2/6']]);
  });

  test('free places of the queue are filled', () => {
    const hand = ['Line Cruiser', 'Patrol Skiff', 'Spare Turret', 'Autofactory'];
    expect(does(table({ you: { hand }, phase: 'queue' }))).toBe('Line Cruiser, Patrol Skiff');
  });

  test('personnel take a post at once, where the points suffice', () => {
    const t = table({ you: { units: ['Line Cruiser'], hand: ['Line Captain'], cp: 4 } });
    expect(does(t)).toBe('hire Line Captain: Line Cruiser');
  });

  test('a Larva grows as soon as it can', () => {
    const t = table({
      you: { base: 'Hive Cathedral', units: ['Brood Larva'], sideboard: ['Brood Leviathan'], cp: 2 },
      phase: 'beginning',
    });
    expect(does(t)).toBe('yes');
  });

  test('of too many cards those go that are of least use', () => {
    const t = table({
      you: {
        units: ['Siege Dreadnought'],
        hand: [
          'Siege Dreadnought',
          'Autofactory',
          'Line Cruiser',
          'Line Cruiser',
          'Rush Order',
          'Lancer Wing',
          'Line Cruiser',
          'Line Captain',
        ],
      },
      phase: 'end',
    });
    expect(does(t)).toBe('Siege Dreadnought');
  });
});
