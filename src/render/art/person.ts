/** The head and shoulders of a person: what they wear by their place among the others, their colours by family. */
import { el, num } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import type { Family } from './family.ts';
import { hsl } from './palette.ts';

export type PersonLook = { readonly seed: string; readonly family: Family; readonly nth: number };

/** Persons are drawn in a field of 100 by 100, their eyes at 42. */
type Person = {
  readonly throws: Dice;
  /** A cloth's colour by lightness, percent. */
  readonly cloth: (lightness: number) => string;
  readonly trim: string;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly light: string;
};

const INK = '#10151f';

/** Draws a person who stands in the middle of a field of `w` by `h`. */
export function drawPerson({ seed, family, nth }: PersonLook, w: number, h: number): string {
  const throws = dice(`person ${seed}`);
  const skinHue = throws.pick([18, 24, 28, 32, 200, 150]);
  const skinLight = throws.between(38, 72);
  const hue = family.hue + ((nth * 3) % 5) * 16 - 32;
  const person: Person = {
    throws,
    cloth: (lightness) => hsl(hue, family.saturation, lightness),
    trim: hsl(family.livery + (nth % 3) * 30, 70, 60),
    skin: hsl(skinHue, 34, skinLight),
    shade: hsl(skinHue, 36, skinLight - 16),
    hair: hsl(throws.pick([20, 34, 45, 210, 280, 0]), throws.between(10, 50), throws.between(14, 74)),
    light: hsl(family.glow, 90, 72),
  };
  const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];
  // In a tall field, as on a card, a name lies over the top.
  const k = Math.min(h > w * 0.7 ? h * 0.84 : h, w) / 100;
  const isMirrored = nth % 2 === 1;
  const x = w / 2 + (isMirrored ? 1 : -1) * Math.max(0, w - 100 * k) * 0.12;
  const transform = `translate(${num(x - (isMirrored ? -50 : 50) * k)} ${num(h - 100 * k)}) scale(${num(isMirrored ? -k : k)} ${num(k)})`;
  return el(
    'g',
    { transform },
    [
      el('circle', { cx: 50, cy: 46, r: 44, fill: hsl(family.glow, 60, 50), opacity: 0.16 }),
      pick(HEADWEAR, nth)?.behind?.(person) ?? '',
      pick(COATS, nth + Math.floor(nth / 5))?.(person) ?? '',
      head(person),
      pick(FACES, nth + Math.floor(nth / 3))?.(person) ?? '',
      pick(HEADWEAR, nth)?.before(person) ?? '',
    ].join(''),
  );
}

const path = (d: string, fill: string) => el('path', { d, fill, stroke: INK, 'stroke-width': 1.2 });
const plain = (d: string, fill: string) => el('path', { d, fill });

const head = ({ skin, shade }: Person): string =>
  path('M42 56H58V72H42Z', shade) +
  path('M32 38Q32 16 50 16Q68 16 68 38Q68 60 50 66Q32 60 32 38Z', skin) +
  plain('M50 17Q68 17 67.4 38Q67 60 50 65.4Z', shade);

const COATS: readonly ((person: Person) => string)[] = [
  // A uniform with epaulettes.
  ({ cloth, trim }) =>
    path('M6 100Q10 76 42 70H58Q90 76 94 100Z', cloth(34)) +
    plain('M50 70H58Q90 76 94 100H50Z', cloth(24)) +
    plain('M44 70L50 100L56 70Z', trim) +
    path('M8 84L30 74L34 82L10 94ZM92 84L70 74L66 82L90 94Z', trim),
  // A high collar.
  ({ cloth, trim }) =>
    path('M4 100Q8 78 34 74L30 50L46 76H54L70 50L66 74Q92 78 96 100Z', cloth(38)) +
    plain('M50 76H54L70 50L66 74Q92 78 96 100H50Z', cloth(26)) +
    plain('M47 78h6v22h-6Z', trim),
  // Armour.
  ({ cloth, light }) =>
    path('M2 100Q0 72 26 68L44 76H56L74 68Q100 72 98 100Z', cloth(48)) +
    plain('M50 76H56L74 68Q100 72 98 100H50Z', cloth(30)) +
    el('circle', { cx: 50, cy: 90, r: 6, fill: light, stroke: INK, 'stroke-width': 1.2 }) +
    plain('M14 82l18 -6v5l-18 7ZM86 82l-18 -6v5l18 7Z', cloth(64)),
  // A robe.
  ({ cloth, trim }) =>
    path('M14 100Q16 74 40 68L50 84L60 68Q84 74 86 100Z', cloth(28)) +
    plain('M50 84L60 68Q84 74 86 100H50Z', cloth(18)) +
    el('path', { d: 'M36 70L50 92L64 70', fill: 'none', stroke: trim, 'stroke-width': 4 }),
  // A flight suit with straps.
  ({ cloth, trim }) =>
    path('M8 100Q12 78 38 72H62Q88 78 92 100Z', cloth(54)) +
    plain('M50 72H62Q88 78 92 100H50Z', cloth(40)) +
    el('path', { d: 'M28 76L40 100M72 76L60 100M34 90H66', stroke: cloth(14), 'stroke-width': 4 }) +
    el('rect', { x: 45, y: 86, width: 10, height: 8, fill: trim }),
];

const FACES: readonly ((person: Person) => string)[] = [
  ({ light }) => eyes(light) + plain('M43 55Q50 58 57 55L56 57Q50 60 44 57Z', INK),
  // A visor.
  ({ light, cloth }) => path('M30 36H70V47H30Z', cloth(16)) + plain('M34 39H66V43H34Z', light),
  // A beard.
  ({ light, hair }) => path('M33 46Q36 54 50 52Q64 54 67 46Q68 66 50 74Q32 66 33 46Z', hair) + eyes(light),
  // One eye of glass.
  ({ light, cloth }) =>
    eyes(light) +
    path('M52 34h14v14h-14Z', cloth(20)) +
    el('circle', { cx: 59, cy: 41, r: 4.4, fill: '#ff5a6a' }) +
    plain('M44 56h12v2h-12Z', INK),
  // A mask over the mouth.
  ({ light, cloth }) =>
    eyes(light) +
    path('M34 48L66 48L62 62L50 68L38 62Z', cloth(44)) +
    plain('M42 54h16v2h-16ZM44 59h12v2h-12Z', cloth(14)),
  // Painted marks.
  ({ light, trim }) =>
    eyes(light) +
    plain('M36 46l3 0l2 12l-3 -2ZM64 46l-3 0l-2 12l3 -2ZM48 20h4v12h-4Z', trim) +
    plain('M43 57h14v2h-14Z', INK),
];

const eyes = (light: string): string =>
  plain('M37 40q5 -5 10 0q-5 4 -10 0ZM53 40q5 -5 10 0q-5 4 -10 0Z', '#f4f7ff') +
  el('circle', { cx: 42, cy: 40, r: 2, fill: light, stroke: INK, 'stroke-width': 0.8 }) +
  el('circle', { cx: 58, cy: 40, r: 2, fill: light, stroke: INK, 'stroke-width': 0.8 });

type Headwear = { readonly behind?: (person: Person) => string; readonly before: (person: Person) => string };

const HEADWEAR: readonly Headwear[] = [
  // Short hair.
  { before: ({ hair }) => path('M31 36Q28 12 50 11Q72 12 69 36Q64 24 50 25Q36 24 31 36Z', hair) },
  // A hood.
  {
    behind: ({ cloth }) => path('M20 84Q14 8 50 4Q86 8 80 84Z', cloth(22)),
    before: ({ cloth }) =>
      el('path', { d: 'M30 66Q24 16 50 13Q76 16 70 66', fill: 'none', stroke: cloth(46), 'stroke-width': 5 }),
  },
  // An officer's cap.
  {
    before: ({ cloth, trim }) =>
      path('M28 28Q30 8 50 8Q70 8 72 28Q50 20 28 28Z', cloth(36)) +
      path('M28 28Q50 20 72 28L74 33Q50 25 26 33Z', cloth(14)) +
      el('circle', { cx: 50, cy: 17, r: 4, fill: trim }),
  },
  // Long hair.
  {
    behind: ({ hair }) => path('M26 82Q20 14 50 10Q80 14 74 82Q62 74 50 76Q38 74 26 82Z', hair),
    before: ({ hair }) => path('M32 42Q28 14 50 12Q72 14 68 42Q66 26 54 22Q40 24 32 42Z', hair),
  },
  // A helmet.
  {
    behind: ({ cloth }) => path('M24 66Q18 8 50 6Q82 8 76 66Z', cloth(30)),
    before: ({ cloth, light }) =>
      path('M26 34Q28 8 50 8Q72 8 74 34Q62 26 50 26Q38 26 26 34Z', cloth(56)) +
      path('M22 36h8v20h-8ZM70 36h8v20h-8Z', cloth(42)) +
      el('circle', { cx: 50, cy: 16, r: 3, fill: light }),
  },
  // A crest.
  { before: ({ hair, trim }) => path('M44 26Q38 4 50 0Q62 4 56 26Z', hair) + plain('M36 24h28v3h-28Z', trim) },
  // A shawl under a crown.
  {
    behind: ({ cloth }) => path('M22 96Q16 18 50 10Q84 18 78 96Z', cloth(64)),
    before: ({ trim, cloth }) =>
      path('M31 26L34 10L42 20L50 6L58 20L66 10L69 26Z', trim) +
      el('path', { d: 'M31 30Q26 60 32 80M69 30Q74 60 68 80', fill: 'none', stroke: cloth(48), 'stroke-width': 3 }),
  },
];
