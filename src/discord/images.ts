/**
 * Pictures for messages. Drawing begins when a picture is asked for, and nobody waits long for it: a message goes out with
 * the picture if it is ready within a moment, and otherwise gets it by an edit.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Scene, SceneShape } from '#kernel/scene';
import type { Picture } from './present/components.ts';
import { within } from './within.ts';

/** What draws: a scene to a PNG file. */
export type Draws = {
  png(
    scene: Scene,
    priority?: 'now' | 'later',
    shape?: SceneShape,
  ): Promise<{ readonly data: Buffer; readonly alt: string }>;
};

/** A picture that is being drawn. */
export type Drawing = {
  /** Names the picture by its content: equal scenes have equal file names. */
  readonly file: string;
  /** The picture, if it is ready within `ms`; undefined if not, or if it could not be drawn. Never throws. */
  within(ms: number): Promise<Drawn | undefined>;
  /** The picture, however long it takes; undefined if it could not be drawn. Never throws. */
  readonly ready: Promise<Drawn | undefined>;
};
export type Drawn = Picture & { readonly data: Buffer };

export type Images = {
  /** Begins to draw. `kind` is the first part of the file name; `later` lets those pass that somebody waits for. */
  draw(kind: Scene['kind'], scene: Scene, priority?: 'now' | 'later', shape?: SceneShape): Drawing;
};

/** Makes the source of pictures. A picture that cannot be drawn is logged and left out; the words say it all anyway. */
export function createImages(renderer: Draws, log: Logger): Images {
  return {
    draw(kind, scene, priority, shape = 'wide') {
      const hash = createHash('sha1')
        .update(shape + JSON.stringify(scene))
        .digest('hex')
        .slice(0, 12);
      const file = `${kind}-${hash}.png`;
      const ready = renderer.png(scene, priority, shape).then(
        (image): Drawn => ({ file, alt: image.alt === '' ? kind : image.alt, data: image.data }),
        (error: unknown) => {
          log.error({ err: error, kind }, 'a picture could not be drawn');
          return undefined;
        },
      );
      return { file, ready, within: (ms) => within(ready, ms) };
    },
  };
}
