/** How the card files of The Space War are read. */
import type { Fault, SetKind } from '#face/sets';
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
          ? [{ path: ['cards', i, field], text: `no rule looks at this figure of a ${card.type}.` }]
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
  reference: [
    { title: 'A set', of: 'fields', at: [] },
    { title: 'A card', of: 'fields', at: ['cards'] },
    { title: 'An ability', of: 'fields', at: ['cards', 'abilities'] },
    { title: 'Moments: `when`', of: 'variants', at: ['cards', 'abilities', 'when'], key: 'on' },
    { title: 'Conditions: `if`', of: 'variants', at: ['cards', 'abilities', 'if'] },
    { title: 'Costs: `cost`', of: 'variants', at: ['cards', 'abilities', 'cost'] },
    { title: 'Effects: `do`', of: 'effects', at: ['cards', 'abilities', 'do'] },
    { title: 'Phrases', of: 'text', lines: phraseLines() },
    { title: 'A deck', of: 'fields', at: ['decks'] },
  ],
  effects(card) {
    const { abilities = [], ...figures } = card as {
      readonly abilities?: readonly { readonly do?: readonly unknown[] }[];
    };
    // The text begins with a paragraph on each of these figures.
    const leads = ['attacks', 'station', 'actions', 'counters'].filter((field) => field in figures);
    return [...leads.map(() => []), ...abilities.map(({ do: effects = [] }) => effects)];
  },
};

function phraseLines(): readonly string[] {
  const { nouns, places, traits } = phrases;
  const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  return [
    'A phrase names cards as a card does. It is `this`, or it is put together of the parts below, in their order.',
    '',
    '- First how many: `target` (chosen when it is played or used), `each` or `all` (all that fit when it happens), `a` or `an` (any one: what is searched for). `your` means `each own`.',
    `- Then, if wanted: ${list(traits)}.`,
    `- Then the kind, one or many of it: ${list(nouns)}. The last four are cards by their names.`,
    `- Then, if wanted, where: ${list(places.map(phrases.saysPlace))}. Without it, cards in play are meant.`,
    '- Last, if wanted: `with cost 2 or less`, with any number; the printed cost counts.',
    '',
    `For example ${list(['target enemy spaceship', 'each other own spaceship', 'your spaceships', 'target own spaceship in the same zone', 'target enemy card being played with cost 2 or less', 'target flipped station card'])}. Where the table says “for”, the kind alone is meant: ${list(['a spaceship', 'a card', 'a Drone'])}.`,
  ];
}
