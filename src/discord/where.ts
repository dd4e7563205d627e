/** Where somebody uses a command or presses. */
export type Where = {
  /** The server; undefined in a private conversation. */
  readonly guild: string | undefined;
  readonly channel: string;
  /** Whether the channel is a thread already. */
  readonly inThread: boolean;
};
