// Checks bodies against Discord's own OpenAPI file.
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Problem } from '../faults.ts';
import { compilerOf } from './compiler.ts';
import { type Json, readSpec, type Spec } from './spec.ts';
import { builtValidators } from './validators.ts';

/** Validates bodies by operation id or by the name of a schema. */
export type SchemaCheck = {
  /** Everything wrong with a body of the operation; nothing if the operation takes none. */
  readonly body: (operation: string, body: unknown) => readonly Problem[];
  /** Everything wrong with a value of a named schema. Throws for a name that is not in the file. */
  readonly named: (schema: string, value: unknown) => readonly Problem[];
};

const codes: Readonly<Record<string, string>> = {
  maxLength: 'BASE_TYPE_BAD_LENGTH',
  minLength: 'BASE_TYPE_BAD_LENGTH',
  maxItems: 'BASE_TYPE_BAD_LENGTH',
  minItems: 'BASE_TYPE_BAD_LENGTH',
  required: 'BASE_TYPE_REQUIRED',
  enum: 'BASE_TYPE_CHOICES',
  const: 'BASE_TYPE_CHOICES',
  minimum: 'NUMBER_TYPE_MIN',
  maximum: 'NUMBER_TYPE_MAX',
  pattern: 'STRING_TYPE_REGEX',
  format: 'BASE_TYPE_BAD_FORMAT',
  type: 'BASE_TYPE_BAD_TYPE',
};

function problem(error: ErrorObject): Problem {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = (error.params as { missingProperty?: string }).missingProperty;
  return {
    path: missing === undefined ? path : [...path, missing],
    code: codes[error.keyword] ?? 'BASE_TYPE_INVALID',
    message: error.keyword === 'required' ? 'This field is required' : (error.message ?? 'is not valid'),
    rule: 'schema',
  };
}

/** Those that only say "some branch failed" are dropped as soon as there is one that says what failed. */
function problemsOf(errors: readonly ErrorObject[] | null | undefined): readonly Problem[] {
  const all = errors ?? [];
  const telling = all.filter((e) => !['oneOf', 'anyOf', 'allOf', 'if', '$ref'].includes(e.keyword));
  const seen = new Map<string, Problem>();
  for (const one of (telling.length === 0 ? all : telling).map(problem)) {
    seen.set(`${one.path.join('/')} ${one.message}`, one);
  }
  return [...seen.values()].slice(0, 20);
}

let opened: SchemaCheck | undefined;

/** The checks of all bodies. There is one of each validator in a process, made when it is first needed unless the build has it. */
export function discordSchemas(): SchemaCheck {
  opened ??= openSchemas();
  return opened;
}

/** The file and a compiler for it. Reading it takes some tens of milliseconds. */
function openCompiler() {
  const spec = readSpec();
  return { spec, ajv: compilerOf(spec) };
}

function openSchemas(): SchemaCheck {
  const compiled = new Map<string, ValidateFunction | null>(Object.entries(builtValidators()));
  let open: ReturnType<typeof openCompiler> | undefined;
  const compiler = () => (open ??= openCompiler());

  function validatorOf(key: string, schemaIn: (spec: Spec) => Json | undefined): ValidateFunction | null {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const { spec, ajv } = compiler();
    const schema = schemaIn(spec);
    const made = schema === undefined ? null : ajv.compile(schema);
    compiled.set(key, made);
    return made;
  }

  const problemsBy = (check: ValidateFunction | null, value: unknown): readonly Problem[] =>
    check === null || check(value) ? [] : problemsOf(check.errors);
  return {
    body: (operation, body) =>
      problemsBy(
        validatorOf(operation, ({ bodies }) => bodies.get(operation)),
        body,
      ),
    named: (schema, value) =>
      problemsBy(
        validatorOf(`schema:${schema}`, (spec) => spec.named(schema)),
        value,
      ),
  };
}
