import { openModal } from '../../actions/forms.ts';
import { zoneForm } from '../../present/settings-times.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for the person's time zone. */
export const zonePress: Press<'zone'> = {
  verb: 'zone',
  response: whispered,
  opensForm: true,
  async run({ app, reply }) {
    const { zone } = await app.tables.settings(reply.user);
    await openModal(reply, zoneForm(zone, reply.say));
  },
};
