/** What a handler of a press gets. */
import type { Refusal } from '#kernel/ask';
import type { Game } from '#kernel/game';
import { isRefusal, type TableInfo } from '#table/types';
import type { App } from '../app.ts';
import type { GivenFile } from '../attachments.ts';
import { COLORS, line } from '../present/components.ts';
import type { OtherPress, TablePress } from '../present/ids.ts';
import type { Reply } from '../reply.ts';
import type { Standing } from '../standing.ts';

export type PressContext<P extends TablePress | OtherPress = TablePress> = {
  readonly app: App;
  readonly reply: Reply;
  readonly press: P;
  /** What was chosen in a select. */
  readonly values: readonly string[];
  /** What was typed in a modal, by field. */
  readonly fields: ReadonlyMap<string, string>;
  /** Files given in a modal. */
  readonly files: readonly GivenFile[];
  /** The interaction's id: names this very press. */
  readonly key: string;
  /** The texts of the pressed message, in their order. */
  readonly texts: readonly string[];
  /** Pictures that the pressed message shows now. */
  readonly pictures: readonly string[];
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

export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'CreatePublicThreads'
  | 'SendMessagesInThreads'
  | 'AttachFiles';

/** A refusal in words, with names in it made safe. */
export function explained(app: App, refusal: Refusal, game?: Game): string {
  return app.tables.explain(refusal, game);
}

/** Tells the person why not, and what to do next. */
export async function refuse(app: App, reply: Reply, refusal: Refusal, game?: Game): Promise<void> {
  await reply.whisper(line(explained(app, refusal, game), COLORS.bad));
}

/** The table of a press, or the reason told and undefined. */
export async function tableOf(ctx: PressContext): Promise<TableInfo | undefined> {
  const table = await ctx.app.tables.info(ctx.press.table);
  if (!isRefusal(table)) return table;
  await refuse(ctx.app, ctx.reply, table);
  return undefined;
}
