/** Decks (S-2) and set-up (S-3); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { suggestedRules } from '#face/suggested-rules';
import { setShape } from '#games/sem/cards/format';
import { deckProblems, deckRules } from '#games/sem/decks/check';
import { semGame } from '#games/sem/game';
import { makeLibrary } from '#games/sem/library';
import { viewOf } from '#games/sem/view';
import { translatorIn } from '#games/sem/words/catalogue';
import { answer, isStep } from '#kernel/answer';
import { open } from '#kernel/load';
import { loadSets } from '#sets/load';
import { deckOf, decks as readyDecks, start } from './start.ts';
import { describe, library, rules, test } from './table.ts';

const t = translatorIn('en');

const wrong = (...given: Parameters<typeof deckOf>) =>
  deckProblems(library, t, deckOf(...given)).map(({ rule, card }) => [rule, card]);

describe('a deck', () => {
  test('1: has 40 cards or more, without a maximum', () => {
    expect(wrong({ autofactory: 39 })).toEqual([['S-2.1', undefined]]);
    expect(wrong({ autofactory: 40 })).toEqual([]);
    expect(wrong({ autofactory: 60, 'picket-drone': 60 })).toEqual([]);
  });

  test('2: has at most 4 copies of a card, unless it is Unlimited', () => {
    expect(wrong({ autofactory: 40, 'line-cruiser': 4 })).toEqual([]);
    expect(wrong({ autofactory: 40, 'line-cruiser': 5 })).toEqual([['S-2.2', 'line-cruiser']]);
    expect(wrong({ 'picket-drone': 40, autofactory: 5 })).toEqual([]);
  });

  test('a unique card may be in it up to 4 times', () => {
    expect(wrong({ autofactory: 40, 'siege-dreadnought': 4 })).toEqual([]);
  });

  test('has cards of the faction of its base, and neutral ones', () => {
    expect(wrong({ autofactory: 40, 'line-cruiser': 1, 'patrol-skiff': 1 })).toEqual([]);
    expect(wrong({ autofactory: 40, 'gnat-flight': 1 })).toEqual([['S-2.5', 'gnat-flight']]);
    expect(wrong({ autofactory: 40, 'gnat-flight': 1 }, { base: ['smuggler-ring'] })).toEqual([]);
    expect(wrong({ autofactory: 40 }, { sideboard: ['phantom-squadron'] })).toEqual([['S-2.5', 'phantom-squadron']]);
  });

  test('4: cards without a printed cost lie in the sideboard, and only they', () => {
    expect(wrong({ autofactory: 40, 'sovereign-flagship': 1 })).toEqual([['S-2.3', 'sovereign-flagship']]);
    expect(wrong({ autofactory: 40 }, { sideboard: ['sovereign-flagship'] })).toEqual([]);
    expect(wrong({ autofactory: 40 }, { sideboard: ['line-cruiser'] })).toEqual([['S-2.3', 'line-cruiser']]);
    // A cost of 0 is a cost.
    expect(wrong({ autofactory: 39 }, { sideboard: ['autofactory'] })).toEqual([
      ['S-2.1', undefined],
      ['S-2.3', 'autofactory'],
    ]);
  });

  test('4: the sideboard has any number of cards, at most 4 of each', () => {
    const cards = Array.from({ length: 8 }, (_, i) => ({
      id: `special-${i}`,
      name: `Special ${i}`,
      type: 'unit',
      class: 'fighter',
      hp: 1,
    }));
    const extended = makeLibrary([...library.sets, setShape.parse({ set: 'more', name: 'More', game: 'sem', cards })]);
    const sideboard = cards.flatMap(({ id }) => [id, id, id, id]).slice(0, 30);
    expect(deckProblems(extended, t, deckOf({ autofactory: 40 }, { sideboard }))).toEqual([]);
    expect(wrong({ autofactory: 40 }, { sideboard: Array.from({ length: 5 }, () => 'derelict-titan') })).toEqual([
      ['S-2.2', 'derelict-titan'],
    ]);
  });

  test('has one base, which is not shuffled', () => {
    expect(wrong({ autofactory: 40 }, { base: [] })).toEqual([['S-2.4', undefined]]);
    expect(wrong({ autofactory: 40 }, { base: ['throne-bastion', 'throne-bastion'] })).toEqual([['S-2.4', undefined]]);
    expect(wrong({ autofactory: 40 }, { base: ['line-cruiser'] })).toEqual([['S-2.4', 'line-cruiser']]);
    expect(wrong({ autofactory: 40, 'throne-bastion': 1 })).toEqual([['S-2.4', 'throne-bastion']]);
  });

  test('whatever it contains, it is checked', () => {
    expect(wrong({ nonsense: 40 }, { base: ['nothing'] })).toContainEqual(['card', 'nonsense']);
    expect(wrong({ autofactory: 40, 'line-cruiser': 0.5 })).toEqual([['S-2.2', 'line-cruiser']]);
  });

  test('cards have their place: base, deck, sideboard', () => {
    const { place } = deckRules(library, t);
    expect(['throne-bastion', 'autofactory', 'corsair-pact', 'nonsense'].map((id) => place(id, undefined))).toEqual([
      'base',
      'main',
      'sideboard',
      undefined,
    ]);
  });

  test('the ready decks are legal', () => {
    expect(readyDecks.flatMap((deck) => deckProblems(library, t, deck))).toEqual([]);
    expect(new Set(readyDecks.map(({ id }) => id)).size).toBeGreaterThan(3);
  });
});

describe('set-up', () => {
  const plain = deckOf({ autofactory: 40 });
  const drawn = (events: ReturnType<typeof start>['events']) =>
    events.filter(({ e, n }) => e === 'drew' && n !== undefined).map(({ seat, n }) => [seat, n]);

  test('5: everybody draws 7 cards, one who may hold more as many as that', () => {
    const { state, events } = start([plain, deckOf({ autofactory: 40 }, { base: ['smuggler-ring'] })]);
    const hands = drawn(events).slice(0, 2);
    expect(hands.sort()).toEqual([
      [0, 7],
      [1, 8],
    ]);
    expect(state.zones['deck:1']?.length).toBe(state.g.first === 1 ? 31 : 32);
  });

  test('the first player draws 1 card in the first Draw Phase, or 2 where the table has agreed on that', () => {
    const one = start([plain, plain]);
    expect(drawn(one.events).slice(2)).toEqual([[one.state.g.first, 1]]);
    const two = start([plain, plain], { firstDraw: '2' });
    expect(drawn(two.events).slice(2)).toEqual([[two.state.g.first, 2]]);
  });

  describe('whoever does not begin', () => {
    /** The Yield that each seat has in its first two turns, in the order of the turns. */
    function yields(options: Readonly<Record<string, string>>): readonly number[] {
      let { state } = start([plain, plain, plain], options);
      const seen: number[] = [];
      for (let turn = 0; seen.length < 6; ) {
        const [ask] = state.open?.asks ?? [];
        if (ask === undefined) throw new Error('nobody is asked');
        if (state.g.turn !== turn) seen.push(viewOf(rules, state, undefined).board.seats[state.g.active]!.yield);
        turn = state.g.turn;
        const step = answer(rules, state, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
        if (!('state' in step)) throw new Error(JSON.stringify(step));
        state = step.state;
      }
      return seen;
    }

    test('has 1 or 2 more Yield in their first turn, and no more after that, where the table has agreed on that', () => {
      expect(yields({ laterYield: '1' })).toEqual([2, 3, 3, 2, 2, 2]);
      expect(yields({ laterYield: '2' })).toEqual([2, 4, 4, 2, 2, 2]);
    });

    test('has none where nothing was said, but new tables say 1', () => {
      expect(yields({})).toEqual([2, 2, 2, 2, 2, 2]);
      expect(suggestedRules(semGame(loadSets().sets.sem), 'v2')).toEqual({ laterYield: '1' });
    });

    test('has none in games that were stored before there was a choice', () => {
      const { state } = start([plain, plain]);
      const { laterYield, ...options } = state.g.options;
      const stored = JSON.stringify({ ...state, g: { ...state.g, options } });
      expect(laterYield).toBe('0');
      expect(open(rules, stored).g.options.laterYield).toBe('0');
    });
  });

  test('every card is in a ready deck', () => {
    const listed = new Set(
      readyDecks.flatMap(({ main, extra }) => [...Object.keys(main), ...Object.values(extra).flat()]),
    );
    expect(library.cards.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
  });

  test('chance picks who begins', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => start([plain, plain, plain], {}, `seed ${i}`).state.g.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
  });

  test('there is no Yield and there are no command points before the first Allocation Phase', () => {
    const { state } = start([plain, plain]);
    expect([state.g.phase, state.g.turn, state.g.round, state.g.cp]).toEqual(['queue', 1, 1, [0, 0]]);
  });

  test('in the first turn projects are placed, and get Yield', () => {
    const { state } = start([deckOf({ 'picket-drone': 40 }), deckOf({ 'picket-drone': 40 })]);
    const [ask] = state.open?.asks ?? [];
    const options = ask?.choice.kind === 'choose' ? ask.choice.options : [];
    const given = { pick: options.slice(0, 2).map(({ id }) => id) };
    expect(isStep(answer(rules, state, { seat: ask?.seat, ask: ask?.id, answer: given }))).toBe(true);
    const [unit, other] = (state.zones[`play:${state.g.active}`] ?? []).slice(1).map((id) => state.cards[id]);
    expect([unit, other]).toMatchObject([
      { def: 'picket-drone', testing: true },
      { def: 'picket-drone', testing: true },
    ]);
    expect([state.g.phase, state.g.turn, state.g.cp[state.g.active]]).toEqual(['acquisition', 1, 3]);
  });

  test('2 to 6 players, each with a legal deck', () => {
    const seats = (n: number) => () => start(Array.from({ length: n }, () => plain)).state.seats;
    expect([2, 6].map((n) => seats(n)())).toEqual([2, 6]);
    expect(seats(1)).toThrow('seats');
    expect(seats(7)).toThrow('seats');
    expect(() => start([plain, deckOf({ autofactory: 39 })])).toThrow('deck');
  });

  test('sideboards lie open from the start', () => {
    const { state } = start([deckOf({ autofactory: 40 }, { sideboard: ['derelict-titan'] }), plain]);
    expect(state.zones['sideboard:0']?.map((id) => state.cards[id]?.def)).toEqual(['derelict-titan']);
  });
});
