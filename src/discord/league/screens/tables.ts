/** Standings, pairings and the log of a season as text. */

import { entryAt } from '#season/formats/facts';
import { formatOf, movingIn, standingsOf } from '#season/formats/index';
import { matchAt, numberOf } from '#season/formats/numbers';
import { type TeamMatch, teamMatchesOf } from '#season/formats/teams';
import type { Line, Match, Outcome, Season, SeasonAct } from '#season/types';
import { markdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  file,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  text,
} from '../../core/components.ts';
import { clip, markdownName } from '../../core/limits.ts';
import { mentionOf, timeOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { screenOf } from './formats.ts';
import { nameShown, namesIn } from './names.ts';
import { teamLine, teamMatchLine } from './teams.ts';

/** Lines of a page. */
const LINES = 25;

/** A page of the standings, with what the figures mean. */
export function standingsLines(season: Season, page: number, t: Translate): readonly string[] {
  return pageOf(season, allLines(season, t), page, t);
}

function pageOf(season: Season, all: readonly Worded[], page: number, t: Translate): readonly string[] {
  if (all.length === 0) return [];
  const kind = screenOf(season).figures?.(season.settings);
  return [...pageIn(all, page).shown.map((line) => line()), ...(kind === undefined ? [] : [t('lg.legend', { kind })])];
}

/** A line that is put into words when it is shown: a season has up to a thousand. */
type Worded = () => string;

function allLines(season: Season, t: Translate): readonly Worded[] {
  const ofTeams = formatOf(season).teams?.(season);
  if (ofTeams !== undefined) return ofTeams.map((one) => () => teamLine(season, one, t));
  const tables = standingsOf(season);
  const moving = movingIn(season, tables);
  return tables.flatMap((lines, i): Worded[] => [
    ...(tables.length > 1 ? [() => t('lg.division', { n: i + 1, up: moving[i - 1] ?? 0, down: moving[i] ?? 0 })] : []),
    ...lines.map((one) => () => lineOf(season, one, t)),
  ]);
}

function lineOf(season: Season, line: Line, t: Translate): string {
  const { entry, byLot, points, won, drawn, lost, free, note } = line;
  const name = nameShown(season, entry, t);
  const place = line.place === undefined ? undefined : String(line.place);
  const out = entry.status === 'dropped' || entry.status === 'excluded' ? entry.status : 'other';
  if (screenOf(season).figures === undefined) return t('lg.knockoutLine', { place, name, out, won, lost });
  return t('lg.line', {
    ...{ place, name, tie: byLot, out, points: String(points), won, drawn, lost, free },
    note: note === '' ? undefined : note,
  });
}

function pageIn<T>(all: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(all.length / LINES));
  const at = Math.min(Math.max(0, page), pages - 1);
  return { shown: all.slice(at * LINES, (at + 1) * LINES), page: at, pages };
}

/** A page of the standings; the first one with its picture, if there is one. */
export function standingsMessage(season: Season, wanted: number, t: Translate, image?: Picture): Payload {
  const all = allLines(season, t);
  return paged(season, 'lg.table', [...pageOf(season, all, wanted, t)], pageIn(all, wanted), t, image);
}

/** The standings as a file for spreadsheets. */
export function standingsFile(season: Season, name: string, t: Translate): Payload {
  return payload([box([text(t('lg.file', { name: season.league.name })), file(name)], COLORS.calm)]);
}

/** Where the tables of running matches are, by the matches' ids. */
export type MatchPlaces = ReadonlyMap<string, string>;

/** The heading of a round or of two teams that meet, with the first of its matches, or a match. */
type PairingLine =
  | { readonly kind: 'round' | 'match'; readonly match: Match }
  | { readonly kind: 'teams'; readonly match: Match; readonly teams: TeamMatch };

function pairingLines(season: Season): readonly PairingLine[] {
  const { matches } = season;
  const ofTeams = new Map(teamMatchesOf(season).map((teams) => [teams.boards[0], teams]));
  return matches.flatMap((match, i): PairingLine[] => {
    const before = matches[i - 1];
    const isFirst = before === undefined || before.round !== match.round || before.stage !== match.stage;
    const teams = ofTeams.get(match);
    return [
      ...(isFirst ? [{ kind: 'round' as const, match }] : []),
      ...(teams === undefined ? [] : [{ kind: 'teams' as const, match, teams }]),
      { kind: 'match', match },
    ];
  });
}

/** The page of the pairings with a number from 0; the last one without it. */
const pairingsPage = (season: Season, wanted = Number.POSITIVE_INFINITY) => pageIn(pairingLines(season), wanted);

/** The running matches of a page of the pairings. */
export const runningOn = (season: Season, wanted: number | undefined): readonly Match[] =>
  pairingsPage(season, wanted).shown.flatMap(({ kind, match }) =>
    kind === 'match' && match.status === 'open' ? [match] : [],
  );

/** `places`: links to where the matches are played. */
export function pairingsMessage(
  season: Season,
  wanted: number | undefined,
  t: Translate,
  places: MatchPlaces = new Map(),
): Payload {
  const at = pairingsPage(season, wanted);
  const lines = at.shown.map((one) => {
    const { kind, match } = one;
    if (kind === 'round') return t(match.stage === 'cut' ? 'lg.cutRound' : 'lg.round', { round: match.round });
    if (kind === 'teams') return teamMatchLine(one.teams, t);
    return matchLine(season, match, numberOf(season, match), t, places.get(match.id));
  });
  return paged(season, 'lg.pairs', lines, at, t);
}

function paged(
  season: Season,
  verb: 'lg.table' | 'lg.pairs',
  lines: readonly string[],
  { page, pages }: { readonly page: number; readonly pages: number },
  t: Translate,
  image?: Picture,
): Payload {
  const head = `**${t('lg.standings')}**`;
  const body = lines.length === 0 ? [t('lg.none')] : lines;
  const foot = pages > 1 ? [`-# ${t('lg.page', { page: page + 1, pages })}`] : [];
  const go = (to: number, label: string) => button(pressId(verb, { season: season.id, page: to }), label);
  const buttons = [
    ...(page > 0 ? [go(page - 1, t('panel.previous'))] : []),
    ...(page + 1 < pages ? [go(page + 1, t('panel.next'))] : []),
  ];
  return payload([
    box(
      [
        ...(image === undefined ? [] : [picture(image)]),
        text(clip([...(verb === 'lg.table' ? [head] : []), ...body, ...foot].join('\n'), 3900)),
      ],
      COLORS.calm,
    ),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
  ]);
}

/** A match with its number and what it has come to, the winner first. */
export const matchLine = (season: Season, match: Match, n: number, t: Translate, channel?: string): string =>
  t('lg.match', { n, match: markdown(matchText(season, match, t, channel)) });

/** A match and what it has come to, the winner first. `channel`: where it is played, while it runs. */
export function matchText(season: Season, match: Match, t: Translate, channel?: string): string {
  const names = namesIn(season, match, t);
  const [first = '?', second = '?'] = names;
  const { outcome, status } = match;
  if (match.seats.length < 2) return t('lg.match.free', { first });
  if (match.seats.length > 2) return tableText(match, names, t, channel);
  if (status === 'void') return t('lg.match.void', { first, second });
  if (outcome === undefined || status !== 'done') {
    if (status === 'stuck') return t('lg.match.stuck', { first, second });
    if (status !== 'open') return t('lg.match.waiting', { first, second });
    return t('lg.match.open', { first, second, place: placeLink(channel) });
  }
  const [own = 0, other = 0] = outcome.won;
  if (outcome.how === 'nobody') return t('lg.match.nobody', { first, second });
  if (own === other) return t('lg.match.drawn', { first, second, score: markdown(`${own} : ${other}`) });
  const score = markdown(`${Math.max(own, other)} : ${Math.min(own, other)}`);
  const [winner, loser] = own > other ? [first, second] : [second, first];
  return t('lg.match.won', { winner, loser, score, how: endingOf(season, match, outcome) });
}

/** A match of more than two: who plays or, when it is over, who came where. */
function tableText({ status, outcome }: Match, names: readonly string[], t: Translate, channel?: string): string {
  const people = names.join(' · ');
  if (status === 'void') return t('lg.match.tableVoid', { people });
  if (status === 'open') return t('lg.match.tableOpen', { people, place: placeLink(channel) });
  if (status !== 'done') return t('lg.match.table', { people });
  const { places = [] } = outcome ?? {};
  const order = names
    .map((name, seat) => ({ name, place: places[seat] ?? 0 }))
    .sort((one, other) => (one.place || names.length + 1) - (other.place || names.length + 1));
  const inOrder = order.map(({ name, place }) => `${place === 0 ? '–' : `${place}.`} ${name}`).join(' · ');
  return t('lg.match.table', { people: inOrder });
}

/** How a match ended where that is worth a word. */
function endingOf({ entries }: Season, { seats }: Match, { how, won }: Outcome) {
  if (how !== 'dropped') return how === 'time' || how === 'absent' || how === 'organiser' ? how : 'other';
  const loser = seats[(won[0] ?? 0) > (won[1] ?? 0) ? 1 : 0]?.entry;
  return entries.find(({ n }) => n === loser)?.status === 'excluded' ? 'excluded' : how;
}

const WHAT = {
  create: 'lg.act.create',
  join: 'lg.act.join',
  ask: 'lg.act.ask',
  approve: 'lg.act.approve',
  'turn-down': 'lg.act.turn-down',
  add: 'lg.act.add',
  seed: 'lg.act.seed',
  team: 'lg.act.team',
  drop: 'lg.act.drop',
  gone: 'lg.act.gone',
  barred: 'lg.act.barred',
  away: 'lg.act.away',
  back: 'lg.act.back',
  'change-deck': 'lg.act.change-deck',
  set: 'lg.act.set',
  start: 'lg.act.start',
  hold: 'lg.act.hold',
  'go-on': 'lg.act.go-on',
  cancel: 'lg.act.cancel',
  rule: 'lg.act.rule',
  void: 'lg.act.void',
  replay: 'lg.act.replay',
  dispute: 'lg.act.dispute',
  stands: 'lg.act.stands',
  pair: 'lg.act.pair',
  apart: 'lg.act.apart',
  together: 'lg.act.together',
  remove: 'lg.act.remove',
  replace: 'lg.act.replace',
  organiser: 'lg.act.organiser',
  'organiser-no-more': 'lg.act.organiser-no-more',
  announce: 'lg.act.announce',
  look: 'lg.act.look',
  finish: 'lg.act.finish',
  gift: 'lg.act.gift',
  extend: 'lg.act.extend',
} as const;

/** So many acts are read at once, as the season service gives them. */
const LOG_ACTS = 30;
/** So many characters of the log are shown at once, with the title. */
const LOG = 3700;

/** Acts that are told in one line: many who join or ask one after the other. */
type LogLine = { readonly acts: readonly SeasonAct[]; readonly what: string };

function folded(acts: readonly SeasonAct[]): readonly LogLine[] {
  const lines: { acts: SeasonAct[]; what: string }[] = [];
  for (const act of acts) {
    const last = lines.at(-1);
    const joins = act.what === 'join' || act.what === 'ask';
    if (joins && last?.what === act.what) last.acts.push(act);
    else lines.push({ acts: [act], what: act.what });
  }
  return lines;
}

/** What was done in a season, as much of it as there is room for; what is older can be had. `season`: whose matches have names. */
export function seasonLog(name: string, acts: readonly SeasonAct[], t: Translate, season?: Season): Payload {
  const lines: string[] = [t('lg.logTitle', { name })];
  let length = 0;
  let last: SeasonAct | undefined;
  let isCut = false;
  for (const logLine of folded(acts)) {
    const line = actLine(logLine, t, season);
    if (line !== undefined && length + line.length > LOG) {
      isCut = true;
      break;
    }
    if (line !== undefined) lines.push(line);
    length += line?.length ?? 0;
    last = logLine.acts.at(-1);
  }
  if (lines.length === 1) lines.push(t('lg.none'));
  const isMore = season !== undefined && last?.seq !== undefined && (isCut || acts.length >= LOG_ACTS);
  const older = isMore
    ? [row(button(pressId('lg.log', { season: season.id, before: last?.seq }), t('lg.act.older')))]
    : [];
  return payload([box([text(clip(lines.join('\n'), 3900))], COLORS.calm), ...older]);
}

function actLine({ acts, what }: LogLine, t: Translate, season: Season | undefined): string | undefined {
  const [act] = acts;
  if (act === undefined || !(what in WHAT)) return undefined;
  const key = WHAT[what as keyof typeof WHAT];
  const { at, match, about, reason, isOwn, days, result } = act;
  const people = [...new Set(acts.map(({ actor }) => actor))].toReversed();
  const names = people.map((actor) => (actor === undefined ? '?' : mentionOf(actor).markdown));
  return t('lg.act', {
    at: timeOf(at),
    who: markdown(names.join(', ')),
    what: isOwn ? `${t(key)} ${t('lg.act.own')}` : t(key),
    match: match === undefined ? undefined : String(match),
    result: result === undefined || match === undefined ? undefined : resultText(season, match, result),
    about: about === undefined ? undefined : mentionOf(about),
    days: days === undefined ? undefined : String(days),
    reason: reason === '' ? undefined : reason,
  });
}

/** "Ann 1 : 0 Bo → Bo 1 : 0 Ann", the winner first; at a larger table everybody’s place. */
function resultText(season: Season | undefined, n: number, { before, after }: NonNullable<SeasonAct['result']>) {
  const match = season === undefined ? undefined : matchAt(season, n);
  if (season === undefined || match === undefined) return undefined;
  const names = match.seats.map(({ entry }) => markdownName(entryAt(season, entry)?.name ?? '?'));
  const shown = (by: readonly number[]): string => {
    if (by.length !== 2) return names.map((name, seat) => `${by[seat] || '–'}. ${name}`).join(' · ');
    const [first = 0, second = 0] = by;
    return first >= second
      ? `${names[0]} ${first} : ${second} ${names[1]}`
      : `${names[1]} ${second} : ${first} ${names[0]}`;
  };
  return markdown(before === undefined ? shown(after) : `${shown(before)} → ${shown(after)}`);
}

/** Where a match is played, as a link to its channel or thread. */
export const placeLink = (channel: string | undefined) =>
  channel === undefined || channel === '' ? undefined : markdown(`<#${channel}>`);
