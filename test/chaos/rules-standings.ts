/** Standings and trophies, against the test's own tables. */
import { formatOf, standingsOf } from '#season/formats/index';
import type { Season } from '#season/types';
import { entryOf, isUnderWay, type Rule } from './judge.ts';
import { losersOf } from './rules-bracket.ts';
import { type Due, everyoneTable, podTable, swissTable, type TeamDue, teamTable } from './tables.ts';

const isPlayed = (season: Season) => isUnderWay(season) || season.status === 'review' || season.status === 'final';

function dueTables(season: Season): readonly (readonly Due[])[] {
  const divisions = [...new Set(season.entries.map(({ division }) => division))].sort((one, other) => one - other);
  const { kind, table } = season.settings;
  if (kind === 'everyone') return divisions.map((division) => everyoneTable(season, division));
  if (kind !== 'swiss') return [];
  return table > 2 ? [podTable(season)] : divisions.map((division) => swissTable(season, division));
}

/** L31–L37: the standings are those of the stored results. Whoever was taken out may stand without a place. */
const standings: Rule = ({ season, before }) => {
  if (!isPlayed(season) || season.rev === before?.rev) return [];
  const shown = standingsOf(season);
  const isCut = season.matches.some(({ stage }) => stage === 'cut');
  return dueTables(season).flatMap((due, i) => {
    const lines = shown[i] ?? [];
    const ids = new Set(lines.map(({ entry }) => entry.n));
    const missing = due.filter(({ n }) => !ids.has(n) && entryOf(season, n)?.status === 'in');
    if (missing.length > 0) return [`${missing.map(({ n }) => n).join()} stand nowhere`];
    const wrong = due.find(({ n, points }) => {
      const line = lines.find(({ entry }) => entry.n === n);
      const scale = season.settings.table > 2 ? 100 : 1;
      return line !== undefined && Math.abs(line.points * scale - points) > 1e-6;
    });
    if (wrong !== undefined) return [`entry ${wrong.n} has ${wrong.points} points, shown otherwise`];
    for (const { n, shown: figures } of due) {
      const note = lines.find(({ entry }) => entry.n === n)?.note;
      const numbers = (note?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
      if (note !== undefined && figures.some((figure, k) => Math.abs(figure - (numbers[k] ?? 0)) > 0.051))
        return [`entry ${n} is shown with ${note} instead of ${figures.join()}`];
    }
    // The best of a cut stand first, by their knock-out.
    const cut = new Set(
      season.matches.flatMap(({ stage, seats }) => (stage === 'cut' ? seats.map(({ entry }) => entry) : [])),
    );
    const wanted = due.map(({ n }) => n).filter((n) => ids.has(n) && !(isCut && cut.has(n)));
    const actual = lines.map(({ entry }) => entry.n).filter((n) => !(isCut && cut.has(n)));
    const placed = (list: readonly number[]) => list.filter((n) => entryOf(season, n)?.status !== 'excluded').join(' ');
    return placed(wanted) === placed(actual) ? [] : [`they stand ${placed(actual)} instead of ${placed(wanted)}`];
  });
};

/** The table of teams is that of the stored results, and everybody who is in has the place of their team. */
const teams: Rule = ({ season, before }) => {
  if (season.settings.kind !== 'teams' || !isPlayed(season) || season.rev === before?.rev) return [];
  const due = teamTable(season);
  const shown = formatOf(season).teams?.(season) ?? [];
  const lineOf = ({ name, points, boards }: TeamDue) => `${name} ${points} ${boards}`;
  const wanted = due.map(lineOf).join(', ');
  const actual = shown
    .filter(({ place }) => place !== undefined)
    .map(({ team, points, boards }) => lineOf({ name: team.name, points, boards: 2 * boards }))
    .join(', ');
  if (wanted !== actual) return [`the teams stand ${actual} instead of ${wanted}`];
  const places = new Map(shown.flatMap(({ team, place }) => team.boards.map((n) => [n, place] as const)));
  const lines = standingsOf(season).flat();
  const wrong = lines.filter(({ entry, place }) => place !== (entry.status === 'in' ? places.get(entry.n) : undefined));
  return wrong.map(({ entry, place }) => `${entry.user} has place ${place} instead of that of their team`);
};

/** L39: in a knock-out nobody stands before somebody who has got further; the champion has lost less often than it takes to be out. */
const knockout: Rule = ({ season }) => {
  const stage = season.settings.kind === 'knockout' ? 'main' : 'cut';
  const isOne =
    season.settings.kind === 'knockout' ||
    (season.settings.table === 2 && season.matches.some((match) => match.stage === 'cut'));
  if (season.status !== 'final' || !isOne) return [];
  const [first] = standingsOf(season)[0] ?? [];
  if (first === undefined) return [];
  const matches = season.matches.filter((match) => match.stage === stage);
  const losses = (n: number) => matches.filter((match) => losersOf(match).includes(n)).length;
  const alive = season.entries.filter(({ n, status }) => status === 'in' && losses(n) < season.settings.losses);
  const others = alive.filter(
    ({ n }) => n !== first.entry.n && matches.some(({ seats }) => seats.some(({ entry }) => entry === n)),
  );
  return others.length > 0 && losses(first.entry.n) >= season.settings.losses
    ? [`${first.entry.user} is first although they are out and ${others.map(({ user }) => user).join()} is not`]
    : [];
};

/** Nobody who was taken out has a place or a trophy, and nobody who has deleted their data a trophy. */
const honours: Rule = ({ season, world }) => {
  if (season.status !== 'final') return [];
  const trophies = world.rows<{ user: string; kind: string }>(
    'select user_id user, kind from trophies where season_id = ?',
    season.id,
  );
  const out = new Set(season.entries.filter(({ status }) => status === 'excluded').map(({ user }) => user));
  const wrong = trophies.filter(({ user }) => out.has(user) || world.forgotten.has(user) || !world.people.has(user));
  const lines = standingsOf(season).flat();
  const placed = lines.filter(({ entry, place }) => entry.status === 'excluded' && place !== undefined);
  return [
    ...wrong.map(({ user, kind }) => `${user} has the trophy ${kind}`),
    ...placed.map(({ entry, place }) => `${entry.user} was taken out and has place ${place}`),
  ];
};

export const standingsRules = { standings, teams, knockout, honours };
