/** The words of an upright card: commands and weapons, then its text, as large as they fit. */
import type { SceneFace } from '#face/scene';
import { baseline, INK, type Kit } from './kit.ts';
import type { Type } from './text.ts';

/** Sizes of the words, the largest that fits first, in pixels. */
const SIZES = [38, 34, 31, 29] as const;

/** More lines than any text has. */
const ALL = 60;

/** Words set in lines, to be drawn with the upper left corner of the column at the origin. */
export type SetText = {
  readonly height: number;
  readonly lines: readonly {
    readonly words: string;
    readonly type: Type;
    readonly x: number;
    /** The middle of the line. */
    readonly y: number;
    readonly fill: string;
  }[];
  readonly signs: readonly { readonly icon: string; readonly x: number; readonly y: number; readonly size: number }[];
};

/** Sets the words of a face in a column of `width`, no higher than `room` if any size allows it. Nothing is cut off. */
export function setText(kit: Kit, face: SceneFace, width: number, room: number): SetText {
  let text: SetText = { height: 0, lines: [], signs: [] };
  for (const size of SIZES) {
    text = setAt(kit, face, size, width);
    if (text.height <= room) break;
  }
  return text;
}

function setAt(kit: Kit, { rows, text }: SceneFace, size: number, width: number): SetText {
  const type: Type = { size, weight: 500 };
  const strong: Type = { size, weight: 700 };
  const leading = size * 1.27;
  const mark = size * 0.62;
  const lines: SetText['lines'][number][] = [];
  const signs: SetText['signs'][number][] = [];
  let y = 0;
  const put = (of: Type, words: string, x: number, fill: string) => {
    for (const line of kit.texts.wrap(words, of, width - x, ALL)) {
      lines.push({ words: line, type: of, x, y: y + leading / 2, fill });
      y += leading;
    }
  };
  for (const { icon, name, value, house, text: explained } of rows) {
    const label = `${name} ${value}`;
    const indent = size * 1.35;
    signs.push({ icon, x: 0, y: y + leading * 0.08, size: size * 1.05 });
    if (house === true) {
      const end = indent + Math.min(width - indent - mark - 8, kit.texts.width(label, strong));
      signs.push({ icon: 'house', x: end + 6, y, size: mark });
    }
    put(strong, label, indent, '#ffffff');
    if (explained !== undefined) put(type, explained, indent, INK.soft);
    y += size * 0.16;
  }
  for (const { text: words, lead, house } of text) {
    const indent = house === true ? mark + 8 : 0;
    if (house === true) signs.push({ icon: 'house', x: 0, y: y + leading * 0.16, size: mark });
    if (lead !== undefined) put({ size: Math.max(29, size * 0.88), weight: 600 }, lead, indent, INK.gold);
    put(type, words, indent, INK.text);
    y += size * 0.35;
  }
  return { height: y, lines, signs };
}

export const drawText = (kit: Kit, { lines, signs }: SetText): string =>
  [
    ...signs.map(({ icon, x, y, size }) => kit.icon(icon, x, y, size)),
    ...lines.map(({ words, type, x, y, fill }) => kit.texts.draw(words, type, { x, y: baseline(y, type), fill })),
  ].join('');
