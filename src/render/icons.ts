/** The project's icons, read once from assets/icons: one SVG file each, 24 by 24, drawn in the current colour. */
import { readdirSync, readFileSync } from 'node:fs';

/** Icons by name, as the inner markup of their files. */
export type Icons = ReadonlyMap<string, string>;

/** Reads all icons of `folder` (a file URL ending in a slash). Throws on a file that is no icon of ours. */
export function loadIcons(folder: URL): Icons {
  const icons = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) continue;
    const found = /^(<svg [^>]*>)(.*)<\/svg>$/s.exec(readFileSync(new URL(file, folder), 'utf8').trimEnd());
    const [, head, inner] = found ?? [];
    if (inner === undefined || head?.includes(' viewBox="0 0 24 24"') !== true)
      throw new Error(`${file}: not an icon on a 24 by 24 field`);
    icons.set(file.slice(0, -'.svg'.length), inner);
  }
  return icons;
}
