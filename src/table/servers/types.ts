/** Servers: what those who manage them may set, and what moderators may do. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { TableInfo } from '../table-types.ts';
import type { ServerSettings } from './settings.ts';

export type { ServerSettings } from './settings.ts';

/** Somebody in a server, as Discord vouches for them with each interaction. */
export type Member = {
  readonly user: UserId;
  readonly name: string;
  /** The name of their account, which nobody else has. */
  readonly username?: string | undefined;
  readonly guild: string;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  /** Whether they may manage the server's events. */
  readonly managesEvents?: boolean | undefined;
  /** Ids of their roles there. */
  readonly roles: readonly string[];
};

/** What a moderator has done. */
export type AuditEntry = {
  readonly seq: number;
  readonly at: Millis;
  /** Undefined: the keeper of the bot. */
  readonly actor: UserId | undefined;
  readonly table: TableId | undefined;
  readonly what: AuditKind;
  readonly reason: string;
  /** The person whom it was about, if there is one. */
  readonly about: UserId | undefined;
  readonly until: Millis | undefined;
};

/** Kinds are stored, so they never change their meaning. `settings`: of the server. */
export const actKinds = ['end', 'remove', 'move', 'quiet', 'loud', 'ban', 'let-in', 'settings', 'rewind'] as const;
export type AuditKind = (typeof actKinds)[number];

/**
 * Servers, `TableService.servers`. Whether somebody may do it is checked here, against the server's settings; moderators never see
 * hands, never move for anybody and never take moves back. Each act is stored with its reason, of 3 to 200 characters.
 * Refusals: `server.not-manager`, `server.not-moderator`, `server.reason`.
 */
export type ServerService = {
  settings(guild: string): Promise<ServerSettings>;
  set(by: Member, change: ServerSettings): Promise<ServerSettings | Refusal>;
  mayModerate(by: Member): Promise<boolean>;
  mayMakeLeagues(by: Member): Promise<boolean>;
  /** The bot was taken out of a server: those who play there are told directly, once. After 30 days the server is forgotten. */
  gone(guild: string): Promise<void>;
  /** The bot is in a server again: its tables' messages are brought up to date. */
  back(guild: string): Promise<void>;
  /** The servers with tables that are not over. */
  playing(): Promise<readonly string[]>;
  /** Ends a running game of the server without a winner. Idempotent. */
  end(by: Member, table: TableId, reason: string): Promise<TableInfo | Refusal>;
  /** Gives a person's seat to the computer. Idempotent. */
  remove(by: Member, table: TableId, seat: Seat, reason: string): Promise<TableInfo | Refusal>;
  /** Moves a lobby or running game to another channel of the server, where its messages are sent anew. Idempotent. */
  move(by: Member, table: TableId, channel: string, reason: string): Promise<TableInfo | Refusal>;
  /** Whether a table mentions nobody from now on. Idempotent. */
  quiet(by: Member, table: TableId, on: boolean): Promise<TableInfo | Refusal>;
  /** Keeps somebody from opening tables and taking seats in the server, until a time or until they are let in. */
  ban(by: Member, user: UserId, until: Millis | undefined, reason: string): Promise<undefined | Refusal>;
  letIn(by: Member, user: UserId): Promise<undefined | Refusal>;
  /** What moderators have done in the server, newest first; for moderators. */
  acts(
    by: Member,
    page: { readonly limit: number; readonly before?: number | undefined },
  ): Promise<readonly AuditEntry[] | Refusal>;
};
