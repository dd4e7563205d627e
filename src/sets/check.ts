/** Checks set files, and tells how their cards will read. */

import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isFailure } from '#core/failure';
import type { CardInfo } from '#face/card';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { setFilesIn } from './files.ts';
import { type LoadedSets, loadFiles, problemLine, type SetProblem } from './load.ts';
import { wholeFile } from './read.ts';

export type Report = { readonly code: 0 | 1 | 2; readonly lines: readonly string[] };

const usage = 'Name set files, or folders of them: npm run sets:check my-set.yaml';

/** Checks what is named on the command line; never throws, whatever the files contain. */
export function checkSets(given: readonly string[]): Report {
  const missing = given.filter((path) => !existsSync(path));
  if (given.length === 0) return { code: 2, lines: [usage] };
  if (missing.length > 0)
    return { code: 2, lines: [...missing.map((path) => `${path}: there is no such file; check the path.`), usage] };
  const problems: SetProblem[] = [];
  const paths = given.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const files = setFilesIn(path);
    if (!isFailure(files)) return files;
    problems.push(...files.failed.map((why) => wholeFile(basename(path), why)));
    return [];
  });
  const loaded = loadFiles(paths);
  const all = [...problems, ...loaded.problems];
  const used = describeSets(loaded);
  if (all.length === 0 && used.length === 0)
    return { code: 2, lines: ['There are no set files (*.yaml, *.yml, *.json) in that folder.'] };
  const files = new Set(all.map(({ file }) => file)).size;
  return {
    code: all.length > 0 ? 1 : 0,
    lines: [
      ...used,
      ...all.map(problemLine),
      ...(all.length > 0 ? [`${count(all.length, 'problem')} in ${count(files, 'file')}`] : []),
    ],
  };
}

function describeSets({ sets, used, notes }: LoadedSets): string[] {
  if (used.length === 0) return [];
  const games = createGames(sets);
  return used.flatMap(({ file, set }) => {
    const game = games.find(({ id }) => id === set.game);
    if (game === undefined) return [];
    const own = notes.filter((note) => note.file === file);
    const cards = set.cards.flatMap(({ id }) => game.cards.filter((card) => card.id === id));
    return [
      `${set.name} (${file})`,
      ...cards.flatMap((card) => cardLines(card, game).map((line) => `  ${line}`)),
      ...own.map((note) => `note: ${problemLine(note)}`),
      `${file}: ${count(set.cards.length, 'card')}${set.decks === undefined ? '' : `, ${count(set.decks.length, 'deck')}`}, no problems`,
      '',
    ];
  });
}

/** A card as it will be shown; ◌ marks what is not declared as printed. */
function cardLines({ id, name, type, figures, text, textOrigin, edition }: CardInfo, { editions }: Game): string[] {
  const mark = (origin: 'printed' | 'house') => (origin === 'printed' ? '' : ' ◌');
  const facts = figures.map(({ label, value, origin }) => `${label} ${value}${mark(origin)}`);
  return [
    `${name} · ${type} · ${editions.find((one) => one.id === edition)?.name ?? edition} · ${id}`,
    ...(facts.length === 0 ? [] : [`  ${facts.join(' · ')}`]),
    ...text.map((paragraph) => `  ${paragraph}${mark(textOrigin)}`),
  ];
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}
