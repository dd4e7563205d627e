/** What is wrong with a deck: the lines of its text and the rules of its game, format by format. */
import type { Deck, DeckProblem, Game } from '#kernel/game';
import type { CardNames } from './cards.ts';
import { type ReadList, readList } from './read.ts';

/** What a format finds wrong with a deck; empty means legal. */
export type DeckVerdict = { readonly format: string; readonly problems: readonly DeckProblem[] };

/** What reading a list has shown: the lines of its cards, and what was wrong. */
export type Findings = Pick<ReadList, 'lines' | 'problems'>;

/**
 * The verdict of every format of the game on a deck, in their order. `unread` lines are problems of every format.
 * `read`: what reading them has shown already.
 */
export function verdictsOn(
  game: Game,
  names: CardNames,
  deck: Deck,
  edition: string,
  unread: readonly string[],
  read?: Findings,
): readonly DeckVerdict[] {
  const ofLines = read?.problems ?? problemsOfLines(game, names, unread);
  return game.deckRules.formats.map(({ id }) => ({
    format: id,
    problems: [...ofLines, ...game.checkDeck(deck, edition, id).map((problem) => withLine(problem, read?.lines))],
  }));
}

/** The problems of lines that were kept because they name no card; their line numbers are not known any more. */
function problemsOfLines(game: Game, names: CardNames, unread: readonly string[]): readonly DeckProblem[] {
  return readList(game, names, unread.join('\n')).problems.map(({ line: _line, ...problem }) => problem);
}

function withLine(problem: DeckProblem, lines: ReadonlyMap<string, number> | undefined): DeckProblem {
  const line = problem.card === undefined ? undefined : lines?.get(problem.card);
  return line === undefined || problem.line !== undefined ? problem : { ...problem, line };
}
