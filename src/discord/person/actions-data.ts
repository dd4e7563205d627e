/** What is stored about the person who asks, and nobody else. */
import { type GivenUp, isRefusal, type Stored } from '#table/types';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { deleteMessage, exportMessage, storedMessage } from './screens/data.ts';
import { dataJson } from './screens/data-json.ts';

const EXPORT = 'wardroom-data.json';

/** Shows what is stored about the person, and how much. */
export async function showData(app: App, reply: Reply): Promise<void> {
  const { people, games } = app.tables;
  const stored = accepted(await people.stored(reply.user));
  await reply.whisper(storedMessage(reply.user, stored, games, reply.t));
}

/** Gives the person all that is stored about them as a file that programs can read. */
export async function exportData(app: App, reply: Reply): Promise<void> {
  const { people } = app.tables;
  const [stored, course] = await Promise.all([people.stored(reply.user), people.course(reply.user)]);
  if (isRefusal(stored)) throw new Refused(stored);
  if (isRefusal(course)) throw new Refused(course);
  const text = dataJson(reply.user, stored, course, await listsOf(app, stored), app.now());
  const data = Buffer.from(text, 'utf8');
  await reply.whisper(exportMessage(EXPORT, reply.t), [{ file: EXPORT, alt: EXPORT, data }]);
}

/** The person's decks as text. One that cannot be written as a list is described by what is known about it. */
async function listsOf({ tables }: App, { decks }: Stored): Promise<readonly string[]> {
  return Promise.all(
    decks.map(async ({ id, deck }) => {
      const list = await tables.decks.text(id);
      return isRefusal(list) ? `${deck.name} (${id})` : list;
    }),
  );
}

/** Asks for confirmation before everything is deleted. */
export async function askToDelete(app: App, reply: Reply, how: 'whisper' | 'update'): Promise<void> {
  const stored = accepted(await app.tables.people.stored(reply.user));
  await reply[how](deleteMessage(stored, app.tables.games, reply.t));
}

/** Deletes everything; if the person still plays and has not said what becomes of that, asks for it. */
export async function deleteData(app: App, reply: Reply, running: GivenUp | undefined): Promise<void> {
  const forgotten = accepted(await app.tables.people.forget(reply.user, running));
  if (forgotten.standing.length > 0) return askToDelete(app, reply, 'update');
  await reply.update(line(reply.t('data.deleted'), COLORS.good));
}
