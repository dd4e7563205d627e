/** A person's panel with the pictures for their current decision. */
import { check } from '#kernel/answer';
import type { Answer } from '#kernel/ask';
import type { Scene } from '#kernel/scene';
import { isRefusal, type Look, type UserSettings } from '#table/types';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import type { Draft } from '../ids/draft.ts';
import type { Drawn } from '../images.ts';
import type { Payload } from '../present/components.ts';
import { openAsk, panel } from '../present/panel.ts';
import { plainNames } from '../present/people.ts';
import { mayPlan } from '../present/plan.ts';
import { refuse } from '../refuse.ts';
import type { Reply, SentReply } from '../reply.ts';
import type { ShownPicture } from '../send.ts';

/** How long a message waits for its pictures, ms. */
const PICTURE_BUDGET = 150;

export type PanelExtras = {
  readonly draft?: Draft;
  readonly note?: string | undefined;
  readonly happened?: Look['since'];
  /** Pictures that the message already shows. */
  readonly pictures?: readonly ShownPicture[];
  /** The person's settings, if already loaded. */
  readonly settings?: UserSettings | undefined;
};

/** Shows a person's panel: in place of the pressed message (`update`) or as a new private one (`whisper`). */
export async function showPanel(
  app: App,
  reply: Reply,
  look: Look,
  how: 'update' | 'whisper',
  extras: PanelExtras = {},
): Promise<void> {
  const { confirm, pictures: shape } = extras.settings ?? (await app.tables.settings(reply.user));
  const suggested = suggestionFor(app, look);
  const build = (pictures: readonly Drawn[]) =>
    panel({
      look,
      say: reply.say,
      confirm,
      draft: extras.draft,
      note: extras.note,
      happened: extras.happened,
      suggested,
      pictures,
    });
  const drawings = momentOf(look).map((scene) => app.images.draw(scene.kind, scene, 'now', shape));
  const drawn = await Promise.all(drawings.map((drawing) => drawing.within(PICTURE_BUDGET)));
  const ready = drawn.filter((picture) => picture !== undefined);
  const shown =
    how === 'update'
      ? await change(reply, build(ready), ready, extras.pictures ?? [])
      : await reply.whisper(build(ready), ready);
  if (ready.length === drawings.length) return;
  const late = (await Promise.all(drawings.map((drawing) => drawing.ready))).filter((picture) => picture !== undefined);
  if (late.length > ready.length) await shown.amend(build(late), late);
}

/** The pictures for the current decision; none for people without a seat, who have the table's message. */
function momentOf({ seat, game: { scenes }, view, names }: Look): readonly Scene[] {
  if (seat === undefined) return [];
  const plain = plainNames(names);
  return scenes.moment?.(view, plain) ?? [scenes.hand(view, plain)];
}

/** Edits the pressed message. Pictures that it already shows are kept and not uploaded again. */
async function change(
  reply: Reply,
  shown: Payload,
  pictures: readonly Drawn[],
  before: readonly ShownPicture[],
): Promise<SentReply> {
  // A late picture may have been added to the message since it was pressed.
  if (before.length > 0 && !(await reply.claim())) return reply.update(shown, pictures);
  const kept = before.filter(({ file }) => pictures.some((picture) => picture.file === file));
  const ids = kept.flatMap(({ id }) => id ?? []);
  const fresh = pictures.filter(({ file }) => !kept.some((one) => one.file === file));
  const all = fresh.length === 0 && kept.length === before.length;
  if (kept.length > 0 && (all || ids.length === kept.length)) {
    try {
      return await reply.update(shown, fresh, all ? [] : ids);
    } catch (error) {
      if (faultOf(error) !== 'wrong') throw error;
    }
  }
  return reply.update(shown, pictures);
}

/** What a computer player would answer, if there is something to plan and its answer is legal. Its errors are only logged. */
function suggestionFor({ advise, log }: App, look: Look): Answer | undefined {
  const ask = openAsk(look);
  if (advise === undefined || ask === undefined || !mayPlan(ask)) return undefined;
  try {
    const answer = advise(look, ask);
    return check(ask.choice, answer, 0) === undefined ? answer : undefined;
  } catch (error) {
    log.warn({ err: error, table: look.table.id, ask: ask.prompt.key }, 'no suggestion');
    return undefined;
  }
}

/** `My hand & moves`: the panel as a new private message; for those without a seat, whom the table waits for. */
export async function openPanel(app: App, reply: Reply, table: string): Promise<void> {
  const look = await app.tables.look(table, reply.user);
  if (isRefusal(look)) return refuse(app, reply, look);
  await showPanel(app, reply, look, 'whisper');
}
