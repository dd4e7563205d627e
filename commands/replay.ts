/** `/replay` shows a game again, step by step. */

import { showReplay } from '#discord/actions/replay';
import { type ReplayFile, sendReplayFile } from '#discord/actions/replay-files';
import type { Command } from '#discord/command';
import { findTable, suggestAllTables } from '#discord/find-table';
import { readViewpoint } from '#discord/ids/codecs/replay';
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
