/** Numbers of clauses and rulings that code, tests and rulings cite stand in docs/rules and docs/rulings, where a reader finds them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clauseIds as eseClauses, clausesPage as esePage } from '#games/ese/guide/clauses';
import { rulings as eseRulings } from '#games/ese/guide/rulings';
import { clauseIds as eveClauses, clausesPage as evePage } from '#games/eve/guide/clauses/index';
import { rulings as eveRulings } from '#games/eve/guide/rulings';
import { clauseIds as semClauses, clausesPage as semPage } from '#games/sem/guide/clauses';
import { rulings as semRulings } from '#games/sem/guide/rulings';
import { clauseIds as tswClauses, clausesPage as tswPage } from '#games/tsw/guide/clauses';
import { rulings as tswRulings } from '#games/tsw/guide/rulings';

const root = resolve(import.meta.dirname, '..');

const idsOf = (rulings: readonly { readonly id: string }[]): readonly string[] => rulings.map(({ id }) => id);

/** `uncited`: rulings of a game that is not complete yet. */
const games = [
  {
    game: 'eve',
    clauses: eveClauses,
    rulings: idsOf(eveRulings),
    uncited: [],
    /** Clauses and rulings as EVE numbers them, wherever they stand. */
    cited: /\b(?:[CX]-\d+(?:\.\d+)*|R-\d+|D\d{1,2})\b/g,
  },
  {
    game: 'ese',
    clauses: eseClauses,
    rulings: idsOf(eseRulings),
    uncited: [],
    /** Rulings, and clauses in brackets: other numbers with a point are figures. */
    cited: /\bA\d{1,2}\b|(?<=\((?:[A-Z\d., ]*, )?)[23]\.\d+(?:\.\d+)?(?=[,):])/g,
  },
  {
    game: 'tsw',
    clauses: tswClauses,
    rulings: idsOf(tswRulings),
    uncited: [],
    /** Clauses and rulings as The Space War numbers them, wherever they stand. */
    cited: /\b(?:T-\d+(?:\.\d+)*|W\d{1,2})\b/g,
  },
  {
    game: 'sem',
    clauses: semClauses,
    rulings: idsOf(semRulings),
    uncited: ['S-R-42'],
    /** Clauses and rulings as Shattered Empires numbers them, wherever they stand. */
    cited: /\bS-(?:R-\d+|\d+(?:\.\d+)*)\b/g,
  },
] as const;

function textsOf(game: string): readonly { readonly file: string; readonly text: string }[] {
  return ['src', 'commands', 'test'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|yaml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => path !== import.meta.filename && relative(root, path).split(/[/.-]/).includes(game))
      .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') })),
  );
}

describe.each(games)('$game', ({ game, clauses, rulings, uncited, cited }) => {
  const known: readonly string[] = [...clauses, ...rulings];

  test('every number that is cited can be read', () => {
    const found = textsOf(game).flatMap(({ file, text }) => [...text.matchAll(cited)].map(([id]) => ({ file, id })));
    expect(found.length).toBeGreaterThan(80);
    expect(found.filter(({ id }) => !known.includes(id))).toEqual([]);
  });

  test('every ruling is cited where it is applied', () => {
    const isApplied = ({ file }: { readonly file: string }) =>
      file.startsWith(`src/games/${game}/`) &&
      !/^guide\/(?:de\/)?(?:rulings|clauses)\b/.test(file.slice(`src/games/${game}/`.length));
    const found = new Set(
      textsOf(game)
        .filter(isApplied)
        .flatMap(({ text }) => [...text.matchAll(cited)].map(([id]) => id)),
    );
    expect(rulings.filter((id) => !found.has(id))).toEqual(uncited);
  });

  test('no number stands for two things', () => {
    expect(known.filter((id, i) => known.indexOf(id) !== i)).toEqual([]);
  });
});

test.each([
  ['eve', evePage],
  ['ese', esePage],
  ['tsw', tswPage],
  ['sem', semPage],
])('docs/rules/%s.md is written from the clauses; `npm run docs` writes it anew', (game, page) => {
  expect(readFileSync(join(root, `docs/rules/${game}.md`), 'utf8')).toBe(page());
});
