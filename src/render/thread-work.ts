/** What runs in the drawing thread: takes orders, delivers pictures. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer } from './renderer.ts';
import type { Delivery, Order, ThreadData } from './thread.ts';

const { cacheBytes } = workerData as ThreadData;
const renderer = createRenderer({ cacheBytes });
const deliver = (delivery: Delivery): void => parentPort?.postMessage(delivery);

parentPort?.on('message', ({ id, scene, haste }: Order) => {
  renderer.png(scene, haste).then(
    (image) => deliver({ id, image }),
    (error: unknown) =>
      deliver({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
