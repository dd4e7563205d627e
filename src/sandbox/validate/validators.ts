/**
 * The validators of bodies. Compiling those that a first answer needs takes a fifth of the time in which the program starts, so a build
 * does it once (`prepare-cli.ts`); where the program runs from source, each is compiled when it is first needed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { _, type ValidateFunction } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildFolder } from '#core/program-file';
import { root } from '#core/root';
import { compilerOf } from './compiler.ts';
import { readSpec } from './spec.ts';

/** Validators by operation; null for one that takes no body. */
export type Validators = Readonly<Record<string, ValidateFunction | null>>;

const file = buildFolder === undefined ? undefined : fileURLToPath(new URL('validators.cjs', buildFolder));

/** Those of all operations that were compiled with the build; none where the program runs from source. */
export const builtValidators = (): Validators =>
  file === undefined || !existsSync(file) ? {} : createRequire(file)(file);

/** Compiles those of all operations into a file beside the build that runs. It imports what it needs; `build.mjs` puts that in. */
export function writeValidators(): void {
  if (file === undefined) throw new Error('only what was built can be prepared');
  const spec = readSpec();
  const formats = fileURLToPath(new URL('src/sandbox/validate/formats.ts', root));
  const ajv = compilerOf(spec, { source: true, formats: _`require(${formats}).formats` });
  const names: Record<string, string> = {};
  const bodiless: string[] = [];
  for (const [operation, schema] of spec.bodies) {
    if (schema === undefined) bodiless.push(operation);
    else {
      ajv.addSchema({ ...schema, $id: operation });
      names[operation] = operation;
    }
  }
  const lines = bodiless.map((operation) => `exports[${JSON.stringify(operation)}] = null;`);
  writeFileSync(file, [standalone.default(ajv, names), ...lines].join('\n'));
}
