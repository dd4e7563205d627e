/** Sending, editing and taking away the bot's own messages. */
import { type APIMessageTopLevelComponent, DiscordAPIError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { faultOf } from '../faults.ts';
import type { Drawn } from '../images.ts';
import { clip, LIMITS } from '../limits.ts';
import type { Payload } from '../present/components.ts';
import { pastMessage } from '../present/table-message.ts';
import { toBody } from '../send.ts';
import type { Say } from '../words/index.ts';

/** The message is gone, or its thread is archived and only a new message wakes it. */
const NOT_EDITABLE: readonly unknown[] = [10008, 50083];

const sent = z.object({ id: z.string() });
const fetched = z.object({ components: z.array(z.unknown()) });

export type Messages = {
  /** Sends a new message and answers its id. The same nonce within a few minutes answers the first one. */
  create(channel: string, message: Payload, images: readonly Drawn[], nonce: string): Promise<string>;
  /** Edits a message. What it shows already is not asked: another process may have edited it meanwhile. */
  edit(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<void>;
  /** Edits a message that may be gone, or asleep in an archived thread: false if so. */
  editIfThere(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<boolean>;
  /** Takes away a message of the bot's own; one that is gone is as good. */
  remove(channel: string, id: string): Promise<void>;
  /** Takes the buttons from a message whose time is over; its texts stay as a record. Best effort. */
  retire(channel: string, id: string): Promise<void>;
};

/** Messages over a connection; what they say themselves is said by `say`. */
export function createMessages(rest: REST, say: Say): Messages {
  async function edit(channel: string, id: string, message: Payload, images: readonly Drawn[]): Promise<void> {
    const { body, files } = toBody(message, images);
    await rest.patch(Routes.channelMessage(channel, id), { body, files });
  }

  /** What a message shows; nothing where the bot may not read what it has written. */
  async function componentsOf(channel: string, id: string): Promise<APIMessageTopLevelComponent[]> {
    try {
      const { components } = fetched.parse(await rest.get(Routes.channelMessage(channel, id)));
      return components as APIMessageTopLevelComponent[];
    } catch (error) {
      if (faultOf(error) !== 'forbidden') throw error;
      return [];
    }
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
    async retire(channel, id) {
      try {
        await edit(channel, id, pastMessage(await componentsOf(channel, id), say), []);
      } catch (error) {
        if (faultOf(error) === undefined) throw error;
      }
    },
  };
}

/** Shows a message with its picture, or without where pictures are not allowed. */
export async function pictured<T>(
  drawn: Drawn | undefined,
  show: (drawn: Drawn | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await show(drawn);
  } catch (error) {
    if (drawn === undefined || faultOf(error) !== 'forbidden') throw error;
    return show(undefined);
  }
}
