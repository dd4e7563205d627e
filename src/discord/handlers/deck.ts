/** Presses on the screens of decks, and what comes back from their forms. */
import { isRefusal } from '#table/types';
import type { App } from '../app.ts';
import { COLORS, line } from '../present/components.ts';
import { deleteMessage, readKey, type ShownDeck } from '../present/deck.ts';
import {
  carriedList,
  editForm,
  FIELDS,
  fileName,
  fitsForm,
  importForm,
  readHints,
  tooLongForForm,
} from '../present/deck-forms.ts';
import { readyDecks } from '../present/deck-list.ts';
import type { OtherPress } from '../present/ids.ts';
import type { Reply } from '../reply.ts';
import { type PressContext, refuse } from './context.ts';
import { allReady, shownOwn } from './deck-find.ts';
import { gameOr, listOf, makeOfList, saveList, textFile } from './deck-save.ts';
import { deckOf, exportDeck, shareDeck, showCheck, showDeck, showList } from './deck-show.ts';

type Ctx = PressContext<OtherPress>;

/** Whether a press belongs to the decks. */
export const isDeckVerb = (verb: string): boolean => verb.startsWith('deck.');
/** Whether a press is answered with a form. */
export const opensDeckForm = (verb: string): boolean => ['deck.edit', 'deck.again', 'deck.import'].includes(verb);
/** Whether a press on a deck's screen is answered in its place. */
export const changesDeck = (verb: string): boolean =>
  isDeckVerb(verb) && !opensDeckForm(verb) && verb !== 'deck.export' && verb !== 'deck.share';
/** Whether a press shows something to all. */
export const sharesDeck = (verb: string): boolean => verb === 'deck.share';

/** Every press on the screens of decks. False: not one of these. */
export async function deckPress(ctx: Ctx): Promise<boolean> {
  const { app, reply, press } = ctx;
  switch (press.verb) {
    case 'deck.show':
      await withDeck(ctx, (shown) => showDeck(app, reply, shown, 'update'));
      return true;
    case 'deck.pick':
      await withDeck(ctx, (shown) => showDeck(app, reply, shown, 'update'), ctx.values[0]);
      return true;
    case 'deck.check':
      await withDeck(ctx, (shown) => showCheck(reply, shown, 'update'));
      return true;
    case 'deck.export':
      await withDeck(ctx, (shown) => exportDeck(app, reply, shown));
      return true;
    case 'deck.share':
      await withDeck(ctx, (shown) => shareDeck(app, reply, shown));
      return true;
    case 'deck.copy':
      await withDeck(ctx, (shown) => copyDeck(app, reply, ctx.key, shown));
      return true;
    case 'deck.edit':
      await withDeck(ctx, (shown) => openForm(app, reply, shown));
      return true;
    case 'deck.again':
      await again(ctx);
      return true;
    case 'deck.save':
      await save(ctx);
      return true;
    case 'deck.import': {
      const game = await gameOr(app, reply, undefined);
      if (game !== undefined) await opened(reply, importForm(game, { game: undefined, edition: undefined }, reply.say));
      return true;
    }
    case 'deck.made':
      await made(ctx);
      return true;
    case 'deck.del':
      await withDeck(ctx, (shown) => askToDelete(app, reply, shown, 'update'));
      return true;
    case 'deck.del.yes':
      await deleteDeck(ctx);
      return true;
    case 'deck.list':
      await showList(app, reply, 'update', { page: Number.parseInt(press.arg, 10) || 0 });
      return true;
    case 'deck.ready': {
      const [id = '', page = ''] = press.arg.split('/');
      const game = await gameOr(app, reply, id);
      if (game !== undefined) {
        await reply.update(readyDecks(game, allReady(game), Number.parseInt(page, 10) || 0, reply.say));
      }
      return true;
    }
    default:
      return false;
  }
}

/** Does something with the deck that a press names, or tells that there is none. */
async function withDeck(ctx: Ctx, work: (shown: ShownDeck) => Promise<void>, written = ctx.press.arg): Promise<void> {
  const shown = await deckOf(ctx.app, ctx.reply, readKey(written));
  if (shown !== undefined) await work(shown);
}

/** Opens the form with a deck's list. One that is too long for it is given as a file, with the way to bring it back. */
export async function openForm(app: App, reply: Reply, shown: ShownDeck, list?: string): Promise<void> {
  const { key, own, deck, game } = shown;
  if (key.kind === 'ready' || own === undefined) {
    await reply.whisper(line(reply.say('deck.readyFixed'), COLORS.bad));
    return;
  }
  if (own.owner !== reply.user) return refuse(app, reply, { refused: 'deck.not-yours', with: { name: deck.name } });
  const text = list ?? (await app.tables.decks.text(key.id));
  if (isRefusal(text)) return refuse(app, reply, text, game);
  if (fitsForm(text)) {
    await opened(reply, editForm(game, { id: key.id, rev: own.rev, name: deck.name }, text, reply.say));
    return;
  }
  const file = fileName(deck.name);
  await reply.whisper(tooLongForForm(text, file, reply.say), [textFile(file, text)]);
}

/** Opens a form; where it is too late for that, says so. */
export async function opened(reply: Reply, form: ReturnType<typeof editForm>): Promise<void> {
  if (!(await reply.modal(form))) await reply.whisper(line(reply.say('error.again'), COLORS.bad));
}

/** The form again, with the list that the pressed message carries: of a deck that is there, or of one to be made. */
async function again(ctx: Ctx): Promise<void> {
  const { app, reply, press, texts } = ctx;
  const list = carriedList(texts);
  const key = readKey(press.arg);
  if (key !== undefined) {
    const shown = await deckOf(app, reply, key);
    if (shown !== undefined) await openForm(app, reply, shown, list);
    return;
  }
  const hints = readHints(press.arg) ?? { game: undefined, edition: undefined };
  const game = await gameOr(app, reply, hints.game);
  if (game !== undefined) await opened(reply, importForm(game, hints, reply.say, { list }));
}

/** The form of a deck has come back: `save:<deck>/<rev>`. */
async function save({ app, reply, press, fields }: Ctx): Promise<void> {
  const [written = '', rev = ''] = press.arg.split('/');
  const key = readKey(written);
  if (key?.kind !== 'own') return refuse(app, reply, { refused: 'deck.unknown' });
  await saveList(app, reply, key.id, Number.parseInt(rev, 36) || 0, fields.get(FIELDS.text) ?? '');
}

/** The form of a new deck has come back; a file goes before what was typed. */
async function made({ app, reply, press, fields, files, key }: Ctx): Promise<void> {
  const [file] = files;
  const list = file === undefined ? fields.get(FIELDS.text) : await listOf(reply, file);
  if (list === undefined && file !== undefined) return;
  if (list === undefined || list.trim() === '') {
    await reply.update(line(reply.say('deck.nothing'), COLORS.bad));
    return;
  }
  const hints = readHints(press.arg) ?? { game: undefined, edition: undefined };
  await makeOfList(app, reply, key, list, { ...hints, name: fields.get(FIELDS.name) });
}

/** Makes somebody's deck, or a ready one, a deck of one's own. */
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
      ? await decks.copy(press, key.id, reply.user, name)
      : await decks.create({
          key: press,
          user: reply.user,
          game: game.id,
          name,
          edition,
          from: { ready: key.id },
        });
  const shown = isRefusal(copy) ? copy : shownOwn(app, copy);
  if (isRefusal(shown)) return refuse(app, reply, shown, game);
  await showDeck(app, reply, shown, 'update', reply.say('deck.copied'));
}

/** Asks once more before a deck is deleted. */
export async function askToDelete(app: App, reply: Reply, shown: ShownDeck, how: 'update' | 'whisper'): Promise<void> {
  if (shown.key.kind === 'ready') {
    await reply.whisper(line(reply.say('deck.readyFixed'), COLORS.bad));
    return;
  }
  const { name } = shown.deck;
  if (shown.own?.owner !== reply.user) return refuse(app, reply, { refused: 'deck.not-yours', with: { name } });
  await reply[how](deleteMessage(shown, reply.say));
}

async function deleteDeck({ app, reply, press }: Ctx): Promise<void> {
  const key = readKey(press.arg);
  const removed = await app.tables.decks.remove(key?.kind === 'own' ? key.id : '', reply.user);
  if (isRefusal(removed)) return refuse(app, reply, removed);
  const note = reply.say('deck.deleted', { name: removed.deck.name });
  await showList(app, reply, 'update', { note });
}
