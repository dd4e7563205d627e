/** What the Admiral of The Space War does where the right thing can be seen. */
import { describe, expect, test } from 'vitest';
import { tswAdmiral } from '#bots/tsw/admiral';
import { habits } from '#bots/tsw/captain';
import { viewOf } from '#games/tsw/view';
import type { Answer, Option } from '#kernel/ask';
import { type Given, library, rules, table } from '../games/tsw/table.ts';

type Table = ReturnType<typeof table>;

const answerOf = (t: Table, seat: number): Answer =>
  tswAdmiral(library)(viewOf(rules, t.state, seat), t.ask(seat), () => 0.5);

const nameOf = (t: Table, id: string): string => {
  const { def } = t.state.cards[id] ?? {};
  return def === undefined ? id : library.get('2026', def).name;
};

/** What the Admiral does, in words: "attack Hunter", with the first target or row that it names. */
function does(t: Table, seat = 0): string {
  const given = answerOf(t, seat);
  const [id = ''] = 'pick' in given ? given.pick : [];
  const { choice } = t.ask(seat);
  const option = choice.kind === 'number' ? undefined : choice.options.find((one: Option) => one.id === id);
  const [first] = 'with' in given ? Object.values(given.with ?? {}) : [];
  const [target] = first !== undefined && 'pick' in first ? first.pick : [];
  const words = [option?.verb, option?.card === undefined ? undefined : nameOf(t, option.card)];
  const done = words.filter((word) => word !== undefined).join(' ');
  return target === undefined ? done || id : `${done}: ${nameOf(t, target)}`;
}

/** The names of the cards that the Admiral picks. */
function picks(t: Table, seat = 0): readonly string[] {
  const given = answerOf(t, seat);
  return ('pick' in given ? given.pick : []).map((id) => nameOf(t, id));
}

/** Plays what the Admiral decides for you, until your phase is over or something else is asked. */
function plays(t: Table): readonly string[] {
  const told: string[] = [];
  while (told.length < 30 && t.asks()[0]?.seat === 0) {
    const [asked] = t.asks();
    if (asked?.role === 'action') told.push(does(t));
    const { phase } = t.state.g;
    t.send(0, answerOf(t, 0));
    t.settle();
    if (t.state.g.phase !== phase || t.winners() !== undefined) break;
  }
  return told;
}

const fight = (given: Given): Table => table({ phase: 'attack', ...given });

describe('attacking', () => {
  test('it strikes the station rather than a weak ship when that wins', () => {
    const t = fight({
      you: { play: [{ card: 'Stormfalcon', away: true }] },
      foe: { station: { draw: 0, action: 0, discard: 1 }, life: 3, play: ['Drone'] },
    });
    expect(does(t)).toBe('attack Stormfalcon: station');
  });

  test('all that can strike do, if together they win', () => {
    const t = fight({
      you: {
        play: [
          { card: 'Hunter', away: true },
          { card: 'The Gladiator', away: true },
        ],
      },
      foe: { station: { draw: 1, action: 1, discard: 1 }, life: 3, play: ['Pursuiter'] },
    });
    plays(t);
    expect(t.told('attacks').map(({ def }) => def)).toEqual(['hunter', 'the-gladiator']);
    expect(t.winners()).toEqual([0]);
  });

  test('a dangerous ship is destroyed where the damage is enough', () => {
    const t = fight({ you: { play: ['Hunter'] }, foe: { play: [{ card: 'Stormfalcon', away: true }] } });
    expect(does(t)).toBe('attack Hunter: Stormfalcon');
  });

  test('of two enemies the one goes that is worth more', () => {
    const t = fight({
      you: { play: ['Stormfalcon'] },
      foe: {
        play: [
          { card: 'Drone', away: true },
          { card: 'The Shade', away: true, did: { turn: 6, attacks: 1 } },
        ],
      },
    });
    expect(does(t)).toBe('attack Stormfalcon: The Shade');
  });

  test('two strike together what neither destroys alone', () => {
    const t = fight({
      you: { play: ['The Gladiator', 'Hunter'] },
      foe: { play: [{ card: 'The Exterminator', away: true }] },
    });
    plays(t);
    expect(t.told('attacks').slice(0, 2)).toMatchObject([
      { def: 'the-gladiator', targetDef: 'the-exterminator' },
      { def: 'hunter', targetDef: 'the-exterminator' },
    ]);
    expect(t.plays(1)).toEqual([]);
  });

  test('a shield goes first that keeps others from the station', () => {
    const t = fight({
      you: {
        play: [
          { card: 'Stormfalcon', away: true },
          { card: 'The Exterminator', away: true },
        ],
      },
      foe: { play: ['Energy Shield'] },
    });
    expect(plays(t).slice(0, 2).sort().at(-1)).toMatch(/station$/);
  });

  test('a ship without a target crosses over', () => {
    expect(does(fight({ you: { play: ['Battlestar'] } }))).toBe('move Battlestar');
  });

  test('a ship does not cross over to a cannon that would destroy it', () => {
    expect(does(fight({ you: { play: ['Hunter'] }, foe: { play: ['Defense Cannon'] } }))).toBe('endTurn');
  });

  test('a missile is fired at the station from home', () => {
    expect(does(fight({ you: { play: ['Explosive Missile'] } }))).toBe('attack Explosive Missile: station');
  });

  test('a damaged ship is repaired', () => {
    const t = fight({
      you: { play: ['Big Repair Ship', { card: 'Titan', damage: 5, paralyzed: true }] },
    });
    expect(does(t)).toBe('use Big Repair Ship: mode:0');
  });
});

describe('the action phase', () => {
  test('a card goes into the station each turn, first for actions and draws', () => {
    const t = table({ actions: 0, you: { hand: ['The Gladiator', 'Titan'] } });
    expect(does(t)).toBe('lay Titan: action');
  });

  test('the plays that together bring most come before a single one', () => {
    const t = table({
      actions: 5,
      you: { hand: ['Stormfalcon', 'Hunter', 'The Gladiator'], station: { draw: 3, action: 3, discard: 1 } },
    });
    plays(t);
    expect(
      t
        .told('played')
        .map(({ def }) => def)
        .sort(),
    ).toEqual(['hunter', 'the-gladiator']);
  });

  test('cards are drawn before anything else is decided', () => {
    const t = table({ actions: 6, you: { hand: ['Grand Opportunity', 'The Gladiator'] } });
    expect(does(t)).toBe('play Grand Opportunity');
  });

  test('a duration that pays is kept, one that does not is given up', () => {
    const t = table({
      you: { station: { action: 3 }, play: ['Good Karma', 'Full Attack'] },
      foe: {},
    });
    expect(picks(t)).toEqual(['Good Karma']);
  });

  test('a second card that forbids the same is not played', () => {
    const t = table({
      actions: 6,
      you: { hand: ['Moment of Peace'], station: { draw: 3, action: 3 }, play: ['Moment of Peace'] },
      foe: { play: [{ card: 'The Exterminator', away: true }] },
    });
    t.you(['Moment of Peace']);
    expect(plays(t)).not.toContain('play Moment of Peace');
  });

  test('figures are not exchanged where that destroys the only ship', () => {
    const t = table({
      actions: 1,
      you: { hand: ['Transformation'], station: { draw: 3, action: 3 }, play: ['Time Travel Portal'] },
    });
    expect(plays(t)).not.toContain('play Transformation');
  });

  test('counters become actions for a card that they pay for', () => {
    const t = table({
      you: {
        hand: ['The Liberator'],
        station: { action: 2 },
        play: [{ card: 'Energy Source', counters: 5, entered: 7 }],
      },
      actions: 1,
    });
    expect(plays(t)).toContain('play The Liberator');
  });
});

describe('answers', () => {
  test('the dearer card is countered', () => {
    const dear = table({
      actions: 8,
      you: { hand: ['The Dark Destroyer'] },
      foe: { hand: ['Cancel', 'Drone'], play: ['Titan'] },
    });
    dear.you('play The Dark Destroyer');
    expect(does(dear, 1)).toMatch(/^play Cancel/);
    const cheap = table({ actions: 8, you: { hand: ['Drone'] }, foe: { hand: ['Cancel', 'Hunter'] } });
    cheap.you('play Drone');
    expect(does(cheap, 1)).toBe('pass');
  });

  test('an attack that would lose the game is made to fail', () => {
    const t = fight({
      you: { play: [{ card: 'Stormfalcon', away: true }] },
      foe: { hand: ['Target Missed'], station: { draw: 0, action: 0, discard: 0 }, life: 3 },
    });
    t.you('attack Stormfalcon', { target: 'station' });
    expect(does(t, 1)).toMatch(/^play Target Missed/);
  });

  test('a weak attack is let through', () => {
    const t = fight({
      you: { play: [{ card: 'Drone', away: true }] },
      foe: { hand: ['Target Missed'], station: { draw: 3, action: 3, discard: 1 } },
    });
    t.you('attack Drone', { target: 'station' });
    expect(does(t, 1)).toBe('pass');
  });
});

test('the Captain attacks what it meets first, not what wins', () => {
  const t = fight({
    you: { play: [{ card: 'Stormfalcon', away: true }] },
    foe: { station: { draw: 0, action: 0, discard: 1 }, life: 3, play: ['Drone'] },
  });
  const given = habits.simple?.['ask.attack']?.(viewOf(rules, t.state, 0), t.ask(0));
  const target = given !== undefined && 'pick' in given ? given.with?.target : undefined;
  expect(target !== undefined && 'pick' in target ? target.pick.map((id) => nameOf(t, id)) : []).toEqual(['Drone']);
});

test('of too many cards those go that are worth least', () => {
  const t = table({
    phase: 'discard',
    you: { hand: ['The Gladiator', 'Nitro', 'Stormfalcon', 'The Liberator'], station: { action: 3 } },
  });
  expect(picks(t)).toEqual(['Nitro']);
});

test('cards in the rows for actions and draws are flipped first', () => {
  const t = fight({
    you: { play: [{ card: 'The Gladiator', away: true }] },
    foe: { station: { draw: 2, action: 2, discard: 2 } },
  });
  t.you('attack The Gladiator', { target: 'station' }).settle();
  const options = t.ask(0).choice;
  const rows = picks(t).length === 3 && options.kind === 'choose' ? options.options : [];
  const given = answerOf(t, 0);
  const ids = 'pick' in given ? given.pick : [];
  expect(rows.filter(({ id }) => ids.includes(id)).map(({ note }) => note?.row)).not.toContain('discard');
});
