/** The editions and what differs between them, each difference in one named place (D-numbers of the comparison of the rule sheets). */

export type EditionRules = {
  readonly id: 'core' | 'exiled';
  readonly name: string;
  /** D18: a sacrificed card counts as destroyed. */
  readonly sacrificeDestroys: boolean;
  /** Fewest cards of a market in the tournament format (C-2.3). */
  readonly marketMinimum: number;
  /** Most copies of a card in the tournament format (C-2.3, R-01). */
  readonly copies: number;
  /** Cards in hand at the start and at the end of one's turn (C-3.3, C-14.1). */
  readonly handSize: number;
};

const core: EditionRules = {
  id: 'core',
  name: 'Core Set',
  sacrificeDestroys: true,
  marketMinimum: 52,
  copies: 4,
  handSize: 7,
};

export const editions: Readonly<Record<string, EditionRules>> = { core };

/** The edition of a game. Throws on one that does not exist. */
export function edition(id: string): EditionRules {
  const found = editions[id];
  if (found === undefined) throw new Error(`no edition "${id}"`);
  return found;
}
