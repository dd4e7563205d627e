/** How each format of seasons is put into words. What its rules are is in `season/formats`. */
import { planFor } from '#season/formats/everyone';
import { playersIn } from '#season/formats/facts';
import { endOf } from '#season/formats/ladder';
import { roundOf, roundsFor, roundsOf } from '#season/formats/rounds';
import { minEntries } from '#season/settings';
import type { Kind, Season } from '#season/types';
import { timeOf } from '../../core/people.ts';
import type { Translate } from '../../words.ts';

type FormatScreen = {
  /** What is played by so many people. */
  readonly plan: (season: Season, count: number, t: Translate) => string;
  /** How far it is while it runs; absent: people see it from the matches. */
  readonly progress?: (season: Season, t: Translate) => string;
  /** Which figures its standings have; absent: none but matches won and lost. */
  readonly figures?: (settings: Season['settings']) => 'swiss' | 'series' | 'tables' | 'everyone' | 'ladder' | 'teams';
  /** What its standings count. */
  readonly counts: 'lg.col.points' | 'lg.col.score';
};

const screens: Readonly<Record<Kind, FormatScreen>> = {
  everyone: {
    plan({ settings }, count, t) {
      const { divisions, min, max } = planFor(settings, count);
      const { legs, atOnce } = settings;
      return t('lg.plan.everyone', { count, divisions, same: min === max, min, matches: max, legs, atOnce });
    },
    figures: () => 'everyone',
    counts: 'lg.col.points',
  },
  swiss: {
    plan({ settings }, count, t) {
      const rounds = roundsFor(settings, count);
      const { table, cut } = settings;
      if (table === 2) return t('lg.plan.swiss', { count, rounds, cut });
      const [min, max] = settings.seats;
      return t('lg.plan.tables', { count, rounds, least: min, most: Math.min(max, table + 1), cut });
    },
    progress: (season, t) => t('lg.state.round', { round: roundOf(season), rounds: roundsOf(season) }),
    figures: ({ table, bestOf }) => (table > 2 ? 'tables' : bestOf === 3 ? 'series' : 'swiss'),
    counts: 'lg.col.points',
  },
  knockout: {
    plan: ({ settings }, _, t) =>
      t('lg.plan.knockout', {
        losses: settings.losses,
        seeding: settings.seeding === 'lot' ? 'other' : settings.seeding,
      }),
    counts: 'lg.col.points',
  },
  ladder: {
    plan: ({ settings }, _, t) => t('lg.plan.ladder', { weeks: settings.weeks }),
    progress: (season, t) => t('lg.state.ladder', { until: timeOf(endOf(season) ?? 0) }),
    figures: () => 'ladder',
    counts: 'lg.col.score',
  },
  teams: {
    plan({ settings }, count, t) {
      const { teamSize: size, legs, atOnce } = settings;
      const teams = Math.max(2, Math.floor(count / size));
      return t('lg.plan.teams', { teams, size, matches: legs * (teams - 1), legs, atOnce });
    },
    figures: () => 'teams',
    counts: 'lg.col.points',
  },
};

export const screenOf = ({ settings }: Pick<Season, 'settings'>): FormatScreen => screens[settings.kind];

/** What a season comes to with those who are in, or with as many as it needs. */
export const planOf = (season: Season, t: Translate): string =>
  screenOf(season).plan(season, Math.max(playersIn(season).length, minEntries(season.settings)), t);
