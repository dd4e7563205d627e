/**
 * One interaction's answers. Discord wants a first response within three seconds; handlers need not think of it: if they
 * have not answered after a short while, a deferral goes out, and whatever comes later becomes an edit.
 */

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import {
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { faultOf } from './faults.ts';
import type { Drawn } from './images.ts';
import type { Payload } from './present/components.ts';
import { showsPicture, toOptions } from './send.ts';
import type { Versions } from './versions.ts';
import { type Say, sayIn } from './words/index.ts';

export type Interaction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Where an answer stands, so that its picture can be added. */
export type Shown = {
  /** The message's id, where Discord has told it. */
  readonly id: string | undefined;
  /** Changes the answer, unless something newer stands in its place. Never throws for an interaction that is over. */
  amend(shown: Payload, images: readonly Drawn[]): Promise<void>;
};

export type Reply = {
  readonly user: string;
  /** The person's name as others see it here. */
  readonly name: string;
  /** The voice for private texts. */
  readonly say: Say;
  /** The voice for what everybody reads. */
  readonly sayAll: Say;
  /** Whether a message was pressed, which `update` changes. */
  readonly pressed: boolean;
  /**
   * Keeps late pictures of older screens out of the pressed message from now on. Whether the message has the very pictures
   * that it had when it was pressed; false where it is not known.
   */
  claim(): Promise<boolean>;
  /** Acknowledges now, so that slow work may follow. A modal is not possible any more then. */
  defer(): Promise<void>;
  /**
   * Changes the message that was pressed; for commands the same as `whisper`. `keep`: attachments that stay beside the new
   * images; without images and `keep` all stay that it has.
   */
  update(shown: Payload, images?: readonly Drawn[], keep?: readonly string[]): Promise<Shown>;
  /** Says something to this person alone. */
  whisper(shown: Payload, images?: readonly Drawn[]): Promise<Shown>;
  /** Says something to everybody in the channel. */
  post(shown: Payload, images?: readonly Drawn[]): Promise<Shown>;
  /** Asks for typed text. False if it is too late for that. */
  modal(data: APIModalInteractionResponseCallbackData): Promise<boolean>;
  /** Whether more can be said: not after a modal, whose answer is an interaction of its own. */
  canSay(): boolean;
  /** Stops the clock that defers; called when the handler has ended. */
  end(): void;
};

/** How the answer will come, for a deferral: by changing the pressed message, as a private or as a public one. */
export type ResponseKind = 'update' | 'whisper' | 'post';

/** How long an answer waits for an edit of its message that is on its way, ms. */
const EDIT_WAIT = 800;

/** Wraps an interaction. `deferAfter`: ms until a deferral is sent by itself. */
export function createReply(
  interaction: Interaction,
  options: { readonly response: ResponseKind; readonly deferAfter: number; readonly versions: Versions },
): Reply {
  const { versions } = options;
  const hasMessage =
    (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())) &&
    // A message of another kind cannot become one of ours: it is answered by a new one.
    (flagsOf(interaction.message) & MessageFlags.IsComponentsV2) !== 0;
  const response: ResponseKind = options.response === 'update' && !hasMessage ? 'whisper' : options.response;
  let stage: 'fresh' | 'thinking' | 'acknowledged' | 'typing' = 'fresh';
  // Calls are put in a queue, since a deferral may be on its way when an answer comes.
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
        stage = 'acknowledged';
      } else {
        await interaction.deferReply(response === 'post' ? {} : { flags: MessageFlags.Ephemeral });
        stage = 'thinking';
      }
    });
  const timer = setTimeout(() => {
    // A deferral that fails shows again at the answer itself, where it is dealt with.
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
  const shownAs = (id: string | undefined, message?: string): Shown => {
    const key = id ?? `@${interaction.id}`;
    const version = versions.next(key);
    return {
      id,
      amend: (shown, images) =>
        enqueue(async () => {
          if (!versions.isLast(key, version)) return;
          const edited = edit(shown, images, message);
          versions.editing(key, edited);
          try {
            await edited;
          } catch (error) {
            // Closed by its reader, or its time is over: the words have been read without the picture.
            const fault = faultOf(error);
            if (fault !== 'gone' && fault !== 'late') throw error;
          }
        }),
    };
  };

  /** The first response as a message; its id, where Discord tells it. */
  const respond = async (message: InteractionReplyOptions): Promise<string | undefined> => {
    try {
      const sent = await interaction.reply({ ...message, withResponse: true });
      return sent.resource?.message?.id;
    } catch (error) {
      // Taken, but not given back: the client then stumbles over the empty answer.
      if (!(error instanceof TypeError) || !interaction.replied) throw error;
      return response === 'post' ? (await interaction.fetchReply()).id : undefined;
    }
  };

  const say = (visible: 'whisper' | 'post', shown: Payload, images: readonly Drawn[]) =>
    enqueue(async () => {
      const flags =
        visible === 'whisper' ? MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral : MessageFlags.IsComponentsV2;
      const message = { ...toOptions(shown, images), flags } as const;
      if (stage === 'fresh') {
        const id = await respond(message);
        stage = 'acknowledged';
        return shownAs(id);
      }
      if (stage === 'thinking') {
        const edited = await edit(shown, images);
        stage = 'acknowledged';
        return shownAs(edited.id);
      }
      const more = await interaction.followUp(message);
      return shownAs(more.id, more.id);
    });

  return {
    user: interaction.user.id,
    name: nameOf(interaction),
    say: sayIn(interaction.locale),
    sayAll: sayIn(interaction.guildLocale ?? undefined),
    pressed: hasMessage,
    claim,
    defer,
    whisper: (shown, images = []) => say('whisper', shown, images),
    post: (shown, images = []) => say('post', shown, images),
    update(shown, images = [], keep = []) {
      if (response !== 'update' || !hasMessage) return say('whisper', shown, images);
      return enqueue(async () => {
        await claim();
        if (stage === 'fresh') {
          await interaction.update({
            ...toOptions(shown, images),
            flags: MessageFlags.IsComponentsV2,
            ...keeping(shown, images, keep),
          });
          stage = 'acknowledged';
        } else {
          await edit(shown, images, undefined, keep);
        }
        return shownAs(messageId);
      });
    },
    modal: (data) =>
      enqueue(async () => {
        if (stage !== 'fresh' || interaction.isModalSubmit()) return false;
        await interaction.showModal(data);
        stage = 'typing';
        return true;
      }),
    canSay: () => stage === 'acknowledged',
    end: () => clearTimeout(timer),
  };
}

/** The flags of a message, of the client's own kind or as it came. */
export function flagsOf(message: { readonly flags?: number | { readonly bitfield: number } | undefined }): number {
  const { flags } = message;
  return typeof flags === 'number' ? flags : (flags?.bitfield ?? 0);
}

/** Old files go, but for those that are named; unless the new form of the message shows them all. */
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
