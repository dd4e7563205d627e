/**
 * Runs the renderer in a separate thread. Laying out and composing a picture takes tens of milliseconds of CPU time, which
 * must not delay responses to people.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Scene, SceneShape } from '#face/scene';
import { root } from '#root';
import type { Priority } from './lane.ts';
import type { Image, Renderer } from './renderer.ts';
import type { WebpStyle } from './webp.ts';

/** A request to the thread, and its response. */
export type Order = { readonly id: number } & (
  | { readonly scene: Scene; readonly priority: Priority; readonly shape: SceneShape }
  | { readonly images: readonly Image[]; readonly style: WebpStyle }
);
export type Delivery =
  | { readonly id: number; readonly image: Image }
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly problem: string };
export type ThreadData = { readonly cacheBytes: number };
/** Takes back an order, if it has not been begun. */
export type Cancellation = { readonly cancel: number };
/** The last message to the thread. */
export const END = 'end';

export type ThreadedRenderer = Omit<Renderer, 'close'> & {
  /** Starts the thread ahead of the first order, which then need not wait for it. */
  readonly warm: () => void;
  /** Finishes the pictures in progress, takes no more, and resolves when the thread has ended. */
  readonly close: () => Promise<void>;
};

export type ThreadedRendererOptions = {
  readonly cacheBytes: number;
  /** How long the thread may deliver nothing while pictures are pending before it is given up, ms. */
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
 * the collector barely counts their size. A thread that needs more than this ends, and the next order starts another.
 */
const HEAP = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 160 } as const;

type Customer = {
  readonly scene: string;
  readonly take: (delivery: Delivery) => void;
  readonly reject: (error: Error) => void;
};

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Buffers arrive as plain byte arrays. */
const bufferOf = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

const usualEntry = new URL('src/render/thread-entry.mjs', root);
const usualPatience = 60_000;
/** Short: a bot that is closing shows no more pictures, and has its own requests to finish in the same few seconds. */
const usualGrace = 1000;

/**
 * Creates a renderer that draws in a thread. If the thread dies or hangs, its unfinished pictures fail, and the next order
 * starts another.
 */
export function createThreadedRenderer(options: ThreadedRendererOptions): ThreadedRenderer {
  const { cacheBytes, patience = usualPatience, grace = usualGrace, entry = usualEntry } = options;
  const customers = new Map<number, Customer>();
  let orders = 0;
  let open = true;
  let thread: Worker | undefined;
  let ended: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(entry, {
      name: 'drawing',
      workerData: { cacheBytes } satisfies ThreadData,
      execArgv: [],
      resourceLimits: HEAP,
    });
    worker.on('message', (delivery: Delivery) => {
      const customer = customers.get(delivery.id);
      customers.delete(delivery.id);
      if ('problem' in delivery) customer?.reject(new Error(delivery.problem));
      else customer?.take(delivery);
      expectDelivery(worker);
    });
    worker.on('error', (error) => lose(worker, error));
    ended = new Promise((resolve) => {
      worker.on('exit', () => {
        lose(worker, new Error('the drawing thread has ended'));
        resolve();
      });
    });
    // The thread alone must not keep the program running.
    worker.unref();
    return worker;
  }

  function lose(worker: Worker, error: unknown): void {
    if (thread !== worker) return;
    thread = undefined;
    clearTimeout(watch);
    for (const { reject } of customers.values()) reject(error instanceof Error ? error : new Error(String(error)));
    customers.clear();
  }

  function expectDelivery(worker: Worker): void {
    clearTimeout(watch);
    if (customers.size === 0) {
      worker.unref();
      return;
    }
    worker.ref();
    watch = setTimeout(() => {
      const scenes = [...customers.values()].map(({ scene }) => scene);
      options.hung?.({ thread: 'drawing', scenes });
      lose(worker, new Error(`the drawing thread hangs at a picture: ${scenes[0]}`));
      void worker.terminate();
    }, patience);
    watch.unref();
  }

  /** Sends an order to the thread; `read` takes the delivery that belongs to it. */
  function order<D, T>(
    what: DistributiveOmit<Order, 'id'>,
    scene: string,
    read: (delivery: D) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    if (!open) return Promise.reject(new Error('the renderer is closed'));
    thread ??= start();
    const worker = thread;
    const id = ++orders;
    const made = new Promise<T>((resolve, reject) => {
      customers.set(id, { scene, take: (delivery) => resolve(read(delivery as D)), reject });
    });
    if (customers.size === 1) expectDelivery(worker);
    worker.postMessage({ id, ...what } satisfies Order);
    const cancel = () => {
      const customer = customers.get(id);
      if (customer === undefined || thread !== worker) return;
      customers.delete(id);
      customer.reject(new Error('the picture is not wanted any more'));
      worker.postMessage({ cancel: id } satisfies Cancellation);
      if (customers.size === 0) expectDelivery(worker);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return made;
  }

  const png: Renderer['png'] = (scene, priority = 'now', shape = 'wide', signal) => {
    const read = ({ image }: { readonly image: Image }): Image => ({ ...image, data: bufferOf(image.data) });
    return order({ scene, priority, shape }, scene.kind, read, signal);
  };

  return {
    warm() {
      if (open) thread ??= start();
    },
    png,
    async webp(scenes, style) {
      const images: Image[] = [];
      // One by one, so that others' pictures come in between, and the thread is not taken to hang.
      for (const scene of scenes) images.push(await png(scene, 'later'));
      const read = ({ file }: { readonly file: Uint8Array }) => bufferOf(file);
      return order({ images, style }, `${scenes.length} in one file`, read);
    },
    async close() {
      open = false;
      const worker = thread;
      if (worker === undefined) return ended;
      worker.ref();
      worker.postMessage(END);
      const late = new AbortController();
      await Promise.race([ended, sleep(grace, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      if (thread === worker) await worker.terminate();
    },
  };
}
