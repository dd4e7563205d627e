/**
 * What counts in a battle, and what its sums lead to (3.9.3 to 3.9.5, A15, A16, A20), for the rules, the words, the pictures and
 * the computer players.
 */
import type { CardId } from '#kernel/state';
import type { Mark } from '../cards/parts.ts';

export type Sums = { readonly attack: number; readonly defence: number; readonly world: number };

/** `empty`: no attacker is left; `short`: the attack wins, but not by enough to overcome the planet's own force. */
export type Outcome = 'empty' | 'tie' | 'defence' | 'short' | 'capture';

/** The outcome of a battle with these sums and so many attacking fleets. */
export function outcomeOf({ attack, defence, world }: Sums, attackers: number): Outcome {
  if (attackers === 0) return 'empty';
  if (attack === defence) return 'tie';
  if (attack < defence) return 'defence';
  return attack > defence + world ? 'capture' : 'short';
}

/** `fleets`: those of the card's side that are still in the battle. */
type Side = { readonly planet: CardId; readonly fleets: readonly CardId[]; readonly mark: Mark | undefined };

/** Whether a force card on a fleet or planet adds anything: it is lost with its fleet, but a defence card counts for the planet (A20). */
export function countsOn(on: CardId, { planet, fleets, mark }: Side): boolean {
  return on === planet || fleets.includes(on) || (mark === 'D' && fleets.length === 0);
}
