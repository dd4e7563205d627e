/** Decks: how they are built, and what is wrong with one (S-2). */
import type { Deck, DeckProblem, DeckRules } from '#face/deck';
import type { Places } from '#words/catalogue';
import type { CardDef } from '../cards/format.ts';
import type { Library } from '../library.ts';
import type { Key, Translate } from '../words/catalogue.ts';

/** Fewest cards of a deck (S-2.1). */
const LEAST = 40;
/** Most copies of a card, unless it is unlimited (S-2.2, S-R-34). */
const COPIES = 4;
const NEUTRAL = 'neutral';

/** How decks are composed: a base, the cards that are shuffled, and the sideboard, which all see. */
export function deckRules(library: Library, t: Translate): DeckRules {
  return {
    sections: [
      { id: 'base', title: 'Base', count: 1 },
      { id: 'main', title: 'Deck', aliases: ['Main', 'Main deck', 'Cards'] },
      { id: 'sideboard', title: 'Sideboard', aliases: ['Side', 'Side board'] },
    ],
    formats: [
      {
        id: 'standard',
        name: t('format.standard'),
        text: t('format.standard.about', { least: LEAST, copies: COPIES }),
      },
    ],
    place(id) {
      if (!library.has(id)) return undefined;
      const { type, cost } = library.get(id);
      return type === 'base' ? 'base' : cost === undefined ? 'sideboard' : 'main';
    },
  };
}

type Add = (rule: string, key: Key, places: Places, card?: CardDef) => void;
type Listed = { readonly card: CardDef; readonly n: number };

/** All problems of a deck. Unknown cards are named. */
export function deckProblems(library: Library, t: Translate, deck: Deck): readonly DeckProblem[] {
  const { base = [], sideboard = [] } = deck.extra;
  const ids = new Set([...Object.values(deck.extra).flat(), ...Object.keys(deck.main)]);
  const gone = [...ids].filter((id) => !library.has(id));
  const problems: DeckProblem[] = gone.map((card) => ({ rule: 'card', card, text: t('deck.gone', { card }) }));
  const add: Add = (rule, key, places, card) => {
    const text = t.any(key, card === undefined ? places : { card: card.name, ...places });
    problems.push({ rule, text, ...(card !== undefined && { card: card.id }) });
  };
  const known = (list: readonly string[]) => list.filter((id) => library.has(id)).map((id) => library.get(id));
  const bases = known(base);
  const faction = checkBase(bases, base.length, add);
  const main = Object.entries(deck.main).flatMap(([id, n]) => known([id]).map((card): Listed => ({ card, n })));
  const counts = new Map<string, number>();
  for (const id of sideboard) counts.set(id, (counts.get(id) ?? 0) + 1);
  const side = [...counts].flatMap(([id, n]) => known([id]).map((card): Listed => ({ card, n })));
  const total = main.reduce((sum, { n }) => sum + n, 0);
  if (total < LEAST) add('S-2.1', 'deck.small', { n: total, least: LEAST, by: LEAST - total });
  for (const one of main) {
    if (one.card.type === 'base') add('S-2.4', 'deck.baseShuffled', {}, one.card);
    else if (one.card.cost === undefined) add('S-2.3', 'deck.special', {}, one.card);
    checkCopies(one, faction, add);
  }
  for (const one of side) {
    if (one.card.type === 'base' || one.card.cost !== undefined) add('S-2.3', 'deck.ordinary', {}, one.card);
    checkCopies(one, faction, add);
  }
  return problems;
}

/** There is one base; its faction is that of the deck. */
function checkBase(bases: readonly CardDef[], n: number, add: Add): string | undefined {
  const [base] = bases;
  if (n !== 1) add('S-2.4', 'deck.oneBase', { n });
  for (const card of new Set(bases)) if (card.type !== 'base') add('S-2.4', 'deck.notBase', {}, card);
  return base?.type === 'base' ? base.faction : undefined;
}

function checkCopies({ card, n }: Listed, faction: string | undefined, add: Add): void {
  if (!Number.isInteger(n) || n < 1) add('S-2.2', 'deck.number', {}, card);
  if (n > COPIES && card.unlimited !== true) add('S-2.2', 'deck.copies', { n, most: COPIES, by: n - COPIES }, card);
  if (faction !== undefined && card.faction !== NEUTRAL && card.faction !== faction)
    add('S-2.5', 'deck.foreign', {}, card);
}
