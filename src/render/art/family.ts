/** The look of a race or faction: its colours, and how its hulls and stations are made. */
import { dice } from './dice.ts';

/** What a family puts on its hulls, and by which it is known from afar. */
const ORNAMENTS = ['ribs', 'boxes', 'bulbs', 'lattice', 'blades'] as const;

/** Hues are in degrees, the saturation in percent. */
export type Family = {
  readonly hue: number;
  readonly saturation: number;
  /** The hue of painted marks. */
  readonly livery: number;
  /** The hue of engines and lights. */
  readonly glow: number;
  /** Curved edges; straight ones otherwise. */
  readonly curved: boolean;
  readonly ornament: (typeof ORNAMENTS)[number];
};

const FAMILIES: Readonly<Record<string, Family>> = {
  amarr: { hue: 44, saturation: 58, livery: 350, glow: 48, curved: true, ornament: 'ribs' },
  caldari: { hue: 210, saturation: 20, livery: 28, glow: 200, curved: false, ornament: 'boxes' },
  gallente: { hue: 150, saturation: 30, livery: 84, glow: 165, curved: true, ornament: 'bulbs' },
  minmatar: { hue: 14, saturation: 42, livery: 190, glow: 22, curved: false, ornament: 'lattice' },
  jove: { hue: 265, saturation: 28, livery: 300, glow: 280, curved: true, ornament: 'blades' },
  empire: { hue: 356, saturation: 34, livery: 46, glow: 8, curved: false, ornament: 'boxes' },
  drift: { hue: 34, saturation: 40, livery: 175, glow: 180, curved: false, ornament: 'lattice' },
  ashen: { hue: 285, saturation: 22, livery: 96, glow: 110, curved: true, ornament: 'bulbs' },
  meridian: { hue: 190, saturation: 26, livery: 322, glow: 190, curved: true, ornament: 'blades' },
};

/** The look of a family; one from its name, or from the seed, where none is set. */
export function familyOf(name: string | undefined, seed: string): Family {
  const known = name === undefined ? undefined : FAMILIES[name];
  if (known !== undefined) return known;
  const throws = dice(`family ${name ?? seed}`);
  const hue = throws.between(0, 360);
  return {
    hue,
    saturation: throws.between(18, 46),
    livery: hue + throws.pick([150, 180, 210]),
    glow: hue + throws.pick([0, 40, 180]),
    curved: throws.chance(0.5),
    ornament: throws.pick(ORNAMENTS),
  };
}
