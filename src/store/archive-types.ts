/** The histories of games that are over, once nobody plays there any more. */

/** Milliseconds since 1970. */
type Millis = number;

/** What is left of a history in the end. */
export type Retained = {
  /** What stays of an input's events, both JSON texts; undefined: nothing, and the input goes. */
  readonly events: (events: string) => string | undefined;
  /** Nothing goes from a table where something of these kinds is still due. */
  readonly unlessDue: readonly string[];
  /** Whether facts of a kind stay. */
  readonly fact: (kind: string) => boolean;
};

/** Both do a game at a time with pauses, until `stopped`, and return how many they have done. Several processes may do them. */
export type ArchiveRepository = {
  /** Packs the inputs and facts of tables that were over before a time. They are read as before. */
  pack(before: Millis, stopped?: () => boolean): Promise<number>;
  /**
   * Of packed tables that were over before a time keeps the row with its result, the seats, and what `kept` says; states, decks,
   * settings, answers and requests are deleted. Of a match that goes on, its latest game waits until that is over.
   */
  reduce(before: Millis, kept: Retained, stopped?: () => boolean): Promise<number>;
};
