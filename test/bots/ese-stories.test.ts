/** What the Admiral of Epic Space Empires does where the right thing can be seen. */
import { describe, expect, test } from 'vitest';
import { eseAdmiral } from '#bots/ese/admiral';
import { viewOf } from '#games/ese/view';
import type { Answer } from '#kernel/ask';
import { conflict, onAttack, until } from '../games/ese/fight.ts';
import { library, playing, rules, type SeatGiven, type Table, table } from '../games/ese/table.ts';

const answerOf = (t: Table, seat: number): Answer =>
  eseAdmiral(library)(viewOf(rules, t.state, seat), t.ask(seat), () => 0.5);

const nameOf = (t: Table, id: string): string => {
  const def = t.state.cards[id]?.def;
  return def === undefined ? id : library.get(def).name;
};

/** Names of what the Admiral picks for a seat. */
function picks(t: Table, seat: number): readonly string[] {
  const given = answerOf(t, seat);
  const { choice } = t.ask(seat);
  const options = choice.kind === 'number' ? [] : choice.options;
  return ('pick' in given ? given.pick : []).map((id) => {
    const def = options.find((one) => one.id === id)?.note?.def;
    return def === undefined ? id : library.get(String(def)).name;
  });
}

/** Where the Admiral sends fleets: the planet for each kind of them that it sends. */
function sends(t: Table, seat: number): readonly string[] {
  const given = answerOf(t, seat);
  const [whole = ''] = 'pick' in given ? given.pick : [];
  const { choice } = t.ask(seat);
  const all = choice.kind === 'choose' ? choice.options.find(({ id }) => id === whole) : undefined;
  if (whole.startsWith('all:')) return [`${all?.note?.n} to ${nameOf(t, whole.slice('all:'.length))}`];
  const replies = 'with' in given ? Object.values(given.with ?? {}) : [];
  return replies.flatMap((one) =>
    'amounts' in one ? Object.entries(one.amounts).map(([id, n]) => `${n} to ${nameOf(t, id)}`) : [],
  );
}

describe('building', () => {
  test('the strongest fleet comes first', () => {
    const t = table({ seats: [{ resource: ['L', 'H', 'M'] }, {}], from: [playing('fleet'), 'trade'] });
    expect(picks(t, 0)).toEqual(['Heavy Fleet']);
  });

  test('the planet that brings most comes first', () => {
    const t = table({
      seats: [{ resource: ['Fringe World', 'Progenitor Ruins', 'Ice World'] }, {}],
      from: [playing('planet'), 'trade'],
    });
    expect(picks(t, 0)).toEqual(['Progenitor Ruins']);
  });

  test('of too many cards the weakest go', () => {
    const t = table({
      seats: [{ resource: ['L', 'H', 'L', 'H', 'Core World', 'H', 'M'] }, {}],
      from: ['turn.discard'],
    });
    expect(picks(t, 0)).toEqual(['Light Fleet', 'Light Fleet']);
  });
});

test('of too many action cards the one goes that brings least', () => {
  const held = ['Feint', 'Treaty', 'War Star', 'Spies', 'Battle Plans', 'Space Plague', 'Ruse', 'Planet Buster'];
  const t = table({ seats: [{ action: held }, {}], from: ['turn.discard'] });
  expect(picks(t, 0)).toEqual(['Spies']);
});

describe('events', () => {
  const first = (seats: readonly SeatGiven[]) => table({ seats, from: ['event', 'turn.discard'] });

  test('one that helps is played, the best of them first', () => {
    const t = first([{ action: ['Battle Plans', 'Treaty'] }, { play: ['Ice World'] }]);
    expect(picks(t, 0)).toEqual(['Treaty']);
  });

  test('one that only looks is kept', () => {
    expect(picks(first([{ action: ['Spies'] }, { play: ['Ice World'], action: ['Feint'] }]), 0)).toEqual(['done']);
  });

  test('what is taken over is the best of those that are ahead, never one’s own', () => {
    const t = first([{ play: ['Pleasure Planet'], action: ['Diplomacy'] }, { play: ['Fringe World', 'Living World'] }]);
    const given = answerOf(t, 0);
    expect(picks(t, 0)).toEqual(['Diplomacy']);
    const aims = 'with' in given ? Object.values(given.with ?? {}) : [];
    expect(aims.flatMap((one) => ('pick' in one ? one.pick.map((id) => nameOf(t, id)) : []))).toEqual(['Living World']);
  });
});

describe('attacking', () => {
  test('what can be taken is attacked, what is guarded too well is left alone', () => {
    const declared = (mine: readonly string[], theirs: readonly string[]) =>
      table({ seats: [{ play: mine }, { play: theirs }], from: ['attack', 'battle'] });
    expect(picks(declared(['H', 'H', 'H'], ['Core World']), 0)).toEqual(['now']);
    expect(picks(declared(['L'], ['Core World', 'H', 'H', 'H']), 0)).toEqual(['none']);
  });

  test('cards in hand count for the attack, those of the defence do not', () => {
    const declared = (action: readonly string[]) =>
      table({ seats: [{ play: ['H'], action }, { play: ['Ice World', 'L'] }], from: ['attack', 'battle'] });
    expect(picks(declared(['Planet Buster', 'Nova Bomb', 'War Star']), 0)).toEqual(['now']);
    expect(picks(declared(['Guardian Web', 'Magma Cannon', 'Monitor Ships']), 0)).toEqual(['none']);
  });

  test('all fleets go to the planet worth most of those that can be taken', () => {
    const t = onAttack({ play: ['H', 'H', 'H'] }, { homeless: true, play: ['Fringe World', 'Pleasure Planet'] });
    until(t, 0, 'assign');
    expect(sends(t, 0)).toEqual(['3 to Pleasure Planet']);
  });

  test('fleets guard the planet that is attacked, if they can hold it', () => {
    const defending = (home: readonly string[]) => {
      const t = onAttack({ play: ['H', 'H'] }, { play: ['Core World', 'Pleasure Planet', ...home] });
      until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 2 } });
      return until(t, 1, 'assign');
    };
    expect(sends(defending(['M', 'M', 'M']), 1)).toEqual(['3 to Core World']);
    expect(sends(defending(['L']), 1)).not.toContain('1 to Core World');
  });
});

describe('battles', () => {
  const battle = (mine: readonly string[], theirs: readonly string[] = []) =>
    conflict({ play: ['H'], action: mine }, { play: ['Ice World', 'L'], action: theirs }, 'Ice World');

  test('the smallest card that is enough is played', () => {
    expect(picks(battle(['Planet Buster', 'Tidal Disruption', 'War Star']), 0)).toEqual(['Tidal Disruption']);
  });

  test('where no single card is enough, the strongest of those that are enough together', () => {
    expect(picks(battle(['Space Marines', 'Planet Fall', 'Poison Gasses']), 0)).toEqual(['Space Marines']);
  });

  test('nothing is played that does not help, nor what is not needed', () => {
    expect(picks(battle(['Bio Warfare', 'Super Soldiers']), 0)).toEqual(['rest']);
    const won = conflict({ play: ['H', 'H'], action: ['War Star'] }, { play: ['Core World', 'L'] }, 'Core World');
    expect(picks(won, 0)).toEqual(['rest']);
  });

  test('the defender answers with the smallest card that wins, and passes where the battle is won', () => {
    const lost = conflict(
      { play: ['H', 'H'] },
      { play: ['Core World', 'M'], action: ['Global Deflector Shield', 'Equatorial Rail Gun', 'Magma Cannon'] },
      'Core World',
    );
    expect(picks(until(lost, 1, 'battle'), 1)).toEqual(['Equatorial Rail Gun']);
    const won = conflict({ play: ['M'] }, { play: ['Core World', 'H'], action: ['Magma Cannon'] }, 'Core World');
    expect(picks(until(won, 1, 'battle'), 1)).toEqual(['rest']);
  });

  test('no card goes on a fleet that is about to be destroyed', () => {
    const struck = (fleets: readonly string[]) =>
      conflict(
        { play: fleets, action: ['Planet Buster'] },
        { play: ['Ice World'], action: ['Mass Destruction'] },
        'Ice World',
      )
        .does(0, 'pass')
        .does(1, 'Mass Destruction', { fleet: 'H@0' });
    const t = struck(['H', 'L']);
    const given = answerOf(t, 0);
    const on = 'pick' in given ? given.with?.fleet : undefined;
    expect(picks(t, 0)).toEqual(['Planet Buster']);
    expect(on !== undefined && 'pick' in on && on.pick.map((id) => nameOf(t, id))).toEqual(['Light Fleet']);
    expect(picks(struck(['H']), 0)).toEqual(['rest']);
  });

  test('a defence card does, where no other fleet guards the planet', () => {
    const t = conflict(
      { play: ['H'], action: ['Mass Destruction'] },
      { play: ['Core World', 'M'], action: ['Equatorial Rail Gun'] },
      'Core World',
    ).does(0, 'Mass Destruction', { fleet: 'M@1' });
    expect(picks(t, 1)).toEqual(['Equatorial Rail Gun']);
  });

  test('the best card of the other side is cancelled where nothing else helps, a weak one is not worth it', () => {
    const against = (card: string) =>
      conflict(
        { play: ['H', 'H'], action: [card] },
        { play: ['Core World', 'L'], action: ['Preemptive Strike'] },
        'Core World',
      ).does(0, card);
    expect(picks(against('Planet Buster'), 1)).toEqual(['Preemptive Strike']);
    expect(picks(against('Bio Warfare'), 1)).toEqual(['rest']);
  });
});

describe('a planet that would be lost', () => {
  const destroying = (attackers: readonly string[]) =>
    until(
      conflict(
        { play: attackers, action: ['Feint'] },
        { play: ['Ice World', 'L'], action: ['Mass Destruction'] },
        'Ice World',
      ),
      1,
      'battle',
    );

  test('is held by destroying the strongest attacker, where that is enough', () => {
    const t = destroying(['H', 'H']);
    expect(picks(t, 1)).toEqual(['Mass Destruction']);
    expect(JSON.stringify(answerOf(t, 1))).toContain(
      t.state.zones.play!.find((id) => t.state.cards[id]?.def === 'heavy-fleet' && t.state.cards[id]?.ctl === 0),
    );
    expect(picks(destroying(['H', 'H', 'H', 'H']), 1)).toEqual(['pass']);
    expect(picks(destroying(['L']), 1)).toEqual(['pass']);
  });

  const stranding = (attackers: number) => {
    const t = onAttack(
      { play: Array.from({ length: attackers }, () => 'H') },
      { play: ['Core World', 'Ice World'], action: ['Lost in Space'] },
    );
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': attackers } });
    return until(t, 1, 'tactics');
  };

  test('is held by stranding an attacker, where that is enough', () => {
    expect(picks(stranding(2), 1)).toEqual(['Lost in Space']);
    expect(picks(stranding(4), 1)).toEqual(['rest']);
    expect(picks(stranding(1), 1)).toEqual(['rest']);
  });

  test('is spared by forbidding attacks, if it is the last one', () => {
    const threatened = (play: readonly string[]) =>
      table({
        seats: [{ play: ['H'] }, { play, action: ['Space Plague'] }],
        from: ['event', 'event.opponents', 'attack', 'battle'],
      });
    expect(picks(threatened([]), 1)).toEqual(['Space Plague']);
    expect(picks(threatened(['Ice World']), 1)).toEqual(['pass']);
    expect(picks(threatened(['H']), 1)).toEqual(['pass']);
  });
});
