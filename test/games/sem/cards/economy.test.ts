/** What cards add to their players' figures, where personnel are posted and modifications go, what is unique or unlimited. */
import { expect } from 'vitest';
import { deckProblems } from '#games/sem/decks/check';
import { translatorIn } from '#games/sem/words/catalogue';
import { deckOf } from '../start.ts';
import { describe, idOf, type Side, table, test } from '../table.ts';

const t = translatorIn('en');

/** Yield, Yield for research, queue, command points, maximum of the hand. */
function figures(you: Side): number[] {
  const game = table({ you });
  const { free, research } = game.yields(0);
  return [free, research, game.queueMaximum(0), game.cpMaximum(0), game.handMaximum(0)];
}
const plain = figures({});
/** What some cards add to the figures of a player. */
const added = (you: Side): number[] => figures(you).map((n, i) => n - (plain[i] ?? 0));

describe('bases give', () => {
  const bases: Readonly<Record<string, readonly number[]>> = {
    'Imperial Command Hub': [2, 0, 2, 3, 7],
    'Throne Bastion': [2, 0, 2, 2, 7],
    'Wayfarer Roost': [2, 0, 3, 2, 7],
    'Smuggler Ring': [3, 0, 2, 2, 8],
    'Hive Cathedral': [2, 0, 2, 2, 7],
    'Ember Womb': [2, 0, 3, 2, 7],
    'Meridian Exchange': [3, 0, 2, 2, 7],
    'Orbital Laboratory': [2, 2, 2, 2, 7],
  };
  for (const [base, given] of Object.entries(bases)) test(base, () => expect(figures({ base })).toEqual(given));
});

describe('cards in play add', () => {
  const resources: Readonly<Record<string, readonly number[]>> = {
    Autofactory: [1, 0, 0, 0, 0],
    'Relay Post': [0, 0, 0, 1, 0],
    'Drydock Lease': [0, 0, 1, 0, 0],
    'Belt Claim': [2, 0, 0, 0, 0],
    'Staff College': [0, 0, 0, 1, 1],
  };
  for (const [card, given] of Object.entries(resources))
    test(card, () => expect(added({ resources: [card] })).toEqual(given));

  const units: Readonly<Record<string, readonly number[]>> = {
    'Foundry Ring': [1, 0, 1, 0, 0],
    'Fleet Anchorage': [0, 0, 1, 1, 0],
    'Sovereign Flagship': [0, 0, 0, 1, 0],
    'Carrier Hulk': [0, 0, 1, 0, 0],
    'Trade Haven': [1, 0, 0, 0, 0],
    'Root Spire': [1, 0, 0, 0, 0],
    'Research Spindle': [0, 2, 0, 0, 0],
    'Freight Exchange': [1, 0, 0, 1, 0],
  };
  for (const [card, given] of Object.entries(units)) test(card, () => expect(added({ units: [card] })).toEqual(given));

  const studies: Readonly<Record<string, readonly number[]>> = {
    'Conscription Edict': [0, 0, 0, 1, 1],
    'Command Doctrine': [0, 0, 0, 1, 0],
  };
  for (const [card, given] of Object.entries(studies))
    test(card, () => expect(added({ research: [card] })).toEqual(given));
});

describe('personnel at their posts add', () => {
  const base = (one: string) => added({ base: { card: 'Imperial Command Hub', crew: [one] } });
  const station = (one: string) => added({ units: [{ card: 'Flak Platform', crew: [one] }] });
  const bastion = (one: string) => added({ units: [{ card: 'Watch Bastion', crew: [one] }] });
  const nothing = [0, 0, 0, 0, 0];

  test('Admiral Ketterin', () => {
    expect(added({ units: [{ card: 'Line Cruiser', crew: ['Admiral Ketterin'] }] })).toEqual([0, 0, 0, 1, 0]);
    expect(added({ waiting: ['Admiral Ketterin'] })).toEqual(nothing);
  });

  const onStations: Readonly<Record<string, readonly number[]>> = {
    'Sector Prefect': [0, 0, 0, 1, 0],
    Quartermaster: [1, 0, 0, 0, 0],
    'Plant Manager': [0, 0, 1, 0, 0],
  };
  for (const [one, given] of Object.entries(onStations))
    test(`${one}, on stations of both kinds alone`, () => {
      expect([station(one), bastion(one)]).toEqual([given, given]);
      const ring = (crew: readonly string[]) => figures({ base: { card: 'Smuggler Ring', crew } });
      expect(ring([one])).toEqual(ring([]));
    });

  const onBases: Readonly<Record<string, readonly number[]>> = {
    'Neutral Envoy': [0, 0, 0, 1, 0],
    'Free Broker': [1, 0, 0, 0, 0],
    'Director Roe': [1, 0, 0, 1, 0],
  };
  for (const [one, given] of Object.entries(onBases))
    test(`${one}, on the base`, () => {
      expect(base(one)).toEqual(given);
      expect(added({ waiting: [one] })).toEqual(nothing);
    });
});

describe('posts of', () => {
  const hosts = ['Lancer Wing', 'Line Cruiser', 'Foundry Ring', 'Watch Bastion'];
  const posts = {
    pilot: ['Lancer Wing'],
    captain: ['Line Cruiser'],
    administrator: ['Foundry Ring', 'Watch Bastion'],
    engineer: ['Imperial Command Hub', 'Line Cruiser', 'Foundry Ring', 'Watch Bastion'],
    ambassador: ['Imperial Command Hub'],
  };
  const personnel: Readonly<Record<keyof typeof posts, readonly string[]>> = {
    pilot: ['Garrison Pilot', 'Wing Veteran', 'Mite Handler', 'Sella Marr', 'Trial Pilot'],
    captain: ['Admiral Ketterin', 'Line Captain', 'High Cantor Ioun', 'Corsair Captain', 'Battery Captain'],
    administrator: ['Sector Prefect', 'Quartermaster', 'Reef Keeper', 'Ring Fixer', 'Plant Manager'],
    engineer: ['Yard Hand', 'Bone Warden', 'Field Theorist'],
    ambassador: ['Court Envoy', 'Neutral Envoy', 'Dirge Speaker', 'Free Broker', 'Director Roe'],
  };
  for (const [designation, names] of Object.entries(personnel))
    for (const card of names)
      test(`${card}: ${designation}`, () => {
        const game = table({ you: { cp: 9, waiting: [card], units: hosts } });
        expect(game.choices(0, `assign ${card}`, 'post')).toEqual(posts[designation as keyof typeof posts]);
      });

  test('Throne Bastion: a captain too', () => {
    const game = table({ you: { cp: 9, base: 'Throne Bastion', waiting: ['Line Captain'] } });
    expect(game.choices(0, 'assign Line Captain', 'post')).toEqual(['Throne Bastion']);
  });

  test('Smuggler Ring: an administrator too', () => {
    const game = table({ you: { cp: 9, base: 'Smuggler Ring', waiting: ['Ring Fixer'] } });
    expect(game.choices(0, 'assign Ring Fixer', 'post')).toEqual(['Smuggler Ring']);
  });
});

describe('modifications go on', () => {
  const all = ['Lancer Wing', 'Line Cruiser', 'Foundry Ring', 'Watch Bastion'];
  const [fighter, capital, station, defense] = all;
  const hosts: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'Bolt-on Plating': all,
    'Spare Turret': [capital, station, defense],
    'Tracking Array': all,
    'Shield Coil': ['Imperial Command Hub', capital, station, defense],
    'Strap-on Rack': [capital],
    'Heavy Battery': [capital],
    'Bulkhead Lattice': [capital, station, defense],
    'Living Hide': all,
    'Acid Gland': [capital, defense],
    'Overtuned Thrusters': [fighter],
    'Twin Mounts': [fighter],
    'Reload Bay': [capital, station],
    'Prism Shield': [capital, station, defense],
  };
  const BASE = 'Imperial Command Hub';
  for (const [card, expected] of Object.entries(hosts))
    test(card, () => {
      const goesOn = (host: string): boolean => {
        const units = host === BASE ? [] : [host];
        const game = table({ phase: 'allocation', you: { queue: [{ card, progress: 9 }], units, deck: 0 } });
        return game.may(0).includes(host) || game.carried(`${host}@0`).includes(card);
      };
      expect([BASE, ...all].filter(goesOn)).toEqual(expected);
    });
});

describe('unique', () => {
  const cannot = (you: Side, option: string) => {
    const [card = ''] = [...(you.hand ?? [])];
    expect(table({ you: { cp: 9, ...you } }).may(0)).not.toContain(option);
    // A copy of another player does not count.
    const { hand = [], ...rest } = you;
    expect(table({ you: { cp: 9, hand }, foe: rest }).may(0), card).toContain(option);
  };
  for (const card of ['Belt Claim', 'Staff College'])
    test(card, () => cannot({ hand: [card], resources: [card] }, `resource ${card}`));
  for (const card of [
    'Massed Fire',
    'Open Archive',
    'Salvage Rights',
    'Feast Rite',
    'Black Market',
    'Phase Field',
    'Prototype Program',
  ])
    test(card, () => cannot({ hand: [card], research: [card] }, `research ${card}`));
  for (const card of ['Admiral Ketterin', 'High Cantor Ioun', 'Sella Marr', 'Ring Fixer', 'Director Roe'])
    test(card, () => cannot({ hand: [card], waiting: [card] }, `hire ${card}`));
  for (const card of ['Siege Dreadnought', 'Arsenal Cruiser'])
    test(card, () => {
      const queue = [{ card, progress: 10 }];
      const game = table({ phase: 'allocation', you: { queue, units: [card], deck: 0 } });
      expect([game.units(0), game.queue(0).length]).toEqual([[card], 1]);
    });

  /** A card of the sideboard is brought into play while one is there already. */
  const stays = (card: string, you: Side, bring: (game: ReturnType<typeof table>) => unknown) => {
    const game = table({ phase: 'allocation', you: { ...you, sideboard: [card] } });
    bring(game);
    expect(game.sideboard(0)).toEqual([card]);
  };
  const paid = (card: string) => [{ card, progress: 9 }];
  const nothing = () => undefined;
  test('Sovereign Flagship', () => {
    const you = { research: paid('Royal Warrant'), units: ['Sovereign Flagship', 'Line Cruiser'] };
    stays('Sovereign Flagship', you, nothing);
  });
  test('Ash Matriarch', () => {
    const you = { research: paid('Second Molting'), units: ['Ash Matriarch', 'Brood Leviathan'] };
    stays('Ash Matriarch', you, nothing);
  });
  test('Derelict Titan', () =>
    stays('Derelict Titan', { research: paid('Salvage Rights'), units: ['Derelict Titan'] }, nothing));
  test('Prototype Zero', () =>
    stays('Prototype Zero', { research: paid('Prototype Program'), units: ['Prototype Zero'] }, nothing));
  test('Corsair Pact', () => {
    const fighters = ['Gnat Flight', 'Gnat Flight', 'Gnat Flight', 'Gnat Flight', 'Gnat Flight'];
    const you = { research: ['Corsair Pact'], units: fighters, hand: ['Call the Clans'] };
    stays('Corsair Pact', you, (game) => game.you('play Call the Clans').settle());
  });
  test('Singularity Proof', () => {
    const research = ['Singularity Proof', 'Bulk Tooling', 'Ranging Theory', 'Deep Theory', 'Quick Growth'];
    const you = { research, hand: ['Peer Review'] };
    stays('Singularity Proof', you, (game) => game.you('play Peer Review').settle());
  });
});

describe('unlimited', () => {
  const bases: Readonly<Record<string, string>> = {
    Autofactory: 'imperial-command-hub',
    'Picket Drone': 'imperial-command-hub',
    'Gnat Flight': 'smuggler-ring',
    'Cinder Mite': 'ember-womb',
  };
  for (const [card, base] of Object.entries(bases))
    test(card, () => {
      const { library } = table({ you: { hand: [card] } }).rules;
      expect(deckProblems(library, t, deckOf({ [idOf(card)]: 40 }, { base: [base] }))).toEqual([]);
    });
});
