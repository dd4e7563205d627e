/** What can be done about tables that are stuck, and by whom; each action asks for confirmation. */
import { isLateSince } from '#table/clock/late';
import type { SeatInfo, TableInfo, TableView } from '#table/types';
import { box, button, COLORS, type Payload, payload, type Row, row, rows, text } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { ago, gameTitle, mentionsOf, personOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { askButton } from '../../requests/screens/request.ts';
import type { Translate } from '../../words.ts';

/** The most lobbies that get buttons in one list. */
const LOBBIES = 4;

/** Buttons for each lobby: to repost its message, for those seated there; to close it, also for those who manage the server. */
export function lobbyRows(
  tables: readonly TableInfo[],
  reader: string,
  manages: boolean,
  t: Translate,
): readonly Row[] {
  const seated = (table: TableInfo) => table.seats.some((seat) => personOf(seat) === reader);
  return tables
    .filter((table) => table.status === 'lobby' && (manages || seated(table)))
    .slice(0, LOBBIES)
    .map((table) => ({ id: table.id, here: seated(table) }))
    .map(({ id, here }) =>
      row(
        ...(here ? [button(pressId('repost', { table: id }), t.plain('stuck.repost', { table: id }))] : []),
        button(pressId('cancel', { table: id }), t.plain('stuck.close', { table: id }), { style: 'danger' }),
      ),
    );
}

/** Rows of the More… screen: to let the computer take over a seat and, for those who manage the server, to end the game. */
export function stuckRows(table: TableInfo, reader: string, manages: boolean, t: Translate): readonly Row[] {
  const seated = table.seats.some((seat) => personOf(seat) === reader);
  if (table.status !== 'running' || !(seated || manages)) return [];
  const others = table.seats.filter((seat) => personOf(seat) !== undefined && personOf(seat) !== reader);
  return [
    ...rows(others.map((seat) => standInButton(table, seat, t))),
    ...(manages ? [row(button(pressId('end', { table: table.id }), t('stuck.end'), { style: 'danger' }))] : []),
  ];
}

/** The most late seats that get buttons on one screen. */
const LATE = 3;

/** Rows of the More… screen: what the others may agree on about seats that let them wait for very long. */
export function lateRows({ table, clocks }: TableView, reader: string, now: number, t: Translate): readonly Row[] {
  if (!table.seats.some((seat) => personOf(seat) === reader)) return [];
  const isLate = ({ seat, since }: TableInfo['waiting'][number]): boolean =>
    table.options.clock === undefined
      ? isLateSince(since, now)
      : clocks.some((clock) => clock.seat === seat && clock.state === 'late');
  return table.waiting
    .filter((one) => one.user !== reader && isLate(one))
    .slice(0, LATE)
    .map(({ seat }) =>
      row(...(['skip', 'standin', 'substitute'] as const).map((kind) => askButton(table, { kind, about: seat }, t))),
    );
}

function standInButton(table: TableInfo, { seat, name }: SeatInfo, t: Translate) {
  return button(pressId('standin', { table: table.id, seat }), t.plain('stuck.standIn', { name: plainName(name) }), {
    emoji: '🤖',
  });
}

/** Tells a table that the person on a seat has left the server, and offers the seat to the computer. */
export function leftMessage(table: TableInfo, seat: SeatInfo, call: readonly string[], t: Translate): Payload {
  const who = call.length === 0 ? undefined : mentionsOf(call);
  return payload(
    [box([text(t('stuck.left', { name: seat.name, who }))], COLORS.act), row(standInButton(table, seat, t))],
    call,
  );
}

/** Asks for confirmation before a game is ended. */
export function endMessage(table: TableInfo, t: Translate): Payload {
  return payload([
    box([text(t('stuck.endSure', { game: gameTitle(table) }))], COLORS.bad),
    row(
      button(pressId('end.yes', { table: table.id }), t('stuck.endYes'), { style: 'danger' }),
      button(pressId('stuck.no', { table: table.id }), t('stuck.no')),
    ),
  ]);
}

/** Asks for confirmation before the computer takes over a seat. The press names the person whose seat it is. */
export function standInMessage(table: TableInfo, seat: SeatInfo, t: Translate): Payload {
  const args = { table: table.id, seat: seat.seat, person: personOf(seat) ?? '' };
  return payload([
    box([text(t('stuck.standInSure', { name: seat.name }))], COLORS.bad),
    row(
      button(pressId('standin.yes', args), t('stuck.standInYes'), { style: 'danger' }),
      button(pressId('stuck.no', { table: table.id }), t('stuck.no')),
    ),
  ]);
}

/** Asks for confirmation before the computer plays for the reader. */
export function leaveSeatMessage(table: TableInfo, t: Translate): Payload {
  return payload([
    box([text(t('standIn.sure', { game: gameTitle(table) }))], COLORS.act),
    row(
      button(pressId('standin.me', { table: table.id }), t('standIn.yes'), { style: 'primary' }),
      button(pressId('seat.offer', { table: table.id }), t('offer.button')),
      button(pressId('stuck.no', { table: table.id }), t('stuck.no')),
    ),
  ]);
}

/** How long a table sleeps before it ends, ms. */
const SLEEPS = 300 * 24 * 3_600_000;

/** Tells that a table has fallen asleep; undefined if it is awake. */
export function asleepMessage({ id, asleepAt, status }: TableInfo, t: Translate): Payload | undefined {
  if (asleepAt === undefined || status !== 'running') return undefined;
  return payload([
    box([text(t('sleep.notice', { end: ago(asleepAt + SLEEPS) }))], COLORS.calm),
    row(button(pressId('wake', { table: id }), t('sleep.wake'), { style: 'primary' })),
  ]);
}
