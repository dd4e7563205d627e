/** Discord's OpenAPI file, put so that what is wrong with a body can be told. */
import { readFileSync } from 'node:fs';
import { root } from '#core/root';

export type Json = { [key: string]: unknown };
type File = {
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Record<string, Json> };
};

const file = new URL('assets/discord/openapi.json', root);

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
    // Of a list without entries nothing is allowed.
    if (key === 'enum' && Array.isArray(value) && value.length === 0) made.not = {};
    else made[key] = prepare(value, schemas);
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

/** What the file says of bodies, with `discord#` before each reference. */
export type Spec = {
  /** The schemas that others refer to, as the document `discord`. */
  readonly components: Json;
  /** The schema of the body of each operation; undefined for one that takes none. */
  readonly bodies: ReadonlyMap<string, Json | undefined>;
  /** A schema by its name. Throws for one that is not in the file. */
  readonly named: (schema: string) => Json;
};

/** Reads the file. */
export function readSpec(): Spec {
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as File;
  const { schemas } = components;
  const bodies = new Map<string, Json | undefined>();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
    const body = operation.requestBody as { content?: Record<string, { schema?: unknown }> } | undefined;
    const schema = body?.content?.['application/json']?.schema;
    bodies.set(operation.operationId, schema === undefined ? undefined : fromOutside(prepare(schema, schemas)));
  }
  return {
    components: { $id: 'discord', components: { schemas: prepare(schemas, schemas) } },
    bodies,
    named(schema) {
      if (schemas[schema] === undefined) throw new Error(`no schema named ${schema}`);
      return { $ref: `discord#/components/schemas/${schema}` };
    },
  };
}

/** A schema that is a document of its own. */
const fromOutside = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"discord#/components/'));
