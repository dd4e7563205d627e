/** The pictures of EVE's cards. */
import type { Motif, SceneArt, SceneTraits, ShipEquipment, WorldTheme } from '#face/art';
import { arcsFor, artIn, type CardLook, damagedArt, gunsFor } from '../../kit/art.ts';
import type { CommandName } from '../cards/format.ts';
import { profileOf } from '../cards/wording.ts';
import type { Definition, Library } from '../library.ts';
import type { RegionInView } from '../view.ts';

/** The picture of a definition, always the same for the same card. */
export const artOf = artIn((library: Library) => library.cards, lookOf);

/** The picture of a region, or of a starbase with what it has taken. */
export const placeArt = (library: Library, { def, damage, shield = 0 }: RegionInView): SceneArt =>
  damagedArt(artOf(library, library.get(def)), damage, shield);

function lookOf(card: Definition): CardLook {
  const { type, subtype, origin, races, price } = card;
  const slug = (subtype ?? '').toLowerCase().replaceAll(' ', '-');
  const motif = motifOf(card);
  const kinds = {
    ship: `ship/${slug}`,
    location: `location/${slug}`,
    'outer region': 'region',
    starbase: 'starbase',
    structure: `structure/${motif ?? 'world'}`,
    news: `motif/${motif ?? 'speak'}`,
    character: 'character',
  };
  const kind = kinds[type];
  const palette = (origin ?? races[0])?.toLowerCase();
  return {
    kind,
    palette,
    // The ships of a race are told apart by their hulls alone.
    ...(type === 'ship' && { among: `${kind} ${palette}` }),
    ...(typeof price === 'number' && { measure: price }),
    traits: traitsOf(card),
  };
}

/** What a card does first. */
function motifOf({ abilities }: Definition): Motif | undefined {
  const [first] = abilities.flatMap((one) => one.do);
  return first === undefined ? undefined : profileOf(first).picture;
}

const EQUIPMENT: Readonly<Partial<Record<CommandName, ShipEquipment>>> = {
  haul: 'haul',
  mining: 'mine',
  patrol: 'scout',
  tanking: 'repair',
  trade: 'haul',
};

function traitsOf({ id, type, attack = 0, shield = 0, commands, abilities, subtype }: Definition): SceneTraits {
  if (type === 'ship') {
    // Most frigates and cruisers have the same commands, which would only make them look alike.
    const shown = subtype === 'Frigate' || subtype === 'Cruiser' ? [] : commands;
    const equipment = shown.flatMap(({ name }) => EQUIPMENT[name] ?? []).at(0);
    return { guns: gunsFor(attack), shield: arcsFor(shield), ...(equipment !== undefined && { equipment }) };
  }
  if (type === 'starbase') return { guns: gunsFor(attack) };
  const theme = THEMES[id];
  return { count: countOf(abilities), ...(theme !== undefined && { theme }) };
}

/** The first number in what a card does. */
function countOf(abilities: Definition['abilities']): number {
  const numbers = abilities.flatMap((one) => one.do).flatMap((effect) => ('n' in effect ? [effect.n] : []));
  return Math.abs(numbers.find((n) => typeof n === 'number') ?? 1);
}

/** Worlds whose name says what they are like. */
const THEMES: Readonly<Record<string, WorldTheme>> = {
  'breadbasket-prime': 'jungle',
  brinehold: 'ocean',
  'cinder-colony': 'lava',
  'verdant-lease': 'jungle',
  'garrison-world': 'city',
  'homestead-nine': 'desert',
  'old-capital': 'city',
  'pleasure-gardens-of-vey': 'ocean',
  'refuge-of-ash': 'dead',
  frostmarrow: 'ice',
};
