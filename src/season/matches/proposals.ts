/** What an organiser wants to do: they are shown what that changes and what stays, by names, before they confirm it. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import type { Context, Decided } from '../context.ts';
import { matchAt, numberOf } from '../formats/numbers.ts';
import { decideCancel, decideRemoval } from '../lifecycle/organise.ts';
import { decideReplacement } from '../people/admission.ts';
import { organised } from '../people/powers.ts';
import { refuse } from '../refusals.ts';
import type { Correction, Match, Season } from '../types.ts';
import { type Foreseen, foreseen, matchesThatEnd } from './foreseen.ts';
import { decideReplay, decideResult, decideVoid } from './rulings.ts';
import { lastOf } from './table-dues.ts';

/** So many proposals may wait to be confirmed in a season; older ones lapse. */
const MOST = 10;

type Proposal = NonNullable<Season['progress']['proposals']>[number];

/** Does what an organiser wants at once. */
export const correct = (context: Context, id: string, by: Member, wanted: Correction): Promise<Season | Refusal> =>
  organised(context, id, by, wanted.reason, (season) => decide(context, season, by, wanted));

/** Remembers what somebody wants to do, and tells what follows from it. */
export async function propose(
  context: Context,
  id: string,
  by: Member,
  { key, ...wanted }: Correction & { readonly key: string },
): Promise<Foreseen | Refusal> {
  let found: Foreseen | undefined;
  const stored = await organised(context, id, by, wanted.reason, async (season) => {
    const decided = await decide(context, season, by, wanted);
    if (decided === undefined) return refuse('league.done-already');
    if (isRefusal(decided)) return decided;
    const match = matchOf(season, wanted);
    found = await foreseen(context, { key, wanted, before: season, after: decided.season, match });
    const proposal = {
      ...asStored(season, wanted),
      ...{ key, by: by.user, state: await stateOf(context, match) },
      gone: matchesThatEnd(season, decided.season, match).map((one) => one.id),
    };
    const others = (season.progress.proposals ?? []).filter((one) => one.key !== key);
    return { season: { ...season, progress: { ...season.progress, proposals: [...others, proposal].slice(-MOST) } } };
  });
  return isRefusal(stored) ? stored : (found ?? refuse('league.changed'));
}

/** Does what was proposed, if nothing else follows from it by now than what was shown. */
export function confirm(context: Context, id: string, by: Member, key: string): Promise<Season | Refusal> {
  return organised(context, id, by, undefined, async (season) => {
    const proposal = season.progress.proposals?.find((one) => one.key === key && one.by === by.user);
    const wanted = proposal && wantedBy(season, proposal);
    if (proposal === undefined || wanted === undefined) return refuse('league.proposal-gone');
    const decided = await decide(context, season, by, wanted);
    if (decided === undefined || isRefusal(decided)) return decided ?? refuse('league.done-already');
    const match = matchOf(season, wanted);
    const isOther = proposal.state !== undefined && proposal.state !== (await stateOf(context, match));
    const ends = matchesThatEnd(season, decided.season, match).map((one) => one.id);
    if (isOther || ends.join(' ') !== proposal.gone.join(' ')) return refuse('league.changed');
    return withoutProposal(decided, key);
  });
}

function withoutProposal(decided: Decided, key: string): Decided {
  const { progress } = decided.season;
  const proposals = (progress.proposals ?? []).filter((one) => one.key !== key);
  return { ...decided, season: { ...decided.season, progress: { ...progress, proposals } } };
}

function decide(
  context: Context,
  season: Season,
  by: Member,
  wanted: Correction,
): Promise<Decided | Refusal | undefined> | Decided | Refusal | undefined {
  switch (wanted.what) {
    case 'rule':
      return decideResult(context, season, by, wanted);
    case 'void':
      return decideVoid(context, season, by, wanted);
    case 'replay':
      return decideReplay(context, season, by, wanted);
    case 'remove':
      return decideRemoval(context, season, by, wanted);
    case 'replace':
      return decideReplacement(context, season, by, wanted);
    case 'cancel':
      return decideCancel(context, season, by, wanted.reason);
    default:
      return wanted satisfies never;
  }
}

const matchOf = (season: Season, wanted: Correction): Match | undefined =>
  'match' in wanted ? matchAt(season, wanted.match) : undefined;

/** How a match stands: by its result, or by the table of its last game. */
async function stateOf(context: Context, match: Match | undefined): Promise<string> {
  if (match === undefined) return '';
  const table = match.table === undefined ? '' : await lastOf(context, match.table);
  return [match.status, table, match.outcome?.at ?? ''].join(' ');
}

function asStored(season: Season, wanted: Correction): Omit<Proposal, 'key' | 'by' | 'state' | 'gone'> {
  const { what } = wanted;
  const result = what === 'rule' ? wanted : { won: [], places: undefined, withAll: undefined };
  return {
    ...{ what, match: matchOf(season, wanted)?.id ?? '', reason: wanted.reason.trim() },
    ...{ won: [...result.won], withAll: result.withAll === true },
    ...(result.places !== undefined && { places: [...result.places] }),
    ...('user' in wanted && { user: wanted.user }),
    ...('next' in wanted && { next: wanted.next }),
  };
}

/** What a proposal says is wanted; undefined: its match is not there any more. */
function wantedBy(season: Season, stored: Proposal): Correction | undefined {
  const { what, reason, user, next } = stored;
  switch (what) {
    case 'rule':
    case 'void':
    case 'replay': {
      const found = season.matches.find(({ id }) => id === stored.match);
      const match = found && numberOf(season, found);
      const { won, places, withAll } = stored;
      if (match === undefined) return undefined;
      return what === 'rule' ? { what, match, won, places, withAll, reason } : { what, match, reason };
    }
    case 'remove':
      return user === undefined ? undefined : { what, user, reason };
    case 'replace':
      return user === undefined || next === undefined ? undefined : { what, user, next, reason };
    case 'cancel':
      return { what, reason };
    default:
      return what satisfies never;
  }
}
