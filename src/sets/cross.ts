/** Checks sets against each other: duplicate names, replaced cards, decks that cannot be played. */

import type { Deck, DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import { unusedFigures } from '#games/eve/cards/fit';
import type { CardSet } from '#games/eve/cards/format';
import { eveGame } from '#games/eve/game';
import { nameIndex } from '#search/names';
import type { Fault } from './explain.ts';
import type { ReadSet, SetProblem } from './read.ts';

export type Crossed = {
  /** The sets that are consistent, in order. */
  readonly kept: readonly ReadSet[];
  readonly problems: readonly SetProblem[];
  /** Warnings: what is valid but may be unintended. */
  readonly notes: readonly SetProblem[];
};

/**
 * Leaves out the files whose sets cannot be used together with the built-in ones and each other, including files that depend
 * on one that is left out.
 */
export function crossCheck(builtIn: readonly CardSet[], own: readonly ReadSet[]): Crossed {
  const problems: SetProblem[] = [];
  let kept = own;
  for (;;) {
    const found = faultsIn(builtIn, kept);
    if (found.length === 0) return { kept, problems, notes: notesOn(builtIn, kept) };
    problems.push(...found.map(({ read, fault }) => read.problem(fault)));
    const faulty = new Set(found.map(({ read }) => read));
    kept = kept.filter((read) => !faulty.has(read));
  }
}

type Found = { readonly read: ReadSet; readonly fault: Fault };

function faultsIn(builtIn: readonly CardSet[], own: readonly ReadSet[]): Found[] {
  const doubles = own.flatMap((read) => doublesIn(read.set).map((fault) => ({ read, fault })));
  const names = new Map(builtIn.map(({ set }) => [set, 'a built-in set']));
  for (const read of own) {
    const other = names.get(read.set.set);
    if (other === undefined) names.set(read.set.set, read.file);
    else
      doubles.push({
        read,
        fault: { path: ['set'], text: `${other} is called "${read.set.set}" too; choose another word.` },
      });
  }
  if (doubles.length > 0) return doubles;
  const made = madeOf(builtIn, own);
  return 'game' in made ? deckFaults(made.game, builtIn, own) : [made];
}

/** The game with all sets, or the first file that prevents it from being built. */
function madeOf(builtIn: readonly CardSet[], own: readonly ReadSet[]): { readonly game: Game } | Found {
  const sets = [...builtIn];
  for (const read of own) {
    try {
      eveGame([...builtIn, read.set]);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { read, fault: { path: ['cards'], text: `a card of this set cannot be shown: ${why}.` } };
    }
    sets.push(read.set);
  }
  return { game: eveGame(sets) };
}

function doublesIn({ cards, decks }: CardSet): Fault[] {
  return [...doublesOf('cards', cards), ...doublesOf('decks', decks), ...regionsOfOneName(cards)];
}

/** Outer regions are unique by name (R-112): of two with one name a deck could never hold both, nor a game. */
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

function doublesOf(list: 'cards' | 'decks', things: readonly { readonly id: string }[]): Fault[] {
  const first = new Map<string, number>();
  return things.flatMap(({ id }, i) => {
    const before = first.get(id);
    first.set(id, before ?? i);
    return before === undefined
      ? []
      : [{ path: [list, i, 'id'], text: `"${id}" stands at ${list}[${before}] already; an id names one thing.` }];
  });
}

/** Decks of the files that break a rule, and built-in decks that break one because a file has replaced a card. */
function deckFaults(game: Game, builtIn: readonly CardSet[], own: readonly ReadSet[]): Found[] {
  const known = new Set(builtIn.flatMap(({ decks }) => decks.map(({ id }) => id)));
  const names = nameIndex(
    game.cards.map(({ id, name }) => ({ item: id, name: id.replaceAll('-', ' '), aliases: [name] })),
  );
  const found: Found[] = [];
  for (const deck of game.decks) {
    const problems = game.checkDeck(deck, deck.edition, 'casual');
    if (problems.length === 0) continue;
    const read = own.findLast(({ set }) => set.decks.some(({ id }) => id === deck.id));
    if (read !== undefined) {
      const i = read.set.decks.findIndex(({ id }) => id === deck.id);
      found.push(...problems.map((problem) => ({ read, fault: deckFault(i, deck, problem, game, names.nearest) })));
    } else if (known.has(deck.id)) found.push(...replacedFaults(deck, problems, own));
  }
  return found;
}

function deckFault(
  i: number,
  deck: Deck,
  { rule, card, text }: DeckProblem,
  game: Game,
  nearest: (typed: string, limit: number) => readonly string[],
): Fault {
  const known = card === undefined || game.cards.some(({ id }) => id === card);
  const near = known ? [] : nearest(card.replaceAll('-', ' '), 3);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.map((id) => `"${id}"`).join(' or ')}?`;
  return {
    path: ['decks', i, ...(card === undefined ? [] : placeOf(deck, card))],
    key: true,
    text: `${text}${hint} (${rule})`,
  };
}

/** Where in a deck list a card stands. */
function placeOf(deck: Deck, card: string): (string | number)[] {
  if (Object.hasOwn(deck.main, card)) return ['market', card];
  const region = deck.extra.regions?.indexOf(card) ?? -1;
  if (region >= 0) return ['regions', region];
  return deck.extra.upgrade?.includes(card) === true
    ? ['upgrade']
    : deck.extra.starbase?.includes(card) === true
      ? ['starbase']
      : [];
}

function replacedFaults(deck: Deck, problems: readonly DeckProblem[], own: readonly ReadSet[]): Found[] {
  const inDeck = new Set([...Object.keys(deck.main), ...Object.values(deck.extra).flat()]);
  return own.flatMap((read) =>
    read.set.cards.flatMap(({ id }, i) =>
      inDeck.has(id)
        ? [
            {
              read,
              fault: {
                path: ['cards', i, 'id'],
                text: `this replaces a built-in card, and the ready deck "${deck.name}" could no longer be played: ${problems[0]?.text ?? ''}`,
              },
            },
          ]
        : [],
    ),
  );
}

function notesOn(builtIn: readonly CardSet[], own: readonly ReadSet[]): SetProblem[] {
  const owner = { cards: new Map<string, string>(), decks: new Map<string, string>() };
  const lists = ['cards', 'decks'] as const;
  for (const { cards, decks } of builtIn) {
    for (const { id } of cards) owner.cards.set(id, 'built-in');
    for (const { id } of decks) owner.decks.set(id, 'built-in');
  }
  const game = eveGame([...builtIn, ...own.map(({ set }) => set)]);
  return own.flatMap((read) => [
    ...read.set.cards.flatMap((card, i) =>
      unusedFigures(card).map((field) =>
        read.problem({ path: ['cards', i, field], text: `no rule looks at this figure of a ${card.type}.` }),
      ),
    ),
    ...lists.flatMap((list) =>
      read.set[list].flatMap(({ id }, i) => {
        const before = owner[list].get(id);
        owner[list].set(id, read.file);
        const what = list === 'cards' ? 'card' : 'deck';
        const whose = before === 'built-in' ? `the built-in ${what}` : `the ${what} of ${before}`;
        return before === undefined
          ? []
          : [read.problem({ path: [list, i, 'id'], text: `this replaces ${whose} "${id}".` })];
      }),
    ),
    ...read.set.decks.flatMap(({ id }, i) => {
      const deck = game.decks.find((one) => one.id === id);
      const [problem] = deck === undefined ? [] : game.checkDeck(deck, deck.edition, 'tournament');
      return problem === undefined
        ? []
        : [
            read.problem({
              path: ['decks', i],
              text: `this deck is for casual tables only: ${problem.text} (${problem.rule})`,
            }),
          ];
    }),
  ]);
}
