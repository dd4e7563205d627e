/** Seasons one after another: the first one of a league, and the next one with the same settings. */
import type { Refusal } from '#kernel/ask';
import type { DueRow, SeasonRow } from '#store/types';
import { isRefusal, type Member } from '#table/types';
import { actOf, type Context, change, load } from '../context.ts';
import { mayOrganise } from '../people/powers.ts';
import { refuse, tell } from '../refusals.ts';
import type { Season } from '../types.ts';
import { startDues } from './check-in.ts';
import { mayNot } from './status.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long the sign-up of a ladder's next season stands open, ms. */
const SIGN_UP = 3 * DAY;

/** When the next season of a ladder opens by itself. */
export const NEXT_SEASON = 'season.again';

export const newSeason = ({ newId }: Context, league: string, n: number, settings: Season['settings']): SeasonRow => ({
  ...{ id: newId(8), league, n, status: 'signup', rev: 1, settings: JSON.stringify(settings), seed: newId(20) },
  ...{ startsAt: undefined, startedAt: undefined, endedAt: undefined, message: undefined },
  ...{ course: undefined, ruleset: undefined },
});

/** A new season, whose message is on its way. */
export const shown = (context: Context, id: string): Promise<Season | Refusal> =>
  change(context, id, (season) => ({ season }));

/** Opens the sign-up of the next season. */
export async function again(context: Context, id: string, by: Member): Promise<Season | Refusal> {
  const last = await load(context, id);
  if (isRefusal(last)) return last;
  if (!mayOrganise(last, by)) return refuse('league.not-organiser');
  const refused = mayNot('again', last);
  if (refused !== undefined) return refused;
  return open(context, last, by.user, undefined);
}

/** The next season of a ladder, which also begins by itself. */
export async function againByItself(context: Context, id: string, due: DueRow): Promise<void> {
  const last = await load(context, id);
  if (!isRefusal(last) && last.status === 'final') await open(context, last, last.owner, context.now() + SIGN_UP);
  await change(context, id, () => undefined, due);
}

async function open(
  context: Context,
  last: Season,
  user: string,
  startsAt: number | undefined,
): Promise<Season | Refusal> {
  const { store } = context;
  const stored = await store.seasons.find(last.id);
  if (stored === undefined) return refuse('league.unknown');
  const season = { ...newSeason(context, stored.league.id, last.n + 1, last.settings), startsAt };
  const act = actOf(context, { ...last, id: season.id }, { user }, 'create');
  const { setDue } = startDues({ settings: last.settings, startsAt });
  const made = await store.seasons.next({ league: stored.league, season, act, setDue });
  if (made !== 'created') return load(context, made.known);
  const news = tell('news.again', { league: last.league.name, season: season.n });
  const people = last.entries.filter(({ status }) => status === 'in');
  return change(context, season.id, (one) => ({
    season: one,
    directMessages: people.map((entry) => ({ to: entry.user, news })),
  }));
}
