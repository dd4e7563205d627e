/**
 * Plays seasons in chaos for as long as wanted: `npm run chaos -- --minutes 60`. What breaks a rule is shrunk to the shortest
 * course that does, and printed with its seed and as a story: `--seed x --seasons 1` or `--story FILE` plays it again.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { commandLine, positive, text, whole } from '#cli';
import { actNames } from './acts.ts';
import { everySeason, playAgain, type Story, type Tally } from './season.ts';

const { values } = commandLine({
  command: 'npm run chaos',
  about: 'Plays random seasons in disorder and tells which rules break.',
  options: {
    minutes: positive('how long', 5),
    seasons: whole('how many at most', { least: 1 }),
    seed: whole('of the first season; the others count on from it', { least: 0 }),
    acts: whole('acts in a season at most', { least: 0 }, 25),
    shrink: positive('minutes for shrinking a finding at most', 3),
    story: text('a file with a story to play again', '-'),
    without: text('rules that are left out, separated by commas', '-'),
    only: text('acts that are done, separated by commas', '-'),
  },
});

const began = performance.now();
const until = began + values.minutes * 60_000;
const left = new Set(values.without.split(','));
const names = values.only === '-' ? actNames : actNames.filter((name) => values.only.split(',').includes(name));
const count = { seasons: 0, findings: 0 };
const acts = new Map<string, number>();
const endings = new Map<string, number>();
const kinds = new Map<string, number>();
const add = (to: Map<string, number>, from: ReadonlyMap<string, number>) => {
  for (const [key, n] of from) to.set(key, (to.get(key) ?? 0) + n);
};
const say = (line: string) => process.stdout.write(`${line}\n`);

function note({ acts: done, endings: ends, kind, status }: Tally): void {
  add(acts, done);
  add(endings, ends);
  add(kinds, new Map([[`${kind} ${status}`, 1]]));
}

async function again(story: Story): Promise<void> {
  try {
    note(await playAgain(story, left));
    say('no rule breaks');
  } catch (error) {
    count.findings++;
    say(error instanceof Error ? `${error.stack}` : String(error));
  }
}

async function goOn(): Promise<void> {
  const first = values.seed ?? Math.floor(Math.random() * 1_000_000_000);
  say(`seed ${first}`);
  const property = everySeason(values.acts, { names, left, played: note });
  for (; count.seasons < (values.seasons ?? Number.POSITIVE_INFINITY) && performance.now() < until; count.seasons++) {
    const seed = first + count.seasons;
    const checked = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
    if (checked.failed) await tell(seed, property);
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(`${count.seasons} seasons, ${minutes} minutes, ${count.findings} findings`);
  for (const map of [kinds, endings, acts]) say(listed(map));
}

/** Shrinks a finding and prints it. */
async function tell(seed: number, property: ReturnType<typeof everySeason>): Promise<void> {
  count.findings++;
  const shrunk = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: values.shrink * 60_000 });
  const { errorInstance: error, counterexamplePath: path } = shrunk;
  say(`--- seed ${seed}, path ${path}: ${error instanceof Error ? error.message : String(error)}`);
}

const listed = (map: ReadonlyMap<string, number>): string =>
  [...map]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');

if (values.story !== '-') await again(JSON.parse(readFileSync(values.story, 'utf8')) as Story);
else await goOn();
process.exitCode = count.findings > 0 ? 1 : 0;
