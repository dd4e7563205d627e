// What is said to the second stand-in, what it keeps, and how a message is checked.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

export type Component = {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly content?: string;
  readonly options?: readonly { readonly value: string }[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly items?: readonly { readonly media: { readonly url: string } }[];
  readonly components?: readonly Component[];
  readonly component?: Component;
};
export type Body = {
  readonly type?: number;
  readonly data?: Body;
  readonly flags?: number;
  readonly components?: readonly Component[];
  readonly attachments?: readonly { readonly id: string; readonly filename?: string }[];
  readonly allowed_mentions?: { readonly users?: readonly string[]; readonly parse?: readonly string[] };
  readonly nonce?: string;
  readonly enforce_nonce?: boolean;
  readonly custom_id?: string;
  readonly recipient_id?: string;
  readonly name?: string;
};
export type Message = {
  readonly id: string;
  readonly channel: string;
  flags: number;
  components: readonly Component[];
  files: string[];
  /** For whose eyes alone. */
  readonly reader?: string;
};
export type Exchange = {
  readonly id: string;
  readonly token: string;
  readonly kind: number;
  readonly user: string;
  readonly channel: string;
  readonly from: Message | undefined;
  readonly at: number;
  /** Type of the first response, and ms until then. */
  answered?: number;
  ms?: number;
  message?: Message;
  modal?: Body;
  edits: number;
  readonly more: Message[];
};
/** What goes wrong: a status with a code, `drop` before a request is heard, `lose` after it has worked. */
export type Fault = 'drop' | 'lose' | { readonly status: number; readonly code: number };

export const EPHEMERAL = 64;
export const V2 = 32_768;
const schemas = new Ajv2020({ strict: false, validateFormats: false });
schemas.addSchema({
  $id: 'discord',
  components: (JSON.parse(readFileSync('assets/discord/openapi.json', 'utf8')) as { components: object }).components,
});
/** What Discord's own description finds wrong with a body. */
export const fits = (name: string, body: unknown) =>
  schemas.validate({ $ref: `discord#/components/schemas/${name}` }, body) ? [] : [`${name}: ${schemas.errorsText()}`];

/** Every component, nested ones too. */
export function parts(components: readonly Component[] = []): readonly Component[] {
  return components.flatMap((one) => [one, ...parts(one.components), ...(one.component ? parts([one.component]) : [])]);
}
export const words = (message: Message | undefined): string =>
  parts(message?.components)
    .flatMap((one) => one.content ?? [])
    .join('\n');
export const isPrivate = (message: Message): boolean => (message.flags & EPHEMERAL) !== 0;
/** A control by its label, or any that can be pressed. */
export const controls = (message: Message | undefined, label?: string): readonly Component[] =>
  parts(message?.components).filter(
    (one) => one.custom_id !== undefined && !one.disabled && (label === undefined || one.label === label),
  );

/** Changes a message as asked. Tells what Discord would not take, and who may be notified. */
export function applyTo(
  message: Message,
  body: Body,
  files: readonly string[],
): { readonly breaches: readonly string[]; readonly users: readonly string[] } {
  const breaches: string[] = [];
  const breach = (what: string) => void breaches.push(what);
  message.flags |= body.flags ?? 0;
  if (body.attachments !== undefined) message.files = [];
  message.files.push(...files);
  message.components = body.components ?? message.components;
  const all = parts(message.components);
  const ids = all.flatMap((one) => one.custom_id ?? []);
  const text = words(message);
  if ((message.flags & V2) === 0) breach('not of the second kind of components');
  if (all.length > 40 || text.length > 4000) breach(`${all.length} components, ${text.length} characters`);
  if (new Set(ids).size < ids.length || ids.some((id) => id.length > 100)) breach(`custom ids ${ids}`);
  for (const one of all) {
    if (one.type === 10 && (one.content ?? '').trim() === '') breach('an empty text');
    if (one.type === 1 && (one.components?.length ?? 0) > 5) breach('a row too long');
    const size = one.options?.length ?? 1;
    if (size > 25 || (one.max_values ?? 1) > size || (one.min_values ?? 1) > size) breach(`select ${one.custom_id}`);
    for (const { media } of one.items ?? []) {
      const file = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
      if (file !== undefined && !message.files.includes(file)) breach(`${file} is not there`);
    }
  }
  const { users = [], parse } = body.allowed_mentions ?? {};
  if (parse === undefined || parse.length > 0) breach('anybody may be mentioned');
  for (const user of users) {
    if (!text.includes(`<@${user}>`)) breach(`${user} may be mentioned and is not`);
  }
  return { breaches, users };
}
