/** Messages to one person: a direct message or, if that is not possible, a text kept until they next use the bot. */
import { type REST, Routes } from 'discord.js';
import type { App } from './app.ts';
import { COLORS, line, type Payload } from './components.ts';
import { faultOf } from './faults.ts';
import { clip, LIMITS } from './limits.ts';
import type { Reply } from './reply.ts';
import { toBody } from './send.ts';

/** How many kept texts are sent after one interaction; the others wait for the next one. */
const AT_ONCE = 5;

/** Sends a direct message once for each nonce; `closed`: the person takes none from the bot. Other faults are thrown. */
export async function sendPrivately(
  rest: REST,
  user: string,
  message: Payload,
  nonce: string,
): Promise<'sent' | 'closed'> {
  try {
    const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
    if (typeof channel !== 'object' || channel === null || !('id' in channel)) throw new Error('no channel');
    const { body } = toBody(message);
    const once = { nonce: clip(nonce, LIMITS.nonce), enforce_nonce: true };
    await rest.post(Routes.channelMessages(String(channel.id)), { body: { ...body, ...once } });
    return 'sent';
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined || fault === 'busy') throw error;
    return 'closed';
  }
}

/**
 * Sends a text directly; if that is not possible, keeps it until the person next uses the bot, unless it is only of interest
 * `now`. `nonce`: as for other messages. Resolves to whether it was sent.
 */
export async function sendDirectly(
  app: App,
  rest: REST,
  user: string,
  text: string,
  options: { readonly nonce: string; readonly now?: boolean },
): Promise<boolean> {
  const sent = await sendPrivately(rest, user, line(text, COLORS.calm), options.nonce);
  if (sent === 'closed' && options.now !== true) await app.tables.pendingTexts.add(user, options.nonce, text);
  return sent === 'sent';
}

/** Sends a person the texts that were kept for them, each once, as follow-ups to their interaction. Those that fail stay kept. */
export async function sendPendingTexts(app: App, reply: Reply): Promise<void> {
  if (!reply.canSay()) return;
  const { pendingTexts } = app.tables;
  const kept = [...(await pendingTexts.take(reply.user, AT_ONCE))];
  try {
    for (; kept[0] !== undefined; kept.shift()) await reply.whisper(line(kept[0].text, COLORS.calm));
  } finally {
    for (const { id, text } of kept) await pendingTexts.add(reply.user, id, text);
  }
}
