/** `/replay` shows a game again, step by step. */

import type { Command } from '#discord/core/command';
import { findTable, suggestAllTables } from '#discord/person/actions-find-table';
import { showReplay } from '#discord/replay/actions';
import { type ReplayFile, sendReplayFile } from '#discord/replay/actions-files';
import { readViewpoint } from '#discord/replay/ids';
import { seatLetter } from '#face/scene';
import { anywhereCommand } from './shared.ts';

const files: readonly ReplayFile[] = ['html', 'json', 'animated'];
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
      .addStringOption((option) =>
        option
          .setName('file')
          .setDescription('The whole game in one file')
          .addChoices(
            { name: 'A page to read', value: 'html' },
            { name: 'Data (JSON)', value: 'json' },
            { name: 'A moving picture of its turns', value: 'animated' },
          ),
      )
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'replay', over: true });
    const view = readViewpoint(ctx.options.text('view') ?? '');
    if (table === undefined) return;
    const file = files.find((kind) => kind === ctx.options.text('file'));
    if (file === undefined) return showReplay(ctx.app, ctx.reply, table.id, 'whisper', { view });
    await sendReplayFile(ctx.app, ctx.reply, table.id, { file, view, limit: ctx.largestFile });
  },
  complete: suggestAllTables,
};
