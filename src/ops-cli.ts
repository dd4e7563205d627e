/**
 * `npm run docs`: generates from the program docs/ops.md, the list of all ops and card verbs with an example of each, the
 * references and the schemas for editors in docs/card-sets, docs/rules and docs/rulings, the schemas of games and of people's data as files, and
 * the table of metrics in docs/operations.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataSchema } from '#discord/person/screens/data-json';
import { replaySchema } from '#discord/replay/screens/json';
import type { Ability } from '#games/eve/cards/format';
import type { Definition } from '#games/eve/library';
import { makeLibrary } from '#games/eve/make-library';
import { steps } from '#games/eve/rules/index';
import { ops } from '#games/eve/rules/ops';
import { documents, setKinds } from '#games/index';
import { withMetrics } from '#health/reference';
import { kernelOps } from '#kernel/ops';
import { loadSets } from '#sets/load';
import { schemaFile, withReference } from '#sets/reference';

/** The whole page. The same sets give the same page. */
export function opsPage(): string {
  const { cards } = makeLibrary(loadSets().sets.eve);
  const verbs = new Map<string, { count: number; example: string }>();
  for (const card of cards) for (const [i, ability] of card.abilities.entries()) countVerbs(verbs, card, ability, i);
  const rows = [...verbs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([verb, { count, example }]) => `| \`${verb}\` | ${count} | ${example} |`);
  const names = (list: object) =>
    Object.keys(list)
      .sort()
      .map((name) => `\`${name}\``)
      .join(', ');
  return [
    '# Ops',
    '',
    'Written by `npm run docs` from the program itself. Tags stand in saved games: they never change their meaning.',
    '',
    `**Kernel** (\`src/kernel/ops.ts\`): ${names(kernelOps)}.`,
    '',
    `**EVE, ops** (\`src/games/eve/rules/ops.ts\`): ${names(ops)}.`,
    '',
    `**EVE, steps of the rulebook** (\`src/games/eve/rules/\`): ${names(steps)}.`,
    '',
    '## Verbs of EVE cards',
    '',
    '| verb | abilities with it | for example |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function countVerbs(
  verbs: Map<string, { count: number; example: string }>,
  card: Definition,
  ability: Ability,
  index: number,
): void {
  for (const verb of new Set(ability.do.map((effect) => effect.verb))) {
    const known = verbs.get(verb);
    verbs.set(verb, {
      count: (known?.count ?? 0) + 1,
      example: known?.example ?? `${card.name}: ${card.text('en')[index]}`,
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const docs = new URL('../docs/', import.meta.url);
  writeFileSync(new URL('ops.md', docs), opsPage());
  for (const [path, page] of Object.entries(documents)) writeFileSync(new URL(path, docs), page());
  writeFileSync(new URL('replay.schema.json', docs), replaySchema());
  writeFileSync(new URL('data.schema.json', docs), dataSchema());
  const operations = new URL('operations.md', docs);
  writeFileSync(operations, withMetrics(readFileSync(operations, 'utf8')));
  for (const kind of setKinds) {
    writeFileSync(new URL(`card-sets/${kind.game}.schema.json`, docs), schemaFile(kind));
    const page = new URL(`card-sets/${kind.game}.md`, docs);
    writeFileSync(page, withReference(kind, readFileSync(page, 'utf8')));
  }
}
