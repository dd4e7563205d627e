/** How well the computer players play, and that their games end. */

import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { type Entrant, type Played, playSeries } from '#bots/series';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const { sets } = loadSets();
const opponents = createOpponents();
const game = createGames({ eve: sets.eve })[0]!;
const decksOf = (edition: string) => game.decks.filter((deck) => deck.edition === edition);
const [core, exiled] = [decksOf('core'), decksOf('exiled')];
const entrant = (id: string): Entrant => ({ id, play: opponents[id]!.play });
const both = [entrant('admiral'), entrant('drifter')];

function play(
  seed: string,
  games: number,
  { seats = 2, players = both, decks = core }: { seats?: number; players?: Entrant[]; decks?: typeof core } = {},
): Played[] {
  const edition = decks[0]?.edition ?? '';
  return [...playSeries({ game, edition, seed, games, seats, players, decks })];
}

const won = (played: readonly Played[], id: string) => played.filter((one) => one.winner === id).length;

describe('the Admiral against the Drifter', () => {
  test('wins at least 29 of 32 games, in either seat, with all decks', () => {
    const played = play('admiral', 32);
    expect(won(played, 'admiral')).toBeGreaterThanOrEqual(29);
    expect(new Set(played.map((one) => one.entrants[0]))).toEqual(new Set(['admiral', 'drifter']));
    expect(new Set(played.map((one) => one.decks.join()))).toHaveProperty('size', 16);
  });

  test('wins at least 29 of 32 games of the Exiled edition as well', () => {
    const played = play('admiral exiled', 32, { decks: exiled });
    expect(won(played, 'admiral')).toBeGreaterThanOrEqual(29);
    expect(new Set(played.map((one) => one.decks.join()))).toHaveProperty('size', 16);
  });

  test.each([
    ['empiric-core', 'liberty-core'],
    ['venal-core', 'entrallment-core'],
  ])('wins with %s and with %s', (...pair) => {
    const played = play(`pair ${pair.join()}`, 20, { decks: core.filter((deck) => pair.includes(deck.id)) });
    expect(won(played, 'admiral')).toBeGreaterThanOrEqual(18);
  });
});

describe('games end', () => {
  test.each([2, 3, 4])('with %i seats, whoever plays', (seats) => {
    const played = play(`ends ${seats}`, 8, { seats });
    expect(played.filter((one) => one.result === undefined)).toEqual([]);
  });

  test.each([2, 4])('in the Exiled edition with %i seats', (seats) => {
    const played = play(`exiled ${seats}`, 6, { seats, decks: exiled });
    expect(played.filter((one) => one.result === undefined)).toEqual([]);
  });

  test('among good players alone', () => {
    for (const decks of [core, exiled]) {
      const played = play('peers', 8, { players: [entrant('admiral')], decks });
      expect(played.filter((one) => one.result === undefined)).toEqual([]);
    }
  });
});

test('the same seed gives the same games', () => {
  expect(play('again', 4)).toEqual(play('again', 4));
});
