/** Which settings may still be changed when, and how a season goes on by them. Nothing that was played changes its meaning. */
import type { Refusal } from '#kernel/ask';
import { maxRounds } from '#league/swiss-rounds';
import type { Member } from '#table/types';
import { actOf, type Context, type Decided } from '../context.ts';
import { playersIn } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { roundOf, roundsFor } from '../formats/rounds.ts';
import { placesTaken } from '../people/people.ts';
import { organised } from '../people/powers.ts';
import { refuse } from '../refusals.ts';
import { readSettings, settingsFault } from '../settings.ts';
import type { Season, SeasonSettings, SeasonStatus } from '../types.ts';
import { startDues, withoutCheckIn } from './check-in.ts';
import { goOnward } from './onward.ts';
import { isPlaying, mayNot } from './status.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Until when a setting may be changed. */
type Until =
  /** Lots, divisions, decks and tables follow from it. */
  | 'start'
  /** Matches that begin later go by it, or it is about who comes and what is shown. */
  | 'last match'
  /** Rounds that are paired stay, and the cut has not begun. */
  | 'last round';

const changeable: Readonly<Record<keyof SeasonSettings, Until>> = {
  kind: 'start',
  game: 'start',
  edition: 'start',
  format: 'start',
  rules: 'start',
  bestOf: 'start',
  losses: 'start',
  legs: 'start',
  teamSize: 'start',
  table: 'start',
  seats: 'start',
  weeks: 'start',
  decks: 'start',
  seasonRole: 'start',
  seeding: 'start',
  checkIn: 'start',
  pace: 'last match',
  atOnce: 'last match',
  deckChanges: 'last match',
  rounds: 'last round',
  cut: 'last round',
  places: 'last match',
  approval: 'last match',
  role: 'last match',
  gifts: 'last match',
  awayDays: 'last match',
  spoilers: 'last match',
  championRole: 'last match',
};

const before: Readonly<Record<Until, readonly SeasonStatus[]>> = {
  start: ['signup'],
  'last match': ['signup', 'draft', 'building', 'running', 'cut'],
  'last round': ['signup', 'draft', 'building', 'running'],
};

/** Changes settings and, until the start, when that is: `startsIn` so many days, or 0 for when an organiser starts it. */
export function set(
  context: Context,
  id: string,
  by: Member,
  wanted: Partial<SeasonSettings>,
  startsIn?: number,
): Promise<Season | Refusal> {
  return organised(context, id, by, undefined, async (season) => {
    const refused = mayNot('set', season);
    if (refused !== undefined) return refused;
    const settings = readSettings({ ...season.settings, ...wanted });
    if (settings === undefined || settings.places < placesTaken(season)) return refuse('league.setting');
    const game = context.games.get(settings.game);
    const fault = changeFault(season, settings, startsIn) ?? (game && settingsFault(settings, game));
    if (fault !== undefined) return fault;
    const act = actOf(context, season, by, 'set');
    if (season.status === 'signup') return { ...withStartIn(context, { ...season, settings }, startsIn), act };
    return { ...(await goOnward(context, changed(context, season, settings))), act };
  });
}

/** Why settings cannot become these any more; undefined: they can. */
function changeFault(season: Season, wanted: SeasonSettings, startsIn: number | undefined): Refusal | undefined {
  const { status, settings, league } = season;
  const names = Object.keys(changeable) as (keyof SeasonSettings)[];
  const differ = names.filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(wanted[name]));
  const isFixed = (name: keyof SeasonSettings): boolean => !before[changeable[name]].includes(status);
  // The end of a ladder is set, and its last matches have to fit into it.
  const isLadder = formatOf(season).endAt !== undefined && status !== 'signup';
  if (
    differ.some((name) => isFixed(name) || (isLadder && name === 'pace')) ||
    (startsIn !== undefined && status !== 'signup')
  )
    return refuse('league.set-fixed', { name: league.name });
  return status === 'signup' || wanted.rounds === settings.rounds ? undefined : roundsFault(season, wanted);
}

/** Rounds that are paired stay paired, and nobody is to meet anybody twice. */
function roundsFault(season: Season, { rounds, table }: SeasonSettings): Refusal | undefined {
  const { progress, league } = season;
  // They are settled when play begins.
  if (progress.rounds === undefined) return undefined;
  // Groups that have drafted together have rounds of their own.
  if (progress.rounds.length > 1) return refuse('league.set-fixed', { name: league.name });
  const count = playersIn(season).length;
  const max = table > 2 ? roundsFor({ ...season.settings, rounds: 12 }, count) : maxRounds(count);
  const min = Math.max(1, roundOf(season));
  return rounds === undefined || rounds < min || rounds > max
    ? refuse('league.set-rounds', { least: min, most: max })
    : undefined;
}

/** A season that has begun, by other settings from now on. */
function changed(context: Context, season: Season, settings: SeasonSettings): Season {
  const { progress } = season;
  const isPaced = isPlaying(season) && settings.pace !== season.settings.pace;
  const paces = [...(progress.paces ?? []), { pace: season.settings.pace, until: context.now() }];
  const isSettled = settings.rounds === undefined || progress.rounds === undefined;
  const rounds = isSettled || settings.rounds === season.settings.rounds ? progress.rounds : [settings.rounds];
  return { ...season, settings, progress: { ...progress, rounds, ...(isPaced && { paces }) } };
}

/** The sign-up with another end or check-in. A set time counts as the first: with too few it goes on for a week once more. */
function withStartIn({ now }: Context, season: Season, startsIn: number | undefined): Decided {
  const startsAt = startsIn === undefined ? season.startsAt : startsIn === 0 ? undefined : now() + startsIn * DAY;
  const isAsked = startsIn === undefined && season.settings.checkIn > 0;
  const asked = isAsked ? season : withoutCheckIn(season);
  const moved = startsIn === undefined ? asked : { ...asked, startsAt, endedAt: undefined };
  return { season: moved, ...startDues(moved) };
}
