/** The formats of seasons behind one door: what comes next, and how everybody stands. */
import { changingPlaces } from '#league/divisions';
import type { Kind, Season, SeasonSettings, Standings } from '../types.ts';
import { everyone } from './everyone.ts';
import type { Next } from './facts.ts';
import type { Format } from './format.ts';
import { knockout, knockoutNext } from './knockout.ts';
import { ladder } from './ladder.ts';
import { finalTableNext } from './pods.ts';
import { swiss } from './swiss.ts';
import { teams } from './teams.ts';

const formats: Readonly<Record<Kind, Format>> = { everyone, swiss, knockout, ladder, teams };

export const formatOf = ({ settings }: { readonly settings: Pick<SeasonSettings, 'kind'> }): Format =>
  formats[settings.kind];

/** What follows from how a running season stands. */
export function nextOf(season: Season): Next {
  if (season.progress.heldSince !== undefined) return { add: [], open: [], isOver: false };
  if (season.status !== 'cut') return formatOf(season).next(season);
  return season.settings.table > 2 ? finalTableNext(season) : knockoutNext(season, 'cut');
}

/** The season at the beginning of its play, with what is settled then. */
export const withStart = (season: Season): Season => formatOf(season).begin?.(season) ?? season;

/** Seasons of earlier versions have stored none of it: what they went by is stored from now on. */
export function withSettled(season: Season): Season {
  const { status } = season;
  if (status === 'signup' || status === 'draft' || status === 'building' || status === 'cancelled') return season;
  return formatOf(season).recover?.(season) ?? season;
}

/** The standings, one table for each division. */
export const standingsOf = (season: Season): readonly Standings[] =>
  formatOf(season).standings(season).map(withoutExcluded);

/**
 * Who came first, second and third in the first table, or which teams did: names, of several who share a place with commas;
 * undefined: nobody.
 */
export function podiumOf(season: Season): Readonly<Record<'first' | 'second' | 'third', string | undefined>> {
  const [best = []] = standingsOf(season);
  const ofTeams = formatOf(season)
    .teams?.(season)
    .map(({ team, place }) => ({ name: team.name, place }));
  const lines = ofTeams ?? best.map(({ entry, place }) => ({ name: entry.name, place }));
  const at = (place: number): string | undefined => {
    const names = lines.filter((line) => line.place === place).map(({ name }) => name);
    return names.length === 0 ? undefined : names.join(', ');
  };
  return { first: at(1), second: at(2), third: at(3) };
}

/** How many go down from each division into the next season, and as many up from the one below; empty where nobody does. */
export const movingIn = (season: Season, tables: readonly Standings[]): readonly number[] =>
  formatOf(season).hasDivisions === true && season.settings.decks !== 'draft'
    ? changingPlaces(tables.map((lines) => lines.filter(({ place }) => place !== undefined).length))
    : [];

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

/** Whether somebody who has left may come back. */
export const returns = (season: Season): boolean =>
  formatOf(season).allowsReturn === true && season.settings.decks !== 'draft';
