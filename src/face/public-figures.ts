/** The figures of players that everybody sees at a table, as numbers to compare. */
import type { Game } from './game.ts';
import type { View } from './view.ts';

/** Numbers by the icon of their figure. */
export type Figures = Readonly<Record<string, number>>;

/** By seat; piles and what is no number are left out, and players who are out may have none. `view`: anybody's. */
export function publicFigures(game: Game, view: View): readonly Figures[] {
  const board = game.scenes.board(
    view,
    Array.from({ length: view.seats }, () => ''),
  );
  if (board.kind !== 'board') return [];
  return board.seats.map(({ figures }) =>
    Object.fromEntries(
      figures.flatMap(({ icon, value, pile }) => {
        const number = Number.parseInt(value, 10);
        return pile === true || Number.isNaN(number) ? [] : [[icon, number] as const];
      }),
    ),
  );
}
