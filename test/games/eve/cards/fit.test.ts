/** Cards that speak of what they cannot have are told so when their file is read. */
import { describe, expect, test } from 'vitest';
import { unusedFigures } from '#games/eve/cards/fit';
import { isPrinted, setShape } from '#games/eve/cards/format';

type Fields = Readonly<Record<string, unknown>>;
const card = (fields: Fields) => ({ set: 'a', name: 'A', game: 'eve', cards: [{ id: 'a', name: 'A', ...fields }] });
const ship = (ability: Fields, fields: Fields = {}) =>
  card({ type: 'ship', shield: 1, ...fields, abilities: [ability] });
const news = (effect: Fields, fields: Fields = {}) =>
  card({ type: 'news', abilities: [{ kind: 'resolve', do: [effect] }], ...fields });
const turn = { on: 'turn begins' };

function faults(set: object): string[] {
  const read = setShape.safeParse(set);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`);
}

describe('what an ability speaks of must be there', () => {
  test.each([
    [
      'a part in a crew',
      ship({ kind: 'pending', when: turn, role: 'pilot', do: [{ verb: 'draw', n: 1 }] }),
      'role: only a character',
    ],
    [
      'a command',
      ship({ kind: 'pending', when: turn, while: 'mining', do: [{ verb: 'draw', n: 1 }] }),
      'while: this card has no command mining',
    ],
    [
      'a piloted ship',
      ship({ kind: 'pending', when: turn, if: { origin: 'Amarr' }, do: [{ verb: 'draw', n: 1 }] }),
      'if: only a character',
    ],
    ['an X that is paid', news({ verb: 'draw', n: 'X' }, { price: 3 }), 'do.0.n: X is the price paid'],
    ['a card of an event', news({ verb: 'destroy', what: 'it' }), 'do.0.what: "it" is the card of the event'],
    ['a player of an event', news({ verb: 'draw', n: 1, who: 'that player' }), 'do.0.who: "that player"'],
    ['a pilot', news({ verb: 'destroy', what: 'the piloted ship' }), 'do.0.what: only a character pilots'],
    ['the pile, to counter', news({ verb: 'counter', what: 'target ship' }), 'do.0.what: say "target … on the pile"'],
    ['no pile, for the rest', news({ verb: 'destroy', what: 'target ship on the pile' }), 'do.0.what: only "counter"'],
    [
      'time to hold',
      card({ type: 'news', abilities: [{ kind: 'continuous', do: [{ verb: 'modHandLimit', n: 1 }] }] }),
      'kind: a news without duration',
    ],
    [
      'a moment to be used',
      ship({ kind: 'continuous', once: true, may: true, do: [{ verb: 'modHandLimit', n: 1 }] }),
      'once: what always holds',
    ],
    ['a race', card({ type: 'starbase', shield: 5, races: [] }), 'races: a starbase names exactly one race'],
    ['a starbase', card({ type: 'ship', shield: 5, upgraded: true }), 'upgraded: only a starbase'],
  ])('%s', (_what, set, expected) => {
    expect(faults(set)[0]?.replace('abilities.0.', '')).toContain(expected);
  });

  test('nothing is said against those that have it', () => {
    const it = {
      kind: 'pending',
      when: { on: 'destroyed', what: 'a ship' },
      do: [{ verb: 'loseIsk', n: 1, who: 'its controller' }],
    };
    expect(faults(ship(it))).toEqual([]);
    expect(faults(news({ verb: 'damage', n: 'X', what: 'target ship' }, { price: 'X' }))).toEqual([]);
    const mining = [{ name: 'mining', power: 1, side: 'up' }];
    expect(
      faults(ship({ kind: 'continuous', while: 'mining', do: [{ verb: 'modHandLimit', n: 1 }] }, { commands: mining })),
    ).toEqual([]);
  });
});

test('figures that no rule looks at are known', () => {
  const read = (fields: Fields) => unusedFigures(setShape.parse(card(fields)).cards[0]!);
  expect(read({ type: 'ship', shield: 1, clone: 0, minerals: 2, slots: 1 })).toEqual(['slots', 'minerals']);
  expect(read({ type: 'location', income: 1, minerals: 2, shield: 0 })).toEqual([]);
  expect(read({ type: 'news', duration: 'infinite', commands: [{ name: 'haul', power: 1, side: 'up' }] })).toEqual([
    'commands',
  ]);
});

test('“commands” among the printed fields stands for all about them', () => {
  expect(isPrinted({ printed: ['commands'] }, 'commands.power')).toBe(true);
  expect(isPrinted({ printed: ['commands.name'] }, 'commands.power')).toBe(false);
  expect(isPrinted({ printed: ['commands.name'] }, 'commands')).toBe(false);
});
