/** Checks a deck: the lines of its text and the rules of its game, format by format. */
import type { Deck, DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import type { CardNames } from './cards.ts';
import { type ReadList, readList } from './read.ts';

/** A deck's problems in one format; none means that it is legal. */
export type DeckVerdict = { readonly format: string; readonly problems: readonly DeckProblem[] };

/** The result of reading a list: the lines of its cards, and their problems. */
export type Findings = Pick<ReadList, 'lines' | 'problems'>;

/**
 * The verdict of every format of the game on a deck, in their order. `unread` lines are problems of every format.
 * `read`: the result of reading them, if they were just read.
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

/** The problems of lines that were kept because they name no card; their line numbers are no longer known. */
function problemsOfLines(game: Game, names: CardNames, unread: readonly string[]): readonly DeckProblem[] {
  return readList(game, names, unread.join('\n')).problems.map(({ line: _line, ...problem }) => problem);
}

function withLine(problem: DeckProblem, lines: ReadonlyMap<string, number> | undefined): DeckProblem {
  const line = problem.card === undefined ? undefined : lines?.get(problem.card);
  return line === undefined || problem.line !== undefined ? problem : { ...problem, line };
}
