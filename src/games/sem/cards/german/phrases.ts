/** Shattered Empires’ phrases in German. A unit or base with a card on it is its "Träger". */
import { type GermanWords, germanPhrases, type Noun, theOne, thisOne } from '#cards/german/grammar';
import type { SemWords } from '../phrase.ts';

const card: Noun = { is: 'f', one: 'Karte', many: 'Karten' };
const words: GermanWords<SemWords> = {
  nouns: {
    fighter: { is: 'm', one: 'Jäger', many: 'Jäger' },
    'capital ship': { is: 'n', one: 'Großkampfschiff', many: 'Großkampfschiffe' },
    ship: { is: 'n', one: 'Schiff', many: 'Schiffe' },
    station: { is: 'f', one: 'Station', many: 'Stationen' },
    'defense station': { is: 'f', one: 'Verteidigungsstation', many: 'Verteidigungsstationen' },
    'station or defense station': {
      is: 'f',
      one: 'Station oder Verteidigungsstation',
      many: 'Stationen und Verteidigungsstationen',
    },
    'station, defense station or base': {
      is: 'f',
      one: 'Station, Verteidigungsstation oder Basis',
      many: 'Stationen, Verteidigungsstationen und Basen',
    },
    base: { is: 'f', one: 'Basis', many: 'Basen' },
    unit: { is: 'f', one: 'Einheit', many: 'Einheiten' },
    'unit or base': { is: 'f', one: 'Einheit oder Basis', many: 'Einheiten und Basen' },
    modification: { is: 'f', one: 'Modifikation', many: 'Modifikationen' },
    personnel: { is: 'f', one: 'Personalkarte', many: 'Personalkarten' },
    resource: { is: 'f', one: 'Ressource', many: 'Ressourcen' },
    research: { is: 'f', one: 'Forschung', many: 'Forschungen' },
    project: { is: 'n', one: 'Projekt', many: 'Projekte' },
    'construction project': { is: 'n', one: 'Bauprojekt', many: 'Bauprojekte' },
    command: { is: 'm', one: 'Befehl', many: 'Befehle' },
    projectile: { is: 'n', one: 'Projektil', many: 'Projektile' },
    card,
  },
  traits: {
    other: 'ander',
    own: 'eigen',
    enemy: 'feindlich',
    testing: { after: 'in Erprobung' },
    tested: { after: 'nach der Erprobung' },
    damaged: 'beschädigt',
    undamaged: 'unbeschädigt',
    'non-unique': 'nicht einzigartig',
  },
  places: {},
  refs: {
    this: thisOne(card),
    host: theOne({ is: 'm', one: 'Träger', many: 'Träger' }),
    'the attacker': theOne({ is: 'm', one: 'Angreifer', many: 'Angreifer' }),
  },
  stats: { cost: 'Kosten' },
  own: ['own'],
};

export const german = germanPhrases(words, 'this', thisOne(card));
