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
    ['an X that is paid', news({ verb: 'draw', n: 'X' }, { price: 3 }), 'do.0.n: X is what was paid'],
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
    [
      'no figure that it changes, to count by it',
      ship({
        kind: 'continuous',
        do: [{ verb: 'modAttack', n: 1, what: 'this', per: 'each ship with attack 2 or less' }],
      }),
      'do.0.per: this counts by a figure that it may change',
    ],
    ['something that counts', news({ verb: 'draw', n: 'that many' }), 'do.0.n: "that many" is of an earlier effect'],
    [
      'somebody who controls it, to pay',
      card({
        type: 'news',
        abilities: [{ kind: 'resolve', unless: { pay: 1, who: 'its controller' }, do: [{ verb: 'draw', n: 1 }] }],
      }),
      'unless.who: "its controller" is a player of the event',
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

describe('a verb reaches what it can do something to', () => {
  test.each([
    ['commands of a structure', { verb: 'commandOff', what: 'target structure' }, '"commandOff" reaches ship only'],
    ['a moon that docks', { verb: 'reassemble', what: 'each moon' }, '"reassemble" reaches ship only'],
    [
      'a starbase that changes sides',
      { verb: 'takeControl', what: 'your starbase' },
      '"takeControl" does nothing to a starbase',
    ],
    ['minerals of a ship', { verb: 'modMineral', n: 1, what: 'target ship' }, '"modMineral" reaches location'],
    ['a region of its own', { verb: 'damage', n: 1, what: 'this region' }, 'a news is in no region'],
    ['an ability that is destroyed', { verb: 'destroy', what: 'target executed ability' }, 'can only be countered'],
    ['a moon that trades', { verb: 'returnToHand', what: 'target trading moon' }, 'no moon is trading'],
    [
      'a news in play that is gone',
      { verb: 'modAttack', n: 1, what: 'target ship', until: 'this leaves play' },
      'a news without duration is never in play',
    ],
  ])('not %s', (_what, effect, expected) => {
    expect(faults(news(effect)).join('\n')).toContain(expected);
  });

  test('“this” is what the card is', () => {
    const withdraw = { kind: 'continuous', do: [{ verb: 'forbidWithdraw', what: 'this' }] };
    expect(faults(ship(withdraw))).toEqual([]);
    expect(faults(card({ type: 'location', abilities: [withdraw] })).join()).toContain(
      '"forbidWithdraw" does nothing to a location',
    );
  });

  test('what always holds does not hang on the figure that it changes', () => {
    const mod = (kind: string, what: string) =>
      faults(
        ship(
          kind === 'pending'
            ? { kind, when: turn, do: [{ verb: 'modShield', n: 1, what, until: 'end of turn' }] }
            : { kind, do: [{ verb: 'modShield', n: 1, what }] },
        ),
      ).join();
    expect(mod('continuous', 'each ship with shield 2 or less')).toContain('looks at the figure that it changes');
    expect(mod('continuous', 'each ship with attack 2 or less')).toContain('looks at the figure that it changes');
    expect(mod('continuous', 'each ship with price 2 or less')).toBe('');
    expect(mod('pending', 'each ship with shield 2 or less')).toBe('');
  });

  test('costs stand once, and one’s own cards are sacrificed', () => {
    const used = (...cost: object[]) => faults(ship({ kind: 'executed', cost, do: [{ verb: 'draw', n: 1 }] })).join();
    expect(used({ discard: 1 }, { pay: 2 }, { sacrifice: 'this' })).toBe('');
    expect(used({ sacrifice: 'a friendly ship' })).toBe('');
    expect(used({ discard: 1 }, { discard: 2 })).toContain('cost.1: "discard" is a cost already');
    expect(used({ sacrifice: 'an enemy ship' })).toContain('one card of your own');
    expect(used({ sacrifice: 'a friendly outer region' })).toContain('regions are never sacrificed');
    expect(used({ pay: 'X' })).toBe('');
    expect(used({ pay: 'X' }, { discard: 'X' })).toContain('cost.1: X is chosen once');
    const news = { type: 'news', abilities: [{ kind: 'resolve', cost: [{ pay: 'X' }], do: [{ verb: 'draw', n: 1 }] }] };
    expect(faults(card(news)).join()).toContain('cost.0: only an executed ability has X in its cost');
    const ability = { kind: 'executed', cost: [{ pay: 'X' }], do: [{ verb: 'draw', n: 1 }] };
    expect(faults(card({ type: 'ship', shield: 1, price: 'X', abilities: [ability] })).join()).toContain(
      'cost.0: X is the price of this card already',
    );
  });

  test('an event is of something that is in play', () => {
    const on = (what: string) =>
      faults(ship({ kind: 'pending', when: { on: 'destroyed', what }, do: [{ verb: 'draw', n: 1 }] })).join();
    expect(on('a friendly ship in this region')).toBe('');
    expect(on('a ship on the pile')).toContain('only a card in play is meant here');
    expect(on('your starbase')).toContain('say "this" or "a …"');
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
