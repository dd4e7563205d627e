/** `/data` and its presses: what is stored about whoever asks, and nobody else. */
import { isRefusal, type Stored } from '#table/types';
import type { App } from '../app.ts';
import { COLORS, line } from '../present/components.ts';
import { deleteMessage, fitsMessage, standingMessage, storedMessage, storedText } from '../present/data.ts';
import type { OtherPress } from '../present/ids.ts';
import type { Reply } from '../reply.ts';
import { type PressContext, refuse } from './context.ts';

const FILE = 'wardroom-data.txt';

/** Whether a press belongs to these screens; all but the first change their own message. */
export const isDataVerb = (verb: string): boolean => verb.startsWith('data.');

/** Shows all that is stored about the person. */
export async function showData(app: App, reply: Reply): Promise<void> {
  const { tables } = app;
  const stored = await tables.people.stored(reply.user);
  if (isRefusal(stored)) return refuse(app, reply, stored);
  const whole = storedText(reply.user, stored, await listsOf(app, stored), tables.games, reply.say);
  const files = fitsMessage(whole) ? [] : [{ file: FILE, alt: FILE, data: Buffer.from(whole, 'utf8') }];
  await reply.whisper(storedMessage(stored, whole, FILE, reply.say), files);
}

/** The person's decks as texts. One that cannot be written is named with what is known of it. */
async function listsOf({ tables }: App, { decks }: Stored): Promise<readonly string[]> {
  return Promise.all(
    decks.map(async ({ id, deck }) => {
      const list = await tables.decks.text(id);
      return isRefusal(list) ? `${deck.name} (${id})` : list;
    }),
  );
}

/** Asks before everything is deleted. */
export async function askToDelete(app: App, reply: Reply, how: 'whisper' | 'update'): Promise<void> {
  const stored = await app.tables.people.stored(reply.user);
  if (isRefusal(stored)) return refuse(app, reply, stored);
  await reply[how](deleteMessage(stored, app.tables.games, reply.say));
}

/** Presses on these screens. False: not one of them. */
export async function dataPress({ app, reply, press }: PressContext<OtherPress>): Promise<boolean> {
  switch (press.verb) {
    case 'data.delete':
      await askToDelete(app, reply, 'update');
      return true;
    case 'data.no':
      await reply.update(line(reply.say('data.kept')));
      return true;
    case 'data.yes': {
      const forgotten = await app.tables.people.forget(reply.user);
      if (isRefusal(forgotten)) await refuse(app, reply, forgotten);
      else if (forgotten.standing.length > 0) {
        await reply.update(standingMessage(forgotten.standing, app.tables.games, reply.say));
      } else await reply.update(line(reply.say('data.deleted'), COLORS.good));
      return true;
    }
    default:
      return false;
  }
}
