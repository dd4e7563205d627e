/**
 * The responses to one interaction. Discord wants the first one within three seconds, which handlers need not worry about:
 * if they have not responded after a short while, the interaction is deferred, and what they send later becomes an edit.
 */

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import {
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { type Translate, translatorIn } from '../words.ts';
import type { Payload } from './components.ts';
import { faultOf } from './faults.ts';
import type { Drawn } from './images.ts';
import { showsPicture, toOptions } from './send.ts';
import type { Versions } from './versions.ts';

export type Interaction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** A response that was sent, to which a picture can still be added. */
export type SentReply = {
  /** The message's id, if Discord has returned it. */
  readonly id: string | undefined;
  /**
   * Edits the response, unless a newer screen has replaced it. `keep`: ids of attachments that stay beside the new images.
   * Never throws because the interaction has expired.
   */
  amend(shown: Payload, images: readonly Drawn[], keep?: readonly string[]): Promise<void>;
  /** Calls back once a newer screen replaces the response. The returned function ends that. */
  whenReplaced(tell: () => void): () => void;
};

export type Reply = {
  readonly user: string;
  /** The person's name as others see it here. */
  readonly name: string;
  /** The server where they are; undefined outside of servers. */
  readonly guild: string | undefined;
  /** Messages in the person's language, for private texts. */
  readonly t: Translate;
  /** Messages in the server's language, for public texts. */
  readonly publicT: Translate;
  /** Whether the interaction comes from a message that `update` can change. */
  readonly pressed: boolean;
  /**
   * Keeps late pictures of older screens out of the pressed message from now on. Resolves to whether the message still has
   * exactly the pictures that it had when it was pressed; false if that is not known.
   */
  claim(): Promise<boolean>;
  /** Acknowledges now, so that slow work may follow. A modal is no longer possible after that. */
  defer(): Promise<void>;
  /**
   * Replaces the content of the pressed message; for commands the same as `whisper`. `keep`: ids of attachments that stay
   * beside the new images. Without images and `keep`, all attachments stay if the new content still shows a picture.
   */
  update(shown: Payload, images?: readonly Drawn[], keep?: readonly string[]): Promise<SentReply>;
  /** Sends a message that only this person sees. */
  whisper(shown: Payload, images?: readonly Drawn[]): Promise<SentReply>;
  /** Sends a message that everybody in the channel sees. */
  post(shown: Payload, images?: readonly Drawn[]): Promise<SentReply>;
  /** Opens a form. False if the interaction has already been acknowledged. */
  modal(data: APIModalInteractionResponseCallbackData): Promise<boolean>;
  /**
   * Lets work go on after the response, such as adding a picture that is being drawn. The person may go on pressing
   * meanwhile; if it fails, that is only logged.
   */
  later(work: Promise<void>): void;
  /** Whether follow-ups can be sent: not after a modal, whose submission is a separate interaction. */
  canSay(): boolean;
  /** Cancels the pending deferral; called when the handler has ended. */
  end(): void;
};

/** What the first response will be, as a deferral must announce it: an edit of the pressed message, a private or a public one. */
export type ResponseKind = 'update' | 'whisper' | 'post';

/**
 * How long a response waits for an edit of its message, or an earlier screen, that is still in flight, ms: requests that are under way together may arrive
 * in any order, and the older screen must not be the one that stays. Longer than a request may take.
 */
const EDIT_WAIT = 30_000;

/**
 * Wraps an interaction. `deferAfter`: ms after which it is deferred automatically. `later`: takes on what goes on after the
 * response. `responded`: called whenever Discord has taken a response.
 */
export function createReply(
  interaction: Interaction,
  options: {
    readonly response: ResponseKind;
    readonly deferAfter: number;
    readonly versions: Versions;
    readonly later: (work: Promise<void>) => void;
    readonly responded: () => void;
  },
): Reply {
  const { versions } = options;
  const hasMessage =
    (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())) &&
    // A message without the components flag cannot be given our layout by an edit, so a new message is sent instead.
    (flagsOf(interaction.message) & MessageFlags.IsComponentsV2) !== 0;
  const response: ResponseKind = options.response === 'update' && !hasMessage ? 'whisper' : options.response;
  type Stage = 'fresh' | 'thinking' | 'acknowledged' | 'typing';
  let stage: Stage = 'fresh';
  const advance = (next: Stage) => {
    stage = next;
    options.responded();
  };
  // Requests are sent one after the other, since a deferral may be in flight when the handler responds.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const defer = () =>
    enqueue(async () => {
      if (stage !== 'fresh') return;
      if (response === 'update' && hasMessage) {
        await interaction.deferUpdate();
        advance('acknowledged');
      } else {
        await interaction.deferReply(response === 'post' ? {} : { flags: MessageFlags.Ephemeral });
        advance('thinking');
      }
    });
  const timer = setTimeout(() => {
    // If the deferral fails, so does the response itself, which is where the error is handled.
    defer().catch(() => undefined);
  }, options.deferAfter);
  timer.unref();

  const messageId = hasMessage ? interaction.message.id : undefined;
  const unchanged = messageId === undefined ? undefined : versions.watch(messageId);
  const claim = async (): Promise<boolean> => {
    if (messageId === undefined) return false;
    versions.next(messageId);
    await versions.settled(messageId, EDIT_WAIT);
    return unchanged?.() ?? false;
  };
  const edit = (shown: Payload, images: readonly Drawn[], message?: string, keep: readonly string[] = []) =>
    interaction.editReply({
      ...toOptions(shown, images),
      flags: MessageFlags.IsComponentsV2,
      ...keeping(shown, images, keep),
      message,
    });
  const shownAs = (id: string | undefined, message?: string): SentReply => {
    const key = id ?? `@${interaction.id}`;
    const version = versions.next(key);
    return {
      id,
      whenReplaced: (tell) => versions.whenReplaced(key, version, tell),
      amend: (shown, images, keep) =>
        enqueue(async () => {
          if (!versions.isLatest(key, version)) return;
          const edited = edit(shown, images, message, keep);
          versions.editing(key, edited);
          try {
            await edited;
          } catch (error) {
            // The message was dismissed or its token has expired: its text has been read without the picture.
            const fault = faultOf(error);
            if (fault !== 'gone' && fault !== 'late') throw error;
          }
        }),
    };
  };

  /** Sends the first response as a message. Resolves to its id, if Discord returns it. */
  const respond = async (message: InteractionReplyOptions): Promise<string | undefined> => {
    try {
      const sent = await interaction.reply({ ...message, withResponse: true });
      return sent.resource?.message?.id;
    } catch (error) {
      // Discord accepted the message but did not return it, and the client trips over the empty body.
      if (!(error instanceof TypeError) || !interaction.replied) throw error;
      return response === 'post' ? (await interaction.fetchReply()).id : undefined;
    }
  };

  const send = (visible: 'whisper' | 'post', shown: Payload, images: readonly Drawn[]) =>
    enqueue(async () => {
      const flags =
        visible === 'whisper' ? MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral : MessageFlags.IsComponentsV2;
      const message = { ...toOptions(shown, images), flags } as const;
      if (stage === 'fresh') {
        const id = await respond(message);
        advance('acknowledged');
        return shownAs(id);
      }
      if (stage === 'thinking') {
        const edited = await edit(shown, images);
        advance('acknowledged');
        return shownAs(edited.id);
      }
      const more = await interaction.followUp(message);
      return shownAs(more.id, more.id);
    });

  return {
    user: interaction.user.id,
    name: nameOf(interaction),
    guild: interaction.guildId ?? undefined,
    t: translatorIn(interaction.locale),
    publicT: translatorIn(interaction.guildLocale ?? undefined),
    pressed: hasMessage,
    claim,
    defer,
    whisper: (shown, images = []) => send('whisper', shown, images),
    post: (shown, images = []) => send('post', shown, images),
    update(shown, images = [], keep = []) {
      if (response !== 'update' || !hasMessage) return send('whisper', shown, images);
      // Not in the queue, so that the interaction can be deferred meanwhile.
      const updated = claim().then(() =>
        enqueue(async () => {
          if (stage === 'fresh') {
            await interaction.update({
              ...toOptions(shown, images),
              flags: MessageFlags.IsComponentsV2,
              ...keeping(shown, images, keep),
            });
            advance('acknowledged');
          } else {
            await edit(shown, images, undefined, keep);
          }
          return shownAs(messageId);
        }),
      );
      if (messageId !== undefined) versions.updating(messageId, updated);
      return updated.catch((error: unknown) => {
        // The pressed message was deleted meanwhile, or sent anew elsewhere: the press is answered all the same.
        if (faultOf(error) !== 'gone') throw error;
        return send('whisper', shown, images);
      });
    },
    modal: (data) =>
      enqueue(async () => {
        if (stage !== 'fresh' || interaction.isModalSubmit()) return false;
        await interaction.showModal(data);
        advance('typing');
        return true;
      }),
    later: options.later,
    canSay: () => stage === 'acknowledged',
    end: () => clearTimeout(timer),
  };
}

/** The flags of a message, whether as discord.js's bit field or as the plain number of the API. */
export function flagsOf(message: { readonly flags?: number | { readonly bitfield: number } | undefined }): number {
  const { flags } = message;
  return typeof flags === 'number' ? flags : (flags?.bitfield ?? 0);
}

/** Which attachments an edit keeps: those named; with none named and no new images, all if the payload still shows a picture. */
function keeping(
  shown: Payload,
  images: readonly Drawn[],
  keep: readonly string[],
): { attachments?: { readonly id: string }[] } {
  if (keep.length > 0) return { attachments: keep.map((id) => ({ id })) };
  return images.length === 0 && showsPicture(shown) ? {} : { attachments: [] };
}

function nameOf(interaction: Interaction): string {
  const member: unknown = interaction.member;
  if (typeof member === 'object' && member !== null) {
    if ('displayName' in member && typeof member.displayName === 'string') return member.displayName;
    if ('nick' in member && typeof member.nick === 'string' && member.nick !== '') return member.nick;
  }
  return interaction.user.displayName;
}
