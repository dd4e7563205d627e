/** People in texts: names made safe, mentions, moments in time. */
import type { Names } from '#kernel/game';
import type { SeatInfo, TableInfo, Waiting } from '#table/types';
import { type Markdown, markdown, markdownList } from '#words/markdown';
import { markdownName, plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';

/** Names for Discord markdown. */
export const markdownNames = (names: Names): Names => names.map(markdownName);
/** Names for labels, images and alt texts. */
export const plainNames = (names: Names): Names => names.map(plainName);

/** A mention. It notifies only if the payload also lists the user. */
export const mentionOf = (user: string): Markdown => markdown(`<@${user}>`);
/** Several mentions in a row. */
export const mentionsOf = (users: readonly string[]): Markdown => markdownList(users.map(mentionOf));

/** A seat's person; undefined for the computer's. */
export const personOf = ({ who }: SeatInfo): string | undefined => (who.kind === 'person' ? who.user : undefined);

/** A moment as Discord shows it, "3 hours ago", kept fresh by the reader's own client. `at` in ms. */
export const ago = (at: number): Markdown => markdown(`<t:${Math.floor(at / 1000)}:R>`);

/** Those who are waited for, each as a mention or, for those without an account, as a name. */
export function whoWaits(waiting: readonly Waiting[]): Markdown {
  return markdownList(waiting.map((w) => (w.user === undefined ? plainName(w.name) : mentionOf(w.user))));
}

/** The same in names, for places where mentions would be noise; undefined for nobody. */
export function namesOfWaiting(waiting: readonly Waiting[]): Markdown | undefined {
  if (waiting.length === 0) return undefined;
  return markdownList(waiting.map((w) => markdown(`**${markdownName(w.name)}**`)));
}

/** Since when the longest of them has been waited for, ms. */
export function waitingSince(waiting: readonly Waiting[]): number | undefined {
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((w) => w.since));
}

/** Who has won, in words; `undefined` while nobody has. */
export function outcome(table: TableInfo, say: Say): string | undefined {
  if (table.result === undefined) return undefined;
  if (table.result.how === 'moderator') return say('lobby.ended');
  const who = table.result.winners.map((seat) => plainName(table.seats[seat]?.name ?? '?')).join(', ');
  return who === '' ? say('panel.draw') : say('panel.won', { who });
}

/** A table as it is told from the others of its server, with its edition: "EVE #12 · Core Set"; one without a number by its game. */
export function gameTitle(table: TableInfo): string {
  const name = table.number === undefined ? table.gameName : `${table.gameShort} #${table.number}`;
  return table.editionName === '' ? name : `${name} · ${table.editionName}`;
}
