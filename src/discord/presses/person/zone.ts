import { openModal } from '../../core/forms.ts';
import { type Press, whispered } from '../../core/press.ts';
import { zoneForm } from '../../person/screens/settings-times.ts';

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
