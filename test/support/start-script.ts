/** How `npm start` starts the program. */
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const [settings = '', command = ''] = scripts.start.split(/(?<=^cross-env .*) (?=node )/);

/** The environment that it gives to Node, besides what it has been given. */
export const startEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  settings
    .split(' ')
    .slice(1)
    .map((setting) => setting.split('=') as [string, string]),
);
/** Node with its flags and the program's name. */
export const startCommand: readonly string[] = command.split(' ');
