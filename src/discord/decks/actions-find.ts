/** Finds decks: by the key of a button or list, and by what people type. */
import { type DeckLists, deckLists } from '#decks/lists';
import { type Deck, usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { nameIndex, plainName } from '#search/names';
import { isRefusal, type OwnDeck } from '#table/types';
import type { App } from '../core/app.ts';
import type { Suggestion } from '../core/command.ts';
import { clip, LIMITS } from '../core/limits.ts';
import { Refused } from '../core/refuse.ts';
import type { Translate } from '../words.ts';
import { type DeckKey, readKey, writeKey } from './ids.ts';
import { editionName, legalityBadge, type ShownDeck } from './screens/deck.ts';

const lists = new WeakMap<Game, DeckLists>();

/** Reading and writing of a game's deck lists; made once for each game. */
export function listsOf(game: Game): DeckLists {
  const known = lists.get(game) ?? deckLists(game);
  lists.set(game, known);
  return known;
}

/** The games that use decks. */
export const deckGames = ({ tables }: App): readonly Game[] => [...tables.games.values()].filter(usesDecks);

/** The game that an option names, by id or by what was typed, or the only one with decks. Throws `Refused`. */
export function gameNamed(app: App, typed: string | undefined): Game {
  const withDecks = deckGames(app);
  const [only, ...others] = typed === undefined ? withDecks : gamesCalled(withDecks, typed);
  if (only !== undefined && others.length === 0) return only;
  const games = withDecks.map(({ name }) => name).join(', ');
  if (typed === undefined) throw new Refused({ refused: 'deck.game-unsaid', with: { games } });
  throw new Refused({ refused: 'deck.game-unknown', with: { game: clip(typed, 60), games } });
}

/** The game with an id, or those with a name of what somebody typed; all for nothing. */
export function gamesCalled(games: readonly Game[], typed: string): readonly Game[] {
  const byId = games.filter(({ id }) => id === typed);
  if (byId.length > 0) return byId;
  const index = nameIndex(games.map((game) => ({ item: game, name: game.name, aliases: [game.short ?? ''] })));
  const exact = index.exact(typed);
  const found = index.find(typed, games.length).filter(({ kind }) => kind !== 'alike');
  return exact.length > 0 ? exact : found.map(({ item }) => item);
}

/** A person's deck as the screens show it; a refusal if its game is no longer available. */
export function shownOwn(app: App, deck: OwnDeck): ShownDeck | Refusal {
  const game = app.tables.games.get(deck.game);
  if (game === undefined) return { refused: 'table.game-unknown', with: { game: deck.game } };
  const { id, owner, rev, changedAt, checkedFor, verdicts, unread } = deck;
  return {
    key: { kind: 'own', id },
    game,
    deck: deck.deck,
    checkedFor,
    verdicts,
    unread,
    own: { owner, rev, changedAt },
  };
}

/** A ready deck as the screens show it, checked for an edition (default: its own). */
function shownReady(game: Game, deck: Deck, edition: string = deck.edition): ShownDeck {
  const verdicts = listsOf(game).check(deck, edition, []);
  return { key: { kind: 'ready', game: game.id, id: deck.id }, game, deck, checkedFor: edition, verdicts, unread: [] };
}

const ready = new WeakMap<Game, readonly ShownDeck[]>();

/** All ready-made decks of a game. Cached, since they never change and are needed at every keystroke. */
export function allReady(game: Game): readonly ShownDeck[] {
  const known = ready.get(game) ?? game.decks.map((deck) => shownReady(game, deck));
  ready.set(game, known);
  return known;
}

/** A person's decks as the screens show them; those of games that are no longer available are left out. */
export async function decksOf(
  app: App,
  user: string,
  filter?: { readonly game?: string; readonly edition?: string },
): Promise<readonly ShownDeck[] | Refusal> {
  const own = await app.tables.decks.list(user, filter);
  if (isRefusal(own)) return own;
  return own.map((deck) => shownOwn(app, deck)).filter((deck): deck is ShownDeck => !isRefusal(deck));
}

/** The deck of a key; undefined if there is no such ready deck. */
export async function findDeck(app: App, key: DeckKey): Promise<ShownDeck | Refusal | undefined> {
  if (key.kind === 'own') {
    const deck = await app.tables.decks.find(key.id);
    return isRefusal(deck) ? deck : shownOwn(app, deck);
  }
  const game = app.tables.games.get(key.game);
  const deck = game?.decks.find((one) => one.id === key.id);
  return game === undefined || deck === undefined ? undefined : shownReady(game, deck);
}

/**
 * The deck that somebody means by an option: one picked from the suggestions, the code of somebody's deck, or a name;
 * `which` says whether ready decks count. Undefined: nothing answers to that.
 */
export async function meantDeck(
  app: App,
  user: string,
  typed: string,
  which: 'own' | 'all',
): Promise<ShownDeck | Refusal | undefined> {
  const key = readKey(typed);
  if (key !== undefined) {
    const found = await findDeck(app, key);
    // Eight letters may also be a name.
    if (!isRefusal(found) || typed.includes(':') || found.refused !== 'deck.unknown') return found;
  }
  const own = await decksOf(app, user);
  if (isRefusal(own)) return own;
  const all = which === 'own' ? own : [...own, ...readyOf(app)];
  const index = indexOf(all);
  const [exact] = index.exact(typed);
  if (exact !== undefined) return exact;
  const [best] = index.find(typed, 1);
  return typed.trim() === '' || best?.kind === 'alike' ? undefined : best?.item;
}

/** The same deck with the verdicts for an edition. */
export function checkedFor(shown: ShownDeck, edition: string): ShownDeck | Refusal {
  const { key, game, deck } = shown;
  if (!game.editions.some(({ id }) => id === edition)) {
    const editions = game.editions.map(({ name }) => name).join(', ');
    return { refused: 'table.edition-unknown', with: { edition, game: game.name, editions } };
  }
  if (key.kind === 'ready') return shownReady(game, deck, edition);
  return { ...shown, checkedFor: edition, verdicts: listsOf(game).check(deck, edition, shown.unread) };
}

function readyOf(app: App): readonly ShownDeck[] {
  return [...app.tables.games.values()].flatMap(allReady);
}

function indexOf(decks: readonly ShownDeck[]) {
  return nameIndex(decks.map((deck) => ({ item: deck, name: deck.deck.name })));
}

export type SuggestWhat = {
  readonly which: 'own' | 'all';
  /** Only decks of this game and edition. */
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  /** The value of a deck's suggestion. */
  readonly value?: (deck: ShownDeck) => string;
};

/** Suggestions for what was typed so far: the person's own decks first, then ready-made ones. */
export async function suggestDecks(
  app: App,
  user: string,
  typed: string,
  t: Translate,
  what: SuggestWhat,
): Promise<readonly Suggestion[]> {
  const { which, game, edition, value = (deck: ShownDeck) => writeKey(deck.key) } = what;
  const fits = (deck: ShownDeck) =>
    (game === undefined || deck.game.id === game) && (edition === undefined || deck.deck.edition === edition);
  const found = await decksOf(app, user, { game });
  const own = isRefusal(found) ? [] : found;
  const others = which === 'own' ? [] : readyOf(app);
  const pick = (decks: readonly ShownDeck[], limit: number) => answering(decks.filter(fits), typed).slice(0, limit);
  const mine = pick(own, LIMITS.choices);
  return [...mine, ...pick(others, LIMITS.choices - mine.length)].map((deck) => ({
    name: labelOf(deck, t),
    value: value(deck),
  }));
}

/** Decks whose name contains what was typed, those that begin with it first; if there are none, the most similar ones. */
function answering(decks: readonly ShownDeck[], typed: string): readonly ShownDeck[] {
  const wanted = plainName(typed);
  const holding = decks.filter(({ deck }) => plainName(deck.name).includes(wanted));
  if (holding.length === 0) return indexOf(decks).nearest(typed, LIMITS.choices);
  const begins = (shown: ShownDeck) => plainName(shown.deck.name).startsWith(wanted);
  return [...holding.filter(begins), ...holding.filter((shown) => !begins(shown))];
}

function labelOf(shown: ShownDeck, t: Translate): string {
  const name = clip(shown.deck.name, 50);
  if (shown.own === undefined) return t.plain('deck.suggestReady', { name });
  const { label } = legalityBadge(shown, t);
  const edition = editionName(shown.game, shown.deck.edition);
  return t.plain('deck.suggestOwn', { name, edition, mark: label === t('deck.markLegal') ? undefined : label });
}
