/** What an attack does besides its damage, by the text of the attacker. */
import type { CardId } from '#kernel/state';
import type { TswMachine } from '../kind.ts';
import { fits } from './select.ts';
import { effective } from './standing.ts';

/** Whether the attack of a card does anything besides damage. */
export const mayStrike = (m: TswMachine, id: CardId): boolean =>
  effective(m, 'strike').some(({ place }) => place.src === id);

/** What the attack of a card does to a target besides damage. */
export function strikesOf(m: TswMachine, id: CardId, target: CardId): readonly ('paralysis' | 'destruction')[] {
  return effective(m, 'strike')
    .filter(({ effect: { what }, place }) => place.src === id && what.pick !== 'ref' && fits(m, what, target, place))
    .map(({ effect }) => effect.with);
}
