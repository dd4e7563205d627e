/** What the stories share: one program, one browser, and for each story a fresh page with its people. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Arranger, arrange, plantSeed, tellsMore } from './arrange.ts';
import { type KeptBrowser, openBrowser } from './chromium.ts';
import { type Program, startProgram } from './program.ts';
import { type Desk, openPage, type Seat } from './support.ts';
import { gather, goToTable, openPanel, type Panel } from './table.ts';

export const mira = 'Mira Kestrel';
export const tobin = 'Tobin Vale';
export const oksana = 'Oksana Reed';
export const jun = 'Jun Calder';

export const empiric = 'Empiric Tower (Amarr, Core)';
export const liberty = 'Liberty Tower (Minmatar, Core)';
export const venal = 'Venal Tower (Caldari, Core)';

export type Stage = {
  readonly program: Program;
  readonly desk: Desk;
  /** These people side by side in a channel. */
  readonly sit: (names: readonly string[], channel?: string) => Promise<readonly Seat[]>;
};

/**
 * Starts program and browser before the stories of a file and ends them after. After each story no breach of Discord's rules
 * may stand in the book, no complaint in the page's console and no error in the program's log.
 */
export function prepareStage(): Stage {
  let program: Program | undefined;
  let browser: KeptBrowser | undefined;
  let desk: Desk | undefined;
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('the curtain is down');
    return thing;
  };

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.discard();
  });
  afterEach(async () => {
    const problems = desk?.problems ?? [];
    await desk?.close();
    desk = undefined;
    expect(await program?.violations()).toEqual([]);
    expect(problems.filter((problem) => !isCutLine(problem))).toEqual([]);
    expect(program?.errors()).toEqual([]);
  });

  return {
    get program() {
      return there(program);
    },
    get desk() {
      return there(desk);
    },
    sit: async (names, channel = 'game-tables') => {
      desk = await openPage(there(browser), there(program).url, { width: 560 * names.length + 260, height: 1100 });
      const seats = names.length === 1 ? [await desk.asPerson(names[0] as string)] : await desk.sideBySide(names);
      for (const seat of seats) await seat.openChannel(channel);
      return seats.map((seat) => patient(seat, there(program).database));
    },
  };
}

/**
 * Lets messages come to rest before each press. One that crosses with a message's replacement fails, as it does on Discord, and
 * one whose button is moved by a new message hits nothing; who plays sees it and presses again, but here it would hide what a
 * story is about.
 */
function patient(seat: Seat, database: string): Seat {
  const atRest = () => soon(() => tellsMore(database)).toBe(false);
  return {
    ...seat,
    atRest,
    press: async (label) => {
      await atRest();
      await seat.press(label);
    },
  };
}

/** The browser's own words on a connection that a killed program has cut. */
const isCutLine = (problem: string) => /ERR_CONNECTION|WebSocket connection to/.test(problem);

/** Starts the table that these people have gathered at, the host first, and has them all go there. */
export async function startTable(stage: Stage, seats: readonly Seat[]): Promise<void> {
  await seats[0]?.press('Start');
  // Until the lobby has become a link to its table, the newest link leads to the table of the story before.
  await soon(() => tellsMore(stage.program.database)).toBe(false);
  for (const seat of seats) await goToTable(seat);
}

/**
 * Starts the gathered table and lets both keep their opening hands. `lay` arranges the board before the first turn, which is
 * the first seat's: with these decks and this seed chance has it so.
 */
export async function begin(stage: Stage, seats: readonly Seat[], lay: (board: Arranger) => void = () => {}) {
  const [host, ...others] = seats as [Seat, ...Seat[]];
  plantSeed(stage.program.database, 'two');
  await startTable(stage, seats);
  for (const seat of [host, ...others]) {
    if (seat === seats.at(-1)) arrange(stage.program.database, lay);
    const panel = await openPanel(seat);
    expect(await panel.text()).toContain('Your opening hand');
    await panel.press('Keep this hand');
  }
}

/** Opens a table of two with these decks in the channel they look at, and begins. */
export async function twoAtTable(
  stage: Stage,
  decks: readonly [string, string],
  lay?: (board: Arranger) => void,
): Promise<readonly [Seat, Seat]> {
  const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
  await gather(one, [two], { seats: 2 });
  await one.choose('Choose your deck', decks[0]);
  await two.choose('Choose your deck', decks[1]);
  await begin(stage, [one, two], lay);
  return [one, two];
}

/** Expects of what will be, on a machine that has much else to do. */
export const soon = <T>(what: () => T) => expect.poll(what, { interval: 50 });

/** Expects of a panel what it will say, however often it has to be refreshed: others' moves may still be under way. */
export const refreshed = (panel: Panel) =>
  expect.poll(
    async () => {
      await panel.press('Refresh');
      return panel.text();
    },
    { interval: 50 },
  );

/** Opens the panel and takes the income, as every turn begins. */
export async function takeIncome(seat: Seat): Promise<Panel> {
  const panel = await openPanel(seat);
  await panel.press(/^Collect/);
  return panel;
}
