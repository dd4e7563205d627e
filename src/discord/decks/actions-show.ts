/** Shows decks, in place, privately or publicly; the list of a person's own decks; a deck as text. */
import type { Refusal } from '#kernel/ask';
import { isRefusal } from '#table/types';
import { type App, appIn } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { mentionOf } from '../core/people.ts';
import { sendWithPicture } from '../core/pictures.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { decksOf, findDeck, listsOf } from './actions-find.ts';
import type { DeckKey } from './ids.ts';
import { allProblems, checkMessage, deckMessage, deckScene, type ShownDeck } from './screens/deck.ts';
import { exported, fileName } from './screens/forms.ts';
import { ownDecks } from './screens/list.ts';

/** A deck with its picture, for the person alone. */
export async function showDeck(
  app: App,
  reply: Reply,
  shown: ShownDeck,
  how: 'update' | 'whisper',
  note?: string,
): Promise<void> {
  const drawing = app.images.draw(deckScene(shown, reply.t), reply);
  await sendWithPicture(reply, how, drawing, (picture) =>
    deckMessage(shown, reply.t, { picture, reader: reply.user, note }),
  );
}

/** A deck with its picture for everybody in the channel, with a button to copy it. */
export async function shareDeck(app: App, reply: Reply, own: ShownDeck): Promise<void> {
  const t = reply.publicT;
  const found = t.language === reply.t.language ? own : await findDeck(appIn(app, t.language), own.key);
  const shown = found === undefined || isRefusal(found) ? own : found;
  const note = t('deck.shared', { who: mentionOf(reply.user), name: shown.deck.name });
  const drawing = app.images.draw(deckScene(shown, t), reply);
  await sendWithPicture(reply, 'post', drawing, (picture) =>
    deckMessage(shown, t, { picture, reader: undefined, note }),
  );
}

/** A deck's legality in every format, in place; with all problems in a file if there are many. */
export async function showCheck(reply: Reply, shown: ShownDeck, how: 'update' | 'whisper'): Promise<void> {
  const all = allProblems(shown, reply.t);
  if (all === undefined) {
    await reply[how](checkMessage(shown, reply.t, reply.user));
    return;
  }
  const file = fileName(`${shown.deck.name} problems`);
  const attached = { file, alt: file, data: Buffer.from(all, 'utf8') };
  await reply[how](checkMessage(shown, reply.t, reply.user, file), [attached]);
}

/** A deck's list, as text where it is short, and as a file. */
export async function exportDeck(app: App, reply: Reply, shown: ShownDeck): Promise<void> {
  const { key, game, deck } = shown;
  const list = accepted(key.kind === 'own' ? await app.tables.decks.text(key.id) : listsOf(game).print(deck), game);
  const file = fileName(deck.name);
  await reply.whisper(exported(deck.name, list, file, reply.t), [{ file, alt: file, data: Buffer.from(list, 'utf8') }]);
}

/** The list of the person's own decks. */
export async function showList(
  app: App,
  reply: Reply,
  how: 'update' | 'whisper',
  options: { readonly page?: number; readonly note?: string; readonly game?: string } = {},
): Promise<void> {
  const decks = accepted(await decksOf(app, reply.user, { game: options.game }));
  const games = [...app.tables.games.values()];
  await reply[how](ownDecks(decks, games, app.tables.decks.maxDecks, reply.t, options));
}

/** The deck with a key; if there is none, says so and returns undefined. */
export async function deckOf(app: App, reply: Reply, key: DeckKey | undefined): Promise<ShownDeck | undefined> {
  const found = key === undefined ? undefined : await findDeck(app, key);
  return found !== undefined && !isRefusal(found) ? found : notFound(reply, found);
}

/** Tells that a deck was not found; throws `Refused` if it is known why. */
export async function notFound(reply: Reply, refusal: Refusal | undefined): Promise<undefined> {
  if (refusal === undefined) await reply.whisper(line(reply.t('deck.none'), COLORS.bad));
  else throw new Refused(refusal);
}
