/** Boosters of the Core Set: what is in them, what everybody has besides, and decks made of what was opened. */
import type { BoosterRules, Deck } from '#face/deck';
import type { Race } from '../cards/format.ts';
import type { Definition, Library } from '../library.ts';

/** What a booster holds: so many different cards of each rarity. */
const PLAN = [
  { cards: 10, rarity: 'common' },
  { cards: 3, rarity: 'uncommon' },
  { cards: 1, rarity: 'rare' },
  { cards: 1, rarity: 'region' },
] as const;
/** Outer regions of a deck (C-2.2), and so many everybody has. */
const REGIONS = 3;
/** The smallest booster that can be filled has so many cards of the rarest kind to draw from. */
const FULL = 20;

/** Of how much use a card is by itself, by rarity, in a deck of which nothing else is known. */
const WORTH: Readonly<Record<string, number>> = { common: 1, uncommon: 1.4, rare: 1.8 };

/** Undefined: the edition has no boosters, since its cards are in none or there are too few of them. */
export function boosterRules(library: Library, editionId: string): BoosterRules | undefined {
  const cards = library.cards.filter((card) => card.edition === editionId && !card.added);
  const plan = PLAN.map(({ cards: n, rarity }) => ({
    cards: n,
    of: cards.filter((card) => card.rarity === rarity && !isBase(card)).map(({ id }) => id),
  }));
  if (plan.some(({ of }) => of.length < FULL)) return undefined;
  const outfit = outfitOf(cards);
  const known = (ids: readonly string[]) => ids.flatMap((id) => (library.has(id) ? [library.get(id)] : []));
  return {
    plan,
    outfit: outfit.map(({ id }) => id),
    format: 'limited',
    build: (pool) => build(library, known(pool), outfit),
    best(offered, pool) {
      const race = bestRace(known(pool));
      const worth = (card: Definition) => worthFor(card, race, pool.length);
      return known(offered)
        .toSorted((one, other) => worth(other) - worth(one))
        .map(({ id }) => id);
    },
  };
}

const isBase = (card: Definition): boolean => card.type === 'starbase' && !card.upgraded;
const isMarket = (card: Definition): boolean => card.type !== 'starbase' && card.type !== 'outer region';

/** All basic starbases, the first upgraded side of each race, and the first outer regions. */
function outfitOf(cards: readonly Definition[]): readonly Definition[] {
  const bases = cards.filter(isBase);
  const sides = bases.flatMap(({ races: [race] }) =>
    cards.filter((card) => card.type === 'starbase' && card.upgraded && card.races[0] === race).slice(0, 1),
  );
  return [...bases, ...sides, ...cards.filter(({ type }) => type === 'outer region').slice(0, REGIONS)];
}

const fits = (card: Definition, race: Race | undefined): boolean =>
  card.races.length === 0 || race === undefined || card.races.includes(race);

const worthOf = (card: Definition): number => WORTH[card.rarity ?? ''] ?? 1;

/** The race whose cards in a pool, with those of none, are worth most; undefined: nothing speaks for any. */
function bestRace(pool: readonly Definition[]): Race | undefined {
  const worths = new Map<Race, number>();
  for (const card of pool.filter(isMarket))
    for (const race of card.races) worths.set(race, (worths.get(race) ?? 0) + worthOf(card));
  const [first] = [...worths].sort(([, one], [, other]) => other - one);
  return first?.[0];
}

/** Once some cards are taken, those that the deck cannot play are worth little. Regions are worth less than what fights in them. */
function worthFor(card: Definition, race: Race | undefined, taken: number): number {
  if (!isMarket(card)) return card.type === 'outer region' ? 0.6 : 0.3;
  return worthOf(card) * (taken < 6 || fits(card, race) ? 1 : 0.2);
}

const priceOf = ({ price }: Definition): number => (typeof price === 'number' ? price : 0);

/** How many cards a deck has that is made for somebody; more only dilute it. */
const DECK = 45;

/** A deck of the best race: of each type of card about as many as ready decks have, the cheapest first. */
function build(
  library: Library,
  pool: readonly Definition[],
  outfit: readonly Definition[],
): Pick<Deck, 'extra' | 'main'> {
  const race = bestRace(pool);
  const all = [...pool, ...outfit];
  const base = outfit.find((card) => isBase(card) && fits(card, race));
  const own = base?.races[0];
  const side = all.find((card) => card.type === 'starbase' && card.upgraded && fits(card, own));
  const regions = new Map(
    all.filter((card) => card.type === 'outer region' && fits(card, own)).map((card) => [card.name, card.id]),
  );
  const playable = pool
    .filter((card) => isMarket(card) && fits(card, own))
    .toSorted((one, other) => priceOf(one) - priceOf(other) || (one.id < other.id ? -1 : 1));
  const ids = (card: Definition | undefined) => (card === undefined ? [] : [card.id]);
  return {
    extra: { starbase: ids(base), upgrade: ids(side), regions: [...regions.values()].slice(0, REGIONS) },
    main: counted(balanced(playable, sharesOf(library))),
  };
}

/** What share of the markets of ready decks is of each type. */
function sharesOf(library: Library): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const entries = library.decks.flatMap(({ market }) => Object.entries(market));
  for (const [id, n] of entries)
    if (library.has(id)) counts.set(library.get(id).type, (counts.get(library.get(id).type) ?? 0) + n);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return new Map([...counts].map(([type, n]) => [type, n / Math.max(1, total)]));
}

/** So many of the cards, the first of each type, that their types have these shares; others fill what is missing. */
function balanced(cards: readonly Definition[], shares: ReadonlyMap<string, number>): readonly Definition[] {
  const chosen = [...shares].flatMap(([type, share]) =>
    cards.filter((card) => card.type === type).slice(0, Math.round(DECK * share)),
  );
  const others = cards.filter((card) => !chosen.includes(card));
  return [...chosen, ...others.slice(0, Math.max(0, DECK - chosen.length))];
}

function counted(cards: readonly Definition[]): Record<string, number> {
  const main: Record<string, number> = {};
  for (const { id } of cards) main[id] = (main[id] ?? 0) + 1;
  return main;
}
