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
import type { Translate } from '../../words.ts';
import { addressOf } from './message.ts';

/** How much text the lists of a digest and of direct calls may have. */
const MOST = 3400;

const titleOf = (table: TableInfo): string => clip(gameTitle(table), 150);

/** Buttons to a table: to the person's panel, and to where it is played. */
function tableRow(table: TableInfo, t: Translate, hush = false): Row {
  const address = addressOf(table);
  return row(
    button(pressId('hand', { table: table.id }), t('table.hand'), { style: 'primary', emoji: '🃏' }),
    ...(address === undefined ? [] : [link(address, t('table.link'))]),
    ...(hush ? [button(pressId('hush', { table: table.id }), t('call.hush'), { emoji: '🔕' })] : []),
  );
}

/** Tells people at their table that it waits for them. */
export function callMessage(table: TableInfo, users: readonly string[], t: Translate): Payload {
  const since = Math.min(...table.waiting.filter(({ user }) => users.includes(user ?? '')).map((one) => one.since));
  const words = t('call.late', { who: mentionsOf(users), game: titleOf(table), since: ago(since) });
  return payload([box([text(clip(words, 500))], COLORS.act), tableRow(table, t, true)], users);
}

/** Tells somebody that another player would like them to move. */
export function nudgeMessage(table: TableInfo, user: string, by: string, t: Translate): Payload {
  const since = ago(waitsFor(table, user) ?? table.openedAt);
  const words = t('call.nudge', { who: mentionsOf([user]), by, game: titleOf(table), since });
  return payload([box([text(clip(words, 500))], COLORS.act), tableRow(table, t, true)], [user]);
}

/** Tells somebody directly that they are next. */
export function nextMessage(table: TableInfo, t: Translate): Payload {
  return payload([box([text(t('call.next', { game: titleOf(table) }))], COLORS.calm), tableRow(table, t)]);
}

/** Tells somebody that only they are missing; `user`: at the table, with a mention. */
export function lastMessage(table: TableInfo, user: string | undefined, t: Translate): Payload {
  const who = user === undefined ? undefined : mentionsOf([user]);
  const words = t('call.last', { game: titleOf(table), who });
  return payload([box([text(words)], COLORS.act), tableRow(table, t)], user === undefined ? [] : [user]);
}

/** Tells somebody directly which tables wait for them. */
export function callsMessage(tables: readonly TableInfo[], user: string, t: Translate): Payload {
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0) {
    const since = ago(waitsFor(only, user) ?? only.openedAt);
    return payload([
      box([text(t('call.direct', { game: titleOf(only), since }))], COLORS.act),
      tableRow(only, t, true),
    ]);
  }
  return payload([
    box(
      [
        text(t('digest.title', { n: tables.length })),
        text(clipLines(waitingLines(tables, user, t), MOST)),
        openRow(tables, t),
      ],
      COLORS.act,
    ),
  ]);
}

function waitingLines(
  tables: readonly TableInfo[],
  user: string,
  t: Translate,
  clocks: DigestParts['clocks'] = new Map(),
): readonly string[] {
  return tables.map((table) => {
    const clock = clocks.get(table.id);
    return t('digest.waits', {
      game: titleOf(table),
      since: ago(waitsFor(table, user) ?? table.openedAt),
      left: clock && timeLeft(clock, t),
      where: placeOf(table),
    });
  });
}

/** How long somebody may still take; undefined: that is not known. */
function timeLeft({ state, zeroAt }: SeatClock, t: Translate): Markdown | undefined {
  if (state === 'late') return markdown(t('digest.late'));
  return zeroAt === undefined ? undefined : markdown(t('digest.left', { at: timeOf(zeroAt), rel: ago(zeroAt) }));
}

const placeOf = (table: TableInfo) => markdown(addressOf(table) ?? `\`${table.id}\``);

/** A list that opens the person's panel at one of the tables. */
function openRow(tables: readonly TableInfo[], t: Translate): Row {
  const items = tables
    .slice(0, LIMITS.selectOptions)
    .map((table) => ({ value: table.id, label: clip(gameTitle(table), LIMITS.optionLabel), description: table.id }));
  return row(select(pressId('open', { screen: 'hand' }), t('digest.open'), items));
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
  t: Translate,
): Payload | undefined {
  if (waiting.length === 0 && ended.length === 0) return undefined;
  const lines = [
    ...waitingLines(waiting, user, t, clocks),
    ...(others > 0 ? [t('digest.others', { n: others })] : []),
    ...ended.map((table) =>
      t('digest.ended', { game: titleOf(table), how: outcome(table, t) ?? '', where: placeOf(table) }),
    ),
  ];
  return payload([
    box(
      [
        text(t('digest.title', { n: waiting.length })),
        text(clipLines(lines, MOST)),
        ...(waiting.length > 0 ? [openRow(waiting, t)] : []),
        text(t('digest.why')),
      ],
      waiting.length > 0 ? COLORS.act : COLORS.calm,
    ),
  ]);
}
