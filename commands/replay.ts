/** `/replay` shows a game again, step by step. */

import { showReplay } from '#discord/actions/replay';
import type { Command } from '#discord/command';
import { findTable, suggestAllTables } from '#discord/find-table';
import { readViewpoint } from '#discord/ids/codecs/replay';
import { seatLetter } from '#face/scene';
import { anywhereCommand } from './shared.ts';

/** More seats than any game has. */
const SEATS = 8;

export const replay: Command = {
  name: 'replay',
  define: () =>
    anywhereCommand('replay', 'A game again, step by step')
      .addStringOption((option) =>
        option
          .setName('table')
          .setDescription('Which of your games; the one of this channel if left out')
          .setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('view')
          .setDescription('From where to see it: other seats only when the game is over')
          .addChoices(
            { name: 'A spectator', value: 's' },
            { name: 'All hands open', value: 'o' },
            ...Array.from({ length: SEATS }, (_, seat) => ({ name: `Seat ${seatLetter(seat)}`, value: String(seat) })),
          ),
      )
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'replay', over: true });
    const view = readViewpoint(ctx.options.text('view') ?? '');
    if (table !== undefined) await showReplay(ctx.app, ctx.reply, table.id, 'whisper', { view });
  },
  complete: suggestAllTables,
};
