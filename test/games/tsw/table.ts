// A table of The Space War laid by names, for stories: what lies where, what people do, what has come of it.

import { expect } from 'vitest';
import { concede, emptyState } from '#games/tsw/game';
import { rule, type TswMachine, type TswRules } from '#games/tsw/kind';
import { type Library, makeLibrary } from '#games/tsw/library';
import { defenseLeft } from '#games/tsw/rules/figures';
import { tswRules } from '#games/tsw/rules/index';
import { verbInAttackPhase } from '#games/tsw/rules/orders';
import { type Phase, type Row, rows, type TswCard, type TswState } from '#games/tsw/state';
import { advance, answer, isStep } from '#kernel/answer';
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { stored } from '#kernel/kind';
import { Machine } from '#kernel/machine';
import type { CardId } from '#kernel/state';
import { card, create, zone } from '#kernel/zones';
import { loadSets } from '#sets/load';
import { storyBook } from '../../support/story-book.ts';

export const library = makeLibrary(loadSets().sets.tsw);
export const rules = tswRules(library);

export type Story = { readonly name: string; readonly tell: () => void };
const book = storyBook<Story>(({ tell }) => tell());
export const { describe, gather } = book;

/** A test told as a story: a table, what people do, what has come of it. */
export const test = (name: string, tell: () => void): void => book.add({ name, tell });

/** The rules by which tables are played at present, and what lies on them. */
let inUse = rules;
let seen: Set<string> | undefined;

/** Tells a story with other cards. */
export function withCards(cards: Library, tell: () => void): void {
  inUse = tswRules(cards);
  try {
    tell();
  } finally {
    inUse = rules;
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

const byName = new Map(library.cards('2026').map(({ id, name }) => [name.toLowerCase(), id]));

/** The id of a card by its name. */
function idOf(name: string): string {
  const id = byName.get(name.toLowerCase());
  if (id === undefined) throw new Error(`no card is called "${name}"`);
  return id;
}

/** A card in play: by name, or with what has befallen it. */
type InPlay = string | ({ readonly card: string; readonly away?: true; readonly new?: true } & Partial<TswCard>);

export type Side = {
  readonly hand?: readonly string[];
  /** The top of the deck, or how many cards it has. */
  readonly deck?: readonly string[] | number;
  readonly heap?: readonly string[];
  /** Cards of each row, or how many; those of `flipped` come on top of them. */
  readonly station?: Readonly<Partial<Record<Row, readonly string[] | number>>>;
  readonly flipped?: Readonly<Partial<Record<Row, readonly string[]>>>;
  /** `away`: in the enemy zone; `new`: entered this turn. */
  readonly play?: readonly InPlay[];
  readonly commander?: string | ({ readonly card: string } & Partial<TswCard>);
  readonly life?: number;
};

export type Given = {
  readonly you?: Side;
  readonly foe?: Side;
  /** Where in your turn it begins; by default the action phase. */
  readonly phase?: Exclude<Phase, 'setup'>;
  /** Actions left, for a story that begins after they are gained. */
  readonly actions?: number;
  readonly edition?: string;
  /** The number of the turn. */
  readonly turn?: number;
};

const YOU = 0;
const FOE = 1;
const FILLER = 'titan';

/** The steps of a turn from each phase on. */
const stepsFrom = {
  draw: [
    rule('draw.emptyPile'),
    rule('draw.effects'),
    rule('initiative', { once: true }),
    rule('draw.cards'),
    rule('draw.discards'),
    rule('initiative', { stop: 'draw' }),
  ],
  action: [rule('action.gain'), rule('action.upkeep'), rule('initiative', { stop: 'action' })],
  discard: [rule('turn.discard')],
  attack: [rule('initiative', { stop: 'attack' }), rule('turn.ends'), rule('initiative', { once: true })],
} as const;
const phases = ['draw', 'action', 'discard', 'attack'] as const;

/** A table in the middle of a game, in the turn of seat 0. */
export function table(given: Given) {
  const rules = inUse;
  const phase = given.phase ?? 'action';
  const state = emptyState(rules, { edition: given.edition ?? '2026', seed: 'story' });
  const { g } = state;
  g.turn = given.turn ?? 7;
  g.latest = [g.turn, g.turn - 1];
  g.life = [given.you?.life ?? 3, given.foe?.life ?? 3];
  const m: TswMachine = new Machine(rules, state);
  lay(m, YOU, given.you ?? {});
  lay(m, FOE, given.foe ?? {});
  for (const { def } of Object.values(state.cards)) seen?.add(def);
  const steps = phases
    .slice(phases.indexOf(phase))
    .flatMap((one) => [rule('turn.phase', { phase: one }), ...stepsFrom[one]])
    .filter((op) => given.actions === undefined || op.name !== 'action.gain');
  g.actions = given.actions ?? 0;
  state.frames = [
    { you: YOU, rest: [...stored([rule('turn.next')])], env: {} },
    { you: YOU, rest: [...stored(steps)], env: {} },
  ];
  const events: GameEvent[] = [];
  const begun = advance(rules, state, () => {});
  if (!isStep(begun)) throw new Error(JSON.stringify(begun));
  events.push(...begun.events);
  return sitting(rules, state, events);
}

function lay(m: TswMachine, seat: number, side: Side): void {
  const many = (given: readonly string[] | number | undefined, usual: number): readonly string[] =>
    typeof given === 'object' ? given.map(idOf) : Array.from({ length: given ?? usual }, () => FILLER);
  for (const def of many(side.deck, 10)) create(m, def, seat, `deck:${seat}`);
  for (const name of side.hand ?? []) create(m, idOf(name), seat, `hand:${seat}`);
  for (const name of side.heap ?? []) create(m, idOf(name), seat, `heap:${seat}`);
  for (const row of rows) {
    for (const def of many(side.station?.[row], 1)) create(m, def, seat, `station.${row}:${seat}`);
    for (const name of side.flipped?.[row] ?? [])
      card(m.state, create(m, idOf(name), seat, `station.${row}:${seat}`)).flipped = true;
  }
  if (side.commander !== undefined) {
    const { card: name, ...more } = typeof side.commander === 'string' ? { card: side.commander } : side.commander;
    Object.assign(card(m.state, create(m, idOf(name), seat, `commander:${seat}`)), more);
  }
  for (const one of side.play ?? []) {
    const { card: name, away, new: isNew, ...more } = typeof one === 'string' ? { card: one } : one;
    const at = away === true ? 1 - seat : seat;
    const { turn } = m.state.g;
    Object.assign(card(m.state, create(m, idOf(name), seat, 'play')), {
      at,
      entered: isNew === true ? turn : turn - 2,
      ...more,
    });
  }
}

type Said = Readonly<Record<string, string | number | readonly string[]>>;

/** Whether an option is about one card and this phase. */
const isSingle = ({ id, verb = '' }: Option): boolean =>
  !['pass', 'end', 'advance'].includes(id) &&
  !['assault', 'raid', 'muster'].includes(verb) &&
  verbInAttackPhase(verb) === verb;

function sitting(rules: TswRules, state: TswState, events: GameEvent[]) {
  const nameOf = (def: string) => library.get('2026', def).name;
  const name = (id: CardId) => nameOf(card(state, id).as ?? card(state, id).def);
  const machine = (): TswMachine => new Machine(rules, state);
  const asks = (): readonly Ask[] =>
    (state.open?.asks ?? []).filter(({ seat }) => state.open?.answers[seat] === undefined);
  const ask = (seat: number): Ask => {
    const found = asks().find((one) => one.seat === seat);
    if (found === undefined)
      throw new Error(`seat ${seat} is asked nothing; ${JSON.stringify(asks().map((a) => [a.seat, a.stop]))}`);
    return found;
  };
  /** How stories call an option: "attack Hunter", "Hunter", "draw 2" (a place in a row), "station". */
  const label = ({ id, verb, note }: Option): string => {
    if (verb === 'mode') return `mode ${note?.mode}`;
    if (verb === 'place') return `${note?.row} ${note?.place}`;
    const what = note?.def === undefined ? undefined : nameOf(String(note.def));
    const named = what === undefined || verb === undefined ? (what ?? id) : `${verb} ${what}`;
    return typeof note?.row === 'string' && verb === 'play' ? `${named} from ${note.row}` : named;
  };
  /** Of several abilities of a card: "use Nicia Satu/1". */
  const numbered = (one: Option): string => `${label(one)}/${one.note?.ability}`.toLowerCase();
  const options = ({ choice }: { choice: Choice }): readonly Option[] =>
    choice.kind === 'number' ? [] : choice.options;
  const find = (list: readonly Option[], wanted: string): Option => {
    const said = wanted.toLowerCase();
    const found = list.find((one) => [label(one).toLowerCase(), numbered(one), one.id].includes(said));
    if (found === undefined) throw new Error(`no "${wanted}" in: ${list.map(label).join(', ')}`);
    return found;
  };
  const several = (list: readonly Option[], names: readonly string[]): string[] => {
    const left = [...list];
    return names.map((wanted) => left.splice(left.indexOf(find(left, wanted)), 1)[0]?.id ?? '');
  };
  const reply = (choice: Choice, said: string | number | readonly string[]): Answer => {
    if (typeof said === 'number') return { number: said };
    const ids = several(options({ choice }), typeof said === 'string' ? [said] : said);
    return choice.kind === 'order' ? { order: ids } : { pick: ids };
  };
  const send = (seat: number, given: Answer) => {
    const input = { seat, ask: ask(seat).id, answer: given };
    const reopened = JSON.parse(JSON.stringify(state)) as TswState;
    const outcome = answer(rules, state, input);
    if (!isStep(outcome)) throw new Error(`${seat} ${JSON.stringify(given)}: ${JSON.stringify(outcome)}`);
    answer(rules, reopened, input);
    expect(reopened, 'the reopened game goes on differently').toEqual(JSON.parse(JSON.stringify(state)));
    events.push(...outcome.events);
    return self;
  };
  const does = (seat: number, wanted: string | number | readonly string[], said: Said = {}) => {
    const { choice } = ask(seat);
    if (typeof wanted !== 'string') return send(seat, reply(choice, wanted));
    return send(seat, pick(find(options({ choice }), wanted), said));
  };
  /** An option with the answers to its needs, and to those of the options picked there. */
  const pick = (option: Option, said: Said): Answer => {
    const needs = (option.needs ?? []).map((need): [string, Answer] => {
      const given = said[need.name];
      if (given === undefined) throw new Error(`"${label(option)}" needs ${need.name}`);
      const inner = typeof given === 'string' ? find(options(need), given) : undefined;
      return [need.name, inner?.needs === undefined ? reply(need.choice, given) : pick(inner, said)];
    });
    return needs.length === 0 ? { pick: [option.id] } : { pick: [option.id], with: Object.fromEntries(needs) };
  };
  const need = (seat: number, wanted: string, named: string): readonly string[] => {
    const found = within(find(options(ask(seat)), wanted), named);
    return found === undefined ? [] : options(found).map(label);
  };
  /** A need of an option, or of one of its modes. */
  const within = ({ needs = [] }: Option, named: string): Need | undefined =>
    needs.find((one) => one.name === named) ??
    needs.flatMap((one) => options(one)).flatMap((mode) => within(mode, named) ?? [])[0];
  const inPlay = (wanted: string): CardId => {
    const there = [...zone(state, 'play'), ...zone(state, 'commander:0'), ...zone(state, 'commander:1')];
    const found = there.find((id) => name(id) === wanted);
    if (found === undefined) throw new Error(`${wanted} is not in play`);
    return found;
  };
  const station = (seat: number, row: Row) => zone(state, `station.${row}:${seat}`);

  const self = {
    state,
    events,
    ask,
    asks,
    /** A seat gives an answer as it is. */
    send,
    /** You, seat 0, do something: "attack Hunter", with what else must be said by need. */
    you: (wanted: string | number | readonly string[], said?: Said) => does(YOU, wanted, said),
    foe: (wanted: string | number | readonly string[], said?: Said) => does(FOE, wanted, said),
    /** What you may do now with one card, passing left out. */
    yours: () => options(ask(YOU)).filter(isSingle).map(label),
    theirs: () => options(ask(FOE)).filter(isSingle).map(label),
    /** What you may order for several cards, or for the next phase. */
    orders: () =>
      options(ask(YOU))
        .filter((one) => one.id !== 'pass' && !isSingle(one))
        .map(label),
    /** What a need of one of your options offers. */
    choices: (wanted: string, named = 'target') => need(YOU, wanted, named),
    theirChoices: (wanted: string, named = 'target') => need(FOE, wanted, named),
    /** Both pass until the pile is empty or something else is asked. */
    settle() {
      while (state.pile.length > 0 && asks()[0]?.role === 'window') send(asks()[0]?.seat ?? YOU, { pick: ['pass'] });
      return self;
    },
    /** Everybody takes the declared answer until a phase of this turn, or of one so many turns on. */
    until(phase: Phase, turns = 0) {
      const { turn } = state.g;
      for (let i = 0; i < 200; i++) {
        if (state.g.turn === turn + turns && state.g.phase === phase) return self;
        const [next] = asks();
        if (next === undefined) break;
        send(next.seat, next.fallback);
      }
      throw new Error(`that phase does not come; the game is over: ${JSON.stringify(state.result)}`);
    },
    /** A seat's time runs out. */
    late: (seat: number) => send(seat, ask(seat).fallback),
    concedes() {
      const step = concede(rules, state, YOU);
      if (!isStep(step)) throw new Error(JSON.stringify(step));
      events.push(...step.events);
      return self;
    },
    hand: (seat: number) => zone(state, `hand:${seat}`).map(name),
    heap: (seat: number) => zone(state, `heap:${seat}`).map(name),
    deck: (seat: number) => zone(state, `deck:${seat}`).length,
    /** The top card of a draw pile. */
    top: (seat: number) => zone(state, `deck:${seat}`).slice(0, 1).map(name)[0],
    /** Names of the cards that a seat has in play. */
    plays: (seat: number) =>
      zone(state, 'play')
        .filter((id) => card(state, id).own === seat)
        .map(name),
    row: (seat: number, row: Row) => station(seat, row).length,
    flipped: (seat: number) => rows.flatMap((row) => station(seat, row)).filter((id) => card(state, id).flipped).length,
    faceDown: (seat: number) =>
      rows.flatMap((row) => station(seat, row)).filter((id) => !card(state, id).flipped).length,
    life: (seat: number) => state.g.life[seat],
    actions: () => state.g.actions,
    card: (wanted: string) => card(state, inPlay(wanted)),
    left: (wanted: string) => defenseLeft(machine(), inPlay(wanted)),
    told: (e: string) => events.filter((one) => one.e === e),
    winners: () => state.result?.winners,
  };
  return self;
}
