/**
 * Pictures for messages. Drawing begins when a picture is requested, and a message does not wait long for it: it is sent
 * with the picture if that is ready within a moment; otherwise the picture is added by an edit.
 */
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Scene, SceneShape } from '#face/scene';
import { sceneKey } from '#render/scene-key';
import type { Picture } from './components.ts';
import { createDrawingQueue, type PictureLimits, usualPictureLimits } from './drawing-queue.ts';
import { type Measures, unmeasured } from './measures.ts';
import { type Visitor, visitorOf } from './turns.ts';
import { within } from './within.ts';

/** Draws a scene as a PNG file. */
export type SceneRenderer = {
  png(
    scene: Scene,
    priority?: 'now' | 'later',
    shape?: SceneShape,
    signal?: AbortSignal,
    key?: string,
  ): Promise<{ readonly data: Buffer; readonly alt: string; readonly width?: number; readonly height?: number }>;
  /** A picture of that size, in pixels, with nothing on it. Absent: it cannot. */
  blank?(width: number, height: number): Promise<Buffer>;
  /** Draws scenes as one WebP file. `width` in pixels; `delay`: how long each of several stays, ms. Absent: it cannot. */
  webp?(scenes: readonly Scene[], style: { readonly width: number; readonly delay: number }): Promise<Buffer>;
};

/** A picture that is being drawn. */
export type Drawing = {
  /** The file name, derived from the content: equal scenes have equal file names. */
  readonly file: string;
  /** The picture, if it is ready within `ms`; undefined if not, or if it was not drawn. Never throws. */
  within(ms: number): Promise<Drawn | undefined>;
  /**
   * The picture, however long it takes; undefined if it could not be drawn, or was left out because the person asked for too
   * many. Never throws.
   */
  readonly ready: Promise<Drawn | undefined>;
  /**
   * An empty picture that keeps its room meanwhile, of the size that the last one of its kind had for the same person; undefined
   * if there was none. `alt`: what it says of itself. Never throws.
   */
  placeholder(alt: string): Promise<Drawn | undefined>;
  /** Says that nobody wants the picture any more: if it has not been begun, it is not drawn, and `ready` is undefined. */
  drop(): void;
};
export type Drawn = Picture & { readonly data: Buffer };

/** Who is waiting for a picture, and in which server; `nobody`: it is for a message of a table, and gives way to people's. */
export type DrawnFor = { readonly user: string; readonly guild: string | undefined } | 'nobody';

export type Images = {
  /** Begins to draw, or gets in line for it. */
  draw(scene: Scene, drawnFor: DrawnFor, shape?: SceneShape): Drawing;
  /**
   * Draws scenes as one WebP file, an animation if they are several, which may take seconds. Undefined if that could not be
   * done, or was left out because the person asked for too many. Never throws.
   */
  webp(
    scenes: readonly Scene[],
    drawnFor: DrawnFor,
    style: { readonly width: number; readonly delay: number },
  ): Promise<Buffer | undefined>;
  /** Drops all pictures that are not drawn yet, and takes no more: the bot is closing. */
  close(): void;
};

/** The file name of a scene's picture: its kind, and a digest of its content. */
export function fileNameOf(scene: Scene, shape: SceneShape = 'tall'): string {
  return `${scene.kind}-${sceneKey(scene, shape).slice(0, 12)}.png`;
}

export type ImageOptions = {
  readonly limits?: PictureLimits;
  readonly measures?: Measures;
};

/** Of how many pictures the size is remembered. */
const SIZES_KEPT = 5000;
type Size = { readonly width: number; readonly height: number };

/** Creates the source of pictures. A picture that cannot be drawn is logged and left out: the text says it all anyway. */
export function createImages(
  renderer: SceneRenderer,
  log: Logger,
  { limits = usualPictureLimits, measures = unmeasured }: ImageOptions = {},
): Images {
  const queue = createDrawingQueue(limits);
  /** What gives each picture up that is not drawn yet, whether it has been begun or not. */
  const underway = new Set<() => void>();
  let closed = false;
  /** The sizes of the last pictures by person, kind and shape. */
  const sizes = new LRUCache<string, Size>({ max: SIZES_KEPT });

  async function placeholder(file: string, size: Size | undefined, alt: string): Promise<Drawn | undefined> {
    if (size === undefined || renderer.blank === undefined) return undefined;
    try {
      return { file: `coming-${file}`, alt, data: await renderer.blank(size.width, size.height) };
    } catch (error) {
      log.warn({ err: error, file }, 'an empty picture could not be made');
      return undefined;
    }
  }

  /** Draws in its turn; undefined also if the bot closes first. */
  async function inTurn<T>(
    visitor: Visitor | undefined,
    draw: () => Promise<T>,
    dropped: AbortController,
  ): Promise<T | undefined> {
    let giveUp = () => {};
    const givenUp = new Promise<undefined>((resolve) => {
      giveUp = () => {
        dropped.abort();
        resolve(undefined);
      };
    });
    underway.add(giveUp);
    if (closed) giveUp();
    try {
      return await Promise.race([queue.run(visitor, draw, dropped.signal), givenUp]);
    } finally {
      underway.delete(giveUp);
    }
  }

  return {
    draw(scene, drawnFor, shape = 'tall') {
      const { kind } = scene;
      const file = fileNameOf(scene, shape);
      const dropped = new AbortController();
      const ended = measures.ordered(kind);
      const seen = drawnFor === 'nobody' ? undefined : `${drawnFor.user} ${kind} ${shape}`;
      const { signal } = dropped;
      const [visitor, priority] =
        drawnFor === 'nobody' ? [undefined, 'later' as const] : [visitorOf(drawnFor), 'now' as const];
      const ready = inTurn(
        visitor,
        () => renderer.png(scene, priority, shape, signal, sceneKey(scene, shape)),
        dropped,
      ).then(
        (image): Drawn | undefined => {
          ended(image === undefined ? 'dropped' : 'drawn');
          if (image !== undefined) {
            const { width, height } = image;
            if (seen !== undefined && width !== undefined && height !== undefined) sizes.set(seen, { width, height });
            return { file, alt: image.alt === '' ? kind : image.alt, data: image.data };
          }
          if (!signal.aborted) log.debug({ kind, visitor }, 'a picture was left out; too many were waiting');
          return undefined;
        },
        (error: unknown) => {
          ended(signal.aborted ? 'dropped' : 'failed');
          if (!signal.aborted) log.error({ err: error, kind }, 'a picture could not be drawn');
          return undefined;
        },
      );
      return {
        file,
        ready,
        within: (ms) => within(ready, ms),
        placeholder: (alt) => placeholder(file, seen === undefined ? undefined : sizes.get(seen), alt),
        drop: () => dropped.abort(),
      };
    },
    async webp(scenes, drawnFor, style) {
      if (scenes.length === 0) return undefined;
      const visitor = drawnFor === 'nobody' ? undefined : visitorOf(drawnFor);
      try {
        return await inTurn(visitor, async () => renderer.webp?.(scenes, style), new AbortController());
      } catch (error) {
        log.error({ err: error, scenes: scenes.length }, 'pictures could not be drawn');
        return undefined;
      }
    },
    close() {
      closed = true;
      for (const giveUp of [...underway]) giveUp();
    },
  };
}
