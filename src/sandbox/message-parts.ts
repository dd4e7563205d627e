// Turns what a bot sends into what Discord shows: component ids, attachment links, mentions.
import { createHash } from 'node:crypto';
import { ComponentType, PermissionFlagsBits } from 'discord.js';
import { may } from './permissions.ts';
import { userShape } from './shapes.ts';
import type { RawComponent } from './validate/components.ts';
import type { AllowedMentions } from './validate/message.ts';
import type { Channel, World } from './world.ts';

/** An attachment as messages carry it. */
export type Attachment = {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type: string;
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
  readonly ephemeral?: true;
};

/** Stands for the server's own address in stored messages, since its port may change with a restart. */
export const cdnMark = 'sandbox-cdn-origin:';

/** A link as the content network gives it: signed, and good for a day. */
export function cdnLink(channel: string, id: string, filename: string, now: number): string {
  const issued = Math.floor(now / 1000);
  const expires = issued + 86_400;
  const signature = createHash('sha256').update(`${id} ${expires}`).digest('hex');
  return `${cdnMark}/attachments/${channel}/${id}/${encodeURIComponent(filename)}?ex=${expires.toString(16)}&is=${issued.toString(16)}&hm=${signature}&`;
}

/** The name under which a file is kept: Discord removes spaces and most special characters. */
export function safeName(name: string): string {
  const bare = name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^[_.]+/, '');
  return bare === '' ? 'unknown' : bare;
}

/** References to attachments in components and embeds that no attachment answers, and attachments nobody refers to. */
export type References = { readonly missing: readonly string[]; readonly unused: readonly string[] };

/** Looks at every `attachment://name`, and at links to the message's own attachments. */
export function references(
  components: readonly unknown[],
  embeds: readonly unknown[],
  attachments: readonly Attachment[],
): References {
  const used = new Set<string>();
  const missing = new Set<string>();
  walk([components, embeds], (url) => {
    const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
    const found = attachments.find((a) => (name === undefined ? bare(a.url) === bare(url) : a.filename === name));
    if (found !== undefined) used.add(found.filename);
    else if (name !== undefined) missing.add(name);
  });
  return { missing: [...missing], unused: attachments.map((a) => a.filename).filter((name) => !used.has(name)) };
}

/** A link without its host and its signature. */
function bare(url: string): string {
  const path = url.indexOf('/attachments/');
  return (path === -1 ? url : url.slice(path)).replace(/\?.*$/s, '');
}

function walk(node: unknown, visit: (url: string) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'url' && typeof value === 'string') visit(value);
      else walk(value, visit);
    }
  }
}

const choosing = { min_values: 1, max_values: 1 };

/** Discord's defaults for omitted fields. */
const filledIn: Readonly<Record<number, object>> = {
  [ComponentType.StringSelect]: choosing,
  [ComponentType.UserSelect]: choosing,
  [ComponentType.RoleSelect]: choosing,
  [ComponentType.MentionableSelect]: choosing,
  [ComponentType.ChannelSelect]: choosing,
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { spacing: 1, divider: true },
};

/** Components with ids in order and media resolved, as Discord returns them. */
export function settleComponents(
  components: readonly RawComponent[],
  attachments: readonly Attachment[],
): readonly unknown[] {
  const taken = new Set<number>();
  collectIds(components, taken);
  let next = 1;
  const freshId = (): number => {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  const settle = (c: RawComponent): unknown => ({
    ...filledIn[c.type],
    ...withoutEmpty(c),
    id: typeof c.id === 'number' && c.id > 0 ? c.id : freshId(),
    ...(c.media === undefined ? {} : { media: settleMedia(c.media, attachments) }),
    ...(c.file === undefined ? {} : { file: settleMedia(c.file, attachments), ...fileFacts(c.file.url, attachments) }),
    ...(c.items === undefined
      ? {}
      : {
          items: c.items.map((item) => ({
            description: null,
            spoiler: false,
            ...withoutEmpty(item),
            media: settleMedia(item.media, attachments),
          })),
        }),
    ...(c.components === undefined ? {} : { components: c.components.map(settle) }),
    ...(c.accessory === undefined ? {} : { accessory: settle(c.accessory) }),
    ...(c.component === undefined ? {} : { component: settle(c.component) }),
  });
  return components.map(settle);
}

function collectIds(components: readonly RawComponent[], taken: Set<number>): void {
  for (const c of components) {
    if (typeof c.id === 'number' && c.id > 0) taken.add(c.id);
    collectIds(c.components ?? [], taken);
    if (c.accessory !== undefined) collectIds([c.accessory], taken);
    if (c.component !== undefined) collectIds([c.component], taken);
  }
}

/** Removes nulls: null means the same as absent, and Discord returns it so. */
function withoutEmpty<T extends object>(of: T): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as Partial<T>;
}

function settleMedia(media: { readonly url: string }, attachments: readonly Attachment[]): unknown {
  const found = attachments.find((a) => `attachment://${a.filename}` === media.url || bare(a.url) === bare(media.url));
  if (found === undefined)
    return { id: '0', url: media.url, proxy_url: media.url, loading_state: 2, content_type: null };
  return {
    id: found.id,
    url: found.url,
    proxy_url: found.proxy_url,
    width: found.width ?? null,
    height: found.height ?? null,
    content_type: found.content_type,
    attachment_id: found.id,
    loading_state: 2,
  };
}

function fileFacts(url: string, attachments: readonly Attachment[]): object {
  const found = attachments.find((a) => `attachment://${a.filename}` === url || bare(a.url) === bare(url));
  return found === undefined ? {} : { name: found.filename, size: found.size };
}

/** Embeds with their attachment links resolved. */
export function settleEmbeds(embeds: readonly unknown[], attachments: readonly Attachment[]): readonly unknown[] {
  return embeds.map((embed) => ({ type: 'rich', ...(settleUrls(embed, attachments) as object) }));
}

function settleUrls(node: unknown, attachments: readonly Attachment[]): unknown {
  if (Array.isArray(node)) return node.map((item) => settleUrls(item, attachments));
  if (typeof node !== 'object' || node === null) return node;
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    const found = key === 'url' ? attachments.find((a) => `attachment://${a.filename}` === value) : undefined;
    made[key] = found === undefined ? settleUrls(value, attachments) : found.url;
  }
  return made;
}

/** All text that can mention somebody: the content and every text display. */
export function textOf(content: string, components: readonly unknown[]): string {
  const parts = [content];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    else if (typeof node === 'object' && node !== null) {
      const c = node as RawComponent;
      if (c.type === ComponentType.TextDisplay) parts.push(c.content ?? '');
      visit(c.components);
    }
  };
  visit(components);
  return parts.join('\n');
}

/** Who is pinged by a text, given what the sender allows. */
export function mentionsIn(
  world: World,
  channel: Channel,
  author: string,
  text: string,
  allowed: AllowedMentions | null | undefined,
): {
  readonly mentions: readonly unknown[];
  readonly mention_roles: readonly string[];
  readonly mention_everyone: boolean;
} {
  const open = (kind: 'users' | 'roles' | 'everyone'): boolean =>
    allowed === undefined || allowed === null || allowed.parse?.includes(kind) === true;
  const users = new Set([...text.matchAll(/<@!?(\d+)>/g)].map((m) => m[1] ?? ''));
  const roles = new Set([...text.matchAll(/<@&(\d+)>/g)].map((m) => m[1] ?? ''));
  const guild = world.guilds.get(channel.guildId ?? '');
  return {
    mentions: [...users].flatMap((id) => {
      const person = world.people.get(id);
      return person !== undefined && (open('users') || allowed?.users?.includes(id) === true)
        ? [userShape(person)]
        : [];
    }),
    mention_roles: [...roles].filter(
      (id) =>
        guild?.roles.some((role) => role.id === id) === true &&
        (open('roles') || allowed?.roles?.includes(id) === true),
    ),
    mention_everyone:
      /@(everyone|here)\b/.test(text) &&
      open('everyone') &&
      may(world, channel, author, PermissionFlagsBits.MentionEveryone),
  };
}
