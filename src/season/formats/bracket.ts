/** A knock-out as people see it: who meets whom, without the matches that nobody plays. */
import { type BracketPart, type BracketState, contested, type Side, type Source } from '#league/bracket';
import type { Entry, Match, Season } from '../types.ts';
import { entriesById, inStage } from './facts.ts';
import { bracketIn } from './knockout.ts';

/** Somebody; whoever wins or loses a match that is not over, undefined if that has no number yet; or nobody is left. */
export type KnockoutSide =
  | { readonly entry: Entry; readonly seed: number }
  | { readonly comesAs: 'winner' | 'loser'; readonly of: Match | undefined }
  | 'nobody';

export type KnockoutMatch = {
  readonly n: number;
  readonly part: BracketPart;
  /** From 1, within its part. */
  readonly round: number;
  /** How many matches its round has, those included that nobody plays. */
  readonly ofRound: number;
  readonly state: BracketState;
  /** Undefined: its people are not known yet. */
  readonly match: Match | undefined;
  readonly sides: readonly [KnockoutSide, KnockoutSide];
  readonly winner: Entry | undefined;
  /** The `n` of the match that its winner goes to. */
  readonly leadsTo: number | undefined;
};

/** The matches of a knock-out in their order; a second final only once it is to be played. */
export function knockoutMatches(season: Season, stage: Match['stage']): readonly KnockoutMatch[] {
  const stands = bracketIn(season, stage);
  const matches = new Map(inStage(season, stage).map((match) => [match.n - 1, match]));
  const seeds = new Map<Side, number>();
  for (const { sources, sides } of stands)
    for (const [i, source] of sources.entries()) if ('seed' in source) seeds.set(sides[i], source.seed);
  const byId = entriesById(season);
  const someone = (id: Side): Entry | undefined => (typeof id === 'string' ? byId.get(id) : undefined);
  const sideOf = (id: Side, source: Source): KnockoutSide => {
    const entry = someone(id);
    if (entry !== undefined) return { entry, seed: seeds.get(id) ?? 0 };
    if (id !== undefined || 'seed' in source) return 'nobody';
    return 'winnerOf' in source
      ? { comesAs: 'winner', of: matches.get(source.winnerOf) }
      : { comesAs: 'loser', of: matches.get(source.loserOf) };
  };
  const played = contested(stands).filter(
    ({ part, state }) => part !== 'second final' || state === 'ready' || state === 'done',
  );
  return played.map(({ n, part, round, state, sides, sources, winner }) => ({
    ...{ n, part, round, state, match: matches.get(n), winner: someone(winner) },
    ofRound: stands.filter((one) => one.part === part && one.round === round).length,
    sides: [sideOf(sides[0], sources[0]), sideOf(sides[1], sources[1])],
    leadsTo: played.find((one) => one.sources.some((source) => 'winnerOf' in source && source.winnerOf === n))?.n,
  }));
}
