import { openMore } from '../../actions/table.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows what else can be done at the table. */
export const morePress: Press<'more'> = {
  verb: 'more',
  response: whispered,
  run: (ctx, { table }) => openMore(ctx, table),
};
