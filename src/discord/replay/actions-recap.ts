/** How a game went: the curve of everybody's chances, and the turns that changed most. */
import { sceneWords } from '#render/alt';
import type { App } from '../core/app.ts';
import type { Picture } from '../core/components.ts';
import type { Drawing } from '../core/images.ts';
import { plainNames } from '../core/people.ts';
import { sendWithPictures } from '../core/pictures.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { curveScene, type RecapPictures, recapMessage } from './screens/recap.ts';

/** Shows it to the person alone. */
export async function showRecap(app: App, reply: Reply, table: string): Promise<void> {
  const recap = accepted(await app.tables.recap(table, reply.user));
  const { game, names, turning } = recap;
  const scene = curveScene(recap, reply.t);
  const shape = await shapeFor(app, reply.user);
  if (shape === undefined) {
    await reply.update(recapMessage(recap, reply.t, { curve: undefined, boards: [] }, sceneWords(scene)));
    return;
  }
  const curve = app.images.draw(scene, reply, shape);
  const boards = turning.map(({ board }) =>
    board === undefined ? undefined : app.images.draw(game.scenes.board(board, plainNames(names)), reply, shape),
  );
  await sendWithPictures(reply, 'update', distinct([curve, ...boards]), (pictures) =>
    recapMessage(recap, reply.t, placed(curve, boards, pictures)),
  );
}

/** Two turns after which the table looked the same have one picture. */
function distinct(drawings: readonly (Drawing | undefined)[]): readonly Drawing[] {
  return [...new Map(drawings.flatMap((one) => (one === undefined ? [] : [[one.file, one]]))).values()];
}

/** Which of the pictures that are ready belongs where. */
function placed(curve: Drawing, boards: readonly (Drawing | undefined)[], pictures: readonly Picture[]): RecapPictures {
  const of = (drawing: Drawing | undefined) => pictures.find(({ file }) => file === drawing?.file);
  return { curve: of(curve), boards: boards.map(of) };
}
