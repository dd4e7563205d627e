/** Results that an organiser wants to set: they are shown what that changes and what stays, by names, before they confirm it. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import { type Context, load } from './context.ts';
import { corrected } from './corrections.ts';
import { entryAt } from './formats/facts.ts';
import { standingsOf } from './formats/index.ts';
import { numberOf } from './formats/numbers.ts';
import { roundOf } from './formats/swiss.ts';
import { organised } from './powers.ts';
import { refuse } from './refusals.ts';
import { rule, ruledOutcome, rulingFault } from './rulings.ts';
import type { Entry, Match, Ruling, Season } from './types.ts';

/** So many results may wait to be confirmed in a season; older ones lapse. */
const MOST = 10;

/** What another result of a match changes, and what stays. */
export type Foreseen = {
  /** What it is confirmed by. */
  readonly key: string;
  readonly before: Season;
  readonly after: Season;
  readonly match: Match;
  /** Whose place it changes; undefined: they have none. */
  readonly places: readonly {
    readonly entry: Entry;
    readonly from: number | undefined;
    readonly to: number | undefined;
  }[];
  /** Matches that come from the earlier result, and begin anew. */
  readonly gone: readonly Match[];
  /** The last round that stays paired although it came after this result; undefined: none did. */
  readonly paired: number | undefined;
  /** Those who stay in the knock-out that has come from the rounds. */
  readonly inKnockout: readonly Entry[];
};

/** Remembers a result that somebody wants to set, and tells what follows from it. */
export async function propose(
  context: Context,
  id: string,
  by: Member,
  { key, ...wanted }: Ruling & { readonly key: string },
): Promise<Foreseen | Refusal> {
  let found: Foreseen | undefined;
  const stored = await organised(context, id, by, wanted.reason, async (season) => {
    const match = await rulingFault(context, season, wanted);
    if (isRefusal(match)) return match;
    const { season: after, gone } = corrected(season, match, ruledOutcome(wanted, context.now()), context);
    found = foreseen(key, season, after, match, gone);
    const { won, places, reason, withAll } = wanted;
    const proposal = {
      ...{ key, by: by.user, match: match.id, won: [...won], reason: reason.trim(), withAll: withAll === true },
      ...(places !== undefined && { places: [...places] }),
      gone: gone.map((one) => one.id),
    };
    const { proposals = [] } = season.course;
    const others = proposals.filter((one) => one.key !== key);
    return { season: { ...season, course: { ...season.course, proposals: [...others, proposal].slice(-MOST) } } };
  });
  return isRefusal(stored) ? stored : (found ?? refuse('league.changed'));
}

/** Sets a result that was proposed, if nothing else follows from it by now than what was shown. */
export async function confirm(context: Context, id: string, by: Member, key: string): Promise<Season | Refusal> {
  const season = await load(context, id);
  if (isRefusal(season)) return season;
  const proposal = season.course.proposals?.find((one) => one.key === key && one.by === by.user);
  const match = season.matches.find((one) => one.id === proposal?.match);
  if (proposal === undefined || match === undefined) return refuse('league.proposal-gone');
  const { won, places, reason, withAll } = proposal;
  const gone = corrected(season, match, ruledOutcome({ won, places }, context.now()), context).gone.map(
    (one) => one.id,
  );
  if (gone.join(' ') !== proposal.gone.join(' ')) return refuse('league.changed');
  return rule(context, id, by, { match: numberOf(season, match), won, places, reason, withAll });
}

function foreseen(key: string, before: Season, after: Season, match: Match, gone: readonly Match[]): Foreseen {
  const lines = standingsOf(after).flat();
  const places = standingsOf(before)
    .flat()
    .flatMap(({ entry, place: from }) => {
      const to = lines.find((line) => line.entry.n === entry.n)?.place;
      return from === to ? [] : [{ entry, from, to }];
    });
  const isRound = match.stage === 'main' && before.settings.kind === 'swiss';
  const last = roundOf(before);
  return {
    ...{ key, before, after, match, places, gone },
    paired: isRound && last > match.round ? last : undefined,
    inKnockout: isRound ? (before.course.stages?.cut?.seeds ?? []).flatMap((n) => entryAt(before, n) ?? []) : [],
  };
}
