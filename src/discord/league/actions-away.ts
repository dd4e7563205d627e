/** Days of a season on which somebody is away. */
import { awayDaysLeft } from '#season/people/away';
import type { Entry } from '#season/types';
import { COLORS, line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import { awayMessage, awaySetMessage } from './screens/person.ts';

/** Shows when one is away, and the days to choose from. */
export async function showAway(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const own = ownIn(season, reply.user);
  await reply.whisper(
    own?.status === 'in'
      ? awayMessage(season, own, app.now(), reply.t)
      : line(reply.t('lg.notIn', { name: season.league.name }), COLORS.calm),
  );
}

export async function goAway(
  ctx: LeagueContext,
  id: string,
  wish: { readonly days: number; readonly in: number },
): Promise<void> {
  const { app, reply } = ctx;
  await seasonFor(ctx, id);
  const done = accepted(await app.seasons.goAway(id, reply.user, wish));
  const own = ownIn(done, reply.user);
  if (own !== undefined) await reply.whisper(awaySetMessage(done, own, reply.t));
}

export async function comeBack(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  await seasonFor(ctx, id);
  const done = accepted(await app.seasons.comeBack(id, reply.user));
  const own = ownIn(done, reply.user);
  if (own !== undefined)
    await reply.whisper(line(reply.t('lg.away.ended', { left: awayDaysLeft(done, own) }), COLORS.good));
}

const ownIn = ({ entries }: { readonly entries: readonly Entry[] }, user: string): Entry | undefined =>
  entries.find((entry) => entry.user === user);
