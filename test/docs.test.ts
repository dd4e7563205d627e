/** What the documentation says of the program is what the program is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deckLists } from '#decks/lists';
import { setShape } from '#games/eve/cards/format';
import { makeLibrary } from '#games/eve/make-library';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { startCommand, startEnvironment } from '#test/start-script';
import { opsPage } from '../src/ops-cli.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/ops.md lists the ops that run; `npm run docs` writes it anew', () => {
  expect(read('docs/ops.md')).toBe(opsPage());
});

test.each(['docs/add-a-card.md', 'README.md'])('the card in %s is a legal set and reads as promised', (file) => {
  const yaml = /```yaml\n([\s\S]*?)```/.exec(read(file))?.[1] ?? '';
  const set = setShape.parse(parse(yaml));
  expect(makeLibrary([set]).get('pale-beacon').text('en')).toEqual([
    'Pay 1 ISK: Target friendly ship in this region has +1 shield until end of turn. Once per turn.',
  ]);
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/card-sets.md',
  'docs/add-a-card.md',
  'docs/add-a-game.md',
  'docs/debug.md',
  'docs/operations.md',
  'test/README.md',
  ...['core', 'discord', 'games', 'kernel', 'store', 'table'].map((room) => `src/${room}/README.md`),
])('every file that %s speaks of is there', (file) => {
  const text = read(file);
  const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)]
    .map((match) => match[1] as string)
    .filter((to) => !to.startsWith('http'));
  const named = [...text.matchAll(/`((?:src|test|docs|commands|assets)\/[\w./-]+)`/g)].map(
    (match) => match[1] as string,
  );
  const missing = [...linked.map((to) => join(dirname(file), to)), ...named].filter(
    (path) => !existsSync(join(root, path)),
  );
  expect(linked.length + named.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('docs/add-a-game.md speaks of every member of what a game must have', () => {
  const page = read('docs/add-a-game.md');
  const face = ['game', 'words'].map((file) => read(`src/face/${file}.ts`)).join('\n');
  const members = ['Game', 'Words', 'Scenes'].flatMap((type) => {
    const body = new RegExp(`export type ${type}<[^{]*> = \\{\\n([\\s\\S]*?)\\n\\};`).exec(face)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:]/gm)].map((match) => match[1] as string);
  });
  expect(members.length).toBeGreaterThan(30);
  expect(members.filter((member) => !page.includes(`\`${member}\``))).toEqual([]);
});

test('a game is named outside its own folders only where docs/add-a-game.md says', () => {
  const page = read('docs/add-a-game.md');
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const naming = files.filter(
    (file) => !/^(games|bots)\/ese/.test(file) && /#games\/ese|\.\/ese\//.test(read(`src/${file}`)),
  );
  expect(naming.length).toBeGreaterThan(1);
  expect(naming.filter((file) => !page.includes(`\`src/${file}\``))).toEqual([]);
});

test('every npm script that README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] as string);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('the image starts the program as npm start does', () => {
  const image = read('Dockerfile');
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]')).toEqual(startCommand);
  const settings = Object.entries(startEnvironment).map((setting) => setting.join('='));
  expect(image).toContain(`ENV ${settings.join(' ')}\n`);
});

test('the list in docs/decks.md is read as the page says', () => {
  const [game] = createGames({ eve: loadSets().sets.eve });
  if (game === undefined) throw new Error('no game');
  const list = /```\n(# [\s\S]*?)```/.exec(read('docs/decks.md'))?.[1] ?? '';
  expect(deckLists(game).read(list)).toMatchObject({
    name: 'Rust and Thunder',
    edition: 'core',
    extra: { starbase: [expect.any(String)], regions: ['scalding-pass', 'heaven', 'sanshas-nation'] },
    main: { slasher: 4, knifewind: 3, rustling: 1, veldspar: 4 },
    problems: [],
  });
});

test('docs/architecture.md is a map, no book', () => {
  expect(read('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(121);
});
