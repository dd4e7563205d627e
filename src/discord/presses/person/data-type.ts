import { deleteForm } from '../../present/data.ts';
import { inPlace, type Press } from '../../press.ts';

/** Opens the form in which a person confirms that all about them is to be deleted. */
export const dataTypePress: Press<'data.type'> = {
  verb: 'data.type',
  response: inPlace,
  opensForm: true,
  async run({ reply }, { running }) {
    await reply.modal(deleteForm(running, reply.say));
  },
};
