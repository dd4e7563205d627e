/** What a slash command is made of. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Game } from '#kernel/game';
import type { App } from './app.ts';
import type { AttachedFile } from './attachments.ts';
import type { ChannelContext } from './channel-context.ts';
import type { PermissionName } from './permissions.ts';
import type { Reply, ResponseKind } from './reply.ts';
import type { Say } from './words/index.ts';

export type CommandContext = ChannelContext & {
  readonly app: App;
  readonly reply: Reply;
  /** The interaction's id: names this very use of the command. */
  readonly key: string;
  readonly options: Options;
  readonly may: (permission: PermissionName) => boolean;
  /** Whether the person may see a channel or thread of this server, or is there. */
  readonly sees: (channel: string) => boolean;
  /** Whether the person manages the server where the command is used. */
  readonly manages: boolean;
};

/** The options that were given. */
export type Options = {
  text(name: string): string | undefined;
  whole(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  /** A file that was given with the command. */
  file(name: string): AttachedFile | undefined;
  /** The subcommand's name, of a command that has any. */
  readonly sub: string | undefined;
};

export type Suggestion = { readonly name: string; readonly value: string };

export type CompleteContext = {
  readonly app: App;
  readonly user: string;
  readonly guild: string | undefined;
  /** The option being typed, and what is there so far. */
  readonly option: string;
  readonly typed: string;
  readonly options: Options;
  /** The voice for the person who types. */
  readonly say: Say;
};

export type Command = {
  readonly name: string;
  /** What is registered. Depends on the games, for their names are choices. */
  define(games: readonly Game[]): RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** How it answers if it takes long: for the person alone, or for everybody. May depend on the options. */
  response(options: Options): Exclude<ResponseKind, 'update'>;
  /** Whether it answers with a form, which must be the first response: then it is not acknowledged beforehand. */
  opensForm?(options: Options): boolean;
  run(ctx: CommandContext): Promise<void>;
  complete?(ctx: CompleteContext): Promise<readonly Suggestion[]>;
};
