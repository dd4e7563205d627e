/** The commands of package.json, as people run them by `npm run`, but without npm in between. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The arguments for Node with which `npm run NAME -- …args` runs; from the project's folder. */
export function npmScript(name: string, ...args: readonly string[]): readonly string[] {
  const [command, ...own] = scripts[name]?.split(' ') ?? [];
  if (command !== 'node') throw new Error(`npm run ${name} is no program of Node's`);
  return [...own, ...args];
}
