/** What authors often want and the format lacks, each with the closest alternative. */

import type { Wish } from '#face/sets';

export const wishes: readonly Wish[] = [
  {
    said: /^unless:/,
    instead:
      'Only "counter" has "unless" itself. Beside "do", the whole ability can be bought off: "unless: { pay: 2, who: its controller }".',
  },
  {
    said: /: (that much|(as|this|so) (many|much))/,
    instead: 'Say "that many", which is what an earlier effect of the same ability has counted.',
  },
  {
    said: /^(per|for each|foreach|times):/,
    instead:
      'Only "draw", "damage", "gainIsk", "loseIsk", "modAttack" and "modShield" count with "per". The nearest is a fixed "n", or an "if" with "control: 3, of: ship".',
  },
  {
    said: /^(verb: )?.*\bcop(y|ies)/,
    instead: 'Abilities and cards cannot be copied. Write the effects that are meant in "do".',
  },
  {
    said: /^may: [^a-z]*x\b/,
    instead: 'What "may" costs is a number. Only the cost of an executed ability, or the price of a card, can be X.',
  },
  {
    said: /^on: .*\bend(s|ed)?\b/,
    instead:
      'Nothing waits for the end of a phase or battle. The nearest is "turn ends", with "whose: each player" at the end of every turn.',
  },
  {
    said: /\b(less than|lessthan|under|at most|atmost|no more than)\b/,
    instead:
      'Conditions say "so many or more" ("control: 3, of: ship") or "fewer than" ("fewer: 3, of: ship"). Phrases say "with price 4 or less".',
  },
  {
    said: /^who: ((every|all|both) players?|each other player)$/,
    instead: 'Say "who: each player", which is you as well, or "who: each opponent".',
  },
  {
    said: /^(what|for): .*\brandom\b|^at random:/,
    instead: 'Only "discard" is by chance, with "random: true". The nearest is "target …", which its player chooses.',
  },
  {
    said: /^(choose|either|or|one of|oneof|else|otherwise|modes):/,
    instead: 'An ability has no alternatives. Write an executed ability for each, of which its player uses one.',
  },
  {
    said: /^(twice|limit|uses|times per turn):|^once: \d/,
    instead: 'An ability works as often as it can or, with "once: true", once per turn.',
  },
  {
    said: /^(verb: )?.*\b(token|counters)\b/,
    instead: 'Cards bear no tokens. The nearest is a change "until: this leaves play", or a news with a "duration".',
  },
];
