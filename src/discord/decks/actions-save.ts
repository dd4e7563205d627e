/** Handles submitted deck lists and files: saves the deck, or returns the list with the reason. */

import type { Refusal } from '#kernel/ask';
import { isRefusal, type OwnDeck } from '#table/types';
import { markdown } from '#words/markdown';
import type { App } from '../core/app.ts';
import { type AttachedFile, readTextFile } from '../core/attachments.ts';
import { COLORS, line } from '../core/components.ts';
import type { Drawn } from '../core/images.ts';
import { explained } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { shownOwn } from './actions-find.ts';
import { showDeck } from './actions-show.ts';
import type { ImportHints } from './ids.ts';
import type { ShownDeck } from './screens/deck.ts';
import {
  type EditTarget,
  fileName,
  fitsBeside,
  largestFile,
  type ReturnedList,
  returnedList,
} from './screens/forms.ts';

/** A text as a file to attach to a message. */
export function textFile(name: string, text: string): Drawn {
  return { file: name, alt: name, data: Buffer.from(text, 'utf8') };
}

/** A list that somebody submits for an existing deck. `rev`: the revision that they edited. */
export async function saveList(app: App, reply: Reply, id: string, rev: number, list: string): Promise<void> {
  const saved = await app.tables.decks.replace(id, reply.user, rev, list);
  await showSaved(app, reply, saved, list, { kind: 'own', id }, reply.t('deck.saved'));
}

/** A list that somebody submits for a new deck. */
export async function makeOfList(
  app: App,
  reply: Reply,
  key: string,
  list: string,
  hints: ImportHints & { readonly name: string | undefined },
): Promise<void> {
  const { game, edition, name } = hints;
  const made = await app.tables.decks.create({
    key,
    user: reply.user,
    guild: reply.guild,
    game,
    edition,
    name: name?.trim() === '' ? undefined : name,
    from: { text: list },
  });
  const again = isRefusal(made) ? { game, edition } : ({ kind: 'own', id: made.id } as const);
  // A name that was typed in its own field must not get lost either.
  const whole = isRefusal(made) && name !== undefined && name.trim() !== '' ? `Name: ${name}\n${list}` : list;
  await showSaved(app, reply, made, whole, again, reply.t('deck.made'));
}

/** Shows what was saved: the deck, what is wrong with it, or why it was not saved. */
async function showSaved(
  app: App,
  reply: Reply,
  result: OwnDeck | Refusal,
  list: string,
  again: EditTarget,
  done: string,
): Promise<void> {
  const shown = isRefusal(result) ? result : shownOwn(app, result);
  if (isRefusal(shown)) {
    await showReturned(reply, {
      note: reply.t('deck.notSaved', { why: markdown(explained(app, shown)) }),
      list,
      again,
    });
    return;
  }
  const faults = leastFaults(shown);
  if (faults.length === 0) return showDeck(app, reply, shown, 'update', done);
  await showReturned(reply, { note: reply.t('deck.savedUnfinished'), problems: faults, list, again }, 'kept');
}

function leastFaults({ verdicts }: ShownDeck) {
  return [...verdicts].sort((a, b) => a.problems.length - b.problems.length)[0]?.problems ?? [];
}

/** Shows a list again; one too long for a message goes with it as a file, unless it is kept anyway. */
async function showReturned(reply: Reply, back: ReturnedList, kept?: 'kept'): Promise<void> {
  const apart = kept === undefined && !fitsBeside(back.list);
  const attached = fileName('deck');
  await reply.update(
    returnedList({ ...back, attached: apart ? attached : back.attached }, reply.t),
    apart ? [textFile(attached, back.list)] : [],
  );
}

/** Reads a file that somebody uploaded; if that fails, tells them why and returns undefined. */
export async function readList(reply: Reply, file: AttachedFile): Promise<string | undefined> {
  await reply.defer();
  const list = await readTextFile(file);
  if (!isRefusal(list)) return list;
  const words = reply.t(list.refused, { size: largestFile(), status: list.with?.status ?? 0 });
  await reply.update(line(words, COLORS.bad));
  return undefined;
}
