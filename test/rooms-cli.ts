/**
 * The rooms of the program: what each knows, and which others it may import from. `test/architecture.test.ts` holds the
 * imports to it; run as a program, it writes the table in docs/architecture.md anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Room = { readonly knows: string; readonly importsFrom: readonly string[] };

/** Rooms by name: folders in `src` and at the top level, and single files in `src`. Every room may import from itself. */
export const rooms: Readonly<Record<string, Room>> = {
  kernel: {
    knows: 'a JSON state, ops, asks, events; no clock, no files, only seeded randomness',
    importsFrom: [],
  },
  face: {
    knows:
      'what tables, screens and pictures know of a game: its interface, views, words, decks, scenes, and who judges it',
    importsFrom: ['kernel', 'words'],
  },
  cards: {
    knows:
      'what card games share: the grammar of phrases, verbs, what is in effect, the pile; no game by name, no noun of one',
    importsFrom: ['kernel'],
  },
  words: { knows: 'message catalogues by key and language', importsFrom: [] },
  games: {
    knows: 'the rules, words and scenes of each game; pure like the kernel',
    importsFrom: ['cards', 'face', 'kernel', 'words'],
  },
  bots: {
    knows: 'computer players, which see only a view and an ask',
    importsFrom: ['games', 'face', 'kernel', 'words', 'root'],
  },
  search: { knows: 'finding names by what people type', importsFrom: [] },
  sets: {
    knows: 'reading and checking card-set files',
    importsFrom: ['games', 'face', 'kernel', 'search', 'failure', 'root'],
  },
  decks: {
    knows: 'deck lists as text: reading, writing, checking',
    importsFrom: ['face', 'kernel', 'search', 'words'],
  },
  league: {
    knows:
      'the arithmetic of leagues: pairings, schedules, brackets, standings, pods, divisions; no person, no table, no clock',
    importsFrom: ['kernel'],
  },
  season: {
    knows: 'people and time in leagues: who joins, when matches are opened, what follows from how they end',
    importsFrom: ['league', 'store', 'table', 'decks', 'face', 'kernel', 'words', 'root'],
  },
  sqlite: { knows: 'which SQLite driver this Node can load', importsFrom: ['root'] },
  store: { knows: 'SQL, and nothing else', importsFrom: ['kernel', 'sqlite', 'shards', 'failure', 'root'] },
  table: {
    knows: 'people and time: lobbies, seats, submit, autopilot, due times; the decks that people build',
    importsFrom: ['store', 'decks', 'games', 'face', 'kernel', 'words', 'shards', 'log-context'],
  },
  render: { knows: 'turning scenes into SVG and PNG, in a separate thread', importsFrom: ['face', 'kernel', 'root'] },
  failure: { knows: 'expected failures while the program starts', importsFrom: [] },
  root: { knows: 'where the project’s own files are', importsFrom: [] },
  'source-lines': { knows: 'which line of the source an error comes from', importsFrom: ['root'] },
  heap: { knows: 'how memory is given back', importsFrom: [] },
  shards: { knows: 'which part of the servers a process has', importsFrom: [] },
  'log-context': { knows: 'which piece of work a line of the log belongs to', importsFrom: [] },
  config: {
    knows: 'the environment variables and their validation',
    importsFrom: ['shards', 'failure'],
  },
  backups: {
    knows: 'backups that the program makes by itself: when, and which are kept',
    importsFrom: ['store', 'root'],
  },
  'restore-check': {
    knows: 'whether a backup would serve: opens all that is unfinished in a copy of it, and plays on',
    importsFrom: ['discord', 'table', 'store', 'face', 'kernel', 'sqlite', 'failure'],
  },
  cli: { knows: 'what all programs share: their command line and configuration', importsFrom: ['config', 'failure'] },
  discord: {
    knows: 'payloads, limits, routing, the outbox worker',
    importsFrom: [
      'season',
      'table',
      'store',
      'decks',
      'games',
      'face',
      'kernel',
      'render',
      'search',
      'words',
      'config',
      'shards',
      'log-context',
      'source-lines',
    ],
  },
  commands: {
    knows: 'the slash commands, a file each',
    importsFrom: ['discord', 'season', 'table', 'decks', 'games', 'face', 'kernel', 'words'],
  },
  sandbox: { knows: 'a strict stand-in for Discord with a page; nothing of the bot', importsFrom: ['sqlite', 'root'] },
  health: {
    knows: 'metrics and health checks: what the layers report of their work, and how it is asked for; nothing of games',
    importsFrom: ['discord', 'table', 'store', 'failure'],
  },
  main: {
    knows: 'makes the objects and hands them to each other; the command-line programs',
    importsFrom: [
      'discord',
      'season',
      'commands',
      'table',
      'store',
      'games',
      'face',
      'kernel',
      'render',
      'bots',
      'sandbox',
      'sets',
      'words',
      'backups',
      'restore-check',
      'sqlite',
      'cli',
      'config',
      'failure',
      'health',
      'heap',
      'source-lines',
    ],
  },
};

const FENCE = ['<!-- rooms: written by `npm run docs` -->', '<!-- end of the rooms -->'] as const;

/** The page with the table of rooms between its two marks written anew. Throws where a mark is missing. */
export function withRooms(page: string): string {
  const [before, rest] = page.split(`${FENCE[0]}\n`);
  const after = rest?.split(FENCE[1])[1];
  if (before === undefined || after === undefined) throw new Error(`no ${FENCE[0]} … ${FENCE[1]}`);
  return `${before}${FENCE[0]}\n${table()}\n${FENCE[1]}${after}`;
}

function table(): string {
  const rows = Object.entries(rooms).map(
    ([name, { knows, importsFrom }]) => `| ${pathOf(name)} | ${knows} | ${importsFrom.join(', ') || '–'} |`,
  );
  return ['| Room | What it knows | Imports from |', '| --- | --- | --- |', ...rows].join('\n');
}

function pathOf(room: string): string {
  if (room === 'commands') return '`commands`';
  return [
    'main',
    'cli',
    'config',
    'failure',
    'heap',
    'log-context',
    'root',
    'shards',
    'source-lines',
    'sqlite',
  ].includes(room)
    ? `\`src/${room}.ts\``
    : `\`src/${room}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = new URL('../docs/architecture.md', import.meta.url);
  writeFileSync(page, withRooms(readFileSync(page, 'utf8')));
}
