/** Checks that every page of a database file is sound, without keeping the program from anything else meanwhile. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#core/root';
import { type DatabaseFile, driverName } from '#core/sqlite';
import { StoreError } from '../faults.ts';
import { faultOf } from './faults.ts';

export type CheckOptions = {
  /** How long opening waits for the check, ms; then it goes on beside the program. Default: until it is done. */
  readonly checkFor?: number | undefined;
  /** From how many bytes on a file is checked in a process of its own, since that takes long. Default: 32 MiB. */
  readonly largeFrom?: number;
  /** Told when such a check begins. */
  readonly checking?: (facts: { readonly database: string; readonly bytes: number }) => void;
};

const LARGE = 32 * 1024 * 1024;

/** A check that may still go on. `damage` resolves only if it finds any. */
export type Check = { readonly damage: Promise<StoreError>; readonly stop: () => void };

const finished: Check = { damage: new Promise(() => {}), stop: () => {} };

/** Checks the file. Throws a `StoreError` if it is found to be damaged in the time that there is. `run` waits for whoever holds it. */
export async function checkSound(
  file: DatabaseFile,
  path: string,
  options: CheckOptions,
  run: <T>(work: () => T) => Promise<T>,
): Promise<Check> {
  const bytes = path === ':memory:' ? 0 : statSync(path).size;
  if (bytes < (options.largeFrom ?? LARGE)) {
    const found = await run(() => file.pragma(QUICK, { simple: true }));
    if (found !== SOUND) throw new StoreError('corrupt', String(found));
    return finished;
  }
  options.checking?.({ database: path, bytes });
  const { done, stop } = checkApart(path);
  const late = options.checkFor === undefined ? [] : [sleep(options.checkFor, undefined, { ref: false })];
  const problem = await Promise.race([done, ...late]);
  if (problem !== undefined) throw problem;
  return { damage: done.then((found) => found ?? new Promise(() => {})), stop };
}

const QUICK = 'quick_check(1)';
const SOUND = 'ok';

/** The driver and the file are its arguments. Reads only, so that it disturbs nobody. */
const script = `
const [driver, path] = process.argv.slice(1);
try {
  const file = new (require(driver))(path, { readonly: true, timeout: 60000 });
  process.stdout.write(String(file.pragma('${QUICK}', { simple: true })));
} catch (error) {
  process.stdout.write(error.code + ' ' + error.message);
}
`;

/** Checks a file in a process of its own. `done` resolves to the damage; to undefined if there is none, or if it was stopped. */
function checkApart(path: string): { readonly done: Promise<StoreError | undefined>; readonly stop: () => void } {
  let stopped = false;
  let stop = (): void => {};
  const done = new Promise<StoreError | undefined>((resolve) => {
    const driver = createRequire(root).resolve(driverName);
    const child = execFile(process.execPath, ['-e', script, driver, path], (error, out, problems) => {
      if (stopped || (error === null && out === SOUND)) resolve(undefined);
      else if (error === null)
        resolve(new StoreError(faultOf(Object.assign(new Error(out), { code: out.split(' ')[0] })) ?? 'corrupt', out));
      else resolve(new StoreError('io', problems));
    });
    stop = () => {
      stopped = true;
      child.kill('SIGKILL');
    };
  });
  return { done, stop };
}
