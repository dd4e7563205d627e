import { type Press, whispered } from '../../core/press.ts';
import { showBoard } from '../../table/actions.ts';
import { lookAt } from '../../table/actions-open.ts';

/** Shows what the person has on the table, enlarged; those without a seat see the whole board. */
export const sidePress: Press<'side'> = {
  verb: 'side',
  response: whispered,
  async run({ app, reply }, { table }) {
    const look = await lookAt({ app, reply }, table);
    if (look !== undefined) await showBoard(app, reply, look, 'whisper', look.seat);
  },
};
