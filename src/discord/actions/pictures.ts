/** Responses with a picture, which do not wait for it long. */
import type { Drawing } from '../images.ts';
import type { Payload, Picture } from '../present/components.ts';
import type { Reply } from '../reply.ts';

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
    const watched = shown.whenReplaced(() => drawing.drop());
    const late = await drawing.ready;
    watched();
    if (late !== undefined) await shown.amend(build(late), [late]);
  };
  reply.later(addPicture());
}
