/** Who organises a season, and how they change it. */
import type { Refusal } from '#kernel/ask';
import type { Member, UserId } from '#table/types';
import { type Context, change, type Decided, type News } from '../context.ts';
import { refuse } from '../refusals.ts';
import type { Season } from '../types.ts';

/** How long a reason is, in characters. */
const REASON = { least: 3, most: 200 } as const;

/** Whoever made the league, those whom they have added, and those who manage its server. */
export const mayOrganise = ({ owner, organisers, league }: Season, by: Member): boolean =>
  by.guild === league.guild && (by.manages || by.user === owner || organisers.includes(by.user));

/** Tells each organiser something directly. */
export const toOrganisers = ({ owner, organisers }: Season, news: News): readonly { to: UserId; news: News }[] =>
  [...new Set([owner, ...organisers])].map((to) => ({ to, news }));

/** Why a reason is none; undefined: it is one. */
export function reasonFault(reason: string): Refusal | undefined {
  const { length } = reason.trim();
  return length < REASON.least || length > REASON.most ? refuse('league.reason', REASON) : undefined;
}

/** Changes a season as an organiser. `reason` undefined: none is asked for. */
export function organised(
  context: Context,
  id: string,
  by: Member,
  reason: string | undefined,
  decide: (season: Season) => Promise<Decided | Refusal | undefined> | Decided | Refusal | undefined,
): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    if (!mayOrganise(season, by)) return refuse('league.not-organiser');
    const fault = reason === undefined ? undefined : reasonFault(reason);
    return fault ?? decide(season);
  });
}
