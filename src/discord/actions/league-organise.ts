/** What presses of a league's organisers do. */
import { numberOf } from '#season/formats/numbers';
import { isRefusal } from '#table/types';
import { markdown } from '#words/markdown';
import { COLORS, line } from '../present/components.ts';
import { askedMessage } from '../present/league-organise.ts';
import { matchText } from '../present/league-tables.ts';
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

/** Sets a result whose consequences the organiser has been shown. */
export async function confirmResult(ctx: LeagueContext, id: string, key: string): Promise<void> {
  const { app, reply, member } = ctx;
  const before = await seasonFor(ctx, id);
  if (before === undefined || member === undefined) return;
  const proposal = before.course.proposals?.find((one) => one.key === key);
  const season = await app.seasons.confirm(id, member, key);
  if (isRefusal(season)) return refuse(app, reply, season);
  const match = season.matches.find((one) => one.id === proposal?.match);
  if (match === undefined) return void (await reply.update(line(reply.say('lg.shown'), COLORS.good)));
  const words = markdown(matchText(season, match, reply.say));
  await reply.update(line(reply.say('lg.done.rule', { n: numberOf(season, match), match: words }), COLORS.good));
}
