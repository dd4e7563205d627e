/** What a table may agree on before it starts. */
import type { Setup } from '#face/game';

export const choices = {
  /** Whose unit lets a player use projectiles: one with Launcher, or any that is past Testing (S-6.5). */
  projectiles: ['launcher', 'any'],
  /** How many cards the first player draws in the first Draw Phase. */
  firstDraw: ['1', '2'],
  /** How much Yield those who do not begin have more in their first turn (S-R-36). */
  laterYield: ['0', '1', '2'],
  /** Whether the sub-steps of the Acquisition Phase have an order. */
  acquisition: ['ordered', 'free'],
  /** Whether a game without damage for 20 rounds ends (S-R-37). */
  stall: ['off', 'on'],
} as const;

export type SemOptions = { readonly [Id in keyof typeof choices]: (typeof choices)[Id][number] };

/** Reads what a table has chosen; what is missing or not known is the default, the first of its choices. */
export function readOptions(given: Setup['options'] = {}): SemOptions {
  return Object.fromEntries(
    Object.entries(choices).map(([id, [usual, ...others]]) => {
      const said = String(given[id] ?? '');
      return [id, (others as readonly string[]).includes(said) ? said : usual];
    }),
  ) as SemOptions;
}
