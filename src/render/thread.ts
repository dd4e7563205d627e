/**
 * The renderer in a thread of its own. Laying out and composing a picture takes tens of milliseconds of pure work; whoever
 * presses a button in the meantime must not wait behind it.
 */
import { Worker } from 'node:worker_threads';
import type { Scene } from '#kernel/scene';
import type { Haste, Image, Renderer } from './renderer.ts';

/** What goes to the thread, and what comes back for it. */
export type Order = { readonly id: number; readonly scene: Scene; readonly haste: Haste };
export type Delivery =
  | { readonly id: number; readonly image: Image }
  | { readonly id: number; readonly problem: string };
export type ThreadData = { readonly cacheBytes: number };

export type ThreadedRenderer = Renderer & {
  /** Starts the thread before the first order, so that it need not be waited for. */
  readonly warm: () => void;
};

/** Room for the pictures and parts of pictures that the program keeps, in bytes. */
export const CACHE_BYTES = 48 * 1024 * 1024;

/**
 * Heap of the thread, in MB; it uses about 40. A small young generation lets go of pixels soon after they are drawn, which
 * the collector counts as next to nothing. A thread that needs more than this ends, and the next order starts another.
 */
const HEAP = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 160 } as const;

type Customer = { readonly resolve: (image: Image) => void; readonly reject: (error: Error) => void };

const entry = new URL('./thread-entry.mjs', import.meta.url);

/** Makes a renderer whose work is done elsewhere. A thread that dies takes the pictures in its hands with it; the next order starts another. */
export function createThreadedRenderer({ cacheBytes }: { readonly cacheBytes: number }): ThreadedRenderer {
  const customers = new Map<number, Customer>();
  let orders = 0;
  let open = true;
  let thread: Worker | undefined;

  function start(): Worker {
    const worker = new Worker(entry, {
      workerData: { cacheBytes } satisfies ThreadData,
      execArgv: [],
      resourceLimits: HEAP,
    });
    worker.on('message', (delivery: Delivery) => {
      const customer = customers.get(delivery.id);
      customers.delete(delivery.id);
      if ('image' in delivery) {
        const { data, ...image } = delivery.image;
        // Buffers arrive as plain byte arrays.
        customer?.resolve({ ...image, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength) });
      } else customer?.reject(new Error(delivery.problem));
      rest(worker);
    });
    worker.on('error', (error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('the drawing thread has ended')));
    // A thread alone is no reason for the program to go on.
    worker.unref();
    return worker;
  }

  function lose(worker: Worker, error: unknown): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of customers.values()) reject(error instanceof Error ? error : new Error(String(error)));
    customers.clear();
  }

  function rest(worker: Worker): void {
    if (customers.size > 0) return;
    worker.unref();
    if (!open) void worker.terminate();
  }

  return {
    warm() {
      if (open) thread ??= start();
    },
    png(scene, haste = 'now') {
      if (!open) return Promise.reject(new Error('the renderer is closed'));
      thread ??= start();
      const worker = thread;
      const id = ++orders;
      const image = new Promise<Image>((resolve, reject) => customers.set(id, { resolve, reject }));
      worker.ref();
      worker.postMessage({ id, scene, haste } satisfies Order);
      return image;
    },
    close() {
      open = false;
      if (thread !== undefined) rest(thread);
    },
  };
}
