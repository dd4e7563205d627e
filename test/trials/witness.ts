// Sees every public message of the bot when it is written, as the people do whom it is to call.
import { MessageFlags } from 'discord.js';
import { openPageSocket } from '#test/page-socket';

/** A public message of the bot as it was first written. `at` in ms since 1970. */
export type Seen = {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string | undefined;
  readonly mentions: readonly string[];
  readonly at: number;
};

export type Witness = {
  /** All messages that were written on the bot's own account, not in answer to an interaction, oldest first. */
  readonly seen: () => readonly Seen[];
  readonly close: () => void;
};

/** Watches a sandbox with the eyes of some people. */
export async function createWitness(url: string, people: readonly string[]): Promise<Witness> {
  const seen = new Map<string, Seen>();
  const socket = await openPageSocket(url, ({ event }) => {
    if (event.kind !== 'message') return;
    const { message } = event;
    const secret = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    const reply = message.interaction_metadata !== undefined;
    if (secret || reply || message.author.bot !== true || seen.has(message.id)) return;
    seen.set(message.id, {
      id: message.id,
      channel: message.channel_id,
      nonce: message.nonce === undefined ? undefined : String(message.nonce),
      mentions: message.mentions.map((user) => user.id),
      at: Date.parse(message.timestamp),
    });
  });
  await socket.watch(people);
  return { seen: () => [...seen.values()], close: () => socket.close() };
}
