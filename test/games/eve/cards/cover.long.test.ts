/**
 * Every ability of every card is told of: change anything in its words, and some story that has the card on its board no
 * longer holds.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardDef, CardSet } from '#games/eve/cards/format';
import { gather, type Story, tell, world, worldOf } from '../../../support/board.ts';
import { mutants } from '../../../support/mutants.ts';
import { holds } from '../../../support/story-book.ts';

const { sets, library } = world('core');

/** Changes that make no difference with the cards there are, and why. */
const idle: Readonly<Record<string, readonly string[]>> = {
  'in the region of an enemy no command is on (C-7.6, R-30)': [
    'Armoured Cradle 0: without "friendly"',
    'Castellan Hadrel 0: without "friendly"',
    'Freight Exchange 0: without "friendly"',
    'Patrol Beacon 0: without "friendly"',
    'Provocateur 0: without "enemy"',
    'Quietus Basin 0: gone',
    'Quietus Basin 0: a location',
    'Sharpshooter\'s Moon 0: without "friendly"',
    'Singing Gravel 0: without "friendly"',
    'Tellurine Shoals 0: without "friendly"',
  ],
  'who defends a region has it, who is an enemy in it attacks (C-8.3, C-11.3)': [
    'Bellwether 0: without "attacking"',
    'Garrison World 0: without "friendly"',
    'Kite Hangar 0: without "friendly"',
    'Riot Act 0: warps',
  ],
  'the region of a starbase and its structures is the home region (C-1.3)': [
    'Coldfront Bastion 0: where: this region',
    'Flak Gallery 0: where: this region',
  ],
  'only asteroid fields have a mineral value': ['Cloud Ring 0: any location', 'Refinery Hub 0: any location'],
  'one sacrifices what one controls (C-13.5)': ['Asset Liquidation 0: without "friendly"'],
  'the controller of a friendly ship is its player': [
    "Emergency Thrust 0: to its controller's home region",
    "Hit and Fade 0: to its controller's home region",
  ],
  'no card destroys news without aiming at it, no ability aims at news': [
    'Martial Law 1: gone',
    'Martial Law 0: by news',
  ],
  'only what is being built or runs out shows tabs (C-5.1, C-5.2)': [
    'Assembly Gantry 0: without "unfinished"',
    'Dry Dock Ten 0: without "unfinished"',
    'Ferryman Oss 0: without "unfinished"',
    'Insmother 0: without "unfinished"',
    'Kindling Dock 0: without "unfinished"',
    'Rush Order 0: without "unfinished"',
    'Union Walkout 0: without "unfinished"',
  ],
  'no ship costs 8 ISK': ['Scrapyard Resurrection 0: price - 1'],
};

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => /^(core|exiled|characters|verbs)-.*\.test\.ts$/.test(name));
const all = await gather(files.map((name) => new URL(name, folder)));

/** A story with the cards that it needs: those on its board, or all where it speaks of others. */
type Told = { readonly story: Story; readonly cards: readonly CardSet[] };

/** The stories that have a card on their board, by its id; of those that are told for both editions the first. */
const cast = new Map<string, Told[]>();
for (const story of all.filter(({ name }) => !name.endsWith('(Exiled)'))) {
  const { state } = tell(story);
  const ids = new Set([...Object.values(state.cards).map((card) => card.def), ...state.g.back]);
  const few = sets.map((set) => ({ ...set, decks: [], cards: set.cards.filter((one) => ids.has(one.id)) }));
  const told = { story, cards: holdsWith(story, few) ? few : sets };
  for (const id of ids) cast.set(id, [...(cast.get(id) ?? []), told]);
}

/** The changes of a card with which all its stories still hold. */
function untold(card: CardDef): string[] {
  const unheard = mutants(card).filter(({ card: changed }) =>
    (cast.get(card.id) ?? []).every(({ story, cards }) => holdsWith(story, swap(cards, changed))),
  );
  return unheard.map(({ says }) => `${card.name} ${says}`);
}

function swap(cards: readonly CardSet[], changed: CardDef): CardSet[] {
  return cards.map((set) => ({ ...set, cards: set.cards.map((one) => (one.id === changed.id ? changed : one)) }));
}

function holdsWith(story: Story, cards: readonly CardSet[]): boolean {
  return holds(() => tell(story, worldOf(cards)));
}

describe('the stories tell of', () => {
  for (const type of new Set(library.cards.map((card) => card.type)))
    test(`each ability of each ${type}`, () => {
      const cards = sets.flatMap((set) => set.cards).filter((card) => card.type === type && card.abilities.length > 0);
      const expected = Object.values(idle)
        .flat()
        .filter((one) => cards.some(({ name }) => one.startsWith(`${name} `)));
      expect(cards.flatMap(untold).sort()).toEqual(expected.sort());
    });
});
