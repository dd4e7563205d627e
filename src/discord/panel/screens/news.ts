/** What has happened since a person last looked: about what is theirs first, then the rest. */

import type { TableView } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { button, type Row, row } from '../../core/components.ts';
import { markdownNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { LogSpot } from '../../table/ids.ts';
import { type Highlights, highlightsOf, linesOfActs } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';

/** How many lines of either part are shown, in how many characters. */
const OWN = { lines: 6, characters: 600 };
const REST = { lines: 8, characters: 800 };
/** How many entries of the log one of its pages has room for. */
const A_PAGE = 20;

/** The text, and the button to all of it if that is not all. Undefined: nothing has happened. */
export function newsSinceLastLook(
  tableView: TableView,
  seat: number,
  t: Translate,
): { readonly text: string; readonly rows: readonly Row[] } | undefined {
  const acts = actsOf(tableView.game, tableView.since, markdownNames(tableView.names));
  const own = part(acts, (act) => isAbout(tableView, act, seat), OWN, t);
  const rest = part(acts, (act) => !isAbout(tableView, act, seat), REST, t);
  const quiet = tableView.quiet === 0 ? [] : [`-# ${t('news.quiet', { count: tableView.quiet })}`];
  const blocks = [own, rest].filter((block) => block !== undefined);
  if (blocks.length === 0 && quiet.length === 0) return undefined;
  const text = [t('news.title'), ...blocks.map((block) => block.text), ...quiet].join('\n');
  return { text, rows: blocks.some(({ left }) => left > 0) ? [allOfIt(tableView, t)] : [] };
}

/** The lines of some acts, under the headings of their turns. */
function part(
  acts: readonly Act[],
  belongs: (act: Act) => boolean,
  { lines, characters }: typeof REST,
  t: Translate,
): Highlights | undefined {
  const mine = acts.filter((act) => act.weight === 'chapter' || belongs(act));
  const told = mine.some(({ weight }) => weight !== 'chapter') ? mine : [];
  return highlightsOf(linesOfActs(told), lines, characters, t);
}

function isAbout({ game }: TableView, { event }: Act, seat: number): boolean {
  return (game.words.concerns?.(event) ?? [event.seat]).includes(seat);
}

/** Opens the page of the log that begins with the first of it. */
function allOfIt({ table, since }: TableView, t: Translate): Row {
  const next = since[A_PAGE];
  const from: LogSpot | undefined = next && { rev: next.rev, n: next.n, told: 0 };
  return row(button(pressId('log.since', { table: table.id, from }), t('news.all'), { emoji: '📜' }));
}
