/**
 * The validators of bodies. Compiling those that a first answer needs takes a fifth of the time in which the program starts, so a build
 * does it once (`prepare-cli.ts`); where the program runs from source, each is compiled when it is first needed.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { buildFolder } from '#core/program-file';

/** Validators by operation; null for one that takes no body. */
export type Validators = Readonly<Record<string, ValidateFunction | null>>;

/** The file beside the build that runs; undefined where the program runs from source. */
export const validatorsFile =
  buildFolder === undefined ? undefined : fileURLToPath(new URL('validators.cjs', buildFolder));

/** Those of all operations that were compiled with the build; none where the program runs from source. */
export const builtValidators = (): Validators =>
  validatorsFile === undefined || !existsSync(validatorsFile) ? {} : createRequire(validatorsFile)(validatorsFile);
