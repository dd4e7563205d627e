/** Runs in the drawing thread: receives orders and returns pictures. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer, GROUND } from './renderer.ts';
import { type Cancellation, type Delivery, END, type Order, type ThreadData } from './thread.ts';
import { toWebp } from './webp.ts';

const { cacheBytes } = workerData as ThreadData;
const renderer = createRenderer({ cacheBytes });
const deliver = (delivery: Delivery): void => parentPort?.postMessage(delivery);

async function draw(order: Order, signal: AbortSignal): Promise<Delivery> {
  const { id } = order;
  if ('images' in order) return { id, file: await toWebp(order.images, order.style, GROUND) };
  const { scene, priority, shape } = order;
  return { id, image: await renderer.png(scene, priority, shape, signal) };
}

const underway = new Set<Promise<unknown>>();
const orders = new Map<number, AbortController>();

parentPort?.on('message', (order: Order | Cancellation | typeof END) => {
  if (order === END) {
    // Let it end by itself: terminating a thread while it loads its libraries would crash the program.
    void Promise.allSettled(underway).then(() => parentPort?.close());
    return;
  }
  if ('cancel' in order) {
    orders.get(order.cancel)?.abort();
    return;
  }
  const { id } = order;
  const cancelled = new AbortController();
  orders.set(id, cancelled);
  const drawn = draw(order, cancelled.signal).then(deliver, (error: unknown) =>
    deliver({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  underway.add(drawn);
  void drawn.finally(() => {
    underway.delete(drawn);
    orders.delete(id);
  });
});
