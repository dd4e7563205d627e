import { inPlace, type Press } from '../../core/press.ts';
import { deleteData } from '../../person/actions-data.ts';

/** Deletes everything stored about the person, unless they still play; in messages from before there was a form. */
export const dataYesPress: Press<'data.yes'> = {
  verb: 'data.yes',
  response: inPlace,
  run: ({ app, reply }) => deleteData(app, reply, undefined),
};
