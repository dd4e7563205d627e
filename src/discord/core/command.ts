/** What a slash command is made of. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Game } from '#face/game';
import type { Member } from '#table/types';
import type { Translate } from '../words.ts';
import type { App } from './app.ts';
import type { AttachedFile } from './attachments.ts';
import type { ChannelContext } from './channel-context.ts';
import type { PermissionName } from './permissions.ts';
import type { Reply, ResponseKind } from './reply.ts';

export type CommandContext = ChannelContext & {
  readonly app: App;
  readonly reply: Reply;
  /** The interaction's id, unique to this use of the command. */
  readonly key: string;
  readonly options: Options;
  readonly may: (permission: PermissionName) => boolean;
  /** Whether the person may see a channel or thread of this server; true for the one where they are. */
  readonly sees: (channel: string) => Promise<boolean>;
  /** Whether the person manages the server where the command is used. */
  readonly manages: boolean;
  /** Who they are in that server; undefined where there is none. */
  readonly member: Member | undefined;
  /** The largest file that may be attached to a response, in bytes. */
  readonly largestFile: number;
};

/** The options that were given. */
export type Options = {
  text(name: string): string | undefined;
  whole(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  /** The id of a person who was picked. */
  person(name: string): string | undefined;
  /** What a person who was picked is called; undefined for a bot. */
  personName(name: string): string | undefined;
  /** The name of the account of a person who was picked. */
  accountName?(name: string): string | undefined;
  /** The id of a role, or of a channel, that was picked. */
  role(name: string): string | undefined;
  channel(name: string): string | undefined;
  /** A file that was uploaded with the command. */
  file(name: string): AttachedFile | undefined;
  /** The subcommand's name, for a command that has any. */
  readonly sub: string | undefined;
};

/** `value`: a number for an option that takes numbers. */
export type Suggestion = { readonly name: string; readonly value: string | number };

export type CompleteContext = ChannelContext & {
  readonly app: App;
  readonly user: string;
  /** The option being typed, and its text so far. */
  readonly option: string;
  readonly typed: string;
  readonly options: Options;
  /** Messages in the person's language. */
  readonly t: Translate;
};

export type Command = {
  readonly name: string;
  /** The definition to register. It depends on the games, whose names are choices. */
  define(games: readonly Game[]): RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** How it responds if it is deferred: privately or publicly. May depend on the options. */
  response(options: Options): Exclude<ResponseKind, 'update'>;
  /** Whether it responds with a form. A form must be the first response, so it is not deferred early under load. */
  opensForm?(options: Options): boolean;
  run(ctx: CommandContext): Promise<void>;
  complete?(ctx: CompleteContext): Promise<readonly Suggestion[]>;
};
