/** Reads stored decks, which may be damaged, and checks them against the present card sets. */
import { z } from 'zod';
import { deckLists } from '#decks/lists';
import type { ReadList } from '#decks/read';
import { deckCards } from '#face/deck';
import type { Game } from '#face/game';
import type { Frozen } from '#kernel/frozen';
import type { DeckRow } from '#store/types';
import { readJson } from '../open/stored-text.ts';
import { choiceOf, type OwnDeck } from '../types.ts';
import { translatorIn } from '../words/catalogue.ts';

/** What is stored of a deck besides its name. Lines that name no card are stored with the problem that was found. */
const bodyShape = z.object({
  edition: z.string(),
  ...deckCards,
  unread: z.array(z.object({ line: z.string(), rule: z.string(), text: z.string() })),
});
export type DeckBody = Frozen<z.infer<typeof bodyShape>>;

/** The body to store for a list that was read. */
export function bodyOfList(list: ReadList, edition: string): DeckBody {
  const { extra, main, unread, problems } = list;
  const lines = unread.map((line, i) => ({ line, rule: problems[i]?.rule ?? '', text: problems[i]?.text ?? '' }));
  return { edition, extra, main, unread: lines };
}

/** The content of a stored deck; undefined if it is damaged. */
export function bodyOf(row: DeckRow): DeckBody | undefined {
  return bodyShape.safeParse(readJson(row.body)).data;
}

/**
 * A stored deck with its verdicts for `edition` (default: its own). `game` undefined: the program does not know it, so the
 * deck cannot be checked. `read`: the list that has just been read, for its line numbers.
 */
export function ownDeck(
  row: DeckRow,
  game: Game | undefined,
  more: { readonly edition?: string | undefined; readonly read?: ReadList | undefined } = {},
): OwnDeck {
  const body = bodyOf(row);
  const { edition = game?.editions[0]?.id ?? '', extra = {}, main = {}, unread = [] } = body ?? {};
  const deck = { id: choiceOf(row.id), name: row.name, edition, extra, main };
  const checkedFor = more.edition ?? edition;
  const damaged = [{ rule: 'damaged', text: translatorIn(game?.language)('deck.damaged') }];
  return {
    id: row.id,
    owner: row.owner,
    rev: row.rev,
    game: row.game,
    deck,
    unread: unread.map(({ line }) => line),
    checkedFor,
    verdicts: verdictsOn(),
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };

  function verdictsOn(): OwnDeck['verdicts'] {
    if (game === undefined) return [];
    if (body === undefined) return game.deckRules.formats.map(({ id }) => ({ format: id, problems: damaged }));
    // The stored problems: searching for similar names again for every deck of a person would take too long.
    const known = more.read ?? { lines: new Map(), problems: unread.map(({ rule, text }) => ({ rule, text })) };
    return deckLists(game).check(deck, checkedFor, [], known);
  }
}
