/** What people read at an EVE table, told as small scenes. */

import { describe, expect, it } from 'vitest';
import { ambushIndex } from '#games/eve/library';
import type { Choice } from '#kernel/ask';
import { ask, board, item, label, names, ship, view, words } from './words-fixtures.ts';

const battle = { region: 'r3', by: 0, against: 1, round: 1, targets: [] };

describe('where the game stands', () => {
  it('is said in one line: turn, step, whose turn', () => {
    expect(words.status(view(board()), names)).toBe('Turn 5 · Management · **Ian**');
  });

  it('names the region and the phase of a battle, and what waits on the pile', () => {
    const now = board({ phase: 'battle', step: 'battle.damage', battle, pile: [item({ def: 'stray-volley' })] });
    expect(words.status(view(now), names)).toBe(
      'Turn 5 · Battle in Metropolis, phase 1: damage · **Ian** · 1 thing on the pile',
    );
  });

  it('says who begins while hands are opened, and when the game is over', () => {
    expect(words.status(view(board({ phase: 'mulligan', step: 'mulligan' })), names)).toBe(
      'Opening hands · **Ian** goes first',
    );
    const over = { ...view(board()), result: { winners: [0], how: 'starbase', places: [1, 2] } };
    expect(words.status(over, names)).toBe('Turn 5 · The game is over');
  });

  it('tells a seat its own facts, and a spectator none', () => {
    const own = { hand: [], regions: [{ id: 'c9', def: 'stain' }], upgrade: { def: 'empiric-tower' } };
    expect(words.facts(view(board({ own })))).toEqual([
      '💰 **7 ISK**, next income 4',
      '🃏 5 cards in hand, 38 in the market',
      '⏫ upgrade: Empiric Tower, 6 ISK',
      '🪐 regions to play: Stain (3 ISK)',
    ]);
    expect(words.facts(view(board(), undefined))).toEqual([]);
  });
});

describe('what is asked', () => {
  it('is a sentence that says what to do', () => {
    const prompt = (key: string, given = {}) => words.prompt(view(board({ battle })), ask(key, { with: given }), names);
    expect(prompt('ask.income', { income: 4 })).toBe(
      'Your turn begins. Collect your income of 4 ISK this turn, or draw an extra card instead?',
    );
    expect(prompt('ask.discard', { n: 1 })).toBe('Choose a card to discard.');
    expect(prompt('ask.discard', { n: 3 })).toBe('Choose 3 cards to discard.');
    expect(prompt('ask.withdraw', { def: 'metropolis' })).toBe(
      'Battle in Metropolis: do you withdraw ships before the shooting?',
    );
    expect(prompt('ask.payUnless', { n: 3, def: 'slasher' })).toBe(
      'Slasher is countered unless you pay 3 ISK. Do you pay?',
    );
  });

  it('calls homes by their players, one’s own by "your"', () => {
    const at = (region: string) => board({ battle: { ...battle, region } });
    const withdraw = ask('ask.withdraw', { with: { def: 'amarr-starbase' } });
    expect(words.prompt(view(at('r1')), withdraw, names)).toContain('Battle in your home region');
    expect(words.prompt(view(at('r2')), withdraw, names)).toContain('Battle in Elysha’s home region');
  });

  it('tells a window on one’s own addition from one on something of others', () => {
    const now = view(board({ pile: [item({ def: 'stray-volley' })] }));
    expect(words.prompt(now, ask('ask.pile', { stop: 'pile.own' }), names)).toMatch(/^Your card or ability/);
    expect(words.prompt(now, ask('ask.pile', { stop: 'pile' }), names)).toMatch(/^Do you answer what is on the pile/);
  });

  it('says who acted in the management of others, and the step elsewhere', () => {
    const of = (stop: string) => words.prompt(view(board({ active: 1 })), ask('ask.window', { with: { stop } }), names);
    expect(of('management')).toMatch(/^Elysha has acted\./);
    expect(of('setup.income')).toMatch(/\(Income step\)$/);
  });

  it('explains a rescue with the card that offers it, unless the ship rescues itself', () => {
    const rescue = (by: string) =>
      words.prompt(view(board()), ask('ask.instead', { with: { def: 'slasher', by, n: 3 } }), names);
    expect(rescue('escape-locks')).toBe(
      'Slasher would be destroyed. Pay 3 ISK to Escape Locks and reassemble it instead?',
    );
    expect(rescue('slasher')).toBe('Slasher would be destroyed. Pay 3 ISK and reassemble it instead?');
  });

  it('puts further questions and confirmations in the same way', () => {
    const said = (key: string, given = {}) => words.message(view(board()), { key, with: given }, names);
    expect(said('need.target', { phrase: 'target ship' })).toBe('Choose target ship.');
    expect(said('need.battleTarget', { def: 'slasher', attack: 3 })).toBe('Slasher (⚔ 3): what does it fire at?');
    expect(said('confirm.emptyMarket')).toContain('loses the game');
  });
});

describe('what one should know to answer', () => {
  it('lists the pile topmost first: who, what, at whom, and what it would do', () => {
    const pile = [
      item({ id: 91, seat: 1, def: 'stubborn-mechanic', targets: [{ card: 's2', def: 'executioner', seat: 1 }] }),
      item({ id: 90, kind: 'executed', def: 'venal-tower', ability: 0, players: [1] }),
    ];
    expect(words.context(view(board({ pile })), ask('ask.pile', { stop: 'pile' }), names)).toEqual([
      '⚔️ **Metropolis** is under attack by Ian.',
      '**On the pile**, topmost first:',
      '1. **Stubborn Mechanic** (Elysha) → **Executioner** (Elysha): Target ship has +2 shield while this is in play.',
      "2. **Venal Tower** (Ian) → Elysha: Pay 1 ISK: Look at target opponent's hand. Once per turn.",
    ]);
  });

  it('names the thing on the pile that another one is aimed at', () => {
    const pile = [
      item({ id: 91, seat: 1, def: 'paperwork-delay', items: [{ id: 90, def: 'slasher', seat: 0 }] }),
      item({ id: 90, kind: 'card', def: 'slasher' }),
    ];
    const [, , first] = words.context(view(board({ pile })), ask('ask.pile', { stop: 'pile' }), names);
    expect(first).toContain('1. **Paperwork Delay** (Elysha) → **Slasher** (Ian): Counter target card');
  });

  it('gives each hit of battle damage with the shield that stands against it', () => {
    const pile = [
      item({
        kind: 'damage',
        damage: [
          { from: 'slasher', to: 's2', toDef: 'executioner', n: 3 },
          { from: 'executioner', to: 's1', toDef: 'slasher', n: 2 },
          { from: 'slasher', to: 'r2', toDef: 'minmatar-starbase', n: 3 },
          { from: 'slasher', to: 'gone', toDef: 'omen', n: 3 },
        ],
      }),
    ];
    expect(words.context(view(board({ pile, battle })), ask('ask.pile', { stop: 'pile' }), names)).toEqual([
      '⚔️ Ian attacks Elysha in **Metropolis**, battle phase 1.',
      '**On the pile**, topmost first:',
      '1. **Damage** from battle:',
      '• Slasher → **Executioner**: 3 damage (🛡 3)',
      '• Executioner → **Slasher**: 2 damage (🛡 2)',
      '• Slasher → **Elysha’s home region**: 3 damage (🛡 9, 2 taken already)',
      '• Slasher → **Omen**: 3 damage (not there any more)',
    ]);
  });

  it('puts the number in the place of X', () => {
    const pile = [
      item({ def: 'overcharged-broadside', x: 4 }),
      item({ kind: 'pending', def: 'kestrel', ability: -1, x: 1 }),
    ];
    const [, , broadside, ambush] = words.context(view(board({ pile })), ask('ask.pile'), names);
    expect(broadside).toBe('1. **Overcharged Broadside** (Ian, X = 4): 4 damage to target ship.');
    expect(ambush).toBe('2. **Kestrel** (Ian, X = 1): 1 damage to target attacking ship in this region.');
  });

  it('says of cards that come into play what they are', () => {
    const text = (def: string, kind = 'card', more = {}) =>
      words.context(view(board({ pile: [item({ def, kind, ...more })] })), ask('ask.pile'), names).at(-1);
    expect(text('omen')).toBe('1. **Omen** (Ian): a ship; it goes to the dock with assembly II');
    expect(text('executioner')).toBe('1. **Executioner** (Ian): a ship; it goes to the dock');
    expect(text('veldspar', 'card', { at: 'r2' })).toBe(
      '1. **Veldspar** (Ian): a location comes into play in Elysha’s home region',
    );
    expect(text('stain', 'region')).toBe('1. **Stain** (Ian): the outer region comes into play, held by nobody');
    expect(text('empiric-tower', 'upgrade')).toBe(
      '1. **Empiric Tower** (Ian): the starbase is turned over · Your ships in your home region have +1 shield.',
    );
  });

  it('leaves out what a news does only for another race', () => {
    const of = (seat: number) =>
      words.context(view(board({ pile: [item({ def: 'hit-and-fade', seat })] })), ask('ask.pile'), names).at(-1);
    expect(of(0)).not.toContain('[Minmatar]');
    expect(of(1)).toContain('[Minmatar] 1 damage to target enemy ship.');
  });

  it('shows both sides with their figures and the targets named so far', () => {
    const now = board({ battle: { ...battle, targets: [{ from: 's1', to: 's2', n: 2 }] }, step: 'battle.target' });
    expect(words.context(view(now, 1), ask('ask.battleTargets', { seat: 1, stop: 'battle.target' }), names)).toEqual([
      '⚔️ Ian attacks Elysha in **Metropolis**, battle phase 1.',
      'Ian: Slasher (1) ⚔ 3 🛡 2',
      'Elysha: Executioner (2) ⚔ 2 🛡 3',
      'Targets: Slasher (1) → Executioner (2)',
    ]);
  });

  it('says what the only ship that fires would do, and that it is the one which stays', () => {
    const now = view(board({ battle, step: 'battle.target' }), 1);
    const slasher = { id: 's1', card: 's1', note: { def: 'slasher' } };
    const shot = (attack: number) => {
      const of = { id: 's2', card: 's2', note: { def: 'executioner', attack } };
      const choice: Choice = { kind: 'choose', options: [slasher], min: 1, max: 1 };
      const needs = [{ name: 's2', prompt: { key: 'need.battleTarget' }, of, choice }];
      return words.order?.(now, { id: 'target', verb: 'fire', needs }, names, slasher);
    };
    expect(shot(2)).toBe('Fire at Slasher (1) · destroys it');
    expect(shot(1)).toBe('Fire at Slasher (1) · 1 against 🛡 2');
    expect(shot(0)).toBe('Fire at Slasher (1)');
    expect(words.order?.(now, { id: 'stay', verb: 'stayAll' }, names, undefined)).toBe('Executioner (2) stays');
  });

  it('names the starbase among those who defend a home, and forgets targets once all have fired', () => {
    const slasher = ship('s1', 'slasher', 0, { at: 'r2', attacking: true });
    const regions = board().regions.map((one) => (one.id === 'r2' ? { ...one, ships: [slasher], attackedBy: 0 } : one));
    const targets = [{ from: 's1', to: 's1', n: 2 }];
    const now = board({ regions, battle: { ...battle, region: 'r2', targets }, step: 'battle.result' });
    const lines = words.context(view(now), ask('ask.mustWithdraw', { stop: 'battle.withdraw' }), names);
    expect(lines.slice(-2)).toEqual(['Ian: Slasher (1) ⚔ 3 🛡 2', 'Elysha: starbase 🛡 9']);
  });

  it('gives the figure of an ambush that has triggered, and the ships it may hit', () => {
    const kestrel = ship('s3', 'kestrel', 1, { commands: [{ name: 'ambush', power: 2 }], defending: true });
    const regions = board().regions.map((one) => (one.id === 'r3' ? { ...one, ships: [...one.ships, kestrel] } : one));
    const asked = ask('ask.trigger', {
      seat: 1,
      stop: 'target',
      with: { def: 'kestrel', ability: ambushIndex },
      choice: { kind: 'choose', options: [{ id: 'go', card: 's3' }], min: 1, max: 1 },
    });
    const lines = words.context(view(board({ regions, battle }), 1), asked, names);
    expect(lines[0]).toBe('**Kestrel**: 2 damage to target attacking ship in this region.');
    expect(lines).toContain('Ian: Slasher (1) ⚔ 3 🛡 2');
  });

  it('quotes the card that asks', () => {
    expect(words.context(view(board()), ask('ask.may', { with: { def: 'dam-torsad', n: 0 } }), names)[0]).toMatch(
      /^\*\*Dam Torsad\*\*: At the beginning of your turn, you may search/,
    );
  });
});

describe('what can be picked', () => {
  it('is labelled with its price, and its key figures beside it', () => {
    expect(label({ id: 'play:c1', verb: 'play', card: 'c1', note: { def: 'kestrel', price: 3 } })).toEqual({
      label: 'Kestrel · 3 ISK',
      detail: 'Frigate · ⚔ 2 · 🛡 2 · assembly I · ambush 1',
    });
    expect(
      label({ id: 'play:c2', verb: 'play', card: 'c2', note: { def: 'overcharged-broadside', price: 0 } }).label,
    ).toBe('Overcharged Broadside · X ISK');
  });

  it('tells ships in play apart by where they are and what they do', () => {
    const docked = ship('s9', 'omen', 0, { at: 'dock', tabs: 2 });
    const seats = board().seats.map((seat, i) => (i === 0 ? { ...seat, dock: [docked] } : seat));
    expect(label({ id: 's9', card: 's9', note: { def: 'omen' } }, board({ seats })).detail).toBe(
      'yours · in the dock · ⚔ 4 🛡 4 · assembly II',
    );
    expect(label({ id: 's2', card: 's2', note: { def: 'executioner' } })).toEqual({
      label: 'Executioner',
      detail: 'Elysha · in Metropolis · ⚔ 2 🛡 3',
    });
  });

  it('shows how many aim at a ship already', () => {
    const now = board({ battle: { ...battle, targets: [{ from: 's1', to: 's2', n: 2 }] } });
    expect(label({ id: 's2', card: 's2', note: { def: 'executioner' } }, now).detail).toMatch(/1 ship aims at it$/);
  });

  it('describes destinations by who holds them and who stands there', () => {
    expect(label({ id: 'r3', card: 'r3', note: { def: 'metropolis', at: 'r3', defenders: 1, strength: 2 } })).toEqual({
      label: 'Metropolis',
      detail: 'held by Elysha · 1 ship with ⚔ 2 in all · under attack · income 1 · 3 slots free',
    });
    expect(label({ id: 'r2', card: 'r2', note: { def: 'minmatar-starbase' } })).toEqual({
      label: 'Elysha’s home region',
      detail: 'held by Elysha · no ships · starbase 🛡 7 · income 2 · slots without limit',
    });
    expect(label({ id: 'r1', card: 'r1', note: { def: 'amarr-starbase' } }).label).toBe('Your home region');
  });

  it('gives an ability its cost and its text', () => {
    expect(label({ id: 'use:c1:0', verb: 'use', card: 'c1', note: { def: 'venal-tower', ability: 0 } })).toEqual({
      label: 'Venal Tower · 1 ISK',
      detail: "Pay 1 ISK: Look at target opponent's hand. Once per turn.",
    });
    expect(label({ id: 'use:c1:0', verb: 'use', card: 'c1', note: { def: 'crokite', ability: 0 } }).label).toBe(
      'Crokite · sacrifice this',
    );
  });

  it('names people, things on the pile and commands', () => {
    expect(label({ id: 'seat:1', about: 1 })).toEqual({
      label: 'Elysha',
      detail: '7 ISK · 5 cards in hand · 38 in the market',
    });
    const pile = [item({ id: 90, seat: 1, def: 'stray-volley' })];
    expect(label({ id: 'pile:90', about: 1, note: { def: 'stray-volley' } }, board({ pile }))).toEqual({
      label: 'Stray Volley',
      detail: 'by Elysha: 2 damage to target ship.',
    });
    expect(
      label({ id: 'command:s1:up', verb: 'command', card: 's1', note: { def: 'kestrel', label: 'ambush 1' } }),
    ).toEqual({
      label: 'Kestrel · ambush 1',
      detail: 'in Metropolis · ⚔ 3 🛡 2 · attacking · hits an attacker for 1 in each battle phase here',
    });
  });

  it('says what a yes would cost', () => {
    const yes = { id: 'yes', verb: 'yes' };
    const paying = ask('ask.payUnless', {
      with: { n: 3, def: 'slasher' },
      choice: { kind: 'choose', options: [yes], min: 1, max: 1 },
    });
    expect(label(yes, board(), [paying]).label).toBe('Yes, pay 3 ISK');
    expect(label(yes).label).toBe('Yes');
    expect(label({ id: 'collect', verb: 'collect' }).label).toBe('Collect 4 ISK');
  });
});

describe('the log', () => {
  const line = (e: string, more: Record<string, unknown> = {}) => words.line({ e, ...more }, names);

  it('speaks of everybody by name in the open, and to the reader in private', () => {
    expect(line('drewHidden', { seat: 1, except: [1] })).toBe('Elysha draws a card.');
    expect(line('drewHidden', { seat: 1, except: [1], n: 7 })).toBe('Elysha draws 7 cards.');
    expect(line('drew', { seat: 1, to: [1], def: 'slasher' })).toBe('You draw **Slasher**.');
    const both = { seat: 1, to: [1], def: 'slasher', defs: ['slasher', 'omen'] };
    expect(line('drew', both)).toBe('You draw **Slasher** and **Omen**.');
    expect(line('drew', { ...both, def: 'omen', defs: [] })).toBeUndefined();
    expect(line('lookedAt', { seat: 0, at: 1, to: [0], defs: ['omen', 'slasher'] })).toBe(
      'You see Elysha’s hand: **Omen** and **Slasher**.',
    );
    expect(line('lookedAt', { seat: 0, at: 1, to: [0], defs: [] })).toBe('You see that Elysha has no cards in hand.');
  });

  it('sums an income up in one line', () => {
    const parts = [
      { def: 'amarr-starbase', n: 2, how: 'income' },
      { def: 'veldspar', n: 1, how: 'income' },
      { def: 'gilded-spade', n: 2, how: 'mining' },
    ];
    expect(line('isk', { seat: 0, n: 5, why: 'income', parts })).toBe(
      'Ian collects **5 ISK** (3 from holdings, 2 mined).',
    );
  });

  it('tells who paid, lost or took money, and of cards only where they are played', () => {
    expect(line('isk', { seat: 0, n: -3, why: 'played', def: 'omen' })).toBeUndefined();
    expect(line('isk', { seat: 0, n: -3, why: 'cost', def: 'omen' })).toBe('Ian pays 3 ISK (**Omen**).');
    expect(line('isk', { seat: 1, n: -1, why: 'effect', def: 'bloodgrit' })).toBe(
      'Elysha loses 1 ISK (**Bloodgrit**).',
    );
    expect(line('isk', { seat: 1, n: -2, why: 'stolen', def: 'hostile-bid' })).toBe(
      '2 ISK are taken from Elysha (**Hostile Bid**).',
    );
    expect(line('isk', { seat: 0, n: 2, why: 'stolen', def: 'hostile-bid' })).toBe(
      'Ian takes 2 ISK (**Hostile Bid**).',
    );
  });

  it('tells of a card played: price, X, place, and what a news does', () => {
    expect(line('played', { seat: 0, def: 'veldspar', paid: 2, regionDef: 'metropolis' })).toBe(
      'Ian plays **Veldspar** for 2 ISK in **Metropolis**.',
    );
    expect(line('played', { seat: 1, def: 'overcharged-broadside', paid: 4, x: 4 })).toBe(
      'Elysha plays **Overcharged Broadside** for 4 ISK (X = 4): 4 damage to target ship.',
    );
  });

  it('follows ships about', () => {
    const ship = (how: string, at?: string) => line('ship', { def: 'slasher', seat: 1, how, at });
    expect(ship('undock')).toBe('Elysha undocks **Slasher**.');
    expect(ship('withdraw', 'dock')).toBe('**Slasher** (Elysha) withdraws to the dock.');
    expect(ship('withdraw', 'c7')).toBe('**Slasher** (Elysha) withdraws.');
    expect(line('ship', { def: 'slasher', seat: 1, how: 'warp', at: 'c7', atDef: 'stain' })).toBe(
      'Elysha warps **Slasher** to **Stain**.',
    );
    expect(line('ship', { def: 'slasher', seat: 1, how: 'warp', atDef: 'amarr-starbase', atHome: 0 })).toBe(
      'Elysha warps **Slasher** to Ian’s home region.',
    );
  });

  it('tells of attacks, battles and losses', () => {
    const attack = { def: 'slasher', seat: 1, regionDef: 'amarr-starbase', against: 0 };
    expect(line('attacks', { ...attack, first: true })).toBe('⚔️ Elysha attacks Ian’s home region with **Slasher**.');
    expect(line('attacks', { ...attack, first: false })).toBe(
      'Elysha sends **Slasher** into the attack on Ian’s home region.',
    );
    expect(line('battlePhase', { def: 'metropolis', by: 0, against: 1, round: 1 })).toBe(
      '⚔️ Battle in **Metropolis**: Ian against Elysha.',
    );
    expect(line('battlePhase', { def: 'metropolis', by: 0, against: 1, round: 2 })).toBe(
      '⚔️ Battle in **Metropolis** goes on, phase 2.',
    );
    expect(line('aimed', { def: 'slasher', atDef: 'executioner' })).toBe('**Slasher** fires at **Executioner**.');
    expect(line('damaged', { def: 'executioner', seat: 1, n: 3, by: 'slasher' })).toBe(
      '**Executioner** (Elysha) takes 3 damage from Slasher.',
    );
    expect(line('damaged', { def: 'amarr-starbase', seat: 0, n: 3, by: 'slasher' })).toBe(
      'Ian’s **starbase** takes 3 damage from Slasher.',
    );
    expect(line('destroyed', { def: 'executioner', seat: 1 })).toBe('💥 **Executioner** (Elysha) is destroyed.');
    expect(line('battleOver', { def: 'metropolis', seat: 0 })).toBe(
      'The battle in **Metropolis** is over; Ian holds it.',
    );
    expect(line('control', { def: 'metropolis', seat: undefined })).toBe('Nobody controls **Metropolis** any more.');
  });

  it('tells what triggers, what happens, what comes to nothing', () => {
    expect(line('placed', { kind: 'pending', seat: 0, def: 'ossuary-drift', info: { ability: 0 } })).toBe(
      '**Ossuary Drift** (Ian) triggers: Gain 1 ISK.',
    );
    expect(line('placed', { kind: 'pending', seat: 1, def: 'kestrel', info: { ability: -1 } })).toBe(
      '**Kestrel** (Elysha) springs its ambush.',
    );
    expect(line('placed', { kind: 'card', seat: 0, def: 'stray-volley', targetDefs: ['slasher'] })).toBe(
      '**Stray Volley** aims at **Slasher**.',
    );
    expect(line('placed', { kind: 'card', seat: 0, def: 'audit-shock', targetSeats: [1] })).toBe(
      '**Audit Shock** aims at Elysha.',
    );
    expect(line('used', { seat: 0, def: 'crokite', ability: 0 })).toBe(
      'Ian uses **Crokite**: 3 damage to target ship in this region.',
    );
    expect(line('resolves', { kind: 'card', seat: 0, def: 'stray-volley' })).toBe('**Stray Volley** takes effect.');
    expect(line('resolves', { kind: 'card', seat: 0, def: 'omen' })).toBeUndefined();
    expect(line('noEffect', { seat: 0, def: 'stray-volley' })).toMatch(/nothing left to aim at/);
    expect(line('countered', { seat: 0, def: 'omen' })).toBe('**Omen** (Ian) is countered.');
    expect(line('changed', { verb: 'modAttack', n: -2, until: 'end of turn', defs: ['slasher'] })).toBe(
      '**Slasher**: −2 attack until the end of the turn.',
    );
    expect(line('changed', { verb: 'prevent', n: 'all', until: 'end of phase', defs: ['amarr-starbase'] })).toBe(
      '**Amarr**: all damage will be prevented until the end of the phase.',
    );
  });

  it('ends with who is out and who has won', () => {
    expect(line('lost', { seat: 1, how: 'starbase' })).toBe(
      '💥 Elysha’s starbase is destroyed: Elysha is out of the game.',
    );
    expect(line('finished', { winners: [0], how: 'starbase' })).toBe('🏆 **Ian** wins the game.');
    expect(line('finished', { winners: [], how: 'starbase' })).toBe('The game is over. Nobody has won.');
  });
});

describe('what is not known', () => {
  it('gets a plain sentence and never an error', () => {
    const unknown = view(board());
    expect(words.prompt(unknown, ask('ask.somethingNew'), names)).toBe('Something is to be decided.');
    expect(words.message(unknown, { key: 'need.somethingNew' }, names)).toBe('One more thing is to be chosen.');
    expect(words.message(unknown, { key: 'confirm.somethingNew' }, names)).toBe('Please confirm.');
    expect(words.verb('somethingNew')).toEqual({ label: 'Go on' });
    expect(words.line({ e: 'somethingNew' }, names)).toBe('Something happened (somethingNew).');
    expect(words.line({ e: 'constructor' }, names)).toBe('Something happened (constructor).');
    expect(words.refusal({ refused: 'somethingNew' })).toMatch(/My hand & moves/);
  });

  it('survives events whose facts are missing or of another make', () => {
    for (const broken of [{}, { def: 7, seat: 'x', n: 'y' }, { def: 'no-such-card', seat: 9, parts: 5, defs: 'x' }])
      for (const e of ['isk', 'played', 'placed', 'changed', 'lookedAt', 'finished', 'attacks', 'ship', 'commandOn'])
        expect(() => words.line({ e, ...broken }, names)).not.toThrow();
    expect(words.line({ e: 'destroyed', def: 'no-such-card' }, names)).toBe('💥 **a card** (nobody) is destroyed.');
  });

  it('leaves options of unknown cards readable', () => {
    expect(label({ id: 'c1', card: 'c1', note: { def: 'no-such-card' } })).toEqual({ label: 'This one' });
    expect(label({ id: 'c1' })).toEqual({ label: 'This one' });
  });
});

describe('a refusal', () => {
  it('says what to do next', () => {
    const of = (refused: string, given: Record<string, string | number> = {}) =>
      words.refusal({ refused, with: given });
    expect(of('seats', { n: 5 })).toBe(
      'EVE is played by two to four; this table has 5. Add or remove players, then start again.',
    );
    expect(of('deck', { why: 'The market is empty. Add some cards.' })).toContain('The market is empty.');
    expect(of('illegal', { why: 'region: option' })).toContain('not among what may be chosen now');
    expect(of('illegal', { why: 'x: number' })).toContain('outside the range');
    expect(of('illegal', { why: 'odd' })).toContain('Choose again');
    for (const key of ['malformed', 'over', 'foreign', 'stale', 'runaway', 'fault']) {
      expect(of(key, { op: 'x', error: 'x', seat: 1 })).not.toBe(of('nothing of the kind'));
    }
  });
});
