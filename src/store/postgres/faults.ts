/** Faults of PostgreSQL and of the connection to it. */
import { codeOf, type Fault, StoreError } from '../faults.ts';

/** The connection failed at a commit, and the server says that nothing of it was stored. */
export class NotCommitted extends Error {
  constructor(cause: unknown) {
    super('the connection failed before the commit', { cause });
  }
}

/** Nothing of a transaction was stored, since another one was in its way or its commit never arrived: the same again may succeed. */
export function mayBeRepeated(error: unknown): boolean {
  return error instanceof NotCommitted || /^(40001|40P01|55P03|57014)$/.test(codeOf(error) ?? '');
}

/** The fault that an error of PostgreSQL or of the connection stands for; undefined for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof StoreError) return error.fault;
  if (error instanceof NotCommitted) return 'connection';
  const code = codeOf(error);
  if (code === undefined) return faultOfMessage(error);
  if (mayBeRepeated(error) || /^(53300|57P03)$/.test(code)) return 'locked';
  if (/^(25006|42501)$/.test(code)) return 'readonly';
  if (/^(53|54)/.test(code)) return 'full';
  // Broken off by the server since it took too long.
  if (code === '57014') return 'locked';
  if (/^25P0[34]$/.test(code)) return 'connection';
  if (/^(28|3D)/.test(code) || UNREACHED.test(code)) return 'path';
  if (/^(XX00[12])/.test(code)) return 'corrupt';
  if (/^58/.test(code)) return 'io';
  if (/^(08|57P)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_STREAM)/.test(code))
    return 'connection';
  return undefined;
}

/** As `faultOf`, of a database that could be opened: where it cannot be reached any more, that will pass. */
export function faultAtWork(error: unknown): Fault | undefined {
  const fault = faultOf(error);
  return fault === 'path' && UNREACHED.test(codeOf(error) ?? '') ? 'connection' : fault;
}
const UNREACHED = /^(ENOTFOUND|EAI_AGAIN|EACCES|ENOENT|ECONNREFUSED)$/;

/** Some errors of the driver have no code. */
function faultOfMessage(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/pool after calling end|is closed/i.test(error.message)) return 'closed';
  if (/terminated|timeout|not queryable/i.test(error.message)) return 'connection';
  return faultOfMessage(error.cause);
}

/** One line for the person who runs the program: which database has what fault, and what to do. */
export function describeFault(fault: Fault, url: string): string {
  const place = withoutPassword(url);
  switch (fault) {
    case 'locked':
      return `The database ${place} has too much to do, or no connections left. Raise max_connections, or lower DATABASE_CONNECTIONS.`;
    case 'readonly':
      return `The database ${place} may not be written: it is a standby, or the role has no rights. Check DATABASE_URL.`;
    case 'full':
      return `There is no room left for the database ${place}. Free some space on the server.`;
    case 'path':
      return `The database ${place} cannot be reached. Check that the server runs and that DATABASE_URL names a database, a role and its password.`;
    case 'corrupt':
      return `The database ${place} is damaged. Restore a backup; docs/operations.md says how.`;
    case 'newer':
      return `The database ${place} was written by a newer version of the bot. Run that version.`;
    case 'io':
      return `The server's disk fails at the database ${place}. Check the server's log.`;
    case 'connection':
      return `The connection to the database ${place} fails. Check the server and the network.`;
    case 'closed':
      return `The database ${place} is closed: the bot is shutting down.`;
    case 'replaced':
    case 'driver':
      return `The database ${place} cannot be used (${fault}).`;
    default:
      return fault satisfies never;
  }
}

/** A connection URL as it may be shown. */
export function withoutPassword(url: string): string {
  try {
    const shown = new URL(url);
    shown.password = '';
    shown.search = '';
    return shown.href;
  } catch {
    return 'of DATABASE_URL';
  }
}
