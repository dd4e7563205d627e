/** The organisers' desk: what of a season needs somebody, the most urgent first, with what can be done about it. */
import { numberOf } from '#season/formats/numbers';
import type { Match, Season } from '#season/types';
import type { TableView } from '#table/types';
import { markdown, markdownList } from '#words/markdown';
import { duration } from '../../clocks/screens/clocks.ts';
import { box, button, COLORS, modal, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { ago } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { RulingAct } from '../ids.ts';
import { matchLabel, nameOf, nameShown, namesIn } from './names.ts';
import { stateOf } from './season.ts';
import { matchLine, placeLink } from './tables.ts';

/** So many of each kind are listed; the rest is counted. */
export const SHOWN = 8;

/** A running match whose table has been looked at, as a spectator. */
export type LookedAt = { readonly match: Match; readonly tableView: TableView };

/** The same with the seats that have not come to it yet. */
export type Running = LookedAt & { readonly absent: readonly number[] };

/** The field of a form in which the reason is typed. */
export const REASON = 'reason';

/** `urgent`: running matches to list, those with the least time left first; `now` in ms. */
export function deskMessage(season: Season, urgent: readonly Running[], now: number, t: Translate): Payload {
  const stuck = season.matches.filter(({ status }) => status === 'stuck');
  const parts = [
    part('disputes', disputesOf(season, t), t),
    part(
      'stuck',
      stuck.map((match) => matchLine(season, match, numberOf(season, match), t)),
      t,
    ),
    part('unreached', unreachedOf(season, t), t),
    part(
      'running',
      urgent.map((one) => runningLine(season, one, now, t)),
      t,
      season.matches.filter(({ status }) => status === 'open').length,
    ),
    part('asked', season.asked.length === 0 ? [] : [t('lg.desk.askedLine', { n: season.asked.length })], t),
    part('deckless', decklessOf(season, t), t),
  ].flat();
  const head = t('lg.desk.title', { name: season.league.name, state: markdown(stateOf(season, t)) });
  const body = parts.length === 0 ? [t('lg.desk.nothing')] : parts;
  const at = { season: season.id };
  return payload([
    box([text(clip([head, ...body].join('\n'), 3900))], parts.length === 0 ? COLORS.calm : COLORS.act),
    ...matchChoice(season, [...disputedIn(season), ...stuck, ...urgent.map(({ match }) => match)], t),
    ...rows([
      ...(season.asked.length === 0
        ? []
        : [button(pressId('lg.desk.asked', at), t('lg.desk.asked'), { style: 'primary' })]),
      button(pressId('lg.desk.check', at), t('lg.desk.check'), { emoji: '🔍' }),
      button(pressId('lg.desk', at), t('lg.desk.refresh'), { emoji: '🔄' }),
    ]),
  ]);
}

type Part = 'disputes' | 'stuck' | 'unreached' | 'running' | 'asked' | 'deckless';

/** A heading and its lines; nothing without lines. `count`: how many there are, if not all have a line. */
function part(kind: Part, lines: readonly string[], t: Translate, count = lines.length): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, SHOWN);
  const more = count > shown.length ? [t('lg.more', { n: count - shown.length })] : [];
  return [t('lg.desk.part', { part: kind, n: count }), ...shown, ...more];
}

const disputedIn = ({ matches, progress }: Season): readonly Match[] =>
  matches.filter(({ id }) => progress.disputes.some(({ match }) => match === id));

const disputesOf = (season: Season, t: Translate): readonly string[] =>
  season.progress.disputes.flatMap(({ match: id, entry, text: said }) => {
    const match = season.matches.find((one) => one.id === id);
    if (match === undefined) return [];
    const line = markdown(matchLine(season, match, numberOf(season, match), t));
    return [t('lg.desk.dispute', { match: line, who: nameOf(season, entry, t), text: said === '' ? undefined : said })];
  });

const unreachedOf = (season: Season, t: Translate): readonly string[] =>
  season.progress.unreached.flatMap(({ match: id, entry }) => {
    const match = season.matches.find((one) => one.id === id);
    if (match === undefined || match.status !== 'open') return [];
    return [t('lg.desk.unreached', { match: numberOf(season, match), who: nameOf(season, entry, t) })];
  });

/** A running match: whom it waits for and how long they have left, and who has not come yet. */
function runningLine(season: Season, { match, tableView, absent }: Running, now: number, t: Translate): string {
  const { table, clocks } = tableView;
  const names = namesIn(season, match, t);
  const waited = table.waiting.flatMap(({ seat }) => {
    const clock = clocks.find((one) => one.seat === seat);
    if (clock === undefined) return [];
    const left = clock.zeroAt === undefined ? clock.reserve : Math.max(0, clock.zeroAt - now);
    const come = !absent.includes(seat);
    const words = t('lg.desk.waits', { who: names[seat] ?? '?', left: duration(left, t) ?? '0', come });
    const entry = match.seats[seat]?.entry;
    const told = season.progress.reminded.find((one) => one.match === match.id && one.entry === entry);
    return [
      [
        words,
        ...(come || told === undefined ? [] : [t('lg.desk.reminded', { at: ago(told.at) })]),
        ...(clock.warnedAt === undefined ? [] : [t('lg.desk.warned', { at: ago(clock.warnedAt) })]),
      ].join(', '),
    ];
  });
  return t('lg.desk.running', {
    n: numberOf(season, match),
    match: markdownList(names, ' – '),
    facts: markdownList(waited.map(markdown)),
    place: placeLink(table.place.thread ?? table.place.channel),
  });
}

/** How long it takes until the first of those it waits for has no time left; ms. */
export function leftIn({ tableView: { table, clocks } }: LookedAt, now: number): number {
  const left = clocks.flatMap(({ seat, zeroAt }) =>
    zeroAt === undefined || !table.waiting.some((one) => one.seat === seat) ? [] : [zeroAt - now],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...left);
}

/** Before the start those without a deck of their own, while decks are built those who have handed in none. */
function decklessOf(season: Season, t: Translate): readonly string[] {
  const { status, settings, entries } = season;
  const isAsked = status === 'building' || (status === 'signup' && settings.decks === 'own');
  const without = entries.filter((entry) => entry.status === 'in' && entry.deck === undefined);
  if (!isAsked || without.length === 0) return [];
  const names = markdownList(without.slice(0, SHOWN).map((entry) => nameShown(season, entry, t)));
  const more = Math.max(0, without.length - SHOWN);
  return [t('lg.desk.decklessLine', { names, more, building: status === 'building' })];
}

/** A list of matches, to look at one; none without any. */
function matchChoice(season: Season, matches: readonly Match[], t: Translate) {
  const wanted = [...new Set(matches)].slice(0, LIMITS.selectOptions);
  const items = wanted.map((match) => ({ value: match.id, label: matchLabel(season, match, t) }));
  const choice = select(pressId('lg.desk.match', { season: season.id }), t.plain('lg.desk.choose'), items);
  return items.length === 0 ? [] : [row(choice)];
}

/** A match with what organisers may do about it. `running`: it is, at that table. */
export function deskMatchMessage(
  season: Season,
  match: Match,
  running: Running | undefined,
  now: number,
  t: Translate,
): Payload {
  const n = numberOf(season, match);
  const said = season.progress.disputes.filter((one) => one.match === match.id);
  const lines = [
    running === undefined ? matchLine(season, match, n, t) : runningLine(season, running, now, t),
    ...said.map(({ entry, text: words }) =>
      t('lg.desk.says', { who: nameOf(season, entry, t), text: words === '' ? undefined : words }),
    ),
    t('lg.desk.hint', { table: match.seats.length > 2 }),
  ];
  const act = (what: RulingAct, label: string) =>
    button(pressId('lg.desk.act', { season: season.id, match: match.id, act: what }), label);
  const [first = '', second = ''] = namesIn(season, match, t);
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.act),
    ...rows([
      ...(said.length === 0 ? [] : [act('stands', t('lg.desk.stands'))]),
      ...(match.seats.length === 2
        ? [
            act('first', t.plain('lg.desk.wins', { who: first })),
            act('second', t.plain('lg.desk.wins', { who: second })),
            act('draw', t('lg.desk.draw')),
          ]
        : []),
      act('void', t('lg.desk.void')),
      ...(match.status === 'open' || match.status === 'stuck' ? [act('replay', t('lg.desk.replay'))] : []),
      button(pressId('lg.desk', { season: season.id }), t('lg.desk.back')),
    ]),
  ]);
}

/** Asks for the reason, which everybody can read. */
export const reasonForm = (season: Season, match: Match, act: RulingAct, t: Translate) =>
  modal(
    pressId('lg.desk.done', { season: season.id, match: match.id, act }),
    t.plain('lg.desk.formTitle', { match: matchLabel(season, match, t) }),
    [{ id: REASON, label: t.plain('lg.desk.formReason'), kind: 'line', max: 200 }],
  );
