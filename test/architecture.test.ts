/** The shape of the program: imports point one way between the rooms, and the pure ones touch nothing outside themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms, withRooms } from './rooms-cli.ts';

const root = resolve(import.meta.dirname, '..');
const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** Rooms that touch nothing outside themselves. */
const pureRooms = ['kernel', 'face', 'cards', 'games', 'words', 'decks', 'league'];

/** Packages that rules may use: pure ones. */
const pure = new Set([
  '@noble/hashes/sha2',
  '@noble/hashes/utils',
  'zod',
  'intl-messageformat',
  '@formatjs/icu-messageformat-parser',
  'openskill',
]);

type Import = { readonly file: string; readonly from: string; readonly to: string };

function files(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === 'page' ? [] : files(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** The files that a file imports at run time; types do not count. */
function importedBy(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)([^;']*?)from '([#.][^']+)'/gm);
  return [...found].flatMap(([, names = '', to = '']) => {
    const all = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim());
    if (names.includes('{') && all.every((name) => name === '' || name.startsWith('type '))) return [];
    return [
      to.startsWith('.') ? resolve(dirname(file), to) : join(root, aliases[to] ?? join('src', `${to.slice(1)}.ts`)),
    ];
  });
}

/** A circle of files that import each other, if there is one that a file leads to. */
function circleFrom(file: string, path: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].map((one) => relative(root, one));
  if (done.has(file)) return undefined;
  for (const to of importedBy(file)) {
    const circle = circleFrom(to, [...path, file], done);
    if (circle !== undefined) return circle;
  }
  done.add(file);
  return undefined;
}

function roomOf(path: string): string {
  const parts = relative(root, path).split('/');
  if (path.endsWith('-cli.ts')) return 'main';
  if (parts[0] !== 'src') return parts[0] ?? '';
  return parts.length === 2 ? (parts[1] ?? '').replace('.ts', '') : (parts[1] ?? '');
}

function imports(): Import[] {
  return [...files(join(root, 'src')), ...files(join(root, 'commands'))].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = text.matchAll(/^(?:import|export)\b[^;']*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm);
    const specifiers = [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
    return specifiers.map((to) => ({ file: relative(root, file), from: roomOf(file), to: target(file, to) }));
  });
}

/** The room an import leads to, or `npm:name` for a package. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('#')) {
    const file = aliases[specifier];
    return file === undefined ? (specifier.slice(1).split('/')[0] ?? '') : roomOf(join(root, file));
  }
  if (specifier.startsWith('.')) return roomOf(resolve(dirname(file), specifier));
  return `npm:${specifier}`;
}

const all = imports();

describe('imports point one way', () => {
  test.each(Object.keys(rooms))('%s', (room) => {
    const inside = all.filter((one) => one.from === room);
    expect([...files(join(root, 'src')), ...files(join(root, 'commands'))].map(roomOf)).toContain(room);
    const wrong = inside.filter(
      ({ to }) => !to.startsWith('npm:') && to !== room && !rooms[room]?.importsFrom.includes(to),
    );
    expect(wrong).toEqual([]);
  });

  test('within src/discord: ids, then screens, then what is done, then the presses, then the router', () => {
    const floors = ['ids', 'present', 'actions', 'presses'];
    const floorOf = (path: string): number => {
      const [first = ''] = relative(join(root, 'src/discord'), path).split('/');
      return first === 'router.ts' ? floors.length : floors.indexOf(first);
    };
    const inside = files(join(root, 'src/discord')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => {
        const path = resolve(dirname(file), to);
        return { file: relative(root, file), to, own: floorOf(file), others: floorOf(path) };
      }),
    );
    expect(inside.filter(({ own, others }) => own >= 0 && others >= 0).length).toBeGreaterThan(200);
    expect(inside.filter(({ own, others }) => own >= 0 && others > own)).toEqual([]);
  });

  test('no files of rules import each other in a circle, which would run only by luck', () => {
    const done = new Set<string>();
    const rules = files(join(root, 'src')).filter((file) => ['kernel', 'cards', 'games'].includes(roomOf(file)));
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.flatMap((file) => circleFrom(file, [], done) ?? [])).toEqual([]);
  });

  test('the SQLite driver is opened in one place, which chooses its version', () => {
    const direct = all.filter(({ to }) => to === 'npm:better-sqlite3').map(({ file }) => file);
    const tests = files(join(root, 'test')).filter((file) =>
      /^import .*'better-sqlite3'/m.test(readFileSync(file, 'utf8')),
    );
    expect([...direct, ...tests.map((file) => relative(root, file))]).toEqual(['src/core/sqlite.ts']);
  });

  test('docs/architecture.md tells the same; `npm run docs` writes it anew', () => {
    const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(page).toBe(withRooms(page));
  });

  test('every room is known here', () => {
    expect([...new Set(all.map((one) => one.from))].filter((room) => !(room in rooms))).toEqual([]);
  });
});

describe('kernel, games, deck lists and leagues are pure', () => {
  const inside = files(join(root, 'src')).filter((file) => pureRooms.includes(roomOf(file)));

  test('they import no package that does more than compute', () => {
    const packages = all.filter(({ from, to }) => pureRooms.includes(from) && to.startsWith('npm:'));
    expect(packages.filter(({ to }) => !pure.has(to.slice(4)))).toEqual([]);
  });

  test('they know no clock, no chance but the seeded, no process', () => {
    const impure = /Math\.random|Date\.now|new Date|performance\.|setTimeout|setInterval|process\.|globalThis|fetch\(/;
    expect(inside.length).toBeGreaterThan(30);
    expect(
      inside.filter((file) => impure.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file)),
    ).toEqual([]);
  });

  test('the kernel and the face of games know no game by name, and the kernel nothing of Discord', () => {
    const inRoom = (room: string) => inside.filter((file) => roomOf(file) === room);
    const naming = (room: string, words: RegExp) =>
      inRoom(room).filter((file) => words.test(readFileSync(file, 'utf8')));
    expect([inRoom('kernel').length > 15, inRoom('face').length > 4]).toEqual([true, true]);
    expect(naming('kernel', /\bEVE\b|\bese\b|\beve\b|Epic Space|starbase|Discord/)).toEqual([]);
    expect(naming('face', /\bEVE\b|\bese\b|\beve\b|Epic Space/)).toEqual([]);
  });

  test('the card room knows no game, and no noun, phase, zone or money of one', () => {
    const cards = inside.filter((file) => roomOf(file) === 'cards');
    const ofGames =
      /\bEVE\b|\bese\b|\beve\b|\btsw\b|\bsem\b|#games|starbase|\bISK\b|\bisk\b|scrapheap|market|\bwarp|\bdock|\bships?\b|management|battle|'hand|hand:|'play'|edition|core|exiled/;
    expect(cards.length).toBeGreaterThan(20);
    expect(
      cards.flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => ofGames.test(line.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '')))
          .map((line) => `${relative(root, file)}: ${line.trim()}`),
      ),
    ).toEqual([]);
  });

  test('no card is named in the rules: cards are data', () => {
    const names = [
      ...readFileSync(join(root, 'src/games/eve/cards/core.yaml'), 'utf8').matchAll(/^ {2}- id: (.+)$/gm),
    ].map((match) => match[1] as string);
    const rules = inside
      .filter((file) => /games\/eve\/(rules|effects|verbs|moments)\//.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => rules.includes(`'${name}'`))).toEqual([]);
  });
});
