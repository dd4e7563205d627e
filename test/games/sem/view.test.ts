/** What each seat and a spectator see: hands are their owner's alone, decks nobody's. */
import { expect, test } from 'vitest';
import { viewOf } from '#games/sem/view';
import { mayKnow } from '#kernel/event';
import { fight, rules, table } from './table.ts';

const frigate = {
  card: 'Surplus Frigate',
  damage: 1,
  shieldLoss: 1,
  fired: [0],
  mods: ['Spare Turret'],
  crew: ['Yard Hand'],
};
const given = {
  you: {
    hand: ['Ghost Runner', 'Hard Stop'],
    deck: ['Carrier Hulk', 'Gun Citadel'],
    scrapyard: ['Field Patch'],
    sideboard: ['Phantom Squadron'],
    queue: [{ card: 'Line Cruiser', progress: 4 }],
    research: ['Bulk Tooling', { card: 'Massed Fire', progress: 2 }],
    resources: ['Autofactory'],
    waiting: ['Wing Veteran'],
    cp: 2,
  },
  foe: { hand: ['Boarding Sloop', 'Scatter', 'Devour'], units: [frigate, { card: 'Escort Cutter', testing: true }] },
  others: [{ hand: ['Mine Buoys'] }],
} as const;

const { state } = table(given);
const view = (seat: number | undefined) => viewOf(rules, state, seat);

test('each seat sees its own hand alone, and a spectator none', () => {
  expect(view(0).board.hand?.map(({ def }) => def)).toEqual(['ghost-runner', 'hard-stop']);
  expect(view(2).board.hand?.map(({ def }) => def)).toEqual(['mine-buoys']);
  expect(view(undefined).board.hand).toBeUndefined();
  const hidden: Readonly<Record<string, number>> = {
    'ghost-runner': 0,
    'boarding-sloop': 1,
    devour: 1,
    'mine-buoys': 2,
  };
  for (const [def, owner] of Object.entries(hidden))
    for (const seat of [0, 1, 2, undefined])
      expect(JSON.stringify(view(seat)).includes(`"${def}"`), `${def} ${seat}`).toBe(seat === owner);
});

test('the number of cards in hands and decks is known to all', () => {
  for (const seat of [0, 1, 2, undefined]) {
    expect(view(seat).board.seats.map(({ hand, handMaximum }) => [hand, handMaximum])).toEqual([
      [2, 7],
      [3, 7],
      [1, 7],
    ]);
    expect(view(seat).board.seats.map(({ deck }) => deck)).toEqual([2, 10, 10]);
  }
});

test('nobody sees what is in a deck', () => {
  for (const seat of [0, 1, undefined]) {
    const text = JSON.stringify(view(seat));
    expect([text.includes('carrier-hulk'), text.includes('gun-citadel')]).toEqual([false, false]);
    for (const id of state.zones['deck:0'] ?? []) expect(text).not.toContain(`"${id}"`);
  }
});

test('ids of cards in a hand are its owner’s alone', () => {
  for (const id of state.zones['hand:1'] ?? []) {
    expect(JSON.stringify(view(1))).toContain(`"${id}"`);
    for (const seat of [0, 2, undefined]) expect(JSON.stringify(view(seat))).not.toContain(`"${id}"`);
  }
});

test('the questions of others are not told, only who is asked', () => {
  expect(view(0).asks).toHaveLength(1);
  expect([view(1).asks, view(undefined).asks, view(1).owing]).toEqual([[], [], [0]]);
});

test('what lies open is told to all', () => {
  const [own, foe] = view(undefined).board.seats;
  expect(own).toMatchObject({
    base: { def: 'imperial-command-hub', hp: 34, hpLeft: 34, class: 'base' },
    queue: [{ def: 'line-cruiser', progress: 4, cost: 5 }],
    queueMaximum: 2,
    research: [{ def: 'massed-fire', progress: 2, cost: 6 }],
    known: [{ def: 'bulk-tooling' }],
    resources: [{ def: 'autofactory' }],
    waiting: [{ def: 'wing-veteran' }],
    scrapyard: [{ def: 'field-patch' }],
    sideboard: [{ def: 'phantom-squadron' }],
    yield: 3,
    researchYield: 0,
    cp: 2,
    cpMaximum: 3,
  });
  expect(foe?.units).toMatchObject([
    {
      def: 'surplus-frigate',
      seat: 1,
      hp: 7,
      hpLeft: 6,
      shields: 2,
      shieldsLeft: 1,
      repair: 1,
      weapons: [
        { damage: 2, fired: true },
        { damage: 1, fired: false },
        { damage: 2, fired: false, from: 'spare-turret' },
      ],
      modifications: [{ def: 'spare-turret', hp: 2, damage: 0 }],
      crew: [{ def: 'yard-hand' }],
    },
    { def: 'escort-cutter', testing: true, intercepts: true, evasion: 2 },
  ]);
});

test('an attack is told with its shots, and what waits above it', () => {
  const game = table({
    phase: 'combat',
    you: { units: ['Line Cruiser'] },
    foe: { cp: 2, units: ['Gnat Flight', 'Foundry Ring'], hand: ['Evasive Maneuvers'] },
  });
  game.foe('pass').you('split Line Cruiser', { 'weapon 1': 'Gnat Flight', 'weapon 2': 'Foundry Ring' });
  const [gnat, ring] = [game.id('Gnat Flight'), game.id('Foundry Ring')];
  const attack = () => viewOf(rules, game.state, undefined).board.attack;
  expect(attack()).toMatchObject({
    seat: 0,
    def: 'line-cruiser',
    unit: game.id('Line Cruiser'),
    shots: [
      { by: 1, damage: 2, target: gnat, removed: false },
      { by: 2, damage: 2, target: ring, removed: false },
    ],
  });
  game.foe('defend', { 'play Evasive Maneuvers': 'Gnat Flight' });
  expect(viewOf(rules, game.state, 0).board.pile).toMatchObject([
    { kind: 'command', seat: 1, def: 'evasive-maneuvers', targets: [{ def: 'gnat-flight' }] },
    { kind: 'attack', seat: 0, def: 'line-cruiser' },
  ]);
});

test('an attack is told with the rolls that hit, what passes shields by, and who may fire first or intercept', () => {
  const lancer = { card: 'Lancer Wing', crew: ['Wing Veteran'] };
  const foe = { units: ['Patrol Skiff', 'Mine Buoys', 'Escort Cutter'] };
  const attack = (target: string) => {
    const game = fight({ units: [lancer] }, foe).you('attack Lancer Wing', { target });
    return { game, told: viewOf(rules, game.state, undefined).board.attack };
  };
  const { told: evaded } = attack('Patrol Skiff');
  expect(evaded).toMatchObject({
    shots: [{ roll: 2, bonus: 1, sure: false, ignoresShields: false }],
    bypassed: [],
    unanswered: false,
  });
  const { game, told } = attack('Imperial Command Hub');
  expect(told).toMatchObject({
    shots: [{ roll: 0, bonus: 1 }],
    bypassed: [game.id('Mine Buoys')],
    interceptors: [game.id('Escort Cutter')],
  });
});

test('nobody answers a unit that strikes by a command', () => {
  const foe = { units: ['Mine Buoys', 'Escort Cutter', 'Foundry Ring'] };
  const game = table({ you: { cp: 2, units: ['Razor Interceptor'], hand: ['Hit and Run'] }, foe });
  game.you('play Hit and Run', { striker: 'Razor Interceptor', struck: 'Foundry Ring' });
  expect(viewOf(rules, game.state, 1).board.attack).toMatchObject({
    unit: game.id('Razor Interceptor'),
    unanswered: true,
    bypassed: [],
    interceptors: [],
  });
});

test('a unit that will take the place of a target is told to nobody before it does', () => {
  const side = { units: ['Foundry Ring', 'Escort Cutter'] };
  const game = table({ phase: 'combat', you: { units: ['Line Cruiser'] }, foe: side, others: [side] });
  game.you('split Line Cruiser', { 'weapon 1': 'Foundry Ring@1', 'weapon 2': 'Foundry Ring@2' });
  const before = JSON.stringify(viewOf(rules, game.state, 2).board);
  game.foe('defend', { 'intercept Escort Cutter': 'block Foundry Ring' });
  expect(JSON.stringify(viewOf(rules, game.state, 2).board)).toBe(before);
});

test('what a defender has said before the attack is over is told to nobody', () => {
  const side = { units: ['Surplus Frigate'] };
  const game = table({ phase: 'combat', you: { units: ['Line Cruiser'] }, foe: side, others: [side] });
  const aims = { 'weapon 1': 'Surplus Frigate@1', 'weapon 2': 'Surplus Frigate@2' };
  game.you('split Line Cruiser', aims);
  const before = JSON.stringify(viewOf(rules, game.state, 2).board);
  game.foe('defend', { 'return Surplus Frigate': 'hold' });
  expect(JSON.stringify(viewOf(rules, game.state, 2).board)).toBe(before);
});

test('what is drawn is told to its owner, how many to the others', () => {
  const game = table({ phase: 'draw', you: { deck: ['Carrier Hulk', 'Gun Citadel'] } });
  const drew = (seat: number | undefined) => game.told('drew').filter((event) => mayKnow(event, seat));
  expect(drew(0)).toMatchObject([{ defs: ['carrier-hulk', 'gun-citadel'] }]);
  expect(drew(1)).toMatchObject([{ n: 2 }]);
  expect(JSON.stringify(drew(undefined))).not.toContain('gun-citadel');
});

test('what is searched for and what is scrapped is shown to all', () => {
  const you = { queue: [{ card: 'Missile Corvette', progress: 5 }], deck: ['Seeker Torpedo', 'Gun Citadel'] };
  const game = table({ phase: 'allocation', you }).you(['Seeker Torpedo']);
  const [found] = game.told('searched');
  expect(found).toMatchObject({ defs: ['seeker-torpedo'] });
  expect([found?.to, found?.except]).toEqual([undefined, undefined]);
  expect(JSON.stringify(game.events)).not.toContain('gun-citadel');
});

test('after an attack, a conceded seat is told as leaving until it is out', () => {
  const game = table({ others: [{}] }).concedes(1);
  expect(viewOf(rules, game.state, 0).leaving).toEqual([1]);
});
