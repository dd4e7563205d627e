/** What presses of a league's organisers do. */
import { numberOf } from '#season/formats/numbers';
import type { Correction, Season } from '#season/types';
import { markdown } from '#words/markdown';
import { COLORS, line } from '../core/components.ts';
import { mentionOf } from '../core/people.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Translate } from '../words.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import { correctionMessage } from './screens/correction.ts';
import { askedMessage } from './screens/organise.ts';
import { matchText } from './screens/tables.ts';

/** Lets somebody in who has asked, or refuses them, and shows who else waits. */
export async function admit(ctx: LeagueContext, id: string, entry: number, takes: boolean): Promise<void> {
  const { app, reply, member } = ctx;
  const season = await seasonFor(ctx, id);
  if (member === undefined) return;
  const user = season.asked.find(({ n }) => n === entry)?.user ?? '';
  const after = accepted(await app.seasons.approve(id, member, { user, takes }));
  await reply.update(askedMessage(after, reply.t));
}

/** Shows what follows from something that an organiser wants to do, with a button that does it. */
export async function proposeCorrection(
  { app, reply, member, key }: LeagueContext & { readonly key: string },
  { id }: Season,
  wanted: Correction,
): Promise<void> {
  if (member === undefined) throw new Refused({ refused: 'league.not-organiser' });
  const foreseen = accepted(await app.seasons.propose(id, member, { ...wanted, key }));
  await reply.whisper(correctionMessage(foreseen, reply.t));
}

/** Does what an organiser wants to do, as they have been shown what follows from it. */
export async function confirmCorrection(ctx: LeagueContext, id: string, key: string): Promise<void> {
  const { app, reply, member } = ctx;
  const before = await seasonFor(ctx, id);
  if (member === undefined) return;
  const proposal = before.progress.proposals?.find((one) => one.key === key);
  const season = accepted(await app.seasons.confirm(id, member, key));
  await reply.update(line(proposal === undefined ? '' : doneWords(season, proposal, reply.t), COLORS.good));
}

type Proposal = NonNullable<Season['progress']['proposals']>[number];

function doneWords(season: Season, { what, match: id, user = '', next }: Proposal, t: Translate): string {
  const match = season.matches.find((one) => one.id === id);
  const n = match === undefined ? 0 : numberOf(season, match);
  const { name } = season.league;
  switch (what) {
    case 'rule':
      return t('lg.done.rule', { n, match: markdown(match === undefined ? '' : matchText(season, match, t)) });
    case 'void':
      return t('lg.done.void', { match: n });
    case 'replay':
      return t('lg.done.replay', { match: n });
    case 'remove':
      return t('lg.done.remove', { person: mentionOf(user), name });
    case 'replace':
      return t('lg.done.replace', { person: mentionOf(user), next: mentionOf(next?.user ?? '') });
    case 'cancel':
      return t('lg.done.cancel', { name });
    default:
      return what satisfies never;
  }
}
