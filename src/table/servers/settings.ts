/** A server's settings, and who may do what there by them. */
import { z } from 'zod';
import type { Refusal } from '#kernel/ask';
import type { Frozen } from '#kernel/frozen';
import type { Store } from '#store/types';
import { SPEED_IDS } from '../clock/time-control.ts';
import { readJson } from '../open/stored-text.ts';
import { languageShape } from '../people/settings-stored.ts';
import { refuse } from '../refusals.ts';
import type { Member, Millis, UserId } from '../types.ts';

/** How many channels for tables can be named. */
const MOST_CHANNELS = 20;

const id = z.string().regex(/^\d{1,20}$/);
/** What is set for a server; what is left out is as usual. */
const shape = z.object({
  /** Who may open tables. Usual: everybody. */
  opens: z.union([z.enum(['everybody', 'managers']), z.object({ role: id })]).optional(),
  /** A role whose people may moderate, besides those who manage the server. */
  moderators: id.optional(),
  /** A role whose people may make leagues, besides those who manage the server or its events. */
  leagues: id.optional(),
  /** A channel that is told what moderators do. */
  log: id.optional(),
  /** The language of messages that everybody sees. Usual: as Discord has it. */
  language: languageShape.optional(),
  /** The clock of new tables whose host names none. Usual: `daily`. */
  speed: z.enum(SPEED_IDS).optional(),
  /** The only channels where tables may be opened, their threads included. Usual: all. */
  channels: z.array(id).max(MOST_CHANNELS).optional(),
});
export type ServerSettings = Frozen<z.infer<typeof shape>>;

/** Damaged settings count as none. */
export const readServer = (text: string | undefined): ServerSettings =>
  text === undefined ? {} : (shape.safeParse(readJson(text)).data ?? {});

/** As they are stored; undefined: some of them are not possible. */
export function serverText(settings: ServerSettings): string | undefined {
  const read = shape.safeParse(settings);
  return read.success ? JSON.stringify(read.data) : undefined;
}

export const mayModerate = ({ moderators }: ServerSettings, { manages, roles }: Member): boolean =>
  manages || (moderators !== undefined && roles.includes(moderators));

export const mayMakeLeagues = (settings: ServerSettings, by: Member): boolean =>
  mayModerate(settings, by) ||
  by.managesEvents === true ||
  (settings.leagues !== undefined && by.roles.includes(settings.leagues));

/** Why somebody may not open a table in a server; undefined if they may. Without a member nobody has been asked. */
export function mayNotOpen(
  { opens = 'everybody' }: ServerSettings,
  by: Pick<Member, 'manages' | 'roles'>,
): Refusal | undefined {
  if (opens === 'everybody' || by.manages) return undefined;
  if (opens === 'managers') return refuse('server.opens-managers');
  return by.roles.includes(opens.role) ? undefined : refuse('server.opens-role');
}

/** Why a table may not be opened in a channel, or in a thread of `parent`; undefined if it may. */
export function notInChannel(
  { channels = [] }: ServerSettings,
  channel: string,
  parent: string | undefined,
): Refusal | undefined {
  const [first] = channels;
  if (first === undefined || channels.includes(channel) || channels.includes(parent ?? '')) return undefined;
  return refuse('server.channels', { channel: first, more: channels.length - 1 });
}

/** Why a person may not take a seat in a server at present; undefined if they may. */
export async function mayNotPlay(
  { servers }: Pick<Store, 'servers'>,
  guild: string | undefined,
  user: UserId,
  now: Millis,
): Promise<Refusal | undefined> {
  const ban = guild === undefined ? undefined : await servers.ban(guild, user);
  if (ban === undefined) return undefined;
  if (ban.until === undefined) return refuse('server.banned');
  return ban.until > now ? refuse('server.banned-until', { until: Math.floor(ban.until / 1000) }) : undefined;
}
