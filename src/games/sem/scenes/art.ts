/** The pictures of the cards of Shattered Empires; each faction has its look. */
import type { Motif, SceneTraits, ShipEquipment } from '#face/art';
import { artIn, type CardLook } from '../../kit/art.ts';
import type { CardDef } from '../cards/format.ts';
import type { Library } from '../library.ts';
import type { Effect } from '../verbs/index.ts';

/** The picture of a definition, always the same for the same card. */
export const artOf = artIn((library: Library) => library.cards, lookOf);

function lookOf(card: CardDef): CardLook {
  const { type, faction, hp, cost } = card;
  const kind = kindOf(card);
  return {
    kind,
    // The ships of a faction are told apart by their hulls alone.
    ...(type === 'unit' && { among: `${kind} ${faction}` }),
    ...(faction !== 'neutral' && { palette: faction }),
    ...((hp ?? cost) !== undefined && { measure: hp ?? cost ?? 0 }),
    traits: traitsOf(card),
  };
}

function kindOf(card: CardDef): string {
  switch (card.type) {
    case 'base':
      return 'starbase';
    case 'unit':
      return unitKind(card);
    case 'modification':
      return `structure/${motifOf(card) ?? 'repair'}`;
    case 'resource':
      return card.yield !== undefined
        ? 'location/asteroid-field'
        : card.cp !== undefined
          ? 'motif/speak'
          : 'structure/build';
    case 'research':
      return 'motif/plan';
    case 'command':
      return `motif/${card.projectile === true ? 'missile' : (motifOf(card) ?? 'speak')}`;
    case 'personnel':
      return 'character';
    default:
      return card.type satisfies never;
  }
}

/** From this many hit points on, a capital ship is drawn as a large one. */
const LARGE = 9;

function unitKind({ class: of, hp = 0 }: CardDef): string {
  if (of === 'fighter') return 'ship/frigate';
  if (of === 'station') return 'location/station';
  if (of === 'defense station') return 'structure/damage';
  return hp >= LARGE ? 'ship/battleship' : 'ship/cruiser';
}

function motifOf({ abilities }: CardDef): Motif | undefined {
  const [first] = abilities.flatMap((one) => one.do);
  return first === undefined ? undefined : MOTIFS[first.verb];
}

function traitsOf(card: CardDef): SceneTraits {
  const { type, weapons, shields = 0, repair, queue, abilities } = card;
  if (type === 'unit' || type === 'base') {
    const equipment: ShipEquipment | undefined = repair > 0 ? 'repair' : queue !== undefined ? 'carrier' : undefined;
    return {
      guns: Math.min(6, weapons.length),
      shield: Math.min(4, shields),
      count: Math.max(1, weapons.length),
      ...(equipment !== undefined && { equipment }),
    };
  }
  const numbers = abilities
    .flatMap((one) => one.do)
    .flatMap((effect) => ('n' in effect && typeof effect.n === 'number' ? [effect.n] : []));
  return { count: Math.max(1, Math.abs(numbers[0] ?? 1)) };
}

const MOTIFS: Readonly<Record<Effect['verb'], Motif>> = {
  addWeapon: 'damage',
  addYield: 'money',
  cancel: 'counter',
  copyUnit: 'build',
  damage: 'damage',
  destroyThis: 'destroy',
  devour: 'destroy',
  draw: 'draw',
  drawPhase: 'draw',
  endTesting: 'build',
  fromSideboard: 'search',
  grantIntercept: 'protect',
  grantLauncher: 'missile',
  hurt: 'weaken',
  ignoreShields: 'damage',
  jam: 'weaken',
  leastEvasion: 'move',
  loseCrew: 'control',
  mill: 'discard',
  modAutoRepair: 'repair',
  modDamage: 'damage',
  modEvasion: 'move',
  modHit: 'look',
  modHitPoints: 'repair',
  modPrice: 'money',
  modProjectile: 'missile',
  modRepair: 'repair',
  modShields: 'protect',
  moreAutoRepair: 'repair',
  moreYield: 'money',
  prevent: 'protect',
  promote: 'boost',
  recover: 'search',
  removeFromAttack: 'move',
  removeYield: 'weaken',
  repair: 'repair',
  replenish: 'protect',
  requeue: 'time',
  retarget: 'control',
  search: 'search',
  strikeNow: 'boost',
};
