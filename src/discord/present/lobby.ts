/** The lobby message, where people join a table. */
import type { SeatInfo, TableInfo } from '#table/types';
import { escapeMarkdown, markdown } from '#words/markdown';
import { pressId } from '../ids/press-id.ts';
import { clip, plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { clockText } from './clocks.ts';
import { box, button, COLORS, divider, type Payload, payload, row, text } from './components.ts';
import { ago, mentionOf, mentionsOf, outcome } from './people.ts';
import { linkTo } from './table-message.ts';

const HOUR = 3_600_000;

/** A duration in words. `ms` is positive. */
export function span(ms: number, locale = 'en'): string {
  const [unit, size] =
    ms % (24 * HOUR) === 0
      ? (['day', 24 * HOUR] as const)
      : ms % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', 60_000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size));
}

/**
 * The lobby message in each state of the table: players join, then it links to the running game, then it tells the result.
 * `note`: an extra line while the game runs; `invited`: people whom an open lobby mentions.
 */
export function lobbyMessage(table: TableInfo, say: Say, note?: string, invited: readonly string[] = []): Payload {
  const title = text(say('lobby.title', { game: table.gameName, edition: table.editionName }).trim());
  const players = table.seats.map((seat) => plainName(seat.name)).join(' – ');
  switch (table.status) {
    case 'lobby':
      return gathering(table, say, invited);
    case 'running':
      return payload([
        box(
          [
            title,
            text(say(table.place.thread === undefined ? 'lobby.runningHere' : 'lobby.running', { players })),
            ...(note === undefined ? [] : [text(note)]),
          ],
          COLORS.act,
        ),
        ...linkTo(table, say),
      ]);
    case 'finished':
      return payload([
        box([title, text(say('lobby.finished', { how: markdown(outcome(table, say) ?? '') }))], COLORS.good),
        ...linkTo(table, say),
      ]);
    case 'cancelled':
      return payload([
        box([title, text(say(table.result?.how === 'expired' ? 'lobby.expired' : 'lobby.cancelled'))], COLORS.calm),
      ]);
    case 'broken':
      return payload([box([title, text(say('lobby.broken'))], COLORS.bad)]);
    default:
      return table.status satisfies never;
  }
}

function seatLine(seat: SeatInfo, say: Say): string {
  const name = seat.who.kind === 'person' ? mentionOf(seat.who.user) : plainName(seat.name);
  const deck = seat.deck === undefined ? undefined : clip(seat.deck.name, 60);
  return say(seat.who.kind === 'person' ? 'lobby.seat' : 'lobby.botSeat', { n: seat.seat + 1, name, deck });
}

function gathering(table: TableInfo, say: Say, invited: readonly string[]): Payload {
  const at = { table: table.id };
  const free = Math.max(0, table.options.seats - table.seats.length);
  const seats = [
    ...table.seats.map((seat) => seatLine(seat, say)),
    ...Array.from({ length: free }, (_, i) => say('lobby.free', { n: table.seats.length + i + 1 })),
  ];
  const { remindAfter, clock, bestOf } = table.options;
  const foot = [
    say('lobby.players', {
      least: table.minSeats,
      most: table.options.seats,
      same: table.minSeats === table.options.seats,
    }),
    say('lobby.host', { host: mentionOf(table.host), when: ago(table.openedAt) }),
    clockText(clock, say),
    remindAfter > 0 ? say('lobby.remind', { time: span(remindAfter) }) : say('lobby.noRemind'),
    ...(bestOf === undefined ? [] : [`${say('lobby.bestOf', { n: bestOf })}.`]),
    ...(table.ruleNames ?? []).map((rule) => `${escapeMarkdown(rule)}.`),
    ...(table.formatName === undefined ? [] : [say('lobby.format', { format: table.formatName })]),
  ];
  const full = free === 0;
  const seatsBot = table.seats.some((seat) => seat.who.kind === 'bot');
  const ready = table.seats.length >= table.minSeats;
  return payload(
    [
      box(
        [
          text(
            say('lobby.title', {
              game: table.gameName,
              edition: table.editionName,
            }).trim(),
          ),
          ...(invited.length === 0 ? [] : [text(say('lobby.invited', { who: mentionsOf(invited) }))]),
          text(seats.join('\n')),
          divider(),
          text(`-# ${foot.join(' ')}${table.usesDecks ? `\n${say('lobby.decksLater')}` : ''}`),
        ],
        COLORS.act,
      ),
      row(
        button(pressId('join', at), say('lobby.join'), { style: 'primary', disabled: full }),
        ...(table.usesDecks ? [button(pressId('deck', at), say('lobby.deck'))] : []),
        button(pressId('bot', { ...at, seats: table.seats.length }), say('lobby.bot'), { emoji: '🤖', disabled: full }),
        ...(seatsBot ? [button(pressId('bots', at), say('lobby.computersButton'))] : []),
        button(pressId('leave', at), say('lobby.leave')),
      ),
      row(
        button(pressId('start', at), say('lobby.start'), { style: 'success', disabled: !ready }),
        button(pressId('opts', at), say('lobby.options')),
        button(pressId('cancel', at), say('lobby.cancel'), { style: 'danger' }),
      ),
    ],
    invited,
  );
}
