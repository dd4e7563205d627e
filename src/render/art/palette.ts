/** Colour families for procedural pictures. */
import { familyOf } from './family.ts';

/** Colours of one picture: the hull or ground from dark to light, an accent, a glow, and the space behind. */
export type Palette = {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
  readonly glow: string;
  readonly sky: string;
  readonly skyDeep: string;
};

/** A colour by hue (degrees), saturation and lightness (percent), as hex. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = Math.min(100, Math.max(0, saturation)) / 100;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const a = s * Math.min(l, 1 - l);
  const channel = (n: number): string => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const value = l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The palette of a family; one from its name, or from the seed, where none is set. */
export function palette(name: string | undefined, seed: string): Palette {
  const { hue, saturation, glow } = familyOf(name, seed);
  return {
    dark: hsl(hue, saturation * 0.8, 17),
    mid: hsl(hue, saturation, 41),
    light: hsl(hue, saturation * 0.9, 70),
    accent: hsl(hue, Math.min(90, saturation + 38), 62),
    glow: hsl(glow, 90, 72),
    sky: blend(hue, 24, 20),
    skyDeep: blend(hue, 32, 8),
  };
}

/** Space keeps to blue whatever the family; the hue only leans it. */
function blend(hue: number, saturation: number, lightness: number): string {
  const away = ((hue - 222 + 540) % 360) - 180;
  return hsl(222 + away * 0.22, saturation, lightness);
}
