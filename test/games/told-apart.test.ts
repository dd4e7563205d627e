// What is done to one of several cards of a name is told in the log by what set that card apart, as its button said it.
import { describe, expect, test } from 'vitest';
import { walk } from '#discord/panel/screens/draft';
import type { Game } from '#face/game';
import { eseGame } from '#games/ese/game';
import { semGame } from '#games/sem/game';
import { tswGame } from '#games/tsw/game';
import { type GameEvent, mayKnow } from '#kernel/event';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import { orderWords } from '#table/play/take-back/order-words';
import { actsOf } from '#table/view/acts';
import { screenOf } from '#test/screens';
import { coreScenario } from '../support/board.ts';
import { onAttack } from './ese/fight.ts';
import { fight, table as semTable } from './sem/table.ts';
import { table as tswTable } from './tsw/table.ts';

const { sets } = loadSets();
const names = ['Ada', 'Bob', 'Cleo'];

/** The answer that the first button of a seat gives that reads so. */
function answerBy(game: Game, state: State, seat: number, button: RegExp) {
  const view = game.view(state, seat);
  const [ask] = view.asks;
  const buttons = screenOf(game, view, names, ask!)?.buttons ?? [];
  const found = buttons.find(({ says }) => button.test(says));
  if (found === undefined) throw new Error(`no button but ${buttons.map(({ says }) => says).join(' | ')}`);
  const at = walk(ask!, found.draft);
  if (at.kind !== 'complete') throw new Error('that is not all');
  return { view, ask: ask!, answer: at.answer };
}

/** Presses it. The log lines of it, as the others read them. */
function press(game: Game, state: State, seat: number, button: RegExp, language: 'en' | 'de' = 'en') {
  const before = game.view(state, undefined);
  const { ask, answer } = answerBy(game, state, seat, button);
  const step = game.answer(state, { seat, ask: ask.id, answer });
  if ('refused' in step) throw new Error(JSON.stringify(step));
  return linesOf(game, game.words.apart!(before, step.events), language);
}

function linesOf(game: Game, events: readonly GameEvent[], language: 'en' | 'de'): readonly string[] {
  const stored = JSON.parse(JSON.stringify(events)) as GameEvent[];
  const entry = { rev: 1, n: 0, at: 0, seat: 0, by: 'person' as const, lines: [] };
  const open = stored.filter((event) => mayKnow(event, undefined));
  return actsOf(game.in!(language), [{ ...entry, events: open }], names).map(({ line }) => line);
}

describe('Shattered Empires', () => {
  const game = semGame(sets.sem);
  const twoTargets = () =>
    fight(
      { units: ['Lancer Wing'] },
      { units: [{ card: 'Line Cruiser', crew: ['Line Captain'], mods: ['Heavy Battery'] }, 'Line Cruiser'] },
    ).state;

  test('which of two cruisers is attacked, in every language', () => {
    const target = 'Line Cruiser (with Line Captain, Heavy Battery)';
    const [line] = press(game, twoTargets(), 0, /^\W*Attack Line Cruiser \(with/);
    expect(line).toContain(target);
    expect(press(game, twoTargets(), 0, /^\W*Attack Line Cruiser \(with/, 'de')[0]).toContain('mit Line Captain');
    expect(press(game, twoTargets(), 0, /^\W*Attack Line Cruiser with/)[0]).not.toContain('Line Captain');
  });

  test('which of two wings attacks', () => {
    const units = [{ card: 'Lancer Wing', damage: 1 }, 'Lancer Wing'];
    const { state } = fight({ units }, { units: ['Picket Drone'] });
    expect(press(game, state, 0, /1 damage/)[0]).toContain('Lancer Wing (1 damage)');
  });

  test('onto which cruiser personnel are hired', () => {
    const units = [{ card: 'Line Cruiser', damage: 2 }, 'Line Cruiser'];
    const laid = semTable({ you: { cp: 9, hand: ['Line Captain'], units } });
    expect(press(game, laid.state, 0, /Hire Line Captain onto Line Cruiser \(2 damage\)/).join()).toContain(
      'Line Cruiser (2 damage)',
    );
  });
});

describe('The Space War', () => {
  const game = tswGame(sets.tsw);
  test('which of three is attacked, and which is damaged', () => {
    const battlestars = [
      { card: 'Battlestar', damage: 1 },
      { card: 'Battlestar', paralyzed: true as const },
      'Battlestar',
    ];
    const { state } = tswTable({
      you: { play: [{ card: 'Hunter', away: true }] },
      foe: { play: battlestars },
      phase: 'attack',
    });
    expect(press(game, state, 0, /Battlestar \(paralyzed\)/)[0]).toContain('Battlestar (paralyzed)');
  });

  test('what was chosen is named with all that was chosen for it, before it is taken back', () => {
    const { state } = tswTable({
      you: { play: [{ card: 'Hunter', away: true }] },
      foe: { play: [{ card: 'Battlestar', damage: 1 }, 'Battlestar'] },
      phase: 'attack',
    });
    const { view, ask, answer } = answerBy(game, state, 0, /Battlestar \(1 of 4 damage\)/);
    expect(orderWords(game, view, ask, answer, names)).toMatch(/Hunter → Battlestar \(.*1 of 4 damage/);
  });

  test('which of several moves', () => {
    const { state } = tswTable({ you: { play: ['Drone', { card: 'Drone', counters: 2 }] }, phase: 'attack' });
    expect(press(game, state, 0, /Move Drone \(2 counters\)/)[0]).toContain('Drone (2 counters)');
  });
});

describe('Epic Space Empires', () => {
  const game = eseGame(sets.ese!);
  const LOST = 'Lost in Space';

  test('whose fleet a card is played on, and which', () => {
    const laid = () => onAttack({ play: ['H', 'H'], action: [LOST] }, { play: ['H', 'Core World'], action: [LOST] });
    expect(press(game, laid().state, 0, /Heavy Fleet \(Bob\)/)[0]).toContain('Heavy Fleet (Bob)');
    const twice = laid().does(0, LOST, { fleet: 'H' });
    expect(press(game, twice.state, 1, /Ada, with/)[0]).toContain(`Heavy Fleet (Ada, with ${LOST})`);
  });
});

describe('EVE', () => {
  coreScenario('which of two ships is the target', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Spark', 'Spark'] },
      outer: { Metropolis: { p2: ['A=Ship(2/5)', 'B=Ship(2/5)'] } },
    });
    p1.play('Spark', { target: 'A' });
    table.passAll();
    const { game } = table.world;
    const pressed = (button: RegExp) => press(game, game.open(JSON.stringify(table.state)), 0, button);
    const [damaged, whole] = [pressed(/Spark.*damage/).join(), pressed(/Spark(?!.*damage)/).join()];
    expect(damaged).toContain('on **Ship(2/5) (1 damage taken)**');
    expect(whole).toContain('on **Ship(2/5)**');
  });
});
