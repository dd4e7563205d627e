/** What ships amount to together. */
import type { CardInView } from '../view.ts';

/** What a ship can still take, of its shield. */
export const shieldLeft = ({ shield = 0, damage }: CardInView): number => Math.max(0, shield - damage);

/** The attack of ships, and what they can still take. */
export const forceOf = (ships: readonly CardInView[]): { readonly attack: number; readonly shield: number } => ({
  attack: ships.reduce((total, { attack = 0 }) => total + attack, 0),
  shield: ships.reduce((total, ship) => total + shieldLeft(ship), 0),
});
