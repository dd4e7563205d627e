import { inPlace, type Press } from '../../core/press.ts';
import { askToDelete } from '../../person/actions-data.ts';

/** Asks for confirmation before everything stored about the person is deleted. */
export const dataDeletePress: Press<'data.delete'> = {
  verb: 'data.delete',
  response: inPlace,
  run: ({ app, reply }) => askToDelete(app, reply, 'update'),
};
