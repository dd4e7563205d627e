/** What the picture of a card is drawn from: plain data, made by a game from the card's definition. */

/** The scene of an event, by what it does. */
export const motifs = [
  'back',
  'boost',
  'build',
  'control',
  'counter',
  'damage',
  'destroy',
  'discard',
  'draw',
  'forbid',
  'look',
  'missile',
  'money',
  'move',
  'peace',
  'plan',
  'protect',
  'repair',
  'search',
  'speak',
  'time',
  'weaken',
  'world',
] as const;
export type Motif = (typeof motifs)[number];

/** The surface of a world. */
export const worldThemes = [
  'ocean',
  'ice',
  'jungle',
  'desert',
  'lava',
  'city',
  'gas',
  'rock',
  'storm',
  'dead',
] as const;
export type WorldTheme = (typeof worldThemes)[number];

/** What a ship is equipped for. */
export type ShipEquipment = 'haul' | 'mine' | 'carrier' | 'repair' | 'scout';

/** What of a card's data its picture shows. Without them the seed decides, so that cards of added sets have pictures too. */
export type SceneTraits = {
  /** The card's place among those that would look like it, from 0: no two neighbours share hull, livery and sky. */
  readonly nth?: number;
  /** How large it is among its class, 0 to 1. */
  readonly size?: number;
  /** Weapons to be seen, 0 to 6. */
  readonly guns?: number;
  /** Shield arcs to be seen, 0 to 4. */
  readonly shield?: number;
  readonly equipment?: ShipEquipment;
  readonly theme?: WorldTheme;
  /** The number of an effect, from 1: how many beams, coins, cards or ships. */
  readonly count?: number;
  /** Damage as a share of what it can take, 0 to 1: breaches and fire. */
  readonly damage?: number;
};

/** Breaches and fires are drawn by eighths, so that a board needs few pictures of one base. */
export const DAMAGE_PARTS = 8;

/** Whether a picture shows a base or a station, and not a world. */
export const isBase = ({ kind }: Pick<SceneArt, 'kind'>): boolean => kind === 'starbase' || kind.endsWith('/station');

/**
 * The procedural picture of a card: `kind` says what it is ("ship/frigate", "location/moon", "region", "starbase",
 * "structure/protect", "motif/damage", "chart/pincer", "people/warrior", …; an unknown kind gets an abstract emblem), `seed` makes
 * it that card's own, always the same. `palette` names a family with a look of its own, such as a race.
 */
export type SceneArt = {
  readonly kind: string;
  readonly seed: string;
  readonly palette?: string;
  readonly traits?: SceneTraits;
};
