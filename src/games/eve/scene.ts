/** EVE's pictures. */
import type { Scenes } from '#kernel/game';
import type { Library } from './library.ts';

export function eveScenes(_library: Library): Scenes {
  const none = (): never => {
    throw new Error('no picture yet');
  };
  return { board: none, hand: none, card: none };
}
