// Cards whose words no rule would look at are refused when their file is read, with what to write instead.
import { describe, expect, test } from 'vitest';
import { cardShape } from '#games/eve/cards/format';

const card = (fields: object) => ({ id: 'a', name: 'A', type: 'ship', shield: 1, ...fields });
const done = (effect: object): object => ({
  abilities: [{ kind: 'executed', cost: [{ pay: 1 }], do: [effect] }],
});

describe('what no rule looks at where it stands is refused, with what to write', () => {
  const faults = (fields: object): string =>
    (cardShape.safeParse(card(fields)).error?.issues ?? [])
      .map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`)
      .join('\n');
  const when = (on: object, effect: object = { verb: 'draw', n: 1 }) => ({
    abilities: [{ kind: 'pending', when: on, do: [effect] }],
  });
  const always = (effect: object) => ({ abilities: [{ kind: 'continuous', do: [effect] }] });

  test.each<[string, object, string]>([
    [
      'prices of enemy ships',
      always({ verb: 'modPrice', n: 2, for: 'enemy ships' }),
      'do.0.for: "enemy" cannot be said here',
    ],
    [
      'an attacking ship in the market',
      done({ verb: 'search', for: 'attacking ship', to: 'hand' }),
      'do.0.for: "attacking"',
    ],
    [
      'an outer region in the market',
      done({ verb: 'search', for: 'outer region', to: 'hand' }),
      'lie neither in the market',
    ],
    [
      'a ship that comes into a region',
      done({ verb: 'search', for: 'ship', to: 'play in this region' }),
      'say "to: play"',
    ],
    [
      'a structure that comes into a region',
      done({ verb: 'search', for: 'structure', to: 'play in this region' }),
      'structures stand in home regions',
    ],
    ['a moon that warps', when({ on: 'warps', what: 'a moon' }), 'when.what: only ships do that'],
    ['a structure that warps', { type: 'structure', ...when({ on: 'warps', what: 'this' }) }, 'only a ship does that'],
    [
      'a structure that boards',
      { type: 'structure', ...when({ on: 'boards' }) },
      'when.on: only a character boards a ship',
    ],
    [
      'an agent that boards',
      {
        type: 'character',
        abilities: [{ kind: 'pending', role: 'agent', when: { on: 'boards' }, do: [{ verb: 'draw', n: 1 }] }],
      },
      'an agent is on no ship',
    ],
    [
      'an attacking ship that is gone',
      when({ on: 'destroyed', what: 'an attacking ship' }),
      '"attacking" cannot be said here',
    ],
    [
      'an enemy card on the pile that is piloted',
      done({ verb: 'counter', what: 'target piloted ship on the pile' }),
      '"piloted" cannot be said here',
    ],
    ['an enemy that is friendly', done({ verb: 'destroy', what: 'target friendly enemy ship' }), 'nothing is both'],
    [
      'an attacking ship in the dock',
      done({ verb: 'destroy', what: 'target unfinished attacking ship' }),
      'nothing is both',
    ],
    [
      'the shield of a moon',
      done({ verb: 'destroy', what: 'target moon with shield 2 or less' }),
      'only ships and structures have a shield',
    ],
    ['a region that is destroyed', done({ verb: 'destroy', what: 'target outer region' }), '"destroy" reaches'],
    [
      'a sacrifice of all',
      { abilities: [{ kind: 'executed', cost: [{ sacrifice: 'each friendly ship' }], do: [{ verb: 'draw', n: 1 }] }] },
      'one card of your own',
    ],
    ['each when one is meant', when({ on: 'enters play', what: 'each ship' }), 'an event is of one card'],
    [
      '"it" where nothing has happened to a card',
      when({ on: 'turn begins' }, { verb: 'destroy', what: 'it' }),
      'happens to no card',
    ],
    [
      'a player where there is none',
      when({ on: 'turn begins' }, { verb: 'draw', n: 1, who: 'its owner' }),
      'tells of no player',
    ],
    [
      '"it" in the scrapheap that is damaged',
      when({ on: 'destroyed', what: 'a ship' }, { verb: 'damage', n: 1, what: 'it' }),
      'is in the scrapheap by then',
    ],
    ['a change without end', done({ verb: 'modAttack', n: 1, what: 'target ship' }), 'do.0.until: say for how long'],
    [
      'a loan until the phase ends',
      done({ verb: 'takeControl', what: 'target enemy ship', until: 'end of phase' }),
      'comes back at the end of the turn',
    ],
    ['tabs of a ship that is ready', done({ verb: 'moveTab', n: 1, what: 'target ship' }), 'say "unfinished ship"'],
    [
      'a news with a region',
      { type: 'news', abilities: [{ kind: 'resolve', do: [{ verb: 'destroy', what: 'each ship in this region' }] }] },
      'a news is in no region',
    ],
    [
      'executed abilities that one controls',
      {
        abilities: [
          { kind: 'continuous', if: { control: 1, of: 'executed ability' }, do: [{ verb: 'modHandLimit', n: 1 }] },
        ],
      },
      'if.of: nobody controls',
    ],
  ])('%s', (_what, fields, expected) => {
    expect(faults(fields)).toContain(expected);
  });
});
