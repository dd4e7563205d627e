/** Decks: how they are built, and what is wrong with one (T-2). */
import type { Deck, DeckProblem, DeckRules } from '#face/deck';
import type { Places } from '#words/catalogue';
import { type EditionId, editionIds, editionOf } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Key, Translate } from '../words/catalogue.ts';

/** Fewest and most cards of a deck, commanders not counted (T-2.2). */
const SIZE = { least: 50, most: 70 } as const;

/** How decks are composed. Commanders stand apart from the cards that are shuffled. */
export function deckRules(library: Library, t: Translate): DeckRules {
  return {
    sections: [
      { id: 'commanders', title: 'Commanders', aliases: ['Commander'] },
      { id: 'main', title: 'Deck', aliases: ['Draw pile', 'Main', 'Main deck', 'Cards'] },
    ],
    // The first is the default of a table (W23).
    formats: [
      { id: 'open', name: t('format.open'), text: t('format.open.about', SIZE) },
      { id: 'constructed', name: t('format.constructed'), text: t('format.constructed.about', SIZE) },
    ],
    place(id) {
      if (!library.has(id)) return undefined;
      return library.get(editionIds[0], id).type === 'commander' ? 'commanders' : 'main';
    },
  };
}

type Add = (rule: string, key: Key, places: Places, card?: Definition) => void;
type Listed = { readonly card: Definition; readonly n: number };

/** All problems of a deck; copies are limited in the format `constructed` alone (W23). Unknown cards are named. */
export function deckProblems(
  library: Library,
  t: Translate,
  deck: Deck,
  editionId: string,
  format: string,
): readonly DeckProblem[] {
  const edition = editionOf(editionId);
  const ids = new Set([...Object.values(deck.extra).flat(), ...Object.keys(deck.main)]);
  const gone = [...ids].filter((id) => !library.has(id));
  const problems: DeckProblem[] = gone.map((card) => ({ rule: 'card', card, text: t('deck.gone', { card }) }));
  const add: Add = (rule, key, places, card) => {
    const text = t.any(key, card === undefined ? places : { card: card.name, ...places });
    problems.push({ rule, text, ...(card !== undefined && { card: card.id }) });
  };
  checkCommanders(known(library, edition, deck.extra.commanders ?? []), add);
  const main = Object.entries(deck.main).flatMap(([id, n]) =>
    known(library, edition, [id]).map((card): Listed => ({ card, n })),
  );
  checkMain(main, format, add);
  return problems;
}

const known = (library: Library, edition: EditionId, ids: readonly string[]): readonly Definition[] =>
  ids.filter((id) => library.has(id)).map((id) => library.get(edition, id));

function checkCommanders(listed: readonly Definition[], add: Add): void {
  if (!listed.some(({ type }) => type === 'commander')) add('T-2', 'deck.noCommander', {});
  for (const card of new Set(listed)) if (card.type !== 'commander') add('T-2', 'deck.notCommander', {}, card);
}

function checkMain(main: readonly Listed[], format: string, add: Add): void {
  const n = main.reduce((sum, one) => sum + one.n, 0);
  if (n < SIZE.least) add('T-2.2', 'deck.small', { n, least: SIZE.least, by: SIZE.least - n });
  if (n > SIZE.most) add('T-2.2', 'deck.large', { n, most: SIZE.most, by: n - SIZE.most });
  for (const one of main) {
    if (one.card.type === 'commander') add('T-2', 'deck.commanderShuffled', {}, one.card);
    if (!Number.isInteger(one.n) || one.n < 1) add('T-2.2', 'deck.number', {}, one.card);
    const max = one.card.copies;
    if (format === 'constructed' && one.n > max)
      add('T-2.2', 'deck.copies', { n: one.n, most: max, by: one.n - max }, one.card);
  }
}
