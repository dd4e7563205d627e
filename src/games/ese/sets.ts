/** How the card files of Epic Space Empires are read. Its decks are shared: a set adds cards to them. */
import type { SetKind } from '#face/sets';
import { type CardSet, setShape } from './cards/format.ts';
import { eseGame } from './game.ts';

export const eseSets: SetKind<CardSet> = {
  game: 'ese',
  shape: setShape,
  make: eseGame,
  faults: () => [],
  notes: () => [],
  placeInDeck: () => [],
  phraseWords: [],
  wishes: [],
  reference: [
    { title: 'A set', of: 'fields', at: [] },
    { title: 'A card', of: 'fields', at: ['cards'] },
    { title: 'Effects: `do`', of: 'effects', at: ['cards', 'do'] },
  ],
  effects: (card) => {
    const { type, do: effects = [] } = card as { readonly type?: string; readonly do?: readonly unknown[] };
    // The text of a marked card begins with a paragraph on who may play it.
    const lead = type === 'tactics' || type === 'battle' ? [[]] : [];
    return [...lead, ...effects.map((effect) => [effect])];
  },
};
