/**
 * The shipped fonts, read once, as a source of outlines. Text is drawn as paths only, so the machine's own fonts are never
 * used, and every machine draws the same picture.
 */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** How heavy letters are drawn: reading text, names, numbers and titles. */
export type Weight = 500 | 600 | 700;

/** A text turned into outlines, in units of the font size: x to the right, y down, origin on the base line. */
export type Run = {
  readonly width: number;
  readonly glyphs: readonly { readonly x: number; readonly outline: Outline }[];
  /** How many characters no shipped font can draw; they are left out. */
  readonly missing: number;
};

/** A glyph's path commands with coordinates in units of the font size. */
export type Outline = readonly { readonly verb: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly at: readonly number[] }[];

/** Outlines for texts; `shape` never throws, whatever the text. */
export type Fonts = { readonly shape: (text: string, weight: Weight) => Run };

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const FALLBACKS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const CACHED_RUNS = 4000;

const VERBS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Reads the fonts in `folder` (a file URL ending in a slash). Throws if one is missing. */
export function loadFonts(folder: URL): Fonts {
  const open = (name: string): Font => {
    const font = create(readFileSync(new URL(`${name}.ttf`, folder)));
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not one font`);
    return font;
  };
  const fallbacks = FALLBACKS.map((subset) => open(`noto-sans-${subset}-600-normal`));
  const own = (weight: Weight) => SUBSETS.map((subset) => open(`saira-semi-condensed-${subset}-${weight}-normal`));
  const families: Readonly<Record<Weight, readonly Font[]>> = {
    500: [...own(500), ...fallbacks],
    600: [...own(600), ...fallbacks],
    700: [...own(700), ...fallbacks],
  };
  const outlines = new Map<Font, Map<number, Outline>>();
  const runs = new LRUCache<string, Run>({ max: CACHED_RUNS });

  const outlineOf = (font: Font, id: number, make: () => Outline): Outline => {
    const known = outlines.get(font) ?? new Map<number, Outline>();
    outlines.set(font, known);
    const found = known.get(id) ?? make();
    known.set(id, found);
    return found;
  };

  const shape = (text: string, weight: Weight): Run => {
    const key = `${weight}${text}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    const glyphs: { x: number; outline: Outline }[] = [];
    let x = 0;
    const { pieces, missing } = split(families[weight], text);
    for (const { font, text: piece } of pieces) {
      const laid = font.layout(piece);
      const em = font.unitsPerEm;
      laid.glyphs.forEach((glyph, index) => {
        const position = laid.positions[index];
        if (position === undefined) return;
        const outline = outlineOf(font, glyph.id, () =>
          glyph.path.commands.map(({ command, args }) => ({
            verb: VERBS[command],
            at: args.map((value, axis) => (axis % 2 === 0 ? value / em : -value / em)),
          })),
        );
        if (outline.length > 0) glyphs.push({ x: x + position.xOffset / em, outline });
        x += position.xAdvance / em;
      });
    }
    const run = { width: x, glyphs, missing };
    runs.set(key, run);
    return run;
  };
  return { shape };
}

type Piece = { font: Font; text: string };

/** Cuts a text into pieces that one font can draw, each character in the first font that has it. */
function split(fonts: readonly Font[], text: string): { pieces: readonly Piece[]; missing: number } {
  const pieces: Piece[] = [];
  let missing = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (font === undefined) {
      missing += 1;
      continue;
    }
    const last = pieces.at(-1);
    if (last !== undefined && last.font === font) last.text += character;
    else pieces.push({ font, text: character });
  }
  return { pieces, missing };
}
