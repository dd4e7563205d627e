/**
 * For whoever keeps the bot: `npm run table -- rewind ID REV --why TEXT` sets a running game back, `npm run table -- reports` prints
 * what people have reported.
 */
import { commandLine, configOrExit, fail, text } from '#cli';
import { isFailure } from '#core/failure';
import { createGames, rebuildGame } from '#games/index';
import { loadSets } from '#sets/load';
import { openStore } from '#store/open';
import type { Store } from '#store/types';
import { createTableService } from '#table/service';
import { isRefusal } from '#table/types';

const { values, operands } = commandLine({
  command: 'npm run table',
  about: `rewind ID REV sets the running game of the table ID back to how it stood after its change REV, for instance after
a fault in the rules. Everybody at the table is told, with the reason; the bot may run meanwhile, but on SQLite it tells the
table only with its next message there. The moves from then on stay stored.
reports prints what people have told you about tables (Report… under More…), the latest last.`,
  options: { why: text('for rewind: the reason, as the players read it, a sentence', '') },
  operands: { name: 'rewind ID REV | reports', least: 1, most: 3 },
});
const [what, id = '', rev = ''] = operands;
if (what !== 'rewind' && what !== 'reports') fail(`There is nothing to do called ${what}; say rewind or reports.`);
if (what === 'reports' && operands.length > 1)
  fail('reports prints all that people have told you; it takes nothing else.');
if (what === 'rewind') {
  if (rev === '')
    fail(
      `Say which table, after which change, and why: npm run table -- rewind ID REV --why TEXT.
The log of the bot names tables and their changes (table, rev); npm run table -- reports names those that people have reported.`,
    );
  if (!/^\d{1,9}$/.test(rev)) fail(`${rev} is no number of a change; the log of the bot names them as rev.`);
  if (values.why === '') fail('Give the reason with --why; the players read it.');
}

const config = configOrExit();
const store = await openStore(config.databaseUrl ?? config.databasePath);
if (isFailure(store)) fail(store.failed.map(({ text }) => text).join('\n'));
if (what === 'reports') await printReports(store);
else await rewind(store);

/** The latest reports, a paragraph each. */
async function printReports(from: Store): Promise<void> {
  const reports = await from.reports.latest(100);
  await from.close();
  if (reports.length === 0) console.log('Nobody has reported anything.');
  for (const { at, table, rev, user, words } of reports.toReversed())
    console.log(
      `${new Date(at).toISOString()} table ${table}, change ${rev}, account ${user}\n  ${words.replaceAll('\n', '\n  ')}\n`,
    );
}

async function rewind(on: Store): Promise<void> {
  const silent = (): void => undefined;
  const tables = createTableService({
    store: on,
    games: createGames(loadSets(config.cardSetsDir).sets),
    rebuild: rebuildGame,
    bots: {},
    log: { debug: silent, info: silent, warn: silent, error: (facts, about) => console.error(about, facts) },
    // The bot itself sees to what is due.
    every: () => silent,
  });
  const done = await tables.takeBacks.setBack(id, Number(rev), values.why);
  await tables.close();
  await on.close();
  if (isRefusal(done)) fail(tables.explain(done));
  console.log(`Table ${id} stands as it did after change ${rev}; that is its change ${done.rev}.`);
}
