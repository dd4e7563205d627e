/** Decks: their two shapes, their sections and formats (C-2, R-01). */
import type { Deck, DeckRules, DeckSection, ReadyDeck } from '#face/deck';
import type { DeckList } from '../cards/format.ts';
import { edition } from '../editions.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';

/** A ready deck list in the shape that tables and the store use. */
export function toDeck(list: DeckList): ReadyDeck {
  return {
    advice: list.advice,
    id: list.id,
    name: list.name,
    edition: list.edition,
    extra: { starbase: [list.starbase], upgrade: [list.upgrade], regions: list.regions },
    main: list.market,
  };
}

/** Inverse of `toDeck`. Only for decks in which `deckProblems` finds nothing: missing parts become empty ids. */
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

const { marketMinimum: min, copies } = edition('core');

/** How decks are composed (C-2, R-01). A card belongs to one section, whatever heading it was listed under. */
export function deckRules(library: Library, t: Translate): DeckRules {
  return {
    sections,
    // The first is the default of a table.
    formats: [
      { id: 'casual', name: t('format.casual'), text: t('format.casual.about') },
      { id: 'tournament', name: t('format.tournament'), text: t('format.tournament.about', { least: min, copies }) },
    ],
    place(id) {
      if (!library.has(id)) return undefined;
      const card = library.get(id);
      if (card.type === 'outer region') return 'regions';
      if (card.type !== 'starbase') return 'main';
      return card.upgraded ? 'upgrade' : 'starbase';
    },
  };
}
