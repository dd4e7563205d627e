/** Words that newcomers stumbled over, and what they are called instead. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourcesIn } from '#test/imports';

const root = resolve(import.meta.dirname, '..');

/** Names that are not declared any more. Strings, such as stored tags and keys, keep their old form. */
const REPLACED: Readonly<Record<string, string>> = {
  runOn: 'playAutomatic',
  commitCourse: 'commitMoves',
  newCourse: 'newMoves',
  GameCourse: 'GameHistory',
  Judged: 'GameAnalysis',
  Mistake: 'WorstMove',
  createMercy: 'createLateSeats',
  MercyService: 'LateSeatService',
  givenAgain: 'refilledTime',
  unveil: 'answerHidden',
  veilDelay: 'answerDelay',
  holdsBack: 'mustWait',
  doze: 'goDormant',
  createComings: 'createArrivals',
  moderated: 'withAudit',
  ActRow: 'AuditRow',
  NewAct: 'NewAuditRow',
  newAct: 'newAuditEntry',
  personPlace: 'personKey',
  seasonPlace: 'seasonKey',
  Tongue: 'Phrasebook',
  speakerOf: 'translatorOf',
  teller: 'narrator',
  befalls: 'happensTo',
  WaysBySeat: 'RoutesBySeat',
  howToCall: 'callRoute',
  advanceAside: 'advanceInThread',
  Pilot: 'AutopilotState',
  pilotAt: 'autopilotAt',
  SeatWish: 'SeatProposal',
  openToLook: 'openForView',
  Intent: 'OutgoingMessage',
  supersede: 'merge',
  whispered: 'ephemeral',
  tries: 'MAX_ATTEMPTS',
  say: 't',
  Say: 'Translate',
  sayIn: 'translatorIn',
  Look: 'TableView',
  looks: 'tableViews',
  StorySpot: 'LogPosition',
  OrderWish: 'PlannedMoveProposal',
  Wishes: 'NewLeague',
  mistakeIn: 'worstMoveIn',
  deedsOf: 'candidatesOf',
  deed: 'move',
  deedVerb: 'verbInAttackPhase',
  actTellers: 'actNarrators',
  inPlace: 'update',
  most: 'max',
  least: 'min',
  Course: 'PlayedHistory',
  waysToGain: 'actionSources',
};

/** Limits say which they are first. */
const LIMIT = /^(?:most|least|longest)(?:Lines|Decks|Rounds|Cards|Ids|Entries|Length|Text|Name)$/;

/** The names that a pattern binds. */
function boundIn(pattern: unknown): readonly string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const { type, name, properties, elements, left, argument, value } = pattern as Readonly<Record<string, unknown>>;
  if (type === 'Identifier' && typeof name === 'string') return [name];
  const parts = [properties, elements, left, argument, value].flat();
  return parts.flatMap(boundIn);
}

/** The names that a file declares: functions, types, variables, parameters, and what is taken out of objects. */
function declaredIn(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === 'object' && node !== null) {
      const { type, id, params } = node as { readonly type?: string; readonly id?: unknown; readonly params?: unknown };
      if (/^(?:FunctionDeclaration|TSTypeAliasDeclaration|VariableDeclarator|ClassDeclaration)$/.test(type ?? ''))
        names.push(...boundIn(id));
      if (Array.isArray(params)) names.push(...params.flatMap(boundIn));
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(program);
  return names;
}

test('nothing is called by a word that the field has another word for', () => {
  const sources = [...sourcesIn('src'), ...sourcesIn('commands')];
  const wrong = sources.flatMap((file) =>
    declaredIn(file)
      .filter((name) => Object.hasOwn(REPLACED, name) || LIMIT.test(name))
      .map((name) => `${file}: ${name} is ${REPLACED[name] ?? 'min or max'}`),
  );
  const all = sources.flatMap(declaredIn);
  for (const name of ['changeTable', 'TableView', 't', 'tableView', 'maxRounds']) expect(all, name).toContain(name);
  expect(wrong).toEqual([]);
});

test('CONTRIBUTING.md lists what the project calls its things', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const listed = [...page.matchAll(/^\| \*\*([^*]+)\*\* \|/gm)].map((match) => match[1] ?? '');
  expect(listed.length).toBeGreaterThan(20);
  expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'en')));
});
