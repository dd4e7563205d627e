// The store on PostgreSQL: on the server that is installed here, or, where none is, on PGlite.
import { afterAll, beforeAll } from 'vitest';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { type Cluster, postgresPrograms, startCluster } from '#test/postgres';
import { repositoryContract } from './contract/index.ts';
import { pgliteSite } from './pglite.ts';

const programs = postgresPrograms();
let cluster: Cluster | undefined;

beforeAll(async () => {
  if (programs !== undefined) cluster = await startCluster(programs);
});
afterAll(() => cluster?.stop());

if (programs === undefined) repositoryContract('PGlite', pgliteSite);
else
  repositoryContract('PostgreSQL', async () => {
    if (cluster === undefined) throw new Error('no server');
    const server = cluster;
    const url = await server.create();
    return {
      async open() {
        const store = await openStore(url, { connections: 4 });
        if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
        return store;
      },
      clean: () => server.drop(url),
    };
  });
