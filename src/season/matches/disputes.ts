/** Disputes: somebody objects to how their match went, and the organisers answer. */
import type { Refusal } from '#kernel/ask';
import type { Member } from '#table/types';
import { actOf, type Context, change, NEXT_ROUND, type News } from '../context.ts';
import { DISPUTE_WAIT, entryAt } from '../formats/facts.ts';
import { matchAt } from '../formats/numbers.ts';
import { advance } from '../lifecycle/advance.ts';
import { mayNot } from '../lifecycle/status.ts';
import { organised, toOrganisers } from '../people/powers.ts';
import { refuse, tell } from '../refusals.ts';
import type { Match, Season } from '../types.ts';

/** How long a text is, in characters. */
const TEXT = { least: 3, most: 500 } as const;

export function dispute(
  context: Context,
  id: string,
  by: Member,
  { match: n, text }: { readonly match: number; readonly text: string },
): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const { league, progress } = season;
    const refused = mayNot('dispute', season);
    if (refused !== undefined) return refused;
    const match = matchAt(season, n);
    const own = season.entries.find(({ user }) => user === by.user);
    if (match === undefined) return refuse('league.no-match', { match: n });
    if (own === undefined || !match.seats.some(({ entry }) => entry === own.n)) return refuse('league.not-yours');
    const { length } = text.trim();
    if (length < TEXT.least || length > TEXT.most) return refuse('league.dispute-text', TEXT);
    if (progress.disputes.some((one) => one.match === match.id && one.entry === own.n)) return undefined;
    const now = context.now();
    const disputes = [...progress.disputes, { match: match.id, entry: own.n, at: now, by: by.user, text: text.trim() }];
    const news = tell('news.dispute', { league: league.name, match: n, person: own.name, text: text.trim() });
    return {
      season: { ...season, progress: { ...progress, disputes } },
      act: actOf(context, season, by, 'dispute', { match: n }),
      directMessages: [
        ...toOrganisers(season, news).map((one) => ({ ...one, about: by.user })),
        ...toPeople(season, match, tell('news.disputed', { league: league.name, match: n, person: own.name }), own.n),
      ],
      setDue: [{ kind: NEXT_ROUND, seat: -1, at: now + DISPUTE_WAIT }],
    };
  });
}

/** An organiser has looked at a dispute, and the result stays as it is. */
export function letStand(
  context: Context,
  id: string,
  by: Member,
  { match: n, reason }: { readonly match: number; readonly reason: string },
): Promise<Season | Refusal> {
  return organised(context, id, by, reason, (season) => {
    const refused = mayNot('answerDispute', season);
    if (refused !== undefined) return refused;
    const match = matchAt(season, n);
    if (match === undefined) return refuse('league.no-match', { match: n });
    const open = season.progress.disputes.filter((one) => one.match === match.id);
    if (open.length === 0) return refuse('league.no-dispute', { match: n });
    const { season: after, news } = advance(withoutDisputes(season, match.id), context);
    const said = tell('news.stands', { match: n, reason: reason.trim() });
    return {
      directMessages: toPeople(season, match, said),
      season: after,
      news: [said, ...news],
      act: actOf(context, season, by, 'stands', { match: n, reason: reason.trim() }),
    };
  });
}

/** Those who play a match, but one of them, are told something directly. */
const toPeople = (season: Season, { seats }: Match, news: News, but?: number) =>
  seats.flatMap(({ entry }) => {
    const user = entry === but ? undefined : entryAt(season, entry)?.user;
    return user === undefined ? [] : [{ to: user, news }];
  });

/** The season in which nothing of a match is in dispute any more. */
export const withoutDisputes = (season: Season, match: string): Season => ({
  ...season,
  progress: { ...season.progress, disputes: season.progress.disputes.filter((one) => one.match !== match) },
});
