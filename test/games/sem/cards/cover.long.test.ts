/**
 * Everything that a card says is told of: change anything in it, and some story that has the card on its board no longer
 * holds.
 */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '#games/sem/cards/format';
import { makeLibrary } from '#games/sem/library';
import { append } from '#kernel/grouped';
import { type Changeable, changesOf, type Json } from '../../../support/changes.ts';
import { holds } from '../../../support/story-book.ts';
import { cardsOf, gather, library, type Story, withCards } from '../table.ts';

/** Changes that make no difference with the cards there are, and why. */
const idle: Readonly<Record<string, readonly string[]>> = {
  'only the base has a post for an ambassador': [
    'Neutral Envoy without on',
    'Free Broker without on',
    'Director Roe without on',
  ],
  'only an attack has an attacker': ['Cinder Mite abilities 0: when without by'],
  'one removes only units of one’s own from an attack': [
    'Evasive Maneuvers abilities 0: do 0: what is own gone',
    'Scatter abilities 0: do 0: what is own gone',
  ],
  'only units have Evasion': [
    'Evasive Maneuvers abilities 0: do 0: what noun card',
    'Scatter abilities 0: do 0: what noun card',
  ],
  'only units and bases have weapons': ['Singularity Proof abilities 0: do 0: what noun card'],
};

/** What of a card is its text. */
const parts = [
  'designation',
  'repair',
  'autoRepair',
  'launcher',
  'intercept',
  'yield',
  'researchYield',
  'queue',
  'cp',
  'handMax',
  'hosts',
  'posts',
  'on',
  'instant',
  'attack',
  'projectile',
  'alternate',
  'unlimited',
  'unique',
  'abilities',
] as const;

/** Words that a field may have in place of another. */
const others: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  on: {
    station: ['base'],
    base: ['station'],
    'beginning of your turn': ['end of your turn'],
    'end of your turn': ['beginning of your turn'],
  },
  whose: { this: ['host'], host: ['this'] },
  of: { fighter: ['unit'], 'capital ship': ['unit'], unit: ['card'] },
  designation: {
    pilot: ['captain'],
    captain: ['pilot'],
    administrator: ['engineer'],
    engineer: ['administrator'],
    ambassador: ['engineer'],
  },
};

const changeable: Changeable = {
  optional: [
    ...['if', 'may', 'once', 'by', 'sure', 'ignoresShields', 'against', 'atMost'],
    ...parts.filter((part) => !['abilities', 'designation', 'hosts', 'posts'].includes(part)),
  ],
  others: (field, value) => (field === 'noun' ? ['card', 'unit'] : (others[field]?.[String(value)] ?? [])),
};

const folder = new URL('..', import.meta.url);
const untold = ['cover.long.test.ts', 'text.test.ts'];
const tellsStories = (name: string) => name.endsWith('.test.ts') && !untold.some((one) => name.endsWith(one));
const subjects = [
  'acquisition',
  'allocation',
  'combat',
  'evasion',
  'intercept',
  'bases',
  'projectiles',
  'promotion',
  'repair',
];
const files = [
  ...readdirSync(new URL('cards/', folder)).map((name) => `cards/${name}`),
  ...subjects.map((subject) => `${subject}.test.ts`),
].filter(tellsStories);
const stories = await gather(files.map((name) => new URL(name, folder)));

/** The stories that have a card on their boards, by its id. */
const cast = new Map<string, Story[]>();
for (const story of stories) for (const id of cardsOf(story)) append(cast, id, story);

/** A card with each thing that it says changed in each way. */
function mutants(card: CardDef): { readonly says: string; readonly card: CardDef }[] {
  const says = Object.entries(card).filter(([part, value]) => isText(part) && isSaid(value));
  const rest = Object.entries(card).filter(([part, value]) => !isText(part) || !isSaid(value));
  return changesOf(Object.fromEntries(says) as Json, changeable).map((change) => {
    const text = change.to as Readonly<Record<string, Json>>;
    const silent = { repair: 0, autoRepair: 0, launcher: 0 };
    return { says: change.says, card: { ...silent, ...Object.fromEntries(rest), ...text } as unknown as CardDef };
  });
}

const isText = (part: string): boolean => parts.some((one) => one === part);
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== 0 && !(Array.isArray(value) && value.length === 0);

/** The changes of a card with which all its stories still hold. */
function unheard(card: CardDef): string[] {
  const quiet = mutants(card).filter(({ card: changed }) => {
    const set = { set: 'changed', name: 'Changed', game: 'sem' as const, cards: [changed], decks: [] };
    const cards = makeLibrary([...library.sets, set]);
    return (cast.get(card.id) ?? []).every((story) => holds(() => withCards(cards, story.tell)));
  });
  return quiet.map(({ says }) => `${card.name} ${says}`);
}

test('the stories hold with the cards as they are, whichever set they come from', () => {
  const set = { set: 'same', name: 'Same', game: 'sem' as const, cards: [...library.cards], decks: [] };
  const same = makeLibrary([...library.sets, set]);
  expect(stories.filter((story) => !holds(() => withCards(same, story.tell))).map(({ name }) => name)).toEqual([]);
});

describe('the stories tell of', () => {
  for (const type of new Set(library.cards.map((card) => card.type)))
    test(`what each ${type} says`, () => {
      const some = library.cards.filter((card) => card.type === type);
      const expected = Object.values(idle)
        .flat()
        .filter((one) => some.some(({ name }) => one.startsWith(`${name} `)));
      expect(some.flatMap(unheard).sort()).toEqual(expected.sort());
    });
});
