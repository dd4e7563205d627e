/** What a place looks like behind its cards: space in bands of one hue, with its world far off, or a home above the limb of its own. */
import type { SceneArt } from '#face/art';
import type { SceneArea } from '#face/scene';
import { dice, nthOf } from './art/dice.ts';
import { drawHome } from './art/homes.ts';
import { hsl } from './art/palette.ts';
import { HUES } from './art/skies.ts';
import { drawLimb, drawWorld, someTheme } from './art/worlds.ts';
import { el, num } from './svg.ts';

const BANDS = 4;
const STARS = 14;
/** How far a world recedes behind what lies before it. */
const FAR = 0.62;
/** How wide a home's base is, in pixels; narrower ones than the least are left out. */
const BASE = 142;
const MIN_BASE = 86;

/** Fills a field of `w` by `h`, of which the upper `head` is for the heading and a player's figures. */
export function drawScenery(area: SceneArea, w: number, h: number, head: number): string {
  const { art, home } = area;
  const throws = dice(`scenery ${art.seed}`);
  const hue = HUES[throws.whole(0, HUES.length - 1)] ?? 222;
  const slope = throws.between(-0.16, 0.16) * w;
  const bands = Array.from({ length: BANDS }, (_, i) => {
    const y = (i / BANDS) * h;
    const bend = i === 0 ? 0 : slope * 0.3;
    // Darkest above, where the heading is, and no lighter than what words are read on.
    return el('path', {
      d: `M0 ${num(y - bend)}Q${num(w / 2)} ${num(y + slope * 0.4)} ${num(w)} ${num(y + bend)}V${num(h)}H0Z`,
      fill: hsl(hue + i * 7, 40, 8 + i * 2.4),
    });
  });
  const stars = Array.from({ length: STARS }, () =>
    el('circle', {
      cx: w * throws.between(0, 1),
      cy: h * throws.between(0, 1),
      r: throws.between(0.7, 1.8),
      fill: '#ffffff',
      opacity: throws.between(0.3, 0.8),
    }),
  );
  const subject = home === undefined ? far(area, w, h, head) : near(area, w, h, head);
  return [el('rect', { width: w, height: h, fill: hsl(hue, 40, 8) }), ...bands, ...stars, subject].join('');
}

const themeOf = (art: SceneArt) => art.traits?.theme ?? someTheme(nthOf(art));

/** The limb of the home's world, with its base above it at the right. */
function near({ art, base }: SceneArea, w: number, h: number, head: number): string {
  const rise = Math.min(110, h * 0.36);
  const limb = drawLimb(themeOf(art), w, h, rise);
  const r = Math.min(BASE / 2, (h - head) * 0.6);
  if (base === undefined || r < MIN_BASE / 2) return limb;
  return limb + drawHome(base, { x: w - BASE * 0.72, y: h - Math.max(rise * 0.9, r * 0.8) }, r);
}

/** A world low at the right, or the base that is attacked there; of a place that is a heading alone, in that. */
function far({ art, base }: SceneArea, w: number, h: number, head: number): string {
  if (base !== undefined) return drawHome(base, { x: w - BASE * 0.8, y: head + (h - head) / 2 }, BASE * 0.6);
  const throws = dice(`far ${art.seed}`);
  const room = h - head;
  const r = room < 40 ? head * 0.62 : Math.min(room * 0.46, w * 0.2, 96);
  const y = room < 40 ? h * 0.52 : head + room * throws.between(0.4, 0.62);
  const nth = nthOf(art);
  const look = { theme: themeOf(art), ring: nth % 3 === 2, moons: nth % 2 };
  return el('g', { opacity: FAR }, drawWorld(art.seed, look, w * throws.between(0.78, 0.9), y, r));
}
