/** What a machine remembers: until the state changes, or until cards in play do, and for each key on its own. */
import { expect, test } from 'vitest';
import { Machine } from '#kernel/machine';
import { card, move, zone } from '#kernel/zones';
import { type Skirmish, skirmish, start } from '#test/skirmish';

/** A machine over two cards in play, and how often what it is asked for has been worked out. */
function given() {
  const { state, ids } = start(['ship', 'bell'], []);
  const m = new Machine<Skirmish>(skirmish, state);
  const worked: string[] = [];
  const namesInPlay = (): readonly string[] => {
    worked.push('names');
    return zone(state, 'play').map((id) => card(state, id).def);
  };
  const nameOf = (_: Machine<Skirmish>, id: string): string | undefined => {
    worked.push(id);
    return zone(state, 'play').includes(id) ? card(state, id).def : undefined;
  };
  const [ship = '', bell = ''] = ids;
  return { m, ship, bell, worked, namesInPlay, nameOf };
}

test('what was worked out once is not worked out again, even by a later machine over the same state', () => {
  const { m, worked, namesInPlay } = given();
  expect([m.memo(namesInPlay), new Machine<Skirmish>(skirmish, m.state).memo(namesInPlay)]).toEqual([
    ['ship', 'bell'],
    ['ship', 'bell'],
  ]);
  expect(worked).toEqual(['names']);
});

test('each key is worked out on its own, once, also one of which nothing is found', () => {
  const { m, ship, bell, worked, nameOf } = given();
  const asked = [ship, bell, 'nobody', ship, 'nobody'];
  expect(asked.map((id) => m.memoFor(nameOf, id))).toEqual(['ship', 'bell', undefined, 'ship', undefined]);
  expect(worked).toEqual([ship, bell, 'nobody']);
});

test('after any change, what depends on the state is worked out anew, what depends on cards in play is not', () => {
  const { m, ship, worked, namesInPlay, nameOf } = given();
  const ask = () => [m.memoFor(nameOf, ship), m.memoForInPlace(nameOf, ship), m.memoInPlace(namesInPlay)];
  ask();
  expect(worked).toEqual([ship, ship, 'names']);
  m.version++;
  expect(ask()).toEqual(['ship', 'ship', ['ship', 'bell']]);
  expect(worked).toEqual([ship, ship, 'names', ship]);
});

test('a card that leaves play changes both', () => {
  const { m, ship, namesInPlay, nameOf } = given();
  const ask = () => [m.memoFor(nameOf, ship), m.memoForInPlace(nameOf, ship), m.memoInPlace(namesInPlay)];
  ask();
  move(m, ship, 'grave');
  expect(ask()).toEqual([undefined, undefined, ['bell']]);
});
