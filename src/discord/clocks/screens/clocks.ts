/** Clocks in words, and the messages about people whose time is short or up. */
import { CLOCKS, type ClockId, clockId } from '#table/clock/time-control';
import type { Clock, LateOver, SeatClock, SeatInfo, TableInfo, TableView } from '#table/types';
import { type Markdown, markdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  type Item,
  line,
  modal,
  type Payload,
  payload,
  row,
  text,
} from '../../core/components.ts';
import { markdownName } from '../../core/limits.ts';
import { ago, gameTitle, mentionOf, mentionsOf, personOf, timeOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { askButton } from '../../requests/screens/request.ts';
import type { Translate } from '../../words.ts';
import { pauseLine } from './pause.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const NAMES = {
  live: 'clock.live',
  daily: 'clock.daily',
  relaxed: 'clock.relaxed',
  slow: 'clock.slow',
  own: 'clock.own',
} as const;
const ZERO = {
  nothing: 'clock.zero.nothing',
  claim: 'clock.zero.claim',
  move: 'clock.zero.move',
  forfeit: 'clock.zero.forfeit',
} as const;
const AFTER = {
  nothing: 'clock.after.nothing',
  claim: 'clock.after.claim',
  move: 'clock.after.move',
  forfeit: 'clock.after.forfeit',
} as const;
const OVER = {
  moved: 'clock.over.moved',
  given: 'clock.over.given',
  answered: 'clock.over.answered',
  replaced: 'clock.over.replaced',
  ended: 'clock.over.ended',
} as const;

/** A duration in words, by its two largest units; undefined for less than a minute. */
export function duration(ms: number, t: Translate): string | undefined {
  const minutes = Math.floor(ms / MINUTE);
  const parts = [
    { key: 'clock.days', n: Math.floor(minutes / 1440) },
    { key: 'clock.hours', n: Math.floor((minutes % 1440) / 60) },
    { key: 'clock.minutes', n: minutes % 60 },
  ] as const;
  const first = parts.findIndex(({ n }) => n > 0);
  if (first < 0) return undefined;
  return parts
    .slice(first, first + 2)
    .filter(({ n }) => n > 0)
    .map(({ key, n }) => t.plain(key, { n }))
    .join(' ');
}

/** A table's clock in a sentence or two. */
export function clockText(clock: Clock | undefined, t: Translate): string {
  if (clock === undefined) return `${t('clock.none')}.`;
  const { allow, reserve, refill, zero, leave, sleep } = clock;
  return t('clock.lobby', {
    allow: duration(allow, t),
    reserve: duration(reserve, t),
    refill: duration(refill, t),
    zero: t(ZERO[zero]),
    leave: leave ? 'yes' : 'other',
    sleep: sleep ? 'yes' : 'other',
  });
}

/** The value of the list that stands for no clock, and for one of the host's own. */
export const NO_CLOCK = 'none';
const OWN_CLOCK = 'own';

const hasId = (id: string): id is ClockId => id in CLOCKS;

/** The clock that an entry of the list stands for; undefined: none. */
export const clockNamed = (id: string): Clock | undefined => (hasId(id) ? CLOCKS[id] : undefined);

/** The clocks to choose from, and the host's own if that is set. */
export function clockItems(clock: Clock | undefined, t: Translate): readonly Item[] {
  const chosen = clock === undefined ? NO_CLOCK : (clockId(clock) ?? OWN_CLOCK);
  const item = (value: ClockId | typeof OWN_CLOCK, { allow, reserve }: Clock): Item => ({
    value,
    label: t.plain(NAMES[value], { allow: duration(allow, t) ?? '–', reserve: duration(reserve, t) ?? '–' }),
    chosen: value === chosen,
  });
  return [
    ...Object.entries(CLOCKS).flatMap(([id, one]) => (hasId(id) ? [item(id, one)] : [])),
    ...(clock !== undefined && chosen === OWN_CLOCK ? [item(OWN_CLOCK, clock)] : []),
    { value: NO_CLOCK, label: t('clock.none'), chosen: chosen === NO_CLOCK },
  ];
}

/** What may happen when time is up, to choose from. What only leagues order is not among it. */
export const ZERO_CHOICES = [
  { zero: 'claim', key: 'clock.zeroShort.claim' },
  { zero: 'move', key: 'clock.zeroShort.move' },
  { zero: 'nothing', key: 'clock.zeroShort.nothing' },
] as const;

/** Fields of the form for a host's own times. */
export const TIMES = { allow: 'allow', reserve: 'reserve', refill: 'refill' } as const;

export function clockForm(table: TableInfo, t: Translate) {
  const { clock } = table.options;
  const hours = (ms: number | undefined) =>
    ms === undefined ? undefined : String(Math.round((ms / HOUR) * 100) / 100);
  return modal(pressId('opts.clocked', { table: table.id }), t('clock.form'), [
    {
      id: TIMES.allow,
      label: t('clock.formAllow'),
      description: t('clock.formAllowHint'),
      value: hours(clock?.allow),
    },
    { id: TIMES.reserve, label: t('clock.formReserve'), value: hours(clock?.reserve) },
    { id: TIMES.refill, label: t('clock.formRefill'), value: hours(clock?.refill) },
  ]);
}

/** A typed number of hours in ms; undefined if it is none. */
export function hoursIn(typed: string | undefined): number | undefined {
  const hours = /^\d{1,5}([.,]\d{1,4})?$/.test(typed?.trim() ?? '')
    ? Number(typed?.trim().replace(',', '.'))
    : undefined;
  return hours === undefined ? undefined : Math.round(hours * HOUR);
}

/** How long the viewer's seat has left, for the panel; undefined: their clock does not run. */
export function clockLine(tableView: TableView, t: Translate): string | undefined {
  const own = tableView.clocks.find(({ seat }) => seat === tableView.seat);
  if (own === undefined) return undefined;
  if (own.state === 'late') return t('clock.late');
  const { zeroAt, allowUntil } = own;
  if (zeroAt === undefined || allowUntil === undefined) return undefined;
  if (own.state === 'still') return t('clock.still', { at: timeOf(zeroAt), rel: ago(zeroAt) });
  if (own.allow === 0) return t('clock.onReserve', { at: timeOf(zeroAt), rel: ago(zeroAt) });
  return t('clock.left', { at: timeOf(allowUntil), rel: ago(allowUntil), reserve: duration(own.reserve, t) });
}

export function clocksMessage({ table, clocks, names }: TableView, now: number, t: Translate): Payload {
  const { clock: control } = table.options;
  const none = t(control === undefined ? 'clock.noClock' : 'clock.notRunning');
  if (clocks.length === 0) return line(none, COLORS.calm);
  const lines = clocks.map((clock) => seatLine(clock, names[clock.seat] ?? '?', t));
  const head = [
    t('clock.title', { game: gameTitle(table) }),
    `-# ${clockText(control, t)}`,
    ...[pauseLine(table, now, t) ?? []].flat(),
  ];
  return payload([box([text([...head, ...lines].join('\n'))], COLORS.calm)]);
}

function seatLine(
  { seat, state, allow, reserve, zeroAt = 0, awayUntil }: SeatClock,
  name: string,
  t: Translate,
): string {
  return t('clock.seat', {
    n: seat + 1,
    name: markdownName(name),
    state: state === 'stopped' ? 'other' : state,
    at: timeOf(zeroAt),
    rel: ago(zeroAt),
    allow: duration(allow, t),
    reserve: duration(reserve, t),
    away: awayUntil === undefined ? undefined : timeOf(awayUntil),
  });
}

/** What is told to a person: `call` are those whom it notifies, who are the person or nobody. */
type ClockMessage = {
  readonly table: TableInfo;
  readonly user: string;
  readonly until: number;
  readonly call: readonly string[];
};

/** Warns a person that their time is running out. */
export function warningMessage({ table, user, until, call }: ClockMessage, t: Translate): Payload {
  const { zero = 'nothing' } = table.options.clock ?? {};
  const told = t('clock.warning', {
    who: mentionOf(user),
    game: gameTitle(table),
    at: timeOf(until),
    rel: ago(until),
    after: t(AFTER[zero]),
  });
  const season = table.options.league?.season;
  const away = season === undefined ? [] : [button(pressId('lg.away', { season }), t('lg.away'))];
  return payload([box([text(told)], COLORS.act), row(handButton(table, t), ...away)], call);
}

/** Reminds somebody that they have not come to their match of a league, in a message of its own or at the table. */
export const comeText = (table: TableInfo, until: number, t: Translate): string =>
  t('clock.comeDirectly', { game: gameTitle(table), table: table.id, at: timeOf(until), rel: ago(until) });

export function comeMessage({ table, user, until, call }: ClockMessage, t: Translate): Payload {
  const told = t('clock.come', { who: mentionOf(user), at: timeOf(until), rel: ago(until) });
  const { season, match } = table.options.league ?? {};
  const here =
    season === undefined || match === undefined
      ? []
      : [button(pressId('lg.here', { season, match }), t('lg.here'), { style: 'success' })];
  return payload([box([text(told)], COLORS.act), row(...here, handButton(table, t))], call);
}

/** Tells a person that they have more time. */
export function givenMessage({ table, user, until, call }: ClockMessage, t: Translate): Payload {
  const told = t('clock.given', { who: mentionOf(user), at: timeOf(until), rel: ago(until) });
  return payload([box([text(told)], COLORS.act), handRow(table, t)], call);
}

const handButton = (table: TableInfo, t: Translate) =>
  button(pressId('hand', { table: table.id }), t('table.hand'), { style: 'primary', emoji: '🃏' });

const handRow = (table: TableInfo, t: Translate) => row(handButton(table, t));

/**
 * Asks the others what is to be done about a seat whose time is up. `alone`: only one of them is left to decide; several of them
 * vote on all but giving more time.
 */
export function lateMessage(
  table: TableInfo,
  seat: SeatInfo,
  how: { readonly since: number; readonly call: readonly string[]; readonly alone: boolean },
  t: Translate,
): Payload {
  const at = { table: table.id, seat: seat.seat };
  const who: Markdown = nameOf(seat);
  const told = [
    t('clock.up', { who, since: ago(how.since), call: how.call.length === 0 ? undefined : mentionsOf(how.call) }),
    t('clock.upMore', { who }),
  ];
  return payload(
    [
      box([text(told.join('\n'))], COLORS.act),
      row(
        button(pressId('late.wait', at), t('clock.wait'), { style: 'primary' }),
        ...(how.alone
          ? [
              button(pressId('late.once', at), t('clock.once'), { emoji: '🤖' }),
              button(pressId('late.on', at), t('clock.playOn')),
            ]
          : (['skip', 'standin'] as const).map((kind) => askButton(table, { kind, about: seat.seat }, t))),
        askButton(table, { kind: 'substitute', about: seat.seat }, t),
        askButton(table, { kind: 'end' }, t),
      ),
    ],
    how.call,
  );
}

/** What it says, to those who are told of it later. */
export const lateText = (table: TableInfo, seat: SeatInfo, since: number, t: Translate): string =>
  t('clock.upLater', { game: gameTitle(table), table: table.id, who: nameOf(seat), since: ago(since) });

/** The same message once nothing is asked any more. */
export function lateOverMessage(seat: SeatInfo, over: LateOver, t: Translate): Payload {
  return payload([box([text(t(OVER[over], { who: nameOf(seat) }))], COLORS.calm)]);
}

/** Asks for confirmation before the computer takes over a seat. The press names the person whose seat it is. */
export function playOnMessage(table: TableInfo, seat: SeatInfo, t: Translate): Payload {
  const args = { table: table.id, seat: seat.seat, person: personOf(seat) ?? '' };
  return payload([
    box([text(t('clock.playOnSure', { name: nameOf(seat) }))], COLORS.bad),
    row(
      button(pressId('late.on.yes', args), t('clock.playOnYes'), { style: 'danger' }),
      button(pressId('stuck.no', { table: table.id }), t('stuck.no')),
    ),
  ]);
}

/** The name on a seat, which mentions nobody. */
const nameOf = ({ name }: SeatInfo): Markdown => markdown(markdownName(name));
