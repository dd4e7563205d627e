/** A person's panel with the picture of their hand. */
import { isRefusal, type Look } from '#table/types';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import type { Draft } from '../ids/draft.ts';
import { type PanelInput, panel } from '../present/panel.ts';
import { plainNames } from '../present/people.ts';
import { refuse } from '../refuse.ts';
import type { Reply } from '../reply.ts';

/** How long a message waits for its picture, ms. */
const PICTURE_BUDGET = 150;

export type PanelExtras = {
  readonly draft?: Draft;
  readonly note?: string | undefined;
  readonly happened?: Look['since'];
  /** Pictures that the message to be changed shows already. */
  readonly pictures?: readonly string[];
  /** Whether the person wants to be asked once more; read from their settings if it is not known yet. */
  readonly confirm?: boolean | undefined;
};

/** Shows a person's panel: in place of the pressed message (`update`) or as a new private one (`whisper`). */
export async function showPanel(
  app: App,
  reply: Reply,
  look: Look,
  how: 'update' | 'whisper',
  extras: PanelExtras = {},
): Promise<void> {
  const confirm = extras.confirm ?? (await app.tables.settings(reply.user)).confirm;
  const input: PanelInput = {
    look,
    say: reply.say,
    confirm,
    draft: extras.draft,
    note: extras.note,
    happened: extras.happened,
  };
  const drawing =
    look.seat === undefined
      ? undefined
      : app.images.draw('hand', look.game.scenes.hand(look.view, plainNames(look.names)));
  if (drawing === undefined) {
    await reply[how](panel(input));
    return;
  }
  const drawn = await drawing.within(PICTURE_BUDGET);
  if (drawn !== undefined && how === 'update' && extras.pictures?.includes(drawn.file) === true) {
    // The message has this picture already: it stays where it is, and nothing is uploaded again.
    try {
      await reply.update(panel({ ...input, picture: drawn }));
      return;
    } catch (error) {
      if (faultOf(error) !== 'wrong') throw error;
    }
  }
  if (drawn !== undefined) {
    await reply[how](panel({ ...input, picture: drawn }), [drawn]);
    return;
  }
  const shown = await reply[how](panel(input));
  const late = await drawing.ready;
  if (late !== undefined) await shown.amend(panel({ ...input, picture: late }), [late]);
}

/** `My hand & moves`: the panel as a new private message; for those without a seat, whom the table waits for. */
export async function openPanel(app: App, reply: Reply, table: string): Promise<void> {
  const look = await app.tables.look(table, reply.user);
  if (isRefusal(look)) return refuse(app, reply, look);
  await showPanel(app, reply, look, 'whisper');
}
