/** Runs what was built of a module, the program itself unless another is named: `node src/start.mjs store/backup-cli FILE`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, keepInUse } from './build.mjs';

const folder = await built();
keepInUse(folder);
const [module = 'main'] = process.argv.splice(2, 1);
const file = join(folder, `${module.replaceAll('/', '.')}.mjs`);
process.argv[1] = file;
await import(pathToFileURL(file).href);
