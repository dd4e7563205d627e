/** Games that are seen again: steps with their pictures, and the hands at the end. */
import type { Scene } from '#face/scene';
import { sceneWords } from '#render/alt';
import type { ReplayRequest } from '#table/types';
import type { App } from '../core/app.ts';
import { sendWithPictures } from '../core/pictures.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { handScenes, handsMessage, momentScenes, replayMessage } from './screens/replay.ts';

/** Shows a step of a game to the person alone. */
export async function showReplay(
  app: App,
  reply: Reply,
  table: string,
  how: 'update' | 'whisper',
  request: ReplayRequest = {},
): Promise<void> {
  const step = accepted(await app.tables.replay(table, reply.user, request));
  const scenes = step.shown === undefined ? [] : momentScenes(step, step.shown, reply.t);
  const { drawings, words } = await shown(app, reply, scenes);
  await sendWithPictures(reply, how, drawings, (pictures) => replayMessage(step, reply.t, pictures, words));
}

/** Shows what everybody held when a game ended, to the person alone. */
export async function showHands(app: App, reply: Reply, table: string): Promise<void> {
  const end = accepted(await app.tables.replay(table, reply.user, { view: 'open', spot: { go: 'last' } }));
  const scenes = handScenes(end, end.shown?.hands ?? [], reply.t);
  const { drawings, words } = await shown(app, reply, scenes);
  await sendWithPictures(reply, 'whisper', drawings, (pictures) => handsMessage(end, reply.t, pictures, words));
}

/** Scenes as a person wants them: as pictures or as text. */
async function shown(app: App, reply: Reply, scenes: readonly Scene[]) {
  const shape = await shapeFor(app, reply.user);
  if (shape === undefined) return { drawings: [], words: scenes.flatMap(sceneWords) };
  return { drawings: scenes.map((scene) => app.images.draw(scene, reply, shape)), words: [] };
}
