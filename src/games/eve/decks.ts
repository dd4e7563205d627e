/** Decks: their two shapes, and the rules they must keep (C-2, R-01). */
import type { Deck, DeckFormat, DeckProblem, DeckRules, DeckSection } from '#kernel/game';
import type { DeckList } from './cards/format.ts';
import { edition } from './editions.ts';
import type { Definition, Library } from './library.ts';

/** A ready deck list in the shape that tables and stores keep. */
export function toDeck(list: DeckList): Deck {
  return {
    id: list.id,
    name: list.name,
    edition: list.edition,
    extra: { starbase: [list.starbase], upgrade: [list.upgrade], regions: list.regions },
    main: list.market,
  };
}

/** The list behind a deck. A deck without a starbase or upgrade gives empty ids, which `deckProblems` names. */
export function toList(deck: Deck): DeckList {
  return {
    id: deck.id,
    name: deck.name,
    edition: deck.edition as DeckList['edition'],
    starbase: deck.extra.starbase?.[0] ?? '',
    upgrade: deck.extra.upgrade?.[0] ?? '',
    regions: [...(deck.extra.regions ?? [])],
    market: { ...deck.main },
  };
}

const sections: readonly DeckSection[] = [
  { id: 'starbase', title: 'Starbase', aliases: ['Starbases', 'Home region', 'Base'], count: 1 },
  { id: 'upgrade', title: 'Upgrade', aliases: ['Upgraded starbase', 'Starbase upgrade', 'Upgraded side'], count: 1 },
  { id: 'regions', title: 'Outer regions', aliases: ['Outer region', 'Regions'], count: 3 },
  { id: 'main', title: 'Market', aliases: ['Deck', 'Main', 'Main deck', 'Cards'] },
];

const formats: readonly DeckFormat[] = [
  { id: 'casual', name: 'Casual', text: 'A market of any size, any number of copies of a card.' },
  { id: 'tournament', name: 'Tournament', text: 'A market of at least 52 cards, at most 4 copies of each.' },
];

/** How decks are made up (C-2, R-01). A card has one place, whatever it was listed under. */
export function deckRules(library: Library): DeckRules {
  return {
    sections,
    formats,
    place(id) {
      if (!library.has(id)) return undefined;
      const card = library.get(id);
      if (card.type === 'outer region') return 'regions';
      if (card.type !== 'starbase') return 'main';
      return card.upgraded ? 'upgrade' : 'starbase';
    },
  };
}

/** Everything that is wrong with a deck; `casual` lets the size of the market and the copies pass. */
export function deckProblems(library: Library, deck: Deck, editionId: string, format: string): DeckProblem[] {
  const rules = edition(editionId);
  const unknown = [...Object.values(deck.extra).flat(), ...Object.keys(deck.main)].filter((id) => !library.has(id));
  if (unknown.length > 0)
    return unknown.map((card) => ({ rule: 'card', card, text: `There is no card "${card}". Check its spelling.` }));
  const list = toList(deck);
  const problems: DeckProblem[] = [];
  const add = (rule: string, text: string, card?: string) =>
    problems.push({ rule, text, ...(card !== undefined && { card }) });
  const starbases = deck.extra.starbase ?? [];
  const base = starbases.length === 1 && library.has(list.starbase) ? library.get(list.starbase) : undefined;
  if (base?.type !== 'starbase') {
    add('C-2.1', `A deck has exactly one starbase; this one names ${starbases.length}.`);
    return problems;
  }
  const race = base.races[0] ?? '';
  checkUpgrade(library, list, race, add);
  checkRegions(library, list, add);
  const size = Object.values(deck.main).reduce((sum, n) => sum + n, 0);
  if (format !== 'casual' && size < rules.marketMinimum)
    add('C-2.3', `The market has ${size} cards; the tournament format wants at least ${rules.marketMinimum}.`);
  if (size < 1) add('C-2.3', 'The market is empty. Add some cards.');
  for (const [id, n] of Object.entries(deck.main))
    checkCard(library.get(id), n, race, format === 'casual' ? undefined : rules.copies, add);
  return problems;
}

type Add = (rule: string, text: string, card?: string) => void;

function checkUpgrade(library: Library, list: DeckList, race: string, add: Add): void {
  const upgrade = library.has(list.upgrade) ? library.get(list.upgrade) : undefined;
  if (upgrade?.type !== 'starbase' || !upgrade.upgraded)
    add('C-2.6', 'Name the upgraded side of the starbase.', list.upgrade);
  else if (upgrade.races[0] !== race) add('C-2.6', `${upgrade.name} is no upgrade of a ${race} starbase.`, upgrade.id);
}

function checkRegions(library: Library, list: DeckList, add: Add): void {
  if (list.regions.length !== 3 || new Set(list.regions).size !== 3)
    add('C-2.2', `A deck has exactly three different outer regions; this one has ${new Set(list.regions).size}.`);
  for (const id of list.regions)
    if (library.get(id).type !== 'outer region') add('C-2.2', `${library.get(id).name} is no outer region.`, id);
}

function checkCard(card: Definition, n: number, race: string, most: number | undefined, add: Add): void {
  if (card.type === 'starbase' || card.type === 'outer region')
    add('C-2.5', `${card.name} is never shuffled into the market.`, card.id);
  if (most !== undefined && n > most)
    add('C-2.3', `${n} copies of ${card.name}; at most ${most} are allowed.`, card.id);
  if (card.races.length > 0 && !card.races.some((one) => one === race))
    add('C-2.4', `${card.name} is for ${card.races.join(' and ')}; this deck is ${race}.`, card.id);
}
