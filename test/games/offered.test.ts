// What a table's message offers in the games: passes, and decisions that hang on public facts alone.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { offeredIn } from '#face/view';
import { createGames } from '#games/index';
import type { Ask, Option } from '#kernel/ask';
import type { AskGroup } from '#kernel/state';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const { play } = createOpponents().admiral!;
const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, verb: id }));

test.each([
  ['core', 2, ['pass', 'stay', 'stayOn', 'fightOn'], ['endManagement', 'withdraw']],
  ['exiled', 2, ['pass', 'stay', 'stayOn', 'fightOn'], ['endManagement', 'withdraw']],
  ['base', 3, ['pass', 'rest', 'all:', 'none'], ['assign', 'now', 'build']],
])('%s, %i players: windows can always be passed, and nothing offered needs more', (edition, seats, often, never) => {
  const game = games.find(({ editions }) => editions.some(({ id }) => id === edition))!;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, seats);
  const begun = game.setup({ edition, seed: 'offered', seats, decks });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const seen = new Set<string>();
  const random = chance('offered');
  for (let n = 0; n < 1200 && state.result === undefined; n++) {
    const group = state.open!;
    const offered = game.view(state, undefined).offered!;
    for (const option of offered.options) {
      expect(option.needs).toBeUndefined();
      seen.add(option.id.startsWith('all:') ? 'all:' : option.id);
    }
    for (const { role, secret, choice, fallback, public: ids = [] } of group.asks) {
      const known = choice.kind === 'choose' ? choice.options.map(({ id }) => id) : [];
      for (const id of ids) expect(known).toContain(id);
      // In Epic Space Empires, windows that are not secret are one's own phases in which nothing can be played.
      if (role === 'window' && choice.kind === 'choose' && (secret === true || game.id === 'eve')) {
        expect(ids).toEqual(expect.arrayContaining('pick' in fallback ? [...fallback.pick] : []));
      }
    }
    const ask = group.asks.find((one) => one.free !== true && group.answers[one.seat] === undefined)!;
    const answer = play(game.view(state, ask.seat), ask, random, game);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(JSON.stringify(step));
  }
  for (const id of often) expect(seen).toContain(id);
  for (const id of never) expect(seen).not.toContain(id);
});

const asking = (seat: number, ids: readonly string[], change: Partial<Ask> = {}): Ask => ({
  id: 7 + seat,
  seat,
  role: 'window',
  stop: 'stop',
  prompt: { key: 'ask' },
  choice: { kind: 'choose', options: [...options('pass', 'rest'), { id: 'go', about: seat }], min: 1, max: 1 },
  public: ids,
  fallback: { pick: ['pass'] },
  ...change,
});
const groupOf = (asks: Ask[], answers: AskGroup['answers'] = {}): AskGroup => ({
  asks,
  as: 'it',
  until: 'all',
  answers,
});

test('what is offered to several is what they have in common, as long as they owe an answer', () => {
  const group = groupOf([asking(0, ['rest', 'pass', 'go']), asking(1, ['pass', 'go'])]);
  expect(offeredIn(group)).toEqual({ first: 7, options: options('pass') });
  const later = groupOf(group.asks, { 1: { pick: ['pass'] } });
  expect(offeredIn(later)).toEqual({ first: 7, options: [...options('rest', 'pass'), { id: 'go', about: 0 }] });
  expect(offeredIn(groupOf(group.asks, { 0: { pick: ['pass'] }, 1: { pick: ['pass'] } }))).toBeUndefined();
});

test('a question that nobody waits for takes nothing from what is offered, and one without public options all of it', () => {
  expect(offeredIn(groupOf([asking(0, ['pass']), asking(1, [], { free: true })]))?.options).toEqual(options('pass'));
  const { public: _, ...closed } = asking(1, []);
  expect(offeredIn(groupOf([asking(0, ['pass']), closed]))?.options).toEqual([]);
});
