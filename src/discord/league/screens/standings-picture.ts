/** The standings of a season as a picture. */
import type { StandingsScene } from '#face/league-scenes';
import { best } from '#season/formats/cut';
import { formatOf, movingIn, standingsOf } from '#season/formats/index';
import type { Line, Season, TeamLine } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';
import { screenOf } from './formats.ts';
import { nameShown } from './names.ts';

/** Lines of a picture; the rest is on the pages of the text. */
const LINES = 25;

type SceneLine = StandingsScene['lines'][number];

/** The first division's standings, or the whole season's; undefined: there is nothing to show yet. `state`: how far it is. */
export function standingsScene(
  season: Season,
  division: number,
  state: string,
  t: Translate,
): StandingsScene | undefined {
  const ofTeams = formatOf(season).teams?.(season);
  if (ofTeams !== undefined) return teamsScene(season, ofTeams, state, t);
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
    lines: withMoves(season, division, lines, t).slice(0, LINES),
    ...cutOf(season, division, lines, t),
    foot: footOf(lines, t),
  };
}

/** The table of teams. */
function teamsScene(season: Season, all: readonly TeamLine[], state: string, t: Translate): StandingsScene | undefined {
  if (all.length === 0) return undefined;
  return {
    kind: 'standings',
    title: plainName(season.league.name),
    fallbackTitle: t.plain('lg.standings'),
    subtitle: state,
    columns: [t.plain('lg.col.points'), t.plain('lg.col.record'), t.plain('lg.col.boards')],
    lines: all.slice(0, LINES).map(({ team, place, byLot, points, won, drawn, lost, boards }) => ({
      ...shownPlace(season, { place, byLot }),
      name: plainName(team.name),
      fallbackName: `#${team.n}`,
      cells: [String(points), `${won}–${drawn}–${lost}`, t.plain('lg.boards', { boards })],
      ...(place === undefined && { faded: true }),
    })),
    foot: footOf(all, t),
  };
}

/** The lines with how each has moved since the round before, if there was one. */
function withMoves(season: Season, division: number, lines: readonly Line[], t: Translate): readonly SceneLine[] {
  const before = placesBefore(season, division);
  return lines.map((line): SceneLine => {
    const shown = lineOf(season, line, t);
    const stood = before?.get(line.entry.n);
    if (stood === undefined || line.place === undefined) return shown;
    const by = stood - line.place;
    return {
      ...shown,
      moved: { by, label: by === 0 ? '' : t.plain('lg.moved', { up: by > 0, places: Math.abs(by) }) },
    };
  });
}

/** Where everybody stood before the last round of which a result is in; undefined: it is the first one, or there are no rounds. */
function placesBefore(season: Season, division: number): ReadonlyMap<number, number> | undefined {
  const { status, matches } = season;
  if (formatOf(season).hasRounds !== true || status !== 'running') return undefined;
  const done = matches.filter((match) => match.stage === 'main' && match.status === 'done');
  const last = Math.max(0, ...done.map(({ round }) => round));
  const earlier = matches.filter(({ round }) => round < last);
  if (!earlier.some((match) => match.status === 'done')) return undefined;
  const lines = standingsOf({ ...season, matches: earlier })[division] ?? [];
  return new Map(lines.flatMap(({ entry, place }) => (place === undefined ? [] : [[entry.n, place] as const])));
}

/** The line below those who stay in the first division, or who would go on to the knock-out or the final table while that is open. */
function cutOf(season: Season, division: number, lines: readonly Line[], t: Translate): Pick<StandingsScene, 'cut'> {
  const [down = 0] = movingIn(season, standingsOf(season));
  const ranked = lines.filter(({ place }) => place !== undefined).length;
  if (division === 0 && down > 0 && ranked <= LINES)
    return { cut: { after: ranked - down, label: t.plain('lg.downLine', { down }) } };
  if (formatOf(season).hasRounds !== true || season.status !== 'running') return {};
  const going = new Set(best(season));
  const after = 1 + lines.findLastIndex(({ entry }) => going.has(entry.n));
  if (after === 0 || after >= Math.min(lines.length, LINES)) return {};
  return { cut: { after, label: t.plain('lg.cutLine', { cut: going.size, final: season.settings.table > 2 }) } };
}

/** How many are left out, and what a place with "=" means. */
function footOf(lines: readonly Pick<Line, 'byLot'>[], t: Translate): string | undefined {
  const parts = [
    ...(lines.length > LINES ? [t.plain('lg.more', { n: lines.length - LINES })] : []),
    ...(lines.slice(0, LINES).some(({ byLot }) => byLot) ? [t.plain('lg.byLot')] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** The tie-breaks of a line: what they are called, and their figures. */
const notesOf = (line: Line | undefined): readonly (readonly string[])[] =>
  (line?.note ?? '') === '' ? [] : (line?.note.split(' · ') ?? []).map((one) => one.split(' '));

const isMedal = (place: number | undefined): place is 1 | 2 | 3 => place !== undefined && place <= 3;

function lineOf(season: Season, line: Line, t: Translate): SceneLine {
  const { entry, place, byLot, points, won, drawn, lost, free } = line;
  const name = nameShown(season, entry, t);
  return {
    ...shownPlace(season, { place, byLot }),
    name,
    fallbackName: `#${entry.n}`,
    cells: [
      String(points),
      `${won}–${drawn}–${lost}${free === 0 ? '' : ` +${free}`}`,
      ...notesOf(line).map(([, figure = '']) => figure),
    ],
    ...(entry.status !== 'in' && { faded: true }),
  };
}

const shownPlace = ({ status }: Season, { place, byLot }: Pick<Line, 'place' | 'byLot'>) => ({
  place: place === undefined ? '–' : `${place}${byLot ? '=' : ''}`,
  ...(place === 1 && { ahead: true }),
  ...(status === 'final' && isMedal(place) && { medal: place }),
});
