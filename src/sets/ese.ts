/** Loads the cards of Epic Space Empires, which come with the program. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type CardSet, setShape } from '#games/ese/cards/format';

const file = fileURLToPath(new URL('../games/ese/cards/base.yaml', import.meta.url));

/** The sets of the game. Throws if the file is invalid, since it is part of the program. */
export function loadEse(): readonly CardSet[] {
  return [setShape.parse(parse(readFileSync(file, 'utf8')))];
}
