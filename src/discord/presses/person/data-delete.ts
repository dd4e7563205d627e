import { askToDelete } from '../../actions/data.ts';
import { inPlace, type Press } from '../../press.ts';

/** Asks for confirmation before everything stored about the person is deleted. */
export const dataDeletePress: Press<'data.delete'> = {
  verb: 'data.delete',
  response: inPlace,
  run: ({ app, reply }) => askToDelete(app, reply, 'update'),
};
