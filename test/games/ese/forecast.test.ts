// What a battle would lead to if its window closed now (3.9, A13): text, picture and computer player speak of one sum.
import { describe, expect, test } from 'vitest';
import { eseAdmiral } from '#bots/ese/admiral';
import type { BoardScene } from '#face/scene';
import { translatorIn } from '#games/ese/words/catalogue';
import { eseScenes } from '../../../src/games/ese/scenes/board.ts';
import { type EseBoard, viewOf } from '../../../src/games/ese/view.ts';
import { eseWords } from '../../../src/games/ese/words/index.ts';
import { conflict, onAttack, until } from './fight.ts';
import { idOf, library, rules, type SeatGiven, type Table, table } from './table.ts';

const t = translatorIn('en');

const names = ['Ian', 'Elysha', 'Bo'];
const words = eseWords(library, t);
const view = (played: Table, seat: number) => viewOf(rules, played.state, seat);
const told = (played: Table, seat: number) => words.context(view(played, seat), played.ask(seat), names);
const outlook = (played: Table, seat: number) => told(played, seat).find((line) => line.startsWith('→'));
const sums = (played: Table) => {
  const { conflict: now } = view(played, 0).board as EseBoard;
  return now === undefined ? undefined : [now.attack, now.defence, now.world];
};
const drawn = (played: Table) => {
  const scene = eseScenes(library, t).board(view(played, 0), names) as BoardScene;
  return scene.areas.find(({ attack }) => attack?.now === true)?.attack?.label;
};

/** Passes all that is left of the battle, and says which sums it was fought with. */
const fought = (played: Table) => {
  played.pass();
  const battle = played.last('battle');
  return [battle?.attack, battle?.defence, battle?.world];
};

describe('the button of a battle card tells both sums with it', () => {
  /** The button that plays a card on the first thing that it may be played on. */
  const buttonOf = (played: Table, seat: number, def: string) => {
    const { choice } = played.ask(seat);
    const option = choice.kind === 'choose' ? choice.options.find(({ note }) => note?.def === idOf(def)) : undefined;
    const aim = option?.needs?.[0]?.choice;
    const by = aim?.kind === 'choose' ? aim.options[0] : undefined;
    return option && words.order?.(view(played, seat), option, names, by);
  };

  test('3.9.1: with what sharpens it, for the attacker against fleets and planet, for the owner with them', () => {
    const played = conflict(
      { play: ['M', 'Cyborgs'], action: ['Drop Ships', 'Feint'] },
      { play: ['Desert World', 'L'], action: ['Killer Satellites', 'Ruse'] },
      'Desert World',
    );
    expect(buttonOf(played, 0, 'Drop Ships')).toBe('Play: Drop Ships → Main Fleet (yours) · 18 against 15');
    expect(buttonOf(played, 1, 'Killer Satellites')).toBe(
      'Play: Killer Satellites → Light Fleet (yours) · 22 against 8',
    );
    played.does(0, 'Drop Ships');
    expect(buttonOf(played, 1, 'Killer Satellites')).toBe(
      'Play: Killer Satellites → Light Fleet (yours) · 22 against 18',
    );
  });

  test('A9: a tech that Energy Beings spend; A13: a card without force tells no sums', () => {
    const played = conflict(
      { play: ['M', 'Energy Beings'], action: ['Fighting Withdrawal', 'Feint'], resource: ['Hyper Jumps'] },
      { play: ['Desert World'], action: ['Ruse'] },
      'Desert World',
    );
    expect(buttonOf(played, 0, 'Hyper Jumps')).toMatch(/Main Fleet \(yours\) · 13 against 10$/);
    expect(buttonOf(played, 0, 'Fighting Withdrawal')).toBeUndefined();
  });
});

test('47: fleets that stand already may stay; a planet that nobody attacks is said to be that, and hardly worth a guard', () => {
  const t = onAttack(
    { play: ['H', 'L'], action: ['Feint'] },
    { play: ['Ice World', 'M'], action: ['Ambush', 'Scout'] },
  );
  const offered = () => {
    const { choice } = t.ask(1);
    const seen = view(t, 1);
    return (choice.kind === 'choose' ? choice.options : []).map((one) => [
      words.order?.(seen, one, names, undefined) ?? words.option(seen, one, names).label,
      words.drawback?.(seen, t.ask(1), { pick: [one.id] }, names)?.kind,
    ]);
  };
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
  until(t, 1, 'assign');
  expect(offered()).toEqual([
    ['Guard Ice World with 1 fleet, 25 against 12: it holds, but a fleet is lost', undefined],
    ['Guard Old Republic with 1 fleet, not attacked', 'weak'],
    ['Send none', undefined],
  ]);
  t.does(1, 'assign', { M: { 'Ice World': 1 } });
  until(t, 1, 'tactics').does(1, 'Ambush', { fleets: 'M' }).pass('tactics');
  until(t, 1, 'assign');
  expect(offered()).toEqual([
    ['Guard Old Republic with 1 fleet, not attacked', 'weak'],
    ['Stay at Ice World', undefined],
  ]);
});

describe('cards shown in the open window count in the forecast', () => {
  test('3.9.1: a force card, with what sharpens it, in text and picture', () => {
    const played = conflict(
      { play: ['M', 'Cyborgs'], action: ['Drop Ships', 'Feint'] },
      { play: ['Desert World'], action: ['Ruse'] },
      'Desert World',
    );
    expect(outlook(played, 1)).toContain('keeps the planet');
    played.does(0, 'Drop Ships');
    expect(sums(played)).toEqual([18, 0, 10]);
    expect(outlook(played, 1)).toContain('Ian takes the planet');
    expect(told(played, 1)).toContain('⚔️ Ian attacks with **18**: Main Fleet 8 + Drop Ships 10');
    expect(drawn(played)).toContain('18');
    expect(fought(played)).toEqual([18, 0, 10]);
  });

  test('A13: one that is cancelled does not', () => {
    const played = conflict(
      { play: ['H'], action: ['Planet Buster', 'Feint'] },
      { play: ['Ice World', 'L'], action: ['Preemptive Strike'] },
      'Ice World',
    );
    played.does(0, 'Planet Buster');
    expect(sums(played)).toEqual([24, 6, 15]);
    played.does(1, 'Preemptive Strike');
    expect(sums(played)).toEqual([12, 6, 15]);
    expect(fought(played)).toEqual([12, 6, 15]);
  });

  test('A20: Mass Destruction takes a fleet and its card out, a card for the defence stays', () => {
    const played = conflict(
      { play: ['H'], action: ['Mass Destruction', 'Feint'] },
      { play: ['Trade World', 'M'], action: ['Killer Satellites', 'Nova Bomb', 'Ruse'] },
      'Trade World',
    );
    played.does(1, 'Killer Satellites').does(1, 'Nova Bomb');
    expect(sums(played)).toEqual([12, 27, 5]);
    played.does(0, 'Mass Destruction', { fleet: 'M@1' });
    expect(sums(played)).toEqual([12, 7, 5]);
    expect(told(played, 0)).toContain('🛡️ Elysha defends with **7**: Killer Satellites 7');
    expect(fought(played)).toEqual([12, 7, 5]);
  });

  test('A20, A21: a fleet that a Fighting Withdrawal of the window saves stays in', () => {
    const played = conflict(
      { play: ['H'], action: ['Mass Destruction', 'Feint'] },
      { play: ['Trade World', 'M'], action: ['Fighting Withdrawal'] },
      'Trade World',
    );
    played.does(0, 'Mass Destruction', { fleet: 'M@1' }).does(1, 'Fighting Withdrawal', { fleet: 'M@1' });
    expect(sums(played)).toEqual([12, 8, 5]);
    expect(fought(played)).toEqual([12, 8, 5]);
  });

  test('A9: a tech that Energy Beings spend', () => {
    const played = conflict(
      { play: ['H', 'Energy Beings', 'Nano-Tech'], resource: ['Star Gates'], action: ['Feint'] },
      { play: ['Ice World'], action: ['Ruse'] },
      'Ice World',
    );
    played.does(0, 'Star Gates');
    expect(sums(played)).toEqual([18, 0, 15]);
    expect(fought(played)).toEqual([18, 0, 15]);
  });

  test('A14: a card of an ally counts for the side it was played for, in the sum and in what it is made of', () => {
    const played = table({
      seats: [
        { play: ['H'], action: ['Feint'] },
        { play: ['Ice World', 'L'], action: ['Ruse'] },
        { action: ['Space Mechas', 'Scout'] },
      ],
      from: ['attack', 'battle'],
      options: { alliesMayFight: 'yes' },
    }).does(0, 'attack');
    until(played, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
    until(played, 1, 'assign').does(1, 'assign', { L: { 'Ice World': 1 } });
    played.pass('tactics').does(2, 'Space Mechas');
    expect(told(played, 0)).toContain('🛡️ Elysha defends with **13**: Light Fleet 6 + Space Mechas 7');
    expect(fought(played)).toEqual([12, 13, 15]);
  });
});

test('3.9: the computer player counts shown cards with all that sharpens them', () => {
  const admiral = eseAdmiral(library);
  const answers = (p: SeatGiven, shown: string) => {
    const played = conflict(
      { ...p, action: [shown, 'Feint'] },
      { play: ['Desert World', 'L'], action: ['Space Mechas'] },
      'Desert World',
    );
    played.does(0, shown);
    const choice = admiral(view(played, 1), played.ask(1), () => 0.5);
    return 'pick' in choice ? choice.pick.map((id) => played.state.cards[id]?.def ?? id) : [];
  };
  // Attack 12 and 7 against 4 and 10 takes the planet, and 7 more keep it; without the 7 nothing is in danger but a fleet.
  expect(answers({ play: ['M', 'Cloaking Fields'] }, 'Bio Warfare')).toEqual(['rest']);
  expect(answers({ play: ['H', 'Cloaking Fields'] }, 'Poison Gasses')).toEqual(['space-mechas']);
});

describe('fleets that are still to be heard (3.8)', () => {
  const rescued = () => {
    const played = onAttack(
      { play: ['H', 'M', 'M'], action: ['All Power to Engines', 'Feint'] },
      { play: ['Ice World', 'L'], action: ['Ruse'] },
    );
    until(played, 0, 'assign').does(0, 'none');
    until(played, 0, 'assign').does(0, 'assign', { M: { 'Ice World': 2 } });
    return played.does(0, 'All Power to Engines', { fleets: 'H' }).pass('tactics');
  };

  test('one that missed its speed and was sped up later is named again', () => {
    const played = rescued();
    expect(told(played, 1).at(-1)).toBe(
      '-# Still to be sent: speed 3: Elysha (Light Fleet) · speed 5: Ian (Heavy Fleet)',
    );
  });

  test('one that had its say at its speed is not, nor one lost in space', () => {
    const played = onAttack({ play: ['M', 'L'] }, { play: ['Ice World'], action: ['Lost in Space', 'Ruse'] });
    until(played, 0, 'assign').does(0, 'assign', { M: { 'Ice World': 1 } });
    expect(told(played, 1).at(-1)).toBe('-# Still to be sent: speed 3: Ian (Light Fleet)');
    played.does(1, 'Lost in Space', { fleet: 'L' }).does(1, 'pass');
    const { seats } = view(played, 0).board as EseBoard;
    expect(seats[0]?.fleets.map(({ due }) => due)).toEqual([false, false]);
  });

  test('the computer player reckons with it', () => {
    const played = rescued();
    until(played, 0, 'assign');
    const answer = eseAdmiral(library)(view(played, 0), played.ask(0), () => 0.5);
    expect(answer).toEqual({ pick: [expect.stringMatching(/^all:/)] });
    const { seats } = view(played, 0).board as EseBoard;
    expect(seats[0]?.fleets.map(({ due }) => due)).toEqual([true, false, false]);
  });
});
