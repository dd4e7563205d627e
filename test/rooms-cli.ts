/**
 * The rooms of the program: what each knows, and which others it may import from. `test/architecture.test.ts` holds the
 * imports to it; run as a program, it writes the table in docs/architecture.md anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Room = { readonly knows: string; readonly importsFrom: readonly string[] };

/** Rooms by name: folders in `src` and at the top level, and single files in `src`. Every room may import from itself. */
export const rooms: Readonly<Record<string, Room>> = {
  core: {
    knows:
      'what no other room owns: where files are, threads, the SQLite driver, shards, expected failures, the log’s context, memory',
    importsFrom: [],
  },
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
    importsFrom: ['games', 'face', 'kernel', 'words', 'core'],
  },
  search: { knows: 'finding names by what people type', importsFrom: [] },
  sets: {
    knows: 'reading and checking card-set files',
    importsFrom: ['games', 'face', 'kernel', 'search', 'core'],
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
    importsFrom: ['league', 'store', 'table', 'decks', 'face', 'kernel', 'words', 'core'],
  },
  store: { knows: 'SQL, and nothing else', importsFrom: ['kernel', 'core'] },
  table: {
    knows: 'people and time: lobbies, seats, submit, autopilot, due times; the decks that people build',
    importsFrom: ['store', 'decks', 'games', 'face', 'kernel', 'words', 'core'],
  },
  render: { knows: 'turning scenes into SVG and PNG, in a separate thread', importsFrom: ['face', 'kernel', 'core'] },
  config: {
    knows: 'the environment variables and their validation',
    importsFrom: ['core'],
  },
  backups: {
    knows: 'backups that the program makes by itself: when, and which are kept',
    importsFrom: ['store', 'core'],
  },
  'restore-check': {
    knows: 'whether a backup would serve: opens all that is unfinished in a copy of it, and plays on',
    importsFrom: ['discord', 'table', 'store', 'face', 'kernel', 'core'],
  },
  cli: { knows: 'what all programs share: their command line and configuration', importsFrom: ['config', 'core'] },
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
      'core',
    ],
  },
  commands: {
    knows: 'the slash commands, a file each',
    importsFrom: ['discord', 'season', 'table', 'decks', 'games', 'face', 'kernel', 'words'],
  },
  sandbox: { knows: 'a strict stand-in for Discord with a page; nothing of the bot', importsFrom: ['core'] },
  health: {
    knows: 'metrics and health checks: what the layers report of their work, and how it is asked for; nothing of games',
    importsFrom: ['discord', 'table', 'store', 'core'],
  },
  doctor: {
    knows: 'what keeps the bot from running here, and how to mend it: machine, database, token, servers',
    importsFrom: ['discord', 'table', 'store', 'backups', 'config', 'core'],
  },
  web: {
    knows: 'pages to share over HTTP: leagues, tables, cards; only what everybody may see',
    importsFrom: ['discord', 'season', 'table', 'render', 'face', 'words', 'core'],
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
      'doctor',
      'core',
      'cli',
      'config',
      'health',
      'web',
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
  return ['main', 'cli', 'config'].includes(room) ? `\`src/${room}.ts\`` : `\`src/${room}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = new URL('../docs/architecture.md', import.meta.url);
  writeFileSync(page, withRooms(readFileSync(page, 'utf8')));
}
