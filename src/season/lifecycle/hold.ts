/** Holding a season: nothing begins, and the clocks of its games stand still, until its organisers let it go on. */
import type { Refusal } from '#kernel/ask';
import type { Member, Millis } from '#table/types';
import { actOf, type Context, type Decided } from '../context.ts';
import { QUEUE } from '../formats/queue.ts';
import { followDues } from '../matches/table-dues.ts';
import { organised } from '../people/powers.ts';
import { buildingUntil } from '../pools/pools.ts';
import { tell } from '../refusals.ts';
import type { Season } from '../types.ts';
import { goOnward } from './onward.ts';
import { mayNot } from './status.ts';

/** Holds a season, or lets it go on. */
export function hold(context: Context, id: string, by: Member, reason: string): Promise<Season | Refusal> {
  return organised(context, id, by, reason, async (season) => {
    const { league, progress } = season;
    const refused = mayNot('hold', season);
    if (refused !== undefined) return refused;
    const now = context.now();
    const isHeld = progress.heldSince !== undefined;
    const after: Season = { ...season, progress: { ...progress, heldSince: isHeld ? undefined : now } };
    const next = isHeld ? await goesOn(context, after, now - (progress.heldSince ?? now)) : { season: after };
    const what = isHeld ? 'go-on' : 'hold';
    const said = tell(isHeld ? 'news.goes-on' : 'news.held', { league: league.name, reason: reason.trim() });
    return {
      season: next.season,
      news: [said, ...(next.news ?? [])],
      ...(next.directMessages !== undefined && { directMessages: next.directMessages }),
      ...(next.clearDue !== undefined && { clearDue: next.clearDue }),
      act: actOf(context, season, by, what, { reason: reason.trim() }),
      setDue: [...(next.setDue ?? []), ...followDues(next.season, now)],
    };
  });
}

/** What waited while a season was held goes on as if that time had not been. */
async function goesOn(context: Context, season: Season, heldFor: Millis): Promise<Decided> {
  const { queue, challenges, buildUntil } = season.progress;
  const progress = {
    ...season.progress,
    queue: queue.map((one) => ({ ...one, since: one.since + heldFor })),
    challenges: challenges.map((one) => ({ ...one, at: one.at + heldFor })),
  };
  const now = context.now();
  const next = await goOnward(context, { ...season, progress });
  const built =
    next.season.status === 'building'
      ? buildingUntil(next.season, Math.max(now, (buildUntil ?? now) + heldFor))
      : undefined;
  const tableViews = queue.length + challenges.length > 0 ? [{ kind: QUEUE, seat: -1, at: now }] : [];
  return { ...next, ...built, setDue: [...(next.setDue ?? []), ...(built?.setDue ?? []), ...tableViews] };
}
