/**
 * Plays seasons and tables in chaos for as long as wanted: `npm run chaos -- --minutes 60`. What breaks a rule is shrunk to the
 * shortest story that does, and printed with its seed: `--seed x --stories 1` or `--story FILE` plays it again.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { commandLine, oneOf, positive, text, whole } from '#cli';
import { friendlyTables } from './friendly.ts';
import { seasons } from './season.ts';
import { everyStory, type Kind, playAgain, type Story, type Tally } from './story.ts';

const kinds = { seasons, tables: friendlyTables } as unknown as Readonly<Record<string, Kind<unknown, unknown>>>;
/** The most actions in a story. */
const LENGTHS: Readonly<Record<string, number>> = { seasons: 25, tables: 40 };

const { values } = commandLine({
  command: 'npm run chaos',
  about: 'Plays random seasons and tables in disorder and tells which rules break.',
  options: {
    of: oneOf('what is played; without it both', Object.keys(kinds)),
    minutes: positive('how long', 5),
    stories: whole('the largest number of stories', { least: 1 }),
    seed: whole('of the first story; the others count on from it', { least: 0 }),
    actions: whole('the largest number of actions in a story', { least: 0 }),
    shrink: positive('the longest time for shrinking a finding, in minutes', 3),
    story: text('a file with a story to play again', '-'),
    without: text('rules that are left out, separated by commas', '-'),
  },
});

const began = performance.now();
const until = began + values.minutes * 60_000;
const skipped = new Set(values.without.split(','));
const count = { stories: 0, findings: 0 };
const tallies = {
  what: new Map<string, number>(),
  endings: new Map<string, number>(),
  actions: new Map<string, number>(),
};
const add = (to: Map<string, number>, from: Iterable<readonly [string, number]>) => {
  for (const [key, n] of from) to.set(key, (to.get(key) ?? 0) + n);
};
const print = (line: string) => process.stdout.write(`${line}\n`);

function note({ actions, endings, what }: Tally): void {
  add(tallies.what, [[what, 1]]);
  add(tallies.endings, endings);
  add(tallies.actions, actions);
}

async function again(name: string): Promise<void> {
  const story = JSON.parse(readFileSync(values.story, 'utf8')) as Story<unknown, unknown>;
  const kind = kinds[name];
  try {
    if (kind !== undefined) note(await playAgain(kind, story, skipped));
    print('no rule breaks');
  } catch (error) {
    count.findings++;
    print(error instanceof Error ? `${error.stack}` : String(error));
  }
}

async function goOn(): Promise<void> {
  const first = values.seed ?? Math.floor(Math.random() * 1_000_000_000);
  print(`seed ${first}`);
  const names = values.of === undefined ? Object.keys(kinds) : [values.of];
  for (; count.stories < (values.stories ?? Number.POSITIVE_INFINITY) && performance.now() < until; count.stories++) {
    const seed = first + count.stories;
    const name = names[seed % names.length] ?? 'seasons';
    const kind = kinds[name];
    if (kind === undefined) continue;
    const property = everyStory(kind, values.actions ?? LENGTHS[name] ?? 20, { skipped, report: note });
    const checked = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
    if (checked.failed) await tell(`${name}, seed ${seed}`, seed, property, checked.errorInstance);
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  print(`${count.stories} stories, ${minutes} minutes, ${count.findings} findings; with those that were shrunk:`);
  for (const map of Object.values(tallies)) print(listed(map));
}

/** Shrinks a finding and prints it. */
async function tell(
  what: string,
  seed: number,
  property: ReturnType<typeof everyStory<unknown, unknown>>,
  found: unknown,
): Promise<void> {
  count.findings++;
  const shrunk = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: values.shrink * 60_000 });
  // As it was found, if there was no time to find it once more.
  const { errorInstance, counterexamplePath: path } = shrunk;
  const error = errorInstance ?? found;
  print(`--- ${what}, path ${path}: ${error instanceof Error ? error.message : String(error)}`);
}

const listed = (map: ReadonlyMap<string, number>): string =>
  [...map]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');

if (values.story === '-') await goOn();
else await again(values.of ?? 'seasons');
process.exitCode = count.findings > 0 ? 1 : 0;
