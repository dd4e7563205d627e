/** Words that the texts of several verbs have in common. */
import type { FleetClass, Reach } from '../cards/parts.ts';

/** "1 race card", "3 race cards". */
export const counted = (n: number, one: string, more = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** "light fleet", "fleet". */
export const fleetOf = (only?: FleetClass): string => (only === undefined ? 'fleet' : `${only} fleet`);

/** "Your light fleets". */
export function fleetsReached(reach: Reach): string {
  switch (reach) {
    case 'all':
      return 'Your fleets';
    case 'here':
      return 'Fleets that defend this planet';
    default:
      return `Your ${reach} fleets`;
  }
}

/** "on 1 to 5 of 10". */
export const odds = (chance: number): string => `on ${chance === 1 ? '1' : `1 to ${chance}`} of 10`;
