/**
 * Custom ids: what a button, select or modal carries so that a press says by itself what it means. Nothing about a message
 * is kept; old messages stay readable for ever, or say that they are old.
 *
 * `t:<table>:<rev>:<ask>:<verb>:<arg>` for tables, `x:<verb>:<arg>` for what belongs to no table.
 */
import { createHash } from 'node:crypto';
import type { Ask } from '#kernel/ask';
import { LIMITS } from '../limits.ts';
import { ARGS, type ArgsOf, type Place, type SeenAsk, type Spec, type Verb } from './args.ts';

const TABLE = /^t:([a-z0-9]{1,16}):([a-z0-9]{1,8}):([a-z0-9]{0,12}):([a-z.]{1,16}):(.*)$/s;
const NOWHERE = /^x:([a-z.]{1,16}):(.*)$/s;

/** Thrown when a press would need more than Discord's 100 characters; screens choose another form then. */
export class IdTooLong extends Error {}

/** Ids hold numbers, digits of drafts and names that the program gives, never what somebody typed: that may be anything. */
const ARG = /^[\w.,:~<>/-]*$/;

/** Presses that are told nothing by their id need no arguments. */
type Given<V extends Verb> = unknown extends ArgsOf<V> ? [] : [args: ArgsOf<V>];

/**
 * The id of a press. One that is about no ask stays the same whatever happens at the table, since a press that crosses with
 * an edit of its message must still be found on it. Throws `IdTooLong`.
 */
export function pressId<V extends Verb>(verb: V, ...[given]: Given<V>): string {
  const { codec }: Spec<Place, unknown> = ARGS[verb];
  const { table, ask }: { readonly table?: string; readonly ask?: SeenAsk | undefined } = given ?? {};
  const arg = codec.encode(given);
  const head = table === undefined ? 'x' : `t:${table}:${(ask?.rev ?? 0).toString(36)}:${ask?.key ?? ''}`;
  const id = `${head}:${verb}:${arg}`;
  if (!ARG.test(arg)) throw new Error(`free text in a custom id: ${JSON.stringify(arg.slice(0, 60))}`);
  if (id.length > LIMITS.customId) throw new IdTooLong(`custom id of ${id.length} characters: ${id.slice(0, 60)}…`);
  return id;
}

/** A press as its id tells it. */
export type ReadPress<V extends Verb = Verb> = {
  readonly verb: V;
  readonly args: ArgsOf<V>;
  readonly table: string | undefined;
  /** The ask that the press is about, of a press at one. */
  readonly ask: SeenAsk | undefined;
};

/** Reads a custom id; undefined for any that no version of this program has written. */
export function readId(id: string): ReadPress | undefined {
  const [, table, revision = '', key = '', verb = '', written = ''] = TABLE.exec(id) ?? [
    undefined,
    undefined,
    '',
    '',
    ...(NOWHERE.exec(id)?.slice(1) ?? []),
  ];
  if (!isVerb(verb)) return undefined;
  const { at, codec }: Spec<Place, unknown> = ARGS[verb];
  if ((at === 'nowhere') !== (table === undefined)) return undefined;
  const rev = Number.parseInt(revision || '0', 36);
  const own = codec.safeDecode(written);
  if (!Number.isSafeInteger(rev) || !own.success) return undefined;
  const seen = { rev, key };
  const ask = at === 'ask' || (at === 'tableOrAsk' && key !== '') ? seen : undefined;
  // The codec of the verb and the form of its id have just been held against what was read.
  const args = { table, ask, ...(own.data as object) } as unknown as ArgsOf<Verb>;
  return { verb, args, table, ask };
}

const isVerb = (text: string): text is Verb => Object.hasOwn(ARGS, text);

/**
 * Names an ask within custom ids: its number, and three characters that depend on its choice. A half-made choice counts
 * options by their place, so it must never be read against another list, not even if a number were ever used again.
 */
export function askKey(ask: Ask): string {
  const digest = createHash('sha1').update(JSON.stringify(ask.choice)).digest();
  const check = ((digest[0] ?? 0) * 65_536 + (digest[1] ?? 0) * 256 + (digest[2] ?? 0)) % 46_656;
  return `${ask.id.toString(36)}z${check.toString(36).padStart(3, '0')}`;
}
