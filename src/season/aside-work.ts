/** What the pairing thread does: it lets one season go on, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { advance } from './advance.ts';
import type { Order } from './aside.ts';

const { season, now, ids } = workerData as Order;
const left = [...ids];
parentPort?.postMessage(advance(season, { now: () => now, newId: () => left.pop() ?? '' }));
