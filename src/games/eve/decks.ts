/** Decks: their two shapes, and the rules they must keep (C-2, R-01). */
import type { Deck, DeckFormat, DeckProblem, DeckRules, DeckSection } from '#kernel/game';
import type { DeckList, Race } from './cards/format.ts';
import { type EditionRules, editions } from './editions.ts';
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

/** The list behind a deck. Only for decks in which `deckProblems` finds nothing: what is missing gives empty ids. */
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
  {
    id: 'casual',
    name: 'Casual',
    text: 'A market of any size that fills the opening hand, any number of copies of a card.',
  },
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

/**
 * Everything that is wrong with a deck (C-2, X-2); `casual` lets the size of the market and the copies pass.
 * Cards that are not there are named, and the others checked all the same.
 */
export function deckProblems(library: Library, deck: Deck, editionId: string, format: string): DeckProblem[] {
  const rules = editions[editionId];
  if (rules === undefined) {
    const known = Object.values(editions).map(({ name }) => name);
    return [{ rule: 'edition', text: `There is no edition "${editionId}". Choose ${either(known)}.` }];
  }
  const problems: DeckProblem[] = [];
  const add: Add = (rule, text, card) => problems.push({ rule, text, ...(card !== undefined && { card }) });
  const gone = new Set(
    [...Object.values(deck.extra).flat(), ...Object.keys(deck.main)].filter((id) => !library.has(id)),
  );
  for (const id of gone) add('card', `There is no card "${id}" any more. Put another one in its place.`, id);
  const known = (section: string) =>
    (deck.extra[section] ?? []).filter((id) => library.has(id)).map((id) => library.get(id));

  const race = checkStarbase(library, known('starbase'), add);
  checkUpgrade(library, known('upgrade'), race, add);
  checkRegions(known('regions'), gone, deck.extra.regions ?? [], add);
  const market = Object.entries(deck.main).filter(([id]) => library.has(id));
  const cards = market.map(([id, n]) => ({ card: library.get(id), n }));
  checkMarket(cards, rules, format, add);
  const others = [...known('upgrade'), ...known('regions'), ...cards.map((one) => one.card)];
  for (const card of new Set(others)) checkRace(card, race, add);
  for (const card of new Set([...known('starbase'), ...others])) checkEdition(card, rules, add);
  return problems;
}

type Add = (rule: string, text: string, card?: string) => void;

/** C-2.1. Answers the race that the starbase fixes; undefined while there is not one starbase. */
function checkStarbase(library: Library, listed: readonly Definition[], add: Add): Race | undefined {
  const isBase = (card: Definition) => card.type === 'starbase' && !card.upgraded;
  for (const card of new Set(listed))
    if (!isBase(card)) add('C-2.1', `${card.name} is no basic starbase. Take it out of that place.`, card.id);
  const bases = listed.filter(isBase);
  const [base] = bases;
  if (base === undefined) {
    const all = library.cards.filter(isBase).map(({ name }) => name);
    add('C-2.1', `The deck has no starbase. Add one: ${either(all)}.`);
  } else if (bases.length > 1) {
    const names = bases.map(({ name }) => name).join(', ');
    add('C-2.1', `The deck has ${bases.length} starbases (${names}). Keep one of them.`, bases[1]?.id);
  }
  return bases.length === 1 ? base?.races[0] : undefined;
}

/** C-2.6: one upgraded side, of the race of the starbase. */
function checkUpgrade(library: Library, listed: readonly Definition[], race: Race | undefined, add: Add): void {
  const isUpgrade = (card: Definition) => card.type === 'starbase' && card.upgraded;
  const fitting = library.cards.filter((card) => isUpgrade(card) && (race === undefined || card.races.includes(race)));
  const choices = either(fitting.slice(0, 8).map(({ name }) => name));
  const [upgrade] = listed;
  if (upgrade === undefined) add('C-2.6', `The deck has no upgraded side for its starbase. Add one: ${choices}.`);
  else if (listed.length > 1) {
    const names = listed.map(({ name }) => name).join(', ');
    add('C-2.6', `The deck has ${listed.length} upgraded sides (${names}). Keep one of them.`, listed[1]?.id);
  } else if (!isUpgrade(upgrade))
    add('C-2.6', `${upgrade.name} is no upgraded side of a starbase. Choose ${choices}.`, upgrade.id);
}

/** C-2.2: three outer regions, all different. A region that is gone has been named already and counts. */
function checkRegions(
  listed: readonly Definition[],
  gone: ReadonlySet<string>,
  ids: readonly string[],
  add: Add,
): void {
  const different = new Set(listed);
  for (const card of different) {
    if (card.type !== 'outer region')
      add('C-2.2', `${card.name} is no outer region. Take it out of that place.`, card.id);
    const n = listed.filter((one) => one === card).length;
    if (n > 1)
      add('C-2.2', `${card.name} is listed ${n} times. The three outer regions must differ: keep one.`, card.id);
  }
  const n = different.size + ids.filter((id) => gone.has(id)).length;
  if (n < 3) add('C-2.2', `The deck has ${counted(n, 'different outer region')}. Add ${3 - n}: it must be exactly 3.`);
  if (n > 3) add('C-2.2', `The deck has ${n} outer regions. Take ${n - 3} out: it must be exactly 3.`);
}

/** C-2.3, C-2.5, and in the casual format C-3.3. Copies are counted by name. */
function checkMarket(
  market: readonly { readonly card: Definition; readonly n: number }[],
  rules: EditionRules,
  format: string,
  add: Add,
): void {
  const casual = format === 'casual';
  const size = market.reduce((sum, { n }) => sum + n, 0);
  const has = `The market has ${counted(size, 'card')}. Add ${(casual ? rules.handSize : rules.marketMinimum) - size}:`;
  if (size === 0) add('C-2.3', 'The market is empty. Add the cards that you want to draw.');
  else if (casual && size < rules.handSize)
    add('C-3.3', `${has} whoever cannot draw the opening hand of ${rules.handSize} loses at once.`);
  else if (!casual && size < rules.marketMinimum)
    add('C-2.3', `${has} a tournament deck has at least ${rules.marketMinimum}.`);
  const copies = new Map<string, number>();
  for (const { card, n } of market) {
    if (!Number.isInteger(n) || n < 0) add('C-2.3', `${card.name} has no whole number of copies. Write one.`, card.id);
    if (card.type === 'starbase' || card.type === 'outer region')
      add('C-2.5', `${card.name} is never shuffled into the market. List it as ${aPlace(card)}.`, card.id);
    copies.set(card.name, (copies.get(card.name) ?? 0) + n);
  }
  if (casual) return;
  for (const [name, n] of copies) {
    const over = n - rules.copies;
    if (over <= 0) continue;
    const id = market.find(({ card }) => card.name === name)?.card.id;
    add(
      'C-2.3',
      `There are ${n} copies of ${name}. Take ${over} out: a tournament deck has at most ${rules.copies}.`,
      id,
    );
  }
}

/** C-2.4: one of the icons must be the race of the starbase. */
function checkRace(card: Definition, race: Race | undefined, add: Add): void {
  if (race === undefined || card.races.length === 0 || card.races.includes(race)) return;
  const whose = card.races.join(' and ');
  if (card.type === 'starbase')
    add(
      'C-2.6',
      `${card.name} is the upgraded side of a ${whose} starbase; this deck is ${race}. Choose another.`,
      card.id,
    );
  else add('C-2.4', `${card.name} is for ${whose}; this deck is ${race}. Take it out.`, card.id);
}

/** cards of the Core Set may be played in both editions, those of The Exiled in theirs alone. */
function checkEdition(card: Definition, rules: EditionRules, add: Add): void {
  if (card.edition === 'core' || card.edition === rules.id) return;
  const other = editions[card.edition]?.name ?? card.edition;
  add(
    'R-110',
    `${card.name} is a card of ${other}, which ${rules.name} does not know. Take it out, or play ${other}.`,
    card.id,
  );
}

function aPlace(card: Definition): string {
  if (card.type === 'outer region') return 'an outer region';
  return card.upgraded ? 'the upgrade' : 'the starbase';
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function either(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
