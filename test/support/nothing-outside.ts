/** In force in tests that are not live: they start no programs, threads, servers or connections, and so no browsers either. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';

function refuse(): never {
  throw new Error('this test works in its own process; one that starts others is named `….live.test.ts`');
}

const starters = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;
for (const name of starters) Object.assign(childProcess, { [name]: refuse });
Object.assign(workerThreads, { Worker: refuse });
Object.assign(net.Server.prototype, { listen: refuse });
Object.assign(net.Socket.prototype, { connect: refuse });
syncBuiltinESMExports();
