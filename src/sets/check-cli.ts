/**
 * `npm run sets:check FILE…`: checks set files, or folders of them, and prints their cards, so that an author can compare
 * them with the printed ones. Ends with 0 if all is well, 1 if something is wrong, 2 for wrong usage.
 */
import { commandLine } from '#cli';
import { checkSets } from './check.ts';

const { operands } = commandLine({
  command: 'npm run sets:check',
  about: 'Checks card sets and prints how their cards will read, or what is wrong with them, by line and column.',
  options: {},
  operands: { name: 'FILE…', least: 1, most: Number.POSITIVE_INFINITY },
});
const { code, lines } = checkSets(operands);
process.stdout.write(`${lines.join('\n').trimEnd()}\n`);
process.exitCode = code;
