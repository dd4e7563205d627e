/** What a press on a button, select or form is made of. */
import type { App } from './app.ts';
import type { AttachedFile } from './attachments.ts';
import type { ArgsOf, Verb } from './ids/args.ts';
import type { PermissionName } from './permissions.ts';
import type { Reply, ResponseKind } from './reply.ts';
import type { ShownPicture } from './send.ts';
import type { Standing } from './standing.ts';
import type { Where } from './where.ts';

export type PressContext = Where & {
  readonly app: App;
  readonly reply: Reply;
  /** What was chosen in a select. */
  readonly values: readonly string[];
  /** What was typed in a modal, by field. */
  readonly fields: ReadonlyMap<string, string>;
  /** Files given in a modal. */
  readonly files: readonly AttachedFile[];
  /** The interaction's id: names this very press. */
  readonly key: string;
  /** The texts of the pressed message, in their order. */
  readonly texts: readonly string[];
  /** Pictures that the pressed message shows now. */
  readonly pictures: readonly ShownPicture[];
  /** The pressed message, if it is a public one. */
  readonly message: { readonly id: string; readonly channel: string } | undefined;
  readonly standing: Standing;
  /** Whether the person manages a server, if that is where they press. */
  readonly manages: (guild: string | undefined) => boolean;
  /** Whether the person may see a channel or thread of this server, or is there. */
  readonly sees: (channel: string) => boolean;
  /** The permissions that the bot has in the channel, if Discord said so. */
  readonly may: (permission: PermissionName) => boolean;
};

/** What is known of a press when its kind of response is chosen. */
export type Pressed = { readonly isPublic: boolean; readonly values: readonly string[] };

/** One kind of press. Its arguments are what `ARGS` says for its verb. */
export type Press<V extends Verb> = {
  readonly verb: V;
  /** How the answer comes, also where it has to be announced before it is ready. */
  response(pressed: Pressed): ResponseKind;
  /** Whether it answers with a form, which must be the first response: then nothing is announced beforehand. */
  readonly opensForm?: true;
  run(ctx: PressContext, args: ArgsOf<V>): Promise<void>;
};

/** By a new message to the person alone. */
export const whispered = (): ResponseKind => 'whisper';
/** By a new message to everybody. */
export const posted = (): ResponseKind => 'post';
/** In place of a private message. What belongs to a person never takes the place of a public one. */
export const inPlace = ({ isPublic }: Pressed): ResponseKind => (isPublic ? 'whisper' : 'update');
/** In place of the public message that was pressed. */
export const inPublicPlace = ({ isPublic }: Pressed): ResponseKind => (isPublic ? 'update' : 'whisper');
