/** Days of a season on which somebody is away. */
import { awayDaysLeft } from '#season/people/away';
import type { Entry } from '#season/types';
import { isRefusal } from '#table/types';
import { COLORS, line } from '../core/components.ts';
import { refuse } from '../core/refuse.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import { awayMessage, awaySetMessage } from './screens/person.ts';

/** Shows when one is away, and the days to choose from. */
export async function showAway(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  if (season === undefined) return;
  const own = ownIn(season, reply.user);
  await reply.whisper(
    own?.status === 'in'
      ? awayMessage(season, own, app.now(), reply.say)
      : line(reply.say('lg.notIn', { name: season.league.name }), COLORS.calm),
  );
}

export async function goAway(
  ctx: LeagueContext,
  id: string,
  wish: { readonly days: number; readonly in: number },
): Promise<void> {
  const { app, reply } = ctx;
  if ((await seasonFor(ctx, id)) === undefined) return;
  const done = await app.seasons.goAway(id, reply.user, wish);
  if (isRefusal(done)) return refuse(app, reply, done);
  const own = ownIn(done, reply.user);
  if (own !== undefined) await reply.whisper(awaySetMessage(done, own, reply.say));
}

export async function comeBack(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  if ((await seasonFor(ctx, id)) === undefined) return;
  const done = await app.seasons.comeBack(id, reply.user);
  if (isRefusal(done)) return refuse(app, reply, done);
  const own = ownIn(done, reply.user);
  if (own !== undefined)
    await reply.whisper(line(reply.say('lg.away.ended', { left: awayDaysLeft(done, own) }), COLORS.good));
}

const ownIn = ({ entries }: { readonly entries: readonly Entry[] }, user: string): Entry | undefined =>
  entries.find((entry) => entry.user === user);
