// The rules for a message as a whole, on creating and on editing it.
import { MessageFlags } from 'discord.js';
import { type Fault, fault, invalidForm, type Problem } from '../faults.ts';
import { componentProblems, type RawComponent } from './components.ts';
import { lengthOf, type Path, problem, textProblems } from './problems.ts';

type RawEmbed = {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly url?: string | null;
  readonly author?: { readonly name?: string | null } | null;
  readonly footer?: { readonly text?: string | null } | null;
  readonly image?: { readonly url?: string | null } | null;
  readonly thumbnail?: { readonly url?: string | null } | null;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | null;
};

/** The body of a message as it came in, after the schema has passed it. */
export type RawMessage = {
  readonly content?: string | null;
  readonly embeds?: readonly RawEmbed[] | null;
  readonly components?: readonly RawComponent[] | null;
  readonly flags?: number | null;
  readonly attachments?:
    | readonly { readonly id: string; readonly filename?: string | null; readonly description?: string | null }[]
    | null;
  readonly allowed_mentions?: AllowedMentions | null;
  readonly sticker_ids?: readonly string[] | null;
  readonly poll?: unknown;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: {
    readonly message_id?: string | null;
    readonly channel_id?: string | null;
    readonly fail_if_not_exists?: boolean | null;
  } | null;
};

export type AllowedMentions = {
  readonly parse?: readonly string[] | null;
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly replied_user?: boolean | null;
};

/** A file that came with a request. `index` is the n of `files[n]`. */
export type UploadedFile = {
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
};

/** What the message was before an edit; nothing for a new message. */
export type Before = {
  readonly flags: number;
  readonly content: string;
  readonly embeds: number;
  readonly components: number;
  readonly attachments: readonly { readonly id: string; readonly filename: string }[];
  /** The deferred answer that is now being given: an empty message. */
  readonly loading: boolean;
};

/** Largest file in bytes, as `attachment_size_limit` of every interaction says. */
export const maxFileBytes = 10 * 1024 * 1024;

const mentionKinds: readonly string[] = ['roles', 'users', 'everyone'];

/** Whether a message is, or with this body becomes, a Components V2 message. */
function isV2(body: RawMessage, before: Before | undefined): boolean {
  return (((body.flags ?? 0) | (before?.flags ?? 0)) & MessageFlags.IsComponentsV2) !== 0;
}

/** Why a message body is refused, or nothing. `at` is the path of the body within the request (`data` for a callback). */
export function messageFault(
  body: RawMessage,
  files: readonly UploadedFile[],
  before: Before | undefined,
  at: Path = [],
): Fault | undefined {
  const tooLarge = files.find((file) => file.bytes.length > maxFileBytes);
  if (tooLarge !== undefined) return fault(413, 40005, `Request entity too large: ${tooLarge.name}`, 'file-too-large');
  const v2 = isV2(body, before);
  const problems = [
    ...textProblems('content-length', [...at, 'content'], body.content, 0, 2000),
    ...embedProblems(body.embeds ?? [], at),
    ...mentionProblems(body.allowed_mentions, at),
    ...attachmentProblems(body, files, before, at),
    ...(v2 ? legacyProblems(body, before, at) : []),
    ...componentProblems(body.components ?? [], v2, at),
  ];
  if (problems.length > 0) return invalidForm(problems);
  return isEmpty(body, files, before) ? fault(400, 50006, 'Cannot send an empty message', 'empty-message') : undefined;
}

function isEmpty(body: RawMessage, files: readonly UploadedFile[], before: Before | undefined): boolean {
  const content = body.content === undefined ? (before?.content ?? '') : (body.content ?? '');
  const embeds = body.embeds === undefined ? (before?.embeds ?? 0) : (body.embeds ?? []).length;
  const components = body.components === undefined ? (before?.components ?? 0) : (body.components ?? []).length;
  const stored = body.attachments === undefined ? (before?.attachments.length ?? 0) : (body.attachments ?? []).length;
  const others = (body.sticker_ids ?? []).length + (body.poll === undefined || body.poll === null ? 0 : 1);
  return content.trim() === '' && embeds + components + stored + files.length + others === 0;
}

/** Components V2 takes over the whole message: nothing of the old kind beside it, and no way back. */
function legacyProblems(body: RawMessage, before: Before | undefined, at: Path): readonly Problem[] {
  const found: Problem[] = [];
  const wasV2 = ((before?.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  if (wasV2 && typeof body.flags === 'number' && (body.flags & MessageFlags.IsComponentsV2) === 0) {
    const message = 'The flag IS_COMPONENTS_V2 cannot be removed.';
    found.push(problem('v2-flag-removed', [...at, 'flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', message));
  }
  const message = 'Cannot be used together with the flag IS_COMPONENTS_V2.';
  const legacy = (field: string) => {
    found.push(
      problem('v2-legacy-field', [...at, field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message),
    );
  };
  const leftContent = body.content === undefined && !wasV2 ? (before?.content ?? '') : '';
  const leftEmbeds = body.embeds === undefined && !wasV2 ? (before?.embeds ?? 0) : 0;
  if ((body.content ?? '') !== '' || leftContent !== '') legacy('content');
  if ((body.embeds ?? []).length > 0 || leftEmbeds > 0) legacy('embeds');
  if ((body.sticker_ids ?? []).length > 0) legacy('sticker_ids');
  if (body.poll !== undefined && body.poll !== null) legacy('poll');
  return found;
}

function attachmentProblems(
  body: RawMessage,
  files: readonly UploadedFile[],
  before: Before | undefined,
  at: Path,
): readonly Problem[] {
  const found: Problem[] = [];
  const listed = body.attachments ?? [];
  const keptBefore = body.attachments === undefined ? (before?.attachments ?? []) : [];
  for (const [i, attachment] of listed.entries()) {
    const known =
      files.some((file) => String(file.index) === attachment.id) ||
      before?.attachments.some((a) => a.id === attachment.id);
    if (known !== true) {
      const message = `No file and no attachment ${attachment.id} is there.`;
      found.push(problem('attachment-unknown', [...at, 'attachments', i, 'id'], 'ATTACHMENT_NOT_FOUND', message));
    }
    found.push(...textProblems('alt-text', [...at, 'attachments', i, 'description'], attachment.description, 0, 1024));
  }
  const unlisted = files.filter((file) => !listed.some((a) => a.id === String(file.index))).length;
  if (listed.length + keptBefore.length + unlisted > 10) {
    found.push(
      problem('too-many-files', [...at, 'attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.'),
    );
  }
  return found;
}

function mentionProblems(allowed: AllowedMentions | null | undefined, at: Path): readonly Problem[] {
  if (allowed === undefined || allowed === null) return [];
  const found: Problem[] = [];
  const path = [...at, 'allowed_mentions'];
  const wrong = (field: string, message: string) => {
    found.push(problem('allowed-mentions', [...path, field], 'MESSAGE_ALLOWED_MENTIONS_INVALID', message));
  };
  for (const kind of allowed.parse ?? []) if (!mentionKinds.includes(kind)) wrong('parse', `Unknown kind ${kind}.`);
  for (const field of ['users', 'roles'] as const) {
    const ids = allowed[field] ?? [];
    if (ids.length > 100) wrong(field, 'Must be 100 or fewer in length.');
    if (ids.length > 0 && allowed.parse?.includes(field) === true)
      wrong('parse', `parse:["${field}"] and ${field}: [ids...] are mutually exclusive.`);
  }
  return found;
}

function embedProblems(embeds: readonly RawEmbed[], at: Path): readonly Problem[] {
  const found: Problem[] = [];
  let total = 0;
  const text = (value: string | null | undefined, max: number, path: Path, min = 0) => {
    total += lengthOf(value ?? '');
    found.push(...textProblems('embed-limit', path, value, min, max));
  };
  if (embeds.length > 10)
    found.push(problem('embed-limit', [...at, 'embeds'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.'));
  for (const [i, embed] of embeds.entries()) {
    const path = [...at, 'embeds', i];
    text(embed.title, 256, [...path, 'title']);
    text(embed.description, 4096, [...path, 'description']);
    text(embed.author?.name, 256, [...path, 'author', 'name']);
    text(embed.footer?.text, 2048, [...path, 'footer', 'text']);
    if ((embed.fields ?? []).length > 25) {
      found.push(problem('embed-limit', [...path, 'fields'], 'BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.'));
    }
    for (const [n, field] of (embed.fields ?? []).entries()) {
      text(field.name, 256, [...path, 'fields', n, 'name'], 1);
      text(field.value, 1024, [...path, 'fields', n, 'value'], 1);
    }
  }
  if (total > 6000) {
    found.push(
      problem('embed-limit', [...at, 'embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'),
    );
  }
  return found;
}
