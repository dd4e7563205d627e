/** Cards that could never work are told apart when their file is read, each with its place and what to write. */
import { describe, expect, test } from 'vitest';
import { cardShape } from '#games/eve/cards/format';
import { ops } from '#games/eve/rules/ops';
import { loadSets } from '#sets/load';

type Card = Readonly<Record<string, unknown>>;

const news = (...abilities: readonly Card[]): Card => ({
  id: 'a',
  name: 'A',
  type: 'news',
  price: 1,
  duration: 2,
  abilities,
});

function faults(card: Card): string[] {
  const read = cardShape.safeParse(card);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('cards that make no sense', () => {
  test('the built-in sets make sense', () => {
    expect(loadSets().problems).toEqual([]);
  });

  test('a ship and a starbase need a shield', () => {
    expect(faults({ id: 'a', name: 'A', type: 'ship' })).toEqual(['shield: a ship without shield dies at once']);
    expect(faults({ id: 'a', name: 'A', type: 'ship', shield: 0 })).toHaveLength(1);
    expect(faults({ id: 'a', name: 'A', type: 'starbase', races: ['Amarr'] })).toHaveLength(1);
    expect(faults({ id: 'a', name: 'A', type: 'ship', shield: 1 })).toEqual([]);
  });

  test('a pending ability says when; others do not', () => {
    expect(faults(news({ kind: 'pending', do: [{ verb: 'draw', n: 1 }] }))).toEqual([
      'abilities.0.when: say when it happens',
    ]);
    const when = { on: 'turn begins' };
    expect(faults(news({ kind: 'resolve', when, do: [{ verb: 'draw', n: 1 }] }))).toEqual([
      'abilities.0.when: only a pending ability has a "when"',
    ]);
    expect(
      faults(news({ kind: 'pending', when: { on: 'destroyed', what: 'target ship' }, do: [{ verb: 'draw', n: 1 }] })),
    ).toEqual(['abilities.0.when.what: an event is of one card; say "a …"']);
  });

  test('an executed ability has a cost; a pending one has none', () => {
    expect(faults(news({ kind: 'executed', do: [{ verb: 'draw', n: 1 }] }))).toEqual([
      'abilities.0.cost: an executed ability has a cost',
    ]);
    const pending = { kind: 'pending', when: { on: 'turn begins' }, cost: [{ pay: 1 }], do: [{ verb: 'draw', n: 1 }] };
    expect(faults(news(pending))).toEqual([
      'abilities.0.cost: a pending ability has no cost; "may" with a number asks for ISK',
    ]);
  });

  test('only a news resolves', () => {
    const moon = { ...news({ kind: 'resolve', do: [{ verb: 'draw', n: 1 }] }), type: 'location', duration: undefined };
    expect(faults(moon)).toEqual(['abilities.0.kind: only a news does something when it resolves']);
  });

  test('what happens once is not continuous, and the other way round', () => {
    expect(faults(news({ kind: 'continuous', do: [{ verb: 'draw', n: 1 }] }))).toEqual([
      'abilities.0.do.0.verb: "draw" happens once and cannot be continuous',
    ]);
    expect(faults(news({ kind: 'resolve', do: [{ verb: 'modPrice', n: 1, for: 'ship' }] }))).toEqual([
      'abilities.0.do.0.verb: "modPrice" works only in a continuous ability',
    ]);
    const target = { verb: 'modAttack', n: 1, what: 'target ship' };
    expect(faults(news({ kind: 'continuous', do: [target] }))).toEqual([
      'abilities.0.do.0.what: a continuous ability has no target; say "each …"',
    ]);
  });

  test('“a ship” is not enough for what happens to it', () => {
    expect(faults(news({ kind: 'resolve', do: [{ verb: 'destroy', what: 'a ship' }] }))).toEqual([
      'abilities.0.do.0.what: say "target …" for one object or "each …" for all',
    ]);
    expect(faults(news({ kind: 'resolve', do: [{ verb: 'moveTab', n: 1, what: 'an unfinished ship' }] }))).toEqual([]);
  });

  test('every verb that a sound card may do once is carried out by an op', () => {
    const texts: readonly Card[] = [
      { verb: 'draw', n: 1 },
      { verb: 'discard', n: 1 },
      { verb: 'search', for: 'ship', to: 'hand' },
      { verb: 'putIntoPlay', from: 'hand', for: 'ship' },
      { verb: 'recover', for: 'ship' },
      { verb: 'shuffleIn', n: 1 },
      { verb: 'mill', n: 1, who: 'you' },
      { verb: 'lookAtHand', who: 'target opponent' },
      { verb: 'lookAtMarket', n: 1, and: 'reorder' },
      { verb: 'returnToHand', what: 'target ship' },
      { verb: 'reassemble', what: 'target ship' },
      { verb: 'destroy', what: 'target ship' },
      { verb: 'damage', n: 1, what: 'target ship' },
      { verb: 'prevent', n: 1, what: 'target ship', until: 'end of phase' },
      { verb: 'modAttack', n: 1, what: 'target ship', until: 'end of turn' },
      { verb: 'modShield', n: 1, what: 'target ship', until: 'end of turn' },
      { verb: 'modIncome', n: 1, what: 'target location', until: 'end of turn' },
      { verb: 'modMineral', n: 1, what: 'target location', until: 'end of turn' },
      { verb: 'modSlots', n: 1, what: 'target outer region', until: 'end of turn' },
      { verb: 'modCommand', n: 1, command: 'mining', what: 'target ship', until: 'end of turn' },
      { verb: 'takeControl', what: 'target ship' },
      { verb: 'gainIsk', n: 1 },
      { verb: 'loseIsk', n: 1 },
      { verb: 'stealIsk', n: 1, who: 'target opponent' },
      { verb: 'moveShip', what: 'target ship', to: 'your home region' },
      { verb: 'forbidWarp', what: 'target ship', until: 'end of turn' },
      { verb: 'forbidAttack', what: 'target ship', until: 'end of turn' },
      { verb: 'forbidCommand', what: 'target ship', until: 'end of turn' },
      { verb: 'forbidTarget', what: 'target ship', by: 'news', until: 'end of turn' },
      { verb: 'forbidDestroy', what: 'target ship', until: 'end of turn' },
      { verb: 'forbidWithdraw', what: 'target ship', until: 'end of turn' },
      { verb: 'commandOff', what: 'target ship' },
      { verb: 'counter', what: 'target card on the pile' },
      { verb: 'winGame' },
    ];
    for (const effect of texts) {
      expect(faults(news({ kind: 'resolve', do: [effect] })), String(effect.verb)).toEqual([]);
      expect(Object.keys(ops)).toContain(`eve.${effect.verb}`);
    }
  });
});
