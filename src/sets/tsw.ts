/** Loads the cards of The Space War, which come with the program. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CardSet, setShape } from '#games/tsw/cards/format';

const files = ['terrans', 'swarm', 'united-stars', 'decks'];

/** The sets of the game. Throws if a file is invalid, since they are part of the program. */
export function loadTsw(): readonly CardSet[] {
  return files.map((name) => {
    const file = new URL(`../games/tsw/cards/${name}.yaml`, import.meta.url);
    return setShape.parse(parse(readFileSync(file, 'utf8')));
  });
}
