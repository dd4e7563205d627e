/**
 * What a press costs the bot, without Discord's client and without drawing. Whole games are first played to find out what people
 * press; then the same is pressed again, at tables in a file, and what is to be told of it at the table is told.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance } from '#bots/play';
import { openAsk } from '#discord/panel/screens/panel';
import { pressId } from '#discord/press-id';
import type { Game } from '#face/game';
import type { Action } from '../tempo/controls.ts';
import { meaningAt } from '../tempo/meaning.ts';
import { press as pressOn, trier } from '../tempo/press.ts';
import { openSession, type Session } from '../tempo/session.ts';
import { wayTo } from '../tempo/way.ts';
import { boardgameIoMove } from './cycle.ts';
import { type Row, ratio } from './measure.ts';
import { editionOf, games, opponent, pairOf } from './stock.ts';

/** What a person does when they are asked: opens their panel, and presses there until an answer is complete. */
type Turn = {
  readonly seat: number;
  readonly open: Action;
  readonly choices: readonly Action[];
  readonly move: Action;
};
type Played = { readonly seed: string; readonly turns: readonly Turn[] };

type Cost = { spent: number; count: number };
/** Processor time of all threads, ms, by what was done. */
type Costs = Readonly<Record<'open' | 'choose' | 'move' | 'tell', Cost>>;

/** For a move, against a move of boardgame.io's reducer; 57 of those take 8 ms on a machine that does nothing else. */
const aims: Readonly<Record<string, string>> = { eve: '≤ 57 ×' };

/** Rows of the report; ratios against a move of boardgame.io's reducer in this process. */
export async function press(quick: boolean): Promise<Row[]> {
  const baseline = processorTimeOf(boardgameIoMove, quick ? 3000 : 20_000);
  const rows: Row[] = [];
  for (const game of games) rows.push(...report(game, await costsOf(game, quick ? 100 : 600), baseline));
  return rows;
}

/** Processor time of each of the calls that `time` makes in its three runs and the warm-up before, ms. */
function processorTimeOf(run: (count: number) => number, count: number): number {
  const before = process.cpuUsage();
  run(count);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (3.1 * count);
}

function report(game: Game, { open, choose, move, tell }: Costs, baseline: number): readonly Row[] {
  const each = ({ spent, count }: Cost): number => spent / Math.max(1, count);
  const whole = each(move) + each(tell);
  const aim = aims[game.id];
  const ms = (n: number): string => `${n.toFixed(2)} ms`;
  return [
    {
      what: `${game.short ?? game.name}: a move pressed, stored, shown, and told at the table (${move.count})`,
      figure: ms(whole),
      ratio: ratio(whole / baseline),
      ...(aim !== undefined && { aim }),
    },
    { what: '  of that, the message of the table', figure: ms(each(tell)) },
    { what: '  a panel opened', figure: ms(each(open)) },
    { what: `  a choice on the way to a move (${choose.count})`, figure: ms(each(choose)) },
  ];
}

/** What it costs to press in at least so many moves. */
async function costsOf(game: Game, moves: number): Promise<Costs> {
  const all: Played[] = [];
  for (let found = 0; found < moves; ) {
    const played = await play(game, `press ${all.length}`);
    found += played.turns.length;
    all.push(played);
  }
  // What comes first is compiled then, and counts for nothing.
  for (const played of all.slice(0, Math.ceil(all.length / 3))) await again(game, played, nothing());
  const costs = nothing();
  for (const played of all) await again(game, played, costs);
  return costs;
}

/** Plays a game between computer players, and notes what people would press to play it. */
async function play(game: Game, seed: string): Promise<Played> {
  const session = await openSession(optionsOf(game, seed));
  const turns: Turn[] = [];
  for (let turn = await turnAt(session, seed); turn !== undefined; turn = await turnAt(session, seed)) {
    turns.push(turn);
    await pressedBy(session, turn.seat, turn.move);
    await session.tell();
  }
  await session.close();
  return { seed, turns };
}

/** The next turn; undefined: the game is over, or no presses lead on. */
async function turnAt(
  { app, channel, table, people, tableView: lookOf }: Session,
  seed: string,
): Promise<Turn | undefined> {
  const [seat] = (await lookOf()).view.owing;
  const person = seat === undefined ? undefined : people[seat];
  if (seat === undefined || person === undefined) return undefined;
  const tableView = await lookOf(seat);
  const ask = openAsk(tableView);
  if (ask === undefined) return undefined;
  const answer = opponent('admiral').play(
    tableView.view,
    ask,
    chance(`${seed} ${tableView.table.rev}`),
    tableView.game,
  );
  const attempt = trier(app, channel, person, tableView, await app.tables.settings(person.user));
  const open: Action = { kind: 'button', id: pressId('hand', { table }) };
  const led = await attempt(open);
  const way =
    led.to === 'screen' ? await wayTo({ ask, answer, meaning: meaningAt(tableView) }, led.shown, attempt) : undefined;
  const move = way?.actions.at(-1);
  return move && { seat, open, choices: way?.actions.slice(0, -1) ?? [], move };
}

/** Presses all of a game again, at a table in a file. */
async function again(game: Game, { seed, turns }: Played, costs: Costs): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-press-'));
  const session = await openSession({ ...optionsOf(game, seed), database: join(folder, 'wardroom.sqlite') });
  for (const { seat, open, choices, move } of turns) {
    await measured(costs.open, () => pressedBy(session, seat, open));
    for (const choice of choices) await measured(costs.choose, () => pressedBy(session, seat, choice));
    await measured(costs.move, () => pressedBy(session, seat, move));
    await measured(costs.tell, () => session.tell());
  }
  await session.close();
  rmSync(folder, { recursive: true, force: true });
}

const optionsOf = (game: Game, seed: string) => ({
  game,
  edition: editionOf(game),
  seats: 2,
  decks: pairOf(game),
  seed,
  adviser: opponent('admiral').play,
  unseen: true,
});

async function pressedBy({ app, channel, people }: Session, seat: number, action: Action): Promise<void> {
  const person = people[seat];
  if (person !== undefined) await pressOn(app, channel, person, action);
}

function nothing(): Costs {
  const none = (): Cost => ({ spent: 0, count: 0 });
  return { open: none(), choose: none(), move: none(), tell: none() };
}

async function measured(cost: Cost, work: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  cost.spent += (user + system) / 1000;
  cost.count += 1;
}
