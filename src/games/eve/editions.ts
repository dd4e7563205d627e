/** The editions and their differences, each under its own name (D-numbers: `guide/clauses/differences.ts`). */

import type { RuleOption } from '#face/game';
import type { Translate } from './words/catalogue.ts';

export type EditionRules = {
  readonly id: 'core' | 'exiled';
  readonly name: string;
  /** D1: how many outer regions a player may open in a turn; Infinity: any number. */
  readonly regionsPerTurn: number;
  /** D4 to D6: ships enter and leave the dock by warping; if false, docking is a separate action and not a warp. */
  readonly docksByWarp: boolean;
  /** D10, R-35: a warp is one action of several ships and goes on the pile; if false, each ship warps by itself, at once. */
  readonly warpsOnPile: boolean;
  /** D7, R-34, R-37: ships may join an attack that has begun; if false, all attackers of a region go in together. */
  readonly joinsAttacks: boolean;
  /** D3: docked ships and characters count as being in the home region. */
  readonly dockIsHome: boolean;
  /** D16, R-108: "destroy target …" may target such a card on the pile; if false, only texts that say "on the pile" may. */
  readonly pileInReach: boolean;
  /** D18: a sacrificed card counts as destroyed. */
  readonly sacrificeDestroys: boolean;
  /** D31, R-65: tables of three or four may also choose that the first player skips their first draw. */
  readonly firstDrawOptional: boolean;
  /** Fewest cards of a market in the tournament format (C-2.3). */
  readonly marketMinimum: number;
  /** Fewest cards of a market in the limited format, whose decks are made of boosters. */
  readonly limitedMinimum: number;
  /** Most copies of a card in the tournament format (C-2.3, R-01). */
  readonly copies: number;
  /** Cards in the opening hand, and the hand limit at the end of a player's turn (C-3.3, C-14.1). */
  readonly handSize: number;
};

const core: EditionRules = {
  id: 'core',
  name: 'Core Set',
  regionsPerTurn: Number.POSITIVE_INFINITY,
  docksByWarp: false,
  warpsOnPile: false,
  joinsAttacks: true,
  dockIsHome: true,
  pileInReach: false,
  sacrificeDestroys: true,
  firstDrawOptional: false,
  marketMinimum: 52,
  limitedMinimum: 40,
  copies: 4,
  handSize: 7,
};

const exiled: EditionRules = {
  ...core,
  id: 'exiled',
  name: 'The Exiled',
  regionsPerTurn: 1,
  docksByWarp: true,
  warpsOnPile: true,
  joinsAttacks: false,
  dockIsHome: false,
  pileInReach: true,
  sacrificeDestroys: false,
  firstDrawOptional: true,
};

export const editions: Readonly<Record<string, EditionRules>> = { core, exiled };

/** Optional rules that tables may choose, in some editions. */
export const ruleOptions = (t: Translate): readonly RuleOption[] => [
  {
    id: 'firstDraw',
    title: t('firstDraw.title'),
    editions: Object.values(editions).flatMap(({ id, firstDrawOptional }) => (firstDrawOptional ? [id] : [])),
    choices: [
      { id: 'draw', name: t('firstDraw.draw'), text: t('firstDraw.draw.text') },
      { id: 'skip', name: t('firstDraw.skip'), text: t('firstDraw.skip.text') },
    ],
  },
];

/** The edition of a game. Throws on one that does not exist. */
export function edition(id: string): EditionRules {
  const found = editions[id];
  if (found === undefined) throw new Error(`no edition "${id}"`);
  return found;
}
