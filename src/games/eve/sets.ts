/** How EVE's card files are read. */
import type { Fault, ReferenceSection, SetKind } from '#face/sets';
import { unusedFigures } from './cards/fit.ts';
import { type CardSet, setShape } from './cards/format.ts';
import { phrases } from './cards/phrase.ts';
import { wishes } from './cards/wishes.ts';
import { eveGame } from './game.ts';

export const eveSets: SetKind<CardSet> = {
  game: 'eve',
  shape: setShape,
  make: eveGame,
  faults: ({ cards }) => regionsOfOneName(cards),
  notes: ({ cards }) =>
    cards.flatMap((card, i) =>
      unusedFigures(card).map((field) => ({
        path: ['cards', i, field],
        text: `no rule looks at this figure of a ${card.type}.`,
      })),
    ),
  placeInDeck(deck, card) {
    if (Object.hasOwn(deck.main, card)) return ['market', card];
    const region = deck.extra.regions?.indexOf(card) ?? -1;
    if (region >= 0) return ['regions', region];
    return ['upgrade', 'starbase'].filter((field) => deck.extra[field]?.includes(card)).slice(0, 1);
  },
  phraseWords: phrases.singleWords,
  wishes,
  reference: sections(),
  effects: (card) => listIn(card, 'abilities').map((ability) => listIn(ability, 'do')),
};

/** Outer regions are unique by name: of two with one name a deck could never hold both, nor a game. */
function regionsOfOneName(cards: CardSet['cards']): Fault[] {
  const first = new Map<string, string>();
  return cards.flatMap(({ id, name, type }, i) => {
    if (type !== 'outer region') return [];
    const before = first.get(name) ?? id;
    first.set(name, before);
    const text = `the outer region "${before}" is called "${name}" too; outer regions are told apart by name.`;
    return before === id ? [] : [{ path: ['cards', i, 'name'], text }];
  });
}

function sections(): readonly ReferenceSection[] {
  const abilities = ['cards', 'abilities'];
  return [
    { title: 'A set', of: 'fields', at: [] },
    { title: 'A card', of: 'fields', at: ['cards'] },
    { title: 'A command', of: 'fields', at: ['cards', 'commands'] },
    { title: 'An ability', of: 'fields', at: abilities },
    { title: 'Moments: `when`', of: 'variants', at: [...abilities, 'when'], key: 'on' },
    { title: 'Conditions: `if`', of: 'variants', at: [...abilities, 'if'] },
    { title: 'Costs: `cost`', of: 'variants', at: [...abilities, 'cost'] },
    { title: 'Effects: `do`', of: 'effects', at: [...abilities, 'do'] },
    { title: 'Phrases', of: 'text', lines: phraseLines() },
    { title: 'A deck', of: 'fields', at: ['decks'] },
  ];
}

function phraseLines(): readonly string[] {
  const { nouns, places, refs, traits } = phrases;
  const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  return [
    'A phrase names objects as a card does. It is one of these, or is put together of the parts below, in their order.',
    '',
    `- By itself: ${list(refs)}; ${list(['this ship', 'this card', 'this location'])} mean \`this\`.`,
    '- First how many: `target` (chosen when it is put on the pile), `each` or `all` (all that fit when it happens), `a` or `an` (any one: what a `when` waits for). `your` means `each friendly`.',
    `- Then, if wanted: ${list(traits)}. The words in -ing of commands mean that the command is active.`,
    `- Then the kind, one or many of it: ${list(nouns)}. Before \`ship\` there may be a subtype of your own, as the cards write it: \`each Dreadnought ship\`.`,
    `- Then, if wanted, where: ${list(places.map(phrases.saysPlace))}.`,
    `- Last, if wanted: ${list(['with price 4 or less', 'with shield 2 or less', 'with attack 1 or less'])}, with any number.`,
    '',
    `For example ${list(['target enemy ship in this region', 'your other attacking ships in this region', 'each ship in target outer region', 'a friendly ship', 'target ship with price 4 or less', 'target news on the pile'])}. Where the table says “kind of card”, a phrase without a place is meant: ${list(['location', 'ship with price 4 or less', 'Amarr-origin ship'])}.`,
    '',
    'Ships that are not ready are met only by phrases with `unfinished`, and no card in a dock is a target without it. “Each …” meets characters in the dock too and, in the Core edition, ships there that are ready.',
  ];
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : [];
  return Array.isArray(list) ? list : [];
}
