/** Messages to one person who cannot be reached at a table: a direct message, or a word at the next contact. */
import { type REST, Routes } from 'discord.js';
import type { App } from './app.ts';
import { faultOf } from './faults.ts';
import { clip, LIMITS } from './limits.ts';
import { COLORS, line } from './present/components.ts';
import type { Reply } from './reply.ts';
import { toBody } from './send.ts';

const noteOf = (user: string): string => `tell:${user}`;

/**
 * Writes to a person directly; if that is not possible, keeps the text until he next uses the bot, unless it is only `now`
 * of interest. `nonce`: as for messages.
 */
export async function tell(
  app: App,
  rest: REST,
  user: string,
  text: string,
  options: { readonly nonce: string; readonly now?: boolean },
): Promise<void> {
  try {
    const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
    if (typeof channel !== 'object' || channel === null || !('id' in channel)) throw new Error('no channel');
    const { body } = toBody(line(text, COLORS.calm));
    const once = { nonce: clip(options.nonce, LIMITS.nonce), enforce_nonce: true };
    await rest.post(Routes.channelMessages(String(channel.id)), { body: { ...body, ...once } });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined || fault === 'busy') throw error;
    if (options.now !== true) await app.tables.notes.set(noteOf(user), text);
  }
}

/** Says what was kept for a person, once, after his own business is done. */
export async function takeMessages(app: App, reply: Reply): Promise<void> {
  if (!reply.canSay()) return;
  const kept = await app.tables.notes.get(noteOf(reply.user));
  if (kept === undefined || kept === '') return;
  await app.tables.notes.set(noteOf(reply.user), '');
  await reply.whisper(line(kept, COLORS.calm));
}
