/** Opening forms. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { COLORS, line } from './components.ts';
import type { Reply } from './reply.ts';

/** Opens a form, or says that it is too late for that. */
export async function openModal(reply: Reply, form: APIModalInteractionResponseCallbackData): Promise<void> {
  if (!(await reply.modal(form))) await reply.whisper(line(reply.t('error.again'), COLORS.bad));
}
