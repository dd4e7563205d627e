/** `npm run docs`: writes docs/ops.md, the list of all ops and card verbs with an example of each, from what runs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ability } from '#games/eve/cards/format';
import { type Definition, makeLibrary } from '#games/eve/library';
import { ops, steps } from '#games/eve/rules/index';
import { kernelOps } from '#kernel/ops';
import { loadSets } from '#sets/load';

/** The whole page. Equal sets give an equal page. */
export function opsPage(): string {
  const { cards } = makeLibrary(loadSets().sets);
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
    `**EVE, ops** (\`src/games/eve/effects/\`): ${names(ops)}.`,
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
      example: known?.example ?? `${card.name}: ${card.text[index]}`,
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/ops.md', import.meta.url), opsPage());
