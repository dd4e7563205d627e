// What the sandbox page, or a test's driver, and the sandbox server say to each other: paths, JSON bodies and pushed events.
//
//   GET  /page-api/world?person=<id>                                   -> PageWorld
//   GET  /page-api/channels/<id>/messages?person=<id>&limit=&before=   -> PageMessages   (oldest first)
//   POST /page-api/act                 body PageAction                 -> PageResult     (4xx: PageError)
//   GET  /violations                                                   -> readonly Violation[]
//   GET  /session-starts                                               -> readonly SessionStart[]
//   WS   /page                         client sends PageHello, server sends PagePush
//   GET  /attachments/<channel>/<id>/<name>                            -> the file, as `attachment.url` says
//   GET  /modules/<package>/<file>                                     -> a browser module or style sheet of a dependency
//   GET  /<file>                                                       -> the page's own files, `/` is index.html
//
// Anybody who can reach the server may act as any person: it listens on loopback only.
import type { APIApplicationCommand, APIMessage, APIModalInteractionResponseCallbackData } from 'discord.js';

/** A person whom the page can act as, or a bot. `color`: the avatar's, as `#rrggbb`. */
export type PagePerson = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly color: string;
  readonly bot: boolean;
  /** Where the person is a member. */
  readonly guildIds: readonly string[];
};

/** A server. */
export type PageGuild = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly { readonly id: string; readonly name: string; readonly color: string }[];
};

/** A place to talk in. Threads carry `parentId`; direct messages have no guild and are named after the other side. */
export type PageChannel = {
  readonly id: string;
  readonly kind: 'text' | 'thread' | 'private-thread' | 'dm';
  readonly name: string;
  readonly guildId?: string;
  readonly parentId?: string;
  readonly topic?: string;
  readonly archived?: boolean;
  /** Threads: whether the person of this view has joined. */
  readonly joined?: boolean;
  readonly canSend: boolean;
  /** For unread marks: the newest message that this person can see. */
  readonly lastMessageId?: string;
};

/** Everything that one person sees at first; messages come with a second call. */
export type PageWorld = {
  /** Everybody, bots included, so that mentions can be named. */
  readonly people: readonly PagePerson[];
  readonly guilds: readonly PageGuild[];
  readonly channels: readonly PageChannel[];
  /** All commands the bot has registered; one with `guild_id` belongs to that server only. */
  readonly commands: readonly APIApplicationCommand[];
  readonly application: {
    readonly id: string;
    readonly botId: string;
    readonly name: string;
    readonly online: boolean;
  };
  readonly violations: number;
};

/**
 * A message as Discord shows it to this person: the API's own shape. Flags that matter to a reader: 64 ephemeral, 128 the
 * bot is thinking, 32768 Components V2. `interaction_metadata` says who used what; `commandName` names the command.
 */
export type PageMessage = APIMessage & { readonly commandName?: string };

/** A channel's messages that the person sees, their ephemeral ones included, oldest first. */
export type PageMessages = { readonly messages: readonly PageMessage[]; readonly more: boolean };

/** A file that a person gives, its bytes in base64. */
export type PageFile = { readonly name: string; readonly base64: string; readonly contentType?: string };

/** An option as typed. Subcommands nest their own options. Users, roles and channels are given by id. */
export type PageOption = {
  readonly name: string;
  readonly value?: string | number | boolean;
  /** For an option that takes a file, in place of a value. */
  readonly file?: PageFile;
  /** The option being typed, in an autocomplete request. */
  readonly focused?: boolean;
  /** For a subcommand or a group of them. */
  readonly options?: readonly PageOption[];
};

/** What was put into one field of a modal; `values` for selects, groups and uploads, `value` for text, `checked` for a checkbox. */
export type PageField = {
  readonly customId: string;
  readonly value?: string;
  readonly values?: readonly string[];
  readonly checked?: boolean;
  readonly files?: readonly PageFile[];
};

/** Something that a person does. `tag` is the caller's own; it comes back in the events about it. */
export type PageAction = { readonly person: string; readonly tag?: string } & (
  | { readonly do: 'send'; readonly channel: string; readonly content: string; readonly replyTo?: string }
  | {
      readonly do: 'command';
      readonly channel: string;
      readonly command: string;
      readonly options: readonly PageOption[];
    }
  | {
      readonly do: 'autocomplete';
      readonly channel: string;
      readonly command: string;
      readonly options: readonly PageOption[];
    }
  | { readonly do: 'press'; readonly channel: string; readonly message: string; readonly customId: string }
  | {
      readonly do: 'select';
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly do: 'submit'; readonly interaction: string; readonly fields: readonly PageField[] }
  | { readonly do: 'dismiss'; readonly channel: string; readonly message: string }
  | { readonly do: 'open-dm'; readonly user: string }
  | { readonly do: 'join-thread' | 'leave-thread'; readonly channel: string }
);

/**
 * The state of an interaction, as its person sees it. `waiting`: sent, no answer yet. `thinking`: answered by "thinking…"
 * (the message with flag 128 is there). `answered`: done. `modal`: `modal` is to be shown; submit it with this id.
 * `failed`: `error` is the line to show ("This interaction failed").
 */
export type PageInteraction = {
  readonly id: string;
  readonly person: string;
  readonly channel: string;
  readonly kind: 'command' | 'autocomplete' | 'component' | 'modal';
  readonly state: 'waiting' | 'thinking' | 'answered' | 'modal' | 'failed';
  readonly tag?: string;
  /** For a command: its full name, `play` or `settings clock`. */
  readonly commandName?: string;
  /** For a component: the message and the component. */
  readonly message?: string;
  readonly customId?: string;
  /** Milliseconds from sending the interaction to the bot to its first response. */
  readonly firstResponseMs?: number;
  /** Whether the bot has done what it announced: false while a deferred answer or update is still owed. */
  readonly settled?: boolean;
  /** The message that the first response made or changed. */
  readonly answer?: string;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly error?: string;
};

/**
 * The answer to an action. Interactions are answered when the bot's first response is in (or has failed to come), so a
 * call may take a little over three seconds; the pushed `interaction` event with state `waiting` comes at once.
 */
export type PageResult = {
  readonly interaction?: PageInteraction;
  /** The message sent, or the one that the first response made or changed, as this person sees it. */
  readonly message?: PageMessage;
  readonly channel?: PageChannel;
};

/** An action that cannot be: unknown message, disabled button, too few values … in words for people. */
export type PageError = { readonly error: string };

/**
 * What a page says after connecting and whenever its panes change: the people it shows. Each gets their own pushes, first
 * one of `violations`: from there on nothing is missed.
 */
export type PageHello = { readonly people: readonly string[] };

/** Something that changed, as one person sees it. */
export type PageEvent =
  | { readonly kind: 'message'; readonly message: PageMessage }
  | { readonly kind: 'message-gone'; readonly channel: string; readonly message: string }
  | { readonly kind: 'channel'; readonly channel: PageChannel }
  | { readonly kind: 'channel-gone'; readonly channel: string }
  | { readonly kind: 'interaction'; readonly interaction: PageInteraction }
  | { readonly kind: 'typing'; readonly channel: string; readonly user: string }
  /** The world changed in a way worth a fresh GET /page-api/world: commands registered, members, the bot on or off line. */
  | { readonly kind: 'world' }
  | { readonly kind: 'violations'; readonly count: number };

/** One push; a `message` event is for a new message or a changed one (same id). */
export type PagePush = { readonly person: string; readonly event: PageEvent };

/** A violation of Discord's rules by the bot. `rule` is a short permanent name, `at` milliseconds since 1970. */
export type Violation = {
  readonly at: number;
  readonly rule: string;
  /** Method and path, or the gateway opcode, that broke it. */
  readonly route: string;
  readonly detail: string;
  readonly payload?: unknown;
};
