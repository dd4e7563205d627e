/** Standings of leagues. */
import type { StandingsScene } from '#face/league-scenes';

const people = [
  'Elysha',
  'Ian',
  '\u202E李\u0007🚀',
  'A player with a name of thirty-two',
  'Bo',
  'Zoe',
  'Mira',
  'Tobin',
];

const lineOf = (name: string, i: number): StandingsScene['lines'][number] => ({
  place: i === 3 ? '4=' : String(i + 1),
  name,
  fallbackName: `#${i + 1}`,
  cells: [String(21 - 3 * i), `${7 - i}–0–${i}`, '55.6', '48.2'],
  ...(i === 0 && { ahead: true }),
  ...(i === 6 && { faded: true }),
});

const standings: StandingsScene = {
  kind: 'standings',
  title: 'Friday Night Fleet Battles',
  fallbackTitle: 'Standings',
  subtitle: 'Round 7 of 9',
  columns: ['Points', 'W–D–L', 'OMW', 'OOMW'],
  lines: people.map(lineOf),
  foot: 'and 15 more · “=”: tied, placed by lot',
};

/** In the middle of a season whose first four go on. */
export const runningStandings: StandingsScene = {
  ...standings,
  lines: standings.lines.map((line, i) => {
    const by = [1, -1, 4, 0, 0, -4, 0, 12][i] ?? 0;
    return { ...line, moved: { by, label: by === 0 ? '' : `${by > 0 ? 'up' : 'down'} ${Math.abs(by)}` } };
  }),
  cut: { after: 4, label: 'Knock-out of the first 4' },
};

/** After its end. */
export const finalStandings: StandingsScene = {
  ...standings,
  subtitle: 'Over',
  lines: standings.lines.map((line, i) => ({
    ...line,
    ...(i < 3 && { medal: (['1', '2', '3'].indexOf(line.place) + 1) as 1 | 2 | 3 }),
  })),
};
