/** The formats of seasons behind one door: what comes next, and how everybody stands. */
import type { Season, Standings } from '../types.ts';
import { everyoneNext, everyoneStandings } from './everyone.ts';
import type { Next } from './facts.ts';
import { divisionsOf, inStage } from './facts.ts';
import { knockoutNext, knockoutStandings } from './knockout.ts';
import { ladderNext, ladderStandings } from './ladder.ts';
import { finalTableNext, podsNext, podsStandings } from './pods.ts';
import { swissNext, swissTables } from './swiss.ts';

/** What follows from how a running season stands. */
export function nextOf(season: Season): Next {
  if (season.course.heldSince !== undefined) return { add: [], open: [], isOver: false };
  const isPods = season.settings.table > 2;
  if (season.status === 'cut') return isPods ? finalTableNext(season) : knockoutNext(season, 'cut');
  switch (season.settings.kind) {
    case 'everyone':
      return everyoneNext(season);
    case 'swiss':
      return isPods ? podsNext(season) : swissNext(season);
    case 'knockout':
      return knockoutNext(season, 'main');
    case 'ladder':
      return ladderNext(season, season.course.isEnded);
    default:
      return season.settings.kind satisfies never;
  }
}

/** The standings, one table for each division. After a knock-out of the best, they come first. */
export const standingsOf = (season: Season): readonly Standings[] => tablesOf(season).map(withoutExcluded);

/** Who came first, second and third in the first table: names, of several who share a place with commas; undefined: nobody. */
export function podiumOf(season: Season): Readonly<Record<'first' | 'second' | 'third', string | undefined>> {
  const [best = []] = standingsOf(season);
  const at = (place: number): string | undefined => {
    const names = best.filter((line) => line.place === place).map(({ entry }) => entry.name);
    return names.length === 0 ? undefined : names.join(', ');
  };
  return { first: at(1), second: at(2), third: at(3) };
}

/** Whoever was taken out keeps their results but has no place; those behind them move up. */
function withoutExcluded(lines: Standings): Standings {
  const isOut = ({ entry }: Standings[number]): boolean => entry.status === 'excluded';
  const out = lines.filter(isOut);
  if (out.length === 0) return lines;
  const before = (place: number): number => out.filter((line) => (line.place ?? place) < place).length;
  const left = lines
    .filter((line) => !isOut(line))
    .map((line) => ({ ...line, place: line.place === undefined ? undefined : line.place - before(line.place) }));
  return [...left, ...out.map((line) => ({ ...line, place: undefined, byLot: false }))];
}

function tablesOf(season: Season): readonly Standings[] {
  switch (season.settings.kind) {
    case 'everyone': {
      return divisionsOf(season).map((division) => everyoneStandings(season, division));
    }
    case 'swiss': {
      if (season.settings.table > 2) return [podsStandings(season)];
      const tables = swissTables(season);
      const [table = []] = tables;
      if (inStage(season, 'cut').length === 0) return tables;
      const best = knockoutStandings(season, 'cut').map(({ entry, place }) => ({ n: entry.n, place }));
      const places = new Map(best.map(({ n, place }) => [n, place]));
      const others = table.filter(({ entry }) => !places.has(entry.n));
      const first = best.flatMap(({ n }) => table.filter(({ entry }) => entry.n === n));
      return [
        [
          ...first.map((line) => ({ ...line, place: places.get(line.entry.n) ?? line.place })),
          ...others.map((line, i) => ({ ...line, place: first.length + i + 1 })),
        ],
      ];
    }
    case 'knockout':
      return [knockoutStandings(season, 'main')];
    case 'ladder':
      return [ladderStandings(season)];
    default:
      return season.settings.kind satisfies never;
  }
}
