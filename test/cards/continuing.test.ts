// Questions in the midst of a shared verb: who is asked for what, and how the verb goes on in the game's own ops.
import { expect, test } from 'vitest';
import { continuing } from '#cards/verbs/continuing';
import { card, zone } from '#kernel/zones';
import type { Garden, GardenCard } from './toy-garden-facts.ts';
import { asked, playing } from './toy-garden-play.ts';
import { gardenVocabulary } from './toy-garden-verbs.ts';

const digging = gardenVocabulary.effect.parse({ verb: 'recover', n: 2, for: 'a plant' });
const drawing = gardenVocabulary.effect.parse({ verb: 'draw', n: 'that many' });
const cards: Readonly<Record<string, GardenCard>> = {
  rose: { name: 'Rose', kind: 'plant', height: 2 },
  ivy: { name: 'Ivy', kind: 'climbing plant', height: 3 },
  can: { name: 'Can', kind: 'tool' },
  spade: { name: 'Spade', kind: 'tool', happens: [digging, drawing] },
};
const { garden, choose, reply } = playing(cards);
const dig = (compost: readonly string[]) =>
  choose(garden({ hands: [['spade']], compost: [compost], deck: 9 }), 'spade');

test('a seat is asked for cards, and how many', () => {
  const { seat, role, prompt, choice } = asked(dig(['rose', 'can', 'ivy', 'rose']));
  expect([seat, role, prompt]).toEqual([0, 'choice', { key: 'take', with: { n: 2 } }]);
  expect(choice).toMatchObject({ kind: 'choose', min: 2, max: 2 });
  expect(choice.kind === 'choose' && choice.options).toHaveLength(3);
});

test('the verb goes on with an op of the game, which gets the answer', () => {
  const m = dig(['rose', 'can', 'ivy', 'rose']);
  expect(m.state.frames.at(-1)?.rest.map(({ op }) => op)).toEqual(['garden.recovered', 'garden.draw']);
  const { choice } = asked(m);
  const ids = choice.kind === 'choose' ? choice.options.slice(1).map(({ id }) => id) : [];
  const taken = reply(m, { pick: ids });
  expect(zone(taken.state, 'hand:0').map((id) => card(taken.state, id).def)).toEqual(['ivy', 'rose', 'rose', 'rose']);
});

test('whoever does not decide takes the first cards', () => {
  const m = dig(['rose', 'can', 'ivy', 'rose']);
  const { choice, fallback } = asked(m);
  expect(fallback).toEqual({ pick: choice.kind === 'choose' && choice.options.slice(0, 2).map(({ id }) => id) });
});

test('nobody is asked where there is no card, and the verb goes on', () => {
  const m = dig(['can']);
  expect([asked(m).stop, zone(m.state, 'hand:0')]).toEqual(['action', []]);
});

test('a question may say more, and offer cards as the game does', () => {
  const { choose: offer } = continuing<Garden>('garden', (m, id) => ({ id, note: { name: card(m.state, id).def } }));
  const m = garden({ hands: [['rose']] });
  delete m.state.open;
  const frame = m.open([], 1);
  const ids = zone(m.state, 'hand:0');
  offer(m, frame, { seat: 1, prompt: 'steal', ids, min: 0, max: 1, says: { luck: 7 } }, { op: 'recovered', seat: 1 });
  const { seat, prompt, choice } = asked(m);
  expect([seat, prompt]).toEqual([1, { key: 'steal', with: { n: 1, luck: 7 } }]);
  expect(choice.kind === 'choose' && choice.options.map(({ note }) => note)).toEqual([{ name: 'rose' }]);
});
