/** Phrases: how card data names objects, in the words of the cards themselves ("target enemy unit"). */
import { type Filter as FilterOf, lexicon, type Selector as SelectorOf, type WordsOf } from '#cards/lexicon';

/** Shattered Empires’ phrases. Without a place, cards in play are meant. */
export const phrases = lexicon({
  // "unit" means ships and stations, never bases. Projects lie in the queue, research projects among the research.
  nouns: {
    fighter: {},
    'capital ship': {},
    ship: {},
    station: {},
    'defense station': {},
    'station or defense station': { plural: 'stations and defense stations' },
    'station, defense station or base': { plural: 'stations, defense stations and bases' },
    base: {},
    unit: {},
    'unit or base': { plural: 'units and bases' },
    modification: {},
    personnel: { plural: 'personnel' },
    resource: {},
    research: { plural: 'research' },
    project: {},
    'construction project': {},
    command: {},
    projectile: {},
    card: {},
  },
  traits: ['other', 'own', 'enemy', 'testing', 'tested', 'damaged', 'undamaged', 'non-unique'],
  places: {},
  refs: ['this', 'host', 'the attacker'],
  stats: ['cost'],
  own: 'own',
  self: { ref: 'this', also: ['this card', 'this unit'] },
  example: 'target enemy unit',
});

export type SemWords = WordsOf<typeof phrases>;
export type Selector = SelectorOf<SemWords>;
export type Filter = FilterOf<SemWords>;
