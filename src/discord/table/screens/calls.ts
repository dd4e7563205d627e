/** Messages that call people: late, together by direct message, as a nudge, or before it is their move; and digests. */
import type { SeatClock, TableInfo } from '#table/types';
import { type Markdown, markdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  link,
  type Payload,
  payload,
  type Row,
  row,
  select,
  text,
} from '../../core/components.ts';
import { clip, clipLines, LIMITS } from '../../core/limits.ts';
import { ago, gameTitle, mentionsOf, outcome, timeOf } from '../../core/people.ts';
import { waitsFor } from '../../person/screens/games.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';
import { addressOf } from './message.ts';

/** How much text the lists of a digest and of direct calls may have. */
const MOST = 3400;

const titleOf = (table: TableInfo): string => clip(gameTitle(table), 150);

/** Buttons to a table: to the person's panel, and to where it is played. */
function tableRow(table: TableInfo, say: Say, hush = false): Row {
  const address = addressOf(table);
  return row(
    button(pressId('hand', { table: table.id }), say('table.hand'), { style: 'primary', emoji: '🃏' }),
    ...(address === undefined ? [] : [link(address, say('table.link'))]),
    ...(hush ? [button(pressId('hush', { table: table.id }), say('call.hush'), { emoji: '🔕' })] : []),
  );
}

/** Tells people at their table that it waits for them. */
export function callMessage(table: TableInfo, users: readonly string[], say: Say): Payload {
  const since = Math.min(...table.waiting.filter(({ user }) => users.includes(user ?? '')).map((one) => one.since));
  const words = say('call.late', { who: mentionsOf(users), game: titleOf(table), since: ago(since) });
  return payload([box([text(clip(words, 500))], COLORS.act), tableRow(table, say, true)], users);
}

/** Tells somebody that another player would like them to move. */
export function nudgeMessage(table: TableInfo, user: string, by: string, say: Say): Payload {
  const since = ago(waitsFor(table, user) ?? table.openedAt);
  const words = say('call.nudge', { who: mentionsOf([user]), by, game: titleOf(table), since });
  return payload([box([text(clip(words, 500))], COLORS.act), tableRow(table, say, true)], [user]);
}

/** Tells somebody directly that they are next. */
export function nextMessage(table: TableInfo, say: Say): Payload {
  return payload([box([text(say('call.next', { game: titleOf(table) }))], COLORS.calm), tableRow(table, say)]);
}

/** Tells somebody that only they are missing; `user`: at the table, with a mention. */
export function lastMessage(table: TableInfo, user: string | undefined, say: Say): Payload {
  const who = user === undefined ? undefined : mentionsOf([user]);
  const words = say('call.last', { game: titleOf(table), who });
  return payload([box([text(words)], COLORS.act), tableRow(table, say)], user === undefined ? [] : [user]);
}

/** Tells somebody directly which tables wait for them. */
export function callsMessage(tables: readonly TableInfo[], user: string, say: Say): Payload {
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0) {
    const since = ago(waitsFor(only, user) ?? only.openedAt);
    return payload([
      box([text(say('call.direct', { game: titleOf(only), since }))], COLORS.act),
      tableRow(only, say, true),
    ]);
  }
  return payload([
    box(
      [
        text(say('digest.title', { n: tables.length })),
        text(clipLines(waitingLines(tables, user, say), MOST)),
        openRow(tables, say),
      ],
      COLORS.act,
    ),
  ]);
}

function waitingLines(
  tables: readonly TableInfo[],
  user: string,
  say: Say,
  clocks: DigestParts['clocks'] = new Map(),
): readonly string[] {
  return tables.map((table) => {
    const clock = clocks.get(table.id);
    return say('digest.waits', {
      game: titleOf(table),
      since: ago(waitsFor(table, user) ?? table.openedAt),
      left: clock && timeLeft(clock, say),
      where: placeOf(table),
    });
  });
}

/** How long somebody may still take; undefined: that is not known. */
function timeLeft({ state, zeroAt }: SeatClock, say: Say): Markdown | undefined {
  if (state === 'late') return markdown(say('digest.late'));
  return zeroAt === undefined ? undefined : markdown(say('digest.left', { at: timeOf(zeroAt), rel: ago(zeroAt) }));
}

const placeOf = (table: TableInfo) => markdown(addressOf(table) ?? `\`${table.id}\``);

/** A list that opens the person's panel at one of the tables. */
function openRow(tables: readonly TableInfo[], say: Say): Row {
  const items = tables
    .slice(0, LIMITS.selectOptions)
    .map((table) => ({ value: table.id, label: clip(gameTitle(table), LIMITS.optionLabel), description: table.id }));
  return row(select(pressId('open', { screen: 'hand' }), say('digest.open'), items));
}

/** What a digest is about. */
export type DigestParts = {
  readonly waiting: readonly TableInfo[];
  /** The reader's own clocks at those of them that have clocks, by the table's id. */
  readonly clocks: ReadonlyMap<string, SeatClock>;
  /** Running tables that wait for others. */
  readonly others: number;
  readonly ended: readonly TableInfo[];
};

/** A digest; undefined if there is nothing to say. */
export function digestMessage(
  { waiting, clocks, others, ended }: DigestParts,
  user: string,
  say: Say,
): Payload | undefined {
  if (waiting.length === 0 && ended.length === 0) return undefined;
  const lines = [
    ...waitingLines(waiting, user, say, clocks),
    ...(others > 0 ? [say('digest.others', { n: others })] : []),
    ...ended.map((table) =>
      say('digest.ended', { game: titleOf(table), how: outcome(table, say) ?? '', where: placeOf(table) }),
    ),
  ];
  return payload([
    box(
      [
        text(say('digest.title', { n: waiting.length })),
        text(clipLines(lines, MOST)),
        ...(waiting.length > 0 ? [openRow(waiting, say)] : []),
        text(say('digest.why')),
      ],
      waiting.length > 0 ? COLORS.act : COLORS.calm,
    ),
  ]);
}
