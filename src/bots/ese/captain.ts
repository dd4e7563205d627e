/**
 * Where the Captain takes the default in Epic Space Empires: it plays no tactics and no battle cards, sends no fleets to
 * defend, and loses its weakest fleets first.
 */
export const overlooked: ReadonlySet<string> = new Set(['ask.tactics', 'ask.battle', 'ask.loss', 'ask.defend']);
