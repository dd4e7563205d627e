/** How buttons, lists and commands name a deck, and what the form for a new deck is opened with. */

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
