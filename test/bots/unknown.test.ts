// A game that no computer player has learned is played by chance over what it lists.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { tinyGame } from '#test/tiny-game';

test('the usual computer player answers a new game by chance, and always legally', () => {
  const admiral = createOpponents().admiral!.play;
  const game = tinyGame();
  const random = chance('new game');
  const said = new Map<string, Set<string>>();
  for (let n = 0; n < 30; n++) {
    const begun = game.setup({ edition: game.editions[0]!.id, seed: `${n}`, seats: 2, decks: game.decks.slice(0, 2) });
    if ('refused' in begun) throw new Error(begun.refused);
    let { state } = begun;
    for (let moves = 0; state.result === undefined && moves < 60; moves++) {
      const ask = state.open!.asks.find(({ seat }) => state.open!.answers[seat] === undefined)!;
      const answer = admiral(game.view(state, ask.seat), ask, random, game);
      const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
      // Thirteen is the bid at which this game breaks on purpose.
      if ('refused' in step && step.refused === 'fault') break;
      if ('refused' in step) throw new Error(`${step.refused}: ${JSON.stringify(answer)}`);
      said.set(ask.prompt.key, (said.get(ask.prompt.key) ?? new Set()).add(JSON.stringify(answer)));
      state = step.state;
    }
  }
  expect(said.size).toBeGreaterThan(2);
  expect([...said.values()].filter((answers) => answers.size > 1).length).toBeGreaterThan(2);
});
