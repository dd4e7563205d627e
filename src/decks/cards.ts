/** The cards of a game as deck lists name them. */

import type { CardInfo } from '#face/card';
import type { Game } from '#face/game';
import { append } from '#kernel/grouped';
import { type NameIndex, nameIndex, plainName } from '#search/names';
import { amountsOf, idOf } from './list-lines.ts';

export type CardNames = {
  /** The cards that a name in a list may mean: none, one, or several if it is ambiguous. */
  called(name: string): readonly CardInfo[];
  /** The name to write for a card, by which `called` finds it and no other; its id if the card no longer exists. */
  label(card: string): string;
  /** The name of a card, for sentences; its id if the card no longer exists. */
  name(card: string): string;
  /** The names of the cards that are most similar to an unknown name, best first. */
  nearest(name: string): readonly string[];
  /** The kinds of cards, in the order of the game. */
  readonly kinds: readonly string[];
  /** The kind of a card: the first word of its type line; undefined if the card no longer exists. */
  kind(card: string): string | undefined;
  /** Whether a word is a kind of cards, in the singular or the plural: `Ships`. */
  isKind(word: string): boolean;
};

const SUGGESTIONS = 3;

/** The names of the cards that a deck of the game can hold. */
export function cardNames(game: Game): CardNames {
  const cards = game.cards.filter((card) => game.deckRules.place(card.id, undefined) !== undefined);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const byName = byNames(cards, (card) => [card.name]);
  const byAlias = byNames(cards, (card) => card.aliases);
  const kindOf = (card: CardInfo) => card.type.split('>')[0]?.trim() ?? '';
  const kinds = [...new Set(cards.map(kindOf))];
  const kindKeys = new Set(kinds.map(joined));
  let index: NameIndex<CardInfo> | undefined;

  const called: CardNames['called'] = (name) => {
    const marked = idOf(name);
    const own = marked === undefined ? undefined : byId.get(marked.id);
    if (own !== undefined) return [own];
    const key = joined(marked?.rest ?? name);
    return key === '' ? [] : (byName.get(key) ?? byAlias.get(key) ?? []);
  };
  /** Whether a line with this label is read as this very card. */
  const tells = (label: string, card: string) => {
    const first = amountsOf(`1 ${label}`).find(({ name }) => called(name).length > 0);
    return first?.name === label && first.count === 1 && called(label).every(({ id }) => id === card);
  };

  return {
    called,
    label(card) {
      const known = byId.get(card);
      if (known === undefined) return `[${card}]`;
      const plain = [known.name, `${known.name} [${card}]`].find((label) => isPlain(label) && tells(label, card));
      return plain ?? `[${card}]`;
    },
    name: (card) => byId.get(card)?.name ?? card,
    nearest(name) {
      index ??= nameIndex(cards.map((card) => ({ item: card, name: card.name, aliases: card.aliases })));
      const marked = idOf(name);
      return index.nearest(marked?.rest || marked?.id || name, SUGGESTIONS).map((card) => card.name);
    },
    kinds,
    kind(card) {
      const known = byId.get(card);
      return known === undefined ? undefined : kindOf(known);
    },
    isKind(word) {
      const key = joined(word);
      return kindKeys.has(key) || (key.endsWith('s') && kindKeys.has(key.slice(0, -1)));
    },
  };
}

/** The form in which names are compared: without case, diacritics, spaces and punctuation. */
export function joined(text: string): string {
  return plainName(text).replaceAll(' ', '');
}

/** The sections of a game's decks by heading, in the form in which headings are compared. */
export function sectionTitles(game: Game): ReadonlyMap<string, string> {
  return new Map(
    game.deckRules.sections.flatMap(({ id, title, aliases = [] }) =>
      [title, ...aliases].map((one) => [joined(one), id]),
    ),
  );
}

/** Whether a line is read as it is written: nothing in it is taken for a comment. */
function isPlain(label: string): boolean {
  return !/ (\/\/|;)/.test(label);
}

function byNames(
  cards: readonly CardInfo[],
  names: (card: CardInfo) => readonly string[],
): ReadonlyMap<string, readonly CardInfo[]> {
  const found = new Map<string, CardInfo[]>();
  for (const card of cards) for (const key of new Set(names(card).map(joined))) append(found, key, card);
  return found;
}
