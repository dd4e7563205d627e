/** What stays in a table's thread: the story of past turns and, at the end, the game's final message. */

import { isToldForItself } from '#face/words';
import { standingOf, wasCutShort } from '#table/lobby/match';
import type { TableView } from '#table/types';
import type { Act } from '#table/view/acts';
import { markdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  divider,
  link,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  rows,
  text,
  withThumbnail,
} from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle, markdownNames, mentionsOf, outcome } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { endingLines, highlights, linesOfActs } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';

/** The most lines of a story, including turn headings. */
const LINES = 4;
/** The most turning points in a game's final message. */
const TURNING_POINTS = 6;

/** The story of turns that are over, as it stays in the thread. `image`: the table after them, if something was decided. */
export function storyMessage(acts: readonly Act[], t: Translate, image?: Picture): Payload {
  const told = highlights(linesOfActs(acts), LINES, 1200, t) ?? t('log.empty');
  return payload([box([image === undefined ? text(told) : withThumbnail(told, image)], COLORS.calm)]);
}

/** Whether one of the acts was a turning point of the game. */
export const hasTurningPoint = (acts: readonly Act[]): boolean => acts.some(({ weight }) => weight === 'turning');

export type FinalOptions = {
  readonly image?: Picture | undefined;
  readonly hasBlow?: boolean;
  /** Where its page to share is. */
  readonly page?: string | undefined;
};

/**
 * The final message of a game: how it ended and why, everybody's place, the turning points and the length of the game. It
 * mentions `users`. `acts`: those of the whole game; `tableView`: a spectator's.
 */
export function finalMessage(
  tableView: TableView,
  acts: readonly Act[],
  users: readonly string[],
  t: Translate,
  { image, hasBlow = false, page }: FinalOptions = {},
): Payload {
  const { table } = tableView;
  const how = markdown(outcome(table, t) ?? t('panel.draw'));
  const { before, blow } = endOf(acts);
  const points = turningPoints(tableView, before);
  const at = { table: table.id };
  const who = users.length === 0 ? undefined : mentionsOf(users);
  const places = placesOf(tableView);
  return payload(
    [
      box(
        [
          text(
            [
              t('table.title', { game: clip(gameTitle(table), 150) }),
              t('table.over', { how }),
              ...matchLines(tableView, t),
            ].join('\n'),
          ),
          ...(blow.length === 0 ? [] : [text(blow.map(({ line }) => clip(line, 400)).join('\n'))]),
          ...(image === undefined ? [] : [picture(image)]),
          ...(places.length === 0 ? [] : [text([t('final.places'), ...places].join('\n'))]),
          ...(points.length === 0 ? [] : [divider(), text([t('final.turningPoints'), ...points].join('\n'))]),
          divider(),
          text(
            [`-# ${t('final.length', lengthOf(tableView, acts))}`, ...(who === undefined ? [] : [who.markdown])].join(
              '\n',
            ),
          ),
        ],
        COLORS.good,
      ),
      row(
        ...(goesOn(tableView)
          ? []
          : [button(pressId('again', at), t('final.again'), { style: 'primary', emoji: '🔁' })]),
        button(pressId('board', at), t('table.board'), { emoji: '🗺️' }),
        button(pressId('log', at), t('table.log'), { emoji: '📜' }),
        button(pressId('replay', at), t('final.replay'), { emoji: '🎞️' }),
        ...(hidesHands(tableView) ? [] : [button(pressId('hands', at), t('final.hands'), { emoji: '🃏' })]),
      ),
      ...rows([
        ...(hidesHands(tableView) ? [] : [button(pressId('recap', at), t('recap.button'), { emoji: '📈' })]),
        ...(hasBlow ? [button(pressId('replay.blow', at), t('replay.blow'), { emoji: '💥' })] : []),
        ...(page === undefined ? [] : [link(page, t('table.page'))]),
      ]),
    ],
    users,
  );
}

/** Whether it is kept hidden what everybody held at the end. */
const hidesHands = (tableView: TableView): boolean =>
  tableView.table.result?.how === 'moderator' ||
  tableView.table.options.handsHiddenUntil !== undefined ||
  tableView.table.options.league !== undefined ||
  goesOn(tableView);

/** Whether the next game of a match begins by itself. */
const goesOn = ({ table }: TableView): boolean =>
  !wasCutShort(table.result) && standingOf(table.options, table.result)?.isOver === false;

/** How the match stands of which this was a game. */
function matchLines({ table, names }: TableView, t: Translate): readonly string[] {
  const standing = standingOf(table.options, table.result);
  if (standing === undefined || wasCutShort(table.result)) return [];
  const { wins, isOver } = standing;
  const players = markdownNames(names);
  const [a = 0, b = 0] = wins;
  const name = a === b ? undefined : players[a > b ? 0 : 1];
  const score = { most: Math.max(a, b), least: Math.min(a, b) };
  if (name === undefined) return [t(isOver ? 'match.drawn' : 'match.level', score)];
  return [t(isOver ? 'match.won' : 'match.leads', { ...score, name })];
}

/** Splits the acts of a game where it was decided. `blow`: what the final message tells; `before`: everything earlier. */
export function endOf(acts: readonly Act[]): { readonly before: readonly Act[]; readonly blow: readonly Act[] } {
  const end = acts.findLastIndex(({ weight }) => weight === 'end');
  if (end < 0) return { before: acts, blow: [] };
  const matters = acts.flatMap(({ weight }, i) => (i < end && isToldForItself(weight) ? [i] : []));
  const from = matters.at(-2) ?? matters.at(-1) ?? end;
  return { before: acts.slice(0, from), blow: acts.slice(from, end).filter(({ weight }) => weight !== 'chapter') };
}

/** Everybody's place: as the game itself sums it up, otherwise a plain ranking by name. */
function placesOf(tableView: TableView): readonly string[] {
  const own = endingLines(tableView);
  if (own.length > 0) return own;
  const names = markdownNames(tableView.names);
  const { result } = tableView.table;
  if (result === undefined || wasCutShort(result)) return [];
  return names
    .map((name, seat) => ({ name, place: result.places[seat] ?? 0 }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ name, place }) => `${place}. **${name}**`);
}

/** The turning points, each with its turn. Eliminations are kept first, then the latest others; all in the order of the game. */
function turningPoints({ game }: TableView, acts: readonly Act[]): readonly string[] {
  const points = acts.flatMap((act, i) => (act.weight === 'turning' ? [{ act, i }] : []));
  const rank = ({ act }: (typeof points)[number]) => (game.words.takesOut?.(act.event) === undefined ? 1 : 0);
  const kept = [...points].sort((a, b) => rank(a) - rank(b) || b.i - a.i).slice(0, TURNING_POINTS);
  return kept
    .sort((a, b) => a.i - b.i)
    .map(({ act, i }) => {
      const turn = acts.slice(0, i).findLast(({ weight }) => weight === 'chapter');
      const when = turn === undefined ? '' : `${turn.line.replace(/^▸ /, '')} · `;
      return clip(`• ${when}${act.line}`, 300);
    });
}

/** How long a game took: turns that have begun, and the time in whole days, the hours above them and the minutes above those. */
export function lengthOf({ table }: TableView, acts: readonly Act[]) {
  const { startedAt, finishedAt } = table;
  const minutes = Math.round(Math.max(0, (finishedAt ?? 0) - (startedAt ?? finishedAt ?? 0)) / 60_000);
  return {
    turns: acts.filter(({ weight }) => weight === 'chapter').length,
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
