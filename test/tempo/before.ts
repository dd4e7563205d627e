/**
 * The figures of the program before its screens were made for few presses, by the names of their lines: 8 games of each
 * kind, seed `tempo`.
 */
export const before: Readonly<Record<string, string>> = {
  'EVE: The Second Genesis, Core Set: own turn, presses': '13 (30)',
  'EVE: The Second Genesis, Core Set: own turn, calls that ping': '1 (3)',
  'EVE: The Second Genesis, Core Set: turns of others, presses': '0 (8)',
  'EVE: The Second Genesis, Core Set: turns of others, calls that ping': '0 (2)',
  'EVE: The Second Genesis, Core Set: ten ships attack eight, presses of the attacker': '52 (91)',
  'EVE: The Second Genesis, Core Set: ten ships attack eight, presses of the defender': '22 (33)',
  'EVE: The Second Genesis, Core Set: ten ships attack eight, hand-overs': '4 (9)',
  'EVE: The Second Genesis, Core Set: messages that tell a story': '68 %',
  'EVE: The Second Genesis, The Exiled: own turn, presses': '10 (21)',
  'EVE: The Second Genesis, The Exiled: own turn, calls that ping': '1 (2)',
  'EVE: The Second Genesis, The Exiled: turns of others, presses': '0 (5)',
  'EVE: The Second Genesis, The Exiled: turns of others, calls that ping': '0 (1)',
  'EVE: The Second Genesis, The Exiled: ten ships attack eight, presses of the attacker': '43 (60)',
  'EVE: The Second Genesis, The Exiled: ten ships attack eight, presses of the defender': '25 (33)',
  'EVE: The Second Genesis, The Exiled: ten ships attack eight, hand-overs': '4 (8)',
  'EVE: The Second Genesis, The Exiled: messages that tell a story': '71 %',
  'Epic Space Empires, Base game: own turn, presses': '37 (54)',
  'Epic Space Empires, Base game: own turn, calls that ping': '10 (16)',
  'Epic Space Empires, Base game: turns of others, not attacked, presses': '25 (56)',
  'Epic Space Empires, Base game: turns of others, not attacked, calls that ping': '8 (19)',
  'Epic Space Empires, Base game: turns of others, attacked, presses': '41 (78)',
  'Epic Space Empires, Base game: turns of others, attacked, calls that ping': '15 (28)',
  'Epic Space Empires, Base game: messages that tell a story': '51 %',
};
