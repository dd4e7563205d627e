/** EVE's phrases in German. The names of commands and races stay as they are printed. */
import { type Noun as GermanNoun, type GermanWords, theOne, thisOne, yourOne } from '#cards/german/grammar';
import type { CardType } from '../parts.ts';
import type { EveWords } from '../phrase.ts';

const ship: GermanNoun = { is: 'n', one: 'Schiff', many: 'Schiffe' };
const location: GermanNoun = { is: 'm', one: 'Standort', many: 'Standorte' };
const structure: GermanNoun = { is: 'f', one: 'Struktur', many: 'Strukturen' };
const news: GermanNoun = { is: 'f', one: 'Nachricht', many: 'Nachrichten' };
const character: GermanNoun = { is: 'm', one: 'Charakter', many: 'Charaktere' };
const card: GermanNoun = { is: 'f', one: 'Karte', many: 'Karten' };
const region: GermanNoun = { is: 'f', one: 'Region', many: 'Regionen' };
const starbase: GermanNoun = { is: 'f', one: 'Sternenbasis', many: 'Sternenbasen' };

export const eveGerman: GermanWords<EveWords> = {
  nouns: {
    ship,
    location,
    structure,
    news,
    character,
    card,
    'outer region': { ...region, adjective: 'äußer' },
    planet: { is: 'm', one: 'Planet', many: 'Planeten', weak: true },
    moon: { is: 'm', one: 'Mond', many: 'Monde' },
    station: { is: 'f', one: 'Station', many: 'Stationen' },
    'asteroid field': { is: 'n', one: 'Asteroidenfeld', many: 'Asteroidenfelder' },
    'executed ability': { is: 'f', one: 'Fähigkeit', many: 'Fähigkeiten', adjective: 'benutzt' },
    frigate: { is: 'f', one: 'Fregatte', many: 'Fregatten' },
    cruiser: { is: 'm', one: 'Kreuzer', many: 'Kreuzer' },
    battleship: { is: 'n', one: 'Schlachtschiff', many: 'Schlachtschiffe' },
    industrial: { is: 'n', one: 'Industrieschiff', many: 'Industrieschiffe' },
    barge: { is: 'n', one: 'Bergbauschiff', many: 'Bergbauschiffe' },
  },
  traits: {
    unfinished: 'unfertig',
    other: 'ander',
    friendly: 'eigen',
    enemy: 'feindlich',
    attacking: 'angreifend',
    defending: 'verteidigend',
    piloted: 'bemannt',
    mining: { after: 'mit aktivem Mining' },
    trading: { after: 'mit aktivem Trade' },
    hauling: { after: 'mit aktivem Haul' },
    patrolling: { after: 'mit aktivem Patrol' },
    ambushing: { after: 'mit aktivem Ambush' },
    sniping: { after: 'mit aktivem Sniping' },
    tanking: { after: 'mit aktivem Tanking' },
    'Amarr-origin': { after: 'mit Herkunft Amarr' },
    'Caldari-origin': { after: 'mit Herkunft Caldari' },
    'Gallente-origin': { after: 'mit Herkunft Gallente' },
    'Minmatar-origin': { after: 'mit Herkunft Minmatar' },
  },
  places: {
    'this region': 'in dieser Region',
    'your home region': 'in deiner Heimatregion',
    'target outer region': 'in einer äußeren Region deiner Wahl',
    'the pile': 'auf dem Stapel',
    play: 'im Spiel',
  },
  refs: {
    this: thisOne(card),
    it: theOne(card, 'betroffen'),
    'the piloted ship': theOne(ship, 'bemannt'),
    'your starbase': yourOne(starbase),
    'target enemy starbase': {
      is: 'f',
      nominative: 'eine feindliche Sternenbasis deiner Wahl',
      accusative: 'eine feindliche Sternenbasis deiner Wahl',
      dative: 'einer feindlichen Sternenbasis deiner Wahl',
      genitive: 'einer feindlichen Sternenbasis deiner Wahl',
    },
    'this region': thisOne(region),
  },
  stats: { price: 'Preis', shield: 'Schild', attack: 'Angriff' },
  own: ['friendly'],
};

/** What a card calls itself. */
export const selfOf: Readonly<Record<CardType, ReturnType<typeof thisOne>>> = {
  starbase: thisOne(starbase),
  'outer region': thisOne(region),
  ship: thisOne(ship),
  news: thisOne(card),
  structure: thisOne(structure),
  location: thisOne(location),
  character: thisOne(character),
};
