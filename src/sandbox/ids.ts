// Snowflakes: ids that carry their time, grow, and stay unique after a restart.
import { SnowflakeUtil } from 'discord.js';

/** Gives a fresh snowflake, larger than all before. */
export type IdSource = () => string;

/** Ids by the given clock (milliseconds since 1970), all larger than `last`, the largest one ever given out. */
export function createIds(now: () => number, last: string | undefined): IdSource {
  let previous = last === undefined ? 0n : BigInt(last);
  return () => {
    const fresh = smallestAt(now());
    previous = fresh > previous ? fresh : previous + 1n;
    return previous.toString();
  };
}

/** The smallest snowflake of a moment. */
export function idAt(ms: number): string {
  return smallestAt(Math.max(0, Math.floor(ms))).toString();
}

function smallestAt(timestamp: number): bigint {
  return SnowflakeUtil.generate({ timestamp, increment: 0n, workerId: 0n, processId: 0n });
}

/** Whether a string has the form of an id. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,19}$/.test(text);
}

/** For comparing as text: ids of the stand-in have 19 digits, but a query may carry any. */
export function sortable(id: string): string {
  return id.length > 19 ? '9'.repeat(19) : id.padStart(19, '0');
}
