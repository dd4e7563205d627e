// Runs presses without Discord.

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { pino } from 'pino';
import type { App } from '#discord/core/app';
import type { Payload } from '#discord/core/components';
import { createLibrary } from '#discord/core/library';
import { tellingRefusals } from '#discord/core/refuse';
import type { FoundPress } from '#discord/presses';
import type { Game } from '#face/game';
import type { Member, TableService } from '#table/types';
import { bareReply } from '#test/bare-reply';
import { noLeagues } from '#test/no-leagues';

/** An app whose pictures never come. */
export const appWithoutPictures = (tables: TableService, games: readonly Game[]): App => ({
  tables,
  seasons: noLeagues,
  images: {
    draw: () => ({
      file: 'none-0.png',
      within: async () => undefined,
      ready: Promise.resolve(undefined),
      placeholder: async () => undefined,
      drop: () => {},
    }),
    webp: async () => undefined,
    close() {},
  },
  library: createLibrary(games),
  log: pino({ level: 'silent' }),
  now: Date.now,
});

let presses = 0;

/** Runs a press of somebody without Manage Server. Returns what it showed them, in order. Without `forms`, none can be opened. */
export async function runPress(
  app: App,
  press: FoundPress,
  user: string,
  values: readonly string[] = [],
  {
    texts = [],
    fields = new Map(),
    forms,
    member,
  }: {
    readonly texts?: readonly string[];
    readonly fields?: ReadonlyMap<string, string>;
    readonly forms?: APIModalInteractionResponseCallbackData[];
    readonly member?: Member;
  } = {},
): Promise<readonly Payload[]> {
  const shown: Payload[] = [];
  const reply = bareReply(
    { user, name: user },
    (payload) => shown.push(payload),
    (form) => {
      forms?.push(form);
      return forms !== undefined;
    },
  );
  presses += 1;
  await tellingRefusals(app, reply, () =>
    press.run({
      app,
      reply,
      values,
      key: `press ${presses}`,
      guild: member?.guild,
      channel: '',
      inThread: false,
      parent: undefined,
      fields,
      files: [],
      texts,
      pictures: [],
      message: undefined,
      member,
      may: () => true,
      manages: () => false,
      sees: async () => true,
      absence: { hasLeft: async () => false, isGone: async () => false },
    }),
  );
  return shown;
}
