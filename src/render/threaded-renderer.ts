/**
 * Runs the renderer in a separate thread. Laying out and composing a picture takes tens of milliseconds of CPU time, which
 * must not delay responses to people.
 */
import { createThread, ThreadHangs } from '#core/thread';
import type { Scene } from '#face/scene';
import type { DrawingData, DrawingTasks } from './drawing-thread.ts';
import { blank } from './ground.ts';
import type { Image, Renderer } from './renderer.ts';
import { sceneKey } from './scene-key.ts';

export type ThreadedRenderer = Omit<Renderer, 'close'> & {
  /** Starts the thread ahead of the first picture, which then need not wait for it. */
  readonly warm: () => void;
  /** A picture with nothing on it, drawn at once beside the thread. Sizes in pixels. */
  readonly blank: (width: number, height: number) => Promise<Buffer>;
  /** Finishes the pictures in progress, takes no more, and resolves when the thread has ended. */
  readonly close: () => Promise<void>;
};

export type ThreadedRendererOptions = {
  readonly cacheBytes: number;
  /** How long a picture may take before the thread is given up, ms. */
  readonly patience?: number;
  /** How long the thread may take to end when told to before it is terminated, ms. */
  readonly grace?: number;
  /** Called when the thread is given up, with what it was meant to draw. */
  readonly hung?: (drawing: { readonly thread: 'drawing'; readonly scenes: readonly string[] }) => void;
  /** What runs in the thread. */
  readonly entry?: URL;
};

/** Size of the cache for pictures and sprites, in bytes. */
export const CACHE_BYTES = 28 * 1024 * 1024;

/**
 * Heap of the thread, in MB; it uses about 40. A small young generation frees pixel buffers soon after they are drawn, since
 * the collector barely counts their size. A thread that needs more than this ends, and the next picture starts another.
 */
const HEAP = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 160 } as const;
/** One that is drawn, and one that the thread can begin without waiting. */
const CONCURRENCY = 2;
const PATIENCE = 60_000;
/** Short: a bot that is closing shows no more pictures, and has its own requests to finish in the same few seconds. */
const GRACE = 1000;

/** Buffers arrive as plain byte arrays. */
const bufferOf = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

/**
 * Creates a renderer that draws in a thread. If the thread dies or hangs, its unfinished pictures fail, and the next one
 * starts another.
 */
export function createThreadedRenderer(options: ThreadedRendererOptions): ThreadedRenderer {
  const { cacheBytes, patience = PATIENCE, grace = GRACE, entry, hung } = options;
  const thread = createThread<DrawingTasks>({
    module: 'render/drawing-thread',
    data: { cacheBytes } satisfies DrawingData,
    concurrency: CONCURRENCY,
    limits: HEAP,
    timeout: patience,
    ...(entry !== undefined && { file: entry }),
  });
  let open = true;

  async function drawn<T>(scene: string, drawing: () => Promise<T>): Promise<T> {
    if (!open) throw new Error('the renderer is closed');
    try {
      return await drawing();
    } catch (error) {
      if (!(error instanceof ThreadHangs)) throw error;
      hung?.({ thread: 'drawing', scenes: [scene] });
      throw new Error(`the drawing thread hangs at a picture: ${scene}`, { cause: error });
    }
  }

  const png: Renderer['png'] = (scene: Scene, priority = 'now', shape = 'wide', signal, key = sceneKey(scene, shape)) =>
    drawn(scene.kind, async () => {
      try {
        const turn = { priority: priority === 'now' ? 1 : 0, signal };
        const image = await thread.run('png', { scene, priority, shape, key }, turn);
        return { ...image, data: bufferOf(image.data) };
      } catch (error) {
        throw signal?.aborted === true ? new Error('the picture is not wanted any more') : error;
      }
    });

  return {
    warm: () => {
      if (open) thread.warm();
    },
    png,
    async webp(scenes, style) {
      const images: Image[] = [];
      // One by one, so that others' pictures come in between, and the thread is not taken to hang.
      for (const scene of scenes) images.push(await png(scene, 'later'));
      return drawn(`${scenes.length} in one file`, async () => bufferOf(await thread.run('webp', { images, style })));
    },
    blank,
    close: () => {
      open = false;
      return thread.close(grace);
    },
  };
}
