import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { setZone } from '../../person/actions-zone.ts';
import { settingsMessage } from '../../person/screens/settings.ts';
import { ZONE_FIELD } from '../../person/screens/settings-times.ts';

/** The form for the time zone was submitted; left empty, it means UTC. */
export const zoneSetPress: Press<'zone.set'> = {
  verb: 'zone.set',
  response: inPlace,
  async run({ app, reply, fields }) {
    const typed = fields.get(ZONE_FIELD)?.trim() ?? '';
    const set = await setZone(app, reply.user, typed === '' ? 'UTC' : typed);
    if (isRefusal(set)) return refuse(app, reply, set);
    const settings = await app.tables.settings(reply.user);
    await reply.update(settingsMessage(settings, reply.say, { page: 'times', saved: true, now: app.now() }));
  },
};
