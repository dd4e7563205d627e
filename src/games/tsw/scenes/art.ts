/** The pictures of the cards of The Space War. */
import type { Motif, SceneTraits, ShipEquipment } from '#face/art';
import { arcsFor, artIn, type CardLook, gunsFor } from '../../kit/art.ts';
import type { Ability } from '../cards/ability.ts';
import { editionIds } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Effect } from '../verbs/index.ts';

/** The picture of a definition, always the same for the same card. */
export const artOf = artIn((library: Library) => library.cards(editionIds[0]), lookOf);

/** What an ability may do, whichever way is chosen. */
const effectsOf = ({ do: effects = [], choose = [] }: Ability): readonly Effect[] => [...effects, ...choose.flat()];

function lookOf(card: Definition): CardLook {
  const { type, defense = 0, cost } = card;
  const size = defense >= 7 ? 'battleship' : defense >= 4 ? 'cruiser' : 'frigate';
  const motif = motifOf(card);
  const kinds = {
    spaceship: `ship/${size}`,
    missile: 'motif/missile',
    defense: `structure/${motif === 'forbid' ? 'damage' : 'protect'}`,
    duration: `motif/${motif}`,
    event: `motif/${motif}`,
    commander: 'people/clever',
  } as const;
  return {
    kind: kinds[type],
    ...(typeof cost === 'number' && { measure: cost }),
    traits: traitsOf(card),
  };
}

function motifOf({ abilities }: Definition): Motif {
  const [first] = abilities.flatMap(effectsOf);
  return first === undefined ? 'speak' : MOTIFS[first.verb];
}

function traitsOf({ type, abilities, attack, defense = 0 }: Definition): SceneTraits {
  const effects = abilities.flatMap(effectsOf);
  if (type === 'spaceship') {
    const equipment = effects.flatMap(({ verb }) => EQUIPMENT[verb] ?? []).at(0);
    const guns = typeof attack === 'number' ? gunsFor(attack) : 1;
    return { guns, shield: arcsFor(defense), ...(equipment !== undefined && { equipment }) };
  }
  const numbers = effects.flatMap((effect) => ('n' in effect && typeof effect.n === 'number' ? [effect.n] : []));
  return { count: Math.abs(numbers[0] ?? (typeof attack === 'number' ? attack : 1)) };
}

/** What ships are equipped for that do it. */
const EQUIPMENT: Readonly<Partial<Record<Effect['verb'], ShipEquipment>>> = {
  addToStation: 'haul',
  draw: 'scout',
  lookAtTop: 'scout',
  repair: 'repair',
  search: 'carrier',
  stationRepair: 'repair',
};

const MOTIFS: Readonly<Record<Effect['verb'], Motif>> = {
  absorb: 'protect',
  addToStation: 'build',
  attach: 'boost',
  attackIs: 'boost',
  chooseOwnFlips: 'protect',
  collision: 'destroy',
  copy: 'build',
  counter: 'counter',
  damage: 'damage',
  damageOrDestroy: 'damage',
  destroy: 'destroy',
  discard: 'discard',
  discardAfterDraws: 'discard',
  discardChosen: 'discard',
  discardCopies: 'discard',
  discardFromPlay: 'back',
  discardThis: 'discard',
  draw: 'draw',
  drawOrMill: 'draw',
  extraTurn: 'time',
  foil: 'counter',
  forEachCounter: 'boost',
  forbidAttack: 'peace',
  forbidCollision: 'protect',
  forbidMove: 'forbid',
  forbidPlay: 'forbid',
  forbidTarget: 'protect',
  gainActions: 'time',
  gainCounters: 'money',
  hasten: 'move',
  limitPlays: 'forbid',
  lookAtHand: 'look',
  lookAtTop: 'look',
  loseLife: 'damage',
  mill: 'discard',
  millInstead: 'discard',
  modAttack: 'boost',
  modAttacks: 'boost',
  modPrice: 'money',
  moveStationFreely: 'build',
  noEffect: 'weaken',
  noForcedDiscard: 'protect',
  noHandLimit: 'draw',
  noLongerSlow: 'time',
  noStationAdds: 'forbid',
  noStationMoves: 'forbid',
  paralyze: 'weaken',
  putOnTop: 'plan',
  recover: 'search',
  repair: 'repair',
  returnToHand: 'back',
  search: 'search',
  stationDamage: 'damage',
  stationRepair: 'repair',
  strike: 'damage',
  survive: 'protect',
  swapFigures: 'plan',
  takeControl: 'control',
  takeStation: 'control',
};
