/** Stands between a client and a PostgreSQL server, and cuts connections, or swallows what they carry, at the worst moment. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  /** The URL of the database by way of the proxy. */
  readonly url: string;
  /** The next COMMIT of a change reaches the server, but its confirmation does not reach the client: the connection is cut. */
  cutNextCommit(): void;
  /**
   * The next COMMIT of a change reaches the server (`confirmation`), or does not (`commit`), and nothing comes back: the
   * connection stays open and silent.
   */
  swallowNext(what: 'commit' | 'confirmation'): void;
  /** All connections that are open now fall silent and stay open; with `true`, those to come as well. */
  mute(forAll?: boolean): void;
  /** From now on new connections work. */
  unmute(): void;
  /** How many connections have been cut or have swallowed a commit. */
  readonly cuts: () => number;
  close(): Promise<void>;
};

/** Opens a proxy for a database on a server with a socket in a folder. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  /** What happens at the next commit of a change. */
  let armed: 'cut' | 'commit' | 'confirmation' | undefined;
  let cuts = 0;
  let isMute = false;
  const mutes = new Set<() => void>();
  const server = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    /** The present transaction has changed something. */
    let writes = false;
    let cutting = false;
    let silent = isMute;
    const fallSilent = () => {
      silent = true;
    };
    mutes.add(fallSilent);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        mutes.delete(fallSilent);
        // The server does not learn that a client has given a silent connection up.
        if (silent) return;
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (bytes) => {
      writes = !bytes.includes('begin isolation') && (writes || bytes.includes('insert into'));
      if (armed !== undefined && writes && bytes.includes('commit\0')) {
        if (armed === 'cut') cutting = true;
        else cuts += 1;
        if (armed === 'commit') silent = true;
        if (!silent) database.write(bytes);
        if (armed === 'confirmation') silent = true;
        armed = undefined;
        return;
      }
      if (!silent) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (silent) return;
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
      armed = 'cut';
    },
    swallowNext(what) {
      armed = what;
    },
    mute(forAll = false) {
      isMute = forAll;
      for (const fallSilent of mutes) fallSilent();
    },
    unmute() {
      isMute = false;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
