// A drawing thread that never comes to an end with what it draws.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
