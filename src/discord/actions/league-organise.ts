/** What presses of a league's organisers do. */
import { isRefusal } from '#table/types';
import { askedMessage } from '../present/league-organise.ts';
import { refuse } from '../refuse.ts';
import { type LeagueContext, seasonFor } from './league.ts';

/** Lets somebody in who has asked, or refuses them, and shows who else waits. */
export async function admit(ctx: LeagueContext, id: string, entry: number, takes: boolean): Promise<void> {
  const { app, reply, member } = ctx;
  const season = await seasonFor(ctx, id);
  if (season === undefined || member === undefined) return;
  const user = season.asked.find(({ n }) => n === entry)?.user ?? '';
  const after = await app.seasons.approve(id, member, { user, takes });
  if (isRefusal(after)) return refuse(app, reply, after);
  await reply.update(askedMessage(after, reply.say));
}
