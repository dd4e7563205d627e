/** The reference of a set-file format, for docs/card-sets: generated from the format itself, so that it is always true. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Path, ReferenceSection, SetKind } from '#face/sets';
import { builtInFiles } from './built-in.ts';
import { allowed, childOf, type Shape, shapeOf } from './shape.ts';

/** The lines of the page between which the reference is written. */
const FENCE = ['<!-- reference: written by `npm run docs` -->', '<!-- end of the reference -->'] as const;

/** A page with the reference of a game's format regenerated. A page without the two lines is returned unchanged. */
export function withReference(kind: SetKind, page: string): string {
  const [before, rest] = page.split(`${FENCE[0]}\n`);
  const after = rest?.split(FENCE[1])[1];
  return before === undefined || after === undefined
    ? page
    : `${before}${FENCE[0]}\n${reference(kind)}\n${FENCE[1]}${after}`;
}

/** A game's format as a JSON Schema, for editors that complete and check while typing. */
export function schemaFile(kind: SetKind): string {
  const shape = shapeOf(kind.shape);
  const properties = { $schema: { type: 'string', description: 'This schema, for editors.' }, ...shape.properties };
  return `${JSON.stringify({ title: 'A Wardroom card set', ...shape, properties }, undefined, 1)}\n`;
}

function reference(kind: SetKind): string {
  return kind.reference.map((one) => section(one.title, linesOf(kind, one))).join('\n\n');
}

function linesOf(kind: SetKind, one: ReferenceSection): readonly string[] {
  if (one.of === 'text') return one.lines;
  const shape = one.at.reduce(within, shapeOf(kind.shape));
  if (one.of === 'variants') return variants(shape, one.key);
  return one.of === 'fields' ? fields(shape) : effectLines(shape, exampleTexts(kind));
}

/** The shape of a field, or of what the list in it holds. */
function within(shape: Shape, field: Path[number]): Shape {
  const part = shape.properties?.[field] ?? {};
  return part.items ?? part;
}

function effectLines(shape: Shape, examples: ReadonlyMap<string, string>): string[] {
  return [
    '| verb | further fields | what it does | for example |',
    '| --- | --- | --- | --- |',
    ...(shape.oneOf ?? []).map((one) => {
      const verb = String(one.properties?.verb?.const);
      return `| \`${verb}\` | ${fieldList(one, 'verb')} | ${one.description ?? ''} | ${examples.get(verb) ?? ''} |`;
    }),
  ];
}

function section(title: string, lines: readonly string[]): string {
  return [`### ${title}`, '', ...lines].join('\n');
}

const code = (word: string) => `\`${word}\``;

function fields(shape: Shape): string[] {
  return [
    '| field | value | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(shape.properties ?? {}).map(([name, field]) => {
      const must = shape.required?.includes(name) === true;
      return `| ${must ? `**\`${name}\`**` : code(name)} | ${valueText(field)}${lackOf(field)} | ${field.description ?? ''} |`;
    }),
  ];
}

function valueText(field: Shape): string {
  const max = field.maxItems;
  return `${allowed(field, code)}${max === undefined ? '' : `; up to ${max}`}`;
}

/** The default of a field. */
function lackOf(field: Shape): string {
  const { default: usual } = field;
  if (usual === undefined || (Array.isArray(usual) && usual.length === 0)) return '';
  return `; left out: ${code(String(usual))}`;
}

/** A table of variants, by their constant field or by the first that they have. */
function variants(shape: Shape, key?: string): string[] {
  return [
    `| ${key === undefined ? 'field' : code(key)} | ${key === undefined ? 'value' : 'further fields'} | meaning |`,
    '| --- | --- | --- |',
    ...(shape.oneOf ?? shape.anyOf ?? []).map((one) => {
      const [first = ''] = Object.keys(one.properties ?? {});
      const name = key === undefined ? first : String(one.properties?.[key]?.const);
      const value =
        key === undefined
          ? [valueText(one.properties?.[first] ?? {}), fieldList(one, first)].filter((text) => text !== '').join('<br>')
          : fieldList(one, key);
      return `| ${code(name)} | ${value} | ${one.description ?? ''} |`;
    }),
  ];
}

/** The fields of a shape besides one; a question mark follows those that may be left out. */
function fieldList(shape: Shape, besides: string): string {
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => name !== besides)
    .map(([name, field]) => {
      const must = shape.required?.includes(name) === true;
      return `${code(must ? name : `${name}?`)}: ${valueText(field)}${lackOf(field)}`;
    })
    .join('<br>');
}

/** For each verb, an effect of a built-in card with its rendered text, the shortest one. */
function exampleTexts(kind: SetKind): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of builtInFiles(kind)) {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    const { cards } = kind.make([kind.shape.parse(data)]);
    for (const raw of listIn(data, 'cards')) {
      const card = cards.find(({ id }) => id === childOf(raw, 'id'));
      kind.effects(raw).forEach((effects, paragraph) => {
        const [effect] = effects;
        if (effect === undefined || effects.length !== 1) return;
        const written = stringify(effect, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true });
        const text = `${code(written.trim())}: ${card?.text[paragraph] ?? ''}`.replaceAll('|', '\\|');
        const verb = String(childOf(effect, 'verb'));
        if (text.length < (found.get(verb)?.length ?? Number.POSITIVE_INFINITY)) found.set(verb, text);
      });
    }
  }
  return found;
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = childOf(value, field);
  return Array.isArray(list) ? list : [];
}
