/** Matches of leagues as they begin. */
import type { MatchScene, MatchSide } from '#face/match-scene';

const names = ['Ian', 'Elysha', '\u202E李\u0007🚀', 'A player with a name of thirty-two', 'Bo', 'Zoe'];

const sideOf = (name: string, seat: number, more: Partial<MatchSide>): MatchSide => ({
  seat,
  name,
  fallbackName: `Player ${seat + 1}`,
  ...more,
});

/** Two whose bases lie open, in the third round. */
export const duelMatch: MatchScene = {
  kind: 'match',
  title: 'Friday Night Fleet Battles',
  fallbackTitle: 'Match 12',
  subtitle: 'Match 12 · Round 3',
  sides: [
    sideOf('Ian', 0, {
      title: 'Amarr',
      record: 'Place 2 · 9 points',
      home: { kind: 'starbase', seed: 'empire-tower', palette: 'Amarr', traits: { nth: 1, guns: 2 } },
    }),
    sideOf('A player with a name of thirty-two', 1, {
      title: 'Minmatar',
      record: 'Place 5 · 6 points',
      home: { kind: 'starbase', seed: 'matar', palette: 'Minmatar', traits: { nth: 2, guns: 3 } },
    }),
  ],
};

/** A table of six of whom nothing is known yet. */
export const tableMatch: MatchScene = {
  ...duelMatch,
  subtitle: 'Match 1',
  sides: names.map((name, seat) => sideOf(name, seat, {})),
};
