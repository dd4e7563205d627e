/** What the abilities that an event triggers know of it. */
import type { Trigger } from './format.ts';

/** Whether a trigger's event determines a card ("it"), and a player. */
export function tellsOf({ on }: Trigger): { readonly card: boolean; readonly player: boolean } {
  switch (on) {
    case 'turn begins':
    case 'income step begins':
    case 'battle phase begins':
    case 'you gain control of this region':
    case 'boards':
      return { card: false, player: false };
    case 'opponent draws':
      return { card: false, player: true };
    case 'enters play':
    case 'destroyed':
    case 'warps':
    case 'warps into this region':
    case 'attacks':
    case 'enemy attacks':
    case 'you play':
      return { card: true, player: true };
    default:
      return on satisfies never;
  }
}
