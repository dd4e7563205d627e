/** For `TEST_DATABASE=postgres`: a server on which the stories of tables keep what they store, instead of files. */
import { type Cluster, postgresPrograms, startCluster } from './postgres.ts';

let cluster: Cluster | undefined;

export async function setup(): Promise<void> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  cluster = await startCluster(programs);
  process.env.TEST_DATABASE_URL = await cluster.create();
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
