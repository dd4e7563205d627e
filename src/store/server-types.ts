/** What is stored about servers: settings, who may not play there, and what moderators have done. */
import type { NewOutboxRow } from './types.ts';

/** Milliseconds since 1970. */
type Millis = number;

/** An act of somebody who manages a server, or of the keeper of the bot. */
export type NewAuditRow = {
  readonly at: Millis;
  /** Undefined: the keeper of the bot. */
  readonly actor: string | undefined;
  readonly guild: string | undefined;
  /** The table that it was about. */
  readonly table: string | undefined;
  /** The season that it was about. */
  readonly season?: string | undefined;
  readonly what: string;
  /** JSON text: the reason, and whom it was about. */
  readonly args: string;
};

export type AuditRow = NewAuditRow & { readonly seq: number };

/** `until` undefined: until they are let in again. */
export type Ban = { readonly user: string; readonly until: Millis | undefined };

/** A change of a server, with the act that it is and what is told of it, in one transaction. */
export type ServerChange = {
  readonly guild: string;
  /** Replaces the settings, as JSON text. */
  readonly settings?: string;
  readonly ban?: Ban;
  /** A person who is let in again. */
  readonly letIn?: string;
  readonly act: NewAuditRow;
  readonly outbox?: readonly NewOutboxRow[];
};

export type ServerRepository = {
  /** Notes that the bot is in a server no more, and stores what is told of it. False: it was known. */
  gone(guild: string, at: Millis, outbox: readonly NewOutboxRow[]): Promise<boolean>;
  /** Notes that the bot is in a server again. False: it was not gone. */
  back(guild: string): Promise<boolean>;
  /** Servers that the bot has not been in since before a time. */
  goneSince(before: Millis): Promise<readonly string[]>;
  /** Deletes a server's settings and bans, and where in it tables were; the tables stay. */
  erase(guild: string): Promise<void>;
  /** Servers with tables that are not over. */
  playing(statuses: readonly string[]): Promise<readonly string[]>;
  /** The settings of a server as JSON text. */
  settings(guild: string): Promise<string | undefined>;
  change(change: ServerChange): Promise<void>;
  /** Whether a person may not play in a server, and until when. */
  ban(guild: string, user: string): Promise<Ban | undefined>;
  /** Acts of moderators in a server, or of a season's organisers, newest first; `before`: only those older than that one. */
  acts(
    about: { readonly guild: string } | { readonly season: string },
    page: { readonly limit: number; readonly before?: number | undefined },
  ): Promise<readonly AuditRow[]>;
  /** Deletes acts from before a time, and bans that were over by then. */
  prune(before: Millis): Promise<void>;
};
