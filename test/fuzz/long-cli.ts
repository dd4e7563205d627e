/**
 * Plays random games for as long as wanted: `npm run fuzz -- --minutes 5 --seed x`, or `--games 1` for one of them again;
 * `--seats 4` for tables of that size alone; `--decks ready` or `--decks random` (legal ones out of all cards) for such alone;
 * `--game ese` for another game than EVE.
 */
import { commandLine, oneOf, positive, text, whole } from '#cli';
import { fuzzers } from './setup.ts';

const { values } = commandLine({
  command: 'npm run fuzz',
  about: 'Plays random games with hostile inputs and tells what breaks.',
  options: {
    game: oneOf('which game', Object.keys(fuzzers), Object.keys(fuzzers)[0] ?? ''),
    minutes: positive('how long', 5),
    games: whole('how many at most', { least: 1 }),
    seats: whole('players at each table; without it tables of all sizes', { least: 2, most: 6 }),
    seed: text('of the first game; the others count on from it', `${Date.now()}`),
    decks: oneOf('ready ones or legal ones out of all cards; without it both', ['ready', 'random']),
  },
});
const until = performance.now() + values.minutes * 60_000;
const max = values.games ?? Number.POSITIVE_INFINITY;
const { seats, decks } = values;
const play = fuzzers[values.game]?.({ seats, decks });
if (play === undefined) throw new Error('nothing to play');
const began = performance.now();
const total = { games: 0, inputs: 0, refused: 0, fell: 0, findings: 0 };
const sizes = new Map<number, number>();
const ends = new Map<string, number>();
const played = new Set<string>();
process.stdout.write(`seed ${values.seed}\n`);
for (; total.games < max && performance.now() < until; total.games++) {
  const seed = total.games === 0 ? values.seed : `${values.seed}-${total.games}`;
  try {
    const tally = play(seed);
    const { inputs, refused, how, fell } = tally;
    for (const id of tally.played ?? []) played.add(id);
    total.inputs += inputs;
    total.refused += refused;
    total.fell += fell;
    sizes.set(tally.seats, (sizes.get(tally.seats) ?? 0) + 1);
    ends.set(how, (ends.get(how) ?? 0) + 1);
  } catch (error) {
    total.findings++;
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
const minutes = ((performance.now() - began) / 60_000).toFixed(2);
process.stdout.write(
  `${total.games} games (${counted(sizes, 'seats')}), ${total.inputs} inputs, ${total.refused} bad inputs refused, ${total.fell} players out on the way, ${minutes} minutes, ${total.findings} findings; ended by ${counted(ends)}\n`,
);
if (played.size > 0) process.stdout.write(`${played.size} different cards were played\n`);
process.exitCode = total.findings > 0 ? 1 : 0;

function counted(counts: ReadonlyMap<unknown, number>, what = ''): string {
  return [...counts].map(([name, n]) => `${String(name)} ${what}${what === '' ? '' : ': '}${n}`).join(', ');
}
