/** The procedural picture of a card: a sky of its own, and what the card is. */
import type { SceneArt, SceneTraits } from '#face/art';
import { el, polygon } from '../svg.ts';
import { drawBase } from './bases.ts';
import { drawChart } from './charts.ts';
import { dice, nthOf } from './dice.ts';
import { type Family, familyOf } from './family.ts';
import { drawMotif, isMotif } from './motifs/index.ts';
import { type Palette, palette } from './palette.ts';
import { drawPerson } from './person.ts';
import { drawPortrait } from './portraits.ts';
import { drawShip } from './ships.ts';
import { drawSky } from './skies.ts';
import { drawStructure } from './structures.ts';
import { drawBelt, drawWorld, someTheme } from './worlds.ts';

/** What every subject goes by. */
type Subject = {
  readonly seed: string;
  /** What comes after the family of kinds: "frigate" of "ship/frigate". */
  readonly member: string;
  readonly palette: string | undefined;
  readonly family: Family;
  readonly traits: SceneTraits & { readonly nth: number };
};

/** Draws a picture of `w` by `h` pixels with its corner at the origin, the background filled. One per SVG document. */
export function drawArt(art: SceneArt, w: number, h: number): string {
  const { seed, family, traits } = subjectOf(art);
  // A nested svg element cuts off what reaches past the frame.
  return el('svg', { width: w, height: h }, drawSky(seed, family.hue, traits.nth, w, h) + drawSubject(art, w, h));
}

/** What of a picture floats in space, and can be drawn without one of its own. */
export const isAfloat = ({ kind }: SceneArt): boolean => /^(ship|location|starbase|structure|region)(\/|$)/.test(kind);

/** Draws what a picture shows without anything behind it. One per SVG document. */
export function drawSubject(art: SceneArt, w: number, h: number): string {
  const [of = ''] = art.kind.split('/', 1);
  return (SUBJECTS[of] ?? emblem)(subjectOf(art), w, h);
}

function subjectOf(art: SceneArt): Subject {
  const { kind, seed, palette: name } = art;
  const [, member = ''] = kind.split('/', 2);
  return { seed, member, palette: name, family: familyOf(name, seed), traits: { ...art.traits, nth: nthOf(art) } };
}

const coloursOf = ({ palette: name, seed }: Subject): Palette => palette(name, seed);

const SUBJECTS: Readonly<Record<string, (subject: Subject, w: number, h: number) => string>> = {
  ship: ({ member, seed, family, traits }, w, h) => drawShip({ kind: member, seed, family, traits }, w, h),
  location: place,
  region: ({ seed, traits: { nth, theme, size = 0.6 } }, w, h) => {
    const throws = dice(`region ${seed}`);
    const r = Math.min(w * 0.7, h) * (0.2 + 0.14 * size);
    const look = { theme: theme ?? someTheme(nth), ring: nth % 3 === 2, moons: 1 + (nth % 2) };
    return drawWorld(seed, look, w * throws.between(0.6, 0.84), h * 0.58, r);
  },
  starbase: ({ seed, family, traits: { nth, size = 0.8, guns, damage } }, w, h) =>
    drawBase(
      { seed, family, size, nth, guns: guns ?? 0, damage: damage ?? 0 },
      w / 2,
      h * 0.54,
      Math.min(w * 0.42, h * 0.62),
    ),
  structure: ({ seed, family, member, traits: { nth, count = 1 } }, w, h) =>
    drawStructure({ seed, family, does: isMotif(member) ? member : undefined, nth, count }, w, h),
  motif: ({ seed, palette: name, member, traits: { nth, count = 1 } }, w, h) =>
    drawMotif({ motif: isMotif(member) ? member : 'speak', seed, count, nth, family: name }, w, h),
  chart: ({ seed, member, traits: { nth } }, w, h) => drawChart({ manoeuvre: member, seed, nth }, w, h),
  people: (subject, w, h) => drawPortrait(subject.seed, subject.member, coloursOf(subject), w, h),
  character: ({ seed, family, traits: { nth } }, w, h) => drawPerson({ seed, family, nth }, w, h),
};

function place({ seed, family, member, traits }: Subject, w: number, h: number): string {
  const { nth, theme, size = 0.6 } = traits;
  const reach = Math.min(h > w * 0.8 ? w * 0.86 : w * 0.7, h);
  switch (member) {
    case 'station':
      return drawBase(
        { ...traits, seed, family, size: 0.2 + (nth % 4) * 0.16 },
        w / 2,
        h * 0.52,
        Math.min(w * 0.4, h * 0.6),
      );
    case 'asteroid-field':
      return drawBelt(seed, nth, w, h);
    case 'moon': {
      const moonThemes = ['rock', 'dead', 'ice', 'desert', 'storm', 'lava'] as const;
      const look = { theme: theme ?? moonThemes[nth % moonThemes.length] ?? 'rock', dock: nth % 4 === 3 };
      const x = w * (0.4 + (nth % 3) * 0.1);
      return drawWorld(seed, look, x, h * 0.53, reach * (0.24 + 0.05 * (nth % 4)));
    }
    default: {
      const look = { theme: theme ?? someTheme(nth), ring: nth % 3 === 1, moons: nth % 3, dock: nth % 4 === 3 };
      return drawWorld(seed, look, w * 0.5, h * 0.53, reach * (0.24 + 0.16 * size));
    }
  }
}

function emblem(subject: Subject, w: number, h: number): string {
  const { seed } = subject;
  const colours = coloursOf(subject);
  const throws = dice(`emblem ${seed}`);
  const sides = throws.whole(3, 7);
  const cx = w / 2;
  const cy = h / 2;
  const shape = (r: number, turn: number): [number, number][] =>
    Array.from({ length: sides }, (_, i): [number, number] => [
      cx + Math.cos((i / sides) * Math.PI * 2 + turn) * r,
      cy + Math.sin((i / sides) * Math.PI * 2 + turn) * r,
    ]);
  return (
    polygon(shape(h * 0.36, -Math.PI / 2), { fill: 'none', stroke: colours.accent, 'stroke-width': h * 0.03 }) +
    polygon(shape(h * 0.24, throws.between(0, 2)), { fill: colours.mid }) +
    el('circle', { cx, cy, r: h * 0.08, fill: colours.glow })
  );
}
