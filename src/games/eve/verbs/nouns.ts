/** The kinds of objects that several verbs affect. */
import { type Noun, shipNouns, shipSubtypes } from '../cards/phrase.ts';

export const ships: readonly Noun[] = shipNouns;
export const locations: readonly Noun[] = ['location', 'planet', 'moon', 'station', 'asteroid field'];
export const inPlay: readonly Noun[] = [
  'ship',
  ...locations,
  'structure',
  'news',
  'character',
  'card',
  ...shipSubtypes,
];
