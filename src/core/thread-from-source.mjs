/** Where a thread begins whose source was not built: what reads TypeScript has to be there first. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
export const { run } = await import(workerData.source);
