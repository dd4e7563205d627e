/** Creates, changes, shares and checks the decks that people build. Decks may have problems; only tables require legality. */

import { isDeepStrictEqual } from 'node:util';
import { untilStored } from '#core/attempts';
import { MAX_LINES, MAX_TEXT_LENGTH } from '#decks/list-lines';
import { deckLists } from '#decks/lists';
import { named } from '#decks/meaning';
import { deckName, freeName, maxNameLength, nameKey } from '#decks/names';
import { gameNamed, type ReadList } from '#decks/read';
import { usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { DeckRow } from '#store/types';
import type { Context } from '../context.ts';
import type { Admit } from '../entrance.ts';
import { refuse } from '../refusals.ts';
import {
  choiceOf,
  type DeckId,
  type DeckService,
  isRefusal,
  type NewDeck,
  type OwnDeck,
  type ReadDeck,
  type UserId,
} from '../types.ts';
import { translatorIn } from '../words/catalogue.ts';
import { bodyOf, bodyOfList, type DeckBody, ownDeck } from './own-decks.ts';

const tooLong = refuse('deck.long', { most: MAX_TEXT_LENGTH, lines: MAX_LINES });

/** The decks of people, as part of the table service. */
export function createDecks(context: Context, admit: Admit): DeckService {
  return {
    maxDecks: context.limits.decksPerPerson,
    maxTextLength: MAX_TEXT_LENGTH,
    list: (user, filter) => admit(() => list(context, user, filter)),
    find: (deck) => admit(async () => withRow(context, deck, (row) => shown(context, row))),
    read: (text, hints) => read(context, text, hints),
    create: (deck) => admit(() => create(context, deck)),
    replace: (deck, user, rev, text) => admit(() => replace(context, deck, user, rev, text)),
    rename: (deck, user, name) => admit(() => rename(context, deck, user, name)),
    remove: (deck, user) => admit(() => remove(context, deck, user)),
    copy: (key, deck, user, more) => admit(() => copy(context, key, deck, user, more)),
    text: (deck) => admit(() => text(context, deck)),
    validate: (deck, wanted) => admit(() => validate(context, deck, wanted)),
  };
}

async function list(
  context: Context,
  user: UserId,
  filter: Parameters<DeckService['list']>[1] = {},
): Promise<readonly OwnDeck[]> {
  const rows = await context.store.decks.ofOwner(user);
  const wanted = rows.filter((row) => filter.game === undefined || row.game === filter.game);
  return wanted.map((row) => {
    const known = context.games.get(row.game)?.editions.some(({ id }) => id === filter.edition);
    return ownDeck(row, context.games.get(row.game), { edition: known === true ? filter.edition : undefined });
  });
}

function read(context: Context, text: string, hints: Parameters<DeckService['read']>[1] = {}): ReadDeck | Refusal {
  const source = sourceOf(context, { ...hints, from: { text } });
  if (isRefusal(source)) return source;
  const { game, body, list } = source;
  const name = hints.name === undefined ? source.name : deckName(hints.name);
  if (name === undefined) return refuse('deck.name-bad', { most: maxNameLength });
  const { edition, extra, main } = body;
  const deck = { id: choiceOf(''), name, edition, extra, main };
  const verdicts = deckLists(game).check(deck, edition, [], list);
  return { game: game.id, deck, unread: list?.unread ?? [], checkedFor: edition, verdicts };
}

async function create(context: Context, wanted: NewDeck): Promise<OwnDeck | Refusal> {
  const source = sourceOf(context, wanted);
  if (isRefusal(source)) return source;
  const chosen = wanted.name ?? (source.named ? source.name : undefined);
  const { key, user: owner, guild } = wanted;
  return insert(context, { ...source, key, owner, guild, chosen, usual: source.name });
}

async function replace(
  context: Context,
  deck: DeckId,
  user: UserId,
  rev: number,
  text: string,
): Promise<OwnDeck | Refusal> {
  const row = await ofUser(context, deck, user);
  if (isRefusal(row)) return row;
  const game = context.games.get(row.game);
  if (game === undefined) return refuse('table.game-unknown', { game: row.game });
  const source = sourceOf(context, { game: game.id, from: { text } }, bodyOf(row)?.edition);
  if (isRefusal(source)) return source;
  const { body, list } = source;
  const name = source.named ? source.name : row.name;
  const change = { name, nameKey: nameKey(name), body: JSON.stringify(body), changedAt: context.now() };
  const result = row.rev === rev ? await context.store.decks.update(deck, rev, change) : 'moved';
  if (result === 'name') return refuse('deck.name-taken', { name });
  return withRow(context, deck, (now) => {
    const same = now.name === name && isDeepStrictEqual(bodyOf(now), body);
    // The same text once more is a repeated press.
    return result === 'stored' || same ? shown(context, now, list) : refuse('deck.changed', { name: now.name });
  });
}

async function rename(context: Context, deck: DeckId, user: UserId, typed: string): Promise<OwnDeck | Refusal> {
  const name = deckName(typed);
  if (name === undefined) return refuse('deck.name-bad', { most: maxNameLength });
  return untilStored<OwnDeck | Refusal, Refusal>(
    async () => {
      const row = await ofUser(context, deck, user);
      if (isRefusal(row) || row.name === name) return isRefusal(row) ? row : shown(context, row);
      const change = { name, nameKey: nameKey(name), changedAt: context.now() };
      const result = await context.store.decks.update(deck, row.rev, change);
      if (result === 'name') return refuse('deck.name-taken', { name });
      return result === 'stored' ? withRow(context, deck, (now) => shown(context, now)) : 'outdated';
    },
    refuse('deck.changed', { name }),
  );
}

async function remove(context: Context, deck: DeckId, user: UserId): Promise<OwnDeck | Refusal> {
  const row = await ofUser(context, deck, user);
  if (isRefusal(row)) return row;
  return (await context.store.decks.remove(deck)) ? shown(context, row) : refuse('deck.unknown');
}

function copy(
  context: Context,
  key: string,
  deck: DeckId,
  owner: UserId,
  { name: chosen, guild }: NonNullable<Parameters<DeckService['copy']>[3]> = {},
): Promise<OwnDeck | Refusal> {
  return withRow(context, deck, async (row) => {
    const game = context.games.get(row.game);
    const body = bodyOf(row);
    if (game === undefined) return refuse('table.game-unknown', { game: row.game });
    if (body === undefined) return refuse('deck.unreadable', { name: row.name });
    return insert(context, { key, owner, guild, game, body, chosen, usual: row.name });
  });
}

function text(context: Context, deck: DeckId): Promise<string | Refusal> {
  return withRow(context, deck, (row) => {
    const game = context.games.get(row.game);
    if (game === undefined) return refuse('table.game-unknown', { game: row.game });
    const own = ownDeck(row, game);
    return deckLists(game).print(own.deck, own.unread);
  });
}

function validate(
  context: Context,
  deck: DeckId,
  wanted: Parameters<DeckService['validate']>[1] = {},
): ReturnType<DeckService['validate']> {
  return withRow(context, deck, (row) => {
    const game = context.games.get(row.game);
    if (game === undefined) return refuse('table.game-unknown', { game: row.game });
    const { editions, name, deckRules } = game;
    if (wanted.edition !== undefined && !editions.some(({ id }) => id === wanted.edition))
      return unknownEdition(game, wanted.edition);
    const own = ownDeck(row, game, wanted);
    const format = wanted.format ?? deckRules.formats[0]?.id ?? '';
    const verdict = own.verdicts.find((one) => one.format === format);
    if (verdict === undefined) {
      const formats = deckRules.formats.map((one) => one.name).join(', ');
      return refuse('deck.format-unknown', { format, game: name, formats });
    }
    return { ...verdict, edition: own.checkedFor, deck: own };
  });
}

/** What a new deck starts with. `named`: the text states a name. */
type Source = {
  readonly game: Game;
  readonly body: DeckBody;
  readonly name: string;
  readonly named: boolean;
  readonly list?: ReadList;
};

/** Reads what a deck starts with. `usualEdition`: for texts that state none. */
function sourceOf(
  { games, language }: Context,
  wanted: Pick<NewDeck, 'game' | 'edition' | 'from'>,
  usualEdition?: string,
): Source | Refusal {
  const { from, edition } = wanted;
  const all = [...games.values()];
  const inText = typeof from === 'object' && 'text' in from ? from.text : undefined;
  if (inText !== undefined && inText.length > MAX_TEXT_LENGTH) return tooLong;
  const said = inText === undefined ? undefined : gameNamed(inText);
  const told = said === undefined ? undefined : named(all, said);
  const ready = typeof from === 'object' && 'ready' in from ? from.ready : undefined;
  const ofReady = all.find((one) => one.decks.some((deck) => deck.id === ready));
  const withDecks = all.filter(usesDecks);
  const possible = inText === undefined || withDecks.length < 2 ? withDecks : knowing(withDecks, inText);
  const only = possible.length > 1 ? undefined : possible[0];
  const game = wanted.game === undefined ? (told ?? ofReady ?? only) : games.get(wanted.game);
  if (game === undefined) {
    if (wanted.game !== undefined) return refuse('table.game-unknown', { game: wanted.game });
    return refuse('deck.game-unsaid', { games: withDecks.map(({ name }) => name).join(', ') });
  }
  if (told !== undefined && told !== game) return refuse('deck.other-game', { said: told.name, game: game.name });
  if (edition !== undefined && !game.editions.some(({ id }) => id === edition)) return unknownEdition(game, edition);
  const first = usualEdition ?? game.editions[0]?.id ?? '';

  if (inText !== undefined) {
    const list = deckLists(game).read(inText);
    if (list.tooLong) return tooLong;
    const body = bodyOfList(list, edition ?? list.edition ?? first);
    return { game, body, name: list.name ?? translatorIn(language)('deck.new'), named: list.name !== undefined, list };
  }
  if (ready === undefined) {
    return {
      game,
      body: { edition: edition ?? first, extra: {}, main: {}, unread: [] },
      name: translatorIn(language)('deck.new'),
      named: false,
    };
  }
  const deck = game.decks.find((one) => one.id === ready);
  if (deck === undefined) return refuse('deck.ready-unknown', { deck: ready, game: game.name });
  const { extra, main } = deck;
  return { game, body: { edition: edition ?? deck.edition, extra, main, unread: [] }, name: deck.name, named: false };
}

/** The games that know any card of a list. */
function knowing(games: readonly Game[], text: string): readonly Game[] {
  return games.filter((game) => {
    const { main, extra } = deckLists(game).read(text);
    return Object.keys(main).length > 0 || Object.keys(extra).length > 0;
  });
}

/** A deck to store, under the chosen name, or the usual one, numbered if taken. */
type Insert = Pick<Source, 'game' | 'body' | 'list'> & {
  readonly key: string;
  readonly owner: UserId;
  readonly guild: string | undefined;
  readonly chosen: string | undefined;
  readonly usual: string;
};

async function insert(context: Context, wanted: Insert): Promise<OwnDeck | Refusal> {
  const { store, now, newId } = context;
  const { game, body, key, owner, guild, chosen, usual, list } = wanted;
  const { decksPerPerson, newDecksPerServer } = context.limits;
  const fixed = chosen === undefined ? undefined : deckName(chosen);
  if (chosen !== undefined && fixed === undefined) return refuse('deck.name-bad', { most: maxNameLength });
  return untilStored<OwnDeck | Refusal, Refusal>(
    async () => {
      const name = fixed ?? freeName(usual, await namesOf(context, owner, game));
      const at = now();
      const row = {
        id: newId(8),
        key,
        owner,
        game: game.id,
        name,
        nameKey: nameKey(name),
        createdAt: at,
        changedAt: at,
        body: JSON.stringify(body),
      };
      const fullHere = madeToday(context, guild) >= newDecksPerServer;
      // Without room, it only finds the deck that the same press has made already.
      const made = await store.decks.create(row, fullHere ? 0 : decksPerPerson);
      if (made === 'many') {
        return fullHere
          ? refuse('deck.many-here', { most: newDecksPerServer })
          : refuse('deck.many', { most: decksPerPerson });
      }
      if (made === 'name') return fixed === undefined ? 'outdated' : refuse('deck.name-taken', { name });
      if (made.created) noteMade(context, guild);
      return withRow(context, made.id, (stored) => shown(context, stored, made.created ? list : undefined));
    },
    refuse('deck.name-taken', { name: usual }),
  );
}

const dayOf = (now: number): number => Math.floor(now / (24 * 60 * 60 * 1000));

/** How many decks were made in a server today; 0 outside of servers. Counted by this process only, since its start. */
function madeToday({ memory, now }: Context, guild: string | undefined): number {
  const made = guild === undefined ? undefined : memory.newDecks.get(guild);
  return made?.day === dayOf(now()) ? made.count : 0;
}

function noteMade(context: Context, guild: string | undefined): void {
  if (guild === undefined) return;
  context.memory.newDecks.set(guild, { day: dayOf(context.now()), count: madeToday(context, guild) + 1 });
}

async function namesOf({ store }: Context, owner: UserId, game: Game): Promise<ReadonlySet<string>> {
  const rows = await store.decks.ofOwner(owner);
  return new Set(rows.filter((row) => row.game === game.id).map((row) => row.nameKey));
}

function shown(context: Context, row: DeckRow, read?: ReadList): OwnDeck {
  return ownDeck(row, context.games.get(row.game), { read });
}

async function withRow<T>(
  { store }: Context,
  deck: DeckId,
  work: (row: DeckRow) => T | Refusal | Promise<T | Refusal>,
): Promise<T | Refusal> {
  const row = await store.decks.find(deck);
  return row === undefined ? refuse('deck.unknown') : work(row);
}

/** A deck that must be the user's own. */
async function ofUser({ store }: Context, deck: DeckId, user: UserId): Promise<DeckRow | Refusal> {
  const row = await store.decks.find(deck);
  if (row === undefined) return refuse('deck.unknown');
  return row.owner === user ? row : refuse('deck.not-yours', { name: row.name });
}

function unknownEdition(game: Game, edition: string): Refusal {
  const editions = game.editions.map((one) => one.name).join(', ');
  return refuse('table.edition-unknown', { edition, game: game.name, editions });
}
