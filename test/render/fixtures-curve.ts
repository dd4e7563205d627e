/** How games went, as pictures. */
import type { CurveScene } from '#face/curve-scene';

const common = {
  kind: 'curve',
  title: 'How the game went',
  fallbackTitle: 'How the game went',
  scale: ['0%', '50%', '100%'],
  ends: ['Start', 'End'],
} as const satisfies Partial<CurveScene>;

const ian = [0.5, 0.46, 0.55, 0.52, 0.6, 0.58, 0.35, 0.3, 0.42, 0.39, 0.71, 0.78, 1];

/** Two players, whose chances add up to 1. */
export const duelCurve: CurveScene = {
  ...common,
  subtitle: 'EVE: The Second Genesis · chances of winning',
  lines: [
    { seat: 0, name: 'Ian', fallbackName: 'Player 1', chances: ian },
    { seat: 1, name: 'Elysha', fallbackName: 'Player 2', chances: ian.map((chance) => 1 - chance) },
  ],
  marks: [
    { at: 5, label: '1' },
    { at: 9, label: '2' },
    { at: 11, label: '3' },
  ],
};

/** Six players over many turns, two of which are told one after the other; two players out early, one with a name that cannot be drawn. */
export const sixCurves: CurveScene = {
  ...common,
  subtitle: 'Epic Space Empires · chances of winning',
  lines: ['Ian', 'Elysha', '\u202E李\u0007🚀', 'A player with a name of thirty-two', 'Bo', 'Zoe'].map((name, seat) => ({
    seat,
    name,
    fallbackName: `Player ${seat + 1}`,
    chances: Array.from({ length: 40 }, (_, turn) => share(seat, turn)),
  })),
  marks: [
    { at: 8, label: '1' },
    { at: 9, label: '2' },
    { at: 38, label: '3' },
  ],
};

/** Shares that wander without chance; the fifth player wins, the first two are out after some turns. */
function share(seat: number, turn: number): number {
  if (turn === 39) return seat === 4 ? 1 : 0;
  const weights = [0, 1, 2, 3, 4, 5].map((one) =>
    one < 2 && turn > 9 + 12 * one ? 0 : 2 + Math.sin((turn + 7 * one) / (3 + one)) + (one === 4 ? turn / 20 : 0),
  );
  return (weights[seat] ?? 0) / weights.reduce((total, one) => total + one, 0);
}
