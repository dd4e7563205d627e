import { zoneNamed } from '#table/local-time';
import { setZone } from '../../actions/zone.ts';
import { clip } from '../../limits.ts';
import { COLORS, line } from '../../present/components.ts';
import { settingsMessage } from '../../present/settings.ts';
import { ZONE_FIELD } from '../../present/settings-times.ts';
import { inPlace, type Press } from '../../press.ts';

/** The form for the time zone was submitted; left empty, it takes the zone away. */
export const zoneSetPress: Press<'zone.set'> = {
  verb: 'zone.set',
  response: inPlace,
  async run({ app, reply, fields }) {
    const typed = fields.get(ZONE_FIELD)?.trim() ?? '';
    const zone = zoneNamed(typed);
    if (typed !== '' && zone === undefined) {
      await reply.whisper(line(reply.say('settings.zoneUnknown', { typed: clip(typed, 60) }), COLORS.bad));
      return;
    }
    // A calendar goes on by the zone that it has.
    if (zone !== undefined) await setZone(app, reply.user, zone);
    const settings = await app.tables.setSettings(reply.user, { zone });
    await reply.update(settingsMessage(settings, reply.say, { page: 'times', saved: true, now: app.now() }));
  },
};
