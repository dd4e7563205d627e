import { line } from '../../present/components.ts';
import { rulesMessage } from '../../present/reading.ts';
import { inPlace, type Press } from '../../press.ts';

/** From a list, a chapter of a game's rules in its place; from a button, the list of chapters as a new message. */
export const rulesPress: Press<'rules'> = {
  verb: 'rules',
  response: (pressed) => (pressed.values.length > 0 ? inPlace(pressed) : 'whisper'),
  async run({ app, reply, values: [value] }, { game: id }) {
    const game = app.tables.games.get(id);
    if (game === undefined) {
      await reply.whisper(line(reply.say('error.unknownPress')));
      return;
    }
    if (value === undefined) {
      await reply.whisper(rulesMessage(game, '', reply.say));
      return;
    }
    const page = /^<(\d{1,3})$/.exec(value)?.[1];
    await reply.update(
      page === undefined
        ? rulesMessage(game, value, reply.say)
        : rulesMessage(game, '', reply.say, { page: Number(page) }),
    );
  },
};
