/** Phrases: how card data names objects, in the words of the cards themselves ("target enemy ship in this region"). */
import { type Filter as FilterOf, lexicon, type Selector as SelectorOf, type WordsOf } from '#cards/lexicon';

/** EVE’s phrases. The order of each class of words is that of messages and of the reference. */
export const phrases = lexicon({
  // The subtypes of locations and ships are nouns of their own.
  nouns: {
    ship: {},
    location: {},
    structure: {},
    news: { plural: 'news' },
    character: {},
    card: {},
    'outer region': {},
    planet: {},
    moon: {},
    station: {},
    'asteroid field': {},
    'executed ability': {},
    frigate: {},
    cruiser: {},
    battleship: {},
    industrial: {},
    barge: {},
  },
  // A command in its "-ing" form means that the command is active.
  traits: [
    'unfinished',
    'other',
    'friendly',
    'enemy',
    'attacking',
    'defending',
    'piloted',
    'mining',
    'trading',
    'hauling',
    'patrolling',
    'ambushing',
    'sniping',
    'tanking',
    'Amarr-origin',
    'Caldari-origin',
    'Gallente-origin',
    'Minmatar-origin',
  ],
  places: {
    'this region': 'in this region',
    'your home region': 'in your home region',
    'target outer region': 'in target outer region',
    'the pile': 'on the pile',
    play: 'in play',
  },
  // References, which need no search: the source, the object of the trigger, the ship of a pilot, a starbase, the region.
  refs: ['this', 'it', 'the piloted ship', 'your starbase', 'target enemy starbase', 'this region'],
  stats: ['price', 'shield', 'attack'],
  own: 'friendly',
  subtyped: 'ship',
  self: { ref: 'this', also: ['this ship', 'this card', 'this location'] },
  example: 'target enemy ship',
});

export type EveWords = WordsOf<typeof phrases>;
export type Noun = EveWords['noun'];
/** The subtypes of ships that are nouns. */
export const shipSubtypes: readonly Noun[] = ['frigate', 'cruiser', 'battleship', 'industrial', 'barge'];
export const shipNouns: readonly Noun[] = ['ship', ...shipSubtypes];
export type Trait = EveWords['trait'];
export type Place = EveWords['place'];
export type Selector = SelectorOf<EveWords>;
export type Filter = FilterOf<EveWords>;

/** Whether a phrase names a target. */
export function isTarget(what: Selector): boolean {
  return what.pick === 'ref' ? what.ref === 'target enemy starbase' : what.pick === 'target';
}
