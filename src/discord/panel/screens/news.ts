/** What has happened since a person last looked: one story in order of time, with what is theirs marked. */

import type { AttacksScene, SceneAttack } from '#face/attacks-scene';
import type { TableView } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { button, type Row, row } from '../../core/components.ts';
import { markdownNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { LogSpot } from '../../table/ids.ts';
import { highlightsOf, linesOfActs } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';

/** How many lines are shown, headings of turns among them, in how many characters. */
const LINES = 8;
const CHARACTERS = 1000;
/** How many attacks are drawn, and how many lines are shown above such a picture. */
const ARROWS = 3;
const LINES_ABOVE = 5;
/** How many entries of the log one of its pages has room for. */
const A_PAGE = 20;

/** The seat of a reader who is still in the game. */
export const seatInGame = ({ seat, view }: TableView): number | undefined =>
  seat === undefined || view.out.includes(seat) ? undefined : seat;

/** The text, and the button to all of it if that is not all. Undefined: nothing has happened. */
export function newsSinceLastLook(
  tableView: TableView,
  seat: number,
  t: Translate,
): { readonly text: string; readonly rows: readonly Row[] } | undefined {
  const acts = actsOf(tableView.game, tableView.since, markdownNames(tableView.names));
  const isOwn = (act: Act) => act.weight !== 'chapter' && isAbout(tableView, act, seat);
  const story = acts.some(({ weight }) => weight !== 'chapter') ? linesOfActs(acts, isOwn) : [];
  const told = highlightsOf(story, linesAbove(attacksToShow(tableView, t)), CHARACTERS);
  const quiet = tableView.quiet === 0 ? [] : [`-# ${t('news.quiet', { count: tableView.quiet })}`];
  if (told === undefined && quiet.length === 0) return undefined;
  const lines = told?.kept.map(({ line }) => line) ?? [];
  const text = [t('news.title'), ...lines, ...quiet].join('\n');
  return { text, rows: told !== undefined && told.left > 0 ? [everything(tableView, told.left, t)] : [] };
}

/** How many lines of news there is room for above a picture of attacks, or without one. */
export const linesAbove = (attacks: AttacksScene | undefined): number => (attacks === undefined ? LINES : LINES_ABOVE);

/**
 * What was attacked since a person last looked, or by others in what their own move has led to (`happened`): what concerns them first,
 * then the latest. Undefined: nothing was.
 */
export function attacksToShow(
  tableView: TableView,
  t: Translate,
  happened?: TableView['since'],
): AttacksScene | undefined {
  const { game, since } = tableView;
  const seat = seatInGame(tableView);
  if (seat === undefined) return undefined;
  const found = game.scenes.attacks?.((happened ?? since).flatMap(({ events }) => events)) ?? [];
  const all = happened === undefined ? found : found.filter(({ from }) => from.seat !== seat);
  const isOwn = ({ from, to }: SceneAttack) => from.seat === seat || to.seat === seat;
  const ranked = [...all.filter((one) => !isOwn(one)), ...all.filter(isOwn)];
  const shown = new Set(ranked.slice(-ARROWS));
  const attacks = all.filter((one) => shown.has(one));
  return attacks.length === 0 ? undefined : { kind: 'attacks', game: game.name, title: t('news.attacks'), attacks };
}

function isAbout({ game }: TableView, { event }: Act, seat: number): boolean {
  return (game.words.concerns?.(event) ?? [event.seat]).includes(seat);
}

/** Opens the page of the log that begins with the first of it. */
function everything({ table, since }: TableView, left: number, t: Translate): Row {
  const next = since[A_PAGE];
  const from: LogSpot | undefined = next && { rev: next.rev, n: next.n, told: 0 };
  return row(button(pressId('log.since', { table: table.id, from }), t('news.all', { left }), { emoji: '📜' }));
}
