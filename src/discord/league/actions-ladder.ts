/** What presses and commands of ladders do. */
import { entryAt } from '#season/formats/facts';
import { COLORS, line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import { challengeMessage } from './screens/challenge.ts';

/** Joins the queue, or leaves it. */
export async function playLadder(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  const before = await seasonFor(ctx, id);
  const after = accepted(await app.seasons.play(id, reply.user));
  const own = after.entries.find(({ user }) => user === reply.user)?.n;
  const waits = ({ progress }: typeof after) => progress.queue.some(({ entry }) => entry === own);
  const words = waits(after)
    ? reply.t('lg.queued', { name: after.league.name, others: after.progress.queue.length - 1 })
    : reply.t(waits(before) ? 'lg.unqueued' : 'lg.matched');
  await reply.whisper(line(words, COLORS.good));
}

/** Asks somebody for a match, where all can see it. */
export async function challengeTo(ctx: LeagueContext, id: string, to: string): Promise<void> {
  const { app, reply, member } = ctx;
  await seasonFor(ctx, id);
  if (member === undefined) return;
  const after = accepted(await app.seasons.challenge(id, member, to));
  const made = after.progress.challenges.findLast(
    ({ from, to: other }) => entryAt(after, from)?.user === member.user && entryAt(after, other)?.user === to,
  );
  if (made !== undefined) await reply.post(challengeMessage(after, made, reply.t));
}

/** Whoever is challenged takes it or declines. */
export async function answerChallenge(
  ctx: LeagueContext,
  id: string,
  answer: { readonly from: number; readonly takes: boolean },
): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const own = season.entries.find(({ user }) => user === reply.user);
  const from = entryAt(season, answer.from);
  if (!season.progress.challenges.some((one) => one.from === answer.from && one.to === own?.n)) {
    await reply.whisper(line(reply.t('lg.challenge.not-yours'), COLORS.calm));
    return;
  }
  const _after = accepted(await app.seasons.answer(id, reply.user, answer));
  const names = { from: from?.name ?? '?', to: own?.name ?? '?', name: season.league.name };
  const words = answer.takes
    ? reply.t('lg.challenge.taken', names)
    : reply.t('lg.challenge.declined', { from: names.from, to: names.to });
  await reply.update(line(words, COLORS.calm));
}
