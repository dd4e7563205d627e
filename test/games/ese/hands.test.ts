// Set-up, production, hands, plays, events (sections 2 and 3.1 to 3.7); stories bear the number of their clause, ruling or scenario.
import { describe, expect, test } from 'vitest';
import { conflict } from './fight.ts';
import { idOf, newGame, playing, step, table } from './table.ts';

describe('setting up', () => {
  test('1: everybody gets a race, a homeworld, 2 resource and 5 action cards', () => {
    const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'].find((one) => {
      const t = newGame(4, one);
      return t.told('recruited').length === 4 && t.told('entered').length === 4;
    });
    const t = newGame(4, seed ?? '');
    expect(t.told('entered').map((one) => one.how)).toEqual(['start', 'start', 'start', 'start']);
    // The first player has drawn the first Production's three cards by now.
    const first = t.state.g.first;
    const drawn = t.hand(first, 'resource').length - 2;
    expect(t.zone('resource')).toHaveLength(64 - drawn);
    expect(t.zone('action')).toHaveLength(68);
    for (let seat = 0; seat < 4; seat++) {
      expect(t.hand(seat, 'action')).toHaveLength(5);
      if (seat !== first) expect(t.hand(seat, 'resource')).toHaveLength(2);
      expect(t.plays(seat)).toHaveLength(2);
    }
  });

  test('2: the Star Federation begins with three races more, the Technocracy and the Old Republic with three cards', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40 && seen.size < 3; i++) {
      const t = newGame(2, `start ${i}`);
      for (const seat of [0, 1]) {
        const cards = t.plays(seat);
        if (cards.includes('Star Federation')) {
          seen.add('race');
          const attached = t.told('recruited').filter((one) => one.host !== undefined).length;
          const other = t.told('recruited').filter((one) => one.seat !== seat).length;
          expect(t.told('recruited').length - other - attached).toBeGreaterThanOrEqual(4);
        }
        if (cards.includes('Old Republic') || cards.includes('Technocracy')) {
          seen.add(cards.includes('Old Republic') ? 'planet' : 'tech');
          expect(t.told('entered').filter((one) => one.seat === seat)).toHaveLength(4);
        }
      }
    }
    expect([...seen].sort()).toEqual(['planet', 'race', 'tech']);
  });

  test('2.4: the highest roll begins, those who share it roll again', () => {
    const lengths = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const t = newGame(5, `rolls ${i}`);
      const rounds = t.told('rolledFirst').map(({ rolls }) => rolls as readonly { seat: number; n: number }[]);
      const best = rounds.map((rolls) => {
        const top = Math.max(...rolls.map(({ n }) => n));
        return rolls.filter(({ n }) => n === top).map(({ seat }) => seat);
      });
      for (const [n, rolls] of rounds.entries())
        expect(rolls.map(({ seat }) => seat)).toEqual(best[n - 1] ?? [0, 1, 2, 3, 4]);
      expect(best.at(-1)).toEqual([t.state.g.first]);
      expect(t.state.g.active).toBe(t.state.g.first);
      lengths.add(rounds.length);
    }
    expect(lengths.size).toBeGreaterThan(1);
  });

  test('2.2: in a draft everybody keeps one of three, in a pick everybody takes what is left', () => {
    const draft = newGame(3, 'draft', { races: 'draft' });
    expect(draft.asks().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const kept = [0, 1, 2].map((seat) => draft.may(seat)[1] ?? '');
    for (const seat of [2, 0, 1]) draft.does(seat, kept[seat] ?? '');
    for (const seat of [0, 1, 2]) expect(draft.plays(seat)).toContain(kept[seat]);
    const picks = newGame(3, 'pick', { races: 'pick' });
    for (let i = 0; i < 3; i++) {
      const [ask] = picks.asks();
      expect(picks.may(ask?.seat ?? 0)).toHaveLength(33 - i);
      picks.does(ask?.seat ?? 0, picks.may(ask?.seat ?? 0)[0] ?? '');
    }
    expect(new Set(picks.told('recruited').map((one) => one.def)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('production', () => {
  test('5: three cards with the own homeworld', () => {
    const t = table({ seats: [{}, {}], from: ['production', 'turn.phase'] });
    expect(t.draws(0)).toBe(3);
    expect(t.hand(0, 'resource')).toHaveLength(3);
  });

  test('7: one without it, and what cards add', () => {
    const lost = table({ seats: [{ homeless: true, play: ['Ice World'] }, {}], from: ['production'] });
    expect(lost.draws(0)).toBe(1);
    const more = table({
      seats: [{ homeless: true, play: ['Space Clones', 'Throne World'] }, {}],
      from: ['production'],
    });
    expect(more.draws(0)).toBe(3);
  });

  test('8: Space Tyrant, Space Clones and Throne World add up', () => {
    const t = table({
      seats: [{ home: 'Space Tyrant', play: ['Space Clones', 'Throne World'] }, {}],
      from: ['production'],
    });
    expect(t.draws(0)).toBe(7);
  });

  test('10: a short deck gives what it has', () => {
    const t = table({ seats: [{}, {}], from: ['production', 'trade'], deck: { resource: ['L', 'M'] }, only: true });
    expect(t.hand(0, 'resource')).toEqual(['Light Fleet', 'Main Fleet']);
    expect(t.told('drew')).toEqual([
      { e: 'drew', to: [0], seat: 0, kind: 'resource', defs: [idOf('L'), idOf('M')] },
      { e: 'drew', except: [0], seat: 0, kind: 'resource', n: 2 },
    ]);
    expect(t.state.result).toBeUndefined();
  });

  test('11: an empty deck at the beginning of a turn ends the game', () => {
    const t = table({ seats: [{ play: ['Ice World'] }, {}], from: ['turn'], only: true });
    expect(t.state.result).toMatchObject({ winners: [0], how: 'deck' });
    expect(t.told('drew')).toEqual([]);
  });

  test('19: Space Nomads take a card on 1 to 5, once', () => {
    const rolls = new Set<number>();
    for (let i = 0; i < 30 && rolls.size < 10; i++) {
      const t = table({
        seats: [{ play: ['Space Nomads'] }, { action: ['Feint', 'Ruse'] }],
        from: ['production', 'trade'],
        seed: `nomads ${i}`,
      });
      t.does(0, 'action:1');
      const n = Number(t.last('rolled')?.n);
      rolls.add(n);
      expect(t.hand(1, 'action')).toHaveLength(n <= 5 ? 1 : 2);
      expect(t.hand(0, 'action')).toHaveLength(n <= 5 ? 1 : 0);
      expect(t.ask(0).stop).toBe('trade');
    }
    expect(rolls.size).toBeGreaterThan(4);
  });
});

describe('hands', () => {
  test('3.6: an empty action deck is made of its discards; when both are empty nobody draws more', () => {
    const t = table({
      seats: [{ action: ['Feint', 'Ruse'] }, {}],
      from: ['turn.action', 'turn.rampage'],
      deck: { action: ['Scout', 'Patrol'] },
      only: true,
    });
    expect(t.hand(0, 'action')).toHaveLength(4);
    expect(t.hand(1, 'action')).toEqual([]);
    expect(t.told('drew').filter(({ n }) => n !== undefined)).toEqual([
      { e: 'drew', except: [0], seat: 0, kind: 'action', n: 2 },
    ]);
  });

  test('A6: a captured homeworld’s limit counts for its new holder, its old one loses it at once', () => {
    const t = conflict({ play: ['H', 'H'] }, { home: 'Space Spartans', play: ['Core World'] }, 'Space Spartans');
    expect([t.max(0, 'action'), t.max(1, 'action')]).toEqual([10, 7]);
  });

  test('3.10: at the end of the turn one’s own limits count, and nobody else discards', () => {
    const held = ['Feint', 'Ruse', 'Scout', 'Ambush', 'Patrol', 'Decoy', 'Switch', 'Drop Ships'];
    const t = table({
      seats: [{ play: ['Egg Heads'], action: held }, { action: ['War Star', ...held.slice(0, 7), 'Treaty'] }],
      from: ['turn.discard'],
    });
    expect(t.told('discarded')).toEqual([]);
    expect(t.state.g.active).toBe(1);
  });

  test('13: in the Action Phase everybody fills up', () => {
    const five = ['Feint', 'Ruse', 'Scout', 'Ambush', 'Patrol'];
    const t = table({
      seats: [
        { action: five },
        { play: ['Egg Heads'], action: ['Decoy', 'Switch', 'Redeploy'] },
        { action: ['Drop Ships', 'War Star', 'Nova Bomb', 'Planet Fall', 'Magma Cannon', 'Battle Droids', 'Treaty'] },
      ],
      from: ['turn.action', 'event'],
    });
    expect([0, 1, 2].map((seat) => t.hand(seat, 'action').length)).toEqual([7, 8, 7]);
  });

  test('14: Spartans, Egg Heads, Strategic Planet and Positronic Brains: 13', () => {
    const t = table({
      seats: [{ home: 'Space Spartans', play: ['Egg Heads', 'Strategic Planet', 'Positronic Brains'] }, {}],
      from: ['trade'],
    });
    expect(t.max(0, 'action')).toBe(13);
  });

  test('16: Terrans, Trade World and Anti-Gravity: 8', () => {
    const t = table({ seats: [{ play: ['Terrans', 'Trade World', 'Anti-Gravity'] }, {}], from: ['trade'] });
    expect(t.max(0, 'resource')).toBe(8);
  });

  test('17: excess resource cards go under the deck, action cards on the discards', () => {
    const t = table({
      seats: [
        {
          resource: ['L', 'L', 'M', 'M', 'H', 'H'],
          action: ['Feint', 'Ruse', 'Scout', 'Ambush', 'Patrol', 'Decoy', 'Switch', 'Drop Ships', 'War Star', 'Treaty'],
        },
        {},
      ],
      from: ['turn.discard'],
    });
    t.does(0, ['M']);
    expect(t.zone('resource').at(-1)).toBe('Main Fleet');
    t.does(0, ['Feint', 'Ruse', 'Decoy']);
    expect(t.zone('actionDiscard').slice(0, 3)).toEqual(['Feint', 'Ruse', 'Decoy']);
    expect(t.hand(0, 'resource')).toHaveLength(5);
    expect(t.hand(0, 'action')).toHaveLength(7);
  });
});

describe('playing cards', () => {
  test('20: one fleet, and no second one', () => {
    const t = table({ seats: [{ resource: ['L', 'M'] }, {}], from: [playing('fleet'), 'event'] });
    t.does(0, 'L');
    expect(t.plays(0)).toContain('Light Fleet');
    expect(t.asks().every(({ stop }) => stop !== 'production')).toBe(true);
    expect(t.hand(0, 'resource')).toContain('Main Fleet');
  });

  test('3.4: what allows more plays adds up', () => {
    const t = table({
      seats: [{ home: 'Space Horde', play: ['Insectoids'], resource: ['L', 'L', 'L', 'L', 'M'] }, {}],
      from: [playing('fleet'), 'turn.rampage'],
    });
    t.does(0, 'L').does(0, 'L').does(0, 'L').does(0, 'L');
    expect(t.plays(0).filter((name) => name === 'Light Fleet')).toHaveLength(4);
    expect(t.asks().some(({ prompt }) => prompt.key === 'ask.fleet')).toBe(false);
  });

  test('23: an Industry World explored this turn builds from the next turn on', () => {
    const phases = ['build', 'exploration'].map((phase) => step('turn.phase', { phase }));
    const t = table({
      seats: [{ resource: ['Industry World', 'L', 'M', 'H'] }, {}],
      from: [phases[0] ?? '', playing('fleet'), phases[1] ?? '', playing('planet'), 'turn.discard'],
    });
    t.does(0, 'L').does(0, 'Industry World');
    expect(t.plays(0)).toEqual(['Industry World', 'Light Fleet', 'Star Federation']);
    t.drift(() => t.state.g.active === 1).drift(() => t.state.g.active === 0 && t.state.g.phase === 'trade');
    t.does(0, 'M').does(0, 'H');
    expect(t.plays(0)).toEqual(['Heavy Fleet', 'Industry World', 'Light Fleet', 'Main Fleet', 'Star Federation']);
  });

  test('3.5: Terraforming played in Research widens the Exploration of the same turn', () => {
    const t = table({
      seats: [{ resource: ['Terraforming', 'Ice World', 'Core World'] }, {}],
      from: [playing('tech'), step('turn.phase', { phase: 'exploration' }), playing('planet'), 'turn.discard'],
    });
    t.does(0, 'Terraforming').does(0, 'Ice World').does(0, 'Core World');
    expect(t.plays(0)).toEqual(['Core World', 'Ice World', 'Star Federation', 'Terraforming']);
  });

  test('22: Replicators played in Research widen Build at once', () => {
    const t = table({
      seats: [{ resource: ['Replicators', 'L', 'M', 'H'] }, {}],
      from: [playing('tech'), step('turn.phase', { phase: 'build' }), playing('fleet'), 'turn.rampage'],
    });
    t.does(0, 'Replicators').does(0, 'L').does(0, 'M');
    expect(t.plays(0)).toEqual(['Light Fleet', 'Main Fleet', 'Replicators', 'Star Federation']);
    expect(t.hand(0, 'resource')).toContain('Heavy Fleet');
  });

  test('25: Space Muses allow two events, not three', () => {
    const t = table({
      seats: [{ play: ['Space Muses'], action: ['Battle Plans', 'Alien Allies', 'Mercenaries'] }, {}],
      from: ['event', 'trade'],
    });
    t.does(0, 'Alien Allies').does(0, 'Battle Plans');
    expect(t.asks().map(({ stop }) => stop)).not.toContain('event');
  });

  test('26: what a Minor Race brings goes where its planet goes', () => {
    const t = table({
      seats: [
        { resource: ['Minor Race'], play: ['L'] },
        { action: [], play: ['L'] },
      ],
      from: [playing('planet'), 'event'],
      deck: { race: ['Cat People'] },
    });
    t.does(0, 'Minor Race');
    expect(t.forces(0)).toEqual([5]);
    expect(t.forces(1)).toEqual([4]);
  });

  test('26: and Diplomacy takes both', () => {
    const t = table({
      seats: [{ action: ['Diplomacy'], play: ['L'] }, { play: ['L', 'Minor Race'] }],
      from: ['event', 'trade'],
    });
    t.does(0, 'Diplomacy', { card: 'Minor Race' });
    expect(t.plays(0)).toContain('Minor Race');
  });

  test('28: Rebellion does not reach homeworlds', () => {
    const t = table({ seats: [{ action: ['Rebellion'] }, { play: ['Ice World'] }], from: ['event', 'trade'] });
    const [option] = (
      t.ask(0).choice as { options: readonly { needs?: readonly { choice: { options: readonly unknown[] } }[] }[] }
    ).options;
    expect(option?.needs?.[0]?.choice.options).toHaveLength(1);
    t.does(0, 'Rebellion', { card: 'Ice World' });
    expect(t.plays(1)).toEqual(['Old Republic']);
    expect(t.zone('resourceDiscard')).toEqual(['Ice World']);
  });

  test('29: Sabotage takes two of the victim’s choice, or all there is', () => {
    const one = table({ seats: [{ action: ['Sabotage', 'Feint'] }, { resource: ['L'] }], from: ['event', 'trade'] });
    one.does(0, 'Sabotage');
    expect(one.hand(1, 'resource')).toEqual([]);
    const four = table({
      seats: [{ action: ['Sabotage'] }, { resource: ['L', 'M', 'H', 'Ice World'] }],
      from: ['event', 'trade'],
    });
    four.does(0, 'Sabotage').does(1, ['L', 'M']);
    expect(four.hand(1, 'resource')).toEqual(['Heavy Fleet', 'Ice World']);
  });

  test('31: a Treaty with no planet in the deck does nothing', () => {
    const t = table({
      seats: [{ action: ['Treaty'] }, {}],
      from: ['event', 'trade'],
      deck: { resource: ['L', 'M'] },
      only: true,
    });
    t.does(0, 'Treaty');
    expect(t.plays(0)).toEqual(['Star Federation']);
    expect(t.zone('actionDiscard')).toEqual(['Treaty']);
  });

  test('32: Steal Blueprints takes two random cards, or the one there is', () => {
    const t = table({ seats: [{ action: ['Steal Blueprints'] }, { resource: ['L'] }], from: ['event', 'trade'] });
    t.does(0, 'Steal Blueprints');
    expect(t.hand(0, 'resource')).toEqual(['Light Fleet']);
    expect(t.hand(1, 'resource')).toEqual([]);
  });

  test('34: Space Plague forbids attacks for the turn, a Rampage included', () => {
    const t = table({
      seats: [{ play: ['H'], action: ['Feint', 'Interstellar Rampage'] }, { action: ['Space Plague', 'Ruse'] }],
      from: ['event', 'event.opponents', 'attack', 'battle', 'turn.rampage', 'turn.discard'],
    });
    t.does(0, 'done');
    expect(t.may(1)).toEqual(['Space Plague', 'pass']);
    t.does(1, 'Space Plague');
    t.does(0, 'Interstellar Rampage');
    t.does(0, 'done');
    expect(t.asks().every(({ stop }) => stop !== 'attack')).toBe(true);
    expect(t.told('attacks')).toEqual([]);
  });

  test('35: a Rampage fills up again and allows one more event and attack, but no Production', () => {
    const t = table({
      seats: [{ play: ['H'], action: ['Interstellar Rampage', 'Feint', 'Ruse', 'Treaty'] }, {}],
      from: ['turn.rampage', 'turn.discard'],
    });
    t.does(0, 'Interstellar Rampage');
    expect(t.hand(0, 'action')).toHaveLength(7);
    t.does(0, 'Treaty', {});
    expect(t.told('drew').filter(({ kind }) => kind === 'resource')).toEqual([]);
    for (const { seat } of t.asks()) if (t.may(seat).includes('Pleasure Planet')) t.does(seat, 'Pleasure Planet');
    t.pass();
    expect(t.may(0)).toEqual(['attack', 'tacticsFirst', 'done']);
  });
});
