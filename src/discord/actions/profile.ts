/** Shows people's profiles. */
import { isRefusal } from '#table/types';
import type { App } from '../app.ts';
import { profileMessage } from '../present/profile.ts';
import { refuse } from '../refuse.ts';
import type { Reply } from '../reply.ts';

/** Shows a person's profile to whoever asks, if they may see it. */
export async function showProfile(app: App, reply: Reply, user: string): Promise<void> {
  const profile = await app.tables.profile(user, reply.user);
  if (isRefusal(profile)) return refuse(app, reply, profile);
  const audience = user === reply.user ? (await app.tables.settings(user)).profile : undefined;
  await reply.whisper(profileMessage({ user, profile, audience }, reply.say));
}
