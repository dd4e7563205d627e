/** The shape of the program: imports point one way between the rooms, and the pure ones touch nothing outside themselves. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, importsOf, reachedFrom, sourcesIn } from '#test/imports';
import { rooms, withRooms } from './rooms-cli.ts';

const root = resolve(import.meta.dirname, '..');

/** Rooms that touch nothing outside themselves. */
const pureRooms = ['kernel', 'face', 'cards', 'games', 'words', 'decks', 'league'];

/** Packages that rules may use: pure ones. */
const pure = new Set([
  '@noble/hashes/sha2',
  '@noble/hashes/utils',
  'zod',
  '@formatjs/icu-messageformat-parser',
  'openskill',
]);

/** The room of a file, whose path is from the project's folder. */
function roomOf(path: string): string {
  const parts = path.split('/');
  if (path.endsWith('-cli.ts')) return 'main';
  if (parts[0] !== 'src') return parts[0] ?? '';
  if (parts.length > 2) return parts[1] ?? '';
  return path.endsWith('.mjs') ? 'main' : (parts[1] ?? '').replace('.ts', '');
}

const sources = [...sourcesIn('src'), ...sourcesIn('commands')];
const everything = sources.flatMap(importsOf);
const all = everything.map(({ file, to }) => ({
  file,
  from: roomOf(file),
  to: to.startsWith('npm:') ? to : roomOf(to),
}));

describe('imports point one way', () => {
  test.each(Object.keys(rooms))('%s', (room) => {
    const inside = all.filter((one) => one.from === room);
    expect(sources.map(roomOf)).toContain(room);
    const wrong = inside.filter(
      ({ to }) => !to.startsWith('npm:') && to !== room && !rooms[room]?.importsFrom.includes(to),
    );
    expect(wrong).toEqual([]);
  });

  test('within src/discord: texts, the core, ids, screens, actions, presses and deliveries of features, then the top', () => {
    const floors = [
      /^words\.(?:en|de)\.ts$|^\w+\/words[\w-]*\.(?:en|de)\.ts$|^words\.ts$/,
      /^core\//,
      /^\w+\/ids[\w-]*\.ts$|^ids\.ts$|^press-id\.ts$/,
      /^\w+\/screens\//,
      /^\w+\/actions[\w-]*\.ts$|^delivery\/(?!index)/,
      /^\w+\/presses[\w-]*\.ts$|^\w+\/delivery[\w-]*\.ts$/,
      /^(?:presses|router|outbox|bot)\.ts$|^delivery\/index\.ts$/,
    ];
    const floorOf = (path: string): number => {
      const inside = path.startsWith('src/discord/') ? path.slice('src/discord/'.length) : '';
      return floors.findIndex((floor) => floor.test(inside));
    };
    const inside = everything
      .filter(({ file, to }) => file.startsWith('src/discord/') && to.startsWith('src/discord/'))
      .map(({ file, to }) => ({ file, to, own: floorOf(file), others: floorOf(to) }));
    expect(inside.filter(({ own, others }) => own < 0 || others < 0)).toEqual([]);
    expect(inside.length).toBeGreaterThan(200);
    expect(inside.filter(({ own, others }) => others > own)).toEqual([]);
    const feature = (path: string) => path.split('/')[2];
    const presses = inside.filter(
      ({ file, to }) => /^src\/discord\/\w+\/presses[\w-]*\.ts$/.test(to) && feature(file) !== feature(to),
    );
    expect(new Set(presses.map(({ file }) => file))).toEqual(new Set(['src/discord/presses.ts']));
  });

  test('within src/table: stored rows, facts and messages, changes, then what people do, then the service', () => {
    const inside = everything.filter(
      ({ file, to, isType }) => !isType && file.startsWith('src/table/') && to.startsWith('src/table/'),
    );
    const never: readonly (readonly [from: RegExp, to: RegExp])[] = [
      // The tags of messages, which settings name, are no messages.
      [/^open\//, /^(?:facts|change|messages)\/(?!types\.ts)|service\.ts$/],
      [/^(?:facts|messages)\//, /^change\/|service\.ts$/],
      [/^change\//, /service\.ts$/],
      [/^(?!service\.ts)/, /service\.ts$/],
    ];
    const wrong = sourcesIn('src/table').flatMap((file) => {
      const own = file.slice('src/table/'.length);
      const reached = [...reachedFrom(inside, file)].map((one) => one.slice('src/table/'.length));
      return never.flatMap(([from, to]) =>
        from.test(own) ? reached.filter((one) => to.test(one)).map((one) => `${own} → ${one}`) : [],
      );
    });
    expect(inside.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  test('no files import each other at run time, which would work only by luck', () => {
    expect(everything.length).toBeGreaterThan(5000);
    expect(cyclesIn(everything)).toEqual([]);
  });

  test('… and such a circle would be found', () => {
    const loop = [
      { file: 'a', to: 'b', isType: false },
      { file: 'b', to: 'c', isType: false },
      { file: 'c', to: 'a', isType: false },
      { file: 'd', to: 'e', isType: false },
      { file: 'e', to: 'd', isType: true },
    ];
    expect(cyclesIn(loop)).toEqual([['a', 'b', 'c']]);
  });

  test('what a format of seasons is, its own file says: nobody compares kinds', () => {
    const comparing = sources.filter((file) =>
      /\bkind [!=]== '(?:everyone|swiss|knockout|ladder)'|case '(?:everyone|swiss|knockout|ladder)':/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(sources).toContain('src/season/formats/swiss.ts');
    expect(comparing).toEqual([]);
  });

  test('the SQLite driver is opened in one place, which chooses its version', () => {
    const direct = [...everything, ...sourcesIn('test').flatMap(importsOf)].filter(
      ({ to }) => to === 'npm:better-sqlite3',
    );
    expect(direct.map(({ file }) => file)).toEqual(['src/core/sqlite.ts']);
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
  const inside = sourcesIn('src').filter((file) => pureRooms.includes(roomOf(file)));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

  test('they import no package that does more than compute', () => {
    const packages = all.filter(({ from, to }) => pureRooms.includes(from) && to.startsWith('npm:'));
    expect(packages.filter(({ to }) => !pure.has(to.slice(4)))).toEqual([]);
  });

  test('they know no clock, no chance but the seeded, no process', () => {
    const impure = /Math\.random|Date\.now|new Date|performance\.|setTimeout|setInterval|process\.|globalThis|fetch\(/;
    expect(inside.length).toBeGreaterThan(30);
    expect(inside.filter((file) => impure.test(textOf(file)))).toEqual([]);
  });

  test('the kernel and the face of games know no game by name, and the kernel nothing of Discord', () => {
    const inRoom = (room: string) => inside.filter((file) => roomOf(file) === room);
    const naming = (room: string, words: RegExp) => inRoom(room).filter((file) => words.test(textOf(file)));
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
        textOf(file)
          .split('\n')
          .filter((line) => ofGames.test(line.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '')))
          .map((line) => `${file}: ${line.trim()}`),
      ),
    ).toEqual([]);
  });

  test('no card is named in the rules: cards are data', () => {
    const names = [
      ...readFileSync(join(root, 'src/games/eve/cards/core.yaml'), 'utf8').matchAll(/^ {2}- id: (.+)$/gm),
    ].map((match) => match[1] as string);
    const rules = inside
      .filter((file) => /games\/eve\/(rules|verbs)\//.test(file))
      .map((file) => textOf(file))
      .join('\n');
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => rules.includes(`'${name}'`))).toEqual([]);
  });
});
