/** Checks sets against each other: duplicate names, replaced cards, decks that cannot be played. */

import type { Deck, DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import type { Fault, SetData, SetKind } from '#face/sets';
import { nameIndex } from '#search/names';
import type { ReadSet, SetProblem } from './read.ts';

export type Crossed = {
  /** The sets that are consistent, in order. */
  readonly kept: readonly ReadSet[];
  readonly problems: readonly SetProblem[];
  /** Warnings: what is valid but may be unintended. */
  readonly notes: readonly SetProblem[];
};

/**
 * Of the files of one game, leaves out those whose sets cannot be used together with the built-in ones and each other,
 * including files that depend on one that is left out. The built-in ones alone are checked when the program is built and tested.
 */
export function crossCheck(kind: SetKind, builtIn: readonly SetData[], own: readonly ReadSet[]): Crossed {
  if (own.length === 0) return { kept: own, problems: [], notes: [] };
  const problems: SetProblem[] = [];
  let kept = own;
  for (;;) {
    const found = faultsIn(kind, builtIn, kept);
    if (found.length === 0) return { kept, problems, notes: notesOn(kind, builtIn, kept) };
    problems.push(...found.map(({ read, fault }) => read.problem(fault)));
    const faulty = new Set(found.map(({ read }) => read));
    kept = kept.filter((read) => !faulty.has(read));
  }
}

type Found = { readonly read: ReadSet; readonly fault: Fault };

function faultsIn(kind: SetKind, builtIn: readonly SetData[], own: readonly ReadSet[]): Found[] {
  const doubles = own.flatMap((read) =>
    [...doublesIn(read.set), ...kind.faults(read.set)].map((fault): Found => ({ read, fault })),
  );
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
  const made = madeOf(kind, builtIn, own);
  return 'game' in made ? deckFaults(kind, made.game, builtIn, own) : [made];
}

/** The game with all sets, or the first file that prevents it from being built. */
function madeOf(kind: SetKind, builtIn: readonly SetData[], own: readonly ReadSet[]): { readonly game: Game } | Found {
  const sets = [...builtIn];
  for (const read of own) {
    try {
      kind.make([...builtIn, read.set]);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { read, fault: { path: ['cards'], text: `a card of this set cannot be shown: ${why}.` } };
    }
    sets.push(read.set);
  }
  return { game: kind.make(sets) };
}

function doublesIn({ cards, decks = [] }: SetData): Fault[] {
  return [...doublesOf('cards', cards), ...doublesOf('decks', decks)];
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

/** The problems of a deck in each format of its game; the first format is the one that every deck must suit. */
const problemsByFormat = (game: Game, deck: Deck): readonly (readonly DeckProblem[])[] =>
  game.deckRules.formats.map(({ id }) => game.checkDeck(deck, deck.edition, id));

/** Decks of the files that break a rule, and built-in decks that break one because a file has replaced a card. */
function deckFaults(kind: SetKind, game: Game, builtIn: readonly SetData[], own: readonly ReadSet[]): Found[] {
  const known = new Set(builtIn.flatMap(({ decks = [] }) => decks.map(({ id }) => id)));
  const names = nameIndex(
    game.cards.map(({ id, name }) => ({ item: id, name: id.replaceAll('-', ' '), aliases: [name] })),
  );
  const found: Found[] = [];
  for (const deck of game.decks) {
    const [problems = []] = problemsByFormat(game, deck);
    if (problems.length === 0) continue;
    const read = own.findLast(({ set }) => set.decks?.some(({ id }) => id === deck.id));
    if (read !== undefined) {
      const i = read.set.decks?.findIndex(({ id }) => id === deck.id) ?? 0;
      const faultOf = (problem: DeckProblem) => deckFault(kind, i, deck, problem, game, names.nearest);
      found.push(...problems.map((problem) => ({ read, fault: faultOf(problem) })));
    } else if (known.has(deck.id)) found.push(...replacedFaults(deck, problems, own));
  }
  return found;
}

function deckFault(
  kind: SetKind,
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
    path: ['decks', i, ...(card === undefined ? [] : kind.placeInDeck(deck, card))],
    key: true,
    text: `${text}${hint} (${rule})`,
  };
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

function notesOn(kind: SetKind, builtIn: readonly SetData[], own: readonly ReadSet[]): SetProblem[] {
  const owner = { cards: new Map<string, string>(), decks: new Map<string, string>() };
  const lists = ['cards', 'decks'] as const;
  for (const { cards, decks = [] } of builtIn) {
    for (const { id } of cards) owner.cards.set(id, 'built-in');
    for (const { id } of decks) owner.decks.set(id, 'built-in');
  }
  const game = kind.make([...builtIn, ...own.map(({ set }) => set)]);
  return own.flatMap((read) => [
    ...kind.notes(read.set).map(read.problem),
    ...lists.flatMap((list) =>
      (read.set[list] ?? []).flatMap(({ id }, i) => {
        const before = owner[list].get(id);
        owner[list].set(id, read.file);
        const what = list === 'cards' ? 'card' : 'deck';
        const whose = before === 'built-in' ? `the built-in ${what}` : `the ${what} of ${before}`;
        return before === undefined
          ? []
          : [read.problem({ path: [list, i, 'id'], text: `this replaces ${whose} "${id}".` })];
      }),
    ),
    ...(read.set.decks ?? []).flatMap(({ id }, i) => {
      const text = unsuited(
        game,
        game.decks.find((one) => one.id === id),
      );
      return text === undefined ? [] : [read.problem({ path: ['decks', i], text })];
    }),
  ]);
}

/** For a deck that suits only some formats: which, and why not the others. */
function unsuited(game: Game, deck: Deck | undefined): string | undefined {
  const problems = deck === undefined ? [] : problemsByFormat(game, deck);
  const [why] = problems.find((found) => found.length > 0) ?? [];
  if (why === undefined) return undefined;
  const suited = game.deckRules.formats
    .filter((_, i) => problems[i]?.length === 0)
    .map(({ name }) => name.toLowerCase());
  return `this deck is for ${suited.join(' and ')} tables only: ${why.text} (${why.rule})`;
}
