/** A person's panel with the pictures for their current decision. */
import { isDeepStrictEqual } from 'node:util';
import type { Scene, SceneShape } from '#face/scene';
import { check } from '#kernel/answer';
import type { Answer } from '#kernel/ask';
import { sceneWords } from '#render/alt';
import type { TableView, UserSettings } from '#table/types';
import type { App } from '../core/app.ts';
import type { Payload, Picture } from '../core/components.ts';
import { faultOf } from '../core/faults.ts';
import { type Drawing, type Drawn, fileNameOf } from '../core/images.ts';
import { plainNames } from '../core/people.ts';
import { drawnAmong, latePictures } from '../core/pictures.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import type { ShownPicture } from '../core/send.ts';
import { shapeIn } from '../core/shape.ts';
import { shownWithHint } from '../lesson/screens/lesson.ts';
import type { Draft } from './ids.ts';
import { attacksToShow } from './screens/news.ts';
import { openAsk, panel } from './screens/panel.ts';
import { mayPlan } from './screens/plan.ts';

/** How long a message waits for its pictures, ms. */
const PICTURE_BUDGET = 150;

export type PanelExtras = {
  readonly draft?: Draft;
  readonly note?: string | undefined;
  readonly happened?: TableView['since'];
  /** Pictures that the message already shows. */
  readonly pictures?: readonly ShownPicture[];
  /** The person's settings, if already loaded. */
  readonly settings?: UserSettings | undefined;
  /** A lesson that was running when its person asked for it. */
  readonly reopened?: boolean;
  /** Leaves the pictures out while nothing is asked of the person, who comes from the table's message with its board. */
  readonly brief?: boolean;
  /** Offers the other size of pictures. Absent: only in the first panel that a person opens. */
  readonly offersPictures?: boolean;
};

/** Shows a person's panel: in place of the pressed message (`update`) or as a new private one (`whisper`). */
export async function showPanel(
  app: App,
  reply: Reply,
  tableView: TableView,
  how: 'update' | 'whisper',
  extras: PanelExtras = {},
): Promise<void> {
  const settings = extras.settings ?? (await app.tables.settings(reply.user));
  const { confirm } = settings;
  const shape = shapeIn(settings);
  const suggested = suggestionFor(app, tableView);
  const asked = tableView.seat !== undefined && tableView.view.owing.includes(tableView.seat);
  const scenes = extras.brief === true && !asked ? [] : [...arrowsOf(tableView, reply, extras), ...momentOf(tableView)];
  const isFirst = how === 'whisper' && settings.picturesOffered !== true;
  const offers = shape !== undefined && scenes.length > 0 && (extras.offersPictures ?? isFirst);
  const build = (pictures: readonly Picture[]) =>
    panel({
      tableView,
      t: reply.t,
      confirm,
      draft: extras.draft,
      note: extras.note,
      happened: extras.happened,
      suggested,
      hints: app.tables.givesHints,
      reopened: extras.reopened === true,
      otherPictures: offers ? (shape === 'tall' ? 'wide' : 'tall') : undefined,
      pictures,
      words: shape === undefined ? scenes.flatMap(sceneWords) : [],
    });
  const wanted =
    shape === undefined ? [] : inOnePicture(scenes, shape).map((scene) => ({ scene, file: fileNameOf(scene, shape) }));
  const draw = (scene: Scene) => app.images.draw(scene, reply, shape);
  const kept = how === 'update' ? await keepable(reply, wanted, extras.pictures ?? []) : NOTHING_KEPT;
  try {
    await showPictures(reply, how, { wanted, kept, draw, build });
  } catch (error) {
    if (kept.pictures.length === 0 || faultOf(error) !== 'wrong') throw error;
    await showPictures(reply, how, { wanted, kept: NOTHING_KEPT, draw, build });
  }
  // Noted afterwards, and offered again if that fails: a panel opens whether or not something can be stored.
  if (offers && isFirst) reply.later(notePicturesOffered(app, reply.user));
  // What their own press has led to is all that they are then shown.
  if (tableView.unseen && extras.happened === undefined)
    await app.tables.markSeen(tableView.table.id, reply.user, tableView.table.rev);
}

async function notePicturesOffered({ tables, log }: App, user: string): Promise<void> {
  try {
    await tables.setSettings(user, { picturesOffered: true });
  } catch (error) {
    log.warn({ err: error }, 'that other pictures were offered could not be noted');
  }
}

/** On a telephone a board and a hand are one picture, so that hand and buttons are near; the whole board is a press away. */
function inOnePicture(scenes: readonly Scene[], shape: SceneShape): readonly Scene[] {
  const board = scenes.find((scene) => scene.kind === 'board');
  const hand = scenes.find((scene) => scene.kind === 'hand');
  if (shape !== 'tall' || board === undefined || hand === undefined) return scenes;
  const both = { kind: 'panel', board, hand } as const;
  return scenes.flatMap((scene) => (scene === board ? [both] : scene === hand ? [] : [scene]));
}

type Wanted = { readonly scene: Scene; readonly file: string };

/** Pictures that the pressed message goes on showing, which are neither drawn nor uploaded again. */
type Kept = {
  readonly pictures: readonly ShownPicture[];
  /** Ids of the attachments to keep; empty if all stay, as they do by themselves when nothing is uploaded. */
  readonly ids: readonly string[];
};

const NOTHING_KEPT: Kept = { pictures: [], ids: [] };

type PanelPictures = {
  readonly wanted: readonly Wanted[];
  readonly kept: Kept;
  readonly draw: (scene: Scene) => Drawing;
  readonly build: (pictures: readonly Picture[]) => Payload;
};

/**
 * Shows a screen with the pictures that are ready within a moment, and adds the others by an edit. An empty picture keeps the room of
 * a late one, so that nothing moves under the finger.
 */
async function showPictures(
  reply: Reply,
  how: 'update' | 'whisper',
  { wanted, kept, draw, build }: PanelPictures,
): Promise<void> {
  const isKept = ({ file }: Wanted): boolean => kept.pictures.some((one) => one.file === file);
  const drawings = wanted.filter((one) => !isKept(one)).map(({ scene }) => draw(scene));
  const screen = (drawn: readonly PictureOrPlaceholder[]) =>
    build(
      wanted.flatMap(({ file }) => {
        const stays = kept.pictures.find((one) => one.file === file);
        return stays ?? drawn.find((one) => one.of === file)?.picture ?? [];
      }),
    );
  const first = drawnAmong(await Promise.all(drawings.map((drawing) => pictureOrPlaceholder(drawing, reply))));
  const pictures = first.map(({ picture }) => picture);
  const shown =
    how === 'update'
      ? await reply.update(screen(first), pictures, kept.ids)
      : await reply.whisper(screen(first), pictures);
  const ready = first.filter(({ of, picture }) => picture.file === of);
  if (ready.length === drawings.length) return;
  const addLate = async (): Promise<void> => {
    const late = await latePictures(shown, drawings);
    if (late.length === ready.length && pictures.length === ready.length) return;
    await shown.amend(screen(late.map((picture) => ({ of: picture.file, picture }))), late, kept.ids);
  };
  reply.later(addLate());
}

/** What stands in the place of a picture, by that picture's file name: itself, or an empty one. */
type PictureOrPlaceholder = { readonly of: string; readonly picture: Drawn };

async function pictureOrPlaceholder(drawing: Drawing, { t }: Reply): Promise<PictureOrPlaceholder | undefined> {
  const picture = (await drawing.within(PICTURE_BUDGET)) ?? (await drawing.placeholder(t('panel.drawing')));
  return picture === undefined ? undefined : { of: drawing.file, picture };
}

/** What was attacked, below the words of what has happened. */
function arrowsOf(tableView: TableView, { t }: Reply, { happened }: PanelExtras): readonly Scene[] {
  const attacks = attacksToShow(tableView, t, happened);
  return attacks === undefined ? [] : [attacks];
}

/** The pictures for the current decision; none for people without a seat, who have the table's message. */
function momentOf(tableView: TableView): readonly Scene[] {
  const { seat, game, view, names } = tableView;
  if (seat === undefined) return [];
  const plain = plainNames(names);
  const moment = game.scenes.moment?.(view, plain) ?? [game.scenes.hand(view, plain)];
  const show = shownWithHint(tableView);
  const also = show === undefined ? undefined : game.scenes[show](view, plain);
  return also === undefined || moment.some((one) => isDeepStrictEqual(one, also)) ? moment : [also, ...moment];
}

/** The pictures of the pressed message that its next screen can keep. */
async function keepable(reply: Reply, wanted: readonly Wanted[], before: readonly ShownPicture[]): Promise<Kept> {
  const pictures = before.filter((shown) => wanted.some(({ file }) => file === shown.file));
  const all = pictures.length === before.length && pictures.length === wanted.length;
  const ids = all ? [] : pictures.flatMap(({ id }) => id ?? []);
  if (pictures.length === 0 || !(all || ids.length === pictures.length)) return NOTHING_KEPT;
  // A late picture may have been added to the message since it was pressed.
  return (await reply.claim()) ? { pictures, ids } : NOTHING_KEPT;
}

/** What a computer player would answer, if there is something to plan and its answer is legal. Its errors are only logged. */
function suggestionFor({ advise, log }: App, tableView: TableView): Answer | undefined {
  const ask = openAsk(tableView);
  if (advise === undefined || ask === undefined || !mayPlan(ask)) return undefined;
  try {
    const answer = advise(tableView, ask);
    return check(ask.choice, answer, 0) === undefined ? answer : undefined;
  } catch (error) {
    log.warn({ err: error, table: tableView.table.id, ask: ask.prompt.key }, 'no suggestion');
    return undefined;
  }
}

/** `My hand & moves`: the panel as a new private message; for those without a seat, whom the table waits for. */
export async function openPanel(app: App, reply: Reply, table: string): Promise<void> {
  const tableView = accepted(await app.tables.view(table, reply.user));
  await showPanel(app, reply, tableView, 'whisper');
}
