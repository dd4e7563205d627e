/** How the card files of The Space War are read. */
import type { Fault, SetKind } from '#face/sets';
import { abilityReference, effectsByAbility, unusedFigure, wordList } from '../kit/sets.ts';
import { type CardSet, setShape } from './cards/format.ts';
import { phrases } from './cards/phrase.ts';
import { tswGame } from './game.ts';

/** Figures that no rule looks at, by the types that have no use for them. */
const unused = {
  attack: ['duration', 'event', 'commander'],
  defense: ['duration', 'event', 'commander'],
  life: ['spaceship', 'missile', 'defense', 'duration', 'event'],
  station: ['spaceship', 'missile', 'defense', 'duration', 'event'],
  actions: ['spaceship', 'missile', 'defense', 'duration', 'event'],
  attacks: ['duration', 'event', 'commander'],
  cost: ['commander'],
} as const;

export const tswSets: SetKind<CardSet> = {
  game: 'tsw',
  shape: setShape,
  make: tswGame,
  faults: () => [],
  notes: ({ cards }) =>
    cards.flatMap((card, i) =>
      Object.entries(unused).flatMap(([field, types]): Fault[] =>
        card[field as keyof typeof unused] !== undefined && types.some((type) => type === card.type)
          ? [unusedFigure(i, field, card.type)]
          : [],
      ),
    ),
  placeInDeck(deck, card) {
    if (Object.hasOwn(deck.main, card)) return ['main', card];
    const commander = deck.extra.commanders?.indexOf(card) ?? -1;
    return commander >= 0 ? ['commanders', commander] : [];
  },
  phraseWords: phrases.singleWords,
  wishes: [],
  reference: abilityReference(phraseLines()),
  effects(card) {
    const figures = card as object;
    // The text begins with a paragraph on each of these figures.
    const leads = ['attacks', 'station', 'actions', 'counters'].filter((field) => field in figures);
    return [...leads.map(() => []), ...effectsByAbility(card)];
  },
};

function phraseLines(): readonly string[] {
  const { nouns, places, traits } = phrases;
  return [
    'A phrase names cards as a card does. It is `this`, or it is put together of the parts below, in their order.',
    '',
    '- First how many: `target` (chosen when it is played or used), `each` or `all` (all that fit when it happens), `a` or `an` (any one: what is searched for). `your` means `each own`.',
    `- Then, if wanted: ${wordList(traits)}. \`own\` and \`enemy\` say who controls a card, \`owned\` whose card it is: to whose piles it goes.`,
    `- Then the kind, one or many of it: ${wordList(nouns)}. The last four are cards by their names.`,
    `- Then, if wanted, where: ${wordList(places.map(phrases.saysPlace))}. Without it, cards in play are meant.`,
    '- Last, if wanted: `with cost 2 or less`, with any number; the printed cost counts.',
    '',
    `For example ${wordList(['target enemy spaceship', 'each other own spaceship', 'your spaceships', 'target own spaceship in the same zone', 'target enemy card being played with cost 2 or less', 'target flipped station card'])}. Where the table says “for”, the kind alone is meant: ${wordList(['a spaceship', 'a card', 'a Drone'])}.`,
  ];
}
