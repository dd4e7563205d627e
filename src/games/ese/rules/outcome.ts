/** What the sums of a battle lead to (3.9.3 to 3.9.5, A15, A16), for the rules, the words and the pictures. */

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
