/** The pictures of the cards of Epic Space Empires. */
import type { Motif, SceneTraits, WorldTheme } from '#face/art';
import { artIn, type CardLook } from '../../kit/art.ts';
import type { CardDef, Effect, Verb } from '../cards/format.ts';
import type { Library } from '../library.ts';

/** The picture of a definition, always the same for the same card. */
export const artOf = artIn((library: Library) => library.cards, lookOf);

const SHIPS = { light: 'ship/frigate', main: 'ship/cruiser', heavy: 'ship/battleship' } as const;
const MANOEUVRES = { A: 'pincer', D: 'ring', C: 'cross', F: 'parallel', any: 'feint' } as const;

function lookOf(card: CardDef): CardLook {
  const [effect] = card.do;
  const kinds = {
    race: `people/${knownFor(effect)}`,
    homeworld: 'location/planet',
    planet: 'location/planet',
    fleet: SHIPS[card.class ?? 'main'],
    tech: `structure/${effect === undefined ? 'world' : MOTIFS[effect.verb]}`,
    tactics: `chart/${MANOEUVRES[card.mark ?? 'any']}`,
    battle: `motif/${battleMotif(card, effect)}`,
    event: `motif/${effect === undefined ? 'speak' : MOTIFS[effect.verb]}`,
  } as const;
  return {
    kind: kinds[card.type],
    ...(card.type === 'homeworld' || card.type === 'planet' ? { measure: card.force ?? 0 } : {}),
    traits: traitsOf(card, effect),
  };
}

function traitsOf({ id, type, force = 0 }: CardDef, effect: Effect | undefined): SceneTraits {
  if (type === 'fleet') return { guns: Math.round(force / 2), shield: force >= 8 ? 2 : 0 };
  const theme = THEMES[id];
  if (theme !== undefined) return { theme };
  const n = effect !== undefined && 'n' in effect && typeof effect.n === 'number' ? Math.abs(effect.n) : 1;
  return { count: n };
}

/** What battle cards show: what they save or add, by who may play them. */
function battleMotif({ mark, id }: CardDef, effect: Effect | undefined): Motif {
  if (effect?.verb !== 'addForce') return effect === undefined ? 'damage' : MOTIFS[effect.verb];
  if (BOMBS.has(id)) return 'missile';
  return ({ A: 'damage', D: 'protect', C: 'damage', F: 'boost', any: 'damage' } as const)[mark ?? 'any'];
}

/** Battle cards that fall on a world. */
const BOMBS: ReadonlySet<string> = new Set([
  'neutron-bombs',
  'planet-buster',
  'orbital-bombardment',
  'tidal-disruption',
  'poison-gasses',
  'bio-warfare',
]);

const MOTIFS: Readonly<Record<Verb, Motif>> = {
  addForce: 'damage',
  attach: 'world',
  battleCards: 'draw',
  boost: 'move',
  cancel: 'counter',
  destroy: 'destroy',
  drawActions: 'draw',
  draws: 'draw',
  fetch: 'search',
  force: 'damage',
  handMax: 'search',
  hasten: 'time',
  lure: 'control',
  makeDiscard: 'discard',
  peace: 'peace',
  pilfer: 'control',
  planetPoints: 'plan',
  plays: 'build',
  points: 'plan',
  rampage: 'boost',
  recruit: 'boost',
  redirect: 'move',
  rescue: 'repair',
  ruin: 'destroy',
  salvage: 'repair',
  save: 'protect',
  scavenge: 'repair',
  sharpTactics: 'plan',
  speed: 'move',
  spy: 'look',
  start: 'world',
  stealCards: 'control',
  strand: 'forbid',
  swap: 'move',
  takeOver: 'world',
  techAsCard: 'plan',
};

/** The art of a race, by what its card does. */
function knownFor(effect: Effect | undefined): string {
  switch (effect?.verb) {
    case 'force':
    case 'battleCards':
    case 'rescue':
    case 'salvage':
      return 'warrior';
    case 'speed':
    case 'boost':
    case 'sharpTactics':
      return 'swift';
    case 'handMax':
    case 'techAsCard':
    case 'planetPoints':
      return 'clever';
    case 'plays':
    case 'draws':
    case 'attach':
      return 'many';
    default:
      return 'other';
  }
}

/** Worlds whose name says what they are like. */
const THEMES: Readonly<Record<string, WorldTheme>> = {
  'asteroid-field': 'rock',
  'core-world': 'city',
  'desert-world': 'desert',
  'fringe-world': 'dead',
  'hive-mind': 'storm',
  'ice-world': 'ice',
  'industry-world': 'city',
  'jungle-world': 'jungle',
  'living-world': 'jungle',
  'megacorp-cartel': 'city',
  'minor-race': 'jungle',
  'naval-station': 'rock',
  'pleasure-planet': 'ocean',
  'ringed-world': 'gas',
  'space-horde': 'desert',
  'space-tyrant': 'lava',
  'star-federation': 'ocean',
  'trade-world': 'city',
  'training-moon': 'rock',
};
