/** Cards as people look them up. */
import type { CardInfo } from '#kernel/game';
import type { Library } from './library.ts';

export function cardInfos(_library: Library): readonly CardInfo[] {
  return [];
}
