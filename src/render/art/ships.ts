/**
 * Ships seen from above and a little behind, of flat facets: a hull plan by the card's place among its kin, edges and ornaments
 * by family, equipment by what the card can do. No gradients, so that many fit into one picture and compress well.
 */
import type { SceneTraits } from '#face/art';
import { el, num } from '../svg.ts';
import { dice } from './dice.ts';
import type { Family } from './family.ts';
import { hullParts, type Part, type Point, shipClass } from './hulls.ts';
import { hsl } from './palette.ts';
import { bridge, equipment, shieldArcs, turrets, windows } from './ship-equipment.ts';
import { engines, livery, ornaments, type Ship } from './ship-parts.ts';

export type ShipLook = {
  /** "frigate", "cruiser", …; others are drawn as cruisers. */
  readonly kind: string;
  readonly seed: string;
  readonly family: Family;
  readonly traits?: SceneTraits;
  /** Where the nose points, degrees; 0: to the right. Left out, it follows the shape of the field. */
  readonly heading?: number;
};

/** What a tilt does to the depth of a ship that is seen from above. */
const SQUASH = 0.86;

/** Draws a ship in the middle of a field of `w` by `h`. */
export function drawShip(look: ShipLook, w: number, h: number): string {
  const { kind, seed, family, traits = {} } = look;
  const throws = dice(`ship ${seed}`);
  const build = shipClass(kind);
  const nth = traits.nth ?? throws.whole(0, 99);
  const upright = h > w * 0.8;
  const heading = look.heading ?? (upright ? -40 : -24);
  const half = build.half * throws.between(0.9, 1.15);
  const parts = hullParts(build.plans[nth % build.plans.length] ?? 'dart', half, throws);
  const hull = parts.findLast(({ tier }) => tier === 2)?.outline ?? [];
  // A large card of a class is a fifth longer than a small one.
  const scale = Math.min(upright ? w / 100 : w / 118, h / 66) * build.length * (0.9 + 0.22 * (traits.size ?? 0.5));
  const ship: Ship = {
    kind,
    family,
    traits,
    half,
    hull,
    hue: family.hue + ((nth * 47) % 5) * 5 - 10,
    throws,
  };
  const frame = { transform: matrix(heading, scale, w / 2, h / 2) };
  const edge = { stroke: hsl(family.hue, family.saturation, 9), 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
  const shadow = parts.flatMap(sidesOf).map(({ outline }) => el('path', { d: outlinePath(outline, family.curved) }));
  const facets = parts.flatMap((part) =>
    sidesOf(part).map(({ outline, lit }) =>
      el('path', {
        d: outlinePath(outline, family.curved && part.form === 'pair'),
        fill: hsl(ship.hue, family.saturation * (lit ? 0.88 : 1), 30 + part.tier * 9 + (lit ? 15 : 0)),
      }),
    ),
  );
  const [below, above] = ornaments(ship);
  return (
    el(
      'g',
      { transform: `translate(0 ${num((h / 66) * build.length * 3.2)})` },
      el('g', { ...frame, fill: hsl(ship.hue, family.saturation * 0.7, 11) }, shadow.join('')),
    ) +
    el(
      'g',
      frame,
      [
        engines(ship, build.engines),
        el('g', edge, below + facets.join('') + above),
        livery(ship, Math.floor(nth / build.plans.length) + throws.whole(0, 4)),
        equipment(ship),
        windows(ship, build.windows),
        turrets(ship),
        bridge(ship),
        shieldArcs(ship),
      ].join(''),
    )
  );
}

function matrix(heading: number, scale: number, x: number, y: number): string {
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return `matrix(${[cos, sin * SQUASH, -sin, cos * SQUASH, x, y].map(num).join(' ')})`;
}

/** Both sides of a part: the upper one is lit. */
const sidesOf = ({ outline }: Part): readonly { readonly outline: readonly Point[]; readonly lit: boolean }[] => [
  { outline: outline.map(([x, y]): Point => [x, -y]), lit: true },
  { outline, lit: false },
];

/** A closed path through corners; a curved one runs through the middles of its edges, but stays sharp on the axis. */
function outlinePath(outline: readonly Point[], curved: boolean): string {
  if (!curved) return `M${outline.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  const middles = outline.map(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return [x, y, (x + nx) / 2, (y + ny) / 2] as const;
  });
  const steps = middles.map(([x, y, mx, my], i) => {
    if (i === 0) return `M${num(mx)} ${num(my)}`;
    if (Math.abs(y) < 0.01) return `L${num(x)} ${num(y)}L${num(mx)} ${num(my)}`;
    return `Q${num(x)} ${num(y)} ${num(mx)} ${num(my)}`;
  });
  const [x = 0, y = 0] = outline[0] ?? [];
  return `${steps.join('')}L${num(x)} ${num(y)}Z`;
}
