/** What the better player does on boards where the right thing can be seen. */
import { describe, expect } from 'vitest';
import { admiral } from '#bots/eve/admiral';
import { core, exiledScenario, scenario, type Table, type Who } from '../support/board.ts';

/**
 * Lets the better player answer for a seat as long as it is the one who is asked, and the phase is the same. Others pass
 * on what is on the pile.
 */
function plays(table: Table, who: Who): void {
  const { phase } = table;
  const goesOn = () => table.phase === phase && (table.asked === who || table.pile.length > 0);
  for (let n = 0; n < 60 && goesOn(); n++) {
    if (table.asked === who) answers(table);
    else table.pass();
  }
}

/** Lets the better player give one answer, for whoever is asked. */
function answers(table: Table): void {
  const { ask, world, state } = table;
  table.answer(
    ask,
    admiral(world.library)(world.game.view(state, ask.seat), ask, () => 0.5),
  );
}

/** The better player answers for both sides until the turn is over. */
function playsOut(table: Table): void {
  const { turn } = table.state.g;
  for (let n = 0; n < 200 && table.state.result === undefined && table.state.g.turn === turn; n++) answers(table);
}

describe('attacking', () => {
  scenario('an open starbase that the ships can fell is attacked with all of them', ({ given, table }) => {
    given({ p1: { home: ['A=Ship(4/1)', 'B=Ship(3/1)'] } });
    playsOut(table);
    expect(table.winners).toEqual(['p1']);
  });

  scenario('ships still in the dock come along', ({ given, table }) => {
    given({ p1: { dock: ['Ship(4/1)'], home: ['Ship(3/1)'] } });
    playsOut(table);
    expect(table.winners).toEqual(['p1']);
  });

  scenario('a starbase that would stand is not attacked for nothing', ({ given, table }) => {
    given({ p1: { home: ['Ship(3/1)'] }, p2: { home: ['Ship(5/5)'] } });
    playsOut(table);
    expect(table.count('attacks')).toBe(0);
  });

  scenario('a salvo in hand is counted on, and used when it fells the starbase', ({ given, table }) => {
    given({ p1: { isk: 1, hand: ['Salvo'], home: ['Ship(5/2)'] }, p2: { home: ['Ship(1/9)'] } });
    playsOut(table);
    expect(table.count('played')).toBe(1);
    expect(table.winners).toEqual(['p1']);
  });

  scenario('a weaker defender of an outer region is driven out', ({ given, table }) => {
    given({ p1: { home: ['Ship(3/3)'] }, outer: { Metropolis: { p2: ['Ship(1/1)'] } } });
    playsOut(table);
    expect(table.control('Metropolis')).toBe('p1');
  });

  scenario('the guard stays where the starbase would fall without it', ({ given, table }) => {
    given({
      p1: { home: ['Ship(6/6)'] },
      p2: { home: ['Ship(4/6)', 'Ship(4/6)'] },
      outer: { Metropolis: { p2: ['Ship(1/1)'] } },
    });
    playsOut(table);
    expect(table.count('attacks')).toBe(0);
    expect(table.where('Ship(6/6)')).toBe('home p1');
  });
});

describe('battles', () => {
  scenario('fire is shared so that as much as may be is destroyed', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(3/9)', 'B=Ship(2/9)'] },
      outer: { Stain: { p2: ['C=Ship(0/2)', 'D=Ship(0/3)'] } },
    });
    p1.fleet(['A', 'B'], 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    answers(table);
    table.fightOut();
    expect([table.where('C'), table.where('D')]).toEqual(['scrapheap p2', 'scrapheap p2']);
  });

  scenario('a defender that can only lose leaves an outer region', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(5/5)'] }, outer: { Stain: { p2: ['Ship(1/1)'] } } });
    p1.warp('Ship(5/5)', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.withdraw' && ask.seat === 1);
    answers(table);
    expect(table.where('Ship(1/1)')).toBe('home p2');
    expect(table.control('Stain')).toBe('p1');
  });

  scenario('a defender stays where only it saves the starbase', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(4/1)', 'B=Ship(4/1)'] }, p2: { home: ['Ship(1/1)'] } });
    p1.fleet(['A', 'B'], 'home p2');
    table.until((ask) => ask.prompt.key === 'ask.withdraw' && ask.seat === 1);
    answers(table);
    table.until((ask) => ask.prompt.key === 'ask.battleTargets' && ask.seat === 1);
    answers(table);
    table.fightOut();
    expect(table.state.result).toBeUndefined();
    expect(table.where('A') === 'scrapheap p1' || table.where('B') === 'scrapheap p1').toBe(true);
  });

  exiledScenario('R-108 a dear ship is destroyed on the pile, one of its own is not', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 6, hand: ['Omen'] }, p2: { isk: 5, hand: ['Depth Charge', 'Omen'] } });
    p1.play('Omen');
    p1.pass();
    answers(table);
    table.passAll();
    expect(p1.scrapheap).toEqual(['Omen']);
    expect(p2.scrapheap).toEqual(['Depth Charge']);
  });

  exiledScenario('R-45 a ship that cannot warp stays: neither home nor dock is open to it', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Grounding'], home: ['Ship(5/5)'] },
      outer: { Stain: { p2: ['A=Ship(1/1)', 'B=Ship(1/1)'] } },
    });
    p1.warp('Ship(5/5)', 'Stain');
    p1.play('Grounding', { target: 'A' });
    table.passAll();
    table.until((ask) => ask.prompt.key === 'ask.withdraw' && ask.seat === 1);
    answers(table);
    expect([table.where('A'), table.where('B')]).toEqual(['Stain', 'home p2']);
  });

  scenario('who must withdraw goes home, not into the dock', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/3)'] }, outer: { Stain: { p2: ['Ship(1/4)'] } } });
    p1.warp('Ship(1/3)', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    answers(table);
    expect(table.where('Ship(1/3)')).toBe('home p1');
  });

  scenario('damage is thrown in where it destroys what the battle alone would not', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Broadside'], home: ['Ship(2/9)'] },
      outer: { Stain: { p2: ['Omen'] } },
    });
    p1.warp('Ship(2/9)', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    playsOut(table);
    expect(table.where('Omen')).toBe('scrapheap p2');
  });
});

describe('growing', () => {
  scenario('a region that nobody holds is claimed', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, outer: { Metropolis: {} } });
    plays(table, 'p1');
    expect(table.control('Metropolis')).toBe('p1');
    expect(p1.isk).toBe(0);
  });

  scenario('a location goes where nobody can take it', ({ given, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'], home: ['Ship(1/1)'] }, outer: { Metropolis: { p1: ['Ship(2/2)'] } } });
    table.to('management', 'p1');
    for (let n = 0; n < 20 && table.state.g.phase === 'management'; n++) answers(table);
    expect(table.where('Veldspar')).toBe('home p1');
  });

  scenario('a miner mines the richest location', ({ given, table }) => {
    given({ p1: { home: ['Small Miner', 'Bare Moon', 'Veldspar', 'Rich Rock'] } });
    plays(table, 'p1');
    expect(table.command('Small Miner')).toBe('mining 1');
    expect(table.mines('Small Miner')).toBe('Rich Rock');
  });

  exiledScenario('a side that is on is not turned up again where a pilot shares in it', ({ given, table }) => {
    given(
      core({
        p1: {
          home: [
            'Omber',
            'Veldspar',
            { card: 'Rockbiter Tug', on: 'mining', mine: 'Omber' },
            { card: 'Patchwork Camel', on: 'haul', mine: 'Omber', pilot: 'Ferryman Oss' },
          ],
        },
      }),
    );
    const before = table.count('commandOn');
    plays(table, 'p1');
    expect(table.count('commandOn')).toBe(before);
  });

  scenario('a news that pays every turn is played, but not once more while it is in play', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Almanac', 'Almanac'] } });
    plays(table, 'p1');
    expect(p1.hand).toEqual(['Almanac']);
    expect(table.count('played')).toBe(1);
  });

  exiledScenario(
    'who boards a ship that sets out is whoever does more there than in the dock',
    ({ given, p1, table }) => {
      given({ p1: { dock: ['A=Ship(4/4)', 'B=Ship(4/4)', 'Spotter', 'Steward'] } });
      p1.setOut(['A', 'B'], 'home');
      for (let n = 0; n < 2; n++) {
        expect(table.ask.prompt.key).toBe('ask.pilot');
        answers(table);
      }
      table.passAll();
      expect(['Spotter', 'Steward'].map((name) => table.where(name).startsWith('on '))).toEqual([true, true]);
    },
  );

  scenario('what is not quite worth its price is not bought', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Wall'], home: ['Ship(5/5)'] } });
    plays(table, 'p1');
    expect([p1.hand, p1.isk]).toEqual([['Wall'], 3]);
  });

  scenario('who has more ISK than can be used buys it all the same', ({ given, table }) => {
    given({ p1: { isk: 30, hand: ['Wall'], home: ['Ship(5/5)'] } });
    plays(table, 'p1');
    expect(table.where('Wall')).toBe('home p1');
  });

  scenario('nothing is bought that cannot be paid', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Omen', 'Executioner'] } });
    plays(table, 'p1');
    expect(p1.hand).toEqual(['Omen', 'Executioner']);
  });
});

describe('news', () => {
  scenario('the dearest ship that a shot destroys is shot', ({ given, table }) => {
    given({
      p1: { isk: 1, hand: ['Broadside'] },
      outer: { Stain: { p2: ['Executioner'] }, Heaven: { p2: ['Velator'] } },
    });
    for (let n = 0; n < 20 && table.state.g.phase === 'management'; n++) answers(table);
    expect(table.where('Executioner')).toBe('scrapheap p2');
    expect(table.where('Velator')).toBe('Heaven');
  });

  scenario('one shot is enough', ({ given, p1, table }) => {
    given({
      p1: { isk: 2, hand: ['A=Broadside', 'B=Broadside'] },
      outer: { Stain: { p2: ['Executioner'] } },
    });
    for (let n = 0; n < 20 && table.state.g.phase === 'management'; n++) answers(table);
    expect(p1.hand).toHaveLength(1);
  });

  scenario('nothing is shot at where nothing is destroyed, and never at a friend', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Broadside', 'Salvo', 'Plating'], home: ['Ship(3/2)'] },
      outer: { Stain: { p2: ['Ship(9/9)'] } },
    });
    for (let n = 0; n < 20 && table.state.g.phase === 'management'; n++) answers(table);
    expect(p1.hand).toHaveLength(3);
  });
});

describe('news that last', () => {
  const oath = 'Oath of the Old Court';
  const fleet = ['Expiation', 'Expiation', 'Expiation'];

  exiledScenario('what lifts the whole fleet is played, and the attack that it makes possible follows', (story) => {
    story.given(core({ p1: { base: 'Amarr', isk: 3, hand: [oath], home: [...fleet, 'Sacristan Hauler'] } }));
    playsOut(story.table);
    expect(story.table.winners).toEqual(['p1']);
  });

  exiledScenario('a second copy is kept', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Amarr', isk: 9, news: [oath], hand: [`B=${oath}`], home: fleet } }));
    plays(table, 'p1');
    expect(p1.hand).toEqual(['B']);
  });

  exiledScenario('for a ship or two it is kept', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Amarr', isk: 9, hand: [`A=${oath}`], home: ['Expiation'] } }));
    plays(table, 'p1');
    expect(p1.hand).toEqual(['A']);
  });

  exiledScenario('the enemy’s commands are silenced', ({ given, p1, table }) => {
    const on = (card: string) => ({ card, on: 'patrol' as const });
    const home = [on('Throne of Embers'), on('Liturgist'), on('Liturgist'), on('Border Vigilant')];
    given(core({ p1: { isk: 9, hand: ['A=Comms Blackout'] }, p2: { base: 'Amarr', home } }));
    plays(table, 'p1');
    expect(p1.hand).toEqual([]);
  });

  exiledScenario('where the enemy has no commands the news that silences them is kept', ({ given, p1, table }) => {
    given(core({ p1: { isk: 9, hand: ['A=Comms Blackout'] }, p2: { base: 'Amarr', home: ['Throne of Embers'] } }));
    plays(table, 'p1');
    expect(p1.hand).toEqual(['A']);
  });
});

describe('cards', () => {
  scenario('what is too dear for the first turns goes back', ({ begin, table }) => {
    begin({ seed: 'mulligan', decks: [deck, deck] });
    const kept = table.ask.seat;
    const before = table.cards(`hand:${kept}`);
    answers(table);
    const [event] = table.events.filter((one) => one.e === 'mulligan');
    expect(event?.n).toBe(before.filter((name) => name === 'Omen').length);
  });

  scenario('of too many cards the ones missed least are discarded', ({ given, table }) => {
    given({
      p1: {
        isk: 6,
        hand: ['Velator', 'Executioner', 'Slasher', 'Omen', 'Incursus', 'Punisher', 'Veldspar', 'Tristan'],
      },
      from: 'end',
    });
    table.until((ask) => ask.prompt.key === 'ask.discard');
    answers(table);
    expect(table.where('Velator')).toBe('scrapheap p1');
  });

  scenario('income is given up only by who is rich and has no cards', ({ given, table }) => {
    given({ p1: { isk: 12, market: 20 }, from: 'begin' });
    answers(table);
    expect(table.count('forgone')).toBe(1);
  });

  scenario('income is kept by who is poor', ({ given, table }) => {
    given({ p1: { isk: 0, market: 20 }, from: 'begin' });
    answers(table);
    expect(table.count('forgone')).toBe(0);
  });
});

const deck = {
  id: 'story',
  name: 'Story',
  edition: 'core',
  extra: { starbase: ['amarr-starbase'], upgrade: ['amarr-tower'], regions: ['stain', 'heaven', 'metropolis'] },
  main: { omen: 20, velator: 20, veldspar: 12 },
};
