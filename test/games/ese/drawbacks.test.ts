// What speaks against a card that is aimed at the wrong side, even where only one side has anything that it may be aimed at.
import { expect, test } from 'vitest';
import { eseGame } from '#games/ese/game';
import type { Answer } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import { loadSets } from '#sets/load';
import { conflict, onAttack, until } from './fight.ts';
import { type Table, table } from './table.ts';

const game = eseGame(loadSets().sets.ese);

/** What speaks against each way in which a seat may play a card, by whose the target is: "mine harmsOwn". */
function drawbacks(t: Table, seat: number, def: string): readonly string[] {
  const view = game.view(t.state, seat);
  const ask = view.asks.find((one) => one.seat === seat)!;
  const options = ask.choice.kind === 'choose' ? ask.choice.options.filter(({ note }) => note?.def === def) : [];
  return options.flatMap(({ id, needs = [] }) => {
    const [need] = needs;
    if (need?.choice.kind !== 'choose') return [];
    return need.choice.options.map((target) => {
      const answer: Answer = { pick: [id], with: { [need.name]: { pick: [target.id] } } };
      expect([...picked(answer), ...picked(needsOf(answer)[need.name]!)]).toEqual([id, target.id]);
      const mine = view.board.seats[seat]!.fleets.some((fleet) => fleet.id === target.card);
      return `${mine ? 'mine' : 'theirs'} ${game.words.drawback!(view, ask, answer, ['Ada', 'Bob'])?.kind ?? 'fine'}`;
    });
  });
}

const events = ['event', 'trade'];

test('an event that discards any fleet warns of one’s own, also if there are no others', () => {
  const alone = table({ seats: [{ action: ['Rogue Warlord'], play: ['L'] }, {}], from: events });
  expect(drawbacks(alone, 0, 'rouge-warlord')).toEqual(['mine harmsOwn']);
  const both = table({ seats: [{ action: ['Rogue Warlord'], play: ['L'] }, { play: ['M'] }], from: events });
  expect(drawbacks(both, 0, 'rouge-warlord').toSorted()).toEqual(['mine harmsOwn', 'theirs fine']);
});

test('a tactic that keeps a fleet away warns of one’s own', () => {
  const t = onAttack({ play: ['L'], action: ['Lost in Space'] }, { play: ['L'] });
  until(t, 0, 'assign').does(0, 'Old Republic');
  until(t, 0, 'tactics');
  expect(drawbacks(t, 0, 'lost-in-space')).toContain('mine harmsOwn');
});

test('force for a fleet in a battle is fine for one’s own alone', () => {
  const t = conflict({ play: ['L'], action: ['Space Swarm'] }, { play: ['L'] }, 'Old Republic');
  until(t, 0, 'battle');
  expect(new Set(drawbacks(t, 0, 'space-swarm'))).toEqual(new Set(['mine fine']));
});
