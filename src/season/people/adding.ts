/** Whom organisers put into a season by hand: newcomers, and those who have left it or were taken out. */
import type { Refusal } from '#kernel/ask';
import type { Member, Person } from '#table/types';
import { actOf, type Context } from '../context.ts';
import { checkedIn } from '../lifecycle/check-in.ts';
import { mayNot } from '../lifecycle/status.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { entryOf, mayComeBack, mayJoinLate, nameIn, newEntry, placesTaken, seated, withEntry } from './people.ts';
import { organised } from './powers.ts';
import { mayNotGet } from './seating.ts';

/** Gives somebody a place, or theirs back. What they have lost meanwhile stays lost until an organiser corrects it. */
export function add(
  context: Context,
  id: string,
  by: Member,
  { who, reason }: { readonly who: Person; readonly reason: string },
): Promise<Season | Refusal> {
  return organised(context, id, by, reason, async (season) => {
    const { league } = season;
    const refused = mayNot('approve', season);
    if (refused !== undefined) return refused;
    const own = await entryOf(context, season, who.user);
    const act = actOf(context, season, by, 'add', { reason: reason.trim(), about: who.user });
    if (own?.status === 'in') {
      const here = checkedIn(season, own);
      return here === season ? refuse('league.they-are-in', { name: league.name }) : { season: here, act };
    }
    const barred = (await mayNotGet(context, season, who.user)) ?? noRoomFor(season, own);
    if (barred !== undefined) return barred;
    const back: Entry = {
      ...(own ?? newEntry(season, who)),
      ...{ user: who.user, name: nameIn(season, who), status: 'in', secret: own?.status === 'dropped' && own.secret },
    };
    const entry = await seated(context, season, back);
    const told = { league: league.name, person: entry.name, reason: reason.trim() };
    return {
      season: checkedIn(withEntry(season, entry), entry),
      act,
      news: [tell('news.added', told)],
      directMessages: [{ to: who.user, news: tell('news.you-added', told) }],
    };
  });
}

/** Why there is no place for somebody now; `own`: what they have of the season already. */
function noRoomFor(season: Season, own: Entry | undefined): Refusal | undefined {
  const { league, settings, status, entries } = season;
  if (status === 'signup')
    return placesTaken(season) < settings.places ? undefined : refuse('league.full', { places: settings.places });
  const hasPlayed = own !== undefined && entries.includes(own);
  return mayJoinLate(season) || (hasPlayed && mayComeBack(season))
    ? undefined
    : refuse('league.add-late', { name: league.name });
}
