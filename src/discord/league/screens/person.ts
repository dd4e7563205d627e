/** What a season shows to one person: their matches, their deck, whether they want to leave. */
import { AWAY_IN, awayDaysLeft, awayUntil } from '#season/people/away';
import type { Entry, Season } from '#season/types';
import type { TableView } from '#table/types';
import { duration } from '../../clocks/screens/clocks.ts';
import { box, button, COLORS, line, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { clip, LIMITS, plainName } from '../../core/limits.ts';
import { timeOf } from '../../core/people.ts';
import type { ShownDeck } from '../../decks/screens/deck.ts';
import { choiceFor } from '../../lobby/screens/decks.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { placeLink } from './tables.ts';

/** In place of a deck of one's own. */
export const READY = 'ready';

/** One's open matches with what is left of both times. `looks`: of their tables. */
export function mineMessage(
  season: Season,
  user: string,
  tableViews: readonly TableView[],
  now: number,
  t: Translate,
): Payload {
  const own = season.entries.find((entry) => entry.user === user);
  const { name } = season.league;
  if (own === undefined || own.status !== 'in') return line(t('lg.notIn', { name }), COLORS.calm);
  const waiting = season.matches.some(
    ({ status, seats }) => status === 'waiting' && seats.some(({ entry }) => entry === own.n),
  );
  if (tableViews.length === 0) return line(t('lg.mineNone', { name, waiting }), COLORS.calm);
  const lines = tableViews.map(({ table, seat, clocks }) => {
    const left = (at: number) => {
      const clock = clocks.find((one) => one.seat === at);
      if (clock === undefined) return '?';
      return duration(clock.zeroAt === undefined ? clock.reserve : Math.max(0, clock.zeroAt - now), t) ?? '0';
    };
    const mine = seat ?? 0;
    const others = table.seats.filter((one) => one.seat !== mine);
    const mineNow = table.waiting.some((one) => one.seat === mine);
    return t('lg.mineOpen', {
      other: others.map(({ name }) => plainName(name)).join(', '),
      turn: mineNow ? 'you' : table.waiting.length > 0 ? 'them' : 'other',
      place: placeLink(table.place.thread ?? table.place.channel),
      own: left(mine),
      theirs: others.map((one) => left(one.seat)).join(', '),
      away: awayAmong(clocks, mine),
    });
  });
  const hands = tableViews.slice(0, LIMITS.rowButtons).map(({ table, seat }) => {
    const other = table.seats.find((one) => one.seat !== seat)?.name ?? '?';
    const label = tableViews.length === 1 ? t('table.hand') : plainName(other);
    return button(pressId('hand', { table: table.id }), label, { style: 'primary', emoji: '🃏' });
  });
  return payload([
    box([text(clip([t('lg.mineTitle', { name }), ...lines].join('\n'), 3500))], COLORS.act),
    ...rows([
      ...hands,
      button(pressId('lg.away', { season: season.id }), t('lg.away')),
      button(pressId('lg.leave', { season: season.id }), t('lg.leave')),
    ]),
  ]);
}

/** Until when the others are away, if one of them is. */
function awayAmong(clocks: TableView['clocks'], mine: number) {
  const until = clocks.flatMap(({ seat, awayUntil }) => (seat === mine ? [] : (awayUntil ?? [])));
  return until.length === 0 ? undefined : timeOf(Math.min(...until));
}

/** When one is away in a season, and the days that may be chosen. */
export function awayMessage(season: Season, own: Entry, now: number, t: Translate): Payload {
  const at = { season: season.id };
  const [left, until] = [awayDaysLeft(season, own), awayUntil(own, now)];
  const later = own.away.find(({ from }) => from > now);
  const items = AWAY_IN.flatMap((wait) =>
    daysToChoose(left).map((days) => ({
      value: `${days}:${wait}`,
      label: t.plain('lg.away.choice', { days, wait }),
    })),
  );
  const is = later?.from;
  return payload([
    box(
      [
        text(
          t('lg.away.ask', {
            ...{ name: season.league.name, left },
            now: until === undefined ? undefined : timeOf(until),
            later: is === undefined ? undefined : timeOf(is),
          }),
        ),
      ],
      COLORS.calm,
    ),
    ...(items.length === 0 ? [] : [row(select(pressId('lg.away.set', at), t('lg.away.list'), items))]),
    ...(until === undefined && later === undefined
      ? []
      : [row(button(pressId('lg.away.back', at), t('lg.away.takeBack')))]),
  ]);
}

/** Numbers of days to choose from: a list has room for five with each beginning; the command takes any. */
const daysToChoose = (left: number): readonly number[] =>
  left <= 5
    ? Array.from({ length: Math.max(0, left) }, (_, n) => n + 1)
    : [...new Set([1, 2, 4, Math.min(7, left), left])];

/** Says from when to when one is away, which can be taken back. */
export function awaySetMessage(season: Season, own: Entry, t: Translate): Payload {
  const { from, to } = own.away.at(-1) ?? { from: 0, to: 0 };
  const words = t('lg.away.set', { from: timeOf(from), to: timeOf(to), left: awayDaysLeft(season, own) });
  const takeBack = button(pressId('lg.away.back', { season: season.id }), t('lg.away.takeBack'));
  return payload([box([text(words)], COLORS.good), row(takeBack)]);
}

/** The decks from which one chooses. `chosen`: a choice, or the name of the deck that one plays. */
export function deckChoice(
  season: Season,
  decks: readonly ShownDeck[],
  chosen: string | undefined,
  t: Translate,
): Payload {
  const legal = decks.filter(({ verdicts }) =>
    verdicts.some(({ format, problems }) => format === season.settings.format && problems.length === 0),
  );
  const isOpen = season.status === 'signup';
  const current = legal.find((deck) => choiceFor(deck) === chosen) ?? legal.find(({ deck }) => deck.name === chosen);
  const items = [
    ...(isOpen ? [{ value: READY, label: t('lg.deckReady'), chosen: chosen === undefined }] : []),
    ...legal.slice(0, LIMITS.selectOptions - 1).map((deck) => ({
      value: choiceFor(deck),
      label: deck.deck.name,
      chosen: deck === current,
    })),
  ];
  const { deckChanges } = season.settings;
  const words = t('lg.chooseDeck', { name: season.league.name, changes: deckChanges, count: items.length });
  return payload([
    box([text(words)], COLORS.calm),
    ...(items.length === 0 ? [] : [row(select(pressId('lg.decked', { season: season.id }), t('lg.deckList'), items))]),
  ]);
}

/** The deck that somebody plays, which they may keep back when the season is over. */
export function lockedMessage(
  { id }: Season,
  { secret }: Season['entries'][number],
  words: string,
  t: Translate,
): Payload {
  const label = t(secret ? 'lg.unkeep' : 'lg.keep');
  return payload([box([text(words)], COLORS.calm), row(button(pressId('lg.secret', { season: id }), label))]);
}

/** Asks once more before somebody leaves a season that has begun. */
export function leaveMessage(season: Season, open: number, t: Translate): Payload {
  const at = { season: season.id };
  return payload([
    box([text(t('lg.sure', { name: season.league.name, open }))], COLORS.act),
    row(
      button(pressId('lg.leave.yes', at), t('lg.leave'), { style: 'danger' }),
      button(pressId('lg.mine', at), t('lg.stay')),
    ),
  ]);
}
