/**
 * What the Discord layer reports of its work to whoever watches the program. None of it says who, at which table or in which
 * server, and every text is one of a known few.
 */
import type { Scene } from '#face/scene';
import type { OutgoingMessage } from '#table/types';

/** `suggestion`: for an option that is being typed. */
export type InteractionKind = 'command' | 'press' | 'form' | 'suggestion' | 'other';

/**
 * `refused`: of somebody with too many in progress, or while the program closes; `late`: Discord no longer took a response;
 * `unanswered`: the handler has ended without any.
 */
export type InteractionOutcome = 'answered' | 'refused' | 'late' | 'failed' | 'unanswered';

export type SendOutcome = 'sent' | 'retried' | 'dead';

/**
 * What became of a request to Discord. `unauthorized` (401), `forbidden` (403) and `limited` (429) count towards the limit
 * beyond which Discord bans an address; `limited_shared` is a 429 that others have caused, and does not.
 */
export type RequestOutcome =
  | 'ok'
  | 'unauthorized'
  | 'forbidden'
  | 'limited'
  | 'limited_shared'
  | 'rejected'
  | 'server_error'
  | 'unanswered';

/** `dropped`: nobody wanted it any more. */
export type DrawingOutcome = 'drawn' | 'dropped' | 'failed';

export type Measures = {
  /** Discord has the first response to an interaction, `seconds` after it came in. */
  responded(kind: InteractionKind, seconds: number): void;
  /** An interaction was handled to its end. `name`: a command or verb that exists; `unknown` for others, and where it was refused unread. */
  handled(kind: InteractionKind, name: string, outcome: InteractionOutcome): void;
  /** The outbox was looked at, or has no hand free to take more from it. */
  outboxPolled(): void;
  /** An attempt to send a message has ended. */
  sent(kind: OutgoingMessage['kind'], outcome: SendOutcome): void;
  requested(outcome: RequestOutcome): void;
  /** A picture was ordered. The returned function says what became of it, once. */
  ordered(kind: Scene['kind']): (outcome: DrawingOutcome) => void;
};

/** Reports to nobody. */
export const unmeasured: Measures = {
  responded: () => {},
  handled: () => {},
  outboxPolled: () => {},
  sent: () => {},
  requested: () => {},
  ordered: () => () => {},
};
