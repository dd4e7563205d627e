/** The public messages of a season: sign-up, and the board once it has begun. */

import type { Game } from '#face/game';
import { entryAt, playersIn } from '#season/formats/facts';
import { formatOf } from '#season/formats/index';
import { matchAt } from '#season/formats/numbers';
import { reviewedAt } from '#season/lifecycle/reviewing';
import { hidesResults } from '#season/lifecycle/status';
import { bankOf, bankOfMatch, latestEnd, maxMatchLength } from '#season/pace';
import { mayComeBack, mayJoinLate } from '#season/people/people';
import { hasTeams } from '#season/people/teams';
import type { Season } from '#season/types';
import { markdown, markdownList } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  divider,
  line,
  link,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  rows,
  text,
} from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import { ago, mentionOf, timeOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { planOf, screenOf } from './formats.ts';
import { standingsLines } from './tables.ts';
import { teamsLines } from './teams.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How many names a message lists. */
const NAMES = 30;

/** `image`: the standings or the bracket as a picture, in place of the text. */
export type AroundSeason = {
  readonly game: Game | undefined;
  readonly t: Translate;
  readonly image?: Picture | undefined;
  /** Where its page to share is. */
  readonly page?: string | undefined;
};

/** The one message that shows a season, in whatever state it is. */
export function seasonMessage(season: Season, around: AroundSeason): Payload {
  return season.status === 'signup' ? signup(season, around) : board(season, around);
}

const pageLink = ({ page, t }: AroundSeason) => (page === undefined ? [] : [link(page, t('table.page'))]);

const titleOf = ({ league, settings, n }: Season, t: Translate): string =>
  t('lg.title', { name: league.name, kind: t(`lg.kind.${settings.kind}`), season: n });

function signup(season: Season, around: AroundSeason): Payload {
  const { game, t } = around;
  const { startsAt } = season;
  const entries = playersIn(season);
  const names = entries
    .slice(0, NAMES)
    .map(({ name }) => plainName(name))
    .join(', ');
  const lines = [
    titleOf(season, t),
    aboutOf(season, game, t),
    paceOf(season, t),
    startsAt === undefined ? t('lg.startsByHand') : t('lg.starts', { at: timeOf(startsAt), in: ago(startsAt) }),
    planOf(season, t),
    ...checkInLines(season, t),
    ...(entries.length === 0
      ? [t('lg.inNobody')]
      : hasTeams(season)
        ? teamsLines(season, t)
        : [t('lg.in', { count: entries.length, names, more: Math.max(0, entries.length - NAMES) })]),
  ];
  const at = { season: season.id };
  const usesDecks = (game?.decks.length ?? 0) > 0 && season.settings.decks === 'own';
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.calm),
    ...rows([
      ...(season.progress.checkedIn === undefined
        ? []
        : [button(pressId('lg.checkin', at), t('lg.checkIn'), { style: 'primary', emoji: '✅' })]),
      button(pressId('lg.join', at), t('lg.join'), { style: 'success' }),
      button(pressId('lg.leave', at), t('lg.leave')),
      ...(usesDecks ? [button(pressId('lg.deck', at), t('lg.deck'), { emoji: '🗃️' })] : []),
      button(pressId('lg.start', at), t('lg.start')),
      ...pageLink(around),
    ]),
  ]);
}

/** Who has checked in, or from when on people have to. */
function checkInLines({ settings, startsAt, progress, entries }: Season, t: Translate): readonly string[] {
  if (settings.checkIn === 0 || startsAt === undefined) return [];
  const here = progress.checkedIn;
  if (here === undefined) return [t('lg.checkInFrom', { at: timeOf(startsAt - settings.checkIn * HOUR) })];
  const people = playersIn({ entries });
  const count = people.filter(({ n }) => here.includes(n)).length;
  return [t('lg.checkInRuns', { count, of: people.length, at: timeOf(startsAt) })];
}

export function aboutOf({ settings }: Season, game: Game | undefined, t: Translate): string {
  const { editions = [], deckRules } = game ?? {};
  const edition = editions.find(({ id }) => id === settings.edition)?.name;
  const format = deckRules?.formats.find(({ id }) => id === settings.format)?.name;
  return t('lg.about', {
    game: game?.name ?? settings.game,
    edition: editions.length < 2 ? undefined : edition,
    format: (game?.decks.length ?? 0) === 0 ? undefined : format,
    source: settings.decks === 'own' ? 'other' : settings.decks,
    bestOf: settings.bestOf,
    table: settings.table,
    changes: settings.deckChanges,
  });
}

export const paceOf = ({ settings }: Season, t: Translate): string =>
  t('lg.pace', { days: bankOf(settings) / DAY, longest: maxMatchLength(settings) / DAY });

/** How far a season is, in a few words. */
export function stateOf(season: Season, t: Translate): string {
  const { status } = season;
  if (season.progress.heldSince !== undefined) return t('lg.state.held');
  const progress = status === 'running' ? screenOf(season).progress?.(season, t) : undefined;
  if (progress !== undefined) return progress;
  return status === 'review' ? t('lg.state.review', { until: timeOf(reviewedAt(season)) }) : t(`lg.state.${status}`);
}

function board(season: Season, around: AroundSeason): Payload {
  const { t, image } = around;
  const { matches, status } = season;
  const open = matches.filter((match) => match.status === 'open');
  const last = latestEnd(season);
  const done = matches.filter((match) => match.status === 'done').length;
  const isUnder = status === 'running' || status === 'cut';
  const head = [
    titleOf(season, t),
    stateOf(season, t),
    ...(isUnder
      ? [t('lg.matches', { open: open.length, done, last: last === undefined ? undefined : timeOf(last) })]
      : []),
  ];
  const isAskedFor = status === 'running' && formatOf(season).endAt !== undefined;
  const lines = hidesResults(season) ? [] : standingsLines(season, 0, t);
  const asText = lines.length === 0 ? [] : [divider(), text(clip(lines.join('\n'), 3000))];
  const shown = image === undefined ? asText : [picture(image)];
  const at = { season: season.id };
  return payload([
    box([text(head.join('\n')), ...shown], status === 'final' ? COLORS.good : COLORS.calm),
    ...rows([
      ...(isAskedFor ? [button(pressId('lg.play', at), t('lg.play'), { style: 'success', emoji: '⚔️' })] : []),
      ...(status === 'draft'
        ? [button(pressId('lg.pack', at), t('lg.myPack'), { style: 'success', emoji: '📦' })]
        : []),
      ...(status === 'building'
        ? [button(pressId('lg.pool', at), t('lg.build'), { style: 'success', emoji: '🛠️' })]
        : []),
      ...(status === 'final' && season.entries.some(({ deck }) => typeof deck === 'object')
        ? [button(pressId('lg.lists', at), t('lg.decks'), { emoji: '🗃️' })]
        : []),
      button(pressId('lg.mine', at), t('lg.mine'), { style: 'primary' }),
      button(pressId('lg.table', { ...at, page: 0 }), t('lg.standings')),
      button(pressId('lg.pairs', { ...at, page: 0 }), t('lg.pairings')),
      button(pressId('lg.log', at), t('lg.log')),
      ...(mayJoinLate(season) || (mayComeBack(season) && season.entries.some((one) => one.status === 'dropped'))
        ? [button(pressId('lg.join', at), t('lg.join'), { style: 'success' })]
        : []),
      ...pageLink(around),
    ]),
  ]);
}

/** Tells the people of a match in its thread that it begins. `image`: who meets whom. */
export function matchMessage(
  season: Season,
  n: number,
  table: string,
  t: Translate,
  image?: Picture,
): Payload | undefined {
  const match = matchAt(season, n);
  const people = (match?.seats ?? []).flatMap(({ entry }) => entryAt(season, entry) ?? []);
  const [first, second] = people;
  if (match === undefined || first === undefined || second === undefined) return undefined;
  const bank = bankOfMatch(season, match);
  const about = {
    n,
    name: season.league.name,
    days: bank / DAY,
    end: timeOf((match.openedAt ?? 0) + people.length * bank),
  };
  const mentions = people.map(({ user }) => markdown(`<@${user}>`));
  const [one = '', other = ''] = mentions;
  const words =
    people.length > 2
      ? t('lg.introTable', { ...about, people: markdownList(mentions, ' · ') })
      : t('lg.intro', { ...about, first: one, second: other });
  const at = { season: season.id, match: match.id };
  return payload(
    [
      box([text(words), ...(image === undefined ? [] : [picture(image)])], COLORS.act),
      row(
        button(pressId('lg.here', at), t('lg.here'), { style: 'success' }),
        button(pressId('hand', { table }), t('table.hand'), { style: 'primary', emoji: '🃏' }),
        button(pressId('lg.mine', { season: season.id }), t('lg.time'), { emoji: '⏳' }),
        button(pressId('lg.give', at), t('lg.give'), { emoji: '🎁' }),
      ),
    ],
    people.map(({ user }) => user),
  );
}

/** Tells one person something in a channel that is meant for them. */
export const personalMessage = (user: string, words: string): Payload =>
  payload([box([text(`${mentionOf(user).markdown}: ${words}`)], COLORS.calm)], [user]);

export const newsMessage = (words: string): Payload => ({ ...line(words, COLORS.calm), silent: true });
