/**
 * Every text of every card is told of, in both editions: change anything in it, and some story that has the card on its
 * board no longer holds.
 */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '#games/tsw/cards/format';
import { makeLibrary } from '#games/tsw/library';
import { append } from '#kernel/grouped';
import { type Changeable, changesOf, type Json } from '../../../support/changes.ts';
import { holds } from '../../../support/story-book.ts';
import { cardsOf, gather, library, type Story, withCards } from '../table.ts';

/** Changes that make no difference with the cards there are, and why. */
const idle: Readonly<Record<string, readonly string[]>> = {
  'one gives up only cards of one’s own (T-11.6)': ['Fusion Ship abilities 0: cost 1: what is owned gone'],
  'only spaceships are paralyzed': ['Ambush abilities 0: do 0: destroys noun card'],
  'what must be given up must be there': [
    'Deploy Starship abilities 0: if inPlay - 1',
    'Deploy Starship abilities 0: without if',
  ],
  'nothing that lasts for a time lasts longer than a turn': [
    'Grand Opportunity abilities 0: do 1: without until',
    'Hacker abilities 0: do 0: without until',
    'Target Missed abilities 0: choose 1: 0: without until',
  ],
  'durations are not damaged (T-1.3)': [
    'Cluster Nuke abilities 0: do 0: what is non-duration gone',
    'Meteor Shower 2021: abilities 0: do 0: what is non-duration gone',
    'Meteor Shower 2021: abilities 1: do 0: what is non-duration gone',
    'Meteor Shower abilities 0: do 0: what is non-duration gone',
  ],
  'only spaceships collide (T-9.2), and only they and missiles move (T-7.1)': [
    'Collision Skill abilities 0: do 0: what noun card',
    'Moment of Peace 2021: abilities 0: do 0: what noun card',
    'Moment of Peace abilities 0: do 0: what noun card',
  ],
};

/** What of a card is its text. */
const parts = ['abilities', 'xIs', 'counters', 'attacks', 'station', 'actions', 'limited'] as const;

/** Words that a field may have in place of another. */
const others: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  kind: { ability: ['action', 'any time'], action: ['ability', 'any time'], 'any time': ['ability', 'action'] },
  on: { played: ['your draw phase'], 'your draw phase': ['played'] },
  may: { you: ['your opponent'], 'your opponent': ['you'] },
  who: {
    you: ['your opponent'],
    'your opponent': ['you'],
    'each player': ['you', 'your opponent'],
    "this zone's player": ['you', 'your opponent'],
  },
  to: { hand: ['play'], play: ['hand'], 'this zone': ['play'], 'top of draw pile': ['hand'] },
  from: { hand: ['discard pile'], 'discard pile': ['hand'] },
  row: { draw: ['action'], action: ['draw'], discard: ['draw'] },
  with: { paralysis: ['destruction'], destruction: ['paralysis'] },
};

const changeable: Changeable = {
  optional: [
    ...['if', 'may', 'notFirstTurn', 'unmoved', 'times', 'until', 'shield', 'total', 'where', 'atMost'],
    ...parts.filter((part) => part !== 'abilities'),
  ],
  others(field, value) {
    if (field === 'noun') return ['card', 'spaceship'];
    if (field === 'in') return [['draw pile', 'discard pile', 'station']];
    if (field === 'random') return [value !== true];
    return others[field]?.[String(value)] ?? [];
  },
};

const folder = new URL('./', import.meta.url);
const files = [
  ...readdirSync(folder).filter(
    (name) => name.endsWith('.test.ts') && !['cover.long.test.ts', 'text.test.ts'].includes(name),
  ),
  ...['../fight.test.ts', '../pile.test.ts', '../station.test.ts'],
];
const stories = await gather(files.map((name) => new URL(name, folder)));

/** The stories that have a card on their boards, by its id. */
const cast = new Map<string, Story[]>();
for (const story of stories) for (const id of cardsOf(story)) append(cast, id, story);

/** A card with each of its texts changed in each way, in both editions. */
function mutants(card: CardDef): { readonly says: string; readonly card: CardDef }[] {
  const former = Object.entries(card.variants).flatMap(([edition, variant]) =>
    changesOf(textOf(variant), changeable).map(({ says, to }) => ({
      says: `${edition}: ${says}`,
      card: { ...card, variants: { ...card.variants, [edition]: withText(variant, to) } },
    })),
  );
  const present = changesOf(textOf(card), changeable).map(({ says, to }) => ({
    says,
    card: { ...withText(card, to), limited: (to as { readonly limited?: boolean }).limited === true },
  }));
  return [...present, ...former];
}

const isText = ([part]: readonly [string, unknown]): boolean => parts.includes(part as never);

function textOf(of: object): Json {
  return Object.fromEntries(Object.entries(of).filter((entry) => isText(entry) && entry[1] !== false));
}

function withText<T extends object>(of: T, text: Json): T {
  const rest = Object.entries(of).filter((entry) => !isText(entry));
  return { ...Object.fromEntries(rest), ...(text as object) } as T;
}

/** The changes of a card with which all its stories still hold. */
function untold(card: CardDef): string[] {
  const unheard = mutants(card).filter(({ card: changed }) => {
    const one = makeLibrary([{ set: 'changed', name: 'Changed', game: 'tsw', cards: [changed], decks: [] }]);
    const cards: typeof library = {
      ...library,
      get: (edition, id) => (id === card.id ? one : library).get(edition, id),
    };
    return (cast.get(card.id) ?? []).every((story) => holds(() => withCards(cards, story.tell)));
  });
  return unheard.map(({ says }) => `${card.name} ${says}`);
}

const cards = library.sets.flatMap((set) => set.cards);

describe('the stories tell of', () => {
  for (const type of new Set(cards.map((card) => card.type)))
    test(`each text of each ${type}`, () => {
      const some = cards.filter((card) => card.type === type);
      const expected = Object.values(idle)
        .flat()
        .filter((one) => some.some(({ name }) => one.startsWith(`${name} `)));
      expect(some.flatMap(untold).sort()).toEqual(expected.sort());
    });
});
