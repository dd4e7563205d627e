import { isRefusal, type TableOptions, takeBackRules } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { showOptions } from '../../actions/lobby.ts';
import { plainName } from '../../limits.ts';
import { SPEEDS } from '../../present/lobby-options.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Changes an option. Decks that are no longer legal are removed from their seats, and the host is told whose. */
export const optsSetPress: Press<'opts.set'> = {
  verb: 'opts.set',
  response: inPlace,
  async run(ctx, { table: id, option }) {
    const { app, reply, values } = ctx;
    const changed = await app.tables.setOptions(id, reply.user, changeOf(option, values[0] ?? ''));
    if (isRefusal(changed)) return refuse(app, reply, changed);
    const { table, givenBack } = changed;
    const decks = markdownList(
      givenBack.map(({ name, deck }) =>
        markdown(reply.say('lobby.givenBack', { name: plainName(name), deck: deck?.name ?? '' })),
      ),
    );
    const note = reply.say('lobby.optionsSaved');
    const told = givenBack.length === 0 ? note : `${note}\n${reply.say('lobby.optionsGivenBack', { decks })}`;
    await showOptions(ctx, table, 'update', told);
  },
};

/** The change that a choice in one of the lists stands for; empty if there is no such option or choice. */
function changeOf(option: string, value: string): Partial<TableOptions> {
  switch (option) {
    case 'format':
      return { game: { format: value } };
    case 'seats':
      return { seats: Number.parseInt(value, 10) || 0 };
    case 'match':
      return { bestOf: value === 'three' ? 3 : undefined };
    case 'undo':
      return { undo: takeBackRules.find((rule) => rule === value) };
    case 'remind':
      return { remindAfter: SPEEDS.find((one) => one.value === value)?.remindAfter };
    default:
      return option.startsWith('rule.') ? { game: { [option.slice('rule.'.length)]: value } } : {};
  }
}
