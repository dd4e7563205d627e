/** The watchers of the fuzz see what they are there to see: planted faults are found. */
import { describe, expect, test } from 'vitest';
import { chance } from '#bots/play';
import type { Game } from '#face/game';
import type { EveState } from '#games/eve/state';
import { hostileInputs } from './hostile.ts';
import { faults, remember } from './invariants.ts';
import { dealtAnew, Watcher } from './secrets.ts';
import { createFuzz } from './setup.ts';

const { game, library, decks, player } = createFuzz();
const names = new Set(library.cards.map((one) => one.id));

/** An outer region that somebody holds. */
function outer(state: EveState): string | undefined {
  return state.zones.play!.find(
    (id) => library.get(state.cards[id]!.def).type === 'outer region' && (state.cards[id]!.ctl ?? 0) >= 0,
  );
}

/** A game some turns old, between good players, who have come to hold an outer region. */
function midgame(): EveState {
  const begun = game.setup({ edition: 'core', seed: 'watch', decks: [decks[0]!, decks[1]!] });
  if ('refused' in begun) throw new Error(begun.refused);
  const state = begun.state as EveState;
  const random = chance('watch');
  while (state.g.turn < 8 || outer(state) === undefined) {
    const ask = state.open!.asks[0]!;
    game.answer(state, { seat: ask.seat, ask: ask.id, answer: player(game.view(state, ask.seat), ask, random, game) });
  }
  return state;
}

describe('invariants', () => {
  test('nothing is wrong with a game as it is', () => {
    const state = midgame();
    expect(faults(library, state, remember(library, state))).toEqual([]);
  });

  const ship = (state: EveState) => state.zones.play!.find((id) => library.get(state.cards[id]!.def).type === 'ship')!;

  test.each<[string, RegExp, (state: EveState) => void]>([
    ['a card in two zones', /is in .* and in/, (state) => state.zones.play!.push(state.zones['hand:0']![0]!)],
    ['a card in none', /in no zone/, (state) => state.zones['hand:0']!.pop()],
    [
      'a card that has become another',
      /come or gone/,
      (state) => {
        state.cards[state.zones['hand:0']![0]!]!.def = 'omen';
        state.cards[state.zones['hand:0']![1]!]!.def = 'omen';
      },
    ],
    [
      'a card in a hand not its own',
      /of seat 1 is in hand:0/,
      (state) => state.zones['hand:0']!.push(state.zones['hand:1']!.pop()!),
    ],
    [
      'a debt',
      /holds -1/,
      (state) => {
        state.g.isk[1] = -1;
      },
    ],
    [
      'a ship nowhere',
      /nowhere/,
      (state) => {
        delete state.cards[ship(state)]!.at;
      },
    ],
    [
      'a ship in a place that is not in play',
      /not in play/,
      (state) => {
        state.cards[ship(state)]!.at = state.zones['hand:0']![0]!;
      },
    ],
    [
      'a lost region',
      /has left play/,
      (state) => {
        const id = outer(state)!;
        state.zones.play!.splice(state.zones.play!.indexOf(id), 1);
        state.zones['regions:0']!.push(id);
      },
    ],
    [
      'a region without a ship',
      /without a ship|controls/,
      (state) => {
        const region = state.cards[outer(state)!]!;
        region.ctl = 1 - (region.ctl ?? region.own);
      },
    ],
    [
      'nobody asked',
      /nobody is asked/,
      (state) => {
        delete state.open;
      },
    ],
  ])('%s is found', (_name, found, plant) => {
    const state = midgame();
    const before = remember(library, state);
    plant(state);
    expect(faults(library, state, before).join('\n')).toMatch(found);
  });
});

describe('secrets', () => {
  const leaking = (leak: (state: EveState) => unknown): Game => ({
    ...game,
    view: (state, seat) => ({ ...game.view(state, seat), more: leak(state as EveState) }) as ReturnType<Game['view']>,
  });

  test('nothing leaks from a game as it is', () => {
    const state = midgame();
    expect(new Watcher(game, names, state).views(state)).toEqual([]);
  });

  test.each<[string, (state: EveState) => unknown]>([
    ['the id of a card in a hand', (state) => state.zones['hand:1']![0]],
    ['an id within a longer text', (state) => ({ option: `play:${state.zones['market:0']![3]!}` })],
    ['an id as a key', (state) => ({ [state.zones['hand:0']![0]!]: 1 })],
    ['an unplayed region', (state) => state.cards[state.zones['regions:1']![0]!]!.def],
    ['the back of a starbase', (state) => state.g.back],
  ])('%s is found', (_name, leak) => {
    const state = midgame();
    expect(new Watcher(leaking(leak), names, state).views(state)).not.toEqual([]);
  });

  test('an event that tells a card to everybody is found', () => {
    const state = midgame();
    const [id] = state.zones['hand:1']!;
    const watcher = new Watcher(game, names, state);
    expect(watcher.events(state, [{ e: 'drew', to: [1], seat: 1, card: id }])).toEqual([]);
    expect(watcher.events(state, [{ e: 'drew', seat: 1, card: id }])).not.toEqual([]);
  });

  test('a view that counts on hidden cards differs when they are dealt anew', () => {
    const state = midgame();
    const random = chance('deal');
    const other = dealtAnew(state, 1, (n) => Math.floor(random() * n));
    const defs = (of: EveState) => of.zones['hand:1']!.map((id) => of.cards[id]!.def);
    expect(defs(other)).not.toEqual(defs(state));
    expect(game.view(other, 0)).toEqual(game.view(state, 0));
    expect(game.view(other, 1)).not.toEqual(game.view(state, 1));
  });
});

test('bad inputs are of every kind, and refused for it', () => {
  const state = midgame();
  const random = chance('bad');
  const ask = state.open!.asks[0]!;
  const refusals = hostileInputs(ask, 2, random, 300).map((bad) => {
    const step = game.answer(state, bad);
    return 'refused' in step ? step.refused : 'taken';
  });
  expect([...new Set(refusals)].sort()).toEqual(['foreign', 'illegal', 'malformed', 'stale']);
});
