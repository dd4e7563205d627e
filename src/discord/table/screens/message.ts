/** Messages about a running table: the live message, the board, reminders, the More… screen. */
import { seatLetter } from '#face/scene';
import type { Names } from '#face/words';
import type { Act } from '#table/look/acts';
import { nextSeat } from '#table/seats/next-seat';
import type { Look, TableInfo } from '#table/types';
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
import type { Say } from '../../words.ts';
import { highlights, linesOf, linesOfActs } from './lines.ts';
import { offeredRow } from './offered.ts';

/**
 * The one live message of a running table. `look` is a spectator's, so nothing private can get in. `acts`: what it tells;
 * by default what has happened since the last move of the player whom the table has been waiting for longest.
 */
export function liveMessage(
  look: Look,
  say: Say,
  options: {
    readonly picture?: Picture | undefined;
    readonly mention?: readonly string[];
    readonly acts?: readonly Act[] | undefined;
  } = {},
): Payload {
  const { table, game } = look;
  const names = markdownNames(look.names);
  const lines = options.acts === undefined ? linesOf(game, look.since, names) : linesOfActs(options.acts);
  const told = highlights(lines, 8, 1200, say);
  const since = waitingSince(table.waiting);
  const head = [
    say('table.title', { game: clip(gameTitle(table), 150) }),
    clip(game.words.status(look.view, names), 300),
    ...openLine(table, say),
  ];
  return payload(
    [
      box(
        [
          text(head.join('\n')),
          ...(options.picture === undefined ? [] : [picture(options.picture)]),
          ...(told === undefined ? [] : [text(told)]),
          ...(since === undefined
            ? thinkingLine(look, say)
            : [
                divider(),
                text(clip(say('table.waiting', { who: waitingMentions(table.waiting), since: ago(since) }), 400)),
                ...nextLine(look, names, say),
                ...offeredRow(look),
              ]),
        ],
        COLORS.act,
      ),
      liveRow(table, say),
    ],
    options.mention ?? [],
  );
}

/** At a table with open hands, every message says so. */
const openLine = ({ options }: TableInfo, say: Say): readonly string[] =>
  options.open === true ? [say('table.open')] : [];

/** Who is next, where the game can say so. */
function nextLine({ game, view, seat }: Look, names: Names, say: Say): readonly Part[] {
  const next = seat === undefined ? nextSeat(game, view) : undefined;
  const who = next === undefined ? undefined : names[next];
  return who === undefined ? [] : [text(say('call.nextUp', { who: markdown(who) }))];
}

/** Which computers think, while nobody else is waited for. */
function thinkingLine(look: Look, say: Say): readonly Part[] {
  const who = thinkingNames(look);
  return who === undefined ? [] : [divider(), text(clip(say('table.thinking', { who }), 400))];
}

function liveRow(table: TableInfo, say: Say): Row {
  const at = { table: table.id };
  return row(
    button(pressId('hand', at), say('table.hand'), { style: 'primary', emoji: '🃏' }),
    button(pressId('board', at), say('table.board'), { emoji: '🗺️' }),
    button(pressId('log', at), say('table.log'), { emoji: '📜' }),
    button(pressId('more', at), say('table.more')),
  );
}

/** The board alone, or one player's part of it, as a private message. */
export function boardMessage(look: Look, say: Say, image?: Picture, seat?: number): Payload {
  const names = markdownNames(look.names);
  const since = waitingSince(look.table.waiting);
  const lines = [
    say('table.title', { game: clip(gameTitle(look.table), 150) }),
    clip(look.game.words.status(look.view, names), 300),
    ...openLine(look.table, say),
    ...(since === undefined
      ? []
      : [clip(say('table.waiting', { who: waitingMentions(look.table.waiting), since: ago(since) }), 400)]),
  ];
  const at = { table: look.table.id };
  return payload([
    box([text(lines.join('\n')), ...(image === undefined ? [] : [picture(image)])], COLORS.calm),
    ...seatRow(look, say, seat),
    row(
      ...(look.seat === undefined
        ? []
        : [button(pressId('hand', at), say('table.hand'), { style: 'primary', emoji: '🃏' })]),
      button(pressId('look', at), say('panel.look'), { emoji: '🔍' }),
      button(pressId('log', at), say('table.log'), { emoji: '📜' }),
      ...(look.seat === undefined && look.table.status === 'running'
        ? [button(pressId('watch', at), say('table.watch'), { emoji: '👁️' })]
        : []),
      ...(look.table.options.open === true ? [button(pressId('hands', at), say('final.hands'), { emoji: '🖐️' })] : []),
    ),
  ]);
}

/** The value of the whole board in the list of seats. */
export const WHOLE_BOARD = 'all';

/** The list of seats whose part of the board can be enlarged; none if the game does not draw that. */
function seatRow(look: Look, say: Say, shown: number | undefined): Row[] {
  if (look.game.scenes.seat === undefined) return [];
  const seats = plainNames(look.names).map((name, seat) => ({
    value: String(seat),
    label: `${seatLetter(seat)} · ${name}`,
    chosen: seat === shown,
  }));
  const whole = { value: WHOLE_BOARD, label: say('board.whole'), chosen: shown === undefined };
  return [row(select(pressId('seat', { table: look.table.id }), say('board.seat'), [whole, ...seats]))];
}

/** Reminds people that the table is waiting for them. */
export function reminderMessage(table: TableInfo, users: readonly string[], say: Say): Payload {
  const since = waitingSince(table.waiting) ?? table.openedAt;
  const who = mentionsOf(users);
  return payload(
    [
      box([text(clip(say('table.reminder', { who, since: ago(since) }), 500))], COLORS.act),
      row(
        button(pressId('hand', { table: table.id }), say('table.hand'), { style: 'primary', emoji: '🃏' }),
        button(pressId('hush', { table: table.id }), say('call.hush'), { emoji: '🔕' }),
      ),
    ],
    users,
  );
}

/** Whether a seat is out, or has given up. */
function isLeft({ view }: Look, seat: number): boolean {
  return view.out.includes(seat) || view.leaving?.includes(seat) === true;
}

/** The More… screen, with what is seldom needed. */
export function moreMessage(
  look: Look,
  say: Say,
  also: { readonly buttons?: readonly Button[]; readonly rows?: readonly Row[] } = {},
): Payload {
  const { table } = look;
  const at = { table: table.id };
  const seated = look.seat !== undefined && table.status === 'running' && !isLeft(look, look.seat);
  const passing = look.autopilot?.until !== undefined;
  return payload([
    box([text(say('table.moreTitle', { game: gameTitle(table), table: table.id }))]),
    ...(seated
      ? [
          row(
            passing
              ? button(pressId('until', { ...at, until: 'off' }), say('panel.stopPassing'), { style: 'primary' })
              : button(pressId('until', { ...at, until: 'turn' }), say('panel.untilTurn')),
            ...(passing
              ? []
              : [
                  button(
                    pressId('until', { ...at, until: 'targeted' }),
                    look.game.words.untilConcerned ?? say('panel.untilTargeted'),
                  ),
                ]),
            button(pressId('settings', at), say('table.settings')),
            button(pressId('orders', at), say('order.button')),
          ),
          ...callRows(look, say),
        ]
      : []),
    row(
      button(pressId('rules', { game: table.game }), say('table.rules')),
      ...(seated
        ? [
            ...(table.options.undo === 'off'
              ? []
              : [button(pressId('undo', at), say('ask.button.undo'), { emoji: '↩️' })]),
            button(pressId('concede', at), say('table.concede'), { style: 'danger' }),
            askButton(table, { kind: 'end' }, say),
            button(pressId('seat.leave', at), say('table.leaveSeat')),
          ]
        : []),
    ),
    row(
      button(pressId('board.text', { ...at, page: 0 }), say('table.boardText')),
      button(pressId('report', at), say('table.report')),
      ...(also.buttons ?? []),
    ),
    ...(also.rows ?? []),
  ]);
}

/** What somebody at a table can do about calls: how they are called, and nudging those for whom it waits. */
function callRows({ table, seat: own }: Look, say: Say): readonly Row[] {
  const at = { table: table.id };
  const mine = table.waiting.some(({ seat }) => seat === own);
  const others = table.waiting.filter(({ seat, user }) => seat !== own && user !== undefined);
  return rows([
    button(pressId('calls', at), say('calls.here'), { emoji: '🔔' }),
    ...(mine ? [button(pressId('hush', at), say('call.hush'), { emoji: '🔕' })] : []),
    ...others.map(({ seat, name }) =>
      button(pressId('nudge', { ...at, seat }), say.plain('call.nudgeButton', { name: plainName(name) }), {
        emoji: '👋',
      }),
    ),
  ]);
}

/** Asks for confirmation before a concession. */
export function concedeMessage(table: TableInfo, say: Say): Payload {
  const at = { table: table.id };
  return payload([
    box([text(say('concede.sure', { game: gameTitle(table) }))], COLORS.bad),
    row(
      button(pressId('concede.yes', at), say('concede.yes'), { style: 'danger' }),
      button(pressId('concede.no', at), say('concede.no')),
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
export function linkTo(table: TableInfo, say: Say): Row[] {
  const address = addressOf(table);
  return address === undefined ? [] : [row(link(address, say('table.link')))];
}
