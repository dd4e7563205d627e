import { inPlace, type Press } from '../../core/press.ts';
import { deleteForm } from '../../person/screens/data.ts';

/** Opens the form in which a person confirms that all about them is to be deleted. */
export const dataTypePress: Press<'data.type'> = {
  verb: 'data.type',
  response: inPlace,
  opensForm: true,
  async run({ reply }, { running }) {
    await reply.modal(deleteForm(running, reply.say));
  },
};
