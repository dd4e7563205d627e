/** Responses with pictures, which do not wait for them long. */

import type { Payload, Picture } from './components.ts';
import type { Drawing, Drawn } from './images.ts';
import type { Reply, SentReply } from './reply.ts';

const PICTURE_BUDGET = 250;

/** Sends what `build` makes, with the picture if it is ready within a moment, otherwise adding it by an edit. */
export function sendWithPicture(
  reply: Reply,
  how: 'update' | 'whisper' | 'post',
  drawing: Drawing,
  build: (picture?: Picture) => Payload,
): Promise<void> {
  return sendWithPictures(reply, how, [drawing], ([picture]) => build(picture));
}

/** The same with several pictures, in their order. */
export async function sendWithPictures(
  reply: Reply,
  how: 'update' | 'whisper' | 'post',
  drawings: readonly Drawing[],
  build: (pictures: readonly Picture[]) => Payload,
): Promise<void> {
  const ready = drawnAmong(await Promise.all(drawings.map((drawing) => drawing.within(PICTURE_BUDGET))));
  const shown = await reply[how](build(ready), ready);
  if (ready.length === drawings.length) return;
  const addLate = async (): Promise<void> => {
    const late = await latePictures(shown, drawings);
    if (late.length > ready.length) await shown.amend(build(late), late);
  };
  reply.later(addLate());
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
export const drawnAmong = <P>(pictures: readonly (P | undefined)[]): readonly P[] =>
  pictures.filter((picture) => picture !== undefined);
