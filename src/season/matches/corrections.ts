/** What another outcome of a match changes: the season after it, and the matches that cannot stand any more. Pure. */

import { idOf } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { bracketIn } from '../formats/knockout.ts';
import { type Advanced, advance } from '../lifecycle/advance.ts';
import type { Match, Outcome, Season } from '../types.ts';
import { withoutDisputes } from './disputes.ts';

export type Corrected = Advanced & {
  /** Matches of the bracket that have come from the earlier outcome, and what has come from those. */
  readonly gone: readonly Match[];
};

export const isInBracket = ({ settings }: Season, { stage }: Match): boolean =>
  stage === 'cut' ? settings.table === 2 : formatOf({ settings }).isBracket === true;

/** The season with a match as it is now. */
export const withMatch = (season: Season, match: Match): Season => ({
  ...season,
  matches: season.matches.map((one) => (one.id === match.id ? match : one)),
});

/** The status in which a season goes on whose results are looked at once more. */
export function reopened(season: Season): Season['status'] {
  if (season.status !== 'review') return season.status;
  return (season.progress.stages?.cut?.seeds.length ?? 0) > 0 ? 'cut' : 'running';
}

/** Rounds that are paired stay paired, and who is in a knock-out stays in it; within a knock-out everything follows. */
export function corrected(
  season: Season,
  match: Match,
  outcome: Outcome,
  context: Parameters<typeof advance>[1],
): Corrected {
  const gone = fallingWith(season, match, outcome);
  const ruled = [match, ...gone].reduce((now, { id }) => withoutDisputes(now, id), withOutcome(season, match, outcome));
  const isGone = new Set(gone.map(({ id }) => id));
  const matches = isGone.size === 0 ? ruled.matches : ruled.matches.filter(({ id }) => !isGone.has(id));
  const proposals = ruled.progress.proposals?.filter((one) => one.match !== match.id);
  const progress = { ...ruled.progress, ...(proposals !== undefined && { proposals }) };
  return { ...advance({ ...ruled, progress, status: reopened(season), matches }, context), gone };
}

/** The matches that cannot stand any more with another outcome of one. */
export const fallingWith = (season: Season, match: Match, outcome: Outcome): readonly Match[] =>
  isInBracket(season, match) ? following(withOutcome(season, match, outcome), match) : [];

const withOutcome = (season: Season, match: Match, outcome: Outcome): Season =>
  withMatch(season, { ...match, status: 'done', outcome });

function following(season: Season, match: Match): readonly Match[] {
  const gone: Match[] = [];
  for (let now = season; ; ) {
    const stands = new Map(bracketIn(now, match.stage).map((stand) => [stand.n + 1, stand]));
    const wrong = now.matches.filter((one) => {
      const { state, sides = [] } = stands.get(one.n) ?? {};
      const isPlayed = state === 'ready' || state === 'done';
      return one.stage === match.stage && !(isPlayed && one.seats.every(({ entry }, i) => sides[i] === idOf(entry)));
    });
    if (wrong.length === 0) return gone;
    gone.push(...wrong);
    now = { ...now, matches: now.matches.filter((one) => !wrong.includes(one)) };
  }
}
