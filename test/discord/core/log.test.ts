// The log tells everything exactly once, in order, however long a move was: all pages together are all lines.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { markdownNames } from '#discord/core/people';
import { type LogSpot, readSpot } from '#discord/table/ids';
import { LOG_ENTRIES, logMessage, olderThan } from '#discord/table/screens/log';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import type { LogEntry, TableView } from '#table/types';
import { actsOf } from '#table/view/acts';
import { buttonsOf, expectPossible, textOf } from '../checks.ts';
import { tableView } from '../fixtures.ts';

const t = translatorIn('en');
const cards = loadSets().sets;
const games = createGames(cards);
const { admiral } = createOpponents();
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];

/** A game of four, or as many as it allows, played to its end, the inputs of `together` moves in a row as one move, newest first. */
function played(game: Game, together: number): readonly LogEntry[] {
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, 4);
  const seats = Math.min(4, game.maxSeats);
  const begun = game.setup({ edition, seed: 'log', seats, decks: decks.slice(0, seats) });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const dice = chance('log');
  const told = [begun.events];
  while (state.result === undefined) {
    const ask = state.open!.asks.find(({ seat, free }) => free !== true && state.open!.answers[seat] === undefined)!;
    const answer = admiral!.play(game.view(state, ask.seat), ask, dice, game) ?? ask.fallback;
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(step.refused);
    told.push(step.events);
  }
  return told
    .map((events, i) => ({
      rev: 1 + Math.floor(i / together),
      n: i % together,
      at: 1_790_000_000_000 + i * 60_000,
      seat: undefined,
      by: 'auto' as const,
      events: events.filter((event) => (game.words.line(event, NAMES) ?? '') !== ''),
      lines: [],
    }))
    .filter(({ events }) => events.length > 0)
    .reverse();
}

/** As the log's own pages lead: the newest first, then on by the button to the end. */
function pagesOf(table: TableView, entries: readonly LogEntry[]): readonly string[] {
  const pages: string[] = [];
  for (let from: LogSpot | undefined; ; ) {
    const before = from === undefined ? undefined : olderThan(from);
    const older = entries.filter(
      ({ rev, n }) => before === undefined || rev < before.rev || (rev === before.rev && n < before.n),
    );
    const shown = logMessage({ ...table, entries: older.slice(0, LOG_ENTRIES) }, t, from);
    expectPossible(shown);
    pages.unshift(textOf(shown));
    const button = buttonsOf(shown).find(({ label }) => label === '◀ Older');
    if (button === undefined) return pages;
    from = readSpot(button.custom_id.split(':').at(-1) ?? '');
    expect(from).toBeDefined();
  }
}

/** The lines of a page, each as often as it is told. */
function linesIn(page: string): readonly string[] {
  const [, ...lines] = page.split('\n');
  return lines
    .filter((line) => !line.startsWith('-# <t:'))
    .flatMap((line) => {
      const [, one, times] = /^(.*) ×(\d+)$/.exec(line) ?? [];
      return one === undefined ? [line] : Array.from({ length: Number(times) }, () => one);
    });
}

describe.each(games.map((game) => [game.name, game] as const))('the log of %s', (_name, game) => {
  test.each([1, 25, 100_000])('has every act once, in order, with %i inputs a move', (together) => {
    const entries = played(game, together);
    const table = tableView(game, [], { names: NAMES });
    const all = actsOf(game, [...entries].reverse(), markdownNames(NAMES)).map(({ line }) => line);
    expect(all.length).toBeGreaterThan(20);
    const pages = pagesOf(table, entries);
    expect(pages.length > 1).toBe(entries.length > LOG_ENTRIES);
    expect(pages.flatMap(linesIn)).toEqual(all);
    // The victory is the first thing that is read.
    expect(linesIn(pages.at(-1)!).at(-1)).toBe(all.at(-1));
  });
});
