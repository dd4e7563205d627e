/** Orders for several cards at once, and moves of the attack phase that end the action phase: few presses, the same rules. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from './table.ts';

const [YOU, FOE] = [0, 1];
const fight = (you: Given['you'], foe: Given['foe'] = {}) => table({ you, foe, phase: 'attack' });
const away = (card: string) => ({ card, away: true }) as const;
const ships = (...cards: string[]) => ({ cards });

describe('an order for several cards', () => {
  test('moves them to the enemy zone, as many as are named', () => {
    const game = fight({ play: ['Hunter', 'Battlestar', 'Titan', away('Drone')] });
    expect(game.orders()).toContain('advance');
    game.you('advance', ships('Hunter', 'Titan'));
    expect(game.card('Hunter')).toMatchObject({ at: FOE });
    expect(game.card('Titan')).toMatchObject({ at: FOE });
    expect(game.card('Battlestar')).toMatchObject({ at: YOU });
  });

  test('is not offered for one card', () => {
    expect(fight({ play: ['Hunter', away('Battlestar')] }).orders()).toEqual([]);
  });

  test('is shown in place of the attacks that it includes', () => {
    const shown = (...play: string[]) => {
      const { choice } = fight({ play: play.map(away) }).ask(YOU);
      const options = choice.kind === 'choose' ? choice.options : [];
      return options.filter(({ covered }) => covered !== true).map(({ verb }) => verb);
    };
    expect(shown('Hunter')).toContain('attack');
    expect(shown('Hunter', 'Battlestar')).toContain('assault');
    expect(shown('Hunter', 'Battlestar')).not.toContain('attack');
  });

  test('has them attack one after the other; each attack may be answered', () => {
    const game = fight({ play: [away('Hunter'), away('Battlestar')] }, { station: { action: 2 } });
    game.you('assault:station', ships('Hunter', 'Battlestar'));
    expect(game.told('attacks')).toHaveLength(1);
    expect(game.ask(FOE).stop).toBe('pile');
    game.settle();
    expect(game.ask(YOU).prompt.key).toBe('ask.flip');
    game.late(YOU);
    expect(game.told('attacks')).toHaveLength(2);
    game.settle();
    expect([game.faceDown(FOE), game.life(FOE)]).toEqual([0, 2]);
  });

  test('ends when the target is gone: the others are free', () => {
    const game = fight({ play: [away('Hunter'), away('Battlestar')] }, { play: ['Drone'] });
    game.you('assault Drone', ships('Hunter', 'Battlestar')).settle();
    expect(game.told('attacks')).toHaveLength(1);
    expect(game.yours()).toEqual(['move Hunter', 'move Battlestar', 'attack Battlestar']);
  });

  test('ends when the opponent plays something: the player decides anew', () => {
    const game = fight({ play: [away('Hunter'), away('Battlestar')] }, { hand: ['Discovery'] });
    game.you('assault:station', ships('Hunter', 'Battlestar'));
    game.foe('play Discovery', { mode: 'mode 0' }).settle();
    expect(game.told('attacks')).toHaveLength(1);
    expect(game.yours()).toContain('attack Battlestar');
  });
});

describe('an order to play several cards', () => {
  test('plays them one after the other, each to be answered', () => {
    const game = table({ you: { hand: ['Nitro', 'Hunter'] }, actions: 4 });
    const muster = game.orders().find((one) => one.startsWith('muster')) ?? '';
    game.you(muster);
    expect(game.told('played').map(({ def }) => def)).toEqual(['hunter']);
    game.foe('pass').you('pass');
    expect(game.told('played').map(({ def }) => def)).toEqual(['hunter', 'nitro']);
  });

  test('is offered whatever the order in which the hand is held', () => {
    const hand = ['Nitro', 'Drone', 'Battlestar', 'Satellite', 'Shield', 'Toxic Gas', 'Pursuiter', 'Fast Missile'];
    const offered = (held: readonly string[]) => {
      const { choice } = table({ you: { hand: held }, actions: 4 }).ask(YOU);
      const options = choice.kind === 'choose' ? choice.options : [];
      return options.flatMap(({ verb, note }) => (verb === 'muster' ? [note?.defs] : []));
    };
    expect(offered([...hand].reverse())).toEqual(offered(hand));
  });

  test('leaves cards of the station where they lie', () => {
    const game = table({ you: { hand: ['Nitro'], flipped: { draw: ['Hunter'] } }, actions: 4 });
    expect(game.yours()).toContain('play Hunter from draw');
    expect(game.orders().filter((one) => one.startsWith('muster'))).toEqual([]);
  });
});

describe('an order to move over and attack', () => {
  test('names what can be attacked there and not from here', () => {
    const game = fight({ play: ['Hunter', 'Titan', 'Deadly Sniper'] }, { play: ['Drone', away('Battlestar')] });
    expect(game.orders()).toContain('raid Hunter');
    expect(game.choices('raid Hunter')).toEqual(['Drone']);
    expect(game.orders()).not.toContain('raid Titan');
    expect(game.orders()).not.toContain('raid Deadly Sniper');
    game.you('raid Hunter', { target: 'Drone' });
    expect(game.card('Hunter')).toMatchObject({ at: FOE });
    expect(game.told('attacks')).toHaveLength(1);
  });
});

describe('a move of the attack phase as the last one of the action phase', () => {
  const ready = (more: Given['you'] = {}, foe: Given['foe'] = {}) =>
    table({ you: { play: [away('Hunter'), away('Battlestar')], ...more }, foe });

  test('ends it, and follows once the opponent has passed', () => {
    const game = ready();
    expect(game.orders()).toContain('last.attack Hunter');
    game.you('last.attack Hunter', { target: 'station' });
    expect([game.ask(FOE).stop, game.state.g.phase]).toEqual(['action', 'action']);
    game.foe('pass');
    expect(game.told('attacks')).toMatchObject([{ seat: YOU }]);
    expect(game.state.g.phase).toBe('attack');
  });

  test('comes after the hand is discarded down', () => {
    const game = ready({ hand: ['Titan', 'Titan', 'Titan', 'Drone'] });
    game.you('assault:station', ships('Hunter', 'Battlestar')).foe('pass');
    expect(game.ask(YOU).prompt.key).toBe('ask.discard');
    expect(game.told('attacks')).toEqual([]);
    game.you('Drone');
    expect(game.told('attacks')).toHaveLength(1);
  });

  test('does not follow if the opponent plays something first: the action phase goes on', () => {
    const game = ready({}, { hand: ['Discovery'] });
    game.you('last.attack Hunter', { target: 'station' }).foe('play Discovery', { mode: 'mode 0' }).settle();
    expect(game.ask(YOU).prompt.key).toBe('ask.action');
    expect(game.told('attacks')).toEqual([]);
  });

  test('may also be nothing: the turn ends', () => {
    const game = ready();
    const { turn } = game.state.g;
    game.you('end').foe('pass').foe('pass');
    expect(game.state.g).toMatchObject({ turn: turn + 1, active: FOE });
  });
});

describe('the end of the turn', () => {
  const passOf = ({ choice }: { choice: ReturnType<ReturnType<typeof table>['ask']>['choice'] }) =>
    choice.kind === 'choose' ? choice.options.find(({ id }) => id === 'pass')?.verb : undefined;

  test('is what ending the action phase comes to, if nothing is left to do in the turn', () => {
    const game = table({ you: { hand: ['Titan'] }, actions: 0 });
    expect(game.orders()).toEqual([]);
    expect(passOf(game.ask(YOU))).toBe('endTurn');
  });

  test('is a chance like any other once no card can fight any more: whoever holds nothing for it is not asked', () => {
    const idle = fight({ hand: ['Titan'] });
    expect(idle.ask(YOU)).toMatchObject({ role: 'window', moment: 'attack.own' });
    expect(fight({ play: ['Hunter'] }).ask(YOU)).toMatchObject({ role: 'action' });
  });
});
