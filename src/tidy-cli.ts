/** `npm run tidy`: does at once what the bot does by itself every hour, and makes a SQLite file as small as it can be. */
import { commandLine, configOrExit, fail } from '#cli';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { compact } from '#store/sqlite/compact';
import { tidy } from '#table/due/tidy';

commandLine({
  command: 'npm run tidy',
  about: `Packs the games that have been over for a week, and deletes what is kept for a time only (KEEP_REPLAYS_DAYS, KEEP_LOGS).
The bot does so by itself, some every hour; this does all of it now, and may run beside the bot. If no bot runs on a SQLite file,
the file is then written anew without gaps, for which there must be as much room again on its disk.`,
  options: {},
});

const config = configOrExit();
const store = await openStore(config.databaseUrl ?? config.databasePath);
if (isFailure(store)) fail(store.failed.map(({ text }) => text).join('\n'));
const { keepReplays, keepLogs } = config;
const { packed, reduced } = await tidy({ store, now: Date.now, keepReplays, keepLogs }, () => false);
await store.close();
console.log(
  packed + reduced === 0
    ? 'There is nothing to pack or to delete.'
    : `${games(packed)} packed; of ${games(reduced)} that ended long ago only ${keepLogs ? 'log and result' : 'the result'} kept.`,
);
if (config.databaseUrl === undefined) {
  const done = compact(config.databasePath);
  console.log(
    done === undefined
      ? `A bot runs on ${config.databasePath}: the room that is free in it is used again. Stop the bot to have the file made smaller.`
      : `${config.databasePath}: ${megabytes(done.before)} before, ${megabytes(done.after)} now.`,
  );
}

function games(count: number): string {
  return count === 1 ? '1 game' : `${count} games`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
