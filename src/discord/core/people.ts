/** Names, mentions and timestamps for texts. */
import type { Names } from '#face/words';
import type { SeatInfo, TableInfo, TableView, Waiting } from '#table/types';
import { type Markdown, markdown, markdownList } from '#words/markdown';
import type { Translate } from '../words.ts';
import { markdownName, plainName } from './limits.ts';

/** Names for Discord markdown. */
export const markdownNames = (names: Names): Names => names.map(markdownName);
/** Names for labels, images and alt texts. */
export const plainNames = (names: Names): Names => names.map(plainName);

/** A mention. It notifies only if the payload also lists the user. */
export const mentionOf = (user: string): Markdown => markdown(`<@${user}>`);
/** Several mentions in a row. */
export const mentionsOf = (users: readonly string[]): Markdown => markdownList(users.map(mentionOf));

/** The user on a seat; undefined for a computer player. */
export const personOf = ({ who }: SeatInfo): string | undefined => (who.kind === 'person' ? who.user : undefined);

/** A relative timestamp such as "3 hours ago", which Discord keeps up to date. `at` in ms. */
export const ago = (at: number): Markdown => markdown(`<t:${Math.floor(at / 1000)}:R>`);

/** A date with its time of day, as each reader's clocks show it. `at` in ms. */
export const timeOf = (at: number): Markdown => markdown(`<t:${Math.floor(at / 1000)}:f>`);

/** The seats that the table is waiting for: people as mentions, others by name. */
export function waitingMentions(waiting: readonly Waiting[]): Markdown {
  return markdownList(waiting.map((w) => (w.user === undefined ? plainName(w.name) : mentionOf(w.user))));
}

/** The same by name, for where mentions would be noise; undefined for nobody. */
export function waitingNames(waiting: readonly Waiting[]): Markdown | undefined {
  if (waiting.length === 0) return undefined;
  return markdownList(waiting.map((w) => markdown(`**${markdownName(w.name)}**`)));
}

/** The computer players that have yet to answer, by name; undefined for none. */
export function thinkingNames({ table, view }: Pick<TableView, 'table' | 'view'>): Markdown | undefined {
  const computers = table.seats.filter(({ seat, who }) => who.kind === 'bot' && view.owing.includes(seat));
  if (view.result !== undefined || computers.length === 0) return undefined;
  return markdownList(computers.map(({ name }) => markdown(`**${markdownName(name)}**`)));
}

/** Since when the table has been waiting for the first of them, ms. */
export function waitingSince(waiting: readonly Waiting[]): number | undefined {
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((w) => w.since));
}

/** The result of a game in words; undefined while there is none. */
export function outcome(table: TableInfo, t: Translate): string | undefined {
  if (table.result === undefined) return undefined;
  if (table.result.how === 'moderator')
    return t(table.options.league === undefined ? 'lobby.ended' : 'lobby.endedLeague');
  if (table.result.how === 'agreed') return t('lobby.endedAgreed');
  if (table.result.how === 'asleep') return t('lobby.endedAsleep');
  const who = table.result.winners.map((seat) => plainName(table.seats[seat]?.name ?? '?')).join(', ');
  return who === '' ? t('panel.draw') : t('panel.won', { who });
}

/** The short name of a table's game with its number in the server: "EVE #12". */
export const tableName = ({ gameShort, number }: TableInfo): string =>
  number === undefined ? gameShort : `${gameShort} #${number}`;

/** A table's title with its number in the server and its edition: "EVE #12 · Core Set". Without a number, the game's name. */
export function gameTitle(table: TableInfo): string {
  const name = table.number === undefined ? table.gameName : tableName(table);
  return table.editionName === '' ? name : `${name} · ${table.editionName}`;
}
