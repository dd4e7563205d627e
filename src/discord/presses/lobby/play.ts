import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { canOpenHere, openLobby } from '../../lobby/actions-open.ts';

/** Opens a lobby for the chosen game, in place of the question which game to play. */
export const playPress: Press<'play'> = {
  verb: 'play',
  response: inPlace,
  async run(ctx, { game: id, opening }) {
    const { app, reply } = ctx;
    const game = app.tables.games.get(id);
    if (game === undefined) return refuse(app, reply, { refused: 'table.game-unknown', with: { game: id } });
    if (await canOpenHere(ctx)) await openLobby(ctx, game, opening, { first: 'own screen' });
  },
};
