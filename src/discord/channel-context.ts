/** Where a command is used or a button pressed. */
export type ChannelContext = {
  /** The server; undefined in a direct message. */
  readonly guild: string | undefined;
  readonly channel: string;
  /** Whether the channel is itself a thread. */
  readonly inThread: boolean;
};
