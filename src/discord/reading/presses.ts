/** The presses of what anybody may read: rules, cards, boards as text. */
import { ephemeral, type PressesOf, post, update } from '../core/press.ts';
import { showBoardText } from '../table/actions.ts';
import { lookAt } from '../table/actions-open.ts';
import { lookUp, showPickedCard, showRulings } from './actions-card.ts';
import { showRules } from './actions-rules.ts';
import type { readingIds } from './ids.ts';

export const readingPresses = {
  /** Shows a page of the board as text. */
  'board.text': {
    response: update,
    async run(ctx, { table, page }) {
      const tableView = await lookAt(ctx, table);
      if (tableView !== undefined) await showBoardText(ctx.reply, tableView, 'update', page);
    },
  },
  /** Turns to another page of a list of cards. */
  'card.list': {
    response: update,
    run: ({ app, reply }, { game, ...list }) => lookUp(app, reply, { ...list, game: game === '' ? undefined : game }),
  },
  /** Shows a card to everybody. */
  'card.post': {
    response: post,
    run: ({ app, reply, values }, { card }) => showPickedCard(app, reply, values[0] ?? card, 'post'),
  },
  /** Shows what has been ruled on a card. */
  'card.rulings': {
    response: ephemeral,
    run: ({ app, reply }, { card }) => showRulings(app, reply, card),
  },
  /** Shows a card to the person alone. */
  'card.whisper': {
    response: ephemeral,
    run: ({ app, reply, values }, { card }) => showPickedCard(app, reply, values[0] ?? card, 'whisper'),
  },
  /**
   * From a list, or a button that names a chapter: shows that chapter in place. From a button that names only a game: lists
   * its chapters in a new message.
   */
  rules: {
    response: update,
    async run({ app, reply, values: [value] }, { game, topic }) {
      const page = /^<(\d{1,3})$/.exec(value ?? '')?.[1];
      const chapter = page === undefined ? (value ?? topic) : undefined;
      const anew = value === undefined && topic === undefined && game !== '';
      await showRules(
        app,
        reply,
        { game, chapter, page: page === undefined ? undefined : Number(page) },
        anew ? 'whisper' : 'update',
      );
    },
  },
} satisfies PressesOf<typeof readingIds>;
