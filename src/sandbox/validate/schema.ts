// Checks bodies against Discord's own OpenAPI file: one compiled validator per operation, made when first needed.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { root } from '#core/root';
import type { Problem } from '../faults.ts';

type Json = { [key: string]: unknown };
type Spec = {
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Record<string, Json> };
};

/** Validates bodies by operation id or by the name of a schema. */
export type SchemaCheck = {
  /** Everything wrong with a body of the operation; nothing if the operation takes none. */
  readonly body: (operation: string, body: unknown) => readonly Problem[];
  /** Everything wrong with a value of a named schema. Throws for a name that is not in the file. */
  readonly named: (schema: string, value: unknown) => readonly Problem[];
  /** Compiles the validators of these operations now. */
  readonly warm: (operations: readonly string[]) => void;
};

const openapiFile = new URL('assets/discord/openapi.json', root);

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns "one of these component kinds" into a switch by `type`: the validator then looks at one branch only, and says what
 * is wrong with that kind instead of everything that is wrong with all the others.
 */
function switchByType(branches: readonly unknown[], schemas: Record<string, Json>): Json | undefined {
  const cases: { readonly kinds: readonly unknown[]; readonly ref: string }[] = [];
  const given = branches.filter((b) => !isObject(b) || b.type !== 'null');
  const nullable = given.length < branches.length;
  if (given.length === 1 && nullable) return { if: { type: 'null' }, else: prepare(given[0], schemas) as Json };
  for (const branch of branches) {
    if (!isObject(branch)) return undefined;
    if (branch.type === 'null') continue;
    const ref = branch.$ref;
    if (typeof ref !== 'string') return undefined;
    const target = schemas[ref.split('/').at(-1) ?? ''];
    const properties = target?.properties;
    const type = isObject(properties) ? properties.type : undefined;
    if (
      !isObject(type) ||
      !Array.isArray(type.enum) ||
      !Array.isArray(target?.required) ||
      !target.required.includes('type')
    ) {
      return undefined;
    }
    cases.push({ kinds: type.enum, ref });
  }
  if (cases.length < 2) return undefined;
  const chosen: Json = {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: cases.flatMap((c) => [...c.kinds]) } },
    allOf: cases.map((c) => ({
      if: { required: ['type'], properties: { type: { enum: c.kinds } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: c.ref },
    })),
  };
  return nullable ? { if: { type: 'null' }, else: chosen } : chosen;
}

/** The file declares these as integers, but they are sent as strings of digits, since many JSON parsers cannot hold them. */
const bitFields: readonly string[] = ['default_member_permissions', 'permissions', 'allow', 'deny'];
const bits: Json = {
  anyOf: [
    { type: 'string', pattern: '^\\d{1,20}$' },
    { type: ['integer', 'null'], minimum: 0 },
  ],
};

function prepare(node: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(node)) return node.map((item) => prepare(item, schemas));
  if (!isObject(node)) return node;
  const branches = Array.isArray(node.oneOf) ? node.oneOf : Array.isArray(node.anyOf) ? node.anyOf : undefined;
  const chosen = branches === undefined ? undefined : switchByType(branches, schemas);
  const made: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'discriminator') continue;
    if (chosen !== undefined && (key === 'oneOf' || key === 'anyOf')) continue;
    made[key] = prepare(value, schemas);
  }
  const properties = made.properties;
  if (isObject(properties)) {
    for (const name of bitFields) {
      const field = properties[name];
      if (isObject(field) && JSON.stringify(field.type ?? '').includes('integer')) properties[name] = bits;
    }
  }
  return chosen === undefined ? made : { allOf: [made, chosen] };
}

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

function range(low: number, high: number): { readonly type: 'number'; readonly validate: (n: number) => boolean } {
  return { type: 'number', validate: (n) => n >= low && n <= high };
}

function isUrl(text: string): boolean {
  return URL.canParse(text);
}

let opened: SchemaCheck | undefined;

/** The validators of the file. It is read once in a process, which takes some tens of milliseconds, and each is compiled once. */
export function discordSchemas(): SchemaCheck {
  opened ??= readSchemas();
  return opened;
}

function readSchemas(): SchemaCheck {
  const spec = JSON.parse(readFileSync(openapiFile, 'utf8')) as Spec;
  const schemas = spec.components.schemas;
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    // The file is checked by whoever publishes it.
    validateSchema: false,
    inlineRefs: false,
    validateFormats: true,
    // What is made smaller runs no faster, and making it so takes most of the time.
    code: { optimize: false },
    formats: {
      int32: range(-(2 ** 31), 2 ** 31 - 1),
      int64: { type: 'number', validate: () => true },
      double: { type: 'number', validate: Number.isFinite },
      uri: isUrl,
      nonce: true,
      snowflake: /^\d{1,20}$/,
      'date-time': { type: 'string', validate: (text: string) => !Number.isNaN(Date.parse(text)) },
    },
  });
  ajv.addSchema({ $id: 'discord', components: { schemas: prepare(schemas, schemas) as Json } });

  const operations = new Map<string, Json>();
  for (const methods of Object.values(spec.paths)) {
    for (const operation of Object.values(methods)) {
      if (isObject(operation) && typeof operation.operationId === 'string')
        operations.set(operation.operationId, operation);
    }
  }
  const compiled = new Map<string, ValidateFunction | undefined>();

  function compile(schema: unknown): ValidateFunction {
    const text = JSON.stringify(prepare(schema, schemas)).replaceAll('"#/components/', '"discord#/components/');
    return ajv.compile(JSON.parse(text) as Json);
  }

  function forOperation(operation: string): ValidateFunction | undefined {
    if (compiled.has(operation)) return compiled.get(operation);
    const body = operations.get(operation)?.requestBody as
      | { content?: Record<string, { schema?: unknown }> }
      | undefined;
    const schema = body?.content?.['application/json']?.schema;
    const check = schema === undefined ? undefined : compile(schema);
    compiled.set(operation, check);
    return check;
  }

  return {
    body(operation, body) {
      const check = forOperation(operation);
      return check === undefined || check(body) ? [] : problemsOf(check.errors);
    },
    named(schema, value) {
      const key = `schema:${schema}`;
      let check = compiled.get(key);
      if (check === undefined) {
        if (schemas[schema] === undefined) throw new Error(`no schema named ${schema}`);
        check = compile({ $ref: `#/components/schemas/${schema}` });
        compiled.set(key, check);
      }
      return check(value) ? [] : problemsOf(check.errors);
    },
    warm(names) {
      for (const name of names) forOperation(name);
    },
  };
}
