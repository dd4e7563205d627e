/** Tables where nothing goes on: what can be done about them, by whom, asked once more before it is done. */
import type { SeatInfo, TableInfo } from '#table/types';
import { pressId } from '../ids/press-id.ts';
import { plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, COLORS, type Payload, payload, type Row, row, rows, text } from './components.ts';
import { gameTitle, mentionsOf, personOf } from './people.ts';

/** Lobbies for which one list has buttons. */
const LOBBIES = 4;

/** For each lobby: to have its message sent anew, for those who sit there, and to close it, for those who manage the server too. */
export function lobbyRows(tables: readonly TableInfo[], reader: string, manages: boolean, say: Say): readonly Row[] {
  const seated = (table: TableInfo) => table.seats.some((seat) => personOf(seat) === reader);
  return tables
    .filter((table) => table.status === 'lobby' && (manages || seated(table)))
    .slice(0, LOBBIES)
    .map((table) => ({ id: table.id, here: seated(table) }))
    .map(({ id, here }) =>
      row(
        ...(here ? [button(pressId('repost', { table: id }), say.plain('stuck.repost', { table: id }))] : []),
        button(pressId('cancel', { table: id }), say.plain('stuck.close', { table: id }), { style: 'danger' }),
      ),
    );
}

/** Behind More…: seats that the computer could take, and the end, for those who manage the server. */
export function stuckRows(table: TableInfo, reader: string, manages: boolean, say: Say): readonly Row[] {
  const seated = table.seats.some((seat) => personOf(seat) === reader);
  if (table.status !== 'running' || !(seated || manages)) return [];
  const others = table.seats.filter((seat) => personOf(seat) !== undefined && personOf(seat) !== reader);
  return [
    ...rows(others.map((seat) => standInButton(table, seat, say))),
    ...(manages ? [row(button(pressId('end', { table: table.id }), say('stuck.end'), { style: 'danger' }))] : []),
  ];
}

function standInButton(table: TableInfo, { seat, name }: SeatInfo, say: Say) {
  return button(pressId('standin', { table: table.id, seat }), say.plain('stuck.standIn', { name: plainName(name) }), {
    emoji: '🤖',
  });
}

/** Tells a table that the person on a seat has left the server, and offers the seat to the computer. */
export function leftMessage(table: TableInfo, seat: SeatInfo, call: readonly string[], say: Say): Payload {
  const who = call.length === 0 ? undefined : mentionsOf(call);
  return payload(
    [box([text(say('stuck.left', { name: seat.name, who }))], COLORS.act), row(standInButton(table, seat, say))],
    call,
  );
}

/** Asks once more before a game is ended. */
export function endMessage(table: TableInfo, say: Say): Payload {
  return payload([
    box([text(say('stuck.endSure', { game: gameTitle(table) }))], COLORS.bad),
    row(
      button(pressId('end.yes', { table: table.id }), say('stuck.endYes'), { style: 'danger' }),
      button(pressId('stuck.no', { table: table.id }), say('stuck.no')),
    ),
  ]);
}

/** Asks once more before the computer takes a seat. The press names the person whom it is about. */
export function standInMessage(table: TableInfo, seat: SeatInfo, say: Say): Payload {
  const args = { table: table.id, seat: seat.seat, person: personOf(seat) ?? '' };
  return payload([
    box([text(say('stuck.standInSure', { name: seat.name }))], COLORS.bad),
    row(
      button(pressId('standin.yes', args), say('stuck.standInYes'), { style: 'danger' }),
      button(pressId('stuck.no', { table: table.id }), say('stuck.no')),
    ),
  ]);
}
