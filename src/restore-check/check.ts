/**
 * A drill for the day on which a backup is needed: everything that is unfinished in it is opened as the bot would open it,
 * and played on for a while, in a copy, so that the backup itself stays as it is.
 */
import { constants, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Failure, failure, isFailure } from '#core/failure';
import { plainNames } from '#discord/core/people';
import { lobbyMessage } from '#discord/lobby/screens/lobby';
import { panel } from '#discord/panel/screens/panel';
import { liveMessage } from '#discord/table/screens/message';
import { translatorIn } from '#discord/words';
import type { Player } from '#face/computer';
import type { Game } from '#face/game';
import type { Scene } from '#face/scene';
import type { Refusal } from '#kernel/ask';
import { openStore } from '#store/open';
import type { Store } from '#store/types';
import { createInspector, type Inspected } from '#table/open/inspect';

export type CheckParts = {
  /** The games with their present rulesets. */
  readonly games: readonly Game[];
  /** Builds a game (by id) from the data of an older ruleset; throws if it cannot. */
  readonly rebuild: (game: string, data: unknown) => Game;
  /** Draws a picture; throws if it cannot. */
  readonly draw: (scene: Scene) => Promise<unknown>;
  /** Answers for everybody while a game is played on. */
  readonly player: Player;
};

/** A table that could not be played on, and why. */
export type Faulty = { readonly table: string; readonly game: string; readonly reason: string };

/** How many tables were opened, how many boards were drawn, and what went wrong. */
export type Checked = { readonly tables: number; readonly boards: number; readonly faulty: readonly Faulty[] };

/** Boards are drawn for so many tables, spread over all. */
const BOARDS = 10;

/** Each game is played on for so many answers: rules that fail need not do so when a table is only shown. */
const ANSWERS = 20;

/** A constant instead of randomness, so that the same backup gets the same verdict. */
const STEADY = 0.5;

const t = translatorIn('en');

/** Checks a backup. Fails, with what to do, if it cannot be opened at all. */
export async function checkBackup(file: string, parts: CheckParts): Promise<Checked | Failure> {
  const problem = problemOf(file);
  if (problem !== undefined) return failure(problem);
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-check-'));
  try {
    const copy = join(folder, basename(file));
    const uncopied = copied(file, copy);
    if (uncopied !== undefined) return uncopied;
    const store = await openStore(copy);
    if (isFailure(store))
      return failure(...store.failed.map(({ text }) => `A copy of ${file} cannot be opened. ${text}`));
    try {
      return await checkTables(store, await store.tables.list(['lobby', 'running']), parts);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function problemOf(file: string): string | undefined {
  if (!existsSync(file)) return `There is no file ${file}. npm run backup makes one.`;
  if (!statSync(file).isFile()) return `${file} is not a file. Give the file that npm run backup has written.`;
  if (existsSync(`${file}-wal`))
    return `${file} is in use, or was: its latest changes are in ${file}-wal. Make a backup with npm run backup, and check that.`;
  return undefined;
}

function copied(file: string, copy: string): Failure | undefined {
  try {
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failure(`${file} cannot be copied to ${tmpdir()}: ${why}. TMPDIR names another folder for the copy.`);
  }
}

type Table = { readonly id: string; readonly game: string };

async function checkTables(store: Store, tables: readonly Table[], parts: CheckParts): Promise<Checked> {
  const { inspect } = createInspector({ store, ...parts });
  const faulty: Faulty[] = [];
  const step = Math.max(1, Math.ceil(tables.length / BOARDS));
  let boards = 0;
  for (const [n, { id, game }] of tables.entries()) {
    try {
      const inspected = await inspect(id);
      printAll(inspected);
      if (inspected.position !== undefined) playOn(inspected.position, parts.player);
      const board = n % step === 0 ? boardOf(inspected) : undefined;
      if (board === undefined) continue;
      await parts.draw(board);
      boards += 1;
    } catch (error) {
      faulty.push({ table: id, game, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { tables: tables.length, boards, faulty };
}

/** Builds the screens that people open a table by: each seat's panel, and the message for all. */
function printAll({ table, tableViews }: Inspected): void {
  if (tableViews.length === 0) lobbyMessage(table, t);
  for (const tableView of tableViews) {
    if (tableView.seat === undefined) liveMessage(tableView, t);
    else panel({ tableView, t, confirm: true });
  }
}

/** Plays a game on. Throws what keeps it from going on. */
function playOn({ game, state }: NonNullable<Inspected['position']>, player: Player): void {
  for (let n = 0; n < ANSWERS && state.result === undefined; n++) {
    const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
    if (ask === undefined) throw new Error('the game is not over, and waits for nobody');
    const answer = player(game.view(state, ask.seat), ask, () => STEADY, game);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step)
      throw new Error(`the rules refuse answer ${n + 1} from now on (${step.refused}): ${firstLine(step.with)}`);
  }
}

const firstLine = (details: Refusal['with'] = {}): string => Object.values(details).join(', ').split('\n')[0] ?? '';

/** The board as everybody sees it; undefined before the start. */
function boardOf({ tableViews }: Inspected): Scene | undefined {
  const tableView = tableViews.find(({ seat }) => seat === undefined);
  return tableView?.game.scenes.board(tableView.view, plainNames(tableView.names));
}
