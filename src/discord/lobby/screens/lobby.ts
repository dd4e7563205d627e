/** The lobby message, where people join a table. */
import type { LobbyCall, SeatInfo, TableInfo } from '#table/types';
import { escapeMarkdown, markdown } from '#words/markdown';
import { clockText } from '../../clocks/screens/clocks.ts';
import { box, button, COLORS, divider, type Payload, payload, row, text } from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import { ago, mentionOf, mentionsOf, outcome } from '../../core/people.ts';
import { span } from '../../core/span.ts';
import { pressId } from '../../press-id.ts';
import { linkTo } from '../../table/screens/message.ts';
import type { Translate } from '../../words.ts';

/**
 * The lobby message in each state of the table: players join, then it links to the running game, then it tells the result.
 * `note`: an extra line while the game runs; `call`: people whom an open lobby mentions.
 */
export function lobbyMessage(table: TableInfo, t: Translate, note?: string, call: LobbyMention = nobody): Payload {
  const title = text(t('lobby.title', { game: table.gameName, edition: table.editionName }).trim());
  const players = table.seats.map((seat) => plainName(seat.name)).join(' – ');
  switch (table.status) {
    case 'lobby':
      return gathering(table, t, call);
    case 'running':
      return payload([
        box(
          [
            title,
            text(t(table.place.thread === undefined ? 'lobby.runningHere' : 'lobby.running', { players })),
            ...(note === undefined ? [] : [text(note)]),
          ],
          COLORS.act,
        ),
        ...linkTo(table, t),
      ]);
    case 'finished':
      return payload([
        box([title, text(t('lobby.finished', { how: markdown(outcome(table, t) ?? '') }))], COLORS.good),
        ...linkTo(table, t),
      ]);
    case 'cancelled':
      return payload([
        box([title, text(t(table.result?.how === 'expired' ? 'lobby.expired' : 'lobby.cancelled'))], COLORS.calm),
      ]);
    case 'broken':
      return payload([box([title, text(t('lobby.broken'))], COLORS.bad)]);
    default:
      return table.status satisfies never;
  }
}

/** Whom an open lobby calls, and why; without a reason it invites them. */
export type LobbyMention = { readonly who: readonly string[]; readonly why?: LobbyCall | undefined };
const nobody: LobbyMention = { who: [] };

function callLines(table: TableInfo, { who, why }: LobbyMention, t: Translate): string[] {
  const mentions = who.length === 0 ? undefined : mentionsOf(who);
  const full = table.seats.length >= table.options.seats && why !== 'ends-soon';
  // The others are mentioned with their seats.
  if (full) return [t('lobby.full', { host: mentionOf(table.host) })];
  if (mentions === undefined) return [];
  return [why === 'ends-soon' ? t('lobby.endsSoon', { who: mentions }) : t('lobby.invited', { who: mentions })];
}

function seatLine(seat: SeatInfo, t: Translate): string {
  const name = seat.who.kind === 'person' ? mentionOf(seat.who.user) : plainName(seat.name);
  const deck = seat.deck === undefined ? undefined : clip(seat.deck.name, 60);
  return t(seat.who.kind === 'person' ? 'lobby.seat' : 'lobby.botSeat', { n: seat.seat + 1, name, deck });
}

function gathering(table: TableInfo, t: Translate, call: LobbyMention): Payload {
  const at = { table: table.id };
  const free = Math.max(0, table.options.seats - table.seats.length);
  const seats = [
    ...table.seats.map((seat) => seatLine(seat, t)),
    ...Array.from({ length: free }, (_, i) => t('lobby.free', { n: table.seats.length + i + 1 })),
  ];
  const { remindAfter, clock, bestOf, veil, open, autostart } = table.options;
  const foot = [
    t('lobby.players', {
      least: table.minSeats,
      most: table.options.seats,
      same: table.minSeats === table.options.seats,
    }),
    t('lobby.host', { host: mentionOf(table.host), when: ago(table.openedAt) }),
    ...(autostart === true ? [t('lobby.autostart')] : []),
    ...(open === true ? [t('table.open')] : []),
    ...(veil === true ? [t('lobby.veiled')] : []),
    ...(bestOf === undefined ? [] : [`${t('lobby.bestOf', { n: bestOf })}.`]),
    ...(table.ruleNames ?? []).map((rule) => `${escapeMarkdown(rule)}.`),
    ...(table.formatName === undefined ? [] : [t('lobby.format', { format: table.formatName })]),
  ];
  const reminder = remindAfter > 0 ? t('lobby.remind', { time: span(remindAfter, t.language) }) : t('lobby.noRemind');
  const times = `${clockText(clock, t)} ${reminder}`;
  const full = free === 0;
  const seatsBot = table.seats.some((seat) => seat.who.kind === 'bot');
  const ready = table.seats.length >= table.minSeats;
  return payload(
    [
      box(
        [
          text(
            t('lobby.title', {
              game: table.gameName,
              edition: table.editionName,
            }).trim(),
          ),
          ...callLines(table, call, t).map(text),
          text(seats.join('\n')),
          divider(),
          text([`-# ${foot.join(' ')}`, `-# ${times}`, ...(table.usesDecks ? [t('lobby.decksLater')] : [])].join('\n')),
        ],
        COLORS.act,
      ),
      row(
        button(pressId('join', at), t('lobby.join'), { style: 'primary', disabled: full }),
        ...(table.usesDecks ? [button(pressId('deck', at), t('lobby.deck'))] : []),
        button(pressId('bot', { ...at, seats: table.seats.length }), t('lobby.bot'), { emoji: '🤖', disabled: full }),
        ...(seatsBot ? [button(pressId('bots', at), t('lobby.computersButton'))] : []),
        button(pressId('leave', at), t('lobby.leave')),
      ),
      row(
        button(pressId('start', at), t('lobby.start'), { style: 'success', disabled: !ready }),
        button(pressId('opts', at), t('lobby.options')),
        button(pressId('cancel', at), t('lobby.cancel'), { style: 'danger' }),
      ),
    ],
    call.who,
  );
}
