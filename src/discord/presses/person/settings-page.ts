import { inPlace, type Press } from '../../core/press.ts';
import { onlyOf } from '../../lobby/actions-last-game.ts';
import { settingsMessage } from '../../person/screens/settings.ts';

/** Shows another page of the person's settings. */
export const settingsPagePress: Press<'settings.page'> = {
  verb: 'settings.page',
  response: inPlace,
  async run({ app, reply }, { page, game: id }) {
    const { games } = app.tables;
    const settings = await app.tables.settings(reply.user);
    const game = games.get(id ?? '') ?? onlyOf(games);
    await reply.update(
      settingsMessage(settings, reply.say, { page, game, games: [...games.values()], now: app.now() }),
    );
  },
};
