/** The presses of decks. */

import { COLORS, line } from '../core/components.ts';
import { ephemeral, type PressesOf, post, update } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import { askToDelete, beginDeck, copyDeck, openForm, openImport } from './actions.ts';
import { allReady, gameNamed } from './actions-find.ts';
import { makeOfList, readList, saveList } from './actions-save.ts';
import { deckOf, exportDeck, shareDeck, showCheck, showDeck, showList } from './actions-show.ts';
import type { decksIds } from './ids.ts';
import { NO_HINTS, readKey } from './ids.ts';
import { carriedList, carriedName, FIELDS } from './screens/forms.ts';
import { readyDecks } from './screens/list.ts';

export const decksPresses = {
  /** Shows a deck with its picture. */
  'deck.show': {
    response: update,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await showDeck(ctx.app, ctx.reply, shown, 'update');
    },
  },
  /** Shows a deck in a message of its own. */
  'deck.open': {
    response: ephemeral,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await showDeck(ctx.app, ctx.reply, shown, 'whisper');
    },
  },
  /** Shows the deck that was chosen from a list. */
  'deck.pick': {
    response: update,
    async run({ app, reply, values }) {
      const shown = await deckOf(app, reply, readKey(values[0] ?? ''));
      if (shown !== undefined) await showDeck(app, reply, shown, 'update');
    },
  },
  /** Checks a deck for every format. */
  'deck.check': {
    response: update,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await showCheck(ctx.reply, shown, 'update');
    },
  },
  /** Shows a deck as text to copy or download. */
  'deck.export': {
    response: ephemeral,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await exportDeck(ctx.app, ctx.reply, shown);
    },
  },
  /** Shows a deck to everybody. */
  'deck.share': {
    response: post,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await shareDeck(ctx.app, ctx.reply, shown);
    },
  },
  /** Copies a deck to the person's own. */
  'deck.copy': {
    response: update,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await copyDeck(ctx.app, ctx.reply, ctx.key, shown);
    },
  },
  /** Opens the form with a deck's list. */
  'deck.edit': {
    response: ephemeral,
    opensForm: true,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await openForm(ctx.app, ctx.reply, shown);
    },
  },
  /** Opens the form for an existing deck or a new one, with the list in the pressed message if there is one. */
  'deck.again': {
    response: ephemeral,
    opensForm: true,
    async run({ app, reply, texts }, { edited }) {
      const list = carriedList(texts);
      if ('kind' in edited) {
        const shown = await deckOf(app, reply, edited);
        if (shown !== undefined) await openForm(app, reply, shown, list);
        return;
      }
      await openImport(app, reply, edited, { list });
    },
  },
  /** The form of an existing deck was submitted. */
  'deck.save': {
    response: update,
    run: ({ app, reply, fields }, { deck, rev }) => saveList(app, reply, deck, rev, fields.get(FIELDS.text) ?? ''),
  },
  /** Opens the form for a new deck. */
  'deck.import': {
    response: ephemeral,
    opensForm: true,
    run: ({ app, reply }) => openImport(app, reply, NO_HINTS),
  },
  /** The form for a new deck was submitted; an attached file takes precedence over typed text. */
  'deck.made': {
    response: update,
    async run({ app, reply, key, fields, files: [file] }, { hints }) {
      const list = file === undefined ? fields.get(FIELDS.text) : await readList(reply, file);
      if (list === undefined && file !== undefined) return;
      if (list === undefined || list.trim() === '') {
        await reply.update(line(reply.t('deck.nothing'), COLORS.bad));
        return;
      }
      await makeOfList(app, reply, key, list, { ...hints, name: fields.get(FIELDS.name) });
    },
  },
  /** Makes an empty deck for the chosen game, with the name in the pressed message. */
  'deck.begin': {
    response: update,
    run: ({ app, reply, key, texts }, { hints }) =>
      beginDeck(app, reply, key, { ...hints, name: carriedName(texts) }, 'update'),
  },
  /** Asks for confirmation before a deck is deleted. */
  'deck.del': {
    response: update,
    async run(ctx, { deck }) {
      const shown = await deckOf(ctx.app, ctx.reply, deck);
      if (shown !== undefined) await askToDelete(ctx.app, ctx.reply, shown, 'update');
    },
  },
  /** Deletes a deck. */
  'deck.del.yes': {
    response: update,
    async run({ app, reply }, { deck }) {
      const removed = accepted(await app.tables.decks.remove(deck.kind === 'own' ? deck.id : '', reply.user));
      await showList(app, reply, 'update', { note: reply.t('deck.deleted', { name: removed.deck.name }) });
    },
  },
  /** Lists the person's own decks. */
  'deck.list': {
    response: update,
    run: ({ app, reply }, { page }) => showList(app, reply, 'update', { page }),
  },
  /** Lists the ready decks of a game. */
  'deck.ready': {
    response: update,
    async run({ app, reply }, { game: id, page }) {
      const game = gameNamed(app, id);
      if (game !== undefined) await reply.update(readyDecks(game, allReady(game), page, reply.t));
    },
  },
} satisfies PressesOf<typeof decksIds>;
