/** The balance of ready decks as Markdown, and in one line. */
import { type DeckBalance, type EditionBalance, fair, unfair } from './balance.ts';
import type { Share } from './figures.ts';
import type { TablesBalance } from './tables-balance.ts';

/** How the figures were produced, so that anybody can reproduce them. */
export type Run = {
  readonly seed: string;
  readonly games: number;
  readonly player: string;
  /** As they are written on the command line; empty: the usual ones. */
  readonly rules: string;
};

/** The whole report. `run.games` counts the games of each pair of decks. */
export function balanceText(balances: readonly EditionBalance[], run: Run): string {
  const intro = `${run.games} games for each pair of decks, half of them in either seat, ${run.player} on both sides, seed \`${run.seed}\`${rulesOf(run)}. Wins in per cent, with the 95 % interval.`;
  return [intro, ...balances.map(editionText), closing(balances)].join('\n\n');
}

const rulesOf = ({ rules }: Run): string => (rules === '' ? '' : `, rules \`${rules}\``);

function editionText(balance: EditionBalance): string {
  const { edition, decks, games, first, turns, how, draws, unended, faults } = balance;
  const heads = ['Deck', 'Overall', ...decks.map((deck) => `against ${deck.deck}`)];
  const rows = decks.map((deck) => [
    deck.name,
    percent(deck.wins),
    ...decks.map((foe) => {
      const share = deck.against[foe.deck];
      return share === undefined ? '–' : percent(share);
    }),
  ]);
  const ends = Object.entries(how).map(([why, n]) => `${why} ${whole(n / Math.max(1, games))}`);
  return [
    `### ${edition}`,
    '',
    table([heads, ...rows]),
    '',
    `- Games: ${games}; draws ${draws}, without end ${unended}, faults ${faults.length}.`,
    `- Who begins wins ${percent(first)}.`,
    `- Turns of both players together: median ${turns.median}, p10 ${turns.p10}, p90 ${turns.p90}, longest ${turns.longest}.`,
    `- Ended by: ${ends.join(', ') || 'nothing'} (per cent).`,
    ...faults.map((fault) => `- Fault: ${fault}`),
  ].join('\n');
}

/** The report by numbers of players. `run.games` counts the games for each of them. */
export function tablesText(balances: readonly TablesBalance[], run: Run): string {
  const intro = `${run.games} games for each number of players, ${run.player} in every seat, seed \`${run.seed}\`${rulesOf(run)}. Wins in per cent, with the 95 % interval.`;
  const editions = [...new Set(balances.map(({ edition }) => edition))];
  return [
    intro,
    ...editions.map((edition) =>
      tablesOfEdition(
        edition,
        balances.filter((one) => one.edition === edition),
      ),
    ),
  ].join('\n\n');
}

function tablesOfEdition(edition: string, balances: readonly TablesBalance[]): string {
  const decks = balances[0]?.decks ?? [];
  const heads = ['Players', 'Who begins wins', 'an even share', 'Turns: median, p10, p90, longest', 'Ended by'];
  const rows = balances.map(({ seats, games, first, turns, how }) => [
    String(seats),
    percent(first),
    tenths(1 / seats),
    [turns.median, turns.p10, turns.p90, turns.longest].join(', '),
    Object.entries(how)
      .map(([why, n]) => `${why} ${whole(n / Math.max(1, games))}`)
      .join(', ') || 'nothing',
  ]);
  const deckRows = decks.map(({ name }, n) => [
    name,
    ...balances.map((one) => {
      const wins = one.decks[n]?.wins;
      return wins === undefined ? '–' : percent(wins);
    }),
  ]);
  return [
    `### ${edition}`,
    '',
    table([heads, ...rows]),
    ...(decks.length === 0
      ? []
      : ['', table([['Deck', ...balances.map(({ seats }) => `${seats} players`)], ...deckRows])]),
    ...balances.flatMap(({ seats, unended, faults }) => [
      ...(unended === 0 ? [] : ['', `- With ${seats} players ${unended} games did not end.`]),
      ...faults.map((fault) => `- Fault: ${fault}`),
    ]),
  ].join('\n');
}

/** Whether all decks are fair, in a line. */
export function closing(balances: readonly EditionBalance[]): string {
  const all = balances.flatMap(({ decks }) => decks);
  const shares = all.map(({ wins }) => wins.share);
  const games = balances.reduce((total, one) => total + one.games, 0);
  const span = `${all.length} decks, ${games} games: between ${whole(Math.min(...shares))} % and ${whole(Math.max(...shares))} %`;
  const outside = unfair(balances);
  const bounds = `${whole(fair.low)} to ${whole(fair.high)} %`;
  if (outside.length === 0) return `${span}; all within ${bounds}.`;
  return `${span}; outside ${bounds}: ${outside.map((one: DeckBalance) => `${one.deck} ${tenths(one.wins.share)}`).join(', ')}.`;
}

function table(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rest.map(line)].join('\n');
}

function percent({ share, low, high }: Share): string {
  return `${tenths(share)} (${whole(low)}–${whole(high)})`;
}

function tenths(share: number): string {
  return (share * 100).toFixed(1);
}

function whole(share: number): string {
  return (share * 100).toFixed(0);
}
