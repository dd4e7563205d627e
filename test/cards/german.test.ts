// German phrases: nouns, adjectives and articles agree in gender, number and case.
import { expect, test } from 'vitest';
import { act, allOf, cards, clausesOf, fact, sentence } from '#cards/german/clause';
import { type GermanWords, germanPhrases, theOne, thisOne } from '#cards/german/grammar';

type Toys = {
  noun: 'boat' | 'sailor' | 'wind' | 'boat or raft';
  trait: 'red' | 'mine' | 'fast';
  place: 'sea';
  ref: 'this' | 'it';
  stat: 'length';
};

const boat = { is: 'n', one: 'Boot', many: 'Boote' } as const;
const raft = { is: 'n', one: 'Floß', many: 'Flöße' } as const;
const wind = { is: 'm', one: 'Wind', many: 'Winde' } as const;
const words: GermanWords<Toys> = {
  nouns: {
    boat,
    sailor: { is: 'm', one: 'Matrose', many: 'Matrosen', weak: true },
    wind,
    'boat or raft': { ...boat, many: 'Boote und Flöße', or: raft },
  },
  traits: { red: 'rot', mine: 'eigen', fast: { after: 'mit Segel' } },
  places: { sea: 'auf See' },
  refs: { this: thisOne(boat), it: theOne(wind, 'stark') },
  stats: { length: 'Länge' },
  own: ['mine'],
};
const german = germanPhrases<Toys>(words, 'this', thisOne(boat));

const target = { pick: 'target', noun: 'boat', is: ['red'] } as const;

test('a target is one of the reader’s choice, in every case', () => {
  expect((['nominative', 'accusative', 'dative', 'genitive'] as const).map((as) => german.one(target, as))).toEqual([
    'ein rotes Boot deiner Wahl',
    'ein rotes Boot deiner Wahl',
    'einem roten Boot deiner Wahl',
    'eines roten Boots deiner Wahl',
  ]);
  expect(german.asked(target)).toBe('ein rotes Boot');
});

test('a noun with the endings of its plural has them in all cases but the first', () => {
  const sailor = { pick: 'a', noun: 'sailor', is: [] } as const;
  expect([german.one(sailor, 'nominative'), german.one(sailor, 'dative')]).toEqual(['ein Matrose', 'einem Matrosen']);
});

test('each is one by one, or a plural, which is somebody’s or not', () => {
  const each = { pick: 'each', noun: 'boat', is: ['red'] } as const;
  expect(german.one(each, 'accusative')).toBe('jedes rote Boot');
  expect(german.many(each, 'dative')).toBe('roten Booten');
  expect(german.many({ ...each, is: ['mine', 'red'] }, 'nominative')).toBe('deine roten Boote');
  expect(german.many({ ...each, is: ['mine', 'fast'], where: 'sea' }, 'genitive')).toBe(
    'deiner Boote mit Segel auf See',
  );
});

test('one of two kinds has the article of each', () => {
  const either = { pick: 'target', noun: 'boat or raft', is: ['red'] } as const;
  expect(german.one(either, 'dative')).toBe('einem roten Boot oder einem roten Floß deiner Wahl');
});

test('a noun may have an adjective of its own, after all others', () => {
  const nouns = germanPhrases<Toys>(
    { ...words, nouns: { ...words.nouns, wind: { ...wind, adjective: 'lau' } } },
    'this',
    thisOne(boat),
  );
  expect(nouns.one({ pick: 'a', noun: 'wind', is: ['red'] }, 'dative')).toBe('einem roten lauen Wind');
  expect(nouns.many({ pick: 'each', noun: 'wind', is: ['mine'] }, 'nominative')).toBe('deine lauen Winde');
  expect(nouns.plural('wind')).toBe('laue Winde');
});

test('so many of a kind are nobody’s in particular', () => {
  expect(german.counted(2, { pick: 'a', noun: 'boat', is: ['mine', 'red'] }, 'accusative')).toBe('2 rote Boote');
});

test('limits, references and pronouns', () => {
  expect(german.any({ ...target, is: [], atMost: { stat: 'length', n: 3 } }, 'accusative')).toBe(
    'ein Boot mit Länge 3 oder weniger',
  );
  expect(german.one({ pick: 'ref', ref: 'this' }, 'dative')).toBe('diesem Boot');
  expect(german.one({ pick: 'ref', ref: 'it' }, 'accusative')).toBe('den starken Wind');
  expect([german.pronoun({ pick: 'ref', ref: 'it' }), german.possessive(target)]).toEqual(['ihn', 'sein']);
});

test('a clause is an order, or what one may do; changes of the same things are one clause', () => {
  type Effect = { verb: 'throw'; n: number } | { verb: 'grow'; n: number; what: string };
  const clauses = clausesOf<Effect, undefined>(
    {
      throw: ({ n }) => act('wirf', cards(n), 'abwerfen', 'ab'),
      grow: ({ what }, _, figures) => fact(`${what} hat ${figures}`),
    },
    { grow: ({ n }) => `+${n}` },
  );
  const [discard] = clauses([{ verb: 'throw', n: 2 }], undefined);
  expect([discard?.says, discard?.may]).toEqual(['wirf 2 Karten ab', '2 Karten abwerfen']);
  const grown = clauses(
    [1, 2].map((n) => ({ verb: 'grow', n, what: 'das Boot' })),
    undefined,
  );
  expect(grown.map(({ says }) => says)).toEqual(['das Boot hat +1 und +2']);
  expect(allOf(act('ziehe', cards(1), 'ziehen'), act('wirf', cards(2), 'abwerfen', 'ab')).may).toBe(
    '1 Karte ziehen und 2 Karten abwerfen',
  );
});

test('a sentence puts its occasion before a colon and says “am” for “an dem”', () => {
  expect(sentence(['wenn es regnet', ''], '1 Schaden an dem Boot')).toBe('Wenn es regnet: 1 Schaden am Boot');
});
