/**
 * Custom ids of buttons, selects and modals. An id says all about its press, so nothing about sent messages is stored. Ids
 * in old messages stay readable; if they refer to an ask that is over, the press says so.
 *
 * `t:<table>:<rev>:<ask>:<verb>:<arg>` for tables, `x:<verb>:<arg>` for what belongs to no table.
 */
import { createHash } from 'node:crypto';
import type { Offered, View } from '#face/view';
import type { Ask } from '#kernel/ask';
import { LIMITS } from './core/limits.ts';
import type { PressScope, SeenAsk, Spec } from './core/spec.ts';
import { ARGS, type ArgsOf, type Verb } from './ids.ts';

const VERB = '[a-z.]{1,16}';
const TABLE = new RegExp(`^t:([a-z0-9]{1,16}):([a-z0-9]{1,8}):([a-z0-9]{0,12}):(${VERB}):(.*)$`, 's');
const NOWHERE = new RegExp(`^x:(${VERB}):(.*)$`, 's');

/** Thrown when a press would need more than Discord's 100 characters; screens then choose another form. */
export class IdTooLong extends Error {}

/** Ids contain numbers, digits of drafts and the program's own ids, never what somebody typed, which could be anything. */
const ARG = /^[\w.,:~<>/-]*$/;

/** A verb without arguments needs none here. */
type Given<V extends Verb> = unknown extends ArgsOf<V> ? [] : [args: ArgsOf<V>];

/**
 * The id of a press. Without an ask it stays the same whatever happens at the table, since a press that crosses an edit of
 * its message is only accepted if the edited message still has its id. Throws `IdTooLong`.
 */
export function pressId<V extends Verb>(verb: V, ...[given]: Given<V>): string {
  const { codec }: Spec<PressScope, unknown> = ARGS[verb];
  const { table, ask }: { readonly table?: string; readonly ask?: SeenAsk | undefined } = given ?? {};
  const arg = codec.encode(given);
  const head = table === undefined ? 'x' : `t:${table}:${(ask?.rev ?? 0).toString(36)}:${ask?.key ?? ''}`;
  const id = `${head}:${verb}:${arg}`;
  if (!ARG.test(arg)) throw new Error(`free text in a custom id: ${JSON.stringify(arg.slice(0, 60))}`);
  if (id.length > LIMITS.customId) throw new IdTooLong(`custom id of ${id.length} characters: ${id.slice(0, 60)}…`);
  return id;
}

/** A press as read from its id. */
export type ReadPress<V extends Verb = Verb> = {
  readonly verb: V;
  readonly args: ArgsOf<V>;
  readonly table: string | undefined;
  /** The ask that the press is about, if any. */
  readonly ask: SeenAsk | undefined;
};

/** Reads a custom id; undefined for one that no version of this program has written. */
export function readId(id: string): ReadPress | undefined {
  const [, table, revision = '', key = '', verb = '', written = ''] = TABLE.exec(id) ?? [
    undefined,
    undefined,
    '',
    '',
    ...(NOWHERE.exec(id)?.slice(1) ?? []),
  ];
  if (!isVerb(verb)) return undefined;
  const { at, codec }: Spec<PressScope, unknown> = ARGS[verb];
  if ((at === 'nowhere') !== (table === undefined)) return undefined;
  const rev = Number.parseInt(revision || '0', 36);
  const own = codec.safeDecode(written);
  if (!Number.isSafeInteger(rev) || !own.success) return undefined;
  const seen = { rev, key };
  const ask = at === 'ask' || (at === 'tableOrAsk' && key !== '') ? seen : undefined;
  // The form of the id and the verb's codec have just validated these.
  const args = { table, ask, ...(own.data as object) } as unknown as ArgsOf<Verb>;
  return { verb, args, table, ask };
}

const isVerb = (text: string): text is Verb => Object.hasOwn(ARGS, text);

/** The verb that a custom id is written with, whatever its arguments; undefined for an id of another form. */
export const verbOf = (id: string): string | undefined => TABLE.exec(id)?.[4] ?? NOWHERE.exec(id)?.[1];

/**
 * Identifies an ask within custom ids: its number, and three check characters of its choice. A partial answer refers to
 * options by index, so it must never be read against another list, not even if a number were ever reused.
 */
export function askKey(ask: Ask): string {
  return keyOf(ask.id, ask.choice);
}

/**
 * Identifies the questions whose answers a table's message offers. It stays the same until the last of them is answered, and
 * contains nothing that is not public.
 */
export function offeredKey({ turn, active }: View, { first }: Offered): string {
  return keyOf(first, [turn, active]);
}

/** The number of the ask, or of the first of the questions, that a key was made for. */
export function askNumber(key: string): number {
  return Number.parseInt(key.slice(0, -CHECK), 36);
}

/** How many characters of a key follow the number. */
const CHECK = 4;

/** A number, and three check characters of what it was given for. */
function keyOf(id: number, what: unknown): string {
  const digest = createHash('sha1').update(JSON.stringify(what)).digest();
  const check = ((digest[0] ?? 0) * 65_536 + (digest[1] ?? 0) * 256 + (digest[2] ?? 0)) % 46_656;
  return `${id.toString(36)}z${check.toString(36).padStart(3, '0')}`;
}
