// Keeps the messages: writes, edits, shows and removes them, with their attachments and their nonces.
import { type APIMessage, MessageFlags, MessageType } from 'discord.js';
import { type Fault, fault, invalidForm, isFault, type ViolationLog } from './faults.ts';
import { idAt } from './ids.ts';
import {
  type Attachment,
  cdnLink,
  cdnMark,
  mentionsIn,
  references,
  safeName,
  settleComponents,
  settleEmbeds,
  textOf,
} from './message-parts.ts';
import { stamp, userShape } from './shapes.ts';
import type { MessageRow } from './storage.ts';
import { type Before, messageFault, type RawMessage, type UploadedFile } from './validate/message.ts';
import { type Path, problem } from './validate/problems.ts';
import type { Channel, World } from './world.ts';

/** A message to be created. `extra` is added unchanged (interaction metadata and the like). */
export type Draft = {
  readonly channel: Channel;
  readonly author: string;
  readonly body: RawMessage;
  readonly files?: readonly UploadedFile[];
  readonly onlyFor?: string;
  readonly type?: MessageType;
  readonly flags?: number;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Where the body lies in the request, for error paths. */
  readonly at?: Path;
  /** The route, for violations that are recorded without refusing. */
  readonly route?: string;
  /** A message that is empty for now: "thinking…", or a system message. */
  readonly bare?: boolean;
};

/** A message with what only the server knows about it. */
export type StoredMessage = { readonly message: APIMessage; readonly onlyFor?: string };

export type Messages = {
  /** Creates a message and announces it; returns the earlier one if an enforced nonce repeats. */
  readonly post: (draft: Draft) => StoredMessage | Fault;
  /** Changes the fields in the body. */
  readonly edit: (
    id: string,
    body: RawMessage,
    files: readonly UploadedFile[],
    options?: { readonly at?: Path; readonly route?: string; readonly extra?: Readonly<Record<string, unknown>> },
  ) => StoredMessage | Fault;
  readonly remove: (id: string, by: string) => void;
  readonly get: (id: string) => StoredMessage | undefined;
  /** Newest first, or oldest first with `after`. `person` adds that person's ephemeral ones. */
  readonly list: (query: {
    readonly channel: string;
    readonly limit: number;
    readonly before?: string;
    readonly after?: string;
    readonly person?: string;
  }) => readonly StoredMessage[];
  /** A link to a file, as the content network gives it. */
  readonly link: (channel: string, id: string, filename: string) => string;
  readonly file: (id: string) => { readonly name: string; readonly type: string; readonly bytes: Buffer } | undefined;
};

/** How long a nonce is remembered. */
const nonceMs = 5 * 60_000;
const settableFlags = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** `origin` gives the server's address, `http://127.0.0.1:…`, for links to attachments. */
export function createMessages(world: World, violations: ViolationLog, origin: () => string): Messages {
  const { storage } = world;

  function read(row: MessageRow): StoredMessage {
    const message = JSON.parse(row.json.replaceAll(cdnMark, origin())) as APIMessage;
    return { message, onlyFor: row.onlyFor };
  }

  function get(id: string): StoredMessage | undefined {
    const row = storage.message(id);
    return row === undefined ? undefined : read(row);
  }

  function keepFiles(
    draft: { readonly channel: string; readonly ephemeral: boolean; readonly body: RawMessage },
    messageId: string,
    files: readonly UploadedFile[],
  ): readonly Attachment[] {
    return files.map((file) => {
      const listed = draft.body.attachments?.find((a) => a.id === String(file.index));
      const id = world.newId();
      const filename = safeName(listed?.filename ?? file.name);
      storage.putFile(id, messageId, { name: filename, type: file.type, bytes: file.bytes });
      const url = cdnLink(draft.channel, id, filename, world.now());
      return {
        id,
        filename,
        size: file.bytes.length,
        url,
        proxy_url: url,
        content_type: file.type,
        ...(typeof listed?.description === 'string' && listed.description !== ''
          ? { description: listed.description }
          : {}),
        ...(file.width === undefined || file.height === undefined ? {} : { width: file.width, height: file.height }),
        ...(draft.ephemeral ? { ephemeral: true as const } : {}),
      };
    });
  }

  function checkReferences(
    components: readonly unknown[],
    embeds: readonly unknown[],
    attachments: readonly Attachment[],
    v2: boolean,
    at: Path,
    route: string,
  ): Fault | undefined {
    const found = references(components, embeds, attachments);
    if (found.missing.length > 0) {
      const message = `The referenced attachment ${found.missing.join(', ')} was not found`;
      const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
      return invalidForm([problem('attachment-missing', [...at, 'components'], code, message)]);
    }
    // Discord takes such a message, but nobody will ever see the file.
    if (v2 && found.unused.length > 0) violations.record('attachment-not-referenced', route, found.unused.join(', '));
    return undefined;
  }

  function store(message: APIMessage, onlyFor: string | undefined): StoredMessage {
    storage.putMessage({
      id: message.id,
      channel: message.channel_id,
      author: message.author.id,
      json: JSON.stringify(message).replaceAll(`${origin()}/attachments/`, `${cdnMark}/attachments/`),
      onlyFor,
      nonce: message.nonce === undefined ? undefined : String(message.nonce),
    });
    return get(message.id) ?? { message };
  }

  function post(draft: Draft): StoredMessage | Fault {
    const { body, channel } = draft;
    const files = draft.files ?? [];
    const at = draft.at ?? [];
    if (draft.bare !== true) {
      const bad = messageFault(body, files, undefined, at);
      if (bad !== undefined) return bad;
    }
    const nonce = body.nonce === undefined || body.nonce === null ? undefined : String(body.nonce);
    if (nonce !== undefined && body.enforce_nonce === true) {
      const same = storage.byNonce(channel.id, draft.author, nonce, idAt(world.now() - nonceMs));
      if (same !== undefined) return read(same);
    }
    const reply = replyParts(body, channel);
    if (isFault(reply)) return reply;
    const author = world.people.get(draft.author);
    if (author === undefined) throw new Error(`nobody has the id ${draft.author}`);

    const stored = storage.atOnce((): StoredMessage | Fault => {
      const id = world.newId();
      const ephemeral = draft.onlyFor !== undefined;
      const flags = ((body.flags ?? 0) & settableFlags) | (draft.flags ?? 0) | (ephemeral ? MessageFlags.Ephemeral : 0);
      const attachments = keepFiles({ channel: channel.id, ephemeral, body }, id, files);
      const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
      const bad = checkReferences(body.components ?? [], body.embeds ?? [], attachments, v2, at, draft.route ?? '');
      if (bad !== undefined) {
        storage.dropFiles(id);
        return bad;
      }
      const content = body.content ?? '';
      const message = {
        id,
        channel_id: channel.id,
        type: draft.type ?? (reply === undefined ? MessageType.Default : MessageType.Reply),
        author: userShape(author),
        content,
        timestamp: stamp(world.now()),
        edited_timestamp: null,
        tts: false,
        ...mentionsIn(world, channel, draft.author, textOf(content, body.components ?? []), body.allowed_mentions),
        attachments,
        embeds: settleEmbeds(body.embeds ?? [], attachments),
        components: settleComponents(body.components ?? [], attachments),
        pinned: false,
        flags,
        ...(nonce === undefined ? {} : { nonce: body.nonce }),
        ...reply,
        ...draft.extra,
      };
      return store(message as unknown as APIMessage, draft.onlyFor);
    });
    if (isFault(stored)) return stored;
    if (stored.onlyFor === undefined) wake(channel.id, stored.message.id);
    tell('message-create', stored);
    return stored;
  }

  /** A message unarchives its thread and becomes the channel's last. */
  function wake(channelId: string, messageId: string): void {
    const channel = world.channels.get(channelId);
    if (channel === undefined) return;
    const sleeping = channel.thread?.archived === true;
    world.putChannel({
      ...channel,
      lastMessageId: messageId,
      messageCount: channel.messageCount + 1,
      ...(sleeping && channel.thread !== undefined
        ? { thread: { ...channel.thread, archived: false, archive_timestamp: stamp(world.now()) } }
        : {}),
    });
    if (sleeping) world.tell({ kind: 'channel-update', channel: world.channels.get(channelId) ?? channel });
  }

  function replyParts(body: RawMessage, channel: Channel): Record<string, unknown> | Fault | undefined {
    const wanted = body.message_reference?.message_id;
    if (wanted === undefined || wanted === null) return undefined;
    const target = get(wanted);
    if (target === undefined || target.onlyFor !== undefined || target.message.channel_id !== channel.id) {
      if (body.message_reference?.fail_if_not_exists === false) return undefined;
      return fault(400, 50035, 'Unknown message to reply to', 'reply-target');
    }
    return {
      message_reference: {
        type: 0,
        message_id: wanted,
        channel_id: channel.id,
        guild_id: channel.guildId,
      },
      referenced_message: target.message,
    };
  }

  function tell(kind: 'message-create' | 'message-update', stored: StoredMessage): void {
    const channel = world.channels.get(stored.message.channel_id);
    if (channel !== undefined) world.tell({ kind, channel, ...stored });
  }

  return {
    post,
    get,
    edit(id, body, files, options = {}) {
      const old = get(id);
      if (old === undefined) return fault(404, 10008, 'Unknown Message');
      const at = options.at ?? [];
      const was = old.message;
      const oldFlags = was.flags ?? 0;
      const loading = (oldFlags & MessageFlags.Loading) !== 0;
      const oldAttachments = was.attachments as unknown as readonly Attachment[];
      const before: Before = {
        flags: oldFlags,
        content: was.content,
        embeds: was.embeds.length,
        components: was.components?.length ?? 0,
        attachments: oldAttachments,
        loading,
      };
      const bad = messageFault(body, files, before, at);
      if (bad !== undefined) return bad;
      const stored = storage.atOnce((): StoredMessage | Fault => {
        const listed = body.attachments;
        const remaining = oldAttachments.filter(
          (a) => listed === undefined || (listed ?? []).some((l) => l.id === a.id),
        );
        const ephemeral = old.onlyFor !== undefined;
        const fresh = keepFiles({ channel: was.channel_id, ephemeral, body }, id, files);
        const attachments = [...remaining, ...fresh];
        const flags = (oldFlags & ~MessageFlags.Loading) | ((body.flags ?? 0) & settableFlags);
        const raw = body.components === undefined ? (was.components ?? []) : (body.components ?? []);
        const embeds = body.embeds === undefined ? was.embeds : (body.embeds ?? []);
        const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
        const touched = body.components !== undefined || body.attachments !== undefined || files.length > 0;
        const missing = checkReferences(raw, embeds, attachments, v2 && touched, at, options.route ?? '');
        if (missing !== undefined) return missing;
        const content = body.content === undefined ? was.content : (body.content ?? '');
        const channel = world.channels.get(was.channel_id);
        const textChanged = body.content !== undefined || body.components !== undefined;
        const message = {
          ...was,
          content,
          flags,
          attachments,
          embeds: body.embeds === undefined ? was.embeds : settleEmbeds(embeds, attachments),
          components:
            body.components === undefined ? was.components : settleComponents(body.components ?? [], attachments),
          edited_timestamp: loading ? null : stamp(world.now()),
          ...(channel !== undefined && textChanged
            ? mentionsIn(world, channel, was.author.id, textOf(content, raw), body.allowed_mentions)
            : {}),
          ...options.extra,
        };
        return store(message as unknown as APIMessage, old.onlyFor);
      });
      if (isFault(stored)) return stored;
      tell('message-update', stored);
      return stored;
    },
    remove(id, by) {
      const old = get(id);
      if (old === undefined) return;
      storage.atOnce(() => {
        storage.dropMessage(id, by);
        storage.dropFiles(id);
      });
      const channel = world.channels.get(old.message.channel_id);
      if (channel === undefined) return;
      const onlyFor = old.onlyFor === undefined ? {} : { onlyFor: old.onlyFor };
      world.tell({ kind: 'message-delete', message: id, channel, ...onlyFor });
    },
    list(query) {
      return storage.messages(query).map(read);
    },
    link: (channel, id, filename) => cdnLink(channel, id, filename, world.now()).replace(cdnMark, origin()),
    file: (id) => storage.file(id),
  };
}
