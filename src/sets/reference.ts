/** The reference of the set-file format, for docs/card-sets.md: generated from the format itself, so that it is always true. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { setShape } from '#games/eve/cards/format';
import { phrases } from '#games/eve/cards/phrase';
import { makeLibrary } from '#games/eve/make-library';
import { builtInFiles } from './load.ts';
import { allowed, childOf, type Shape, setFileShape } from './shape.ts';

/** The lines of the page between which the reference is written. */
const FENCE = ['<!-- reference: written by `npm run docs` -->', '<!-- end of the reference -->'] as const;

/** A page with its reference regenerated. A page without the two lines is returned unchanged. */
export function withReference(page: string): string {
  const [before, rest] = page.split(`${FENCE[0]}\n`);
  const after = rest?.split(FENCE[1])[1];
  return before === undefined || after === undefined
    ? page
    : `${before}${FENCE[0]}\n${reference()}\n${FENCE[1]}${after}`;
}

/** The format as a JSON Schema, for editors that complete and check while typing. */
export function schemaFile(): string {
  const shape = setFileShape();
  const properties = { $schema: { type: 'string', description: 'This schema, for editors.' }, ...shape.properties };
  return `${JSON.stringify({ title: 'A Wardroom card set', ...shape, properties }, undefined, 1)}\n`;
}

function reference(): string {
  const set = setFileShape();
  const card = items(set, 'cards');
  const ability = items(card, 'abilities');
  const effects = items(ability, 'do').oneOf ?? [];
  const examples = exampleTexts();
  return [
    section('A set', fields(set)),
    section('A card', fields(card)),
    section('A command', fields(items(card, 'commands'))),
    section('An ability', fields(ability)),
    section('Moments: `when`', variants(part(ability, 'when'), 'on')),
    section('Conditions: `if`', variants(part(ability, 'if'))),
    section('Costs: `cost`', variants(items(ability, 'cost'))),
    section('Effects: `do`', [
      '| verb | further fields | what it does | for example |',
      '| --- | --- | --- | --- |',
      ...effects.map((one) => {
        const verb = String(one.properties?.verb?.const);
        return `| \`${verb}\` | ${fieldList(one, 'verb')} | ${one.description ?? ''} | ${examples.get(verb) ?? ''} |`;
      }),
    ]),
    section('Phrases', phraseLines()),
    section('A deck', fields(items(set, 'decks'))),
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return [`### ${title}`, '', ...lines].join('\n');
}

function part(shape: Shape, field: string): Shape {
  return shape.properties?.[field] ?? {};
}

function items(shape: Shape, field: string): Shape {
  return part(shape, field).items ?? {};
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
  const most = field.maxItems;
  return `${allowed(field, code)}${most === undefined ? '' : `; up to ${most}`}`;
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
      const name = key === undefined ? first : String(part(one, key).const);
      const value =
        key === undefined
          ? [valueText(part(one, first)), fieldList(one, first)].filter((text) => text !== '').join('<br>')
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

function phraseLines(): string[] {
  const { nouns, places, refs, traits } = phrases;
  const list = (words: readonly string[]) => words.map(code).join(', ');
  return [
    'A phrase names objects as a card does. It is one of these, or is put together of the parts below, in their order.',
    '',
    `- By itself: ${list(refs)}; ${list(['this ship', 'this card', 'this location'])} mean ${code('this')}.`,
    `- First how many: ${code('target')} (chosen when it is put on the pile), ${code('each')} or ${code('all')} (all that fit when it happens), ${code('a')} or ${code('an')} (any one: what a ${code('when')} waits for). ${code('your')} means ${code('each friendly')}.`,
    `- Then, if wanted: ${list(traits)}. The words in -ing of commands mean that the command is active.`,
    `- Then the kind, one or many of it: ${list(nouns)}.`,
    `- Then, if wanted, where: ${list(places.map(phrases.saysPlace))}.`,
    `- Last, if wanted: ${list(['with price 4 or less', 'with shield 2 or less', 'with attack 1 or less'])}, with any number.`,
    '',
    `For example ${list(['target enemy ship in this region', 'your other attacking ships in this region', 'each ship in target outer region', 'a friendly ship', 'target ship with price 4 or less', 'target news on the pile'])}. Where the table says “kind of card”, a phrase without a place is meant: ${list(['location', 'ship with price 4 or less', 'Amarr-origin ship'])}.`,
    '',
    'Ships that are not ready are met only by phrases with `unfinished`, and no card in a dock is a target without it. “Each …” meets characters in the dock too and, in the Core edition, ships there that are ready.',
  ];
}

/** For each verb, an effect of a built-in card with its rendered text, the shortest one. */
function exampleTexts(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of builtInFiles()) {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    const library = makeLibrary([setShape.parse(data)]);
    for (const raw of listIn(data, 'cards')) {
      const card = library.get(String(childOf(raw, 'id')));
      listIn(raw, 'abilities').forEach((ability, i) => {
        const effects = listIn(ability, 'do');
        const verb = String(childOf(effects[0], 'verb'));
        if (effects.length !== 1) return;
        const data = stringify(effects[0], {
          collectionStyle: 'flow',
          lineWidth: 0,
          flowCollectionPadding: true,
        }).trim();
        const text = `${code(data)}: ${card.text[i] ?? ''}`.replaceAll('|', '\\|');
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
