/** Opens a port of this machine for a server of the program. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The environment variables that say so. */
  readonly named: { readonly port: string; readonly host: string };
};

/** Resolves once the port is open, to nothing, or to a line for the operator. */
export function listen(server: Server, at: Listening): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const line = faultLine(error.code, at);
      if (line === undefined) reject(error);
      else resolve(line);
    });
    server.listen(at.port, at.host, () => resolve(undefined));
  });
}

function faultLine(code: string | undefined, { port, host, named }: Listening): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `${named.port}: port ${port} is in use; choose another one, or 0 for any.`;
    case 'EACCES':
      return `${named.port}: port ${port} may not be opened by this user; choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${named.host}: ${host} is no address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}

/** `http://127.0.0.1:9090` */
export function urlOf(server: Server, host: string): string {
  const shown = host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${(server.address() as AddressInfo).port}`;
}
