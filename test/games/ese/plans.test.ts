// Plans (section 5): who is asked what in somebody else's attack, by public facts and by what they have said before.
import { describe, expect, test } from 'vitest';
import { playing, step, type Table, table } from './table.ts';

/** Seat 0 attacks, three others look on; seat 1 has the planet that will be attacked. */
const begun = (how = 'attack'): Table =>
  table({
    seats: [
      { play: ['H', 'M'], action: ['Feint', 'Lost in Space'] },
      { play: ['Ice World', 'H', 'M'], action: ['Scout', 'Patrol'] },
      { play: ['Core World', 'H', 'L'], action: ['Ruse', 'Decoy'] },
      { play: ['Desert World'], action: [] },
    ],
    from: ['attack', 'battle', 'turn.rampage'],
    options: { fastWindows: 'yes' },
    plans: true,
  }).does(0, how);

const asked = (t: Table) => t.asks().map(({ seat, stop }) => `${seat} ${stop}`);
const plan = (t: Table, plans: Readonly<Record<number, string>>): Table => {
  for (const [seat, said] of Object.entries(plans)) t.does(Number(seat), said);
  return t;
};

/** Everybody passes, holds and guards as is usual, until nothing is asked; what was asked of whom on the way. */
function toTheEnd(t: Table): readonly string[] {
  const seen: string[] = [];
  for (let i = 0; i < 60 && t.state.g.phase !== 'end' && t.asks()[0]?.stop !== 'end'; i++) {
    const [next] = t.asks();
    if (next === undefined) break;
    seen.push(`${t.state.g.k} ${next.seat} ${next.stop}`);
    t.late(next.seat);
  }
  return seen;
}

test('all others who could do anything are asked at once, and nobody else', () => {
  const t = begun();
  expect(asked(t)).toEqual(['1 attack.plan', '2 attack.plan']);
  expect(t.asks().every(({ secret, role }) => secret === true && role === 'window')).toBe(true);
  expect(t.may(1)).toEqual(['attacked', 'never', 'speed:2', 'speed:3', 'always']);
});

describe('only if I am attacked', () => {
  test('who is not attacked is asked nothing, and their fleets guard the homeworld', () => {
    const t = plan(begun(), { 1: 'attacked', 2: 'attacked' });
    expect(asked(t)).toEqual(['0 assign']);
    t.does(0, 'assign', { H: { 'Ice World': 1 } });
    expect(asked(t)).toEqual(['1 assign']);
    expect(toTheEnd(t).filter((one) => one.includes(' 2 '))).toEqual([]);
    expect(t.told('assigned').filter(({ seat }) => seat === 2)).toMatchObject([
      { k: 1, sent: [{ def: 'heavy-fleet', to: t.state.cards[t.state.g.homes[2]!]!.def }] },
      { k: 3, sent: [{ def: 'light-fleet' }] },
    ]);
  });

  test('A48: who is attacked says from then on where fleets go, and has a say on tactics when no more are to come', () => {
    const t = plan(begun(), { 1: 'attacked', 2: 'attacked' });
    t.does(0, 'none');
    // Not attacked yet: their heavy fleet stays on guard without being asked about.
    expect(asked(t)).toEqual(['0 assign']);
    t.does(0, 'assign', { M: { 'Ice World': 1 } });
    expect(asked(t)).toEqual(['1 assign']);
    expect(t.ask(1).alert).toBe(true);
    t.does(1, 'assign', { M: { 'Ice World': 1 } });
    // A light fleet of somebody else has its say at speed 3.
    expect([t.state.g.k, asked(t)]).toEqual([2, ['0 tactics']]);
    t.does(0, 'pass');
    expect([t.state.g.k, asked(t)]).toEqual([3, ['1 tactics']]);
    t.does(1, 'pass');
    expect(asked(t)).toEqual(['0 battle', '1 battle']);
  });

  test('a card played asks those who are attacked anew, and whose fleets it is aimed at', () => {
    const t = plan(begun('tacticsFirst'), { 1: 'attacked', 2: 'attacked' });
    t.does(0, 'pass')
      .does(0, 'assign', { H: { 'Ice World': 1 } })
      .does(1, 'none');
    const aim = t.state.zones.play!.find((id) => t.state.cards[id]!.def === 'light-fleet')!;
    t.does(0, 'Lost in Space', { fleet: aim });
    expect(asked(t)).toEqual(['0 tactics', '1 tactics', '2 tactics']);
  });
});

test('from a speed on: nothing before it, every window from there', () => {
  const t = plan(begun(), { 1: 'attacked', 2: 'speed:2' });
  t.does(0, 'none');
  const seen = toTheEnd(t).filter((one) => one.includes(' 2 '));
  expect(seen).toEqual(['2 2 tactics', '3 2 assign', '3 2 tactics']);
});

test('not at all: windows, guards, battle cards and losses go without them', () => {
  const t = plan(begun(), { 1: 'never', 2: 'never' });
  t.does(0, 'assign', { H: { 'Ice World': 1 } });
  t.does(0, 'assign', { M: { 'Ice World': 1 } });
  expect(toTheEnd(t).every((one) => one.includes(' 0 '))).toBe(true);
  expect(t.told('battle')).toHaveLength(1);
});

test('at every window: the attack goes as it is written', () => {
  const t = plan(begun(), { 1: 'always', 2: 'always' });
  expect(asked(t)).toEqual(['1 tactics', '2 tactics']);
});

test('who attacks at once is not asked before the first speed, unless somebody plays', () => {
  const t = plan(begun(), { 1: 'always', 2: 'attacked' });
  expect(asked(t)).toEqual(['1 tactics']);
  t.does(1, 'Scout', { fleets: 'M' });
  expect(asked(t)).toEqual(['0 tactics', '1 tactics']);
});

test('a fleet that guards already stays where it is when its player is not asked', () => {
  const t = plan(begun(), { 1: 'attacked', 2: 'always' });
  t.does(2, 'pass')
    .does(0, 'none')
    .does(2, 'assign', { H: { 'Core World': 1 } });
  t.does(2, 'pass').does(0, 'none');
  const post = Object.entries(t.state.g.courses).find(
    ([id]) => t.state.cards[id]?.def === 'heavy-fleet' && t.state.cards[id]?.ctl === 2,
  );
  expect(t.state.cards[post?.[1].to ?? '']?.def).toBe('core-world');
});

test('the attacker is asked again where guards were sent against the attack, and not where nothing is new', () => {
  const t = plan(begun(), { 1: 'attacked', 2: 'attacked' });
  t.does(0, 'assign', { H: { 'Ice World': 1 } }).does(1, 'none');
  expect(asked(t)).toEqual(['0 assign']);
  t.does(0, 'assign', { M: { 'Ice World': 1 } }).does(1, 'assign', { M: { 'Ice World': 1 } });
  expect(asked(t)).toEqual(['0 tactics']);
});

describe('one ask for phases in which nobody else has a say', () => {
  const steps = [
    step('turn.phase', { phase: 'trade' }),
    'trade',
    step('turn.phase', { phase: 'research' }),
    playing('tech'),
    step('turn.phase', { phase: 'build' }),
    playing('fleet'),
    step('turn.phase', { phase: 'exploration' }),
    playing('planet'),
    'turn.discard',
  ];
  const hand = ['Replicators', 'L', 'M', 'H', 'Ice World'];
  const own = (resource: readonly string[] = hand) =>
    table({ seats: [{ resource }, { action: ['Feint'] }], from: steps });
  const stops = (t: Table) => t.asks().map(({ stop }) => stop);

  test('3.2 to 3.5: a card of each may be played without ending phases one by one, in their order', () => {
    const t = own();
    expect([stops(t), t.may(0)]).toEqual([
      ['trade'],
      ['Replicators', 'Light Fleet', 'Main Fleet', 'Heavy Fleet', 'Ice World', 'offer', 'done'],
    ]);
    t.does(0, 'Replicators');
    expect(stops(t)).toEqual(['build']);
    t.does(0, 'H').does(0, 'M');
    // With Replicators two fleets were built; no third one is offered.
    expect([stops(t), t.may(0)]).toEqual([['exploration'], ['Ice World', 'done']]);
    t.does(0, 'Ice World');
    expect(t.plays(0)).toEqual(['Heavy Fleet', 'Ice World', 'Main Fleet', 'Replicators', 'Star Federation']);
    expect(
      t
        .told('phase')
        .slice(0, 4)
        .map(({ phase }) => phase),
    ).toEqual(['trade', 'research', 'build', 'exploration']);
  });

  test('a card of a later phase ends those before it, and says so first', () => {
    const t = own();
    const { choice } = t.ask(0);
    const options = choice.kind === 'choose' ? choice.options : [];
    const asksFirst = options.filter(({ confirm }) => confirm !== undefined).map(({ note }) => note?.def);
    expect(asksFirst).toEqual(['light-fleet', 'normal-fleet', 'heavy-fleet', 'ice-world']);
    t.does(0, 'Ice World');
    expect(t.plays(0)).toEqual(['Ice World', 'Star Federation']);
    expect(stops(t).filter((stop) => ['research', 'build'].includes(stop))).toEqual([]);
  });

  test('going on leaves them all', () => {
    const t = own().does(0, 'done');
    expect(t.plays(0)).toEqual(['Star Federation']);
    expect(stops(t).filter((stop) => ['research', 'build', 'exploration'].includes(stop))).toEqual([]);
  });

  test('3.7, 3.8: whether one attacks is said with the last word on events, and holds unless attacks are forbidden', () => {
    const seats = [
      { play: ['H'], action: ['Spies', 'Feint'] },
      { play: ['Ice World'], action: ['Space Plague'] },
    ];
    const t = table({ seats, from: ['event', 'event.opponents', 'attack', 'battle', 'turn.discard'] });
    expect(t.may(0)).toEqual(['Spies', 'attack', 'tacticsFirst', 'done']);
    t.does(0, 'attack');
    // Nobody is told before the others have had their say.
    expect([stops(t), t.told('attacks')]).toEqual([['event.opponents'], []]);
    t.does(1, 'pass');
    expect(t.told('attacks')).toMatchObject([{ seat: 0 }]);
  });
});
