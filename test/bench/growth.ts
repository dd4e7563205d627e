/**
 * What is stored of games between computers, in bytes: while they run, once they are packed, and in the end. With `--write` the
 * figures go into docs/operations.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance } from '#bots/play';
import { openFile } from '#core/sqlite';
import { openAsk } from '#discord/panel/screens/panel';
import type { Game } from '#face/game';
import { tidy } from '#table/due/tidy';
import { openSession, taken } from '../tempo/session.ts';
import type { Row } from './measure.ts';
import { editionOf, games, opponent, pairOf } from './stock.ts';
import { openedStore } from './stored-tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const DOCUMENT = new URL('../../docs/operations.md', import.meta.url);
const MARKS = ['<!-- growth -->', '<!-- /growth -->'] as const;

/** Bytes of a mean game, with all indexes: its rows without the states that it has had, those, and of the rows the archive. */
type Stage = { readonly rows: number; readonly frames: number; readonly archive: number };
type Growth = {
  readonly game: Game;
  readonly moves: number;
  readonly ended: Stage;
  readonly packed: Stage;
  readonly reduced: Stage;
};

/** Rows of the report. */
export async function growth(quick: boolean, { write }: { readonly write: boolean }): Promise<Row[]> {
  const all: Growth[] = [];
  for (const game of games) all.push(await growthOf(game, quick ? 2 : 6));
  if (write) writeInto(all);
  return all.flatMap(({ game, moves, ended, packed, reduced }): Row[] => {
    const each = (bytes: number) => `${(bytes / moves).toFixed(0)} bytes a move`;
    return [
      {
        what: `${game.short ?? game.name}: a game of ${moves.toFixed(0)} moves, as rows`,
        figure: `${each(ended.rows)}, and ${each(ended.frames)} of its states for a year`,
      },
      {
        what: '  a week after its end',
        figure: `${each(packed.rows)}, ${kilobytes(packed.rows)}`,
        ratio: `${(packed.rows / ended.rows).toFixed(2)} ×`,
        aim: '≤ 350 bytes a move',
      },
      {
        what: '  a year after it',
        figure: `${kilobytes(reduced.rows)} with its log, ${kilobytes(reduced.rows - reduced.archive)} without`,
        ratio: `${(reduced.rows / ended.rows).toFixed(2)} ×`,
        aim: '≤ 3 KB',
      },
    ];
  });
}

/** Plays games at one database, and tidies it when they have been over for some days and for more than a year. */
async function growthOf(game: Game, count: number): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-growth-'));
  const file = join(folder, 'wardroom.sqlite');
  try {
    let moves = 0;
    for (let n = 0; n < count; n++) moves += await play(game, file, `growth ${n}`);
    const stage = (): Stage => stored(file, count);
    const ended = stage();
    const [packed, reduced] = [await tidied(file, 9 * DAY, stage), await tidied(file, 400 * DAY, stage)];
    return { game, moves: moves / count, ended, packed, reduced };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays a game to its end; returns how many moves people made. */
async function play(game: Game, database: string, seed: string): Promise<number> {
  const options = { game, edition: editionOf(game), seats: 2, decks: pairOf(game), seed, database, unseen: true };
  const session = await openSession(options);
  for (let moves = 0; ; moves++) {
    const [seat] = (await session.tableView()).view.owing;
    const person = seat === undefined ? undefined : session.people[seat];
    if (person === undefined) {
      await session.close();
      return moves;
    }
    const tableView = await session.tableView(seat);
    const ask = openAsk(tableView);
    if (ask === undefined) throw new Error('nothing is asked of a seat that is waited for');
    const { view, table } = tableView;
    const answer = opponent('admiral').play(view, ask, chance(`${seed} ${table.rev}`), game);
    taken(await session.app.tables.submit(session.table, person.user, { ask: ask.id, answer }));
    await session.tell();
  }
}

async function tidied(file: string, later: number, stage: () => Stage): Promise<Stage> {
  const store = await openedStore(file);
  const now = () => Date.UTC(2030, 0, 1) + later;
  await tidy({ store, now, keepReplays: 365 * DAY, keepLogs: true }, () => false);
  await store.close();
  return stage();
}

/** What a game takes on the pages of its tables and their indexes. Messages are deleted after a week. */
function stored(path: string, count: number): Stage {
  const file = openFile(path, { readonly: true });
  const bytes = (where: string): number =>
    Number(
      file
        .prepare(
          `SELECT sum(payload) FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name ${where})`,
        )
        .pluck()
        .get(),
    ) / count;
  const rows = bytes(`IN ('tables', 'seats', 'inputs', 'facts', 'archives', 'archive_people', 'results', 'requests')`);
  const frames = bytes(`= 'frames'`);
  const archive = bytes(`= 'archives'`);
  file.close();
  return { rows, frames, archive };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function writeInto(all: readonly Growth[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest = ''] = text.split(MARKS[0]);
  const after = rest.split(MARKS[1])[1];
  if (after === undefined) throw new Error(`docs/operations.md has no ${MARKS.join(' … ')}`);
  const lines = all.map(({ game, moves, ended, packed, reduced }) => {
    const each = (bytes: number) => Math.round(bytes / moves);
    return `| ${game.name} | ${moves.toFixed(0)} | ${each(ended.rows)} + ${each(ended.frames)} | ${each(packed.rows)} + ${each(packed.frames)} | ${kilobytes(ended.rows + ended.frames)} | ${kilobytes(packed.rows + packed.frames)} | ${kilobytes(reduced.rows)}, ${kilobytes(reduced.rows - reduced.archive)} without its log |`;
  });
  const table = [
    'Bytes of a mean game between two computers (`npm run bench -- growth --write`); what is behind the + are the states of the game:',
    '',
    '| Game | Moves | A move while it runs | The same, a week after its end | The game at its end | after a week | after a year |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ];
  writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n${table.join('\n')}\n${MARKS[1]}${after}`);
}
