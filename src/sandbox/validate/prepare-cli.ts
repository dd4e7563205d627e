/** A step of a build: compiles the validators of all bodies into a file beside it, so that starts need not. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { root } from '#core/root';
import { compilerOf } from './compiler.ts';
import { readSpec } from './spec.ts';
import { validatorsFile } from './validators.ts';

if (validatorsFile === undefined) throw new Error('only what was built can be prepared');
const spec = readSpec();
// What the file imports is put into it by `build.mjs`.
const formats = fileURLToPath(new URL('src/sandbox/validate/formats.ts', root));
const ajv = compilerOf(spec, { source: true, formats: _`require(${formats}).formats` });
const names: Record<string, string> = {};
const lines: string[] = [];
for (const [operation, schema] of spec.bodies) {
  if (schema === undefined) lines.push(`exports[${JSON.stringify(operation)}] = null;`);
  else {
    ajv.addSchema({ ...schema, $id: operation });
    names[operation] = operation;
  }
}
writeFileSync(validatorsFile, [standalone.default(ajv, names), ...lines].join('\n'));
