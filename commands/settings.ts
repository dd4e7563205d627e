/** `/settings` opens the person's settings, with a button to those of the table in this channel. */

import type { Command } from '#discord/core/command';
import { lastGameOf } from '#discord/lobby/actions-last-game';
import { settingsMessage } from '#discord/person/screens/settings';
import { anywhereCommand } from './shared.ts';

export const settings: Command = {
  name: 'settings',
  define: () => anywhereCommand('settings', 'Autopilot, calls, quiet hours, summaries, privacy').toJSON(),
  response: () => 'whisper',
  async run({ app, reply, channel }) {
    const here = await app.tables.tableAt(channel);
    const seated = here?.seats.some((seat) => seat.who.kind === 'person' && seat.who.user === reply.user) === true;
    const { games } = app.tables;
    const game = games.get(here?.game ?? '') ?? (await lastGameOf(app, reply.user));
    const options = here?.status === 'running' && seated ? { here: { id: here.id } } : {};
    await reply.whisper(
      settingsMessage(await app.tables.settings(reply.user), reply.t, {
        game,
        games: [...games.values()],
        now: app.now(),
        ...options,
      }),
    );
  },
};
