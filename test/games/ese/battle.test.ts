// Battles (3.9): totals, cards, capture, losses.
import { expect, test } from 'vitest';
import { table } from './table.ts';

const attack = ['attack', 'battle'];
/** Seat 0 sends fleets to a planet of seat 1; seat 1 guards it with what is named. */
function conflict(
  p: Parameters<typeof table>[0]['seats'][number],
  o: Parameters<typeof table>[0]['seats'][number],
  planet: string,
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const t = table({ seats: [p, o], from: attack, ...more });
  t.does(0, 'attack');
  const fleets = (seat: number): boolean => t.asks().some((one) => one.seat === seat && one.stop === 'assign');
  for (let i = 0; i < 60 && t.asks().some((one) => one.stop === 'assign' || one.stop === 'tactics'); i++) {
    t.pass('tactics');
    for (const seat of [0, 1])
      if (fleets(seat)) {
        const needs =
          t.ask(seat).choice.kind === 'choose'
            ? ((
                t.ask(seat).choice as {
                  options: readonly {
                    needs?: readonly {
                      name: string;
                      choice: { options?: readonly { note?: { def?: unknown } }[]; max?: number };
                    }[];
                  }[];
                }
              ).options[0]?.needs ?? [])
            : [];
        t.does(
          seat,
          'assign',
          Object.fromEntries(needs.map((need) => [need.name, { [planet]: need.choice.max ?? 1 }])),
        );
      }
  }
  return t;
}

test('62: capture takes more than the defence and the planet together', () => {
  const t = conflict({ play: ['H', 'M'] }, { play: ['Core World', 'M'] }, 'Core World');
  t.pass();
  expect(t.last('battle')).toMatchObject({ attack: 20, defence: 8, world: 5 });
  expect(t.plays(0)).toContain('Core World');
  expect(t.plays(1)).not.toContain('Main Fleet');
});

test('65: on a tie nobody loses anything', () => {
  const t = conflict({ play: ['H'] }, { play: ['Core World', 'H'] }, 'Core World');
  t.pass();
  expect(t.plays(0)).toContain('Heavy Fleet');
  expect(t.plays(1)).toEqual(['Core World', 'Heavy Fleet', 'Old Republic']);
});

test('68: a planet without fleets defends itself by D cards alone', () => {
  const t = conflict(
    { play: ['H'] },
    { play: ['Trade World'], action: ['Killer Satellites', 'Nova Bomb'] },
    'Trade World',
  );
  expect(t.may(1)).toEqual(['Killer Satellites', 'pass']);
  t.does(1, 'Killer Satellites').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12, defence: 7, world: 5 });
  expect(t.plays(1)).toContain('Trade World');
});

test('76: a Preemptive Strike takes a card out of the sum', () => {
  const t = conflict(
    { play: ['H'], action: ['Planet Buster'] },
    { play: ['Ice World', 'L'], action: ['Preemptive Strike'] },
    'Ice World',
  );
  t.does(0, 'Planet Buster').does(1, 'Preemptive Strike').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12 });
});

test('85: who controls no planet is out, and the last one wins', () => {
  const t = conflict({ play: ['H', 'H', 'H'] }, { play: ['L', 'M'] }, 'Old Republic');
  t.pass().does(1, 'L').pass();
  expect(t.state.result).toEqual({ winners: [0], how: 'conquest' });
});
