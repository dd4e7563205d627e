/**
 * Custom ids: what a press says. They carry all that is needed to answer it, so that a button works after a restart.
 *
 * `t:<table>:<rev>:<ask>:<verb>:<arg>` for tables, `x:<verb>:<arg>` for what belongs to no table.
 */
import { createHash } from 'node:crypto';
import type { Ask } from '#kernel/ask';
import { LIMITS } from '../limits.ts';

/** A press at a table. `ask` is the key of the ask that the screen showed (see `askKey`), empty for none. */
export type TablePress = {
  readonly to: 'table';
  readonly table: string;
  readonly rev: number;
  readonly ask: string;
  readonly verb: string;
  readonly arg: string;
};
/** A press elsewhere: a card, rules, settings, lists. */
export type OtherPress = { readonly to: 'other'; readonly verb: string; readonly arg: string };
export type Press = TablePress | OtherPress;

const TABLE = /^t:([a-z0-9]{1,16}):([a-z0-9]{1,8}):([a-z0-9]{0,12}):([a-z.]{1,16}):(.*)$/s;
const OTHER = /^x:([a-z.]{1,16}):(.*)$/s;

/** Thrown when a press would need more than Discord's 100 characters; screens choose another form then. */
export class IdTooLong extends Error {}

/** Ids hold numbers, digits of drafts and names that the program gives, never what somebody typed: that may be anything. */
const ARG = /^[\w.,:~<>/-]*$/;

function checked(id: string, arg: string): string {
  if (!ARG.test(arg)) throw new Error(`free text in a custom id: ${JSON.stringify(arg.slice(0, 60))}`);
  if (id.length > LIMITS.customId) throw new IdTooLong(`custom id of ${id.length} characters: ${id.slice(0, 60)}…`);
  return id;
}

/** The id of a press on an ask's control: it names the rev that was seen. Throws `IdTooLong`. */
export function askId(table: string, rev: number, ask: string, verb: string, arg = ''): string {
  return checked(`t:${table}:${rev.toString(36)}:${ask}:${verb}:${arg}`, arg);
}

/**
 * The id of a press at a table that is about no ask. It stays the same whatever happens at the table, since a press that
 * crosses with an edit of its message must still be found on it. Throws `IdTooLong`.
 */
export function tableId(table: string, verb: string, arg = ''): string {
  return checked(`t:${table}:0::${verb}:${arg}`, arg);
}

/** The id of a press that belongs to no table. Throws `IdTooLong`. */
export function otherId(verb: string, arg = ''): string {
  return checked(`x:${verb}:${arg}`, arg);
}

/** Reads a custom id; undefined for any that this program (in this version) would not write. */
export function readId(id: string): Press | undefined {
  const table = TABLE.exec(id);
  if (table !== null) {
    const rev = Number.parseInt(table[2] ?? '', 36);
    if (!Number.isSafeInteger(rev)) return undefined;
    return {
      to: 'table',
      table: table[1] ?? '',
      rev,
      ask: table[3] ?? '',
      verb: table[4] ?? '',
      arg: table[5] ?? '',
    };
  }
  const other = OTHER.exec(id);
  if (other !== null) return { to: 'other', verb: other[1] ?? '', arg: other[2] ?? '' };
  return undefined;
}

/**
 * Names an ask within custom ids: its number, and three characters that depend on its choice. A half-made choice counts
 * options by their place, so it must never be read against another list, not even if a number were ever used again.
 */
export function askKey(ask: Ask): string {
  const digest = createHash('sha1').update(JSON.stringify(ask.choice)).digest();
  const check = ((digest[0] ?? 0) * 65_536 + (digest[1] ?? 0) * 256 + (digest[2] ?? 0)) % 46_656;
  return `${ask.id.toString(36)}z${check.toString(36).padStart(3, '0')}`;
}
