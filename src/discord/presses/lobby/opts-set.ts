import { isRefusal, type TableOptions } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { showOptions } from '../../actions/lobby.ts';
import { tableOf } from '../../actions/tables.ts';
import { plainName } from '../../limits.ts';
import { SPEEDS } from '../../present/lobby-options.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Changes an option. Decks that do not fit any more are given back, and the host is told whose. */
export const optsSetPress: Press<'opts.set'> = {
  verb: 'opts.set',
  response: inPlace,
  async run(ctx, { table: id, option }) {
    const { app, reply, values } = ctx;
    const before = await tableOf(ctx, id);
    if (before === undefined) return;
    const change = changeOf(option, values[0] ?? '', before.options);
    const table = change === undefined ? before : await app.tables.setOptions(before.id, reply.user, change);
    if (isRefusal(table)) return refuse(app, reply, table, app.tables.games.get(before.game));
    const lost = before.seats.filter((seat) => seat.deck !== undefined && table.seats[seat.seat]?.deck === undefined);
    const decks = markdownList(
      lost.map(({ name, deck }) =>
        markdown(reply.say('lobby.givenBack', { name: plainName(name), deck: deck?.name ?? '' })),
      ),
    );
    const note = reply.say('lobby.optionsSaved');
    const told = lost.length === 0 ? note : `${note}\n${reply.say('lobby.optionsGivenBack', { decks })}`;
    await showOptions(ctx, table, 'update', told);
  },
};

function changeOf(option: string, value: string, now: TableOptions): Partial<TableOptions> | undefined {
  switch (option) {
    case 'format':
      return { game: { ...now.game, format: value } };
    case 'seats':
      return { seats: Number.parseInt(value, 10) || 0 };
    case 'remind': {
      const speed = SPEEDS.find((one) => one.value === value);
      return speed === undefined ? undefined : { remindAfter: speed.remindAfter };
    }
    default:
      return option.startsWith('rule.') ? { game: { ...now.game, [option.slice('rule.'.length)]: value } } : undefined;
  }
}
