import { ChannelType } from 'discord.js';

/** Where a command is used or a button pressed. */
export type ChannelContext = {
  /** The server; undefined in a direct message. */
  readonly guild: string | undefined;
  readonly channel: string;
  /** Whether the channel is itself a thread. */
  readonly inThread: boolean;
  /** The channel of that thread, if Discord said so. */
  readonly parent: string | undefined;
};

const THREADS: readonly number[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

/** Whether a channel of this type is a thread. */
export function isThread(type: number): boolean {
  return THREADS.includes(type);
}
