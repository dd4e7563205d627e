/** The standings of a season as a picture. */
import type { StandingsScene } from '#face/league-scenes';
import { standingsOf } from '#season/formats/index';
import type { Line, Season } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';
import { screenOf } from './formats.ts';
import { nameShown } from './names.ts';

/** Lines of a picture; the rest is on the pages of the text. */
const LINES = 25;

/** The first division's standings, or the whole season's; undefined: there is nothing to show yet. `state`: how far it is. */
export function standingsScene(
  season: Season,
  division: number,
  state: string,
  t: Translate,
): StandingsScene | undefined {
  const tables = standingsOf(season);
  const lines = tables[division] ?? [];
  if (lines.length === 0 || screenOf(season).figures === undefined) return undefined;
  const tieBreaks = notesOf(lines[0]).map(([kind = '']) => kind);
  const group = tables.length > 1 ? ` · ${t.plain('lg.group', { n: division + 1 })}` : '';
  return {
    kind: 'standings',
    title: plainName(season.league.name),
    fallbackTitle: t.plain('lg.standings'),
    subtitle: `${state}${group}`,
    columns: [t.plain(screenOf(season).counts), t.plain('lg.col.record'), ...tieBreaks],
    lines: lines.slice(0, LINES).map((line) => lineOf(season, line, t)),
    foot: footOf(lines, t),
  };
}

/** How many are left out, and what a place with "=" means. */
function footOf(lines: readonly Line[], t: Translate): string | undefined {
  const parts = [
    ...(lines.length > LINES ? [t.plain('lg.more', { n: lines.length - LINES })] : []),
    ...(lines.slice(0, LINES).some(({ byLot }) => byLot) ? [t.plain('lg.byLot')] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** The tie-breaks of a line: what they are called, and their figures. */
const notesOf = (line: Line | undefined): readonly (readonly string[])[] =>
  (line?.note ?? '') === '' ? [] : (line?.note.split(' · ') ?? []).map((one) => one.split(' '));

function lineOf(season: Season, line: Line, t: Translate): StandingsScene['lines'][number] {
  const { entry, place, byLot, points, won, drawn, lost, free } = line;
  const name = nameShown(season, entry, t);
  return {
    place: place === undefined ? '–' : `${place}${byLot ? '=' : ''}`,
    name,
    fallbackName: `#${entry.n}`,
    cells: [
      String(points),
      `${won}–${drawn}–${lost}${free === 0 ? '' : ` +${free}`}`,
      ...notesOf(line).map(([, figure = '']) => figure),
    ],
    ...(place === 1 && { ahead: true }),
    ...(entry.status !== 'in' && { faded: true }),
  };
}
