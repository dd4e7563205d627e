/** Follows one interaction from its arrival to its end: for measures, and for the lines of the log that belong to it. */
import type { BaseInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { withLogContext } from '#core/log-context';
import { clip, LIMITS } from './limits.ts';
import type { InteractionKind, InteractionOutcome, Measures } from './measures.ts';

export type Tracking = {
  /** Which command or verb it turned out to be; one that does not exist stays unknown. */
  isAbout(name: string): void;
  /** Discord has the first response. Later calls change nothing. */
  responded(): void;
  /** How it ends, if not well. Later calls change nothing. */
  endsAs(outcome: InteractionOutcome): void;
};

/** Does the work of an interaction under its id. Resolves when the work has ended, and rejects as it does. */
export async function tracked(
  interaction: BaseInteraction,
  measures: Measures,
  log: Logger,
  work: (tracking: Tracking) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const kind = kindOf(interaction);
  let name = 'unknown';
  let firstResponse: number | undefined;
  let outcome: InteractionOutcome | undefined;
  const tracking: Tracking = {
    isAbout(known) {
      name = known;
    },
    responded() {
      if (firstResponse !== undefined) return;
      firstResponse = performance.now() - began;
      measures.responded(kind, firstResponse / 1000);
    },
    endsAs(how) {
      outcome ??= how;
    },
  };
  await withLogContext({ interaction: interaction.id, what: whatOf(interaction) }, async () => {
    try {
      await work(tracking);
    } catch (error) {
      tracking.endsAs('failed');
      throw error;
    } finally {
      const end = outcome ?? (firstResponse === undefined ? 'unanswered' : 'answered');
      measures.handled(kind, name, end);
      const ms = Math.round(performance.now() - began);
      log.debug(
        { outcome: end, ms, ...(firstResponse !== undefined && { firstMs: Math.round(firstResponse) }) },
        'an interaction was handled',
      );
    }
  });
}

function kindOf(interaction: BaseInteraction): InteractionKind {
  if (interaction.isAutocomplete()) return 'suggestion';
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isMessageComponent()) return 'press';
  return interaction.isModalSubmit() ? 'form' : 'other';
}

/** The custom id that was pressed, or the command: what an operator searches the log for. */
function whatOf(interaction: BaseInteraction): string {
  if (interaction.isMessageComponent() || interaction.isModalSubmit())
    return clip(interaction.customId, LIMITS.customId);
  if (interaction.isAutocomplete() || interaction.isChatInputCommand())
    return `/${clip(interaction.commandName, LIMITS.customId)}`;
  return 'unknown';
}
