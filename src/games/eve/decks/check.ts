/** Checks decks: the rules of C-2 and X-2, clause by clause. */
import type { Deck, DeckProblem } from '#face/deck';
import { either } from '#words/either';
import type { Race } from '../cards/format.ts';
import { type EditionRules, editions } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Key, Places, Translate } from '../words/catalogue.ts';

/** Adds a problem: the rule, the message, and the card that it is about. */
type Add = (rule: string, key: Key, places: Places, card?: Definition) => void;
/** Joins names as a choice. */
type OneOf = (names: readonly string[]) => string;
type Listed = { readonly card: Definition; readonly n: number };

/** Most upgraded sides that a message names as candidates. */
const maxNamed = 8;

/**
 * All problems of a deck; the `casual` format does not limit the size of the market and the copies.
 * Unknown cards are named, and the others checked nevertheless.
 */
export function deckProblems(
  library: Library,
  t: Translate,
  deck: Deck,
  editionId: string,
  format: string,
): DeckProblem[] {
  const oneOf = (names: readonly string[]) => either(names, t.language);
  const rules = editions[editionId];
  if (rules === undefined) {
    const known = oneOf(Object.values(editions).map(({ name }) => name));
    return [{ rule: 'edition', text: t('deck.edition', { edition: editionId, editions: known }) }];
  }
  const ids = new Set([...Object.values(deck.extra).flat(), ...Object.keys(deck.main)]);
  const gone = [...ids].filter((id) => !library.has(id));
  const problems: DeckProblem[] = gone.map((card) => ({ rule: 'card', card, text: t('deck.gone', { card }) }));
  const add: Add = (rule, key, places, card) => {
    const text = t.any(key, card === undefined ? places : { card: card.name, ...places });
    problems.push({ rule, text, card: card?.id });
  };
  const listed = (section: string) =>
    (deck.extra[section] ?? []).filter((id) => library.has(id)).map((id) => library.get(id));
  const market = Object.entries(deck.main)
    .filter(([id]) => library.has(id))
    .map(([id, n]) => ({ card: library.get(id), n }));

  const race = checkStarbase(library, listed('starbase'), oneOf, add);
  checkUpgrade(library, listed('upgrade'), race, oneOf, add);
  // Unknown regions have been reported already, and count towards the number of regions.
  checkRegions(listed('regions'), (deck.extra.regions ?? []).filter((id) => gone.includes(id)).length, add);
  checkMarket(market, rules, format, add);
  const others = [...listed('upgrade'), ...listed('regions'), ...market.map(({ card }) => card)];
  for (const card of new Set(others)) checkRace(card, race, add);
  for (const card of new Set([...listed('starbase'), ...others])) checkEdition(card, rules, add);
  return problems;
}

/** C-2.1. Returns the race of the starbase; undefined unless there is exactly one starbase. */
function checkStarbase(library: Library, listed: readonly Definition[], oneOf: OneOf, add: Add): Race | undefined {
  const isBase = (card: Definition) => card.type === 'starbase' && !card.upgraded;
  for (const card of new Set(listed)) if (!isBase(card)) add('C-2.1', 'deck.notBase', {}, card);
  const [base, second, ...more] = listed.filter(isBase);
  if (base === undefined) add('C-2.1', 'deck.noBase', { bases: oneOf(namesOf(library.cards.filter(isBase))) });
  if (base === undefined || second === undefined) return base?.races[0];
  const all = [base, second, ...more];
  add('C-2.1', 'deck.bases', { n: all.length, names: namesOf(all).join(', ') }, second);
  return undefined;
}

/** C-2.6: one upgraded side. `checkRace` checks that it is of the starbase's race. */
function checkUpgrade(
  library: Library,
  listed: readonly Definition[],
  race: Race | undefined,
  oneOf: OneOf,
  add: Add,
): void {
  const isUpgrade = (card: Definition) => card.type === 'starbase' && card.upgraded;
  const fits = (card: Definition) => isUpgrade(card) && (race === undefined || card.races.includes(race));
  const upgrades = () => oneOf(namesOf(library.cards.filter(fits).slice(0, maxNamed)));
  const [upgrade, second] = listed;
  if (upgrade === undefined) add('C-2.6', 'deck.noUpgrade', { upgrades: upgrades() });
  else if (second !== undefined)
    add('C-2.6', 'deck.upgrades', { n: listed.length, names: namesOf(listed).join(', ') }, second);
  else if (!isUpgrade(upgrade)) add('C-2.6', 'deck.notUpgrade', { upgrades: upgrades() }, upgrade);
}

/** C-2.2, R-112: three outer regions, all different by name. */
function checkRegions(listed: readonly Definition[], gone: number, add: Add): void {
  const different = new Map(listed.map((card) => [card.name, card]));
  for (const card of different.values()) {
    if (card.type !== 'outer region') add('C-2.2', 'deck.notRegion', {}, card);
    const n = listed.filter(({ name }) => name === card.name).length;
    if (n > 1) add('C-2.2', 'deck.regionTwice', { n }, card);
  }
  const n = different.size + gone;
  if (n < 3) add('C-2.2', 'deck.regionsFew', { n, by: 3 - n });
  if (n > 3) add('C-2.2', 'deck.regionsMany', { n, by: n - 3 });
}

/** C-2.3, C-2.5, and in the casual format C-3.3; the limited format is that of decks made of boosters. */
function checkMarket(market: readonly Listed[], rules: EditionRules, format: string, add: Add): void {
  const casual = format === 'casual';
  const min = casual ? rules.handSize : format === 'limited' ? rules.limitedMinimum : rules.marketMinimum;
  const n = market.reduce((sum, one) => sum + one.n, 0);
  if (n === 0) add('C-2.3', 'deck.empty', {});
  else if (n < min && casual) add('C-3.3', 'deck.noHand', { n, least: min, by: min - n });
  else if (n < min) add('C-2.3', 'deck.small', { n, least: min, by: min - n });
  for (const one of market) {
    if (!Number.isInteger(one.n) || one.n < 0) add('C-2.3', 'deck.number', {}, one.card);
    if (one.card.type === 'outer region') add('C-2.5', 'deck.regionShuffled', {}, one.card);
    else if (one.card.type === 'starbase')
      add('C-2.5', one.card.upgraded ? 'deck.upgradeShuffled' : 'deck.baseShuffled', {}, one.card);
  }
  // In the limited format there are as many copies as somebody has opened.
  if (!casual && format !== 'limited') checkCopies(market, rules.copies, add);
}

/** C-2.3: copies are counted by name. */
function checkCopies(market: readonly Listed[], max: number, add: Add): void {
  const byName = new Map<string, { readonly card: Definition; n: number }>();
  for (const { card, n } of market) {
    const known = byName.get(card.name);
    if (known === undefined) byName.set(card.name, { card, n });
    else known.n += n;
  }
  for (const { card, n } of byName.values())
    if (n > max) add('C-2.3', 'deck.copies', { n, by: n - max, most: max }, card);
}

/** C-2.4, C-2.6: one of the icons must be the race of the starbase. */
function checkRace(card: Definition, race: Race | undefined, add: Add): void {
  if (race === undefined || card.races.length === 0 || card.races.includes(race)) return;
  const places = { whose: card.races.join(' and '), race };
  if (card.type === 'starbase') add('C-2.6', 'deck.upgradeRace', places, card);
  else add('C-2.4', 'deck.race', places, card);
}

/** cards of the Core Set may be played in both editions, those of The Exiled only in their own. */
function checkEdition(card: Definition, rules: EditionRules, add: Add): void {
  if (card.edition === 'core' || card.edition === rules.id) return;
  const other = editions[card.edition]?.name ?? card.edition;
  add('R-114', 'deck.otherEdition', { other, edition: rules.name }, card);
}

function namesOf(cards: readonly Definition[]): readonly string[] {
  return cards.map(({ name }) => name);
}
