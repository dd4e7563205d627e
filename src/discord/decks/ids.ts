/** The arguments of presses about decks. */
import { z } from 'zod';
import { codecOf, ids, pages, whole } from '../core/codecs.ts';
import { type DeckKey, type ImportHints, NO_HINTS, readHints, readKey, writeHints, writeKey } from './ids-deck-key.ts';

export const deck = codecOf(
  z.object({ deck: z.custom<DeckKey>() }),
  (args) => writeKey(args.deck),
  (written) => {
    const key = readKey(written);
    return key === undefined ? undefined : { deck: key };
  },
);

/** Which list a deck is picked from: one's own, or a page of the ready ones. The deck itself is a value. */
export const deckList = codecOf(
  z.object({ readyPage: pages.optional() }),
  ({ readyPage }) => (readyPage === undefined ? 'own' : `ready/${readyPage}`),
  (written) => ({ readyPage: whole(written.replace(/^ready\//, '')) }),
);

export const readyPage = codecOf(
  z.object({ game: ids, page: pages }),
  (args) => `${args.game}/${args.page}`,
  (written) => {
    const [game = '', at = ''] = written.split('/');
    return { game, page: whole(at) ?? 0 };
  },
);

/** The deck and its revision that a form was opened for. */
export const deckRev = codecOf(
  z.object({ deck: ids, rev: z.int().min(0) }),
  (args) => `${args.deck}/${args.rev.toString(36)}`,
  (written) => {
    const [id = '', rev = ''] = written.split('/');
    const key = readKey(id);
    return key?.kind === 'own' ? { deck: key.id, rev: Number.parseInt(rev, 36) || 0 } : undefined;
  },
);

export const hints = codecOf(
  z.object({ hints: z.custom<ImportHints>() }),
  (args) => writeHints(args.hints),
  (written) => ({ hints: readHints(written) ?? NO_HINTS }),
);

/** What is being edited: an existing deck, or a new one. */
export const deckOrHints = codecOf(
  z.object({ edited: z.custom<DeckKey | ImportHints>() }),
  ({ edited }) => ('kind' in edited ? writeKey(edited) : writeHints(edited)),
  (written) => ({ edited: readKey(written) ?? readHints(written) ?? NO_HINTS }),
);
