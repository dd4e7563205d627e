/** Tables of how often a person is asked, as Markdown. */
import { quantile } from './figures.ts';
import type { Kind, SeatTurn, Tempo } from './tempo.ts';

/** One series: `name` says what was played, `games` how many, as in the tables' rows. */
export type Measured = { readonly name: string; readonly mode: string; readonly tempo: Tempo };

/** How the figures were produced, so that anybody can reproduce them. */
export type Run = { readonly seed: string; readonly player: string };

/** The tables for other players' turns and for the player's own, and what was asked most. */
export function tempoText(measured: readonly Measured[], { seed, player }: Run): string {
  const games = measured.reduce((sum, { tempo }) => sum + tempo.games, 0);
  const ended = measured.reduce((sum, { tempo }) => sum + tempo.ended, 0);
  return [
    `${games} games of ${player} with the ready decks, ${ended} of them ended, seed \`${seed}\`.`,
    table(
      ['Another player’s turn', 'no ask', 'median', 'mean', '90 % at most', 'most', 'calls, mean'],
      measured,
      false,
    ),
    table(['The own turn', 'no ask', 'median', 'mean', '90 % at most', 'most', 'calls, mean'], measured, true),
    ...measured.map(kinds),
  ].join('\n\n');
}

function table(heads: readonly string[], measured: readonly Measured[], own: boolean): string {
  const rows = measured.map(({ name, mode, tempo }) => [
    `${name}, \`${mode}\``,
    ...figures(tempo.turns.filter((one) => one.own === own)),
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function figures(turns: readonly SeatTurn[]): string[] {
  const asks = turns.map((one) => one.asks);
  const none = (100 * asks.filter((n) => n === 0).length) / Math.max(1, asks.length);
  const at = (share: number) => String(quantile(asks, share));
  return [`${none.toFixed(0)} %`, at(0.5), mean(asks), at(0.9), at(1), mean(turns.map(({ calls }) => calls))];
}

function mean(counts: readonly number[]): string {
  return (counts.reduce((sum, n) => sum + n, 0) / Math.max(1, counts.length)).toFixed(2);
}

/** What was asked, and what was passed although the player would have acted, by frequency per turn. */
function kinds({ name, mode, tempo }: Measured): string {
  const list = (all: readonly Kind[], own: boolean) => {
    const turns = Math.max(1, tempo.turns.filter((one) => one.own === own).length);
    const max = all.filter((one) => one.own === own).slice(0, 4);
    return max.map(({ kind, times }) => `\`${kind}\` ${(times / turns).toFixed(2)}`).join(', ') || 'nothing';
  };
  return [
    `${name}, \`${mode}\`, times a turn:`,
    '',
    `- asked in another player’s turn: ${list(tempo.asked, false)};`,
    `- asked in the own turn: ${list(tempo.asked, true)};`,
    `- passed where the player would have acted, in another player’s turn: ${list(tempo.lost, false)};`,
    `- passed where the player would have acted, in the own turn: ${list(tempo.lost, true)}.`,
  ].join('\n');
}
