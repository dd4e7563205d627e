/** The compiler of validators. */
import { Ajv2020, type CodeOptions } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import type { Spec } from './spec.ts';

/** A compiler that knows the schemas to which bodies refer. */
export function compilerOf({ components }: Spec, code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    // Checked once, by the test that compiles all of it.
    validateSchema: false,
    inlineRefs: false,
    validateFormats: true,
    // What is made smaller runs no faster, and making it so takes most of the time.
    code: { optimize: false, ...code },
    formats: { ...formats },
  });
  ajv.addSchema(components);
  return ajv;
}
