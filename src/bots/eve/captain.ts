/**
 * What the Captain leaves to its default in EVE: it answers nothing that others do, has its ships fire at nothing in a battle,
 * and never withdraws.
 */
export const overlooked: ReadonlySet<string> = new Set(['ask.pile', 'ask.window', 'ask.withdraw', 'ask.battleTargets']);
