import { isRefusal, type TableOptions, takeBackRules } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { clockNamed, NO_CLOCK, ZERO_CHOICES } from '../../clocks/screens/clocks.ts';
import type { App } from '../../core/app.ts';
import { plainName } from '../../core/limits.ts';
import { inPlace, type Press, type PressContext } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showOptions } from '../../lobby/actions.ts';
import { remindAfterOf, usualVeil } from '../../lobby/screens/options.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Changes an option. Decks that are no longer legal are removed from their seats, and the host is told whose. */
export const optsSetPress: Press<'opts.set'> = {
  verb: 'opts.set',
  response: inPlace,
  async run(ctx, { table: id, option }) {
    const { app, reply, values } = ctx;
    const [value = ''] = values;
    const wanted = option === 'zero' ? await atZero(ctx, id, value) : changeOf(app, option, value);
    if (wanted === undefined) return;
    const changed = await app.tables.setOptions(id, reply.user, wanted);
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
function changeOf(app: App, option: string, value: string): Partial<TableOptions> {
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
      return { remindAfter: remindAfterOf(value) };
    case 'clock':
      return clockChange(app, value);
    case 'veil':
      return { veil: value === 'on' ? true : undefined };
    default:
      return option.startsWith('rule.') ? { game: { [option.slice('rule.'.length)]: value } } : {};
  }
}

function clockChange(app: App, value: string): Partial<TableOptions> {
  const clock = clockNamed(value);
  if (clock === undefined) return value === NO_CLOCK ? { clock } : {};
  const remindAfter = remindAfterOf(value);
  return { clock, ...usualVeil(app.hidesTiming, clock), ...(remindAfter !== undefined && { remindAfter }) };
}

/** The table's clock with another consequence; undefined if the table is gone, which the person is told. */
async function atZero(ctx: PressContext, id: string, value: string): Promise<Partial<TableOptions> | undefined> {
  const table = await tableOf(ctx, id);
  const zero = ZERO_CHOICES.find((one) => one.zero === value)?.zero;
  if (table === undefined) return undefined;
  const { clock } = table.options;
  return clock === undefined || zero === undefined ? {} : { clock: { ...clock, zero } };
}
