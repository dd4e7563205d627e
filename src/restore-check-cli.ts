/** `npm run restore:check FILE`: finds out whether a backup would serve, without touching it. */
import { createOpponents } from '#bots/index';
import { commandLine, configOrExit, fail } from '#cli';
import { isFailure } from '#core/failure';
import { createGames, rebuildGame } from '#games/index';
import { createRenderer } from '#render/renderer';
import { CACHE_BYTES } from '#render/threaded-renderer';
import { checkBackup } from '#restore-check/check';
import { loadSets } from '#sets/load';

const { operands } = commandLine({
  command: 'npm run restore:check',
  about: `Checks a backup (as npm run backup writes it): opens a copy of it in a temporary folder, brings that up to date,
opens every unfinished table, as every seat sees it, and plays on in each game for twenty answers. Names the tables that
cannot be played on, and why; then it ends with 1. The backup stays as it is, and the bot may run meanwhile.`,
  options: {},
  operands: { name: 'FILE', least: 1, most: 1 },
});
const [file = ''] = operands;
const { cardSetsDir } = configOrExit();
const [player] = Object.values(createOpponents()).map(({ play }) => play);
if (player === undefined) fail('This program has no computer player.');
const renderer = createRenderer({ cacheBytes: CACHE_BYTES });
const checked = await checkBackup(file, {
  games: createGames(loadSets(cardSetsDir).sets),
  rebuild: rebuildGame,
  draw: (scene) => renderer.png(scene),
  player,
});
if (isFailure(checked)) fail(checked.failed.join('\n'));
const { tables, boards, faulty } = checked;
for (const { table, game, reason } of faulty) console.log(`table ${table} (${game}): ${reason}`);
const summary = `${file}: ${tables - faulty.length} of ${tables} unfinished tables can be played on; boards drawn: ${boards}.`;
if (faulty.length > 0) fail(`${summary} The others would be left as they are; docs/debug.md says what can be done.`);
console.log(summary);
