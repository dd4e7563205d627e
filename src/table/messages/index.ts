/** Every kind of outgoing message. They are stored with what they are about, and sent from there. */
import type { NewOutboxRow } from '#store/types';
import type { Context } from '../context.ts';
import { readJson } from '../open/stored-text.ts';
import { callMessages } from './calls.ts';
import { clockMessages } from './clocks.ts';
import type { MessageKind, MessageOf } from './define.ts';
import { gameMessages } from './game.ts';
import { leagueMessages } from './leagues.ts';
import { lobbyMessages } from './lobby.ts';

const kinds = { ...lobbyMessages, ...gameMessages, ...callMessages, ...clockMessages, ...leagueMessages };

/** An outgoing message: what is sent is made of how things are when it is sent. */
export type OutgoingMessage = MessageOf<typeof kinds>;

/** What its kind says of a message. */
const kindOf = ({ kind }: Pick<OutgoingMessage, 'kind'>) =>
  kinds[kind] as Pick<MessageKind<Record<never, never>>, 'shape'> & {
    readonly merge?: (message: OutgoingMessage, earlier: OutgoingMessage) => OutgoingMessage;
    readonly id?: (message: OutgoingMessage) => string;
  };

/** The outbox row for a message, to be stored with a table's change. */
export function outboxRow(context: Pick<Context, 'newId' | 'now'>, message: OutgoingMessage): NewOutboxRow {
  const { merge, id } = kindOf(message);
  const payload = JSON.stringify(message);
  const row = { id: id?.(message) ?? context.newId(20), kind: message.kind, payload, at: context.now() };
  if (merge === undefined) return row;
  return {
    ...row,
    merge: (earlier) =>
      JSON.stringify(
        earlier
          .flatMap((one) => readMessage(one) ?? [])
          .reduce((now, one) => (one.kind === message.kind ? merge(now, one) : now), message),
      ),
  };
}

/** A stored message; undefined if it is damaged or from a newer version. */
export function readMessage(payload: string): OutgoingMessage | undefined {
  const stored = readJson(payload) as { readonly kind?: unknown } | undefined;
  const kind = stored?.kind;
  if (!isKind(kind)) return undefined;
  const read = kindOf({ kind }).shape.safeParse(stored).data;
  // The kind's own schema has just read it.
  return read === undefined ? undefined : ({ ...read, kind } as OutgoingMessage);
}

const isKind = (kind: unknown): kind is OutgoingMessage['kind'] =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind);
