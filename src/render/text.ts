/** Text in pictures: cleaned, measured, shortened, wrapped and drawn as outlines. */
import type { Fonts, Weight } from './fonts.ts';
import { num } from './svg.ts';

/** The style of a text; sizes in pixels of the picture. */
export type Type = { readonly size: number; readonly weight: Weight };

/** Where a drawn text goes: `y` is the base line. */
export type TextPlacement = {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Widest the text may be; it is squeezed a little, then cut with an ellipsis. */
  readonly max?: number;
  readonly opacity?: number;
};

/** A text fitted into a width: `squeeze` is the horizontal scale to draw it with, 0.8 to 1. */
export type Fitted = { readonly text: string; readonly squeeze: number; readonly width: number };

const TIGHTEST = 0.8;
const LONGEST = 600;
const ELLIPSIS = '…';

// Control, invisible and direction-changing characters, which draw nothing but can garble the text.
const UNSEEN = /\p{C}|\p{Variation_Selector}/gu;

/** Any text as one line: Unicode-composed, without control characters, with single spaces. */
export function clean(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(UNSEEN, (found) => (/\s/.test(found) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Creates the functions that measure and draw text with given fonts. */
export function createTexts(fonts: Fonts) {
  /** Cleaned, and without characters that no shipped font has, which would only leave gaps. */
  const printable = (raw: string): string => {
    const text = clean(raw);
    if (fonts.shape(text, 600).missing === 0) return text;
    return clean([...text].filter((character) => fonts.shape(character, 600).missing === 0).join(''));
  };

  const width = (text: string, type: Type): number => fonts.shape(text, type.weight).width * type.size;

  const shorten = (raw: string, type: Type, max: number, tightest = TIGHTEST): Fitted => {
    const text = printable(raw);
    const full = width(text, type);
    if (full <= max) return { text, squeeze: 1, width: full };
    if (full * tightest <= max) return { text, squeeze: max / full, width: max };
    const characters = [...text];
    let low = 0;
    let high = characters.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (width(shortened(characters, middle), type) * tightest <= max) low = middle;
      else high = middle - 1;
    }
    const cut = shortened(characters, low);
    const cutWidth = width(cut, type);
    const squeeze = Math.min(1, max / Math.max(cutWidth, 0.01));
    return { text: cut, squeeze: Math.max(squeeze, tightest), width: Math.min(cutWidth, max) };
  };

  const draw = (raw: string, type: Type, place: TextPlacement): string => {
    const fitted = place.max === undefined ? undefined : shorten(raw, type, place.max);
    const text = fitted?.text ?? printable(raw);
    const squeeze = fitted?.squeeze ?? 1;
    const run = fonts.shape(text, type.weight);
    const total = run.width * type.size * squeeze;
    const left = place.anchor === 'middle' ? place.x - total / 2 : place.anchor === 'end' ? place.x - total : place.x;
    let d = '';
    for (const { x, outline } of run.glyphs) {
      for (const { verb, at } of outline) {
        d += verb;
        for (let i = 0; i + 1 < at.length; i += 2) {
          const px = left + (x + (at[i] ?? 0)) * type.size * squeeze;
          const py = place.y + (at[i + 1] ?? 0) * type.size;
          d += `${i === 0 ? '' : ' '}${num(px)} ${num(py)}`;
        }
      }
    }
    if (d === '') return '';
    const opacity = place.opacity === undefined ? '' : ` opacity="${num(place.opacity)}"`;
    return `<path d="${d}" fill="${place.fill}"${opacity}/>`;
  };

  /** Breaks a text into lines no wider than `max`; past `lines` lines the last one ends in an ellipsis. */
  const wrap = (raw: string, type: Type, max: number, lines: number): readonly string[] => {
    const out: string[] = [];
    let line = '';
    const words = printable(raw)
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => broken(word, (part) => width(part, type) <= max));
    for (const [index, word] of words.entries()) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (width(longer, type) <= max) {
        line = longer;
        continue;
      }
      if (out.length === lines - 1) {
        out.push(shorten(`${line} ${words.slice(index).join(' ')}`, type, max, 1).text);
        return out;
      }
      out.push(line);
      line = word;
    }
    if (line !== '') out.push(line);
    return out;
  };

  /** The name if the fonts can draw most of it, otherwise the fallback. */
  const drawable = (name: string, fallback: string): string => {
    const text = clean(name);
    const characters = [...text].filter((character) => character !== ' ').length;
    const { missing, glyphs } = fonts.shape(text, 600);
    if (glyphs.length === 0 || missing * 3 > characters) return fallback;
    return printable(text);
  };

  /** Replaces people's names that the fonts cannot draw in texts about them; undefined: all can be drawn. */
  const respelling = (
    people: readonly { readonly name: string; readonly fallbackName: string }[],
  ): ((text: string) => string) | undefined => {
    const changes = people
      .map(({ name, fallbackName }) => [name, drawable(name, fallbackName)] as const)
      .filter(([name, drawn]) => name !== drawn && name.trim() !== '');
    // A function, since a name may hold what means something in a replacement: "$&".
    const respell = (text: string) => changes.reduce((so, [name, drawn]) => so.replaceAll(name, () => drawn), text);
    return changes.length === 0 ? undefined : respell;
  };

  return { width, shorten, draw, wrap, drawable, respelling, printable };
}

function shortened(characters: readonly string[], length: number): string {
  const kept = characters.slice(0, length).join('');
  return (/^.*[^\s'’\-–,.]/su.exec(kept)?.[0] ?? '') + ELLIPSIS;
}

/** Splits a word that is too wide for a line. */
function broken(word: string, fits: (part: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
