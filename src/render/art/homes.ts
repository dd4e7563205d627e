/** Homes from afar. */
import { isBase, type SceneArt } from '#face/art';
import { drawBase } from './bases.ts';
import { nthOf } from './dice.ts';
import { familyOf } from './family.ts';
import { drawWorld, someTheme } from './worlds.ts';

/** A base, or else a world, around a point. `damage` from 0 to 1; what the picture says, unless told otherwise. */
export function drawHome(
  art: SceneArt,
  { x, y }: { readonly x: number; readonly y: number },
  r: number,
  damage = art.traits?.damage ?? 0,
): string {
  const { seed, palette, traits = {} } = art;
  const nth = nthOf(art);
  if (isBase(art))
    return drawBase({ seed, family: familyOf(palette, seed), size: 0.8, nth, guns: traits.guns ?? 0, damage }, x, y, r);
  return drawWorld(seed, { theme: traits.theme ?? someTheme(nth) }, x, y, r * 0.86);
}
