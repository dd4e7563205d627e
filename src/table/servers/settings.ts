/** A server's settings, and who may do what there by them. */
import { z } from 'zod';
import type { Refusal } from '#kernel/ask';
import type { Store } from '#store/types';
import { SPEED_IDS } from '../clock/time-control.ts';
import { readJson } from '../open/stored-text.ts';
import { languageShape } from '../people/settings-stored.ts';
import { refuse } from '../refusals.ts';
import type { Member, Millis, ServerSettings, UserId } from '../types.ts';

/** How many channels for tables can be named. */
const MOST_CHANNELS = 20;

const id = z.string().regex(/^\d{1,20}$/);
const shape = z.object({
  opens: z.union([z.enum(['everybody', 'managers']), z.object({ role: id })]).optional(),
  moderators: id.optional(),
  leagues: id.optional(),
  log: id.optional(),
  language: languageShape.optional(),
  speed: z.enum(SPEED_IDS).optional(),
  channels: z.array(id).max(MOST_CHANNELS).optional(),
});

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
