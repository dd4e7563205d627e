/** The balance report: who meets whom, what the scores come to, and how it reads. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { balanceOf, fair, type Score, schedule, unfair } from '#bots/balance';
import { balanceText, closing, tablesText } from '#bots/balance-text';
import { countOf, quantile, shareOf } from '#bots/figures';
import { figuresIn } from '#bots/section';
import { tables, tablesBalanceOf } from '#bots/tables-balance';
import type { Deck } from '#face/deck';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { npmScript } from '#test/npm-script';

const deck = (id: string, edition = 'core'): Deck => ({ id, name: `The ${id}`, edition, extra: {}, main: {} });
const decks = [deck('red'), deck('blue'), deck('green'), deck('far', 'exiled')];

/** A score of a game between two decks: the seat that won (undefined: nobody) and the seat that began. */
function score(pair: [string, string], won: number | undefined, first = 0, turns = 20): Score {
  return {
    fixture: { edition: 'core', seats: 2, decks: pair, seed: 'x' },
    winners: won === undefined ? [] : [won],
    how: won === undefined ? undefined : 'starbase',
    first,
    turns,
  };
}

describe('shares', () => {
  test.each([
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [240, 600, 0.4, 0.3616, 0.4397],
  ])('%i of %i', (hits, cases, share, low, high) => {
    const found = shareOf(hits, cases);
    expect(found.share).toBe(share);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('nothing is known of no cases', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

test('quantiles are numbers of the sample', () => {
  const sample = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
  expect([0, 0.1, 0.5, 0.9, 1].map((p) => quantile(sample, p))).toEqual([1, 2, 6, 10, 10]);
  expect(quantile([], 0.5)).toBe(0);
});

test('words are counted, the most frequent first', () => {
  expect(countOf(['b', 'a', 'c', 'b'])).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

describe('who meets whom', () => {
  const fixtures = schedule(decks, 'core', 4, 'seed');

  test('every pair of different decks of the edition, as often in either seat', () => {
    const pairs = countOf(fixtures.map((one) => one.decks.join('-')));
    expect(pairs).toEqual([
      ['blue-green', 2],
      ['blue-red', 2],
      ['green-blue', 2],
      ['green-red', 2],
      ['red-blue', 2],
      ['red-green', 2],
    ]);
  });

  test('both seatings of a pair share their chances, other games do not', () => {
    expect(countOf(fixtures.map((one) => one.seed)).map(([, n]) => n)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(fixtures[0]?.decks).toEqual([...(fixtures[1]?.decks ?? [])].reverse());
    expect(fixtures[0]?.seed).toBe(fixtures[1]?.seed);
  });

  test('an odd number of games is rounded up', () => {
    expect(schedule(decks, 'core', 3, 'seed')).toEqual(fixtures);
  });
});

describe('what the scores come to', () => {
  const balance = balanceOf(decks, 'core', [
    score(['red', 'blue'], 0, 0, 10),
    score(['blue', 'red'], 1, 0, 12),
    score(['red', 'blue'], undefined, 0, 30),
    score(['green', 'red'], 0, 1, 14),
    { ...score(['red', 'green'], undefined), refused: 'not-offered' },
    { ...score(['far', 'far'], 0), fixture: { edition: 'exiled', seats: 2, decks: ['far', 'far'], seed: 'x' } },
  ]);
  const share = (one: { share: number } | undefined) => one?.share;

  test('wins overall and by opponent, a game without a winner for half', () => {
    expect(balance.decks.map((one) => [one.deck, one.games, share(one.wins)])).toEqual([
      ['red', 5, 3 / 5],
      ['blue', 3, 0.5 / 3],
      ['green', 2, 1.5 / 2],
    ]);
    expect(share(balance.decks[0]?.against.blue)).toBe(2.5 / 3);
    expect(share(balance.decks[0]?.against.green)).toBe(0.25);
    expect(balance.decks[0]?.against.red).toBeUndefined();
  });

  test('who begins, how long, and what ended it', () => {
    expect(balance.games).toBe(5);
    expect(share(balance.first)).toBe((1 + 0 + 0.5 + 0 + 0.5) / 5);
    expect(balance.turns).toEqual({ median: 14, p10: 10, p90: 30, longest: 30 });
    expect(balance.how).toEqual({ starbase: 3 });
    expect([balance.draws, balance.unended]).toEqual([0, 1]);
    expect(balance.faults).toEqual(['not-offered: red against green, seed "x"']);
  });

  test('more than one winner is a draw', () => {
    const drawn = balanceOf(decks, 'core', [{ ...score(['red', 'blue'], 0), winners: [0, 1] }]);
    expect([drawn.draws, drawn.decks[0]?.wins.share, drawn.decks[1]?.wins.share]).toEqual([1, 0.5, 0.5]);
  });

  test('who is too weak or too strong is named', () => {
    expect(unfair([balance]).map((one) => one.deck)).toEqual(['blue', 'green']);
    expect(closing([balance])).toBe(
      '3 decks, 5 games: between 17 % and 75 %; outside 40 to 60 %: blue 16.7, green 75.0.',
    );
  });

  test('the report is a table with the way to get it again', () => {
    const text = balanceText([balance], { seed: 'abc', games: 2, player: 'Admiral', rules: '' });
    expect(text).toContain('2 games for each pair of decks');
    expect(text).toContain('seed `abc`');
    expect(text).toContain('| The red | 60.0 (23–88) | – | 83.3 (');
    expect(text).toContain('- Fault: not-offered: red against green, seed "x"');
    expect(text.split('\n').at(-1)).toBe(closing([balance]));
  });
});

describe('by number of players', () => {
  test('every deck sits everywhere, beside changing neighbours', () => {
    const fixtures = tables(decks, 'core', 3, 18, 'seed');
    for (const seat of [0, 1, 2])
      expect(countOf(fixtures.map((one) => one.decks[seat]!))).toEqual([
        ['blue', 6],
        ['green', 6],
        ['red', 6],
      ]);
    expect(new Set(fixtures.map((one) => one.decks.join('-'))).size).toBeGreaterThan(3);
    expect(new Set(fixtures.map((one) => one.seed)).size).toBe(18);
    expect(tables([], 'published', 4, 2, 'seed').map((one) => [one.seats, one.decks])).toEqual([
      [4, []],
      [4, []],
    ]);
  });

  const at = (decksBySeat: string[], winners: number[], first: number): Score => ({
    fixture: { edition: 'core', seats: 3, decks: decksBySeat, seed: 'x' },
    winners,
    how: winners.length === 0 ? undefined : 'starbase',
    first,
    turns: 9,
  });
  const balance = tablesBalanceOf(decks, 'core', 3, [
    at(['red', 'blue', 'red'], [0], 0),
    at(['blue', 'red', 'green'], [0, 2], 2),
    at(['red', 'blue', 'green'], [], 1),
    score(['red', 'blue'], 0),
  ]);

  test('a win is shared by those who have won, and by all if nobody has', () => {
    expect(balance.games).toBe(3);
    expect(balance.first.share).toBeCloseTo((1 + 1 / 2 + 1 / 3) / 3, 10);
    expect(balance.decks.map(({ deck: id, wins }) => [id, wins.share])).toEqual([
      ['red', expect.closeTo((1 + 0 + 0 + 1 / 3) / 4, 10)],
      ['blue', expect.closeTo((0 + 1 / 2 + 1 / 3) / 3, 10)],
      ['green', expect.closeTo((1 / 2 + 1 / 3) / 2, 10)],
    ]);
    expect([balance.unended, balance.how]).toEqual([1, { starbase: 2 }]);
  });

  test('the report compares with an even share', () => {
    const text = tablesText([balance], { seed: 'abc', games: 3, player: 'Grand Admiral', rules: 'truce=first' });
    expect(text).toContain(
      '3 games for each number of players, Grand Admiral in every seat, seed `abc`, rules `truce=first`',
    );
    expect(text).toMatch(/\| 3 \| 61\.1 \(\d+–\d+\) \| 33\.3 \| 9, 9, 9, 9 \| starbase 67 \|/);
    expect(text).toContain('- With 3 players 1 games did not end.');
  });
});

const root = resolve(import.meta.dirname, '../..');

describe('docs/balance.md', () => {
  const page = readFileSync(join(root, 'docs/balance.md'), 'utf8');
  const rows = (from: string, to: string) =>
    page
      .slice(page.indexOf(from), page.indexOf(to))
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .slice(1);

  test('its figures are as the script writes them', () => {
    const { decks: all } = createGames({ eve: loadSets().sets.eve })[0]!;
    const balances = ['core', 'exiled'].map((edition) => balanceOf(all, edition, []));
    const text = balanceText(balances, { seed: 'wardroom', games: 2, player: 'Admiral', rules: '' });
    /** A text with its numbers taken out, and what ended the games and who is too strong. */
    const form = (figures: string) =>
      figures
        .trim()
        .replace(/\d+(\.\d+)?/g, '#')
        .replace(/^(- Ended by|# decks, [^;]*).*$/gm, '$1');
    expect(all.length).toBe(8);
    expect(form(figuresIn(page, 'npm run balance -- --write'))).toBe(form(text));
  });

  test('the changes that it lists are in force, and are of figures of our own', () => {
    const sets = loadSets().sets.eve;
    const listed = rows('## Changes', 'The computer player').slice(1);
    expect(listed.length).toBeGreaterThan(0);
    for (const [, name, , figure = '', , to] of listed) {
      const card = sets.flatMap((set) => set.cards).find((one) => one.name === name);
      expect([name, figure, String(card?.[figure as keyof typeof card])]).toEqual([name, figure, to]);
      expect(card?.printed ?? []).not.toContain(figure);
    }
  });

  test('every ready deck is in it, and fair', () => {
    const sets = loadSets().sets.eve;
    const shares = new Map(rows('## As it stands', '## Changes').map(([, deck, overall]) => [deck, overall]));
    for (const { name } of sets.flatMap((set) => set.decks)) {
      const share = Number.parseFloat(shares.get(name) ?? '');
      expect(share, name).toBeGreaterThanOrEqual(100 * fair.low);
      expect(share, name).toBeLessThanOrEqual(100 * fair.high);
    }
  });
});

describe('npm run balance', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, npmScript('balance', ...args), { cwd: root });

  test('plays all decks and ends with a line that sums it up', async () => {
    const { stdout, stderr } = await run('--games', '2', '--seed', 'short');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
      /^8 decks, 24 games: between \d+ % and \d+ %; (all within|outside) 40 to 60 %/,
    );
    expect(stdout).toContain('draws 0, without end 0, faults 0');
    expect(stderr).toContain('24 of 24 games');
  });

  test('a game without decks is played with all numbers of players, by chosen rules', async () => {
    const { stdout } = await run('--game', 'ese', '--games', '2', '--rules', 'truce=first', '--quiet');
    const seats = stdout.split('\n').flatMap((line) => /^\| (\d) \|/.exec(line)?.[1] ?? []);
    expect(seats).toEqual(['2', '3', '4', '5', '6']);
  });

  test('gives the same figures again, however the work is shared out', async () => {
    const args = ['--game', 'ese', '--seats', '2', '--games', '2', '--quiet', '--json'];
    const alone = await run(...args, '--workers', '1');
    const shared = await run(...args, '--workers', '2');
    expect(JSON.parse(shared.stdout)).toEqual(JSON.parse(alone.stdout));
    expect(shared.stderr).not.toContain('games');
  });

  test.each([
    [
      ['--edition', 'empyrean'],
      '--edition: "empyrean" is not usable; expected some of core, exiled, base, 2026, 2021, v2, joined by commas.',
    ],
    [['--games', 'many'], '--games: "many" is not usable; expected a whole number from 2.'],
  ])('%j is explained', async (args, text) => {
    await expect(run(...args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(`${text}\n`) });
  });
});
