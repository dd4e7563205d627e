// A table of Shattered Empires laid by names, for stories: what lies where, what people do, what has come of it.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { setShape } from '#games/sem/cards/format';
import { emptyState } from '#games/sem/game';
import { rule, type SemMachine } from '#games/sem/kind';
import { type Library, makeLibrary } from '#games/sem/library';
import { semRules } from '#games/sem/rules/index';
import { phases, type SemCard, type TurnPhase } from '#games/sem/state';
import { advance, isStep } from '#kernel/answer';
import { stored } from '#kernel/kind';
import { Machine } from '#kernel/machine';
import type { CardId } from '#kernel/state';
import { card, create } from '#kernel/zones';
import { storyBook } from '../../support/story-book.ts';
import { rngFor } from './dice.ts';
import { sitting, type Table } from './sitting.ts';

export type { Table } from './sitting.ts';

/** The sets that come with the program. */
function builtInSets() {
  const folder = new URL('../../../src/games/sem/cards/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.map((name) => setShape.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
}

export const library = makeLibrary(builtInSets());
export const rules = semRules(library);

export type Story = { readonly name: string; readonly tell: () => void };
const book = storyBook<Story>(({ tell }) => tell());
export const { describe, gather } = book;

/** A test told as a story: a table, what people do, what has come of it. */
export const test = (name: string, tell: () => void): void => book.add({ name, tell });

/** The rules by which tables are played at present, and what lies on them. */
let inUse = rules;
let seen: Set<string> | undefined;

/** Tells a story with other cards. */
export function withCards<T>(cards: Library, tell: () => T): T {
  const before = inUse;
  inUse = semRules(cards);
  try {
    return tell();
  } finally {
    inUse = before;
  }
}

/** The ids of the cards that lie on the tables of a story. */
export function cardsOf({ tell }: Story): ReadonlySet<string> {
  const found = new Set<string>();
  seen = found;
  tell();
  seen = undefined;
  return found;
}

const byName = new Map(library.cards.map(({ id, name }) => [name.toLowerCase(), id]));

/** The id of a card by its name. */
export function idOf(name: string): string {
  const id = byName.get(name.toLowerCase());
  if (id === undefined) throw new Error(`no card is called "${name}"`);
  return id;
}

type Given<C> = string | ({ readonly card: string } & Partial<SemCard> & C);
/** A unit or the base, with what is on it. */
export type UnitGiven = Given<{ readonly mods?: readonly Given<object>[]; readonly crew?: readonly string[] }>;

/** A player's cards, by name. */
export type Side = {
  readonly base?: UnitGiven;
  readonly units?: readonly UnitGiven[];
  readonly resources?: readonly string[];
  /** Completed, unless it has progress. */
  readonly research?: readonly Given<object>[];
  readonly queue?: readonly Given<object>[];
  /** Personnel that wait at the base. */
  readonly waiting?: readonly string[];
  readonly hand?: readonly string[];
  /** The top of the deck first, or how many cards it has. */
  readonly deck?: readonly string[] | number;
  readonly scrapyard?: readonly string[];
  readonly sideboard?: readonly string[];
  /** Command points; 0 unless said. */
  readonly cp?: number;
};

export type TableGiven = {
  /** Seat 0, whose turn it is. */
  readonly you?: Side;
  readonly foe?: Side;
  /** Further seats. */
  readonly others?: readonly Side[];
  /** Where in your turn it begins; by default the Acquisition Phase. */
  readonly phase?: TurnPhase;
  readonly turn?: number;
  readonly round?: number;
  /** The next rolls. */
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
};

/** It lies in decks of which a story says nothing. */
export const FILLER = 'Relay Post';
const BASE = 'Imperial Command Hub';
const TURN = 7;

const chance = (stop: string) => rule('initiative', { stop });

/** The steps of a turn, by phase. */
const stepsOf = {
  beginning: [rule('turn.begin'), rule('settle'), chance('beginning'), rule('settle')],
  draw: [rule('turn.draw')],
  queue: [rule('queue')],
  allocation: [rule('allocate'), rule('complete'), rule('settle')],
  acquisition: [chance('acquisition'), rule('act')],
  combat: [chance('combat'), rule('act')],
  repair: [chance('repair'), rule('repair.auto'), rule('repair.ask'), rule('replenish')],
  end: [rule('turn.ending'), rule('settle'), chance('end'), rule('turn.scrap'), rule('turn.discard')],
} as const;

/** A table in the middle of a game, in the turn of seat 0. */
export function table(given: TableGiven = {}): Table {
  const sides = [given.you ?? {}, given.foe ?? {}, ...(given.others ?? [])];
  const options = given.options ?? {};
  const state = emptyState(inUse, { edition: 'v2', seed: 'story', options }, sides.length);
  const { g } = state;
  g.turn = given.turn ?? TURN;
  g.round = given.round ?? 4;
  g.lastDamage = g.round;
  g.cp = sides.map(({ cp }) => cp ?? 0);
  const m: SemMachine = new Machine(inUse, state);
  sides.forEach((side, seat) => {
    lay(m, seat, side);
  });
  for (const { def } of Object.values(state.cards)) seen?.add(def);
  if (given.dice !== undefined) state.rng = rngFor(given.dice);
  const first = given.phase ?? 'acquisition';
  const steps = phases
    .slice(phases.indexOf(first))
    .flatMap((phase) => [rule('turn.phase', { phase }), ...stepsOf[phase]]);
  state.frames = [
    { you: 0, rest: [...stored([rule('turn.over')])], env: {} },
    { you: 0, rest: [...stored(steps)], env: {} },
  ];
  const begun = advance(inUse, state, () => {});
  if (!isStep(begun)) throw new Error(JSON.stringify(begun));
  return sitting(inUse, library, state, [...begun.events], given.turn ?? TURN);
}

function lay(m: SemMachine, seat: number, side: Side): void {
  const put = (one: Given<object>, to: string, more: Partial<SemCard> = {}): CardId => {
    const { card: name, mods: _, crew: __, ...own } = unitGiven(one);
    const id = create(m, idOf(name), seat, `${to}:${seat}`);
    Object.assign(card(m.state, id), { ...more, ...own });
    return id;
  };
  for (const one of [side.base ?? BASE, ...(side.units ?? [])]) {
    const host = put(one, 'play');
    const { mods = [], crew = [] } = unitGiven(one);
    for (const it of [...mods, ...crew]) put(it, 'play', { on: host });
  }
  for (const name of side.resources ?? []) put(name, 'play');
  for (const one of side.research ?? []) {
    const isOpen = typeof one === 'object' && one.progress !== undefined;
    put(one, 'play', isOpen ? {} : { done: true });
  }
  for (const one of side.queue ?? []) put(one, 'queue');
  for (const name of side.waiting ?? []) put(name, 'barracks');
  for (const name of side.hand ?? []) put(name, 'hand');
  const { deck = 10 } = side;
  for (const name of typeof deck === 'number' ? Array.from({ length: deck }, () => FILLER) : deck) put(name, 'deck');
  for (const name of side.scrapyard ?? []) put(name, 'scrapyard');
  for (const name of side.sideboard ?? []) put(name, 'sideboard', { special: true });
}

/** An attack in your Combat Phase, which goes on after it: one more ship of yours waits to attack. */
export function fight(you: Side, foe: Side, more: Omit<TableGiven, 'you' | 'foe' | 'phase'> = {}): Table {
  return table({ ...more, you: { ...you, units: [...(you.units ?? []), 'Picket Drone'] }, foe, phase: 'combat' });
}

const unitGiven = (one: UnitGiven): Exclude<UnitGiven, string> => (typeof one === 'string' ? { card: one } : one);
