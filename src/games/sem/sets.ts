/** How the card files of Shattered Empires are read. */
import type { Fault, SetKind } from '#face/sets';
import { abilityReference, effectsByAbility, unusedFigure, wordList } from '../kit/sets.ts';
import { type CardDef, type CardSet, setShape } from './cards/format.ts';
import type { CardType } from './cards/parts.ts';
import { phrases } from './cards/phrase.ts';
import { semGame } from './game.ts';

/** Figures that rules look at on cards of some types alone; nothing is wrong with them elsewhere, but they do nothing. */
const used: Readonly<Partial<Record<keyof CardDef, readonly CardType[]>>> = {
  shields: ['unit', 'base'],
  hit: ['unit', 'base'],
  repair: ['unit', 'base'],
  autoRepair: ['unit', 'base'],
  evasion: ['unit'],
  launcher: ['unit'],
  intercept: ['unit'],
  yield: ['base', 'unit', 'modification', 'resource', 'research', 'personnel'],
  researchYield: ['base', 'unit', 'modification', 'resource', 'research', 'personnel'],
  queue: ['base', 'unit', 'modification', 'resource', 'research', 'personnel'],
  cp: ['base', 'unit', 'modification', 'resource', 'research', 'personnel'],
  handMax: ['base', 'unit', 'modification', 'resource', 'research', 'personnel'],
  unique: ['unit', 'modification', 'resource', 'research', 'personnel'],
};

export const semSets: SetKind<CardSet> = {
  game: 'sem',
  shape: setShape,
  make: semGame,
  faults: () => [],
  notes: ({ cards }) => cards.flatMap((card, i) => notesOn(card, i)),
  placeInDeck(deck, card) {
    if (Object.hasOwn(deck.main, card)) return ['main', card];
    if (deck.extra.sideboard?.includes(card) === true) return ['sideboard', card];
    return deck.extra.base?.includes(card) === true ? ['base'] : [];
  },
  phraseWords: phrases.singleWords,
  wishes: [],
  reference: abilityReference(phraseLines()),
  effects(card) {
    const figures = card as object;
    // The text begins with a paragraph on what the card gives, and one on its posts.
    const gives = ['yield', 'researchYield', 'queue', 'cp', 'handMax'].some((field) => field in figures);
    const leads = [...(gives ? [[]] : []), ...('posts' in figures ? [[]] : [])];
    return [...leads, ...effectsByAbility(card)];
  },
};

/** Figures of a card at which no rule looks. */
function notesOn(card: CardDef, i: number): readonly Fault[] {
  return Object.entries(used).flatMap(([field, types]): Fault[] => {
    const value = card[field as keyof CardDef];
    const isSet = value !== undefined && value !== 0;
    return isSet && !types.includes(card.type) ? [unusedFigure(i, field, card.type)] : [];
  });
}

function phraseLines(): readonly string[] {
  const { nouns, refs, traits } = phrases;
  return [
    'A phrase names cards as a card does. It is one of these, or it is put together of the parts below, in their order.',
    '',
    `- By itself: ${wordList(refs)}; ${wordList(['this card', 'this unit'])} mean \`this\`. The host is the unit or base that a modification or personnel is on.`,
    '- First how many: `target` (chosen when it is played or happens), `each` or `all` (all that fit at that time), `a` or `an` (any one: what is searched for). `your` means `each own`.',
    `- Then, if wanted: ${wordList(traits)}.`,
    `- Then the kind, one or many of it: ${wordList(nouns)}. A unit is never a base; projects lie in the Queue, or are research that is not completed.`,
    '- Last, if wanted: `with cost 3 or less`, with any number; the printed cost counts.',
    '',
    `For example ${wordList(['target enemy unit', 'your capital ships', 'target own testing unit', 'target enemy station, defense station or base', 'target own project', 'a unit with cost 3 or less'])}. Where the table says “for”, the kind alone is meant: ${wordList(['a fighter', 'a command', 'a projectile'])}.`,
  ];
}
