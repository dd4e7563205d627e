/** What the codecs of arguments are made of, and those of several subjects. */
import { z } from 'zod';

/** `read` returns undefined for what no version of this program has written. */
export function codecOf<A>(
  shape: z.ZodType<A, A>,
  write: (args: A) => string,
  read: (written: string) => A | undefined,
): z.ZodType<A, string> {
  return z.codec(z.string(), shape, {
    encode: write,
    decode(written, { issues }) {
      const args = read(written);
      if (args !== undefined) return args;
      issues.push({ code: 'custom', input: written, message: 'not written by this program' });
      return z.NEVER;
    },
  });
}

export const pages = z.int().min(0).max(9999);
export const seats = z.int().min(0).max(99);
export const ids = z.string().regex(/^[\w-]{0,60}$/);

/** Reads a number of up to four digits; undefined for anything else. */
export const whole = (written: string): number | undefined =>
  /^\d{1,4}$/.test(written) ? Number.parseInt(written, 10) : undefined;
/** Reads a seat number; undefined for anything else, such as the dash for the presser's own seat. */
export const seatOf = (written: string): number | undefined =>
  /^\d{1,2}$/.test(written) ? Number.parseInt(written, 10) : undefined;

/** No further arguments; what earlier versions wrote there is ignored. */
export const none: z.ZodType<unknown, string> = codecOf(
  z.unknown(),
  () => '',
  () => ({}),
);

export const page = codecOf(
  z.object({ page: pages }),
  (args) => String(args.page),
  (written) => ({ page: whole(written) ?? 0 }),
);

export const seat = codecOf(
  z.object({ seat: seats }),
  (args) => String(args.seat),
  (written) => {
    const read = seatOf(written);
    return read === undefined ? undefined : { seat: read };
  },
);

export const seatPerson = codecOf(
  z.object({ seat: seats, person: ids }),
  (args) => `${args.seat}/${args.person}`,
  (written) => {
    const [where = '', person = ''] = written.split('/');
    const read = seatOf(where);
    return read === undefined ? undefined : { seat: read, person };
  },
);
