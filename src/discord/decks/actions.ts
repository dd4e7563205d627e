/** Opens deck forms, copies and deletes decks, for presses and commands. */
import { isRefusal } from '#table/types';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { openModal } from '../core/forms.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { pressId } from '../press-id.ts';
import { deckGames, gameNamed, shownOwn } from './actions-find.ts';
import { textFile } from './actions-save.ts';
import { showDeck } from './actions-show.ts';
import type { ImportHints } from './ids.ts';
import { deleteMessage, type ShownDeck } from './screens/deck.ts';
import { editForm, fileName, fitsForm, importForm, listNamed, tooLongForForm, whichDeckGame } from './screens/forms.ts';

/** Opens the form with a deck's list. One that is too long for it is sent as a file, with instructions to upload it again. */
export async function openForm(app: App, reply: Reply, shown: ShownDeck, list?: string): Promise<void> {
  const { key, own, deck, game } = shown;
  if (key.kind === 'ready' || own === undefined) {
    await reply.whisper(line(reply.t('deck.readyFixed'), COLORS.bad));
    return;
  }
  if (own.owner !== reply.user) throw new Refused({ refused: 'deck.not-yours', with: { name: deck.name } });
  const text = accepted(list ?? (await app.tables.decks.text(key.id)), game);
  if (fitsForm(text)) {
    await openModal(reply, editForm(game, { id: key.id, rev: own.rev, name: deck.name }, text, reply.t));
    return;
  }
  const file = fileName(deck.name);
  await reply.whisper(tooLongForForm(text, file, reply.t), [textFile(file, text)]);
}

/** Opens the form for a new deck; asks which game it is for first if that is open. `given`: what is known of it already. */
export async function openImport(
  app: App,
  reply: Reply,
  hints: ImportHints,
  given: { readonly name?: string | undefined; readonly list?: string | undefined } = {},
): Promise<void> {
  const games = deckGames(app);
  if (hints.game === undefined && games.length > 1) {
    const list = given.list ?? (given.name === undefined ? undefined : listNamed(given.name));
    await reply.whisper(
      whichDeckGame(games, list, (id) => pressId('deck.again', { edited: { ...hints, game: id } }), reply.t),
    );
    return;
  }
  const game = gameNamed(app, hints.game);
  if (game !== undefined) await openModal(reply, importForm(game, hints, reply.t, given));
}

type NewDeck = Parameters<App['tables']['decks']['create']>[0];

const createDeck = ({ tables }: App, { user, guild }: Reply, given: Omit<NewDeck, 'user' | 'guild'>) =>
  tables.decks.create({ ...given, user, guild });

/** Makes an empty deck, or asks first which game it is for. */
export async function beginDeck(
  app: App,
  reply: Reply,
  press: string,
  { name, game: typed, edition }: ImportHints & { readonly name: string | undefined },
  how: 'update' | 'whisper',
): Promise<void> {
  const games = deckGames(app).filter(
    ({ editions }) => edition === undefined || editions.some(({ id }) => id === edition),
  );
  if (typed === undefined && games.length > 1) {
    const list = name === undefined ? undefined : listNamed(name);
    const pressFor = (id: string) => pressId('deck.begin', { hints: { game: id, edition } });
    await reply[how](whichDeckGame(games, list, pressFor, reply.t));
    return;
  }
  const game = gameNamed(app, typed ?? games[0]?.id);
  const made = await createDeck(app, reply, { key: press, game: game.id, name, edition, from: 'empty' });
  const shown = accepted(isRefusal(made) ? made : shownOwn(app, made), game);
  await showDeck(app, reply, shown, how, reply.t('deck.made'));
}

/** Copies somebody's deck, or a ready-made one, as the person's own. */
export async function copyDeck(
  app: App,
  reply: Reply,
  press: string,
  { key, game }: ShownDeck,
  options: { readonly name?: string | undefined; readonly edition?: string | undefined } = {},
): Promise<void> {
  const { decks } = app.tables;
  const { name, edition } = options;
  const copy =
    key.kind === 'own'
      ? await decks.copy(press, key.id, reply.user, { name, guild: reply.guild })
      : await createDeck(app, reply, { key: press, game: game.id, name, edition, from: { ready: key.id } });
  const shown = accepted(isRefusal(copy) ? copy : shownOwn(app, copy), game);
  await showDeck(app, reply, shown, 'update', reply.t('deck.copied'));
}

/** Asks for confirmation before a deck is deleted. */
export async function askToDelete(_app: App, reply: Reply, shown: ShownDeck, how: 'update' | 'whisper'): Promise<void> {
  if (shown.key.kind === 'ready') {
    await reply.whisper(line(reply.t('deck.readyFixed'), COLORS.bad));
    return;
  }
  const { name } = shown.deck;
  if (shown.own?.owner !== reply.user) throw new Refused({ refused: 'deck.not-yours', with: { name } });
  await reply[how](deleteMessage(shown, reply.t));
}
