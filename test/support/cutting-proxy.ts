/** Stands between a client and a PostgreSQL server, and cuts connections at the worst moment. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  /** The URL of the database by way of the proxy. */
  readonly url: string;
  /** The next COMMIT of a change reaches the server, but its confirmation does not reach the client: the connection is cut. */
  cutNextCommit(): void;
  /** How many connections have been cut. */
  readonly cuts: () => number;
  close(): Promise<void>;
};

/** Opens a proxy for a database on a server with a socket in a folder. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let armed = false;
  let cuts = 0;
  const server = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    /** The present transaction has changed something. */
    let writes = false;
    let cutting = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (bytes) => {
      writes = !bytes.includes('begin isolation') && (writes || bytes.includes('insert into'));
      if (armed && writes && bytes.includes('commit\0')) {
        armed = false;
        cutting = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!cutting) client.write(bytes);
      else {
        cuts += 1;
        client.destroy();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const proxied = new URL(url);
  proxied.search = '';
  proxied.port = String(address.port);
  proxied.hostname = '127.0.0.1';
  return {
    url: proxied.href,
    cutNextCommit() {
      armed = true;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
