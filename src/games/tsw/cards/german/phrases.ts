/** The Space War’s phrases in German. The names of cards stay as they are printed. */
import { type GermanWords, germanPhrases, type Noun, thisOne } from '#cards/german/grammar';
import type { TswWords } from '../phrase.ts';

const card: Noun = { is: 'f', one: 'Karte', many: 'Karten' };
const spaceship: Noun = { is: 'n', one: 'Raumschiff', many: 'Raumschiffe' };
const missile: Noun = { is: 'f', one: 'Rakete', many: 'Raketen' };

const words: GermanWords<TswWords> = {
  nouns: {
    spaceship,
    missile,
    shield: { is: 'm', one: 'Schild', many: 'Schilde' },
    duration: { is: 'f', one: 'Dauerkarte', many: 'Dauerkarten' },
    'spaceship or missile': { ...spaceship, many: 'Raumschiffe und Raketen', or: missile },
    event: { is: 'n', one: 'Ereignis', many: 'Ereignisse' },
    card,
    'station card': { is: 'f', one: 'Stationskarte', many: 'Stationskarten' },
    attack: { is: 'm', one: 'Angriff', many: 'Angriffe' },
    Drone: { is: 'f', one: 'Drone', many: 'Drones' },
    Starship: { is: 'n', one: 'Starship', many: 'Starships' },
    'Acid Projectile': { is: 'n', one: 'Acid Projectile', many: 'Acid Projectiles' },
    'Death Ray': { is: 'm', one: 'Death Ray', many: 'Death Rays' },
  },
  traits: {
    other: 'ander',
    own: 'eigen',
    owned: 'eigen',
    enemy: 'feindlich',
    paralyzed: 'gelähmt',
    unparalyzed: 'nicht gelähmt',
    flipped: 'umgedreht',
    'non-duration': { after: 'außer Dauerkarten' },
    'non-defense': { after: 'außer Verteidigungskarten' },
  },
  places: {
    'this zone': 'in derselben Zone',
    'your home zone': 'in deiner Heimatzone',
    'the pile': 'beim Ausspielen',
  },
  refs: { this: thisOne(card) },
  stats: { cost: 'Kosten' },
  own: ['own', 'owned'],
};

export const german = germanPhrases(words, 'this', thisOne(card));
