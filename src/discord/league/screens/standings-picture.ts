/** The standings of a season as a picture. */
import type { StandingsScene } from '#face/league-scenes';
import { standingsOf } from '#season/formats/index';
import type { Line, Season } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Say } from '../../words.ts';
import { nameShown } from './names.ts';

/** Lines of a picture; the rest is on the pages of the text. */
const LINES = 25;

/** The first division's standings, or the whole season's; undefined: there is nothing to show yet. `state`: how far it is. */
export function standingsScene(season: Season, division: number, state: string, say: Say): StandingsScene | undefined {
  const tables = standingsOf(season);
  const lines = tables[division] ?? [];
  if (lines.length === 0 || season.settings.kind === 'knockout') return undefined;
  const { kind } = season.settings;
  const tieBreaks = kind === 'ladder' ? [] : (lines[0]?.note.split(' · ') ?? []).map((one) => one.split(' ')[0] ?? '');
  const group = tables.length > 1 ? ` · ${say.plain('lg.group', { n: division + 1 })}` : '';
  return {
    kind: 'standings',
    title: plainName(season.league.name),
    fallbackTitle: say.plain('lg.standings'),
    subtitle: `${state}${group}`,
    columns: [
      say.plain(kind === 'ladder' ? 'lg.col.score' : 'lg.col.points'),
      say.plain('lg.col.record'),
      ...tieBreaks,
    ],
    lines: lines.slice(0, LINES).map((line) => lineOf(season, line, say)),
    foot: lines.length > LINES ? say.plain('lg.more', { n: lines.length - LINES }) : undefined,
  };
}

function lineOf(season: Season, line: Line, say: Say): StandingsScene['lines'][number] {
  const { entry, place, byLot, points, won, drawn, lost, free, note } = line;
  const name = nameShown(season, entry, say);
  return {
    place: place === undefined ? '–' : `${place}${byLot ? '=' : ''}`,
    name,
    fallbackName: `#${entry.n}`,
    cells: [
      String(points),
      `${won}–${drawn}–${lost}${free === 0 ? '' : ` +${free}`}`,
      ...(note === '' ? [] : note.split(' · ').map((one) => one.split(' ')[1] ?? '')),
    ],
    ...(place === 1 && { ahead: true }),
    ...(entry.status !== 'in' && { faded: true }),
  };
}
