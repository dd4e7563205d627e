/** Pictures of Shattered Empires: tables of two and of six laid by names, at the moments that people look at. */
import type { Scene } from '#face/scene';
import { boardScene, momentScenes, seatScene } from '#games/sem/scenes/board';
import { cardScene, handScene } from '#games/sem/scenes/card';
import { deckScene } from '#games/sem/scenes/deck';
import { viewOf } from '#games/sem/view';
import { translatorIn } from '#games/sem/words/catalogue';
import { decks } from '../games/sem/start.ts';
import { library, rules, type Side, type Table, table } from '../games/sem/table.ts';

const names = ['Mira Kestrel', 'Tobin Vale', 'Oksana Reed', 'Jun Calder', 'Pascal Wren', 'Sanna Holt'];
export const t = translatorIn('en');

const empire: Side = {
  base: { card: 'Imperial Command Hub', damage: 6, crew: ['Neutral Envoy'] },
  units: [
    { card: 'Siege Dreadnought', damage: 3, crew: ['Admiral Ketterin'], mods: ['Heavy Battery'] },
    { card: 'Line Cruiser', shieldLoss: 2 },
    { card: 'Line Cruiser', testing: true, mods: ['Bulkhead Lattice', 'Tracking Array'] },
    { card: 'Lancer Wing', fired: [0] },
    { card: 'Lancer Wing', crew: ['Wing Veteran'] },
    'Escort Cutter',
    'Border Redoubt',
    'Fleet Anchorage',
  ],
  resources: ['Autofactory', 'Autofactory', 'Autofactory', 'Relay Post'],
  research: ['Bulk Tooling', { card: 'Royal Warrant', progress: 2 }],
  queue: [
    { card: 'Gun Citadel', progress: 4 },
    { card: 'Lancer Wing', progress: 3 },
  ],
  waiting: ['Line Captain'],
  hand: [
    'Autofactory',
    'Line Cruiser',
    'Massed Fire',
    'Ordered Barrage',
    'Hold the Line',
    'Sector Prefect',
    'Bolt-on Plating',
  ],
  deck: 21,
  cp: 4,
};

const meridian: Side = {
  base: { card: 'Orbital Laboratory', damage: 2, crew: ['Director Roe'] },
  units: [
    { card: 'Missile Corvette', shieldLoss: 1 },
    'Missile Corvette',
    'Aegis Carrier',
    { card: 'Lance Drone', crew: ['Trial Pilot'] },
    'Lance Drone',
    'Courier Drone',
    { card: 'Shield Wall Array', mods: ['Prism Shield'] },
    'Freight Exchange',
  ],
  resources: ['Autofactory', 'Autofactory', 'Belt Claim'],
  research: ['Warhead Refinement', { card: 'Deep Theory', progress: 5 }],
  queue: [{ card: 'Arsenal Cruiser', progress: 3 }],
  hand: ['Seeker Torpedo', 'Evasive Maneuvers', 'Sensor Jam', 'Field Patch', 'Swarm Missile'],
  deck: 18,
  cp: 2,
};

const drift: Side = {
  base: 'Wayfarer Roost',
  units: [
    'Gnat Flight',
    'Gnat Flight',
    'Gnat Flight',
    'Razor Interceptor',
    'Ghost Runner',
    'Raider Corvette',
    'Mine Buoys',
  ],
  resources: ['Autofactory', 'Autofactory'],
  research: ['Wolf Tactics'],
  queue: [{ card: 'Carrier Hulk', progress: 5 }, 'Gnat Flight'],
  hand: ['Scatter', 'Hit and Run'],
  cp: 1,
};

const ashen: Side = {
  base: { card: 'Hive Cathedral', damage: 11 },
  units: ['Cinder Mite', 'Cinder Mite', { card: 'Choir Hound', damage: 1 }, 'Spine Drake', 'Thorn Reef', 'Root Spire'],
  resources: ['Autofactory', 'Relay Post'],
  queue: [{ card: 'Grave Tender', progress: 1 }],
  hand: ['Devour'],
  cp: 3,
};

const bastion: Side = {
  base: { card: 'Throne Bastion', damage: 20 },
  units: ['Hammer Monitor', 'Border Redoubt', 'Lancer Wing'],
  resources: ['Autofactory'],
  hand: ['Rush Order', 'Launch Clearance', 'Hard Stop'],
};

const ring: Side = {
  base: 'Smuggler Ring',
  units: ['Gnat Flight', 'Trade Haven', { card: 'Boarding Sloop', testing: true }],
  resources: ['Autofactory', 'Drydock Lease'],
  queue: ['Ghost Runner'],
};

const six = { you: empire, foe: meridian, others: [drift, ashen, bastion, ring] } as const;

/** Everybody lets pass what comes before the first order of whose turn it is. */
function begun(played: Table): Table {
  for (let i = 0; i < 20 && played.asks()[0]?.role === 'window'; i++) played.late(played.asks()[0]?.seat ?? 0);
  return played;
}

/** Two empires in the Acquisition Phase of the first. */
export const duel = (): Table => begun(table({ you: empire, foe: meridian }));

/** Six empires, in the same phase. */
export const war = (): Table => begun(table(six));

/** Of the four weapons of a ship, two are aimed at a station, one at a drone, and one at the base. */
const order = {
  'weapon 1': 'Shield Wall Array',
  'weapon 2': 'Shield Wall Array',
  'weapon 3': 'Lance Drone',
  'weapon 4': 'Orbital Laboratory',
};

/** The first of two empires attacks with its largest ship, and the other has not answered yet. */
export const attack = (): Table =>
  begun(table({ you: empire, foe: meridian, phase: 'combat' })).you('split Siege Dreadnought', order);

/** The same among six. */
export const sixAttack = (): Table => begun(table({ ...six, phase: 'combat' })).you('split Siege Dreadnought', order);

/** The owner of the attacked cards answers with a command, which waits to resolve. */
const answered = (): Table =>
  attack().foe('defend', { 'play Sensor Jam': 'now', 'intercept Aegis Carrier': 'block Shield Wall Array' });

const view = (played: Table, seat?: number) => viewOf(rules, played.state, seat);
export const board = (played: Table, seat?: number) => boardScene(library, t, view(played, seat), names);
export const moment = (played: Table, seat?: number) => momentScenes(library, t, view(played, seat), names);
export const empireOf = (played: Table, seat: number) => seatScene(library, t, view(played), names, seat);
export const hand = (played: Table, seat?: number) => handScene(library, t, view(played, seat));
export const card = (id: string) => cardScene(library, t, library.get(id));

const legal = { icon: 'check', label: 'Legal', tone: 'good' } as const;
export const deck = (id: string) =>
  deckScene(library, t, decks.find((one) => one.id === id) ?? { ...noDeck, id }, legal);
const noDeck = { name: 'None', edition: '', extra: {}, main: {} };

/** Pictures by name, as the comparison with the good ones knows them. */
export const pictures = (): Readonly<Record<string, Scene>> => {
  const [fight] = moment(answered(), 0);
  return {
    'sem-board-two': board(duel(), 0),
    'sem-board-six': board(war(), 0),
    'sem-board-attack': board(sixAttack(), 1),
    ...(fight !== undefined && { 'sem-attack': fight }),
    'sem-empire': empireOf(duel(), 0),
    'sem-hand': hand(duel(), 0),
    'sem-card': card('siege-dreadnought'),
    'sem-deck': deck('combine-arsenal'),
  };
};
