import { type Press, whispered } from '../../core/press.ts';
import { openMore } from '../../table/actions.ts';

/** Shows what else can be done at the table. */
export const morePress: Press<'more'> = {
  verb: 'more',
  response: whispered,
  run: (ctx, { table }) => openMore(ctx, table),
};
