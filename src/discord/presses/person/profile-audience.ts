import type { ProfileAudience } from '#table/types';
import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { profileMessage } from '../../person/screens/profile.ts';

/** Chooses who may see the person's profile. */
export const profileAudiencePress: Press<'profile.audience'> = {
  verb: 'profile.audience',
  response: inPlace,
  async run({ app, reply, values }) {
    const { profile: audience } = await app.tables.setSettings(reply.user, { profile: audienceOf(values[0]) });
    const profile = await app.tables.profile(reply.user, reply.user);
    if (isRefusal(profile)) return refuse(app, reply, profile);
    await reply.update(profileMessage({ user: reply.user, profile, audience, saved: true }, reply.say));
  },
};

/** The narrowest if the choice cannot be read. */
function audienceOf(value: string | undefined): ProfileAudience {
  return value === 'everybody' || value === 'players' ? value : 'me';
}
