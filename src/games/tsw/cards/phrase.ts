/** Phrases: how card data names objects, in the words of the cards themselves ("target enemy spaceship"). */
import { type Filter as FilterOf, lexicon, type Selector as SelectorOf, type WordsOf } from '#cards/lexicon';

/** The Space War’s phrases. Without a place, cards in play are meant. */
export const phrases = lexicon({
  // An attack is something on the pile. The last four are cards by their names.
  nouns: {
    spaceship: {},
    missile: {},
    shield: {},
    duration: { plural: 'duration cards' },
    'spaceship or missile': { plural: 'spaceships and missiles' },
    event: {},
    card: {},
    'station card': {},
    attack: {},
    Drone: {},
    Starship: {},
    'Acid Projectile': {},
    'Death Ray': {},
  },
  // `own` and `enemy` say who controls a card, `owned` to whose piles it goes.
  traits: ['other', 'own', 'owned', 'enemy', 'paralyzed', 'unparalyzed', 'flipped', 'non-duration', 'non-defense'],
  places: { 'this zone': 'in the same zone', 'your home zone': 'in your home zone', 'the pile': 'being played' },
  refs: ['this'],
  stats: ['cost'],
  own: 'own',
  owned: 'owned',
  self: { ref: 'this', also: ['this card', 'this spaceship'] },
  example: 'target enemy spaceship',
});

export type TswWords = WordsOf<typeof phrases>;
export type Selector = SelectorOf<TswWords>;
export type Filter = FilterOf<TswWords>;
