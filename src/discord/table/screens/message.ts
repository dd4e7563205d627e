/** Messages about a running table: the live message, the board, reminders, the More… screen. */
import { seatLetter } from '#face/scene';
import type { Names } from '#face/words';
import { nextSeat } from '#table/seats/next-seat';
import type { TableInfo, TableView } from '#table/types';
import type { Act } from '#table/view/acts';
import { markdown } from '#words/markdown';
import {
  type Button,
  box,
  button,
  COLORS,
  divider,
  link,
  type Part,
  type Payload,
  type Picture,
  payload,
  picture,
  type Row,
  row,
  rows,
  select,
  text,
} from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import {
  ago,
  gameTitle,
  markdownNames,
  mentionsOf,
  plainNames,
  thinkingNames,
  waitingMentions,
  waitingSince,
} from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { askButton } from '../../requests/screens/request.ts';
import type { Translate } from '../../words.ts';
import { highlights, linesOf, linesOfActs } from './log-lines.ts';
import { offeredRow } from './offered.ts';

/**
 * The one live message of a running table. `tableView` is a spectator's, so nothing private can get in. `acts`: what it tells;
 * by default what has happened since the last move of the player whom the table has been waiting for longest.
 */
export function liveMessage(
  tableView: TableView,
  t: Translate,
  options: {
    readonly picture?: Picture | undefined;
    readonly mention?: readonly string[];
    readonly acts?: readonly Act[] | undefined;
  } = {},
): Payload {
  const { table, game } = tableView;
  const names = markdownNames(tableView.names);
  const lines = options.acts === undefined ? linesOf(game, tableView.since, names) : linesOfActs(options.acts);
  const told = highlights(lines, 8, 1200, t);
  const since = waitingSince(table.waiting);
  const head = [
    t('table.title', { game: clip(gameTitle(table), 150) }),
    clip(game.words.status(tableView.view, names), 300),
    ...openLine(table, t),
  ];
  return payload(
    [
      box(
        [
          text(head.join('\n')),
          ...(options.picture === undefined ? [] : [picture(options.picture)]),
          ...(told === undefined ? [] : [text(told)]),
          ...(since === undefined
            ? thinkingLine(tableView, t)
            : [
                divider(),
                text(clip(t('table.waiting', { who: waitingMentions(table.waiting), since: ago(since) }), 400)),
                ...nextLine(tableView, names, t),
                ...offeredRow(tableView),
              ]),
        ],
        COLORS.act,
      ),
      liveRow(table, t),
    ],
    options.mention ?? [],
  );
}

/** At a table with open hands, every message says so. */
const openLine = ({ options }: TableInfo, t: Translate): readonly string[] =>
  options.open === true ? [t('table.open')] : [];

/** Who is next, where the game can say so. */
function nextLine({ game, view, seat }: TableView, names: Names, t: Translate): readonly Part[] {
  const next = seat === undefined ? nextSeat(game, view) : undefined;
  const who = next === undefined ? undefined : names[next];
  return who === undefined ? [] : [text(t('call.nextUp', { who: markdown(who) }))];
}

/** Which computers think, while nobody else is waited for. */
function thinkingLine(tableView: TableView, t: Translate): readonly Part[] {
  const who = thinkingNames(tableView);
  return who === undefined ? [] : [divider(), text(clip(t('table.thinking', { who }), 400))];
}

function liveRow(table: TableInfo, t: Translate): Row {
  const at = { table: table.id };
  return row(
    button(pressId('hand', at), t('table.hand'), { style: 'primary', emoji: '🃏' }),
    button(pressId('board', at), t('table.board'), { emoji: '🗺️' }),
    button(pressId('log', at), t('table.log'), { emoji: '📜' }),
    button(pressId('more', at), t('table.more')),
  );
}

/** The board alone, or one player's part of it, as a private message. */
export function boardMessage(tableView: TableView, t: Translate, image?: Picture, seat?: number): Payload {
  const names = markdownNames(tableView.names);
  const since = waitingSince(tableView.table.waiting);
  const lines = [
    t('table.title', { game: clip(gameTitle(tableView.table), 150) }),
    clip(tableView.game.words.status(tableView.view, names), 300),
    ...openLine(tableView.table, t),
    ...(since === undefined
      ? []
      : [clip(t('table.waiting', { who: waitingMentions(tableView.table.waiting), since: ago(since) }), 400)]),
  ];
  const at = { table: tableView.table.id };
  return payload([
    box([text(lines.join('\n')), ...(image === undefined ? [] : [picture(image)])], COLORS.calm),
    ...seatRow(tableView, t, seat),
    row(
      ...(tableView.seat === undefined
        ? []
        : [button(pressId('hand', at), t('table.hand'), { style: 'primary', emoji: '🃏' })]),
      button(pressId('look', at), t('panel.look'), { emoji: '🔍' }),
      button(pressId('log', at), t('table.log'), { emoji: '📜' }),
      ...(tableView.seat === undefined && tableView.table.status === 'running'
        ? [button(pressId('watch', at), t('table.watch'), { emoji: '👁️' })]
        : []),
      ...(tableView.table.options.open === true
        ? [button(pressId('hands', at), t('final.hands'), { emoji: '🖐️' })]
        : []),
    ),
  ]);
}

/** The value of the whole board in the list of seats. */
export const WHOLE_BOARD = 'all';

/** The list of seats whose part of the board can be enlarged; none if the game does not draw that. */
function seatRow(tableView: TableView, t: Translate, shown: number | undefined): Row[] {
  if (tableView.game.scenes.seat === undefined) return [];
  const seats = plainNames(tableView.names).map((name, seat) => ({
    value: String(seat),
    label: `${seatLetter(seat)} · ${name}`,
    chosen: seat === shown,
  }));
  const whole = { value: WHOLE_BOARD, label: t('board.whole'), chosen: shown === undefined };
  return [row(select(pressId('seat', { table: tableView.table.id }), t('board.seat'), [whole, ...seats]))];
}

/** Reminds people that the table is waiting for them. */
export function reminderMessage(table: TableInfo, users: readonly string[], t: Translate): Payload {
  const since = waitingSince(table.waiting) ?? table.openedAt;
  const who = mentionsOf(users);
  return payload(
    [
      box([text(clip(t('table.reminder', { who, since: ago(since) }), 500))], COLORS.act),
      row(
        button(pressId('hand', { table: table.id }), t('table.hand'), { style: 'primary', emoji: '🃏' }),
        button(pressId('hush', { table: table.id }), t('call.hush'), { emoji: '🔕' }),
      ),
    ],
    users,
  );
}

/** Whether a seat is out, or has given up. */
function isLeft({ view }: TableView, seat: number): boolean {
  return view.out.includes(seat) || view.leaving?.includes(seat) === true;
}

/** The More… screen, with what is seldom needed. */
export function moreMessage(
  tableView: TableView,
  t: Translate,
  also: { readonly buttons?: readonly Button[]; readonly rows?: readonly Row[] } = {},
): Payload {
  const { table } = tableView;
  const at = { table: table.id };
  const seated = tableView.seat !== undefined && table.status === 'running' && !isLeft(tableView, tableView.seat);
  const passing = tableView.autopilot?.until !== undefined;
  return payload([
    box([text(t('table.moreTitle', { game: gameTitle(table), table: table.id }))]),
    ...(seated
      ? [
          row(
            passing
              ? button(pressId('until', { ...at, until: 'off' }), t('panel.stopPassing'), { style: 'primary' })
              : button(pressId('until', { ...at, until: 'turn' }), t('panel.untilTurn')),
            ...(passing
              ? []
              : [
                  button(
                    pressId('until', { ...at, until: 'targeted' }),
                    tableView.game.words.untilConcerned ?? t('panel.untilTargeted'),
                  ),
                ]),
            button(pressId('settings', at), t('table.settings')),
            button(pressId('orders', at), t('order.button')),
          ),
          ...callRows(tableView, t),
        ]
      : []),
    row(
      button(pressId('rules', { game: table.game }), t('table.rules')),
      ...(seated
        ? [
            ...(table.options.undo === 'off'
              ? []
              : [button(pressId('undo', at), t('ask.button.undo'), { emoji: '↩️' })]),
            button(pressId('concede', at), t('table.concede'), { style: 'danger' }),
            askButton(table, { kind: 'end' }, t),
            button(pressId('seat.leave', at), t('table.leaveSeat')),
          ]
        : []),
    ),
    row(
      button(pressId('board.text', { ...at, page: 0 }), t('table.boardText')),
      button(pressId('report', at), t('table.report')),
      ...(also.buttons ?? []),
    ),
    ...(also.rows ?? []),
  ]);
}

/** What somebody at a table can do about calls: how they are called, and nudging those for whom it waits. */
function callRows({ table, seat: own }: TableView, t: Translate): readonly Row[] {
  const at = { table: table.id };
  const mine = table.waiting.some(({ seat }) => seat === own);
  const others = table.waiting.filter(({ seat, user }) => seat !== own && user !== undefined);
  return rows([
    button(pressId('calls', at), t('calls.here'), { emoji: '🔔' }),
    ...(mine ? [button(pressId('hush', at), t('call.hush'), { emoji: '🔕' })] : []),
    ...others.map(({ seat, name }) =>
      button(pressId('nudge', { ...at, seat }), t.plain('call.nudgeButton', { name: plainName(name) }), {
        emoji: '👋',
      }),
    ),
  ]);
}

/** Asks for confirmation before a concession. */
export function concedeMessage(table: TableInfo, t: Translate): Payload {
  const at = { table: table.id };
  return payload([
    box([text(t('concede.sure', { game: gameTitle(table) }))], COLORS.bad),
    row(
      button(pressId('concede.yes', at), t('concede.yes'), { style: 'danger' }),
      button(pressId('concede.no', at), t('concede.no')),
    ),
  ]);
}

/** The URL of a table's live message, else of its thread or lobby; undefined outside servers. */
export function addressOf(table: TableInfo): string | undefined {
  const { guild, channel, thread, liveMessage: live, lobbyMessage } = table.place;
  if (guild === undefined) return undefined;
  const where = thread ?? channel;
  const message = live ?? (thread === undefined ? lobbyMessage : undefined);
  return `https://discord.com/channels/${guild}/${where}${message === undefined ? '' : `/${message}`}`;
}

/** A button to the table; none where its place is unknown. */
export function linkTo(table: TableInfo, t: Translate): Row[] {
  const address = addressOf(table);
  return address === undefined ? [] : [row(link(address, t('table.link')))];
}
