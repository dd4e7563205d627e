/** Which languages an interaction is answered in. */
import type { BaseInteraction } from 'discord.js';
import { type Language, languageOf } from '#words/languages';
import type { App } from './app.ts';

/** `person`: what they alone read. `server`: what everybody where they are reads; outside of servers, what they read. */
export async function languagesFor(
  { tables: { languages } }: App,
  interaction: BaseInteraction,
): Promise<{ readonly person: Language; readonly server: Language }> {
  const { guildId: guild } = interaction;
  const [chosen, ofServer] = await Promise.all([
    languages.ofPerson(interaction.user.id),
    guild === null ? undefined : languages.ofServer(guild),
  ]);
  const person = chosen ?? languageOf(interaction.locale);
  return { person, server: ofServer ?? (guild === null ? person : languageOf(interaction.guildLocale)) };
}
