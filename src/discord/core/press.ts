/** What a press (of a button, a select or a form's submit button) is, and what its handler is given. */

import type { Member } from '#table/types';
import type { AbsenceChecks } from './absence.ts';
import type { App } from './app.ts';
import type { AttachedFile } from './attachments.ts';
import type { ChannelContext } from './channel-context.ts';
import type { PermissionName } from './permissions.ts';
import type { Reply, ResponseKind } from './reply.ts';
import type { ShownPicture } from './send.ts';
import type { Args, Specs } from './spec.ts';

export type PressContext = ChannelContext & {
  readonly app: App;
  readonly reply: Reply;
  /** What was chosen in a select. */
  readonly values: readonly string[];
  /** What was typed in a modal, by field. */
  readonly fields: ReadonlyMap<string, string>;
  /** Files given in a modal. */
  readonly files: readonly AttachedFile[];
  /** The interaction's id, unique to this press. */
  readonly key: string;
  /** The texts of the pressed message, in order. */
  readonly texts: readonly string[];
  /** Pictures that the pressed message shows now, if the answer takes its place: a new message has none of them. */
  readonly pictures: readonly ShownPicture[];
  /** The pressed message, if it is a public one. */
  readonly message: { readonly id: string; readonly channel: string } | undefined;
  readonly absence: AbsenceChecks;
  /** Who the person is in this server; undefined where there is none. */
  readonly member: Member | undefined;
  /** Whether the person has Manage Server in this server; false for any server but the one where they press. */
  readonly manages: (guild: string | undefined) => boolean;
  /** Whether the person may see a channel or thread of this server; true for the one where they press. */
  readonly sees: (channel: string) => Promise<boolean>;
  /** Whether the bot has a permission in the channel; true if Discord did not say. */
  readonly may: (permission: PermissionName) => boolean;
};

/** What is known about a press when its kind of response is chosen. */
export type Pressed = { readonly isPublic: boolean; readonly values: readonly string[] };

/** One kind of press. */
export type Press<A> = {
  /** The kind of response, which a deferral announces before it is ready. */
  response(pressed: Pressed): ResponseKind;
  /** Whether it responds with a form. A form must be the first response, so such a press is not deferred early under load. */
  readonly opensForm?: true;
  run(ctx: PressContext, args: A): Promise<void>;
};

/** The presses of a feature: one for each verb of its ids. */
export type PressesOf<Ids extends Specs> = { readonly [V in keyof Ids]: Press<Args<Ids[V]>> };

/** Responds with a new message that only the person sees. */
export const ephemeral = (): ResponseKind => 'whisper';
/** Responds with a new public message. */
export const post = (): ResponseKind => 'post';
/** Edits a private message in place; a public one is left alone, and the person gets a private message. */
export const update = ({ isPublic }: Pressed): ResponseKind => (isPublic ? 'whisper' : 'update');
/** Edits the pressed message in place if it is public; otherwise sends a private one. */
export const updatePublic = ({ isPublic }: Pressed): ResponseKind => (isPublic ? 'update' : 'whisper');
