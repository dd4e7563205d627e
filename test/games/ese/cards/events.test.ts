// Every event (3.7, A11, A12): who may play it, what it may aim at, what it does.
import { describe, expect, test } from 'vitest';
import { aims } from '../fight.ts';
import { playing, type SeatGiven, step, table } from '../table.ts';

/** Seat 0 is in its Event Phase, and asked for a Rampage after it: it has one more card. */
const inEvent = ({ action = [], ...own }: SeatGiven, ...others: readonly SeatGiven[]) =>
  table({ seats: [{ ...own, action: [...action, 'Redeploy'] }, ...others], from: ['event', 'turn.rampage'] });
const defs = (t: ReturnType<typeof inEvent>) =>
  aims(t, 0).map(({ note, about }) => `${String(note?.def)} ${String(about)}`);

describe('discard or take what is in play', () => {
  const worlds: readonly SeatGiven[] = [
    { play: ['Ringed World', 'Star Gates', 'L'] },
    { play: ['Ice World', 'Nano-Tech', 'H'] },
    { play: ['Core World', 'M'] },
  ];
  const all = {
    planet: ['ringed-world 0', 'ice-world 1', 'core-world 2'],
    tech: ['star-gates 0', 'nano-tech 1'],
    fleet: ['light-fleet 0', 'heavy-fleet 1', 'normal-fleet 2'],
  } as const;

  test.each([
    ['Rebellion', 'planet', 'Ice World'],
    ['Tech Failure', 'tech', 'Nano-Tech'],
    ['Rogue Warlord', 'fleet', 'Heavy Fleet'],
  ] as const)('%s: any %s in play, one’s own too, no homeworld', (event, what, card) => {
    const [own = {}, ...others] = worlds;
    const t = inEvent({ ...own, action: [event] }, ...others);
    expect(defs(t)).toEqual(all[what]);
    t.does(0, event, { card });
    expect(t.plays(1)).not.toContain(card);
    expect(t.zone('resourceDiscard')).toEqual([card]);
    expect(t.zone('actionDiscard')).toEqual([event]);
  });

  test.each([
    ['Diplomacy', 'planet', 'Ice World'],
    ['Blood Traitors', 'fleet', 'Heavy Fleet'],
  ] as const)('%s: any opponent’s %s, no homeworld', (event, what, card) => {
    const [own = {}, ...others] = worlds;
    const t = inEvent({ ...own, action: [event] }, ...others);
    expect(defs(t)).toEqual(all[what].filter((one) => !one.endsWith(' 0')));
    t.does(0, event, { card });
    expect(t.plays(0)).toContain(card);
    expect(t.plays(1)).not.toContain(card);
    expect(t.zone('actionDiscard')).toEqual([event]);
  });

  test.each(['Rebellion', 'Tech Failure', 'Rogue Warlord', 'Diplomacy', 'Blood Traitors'])(
    '%s cannot be played without an aim',
    (event) => {
      expect(inEvent({ action: [event] }, {}).may(0)).toEqual(['done']);
    },
  );

  test('28: nor do Rebellion and Diplomacy reach a captured homeworld', () => {
    const t = inEvent({ action: ['Rebellion', 'Diplomacy'] }, { play: ['Theocracy'] });
    expect(t.may(0)).toEqual(['done']);
  });

  test('A26: nobody may discard their own last planet', () => {
    const t = inEvent({ homeless: true, play: ['Ice World'], action: ['Rebellion'] }, { play: ['Core World'] });
    expect(defs(t)).toEqual(['core-world 1']);
  });

  test('A7: a Minor Race and an Alien Tech take the race along: to the new holder, or under the race deck', () => {
    const host = { resource: ['Minor Race'] };
    const taken = table({
      seats: [
        { ...host, play: ['L'], action: [] },
        { play: ['L'], action: ['Diplomacy'] },
      ],
      from: [playing('planet'), 'turn.next'],
      deck: { race: ['Cat People'] },
    });
    taken.does(0, 'Minor Race').drift(() => taken.state.g.active === 1 && taken.may(1).includes('Diplomacy'));
    taken.does(1, 'Diplomacy', { card: 'Minor Race' });
    expect([taken.forces(0), taken.forces(1)]).toEqual([[4], [5]]);
    expect(taken.plays(1)).toContain('Cat People');
    const gone = table({
      seats: [{ resource: ['Alien Tech'], play: ['L'], action: ['Tech Failure'] }, {}],
      from: [playing('tech'), step('turn.phase', { phase: 'event' }), 'event', 'turn.discard'],
      deck: { race: ['Cat People'] },
    });
    gone.does(0, 'Alien Tech');
    expect(gone.forces(0)).toEqual([5]);
    gone.does(0, 'Tech Failure', { card: 'Alien Tech' });
    expect(gone.forces(0)).toEqual([4]);
    expect(gone.zone('race').at(-1)).toBe('Cat People');
    expect(gone.zone('resourceDiscard')).toEqual(['Alien Tech']);
  });
});

describe('hands', () => {
  test.each([
    ['Assassin Droid', 'action', 3, ['Feint', 'Ruse', 'Scout', 'Patrol', 'Decoy']],
    ['Sabotage', 'resource', 2, ['L', 'L', 'M', 'H']],
  ] as const)('29: %s: the victim discards %s cards of their choice, %i of them', (event, kind, n, held) => {
    const t = inEvent({ action: [event] }, { [kind]: held }, {});
    expect(defs(t)).toEqual(['undefined 1']);
    t.does(0, event);
    expect(t.asks().map(({ seat }) => seat)).toEqual([1]);
    expect(() => t.does(1, held.slice(0, n - 1))).toThrow('count');
    t.does(1, held.slice(-n));
    expect(t.hand(1, kind)).toHaveLength(held.length - n);
    expect(t.zone(`${kind}Discard`)).toHaveLength(kind === 'action' ? n + 1 : n);
  });

  test.each([
    ['Assassin Droid', 'action', ['Feint', 'Ruse']],
    ['Sabotage', 'resource', ['L']],
  ] as const)('29: %s: whoever has too few discards them all, unasked', (event, kind, held) => {
    const t = inEvent({ action: [event] }, { [kind]: held });
    t.does(0, event);
    expect(t.hand(1, kind)).toEqual([]);
    expect(t.asks().every(({ seat }) => seat === 0)).toBe(true);
  });

  test('32: Steal Blueprints takes two of several by chance, and only the two learn which', () => {
    const t = inEvent({ action: ['Steal Blueprints'] }, { resource: ['L', 'M', 'H'] }, {});
    t.does(0, 'Steal Blueprints');
    expect([t.hand(0, 'resource').length, t.hand(1, 'resource').length]).toEqual([2, 1]);
    const told = t.told('passed');
    expect(told.map(({ to, except }) => [to, except])).toEqual([
      [[1, 0], undefined],
      [undefined, [1, 0]],
    ]);
    expect(told[1]).toMatchObject({ n: 2 });
    expect(told[1]).not.toHaveProperty('defs');
  });

  test('Spies show both hands of an opponent to nobody else', () => {
    const t = inEvent({ action: ['Spies'] }, { resource: ['L', 'Ice World'], action: ['Feint'] }, {});
    t.does(0, 'Spies');
    const [shown, hidden] = t.told('spied');
    expect(shown).toMatchObject({ to: [0], from: 1, defs: ['light-fleet', 'ice-world', 'feint'] });
    expect(hidden).toMatchObject({ except: [0], from: 1 });
    expect(hidden).not.toHaveProperty('defs');
    expect(t.hand(1, 'resource')).toHaveLength(2);
  });

  test('3.7: an event is discarded after its effect: Battle Plans never draw themselves', () => {
    const t = table({
      seats: [{ action: ['Battle Plans'] }, {}],
      from: ['event', 'trade'],
      deck: { action: ['Feint'] },
      only: true,
    });
    t.does(0, 'Battle Plans');
    expect(t.hand(0, 'action')).toEqual(['Feint']);
    expect(t.zone('actionDiscard')).toEqual(['Battle Plans']);
  });

  test('3.7: it lies open while its effect asks somebody, and is discarded after it', () => {
    const t = table({
      seats: [{ action: ['Sabotage'] }, { resource: ['L', 'M', 'H'] }],
      from: ['event', 'trade'],
    });
    t.does(0, 'Sabotage');
    expect([t.zone('shown'), t.zone('actionDiscard')]).toEqual([['Sabotage'], []]);
    t.does(1, ['L', 'M']);
    expect([t.zone('shown'), t.zone('actionDiscard')]).toEqual([[], ['Sabotage']]);
  });

  test('3.11: one that puts the last opponent out is discarded too', () => {
    const t = table({
      seats: [{ action: ['Diplomacy'] }, { homeless: true, play: ['Ice World'] }],
      from: ['event', 'trade'],
    });
    t.does(0, 'Diplomacy');
    expect(t.state.result).toMatchObject({ winners: [0], how: 'conquest' });
  });

  test('Battle Plans draw three, past the limit until the End Phase', () => {
    const held = ['Feint', 'Ruse', 'Scout', 'Patrol', 'Decoy', 'Ambush'];
    const t = table({ seats: [{ action: ['Battle Plans', ...held] }, {}], from: ['event', 'turn.discard'] });
    t.does(0, 'Battle Plans');
    expect(t.hand(0, 'action')).toHaveLength(9);
    expect(t.ask(0)).toMatchObject({ stop: 'end', choice: { min: 2, max: 2 } });
  });
});

describe('search and recruit', () => {
  test.each([
    ['Mercenaries', ['Light Fleet', 'Main Fleet'], 'Main Fleet'],
    ['Treaty', ['Ice World', 'Core World'], 'Core World'],
    ['Breakthrough', ['Nano-Tech', 'Star Gates'], 'Star Gates'],
  ] as const)(
    '%s: sees the cards of the type in the deck, takes one into play, the rest is shuffled',
    (event, list, card) => {
      const t = table({
        seats: [{ action: [event, 'Redeploy'] }, {}],
        from: ['event', 'turn.rampage'],
        deck: { resource: ['L', 'Ice World', 'Nano-Tech', 'M', 'Core World', 'Star Gates', 'L'] },
        only: true,
      });
      t.does(0, event);
      expect(t.may(0)).toEqual(list);
      t.does(0, card);
      expect(t.plays(0)).toContain(card);
      expect(t.zone('resource')).toHaveLength(6);
      expect(t.zone('actionDiscard')).toEqual([event]);
    },
  );

  test.each(['Mercenaries', 'Treaty', 'Breakthrough'])(
    '31: %s find nothing: no effect, and the card is discarded',
    (event) => {
      const deck = { Mercenaries: 'Ice World', Treaty: 'L', Breakthrough: 'L' }[event] ?? '';
      const t = table({
        seats: [{ action: [event, 'Redeploy'] }, {}],
        from: ['event', 'turn.rampage'],
        deck: { resource: [deck] },
        only: true,
      });
      t.does(0, event);
      expect(t.plays(0)).toEqual(['Star Federation']);
      expect(t.zone('actionDiscard')).toEqual([event]);
      expect(t.told('nothingFound')).toHaveLength(1);
    },
  );

  test('a Treaty that finds a Minor Race draws its race', () => {
    const t = table({
      seats: [{ action: ['Treaty'], play: ['L'] }, {}],
      from: ['event', 'turn.discard'],
      deck: { resource: ['Minor Race'], race: ['Cat People'] },
      only: true,
    });
    t.does(0, 'Treaty').does(0, 'Minor Race');
    expect(t.forces(0)).toEqual([5]);
  });

  test('Alien Allies draw a race for the rest of the game', () => {
    const t = table({
      seats: [{ action: ['Alien Allies'], play: ['L'] }, {}],
      from: ['event', 'turn.discard'],
      deck: { race: ['Space Pirates'] },
    });
    t.does(0, 'Alien Allies');
    expect(t.plays(0)).toContain('Space Pirates');
    expect(t.forces(0)).toEqual([7]);
  });
});

describe('no attacks (A12)', () => {
  test.each(['Space Plague', 'Suppress Uprisings'])('A12: %s: after another’s events, not in the own turn', (event) => {
    const own = inEvent({ play: ['H'], action: [event] }, {});
    expect(own.may(0)).toEqual(['done']);
    const t = table({
      seats: [{ play: ['H'], action: ['Feint'] }, { action: ['Ruse'] }, { action: [event] }],
      from: ['event', 'event.opponents', 'attack', 'battle', 'turn.discard'],
    });
    t.does(0, 'done');
    // All who hold cards are asked, so that nobody's silence tells anything.
    expect(t.asks().map(({ seat, secret }) => [seat, secret])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(t.may(1)).toEqual(['pass']);
    t.does(1, 'pass').does(2, event);
    expect(t.last('peace')).toMatchObject({ seat: 2 });
    expect(t.told('attacks')).toEqual([]);
    expect(t.asks().every(({ stop }) => stop !== 'attack')).toBe(true);
    expect(t.zone('actionDiscard')).toContain(event);
  });

  test('it does not last beyond the turn', () => {
    const t = table({
      seats: [
        { play: ['H'], action: ['Feint'] },
        { play: ['H'], action: ['Space Plague'] },
      ],
      from: ['event', 'event.opponents', 'attack', 'battle', 'turn.discard'],
    });
    t.does(0, 'attack').does(1, 'Space Plague');
    expect(t.told('attacks')).toEqual([]);
    t.drift(() => t.asks().some(({ seat, stop }) => seat === 1 && stop === 'event'));
    expect(t.may(1)).toEqual(expect.arrayContaining(['attack', 'tacticsFirst', 'done']));
    t.does(1, 'attack').pass('event.opponents');
    expect(t.told('attacks')).toMatchObject([{ seat: 1 }]);
  });
});

describe('Interstellar Rampage (A19)', () => {
  test('only in the own End Phase; the turn goes on from the Action Phase; one drawn again may be played again', () => {
    expect(inEvent({ action: ['Interstellar Rampage'] }, {}).may(0)).toEqual(['done']);
    const t = table({
      seats: [{ play: ['H', 'Bird Men'], action: ['Interstellar Rampage'] }, {}],
      from: ['turn.rampage', 'turn.discard'],
      deck: { action: ['Feint', 'Ruse', 'Scout', 'Alien Allies', 'Battle Plans', 'Switch'] },
      only: true,
    });
    t.does(0, 'Interstellar Rampage');
    // The deck was short by one: the discards, with the Rampage itself, made the rest.
    expect(t.hand(0, 'action')).toContain('Interstellar Rampage');
    expect(t.told('reshuffled')).toHaveLength(1);
    t.does(0, 'attack');
    t.does(0, 'use', { fleet: 'H' }).pass();
    t.drift(() => t.asks().some(({ stop }) => stop === 'end'));
    t.does(0, 'Interstellar Rampage').does(0, 'attack');
    // What works once per turn is not renewed, and speed lasts to the end of the turn.
    expect(t.may(0)).not.toContain('Bird Men');
    expect(t.speeds(0)).toEqual([3]);
    expect(t.told('turnBegan')).toEqual([]);
  });

  test('the Sirens call again in the Event Phase that comes again', () => {
    const t = table({
      seats: [{ play: ['Space Sirens'], action: ['Interstellar Rampage', 'Feint'] }, { action: ['Ruse', 'Scout'] }],
      from: [step('turn.phase', { phase: 'event' }), 'event', 'turn.rampage'],
    });
    t.does(0, 'lure').does(0, 'done').does(0, 'Interstellar Rampage');
    expect(t.may(0)).toContain('Space Sirens');
  });
});
