/** Holding a season: nothing begins, and the clocks of its games stand still, until its organisers let it go on. */
import type { Refusal } from '#kernel/ask';
import type { Member } from '#table/types';
import { advance } from './advance.ts';
import { actOf, type Context } from './context.ts';
import { organised } from './powers.ts';
import { tell } from './refusals.ts';
import { mayNot } from './status.ts';
import { holdDue } from './table-dues.ts';
import type { Season } from './types.ts';

/** Holds a season, or lets it go on. */
export function hold(context: Context, id: string, by: Member, reason: string): Promise<Season | Refusal> {
  return organised(context, id, by, reason, (season) => {
    const { league, course } = season;
    const refused = mayNot('hold', season);
    if (refused !== undefined) return refused;
    const now = context.now();
    const isHeld = course.heldSince !== undefined;
    const after: Season = { ...season, course: { ...course, heldSince: isHeld ? undefined : now } };
    const next = isHeld ? advance(after, context) : { season: after, news: [] };
    const what = isHeld ? 'go-on' : 'hold';
    const said = tell(isHeld ? 'news.goes-on' : 'news.held', { league: league.name, reason: reason.trim() });
    return {
      season: next.season,
      news: [said, ...next.news],
      act: actOf(context, season, by, what, { reason: reason.trim() }),
      setDue: season.matches.flatMap(({ status, table }) =>
        status === 'open' && table !== undefined ? [holdDue(table, now)] : [],
      ),
    };
  });
}
