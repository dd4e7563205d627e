/** In force in quick tests: they start no programs, threads, servers or connections, and so no browsers either. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';

function refuse(): never {
  throw new Error('a quick test works in its own process; name its file `….live.test.ts`');
}

const starters = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;
for (const name of starters) Object.assign(childProcess, { [name]: refuse });
Object.assign(workerThreads, { Worker: refuse });
Object.assign(net.Server.prototype, { listen: refuse });
Object.assign(net.Socket.prototype, { connect: refuse });
syncBuiltinESMExports();
