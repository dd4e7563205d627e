/** The public messages of a season: sign-up, and the board once it has begun. */

import type { Game } from '#face/game';
import { entryAt, playersIn } from '#season/formats/facts';
import { formatOf } from '#season/formats/index';
import { matchAt } from '#season/formats/numbers';
import { reviewedAt } from '#season/lifecycle/reviewing';
import { bankOf, longestMatch } from '#season/pace';
import { mayComeBack, mayJoinLate } from '#season/people/people';
import type { Season } from '#season/types';
import { markdown, markdownList } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  divider,
  line,
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
import type { Say } from '../../words.ts';
import { planOf, screenOf } from './formats.ts';
import { standingsLines } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many names a message lists. */
const NAMES = 30;

/** `image`: the standings or the bracket as a picture, in place of the text. */
export type AroundSeason = { readonly game: Game | undefined; readonly say: Say; readonly image?: Picture | undefined };

/** The one message that shows a season, in whatever state it is. */
export function seasonMessage(season: Season, { game, say, image }: AroundSeason): Payload {
  return season.status === 'signup' ? signup(season, game, say) : board(season, say, image);
}

const titleOf = ({ league, settings, n }: Season, say: Say): string =>
  say('lg.title', { name: league.name, kind: say(`lg.kind.${settings.kind}`), season: n });

function signup(season: Season, game: Game | undefined, say: Say): Payload {
  const { startsAt } = season;
  const entries = playersIn(season);
  const names = entries
    .slice(0, NAMES)
    .map(({ name }) => plainName(name))
    .join(', ');
  const lines = [
    titleOf(season, say),
    aboutOf(season, game, say),
    paceOf(season, say),
    startsAt === undefined ? say('lg.startsByHand') : say('lg.starts', { at: timeOf(startsAt), in: ago(startsAt) }),
    planOf(season, say),
    entries.length === 0
      ? say('lg.inNobody')
      : say('lg.in', { count: entries.length, names, more: Math.max(0, entries.length - NAMES) }),
  ];
  const at = { season: season.id };
  const usesDecks = (game?.decks.length ?? 0) > 0 && season.settings.decks === 'own';
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.calm),
    row(
      button(pressId('lg.join', at), say('lg.join'), { style: 'success' }),
      button(pressId('lg.leave', at), say('lg.leave')),
      ...(usesDecks ? [button(pressId('lg.deck', at), say('lg.deck'), { emoji: '🗃️' })] : []),
      button(pressId('lg.start', at), say('lg.start')),
    ),
  ]);
}

export function aboutOf({ settings }: Season, game: Game | undefined, say: Say): string {
  const { editions = [], deckRules } = game ?? {};
  const edition = editions.find(({ id }) => id === settings.edition)?.name;
  const format = deckRules?.formats.find(({ id }) => id === settings.format)?.name;
  return say('lg.about', {
    game: game?.name ?? settings.game,
    edition: editions.length < 2 ? undefined : edition,
    format: (game?.decks.length ?? 0) === 0 ? undefined : format,
    source: settings.decks === 'own' ? 'other' : settings.decks,
    bestOf: settings.bestOf,
    table: settings.table,
    changes: settings.deckChanges,
  });
}

export const paceOf = ({ settings }: Season, say: Say): string =>
  say('lg.pace', { days: bankOf(settings) / DAY, longest: longestMatch(settings) / DAY });

/** How far a season is, in a few words. */
export function stateOf(season: Season, say: Say): string {
  const { status } = season;
  if (season.progress.heldSince !== undefined) return say('lg.state.held');
  const progress = status === 'running' ? screenOf(season).progress?.(season, say) : undefined;
  if (progress !== undefined) return progress;
  return status === 'review'
    ? say('lg.state.review', { until: timeOf(reviewedAt(season)) })
    : say(`lg.state.${status}`);
}

/** Whether results stand behind spoiler bars, as somebody may want to look at a game first. */
export const hidesResults = ({ settings, status }: Season): boolean =>
  settings.spoilers && status !== 'final' && status !== 'cancelled';

function board(season: Season, say: Say, image: Picture | undefined): Payload {
  const { matches, settings, status } = season;
  const open = matches.filter((match) => match.status === 'open');
  const last = Math.max(0, ...open.map(({ openedAt = 0 }) => openedAt + longestMatch(settings)));
  const done = matches.filter((match) => match.status === 'done').length;
  const isUnder = status === 'running' || status === 'cut';
  const head = [
    titleOf(season, say),
    stateOf(season, say),
    ...(isUnder ? [say('lg.matches', { open: open.length, done, last: last === 0 ? undefined : timeOf(last) })] : []),
  ];
  const isAskedFor = status === 'running' && formatOf(season).endAt !== undefined;
  const lines = hidesResults(season) ? [] : standingsLines(season, 0, say);
  const asText = lines.length === 0 ? [] : [divider(), text(clip(lines.join('\n'), 3000))];
  const shown = image === undefined ? asText : [picture(image)];
  const at = { season: season.id };
  return payload([
    box([text(head.join('\n')), ...shown], status === 'final' ? COLORS.good : COLORS.calm),
    ...rows([
      ...(isAskedFor ? [button(pressId('lg.play', at), say('lg.play'), { style: 'success', emoji: '⚔️' })] : []),
      ...(status === 'draft'
        ? [button(pressId('lg.pack', at), say('lg.myPack'), { style: 'success', emoji: '📦' })]
        : []),
      ...(status === 'building'
        ? [button(pressId('lg.pool', at), say('lg.build'), { style: 'success', emoji: '🛠️' })]
        : []),
      ...(status === 'final' && season.entries.some(({ deck }) => typeof deck === 'object')
        ? [button(pressId('lg.lists', at), say('lg.decks'), { emoji: '🗃️' })]
        : []),
      button(pressId('lg.mine', at), say('lg.mine'), { style: 'primary' }),
      button(pressId('lg.table', { ...at, page: 0 }), say('lg.standings')),
      button(pressId('lg.pairs', { ...at, page: 0 }), say('lg.pairings')),
      button(pressId('lg.log', at), say('lg.log')),
      ...(mayJoinLate(season) || (mayComeBack(season) && season.entries.some((one) => one.status === 'dropped'))
        ? [button(pressId('lg.join', at), say('lg.join'), { style: 'success' })]
        : []),
    ]),
  ]);
}

/** Tells the people of a match in its thread that it begins. */
export function matchMessage(season: Season, n: number, table: string, say: Say): Payload | undefined {
  const match = matchAt(season, n);
  const people = (match?.seats ?? []).flatMap(({ entry }) => entryAt(season, entry) ?? []);
  const [first, second] = people;
  if (match === undefined || first === undefined || second === undefined) return undefined;
  const about = {
    n,
    name: season.league.name,
    days: bankOf(season.settings) / DAY,
    end: timeOf((match.openedAt ?? 0) + people.length * bankOf(season.settings)),
  };
  const mentions = people.map(({ user }) => markdown(`<@${user}>`));
  const [one = '', other = ''] = mentions;
  const words =
    people.length > 2
      ? say('lg.introTable', { ...about, people: markdownList(mentions, ' · ') })
      : say('lg.intro', { ...about, first: one, second: other });
  const at = { season: season.id, match: match.id };
  return payload(
    [
      box([text(words)], COLORS.act),
      row(
        button(pressId('lg.here', at), say('lg.here'), { style: 'success' }),
        button(pressId('hand', { table }), say('table.hand'), { style: 'primary', emoji: '🃏' }),
        button(pressId('lg.mine', { season: season.id }), say('lg.time'), { emoji: '⏳' }),
        button(pressId('lg.give', at), say('lg.give'), { emoji: '🎁' }),
      ),
    ],
    people.map(({ user }) => user),
  );
}

/** Tells one person something in a channel that is meant for them. */
export const personalMessage = (user: string, words: string): Payload =>
  payload([box([text(`${mentionOf(user).markdown}: ${words}`)], COLORS.calm)], [user]);

export const newsMessage = (words: string): Payload => ({ ...line(words, COLORS.calm), silent: true });
