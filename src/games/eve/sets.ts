/** How EVE's card files are read. */
import type { Fault, SetKind } from '#face/sets';
import { abilityReference, effectsByAbility, unusedFigure, wordList } from '../kit/sets.ts';
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
    cards.flatMap((card, i) => unusedFigures(card).map((field) => unusedFigure(i, field, card.type))),
  placeInDeck(deck, card) {
    if (Object.hasOwn(deck.main, card)) return ['market', card];
    const region = deck.extra.regions?.indexOf(card) ?? -1;
    if (region >= 0) return ['regions', region];
    return ['upgrade', 'starbase'].filter((field) => deck.extra[field]?.includes(card)).slice(0, 1);
  },
  phraseWords: phrases.singleWords,
  wishes,
  reference: abilityReference(phraseLines(), [{ title: 'A command', of: 'fields', at: ['cards', 'commands'] }]),
  effects: effectsByAbility,
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

function phraseLines(): readonly string[] {
  const { nouns, places, refs, traits } = phrases;
  return [
    'A phrase names objects as a card does. It is one of these, or is put together of the parts below, in their order.',
    '',
    `- By itself: ${wordList(refs)}; ${wordList(['this ship', 'this card', 'this location'])} mean \`this\`.`,
    '- First how many: `target` (chosen when it is put on the pile), `each` or `all` (all that fit when it happens), `a` or `an` (any one: what a `when` waits for). `your` means `each friendly`.',
    `- Then, if wanted: ${wordList(traits)}. The words in -ing of commands mean that the command is active.`,
    `- Then the kind, one or many of it: ${wordList(nouns)}. Before \`ship\` there may be a subtype of your own, as the cards write it: \`each Dreadnought ship\`.`,
    `- Then, if wanted, where: ${wordList(places.map(phrases.saysPlace))}.`,
    `- Last, if wanted: ${wordList(['with price 4 or less', 'with shield 2 or less', 'with attack 1 or less'])}, with any number.`,
    '',
    `For example ${wordList(['target enemy ship in this region', 'your other attacking ships in this region', 'each ship in target outer region', 'a friendly ship', 'target ship with price 4 or less', 'target news on the pile'])}. Where the table says “kind of card”, a phrase without a place is meant: ${wordList(['location', 'ship with price 4 or less', 'Amarr-origin ship'])}.`,
    '',
    'Ships that are not ready are met only by phrases with `unfinished`, and no card in a dock is a target without it. “Each …” meets characters in the dock too and, in the Core edition, ships there that are ready.',
  ];
}
