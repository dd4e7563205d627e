/**
 * Where the Captain takes the default in The Space War: it answers nothing that the other does, and neither plans its
 * station nor thinks about upkeep.
 */
export const overlooked: ReadonlySet<string> = new Set([
  'ask.station',
  'ask.commander',
  'ask.upkeep',
  'ask.pile',
  'ask.window',
  'ask.discard',
]);
