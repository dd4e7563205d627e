/** Responses with pictures, which do not wait for them long. */
import type { Drawing, Drawn } from '../images.ts';
import type { Payload, Picture } from '../present/components.ts';
import type { Reply, SentReply } from '../reply.ts';

const PICTURE_BUDGET = 250;

/** Sends what `build` makes, with the picture if it is ready within a moment, otherwise adding it by an edit. */
export async function sendWithPicture(
  reply: Reply,
  how: 'update' | 'whisper' | 'post',
  drawing: Drawing,
  build: (picture?: Picture) => Payload,
): Promise<void> {
  const drawn = await drawing.within(PICTURE_BUDGET);
  if (drawn !== undefined) {
    await reply[how](build(drawn), [drawn]);
    return;
  }
  const shown = await reply[how](build());
  const addPicture = async (): Promise<void> => {
    const [late] = await latePictures(shown, [drawing]);
    if (late !== undefined) await shown.amend(build(late), [late]);
  };
  reply.later(addPicture());
}

/** Pictures that were not ready when their response was sent. Those that a newer screen makes superfluous are not drawn. */
export async function latePictures(shown: SentReply, drawings: readonly Drawing[]): Promise<readonly Drawn[]> {
  const unwatch = shown.whenReplaced(() => {
    for (const drawing of drawings) drawing.drop();
  });
  const late = await Promise.all(drawings.map((drawing) => drawing.ready));
  unwatch();
  return drawnAmong(late);
}

/** Without those that were not drawn, or not yet. */
export const drawnAmong = (pictures: readonly (Drawn | undefined)[]): readonly Drawn[] =>
  pictures.filter((picture) => picture !== undefined);
