/** The presses about decks, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, none, page, pages, whole } from '../core/codecs.ts';
import { nowhere, type Specs } from '../core/spec.ts';

/** A deck that a person has built, or one of a game's ready-made decks. */
export type DeckKey =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'ready'; readonly game: string; readonly id: string };

/** A key as it is written in custom ids and values of lists. */
export function writeKey(key: DeckKey): string {
  return key.kind === 'own' ? `own:${key.id}` : `ready:${key.game}/${key.id}`;
}

/** Reads what `writeKey` wrote, or the bare id of a person's deck as people share it; undefined for anything else. */
export function readKey(written: string): DeckKey | undefined {
  const own = /^(?:own:)?([a-z0-9]{8})$/.exec(written.trim())?.[1];
  if (own !== undefined) return { kind: 'own', id: own };
  const ready = /^ready:([a-z0-9-]{1,40})\/([a-z0-9-]{1,60})$/.exec(written);
  return ready === null ? undefined : { kind: 'ready', game: ready[1] ?? '', id: ready[2] ?? '' };
}

/** What is known about a new deck before its list is read: names in the list are looked up accordingly. */
export type ImportHints = { readonly game: string | undefined; readonly edition: string | undefined };

export const NO_HINTS: ImportHints = { game: undefined, edition: undefined };

export function writeHints({ game, edition }: ImportHints): string {
  return `${game ?? ''}/${edition ?? ''}`;
}

/** Reads what `writeHints` wrote; undefined for anything else. */
export function readHints(written: string): ImportHints | undefined {
  const found = /^([a-z0-9-]{0,40})\/([a-z0-9-]{0,40})$/.exec(written);
  if (found === null) return undefined;
  const [, game = '', edition = ''] = found;
  return { game: game === '' ? undefined : game, edition: edition === '' ? undefined : edition };
}

const deck = codecOf(
  z.object({ deck: z.custom<DeckKey>() }),
  (args) => writeKey(args.deck),
  (written) => {
    const key = readKey(written);
    return key === undefined ? undefined : { deck: key };
  },
);

/** Which list a deck is picked from: one's own, or a page of the ready ones. The deck itself is a value. */
const deckList = codecOf(
  z.object({ readyPage: pages.optional() }),
  ({ readyPage }) => (readyPage === undefined ? 'own' : `ready/${readyPage}`),
  (written) => ({ readyPage: whole(written.replace(/^ready\//, '')) }),
);

const readyPage = codecOf(
  z.object({ game: ids, page: pages }),
  (args) => `${args.game}/${args.page}`,
  (written) => {
    const [game = '', at = ''] = written.split('/');
    return { game, page: whole(at) ?? 0 };
  },
);

/** The deck and its revision that a form was opened for. */
const deckRev = codecOf(
  z.object({ deck: ids, rev: z.int().min(0) }),
  (args) => `${args.deck}/${args.rev.toString(36)}`,
  (written) => {
    const [id = '', rev = ''] = written.split('/');
    const key = readKey(id);
    return key?.kind === 'own' ? { deck: key.id, rev: Number.parseInt(rev, 36) || 0 } : undefined;
  },
);

const hints = codecOf(
  z.object({ hints: z.custom<ImportHints>() }),
  (args) => writeHints(args.hints),
  (written) => ({ hints: readHints(written) ?? NO_HINTS }),
);

/** What is being edited: an existing deck, or a new one. */
const deckOrHints = codecOf(
  z.object({ edited: z.custom<DeckKey | ImportHints>() }),
  ({ edited }) => ('kind' in edited ? writeKey(edited) : writeHints(edited)),
  (written) => ({ edited: readKey(written) ?? readHints(written) ?? NO_HINTS }),
);

export const decksIds = {
  'deck.show': nowhere(deck),
  'deck.open': nowhere(deck),
  'deck.pick': nowhere(deckList),
  'deck.check': nowhere(deck),
  'deck.export': nowhere(deck),
  'deck.share': nowhere(deck),
  'deck.copy': nowhere(deck),
  'deck.edit': nowhere(deck),
  'deck.again': nowhere(deckOrHints),
  'deck.save': nowhere(deckRev),
  'deck.import': nowhere(none),
  'deck.made': nowhere(hints),
  'deck.begin': nowhere(hints),
  'deck.del': nowhere(deck),
  'deck.del.yes': nowhere(deck),
  'deck.list': nowhere(page),
  'deck.ready': nowhere(readyPage),
} as const satisfies Specs;
