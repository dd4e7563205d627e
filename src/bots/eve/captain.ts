/**
 * Where the Captain takes the default in EVE: it never responds to other players, holds its fire in battles, and never
 * withdraws.
 */
export const overlooked: ReadonlySet<string> = new Set(['ask.pile', 'ask.window', 'ask.withdraw', 'ask.battleTargets']);
