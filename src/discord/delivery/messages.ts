/** Sends, edits and deletes the bot's own messages. */
import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Payload } from '../core/components.ts';
import { faultOf } from '../core/faults.ts';
import type { Drawn } from '../core/images.ts';
import { clip, LIMITS } from '../core/limits.ts';
import { toBody } from '../core/send.ts';

/**
 * The message is gone, or its thread is archived, which only a new message reopens, or locked; or it is older than an hour and
 * has been edited too often.
 */
const NOT_EDITABLE: readonly unknown[] = [10008, 30046, 50083, 160005];

/** A permission is missing, such as that to attach files. */
const NO_PERMISSION = 50013;

const sent = z.object({ id: z.string() });

export type Messages = {
  /** Sends a new message and returns its id. The same nonce again within a few minutes returns the first message. */
  create(channel: string, message: Payload, images: readonly Drawn[], nonce: string): Promise<string>;
  /** Edits a message, even if it seems unchanged: another process may have edited it meanwhile. */
  edit(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<void>;
  /** Edits a message; false if Discord lets it be edited no more, where another may take its place. */
  editIfThere(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<boolean>;
  /** Deletes one of the bot's own messages. Does nothing if it is already gone or cannot be reached. */
  remove(channel: string, id: string): Promise<void>;
};

/** Messages by Discord's REST API. */
export function createMessages(rest: REST): Messages {
  async function edit(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<void> {
    const { body, files } = toBody(message, images);
    await rest.patch(Routes.channelMessage(channel, id), { body, files });
  }

  return {
    async create(channel, message, images, nonce) {
      const { body, files } = toBody(message, images);
      const response = await rest.post(Routes.channelMessages(channel), {
        body: { ...body, nonce: clip(nonce, LIMITS.nonce), enforce_nonce: true },
        files,
      });
      return sent.parse(response).id;
    },
    edit,
    async editIfThere(channel, id, message, images) {
      try {
        await edit(channel, id, message, images);
        return true;
      } catch (error) {
        if (!(error instanceof DiscordAPIError) || !NOT_EDITABLE.includes(error.code)) throw error;
        return false;
      }
    },
    async remove(channel, id) {
      try {
        await rest.delete(Routes.channelMessage(channel, id));
      } catch (error) {
        const fault = faultOf(error);
        if (fault !== 'gone' && fault !== 'forbidden') throw error;
      }
    },
  };
}

/** Sends a message with its picture, or without it if Discord forbids that. */
export async function withPictureIfAllowed<T>(
  drawn: Drawn | undefined,
  show: (drawn: Drawn | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await show(drawn);
  } catch (error) {
    if (drawn === undefined || !(error instanceof DiscordAPIError) || error.code !== NO_PERMISSION) throw error;
    return show(undefined);
  }
}
