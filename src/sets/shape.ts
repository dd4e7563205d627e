/** A set-file format as a JSON Schema: what is allowed where, in words for messages and for the documentation. */
import { z } from 'zod';
import type { Path } from '#face/sets';

/** The part of JSON Schema that the format uses. */
export type Shape = {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
};

const made = new WeakMap<z.ZodType, Shape>();

/** The shape of what a schema reads, created when first needed: a start without faults does not need it. */
export function shapeOf(schema: z.ZodType): Shape {
  const known = made.get(schema);
  if (known !== undefined) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  made.set(schema, shape);
  return shape;
}

/** What a shape allows at a path in the given data; undefined if nothing. */
export function shapeAt(whole: Shape, path: Path, data: unknown): Shape | undefined {
  let shape: Shape | undefined = whole;
  let value = data;
  for (const step of path) {
    const fitting: Shape | undefined = shape === undefined ? undefined : variantFor(shape, value);
    shape = typeof step === 'number' ? fitting?.items : (fitting?.properties?.[step] ?? otherFields(fitting));
    value = childOf(value, step);
  }
  return shape === undefined ? undefined : variantFor(shape, value);
}

function otherFields(shape: Shape | undefined): Shape | undefined {
  return typeof shape?.additionalProperties === 'object' ? shape.additionalProperties : undefined;
}

/** The variant that the data means, judged by its constant field, else by the fields that it has. */
function variantFor(shape: Shape, value: unknown): Shape {
  const variants = shape.oneOf ?? shape.anyOf;
  if (variants === undefined || typeof value !== 'object' || value === null) return shape;
  const meant = variants.find(({ properties = {} }) => {
    const fixed = Object.entries(properties).filter(([, field]) => field.const !== undefined);
    return fixed.length > 0
      ? fixed.every(([key, field]) => childOf(value, key) === field.const)
      : Object.keys(properties).some((key) => childOf(value, key) !== undefined);
  });
  return meant ?? shape;
}

/** The value in data at a key or index; undefined if there is none. */
export function childOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Readonly<Record<string | number, unknown>>)[step]
    : undefined;
}

/** The names of the fields that an object may have; for variants without a choice yet, those of all of them. */
export function fieldsOf(shape: Shape): readonly string[] {
  const variants = shape.oneOf ?? shape.anyOf ?? [];
  return [...new Set([...Object.keys(shape.properties ?? {}), ...variants.flatMap(fieldsOf)])];
}

/** What a shape allows, as words: "a whole number from 0 to 99, or X". `mark` marks literal words. */
export function allowed(shape: Shape, mark: (word: string) => string = (word) => word): string {
  const { type, minimum, maximum } = shape;
  if (shape.const !== undefined) return mark(String(shape.const));
  if (shape.enum !== undefined) return either(shape.enum.map((word) => mark(String(word))));
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants !== undefined)
    return variants.every(({ properties }) => properties !== undefined)
      ? `fields: ${either(variants.map((one) => mark(Object.keys(one.properties ?? {})[0] ?? '')).filter((word, i, all) => all.indexOf(word) === i))}`
      : either(variants.map((one) => allowed(one, mark)));
  switch (type) {
    case 'integer':
    case 'number':
      return `a whole number from ${minimum} to ${maximum}`;
    case 'boolean':
      return either([mark('true'), mark('false')]);
    case 'array':
      return `a list${shape.items === undefined || shape.items.properties !== undefined || shape.items.oneOf !== undefined ? '' : ` of: ${allowed(shape.items, mark)}`}`;
    case 'object':
      return typeof shape.additionalProperties === 'object' && Object.keys(shape.additionalProperties).length > 0
        ? `${shape.propertyNames?.enum === undefined ? 'card ids' : allowed(shape.propertyNames, mark)}, each with ${allowed(shape.additionalProperties, mark)}`
        : 'fields with values';
    case 'string':
      return text(shape);
    default:
      return 'a value';
  }
}

function text({ title, pattern, maxLength }: Shape): string {
  if (title !== undefined) return `a ${title}`;
  return pattern?.startsWith('^[a-z0-9]')
    ? 'an id of lower case letters, digits and hyphens'
    : `text of up to ${maxLength} characters`;
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
