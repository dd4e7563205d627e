/**
 * Stories about EVE's rules: a board by names, what people do, what they may do, and what has come of it.
 *
 * ```ts
 * scenario('S-46 a ship claims an uncontrolled region', ({ given, p1, table }) => {
 *   given({ p1: { home: ['Ship(1/1)'] }, outer: { Metropolis: {} } });
 *   p1.warp('Ship(1/1)', 'Metropolis');
 *   expect(table.control('Metropolis')).toBe('p1');
 * });
 * ```
 *
 * Every story is also played with the state written to JSON and read again at every ask, and at its end played once more
 * from its start; both must come to the same.
 */
import { expect } from 'vitest';
import type { Setup } from '#face/game';
import { edition as editionRules } from '#games/eve/editions';
import type { EveMachine } from '#games/eve/kind';
import { activeCommands, holder, isDocked } from '#games/eve/rules/facts';
import { attack, minerals, power, price, shield } from '#games/eve/rules/figures';
import { collect } from '#games/eve/rules/income';
import type { EveCard, EveState } from '#games/eve/state';
import { advance, isStep } from '#kernel/answer';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { Machine } from '#kernel/machine';
import type { Card, CardId, Seat } from '#kernel/state';
import { idOf, zone, zoneOf } from '#kernel/zones';
import {
  definitionOf,
  type Edition,
  type Given,
  layBoard,
  seatOf,
  type Who,
  type World,
  whoOf,
  world,
} from './board-given.ts';
import { Player } from './board-player.ts';
import { storyBook } from './story-book.ts';

export type { Given, Who } from './board-given.ts';
export { world, worldOf } from './board-given.ts';

type Cast = {
  /** Lays the board and lets the turn go on to its first ask. */
  given(board: Given): void;
  /** Begins a whole game with the fixtures' cards. */
  begin(setup: Omit<Setup, 'edition'>): void;
  readonly table: Table;
  readonly p1: Player;
  readonly p2: Player;
  readonly p3: Player;
  readonly p4: Player;
};

/**
 * A test told as a story, once for each edition. Its name begins with the number of the scenario, ruling or clause that it
 * shows.
 */
export function scenario(name: string, story: (cast: Cast) => void): void {
  coreScenario(name, story);
  exiledScenario(`${name} (Exiled)`, story);
}

/** A story of the Core Set alone: the Exiled edition plays otherwise. */
export function coreScenario(name: string, story: (cast: Cast) => void): void {
  play(name, 'core', story);
}

/** A story of the Exiled edition alone. */
export function exiledScenario(name: string, story: (cast: Cast) => void): void {
  play(name, 'exiled', story);
}

/** A board with the cards of the built-in sets as they are. */
export const core = (board: Given): Given => ({ cards: 'core', ...board });

/** A built-in ship of a price, whatever it is called. */
export function shipFor(price: number): string {
  const found = world('core').library.cards.find((one) => one.type === 'ship' && one.price === price);
  if (found === undefined) throw new Error(`no ship for ${price} ISK`);
  return found.name;
}

/** A story as it stands in its file, to be told again with other cards. */
export type Story = { readonly name: string; readonly edition: Edition; readonly play: (cast: Cast) => void };
const book = storyBook<Story>((story) => void tell(story));
export const { describe, gather } = book;

const play = (name: string, edition: Edition, story: (cast: Cast) => void): void =>
  book.add({ name, edition, play: story });

/** Tells a story to its end and plays it again; throws where it does not hold. `inWorld`: with these cards instead. */
export function tell({ edition, play }: Omit<Story, 'name'>, inWorld?: World): Table {
  const table = new Table(edition, inWorld);
  const player = (who: Who) => new Player(table, who);
  const [p1, p2, p3, p4] = [player('p1'), player('p2'), player('p3'), player('p4')];
  play({ given: (board) => table.given(board), begin: (setup) => table.begin(setup), table, p1, p2, p3, p4 });
  table.playedAgain();
  return table;
}

/** The game of a story: what can be seen of it, and its inputs. */
export class Table {
  constructor(
    readonly edition: Edition,
    readonly otherCards?: World,
  ) {}

  #inWorld: World = world('fixtures');
  #state: EveState | undefined;
  #names = new Map<string, CardId>();
  #start = '';
  #inputs: unknown[] = [];
  /** Everything that has happened since the start. */
  events: GameEvent[] = [];

  given(board: Given): void {
    const { inWorld, state, names } = layBoard(board, board.edition ?? this.edition, this.otherCards);
    this.#begin(inWorld, state, names);
    const step = advance(inWorld.rules, state, () => undefined);
    if (!isStep(step)) throw new Error(JSON.stringify(step));
    this.events.push(...step.events);
    this.#start = JSON.stringify(state);
  }

  begin(setup: Omit<Setup, 'edition'>): void {
    const inWorld = world('fixtures');
    const step = inWorld.game.setup({ ...setup, edition: this.edition });
    if ('refused' in step) throw new Error(JSON.stringify(step));
    const state = step.state as EveState;
    const homes = state.g.base.map((id, seat): [string, CardId] => [`home ${whoOf(seat)}`, id]);
    this.#begin(inWorld, state, new Map(homes));
    this.events.push(...step.events);
    this.#start = JSON.stringify(state);
  }

  #begin(inWorld: World, state: EveState, names: Map<string, CardId>): void {
    if (this.#state !== undefined) throw new Error('a story has one board');
    this.#inWorld = inWorld;
    this.#state = state;
    this.#names = names;
  }

  get state(): EveState {
    if (this.#state === undefined) throw new Error('the story has no board yet');
    return this.#state;
  }

  /** Whether ships warp together, on the pile (Exiled). */
  get joint(): boolean {
    return editionRules(this.state.edition).warpsOnPile;
  }

  get world(): World {
    return this.#inWorld;
  }

  // ── answering ──

  /** Sends an answer, which must be taken; the stored and reopened game must go on in the same way. */
  answer(ask: Ask, answer: Answer): void {
    const { game } = this.#inWorld;
    const input = { seat: ask.seat, ask: ask.id, answer };
    const stored = game.open(JSON.stringify(this.state));
    const step = game.answer(this.state, input);
    if ('refused' in step) throw new Error(`refused: ${JSON.stringify(step)} to ${JSON.stringify([answer, ask])}`);
    const again = game.answer(stored, JSON.parse(JSON.stringify(input)));
    if ('refused' in again) throw new Error(`refused after a round trip: ${JSON.stringify(again)}`);
    expect(stored, 'the reopened game goes on differently').toEqual(this.state);
    this.#inputs.push(JSON.parse(JSON.stringify(input)));
    this.events.push(...step.events);
  }

  /** What comes of an input that is not to be taken: the refusal. The state must stay as it was. */
  refusal(input: unknown): string {
    const copy = this.#inWorld.game.open(JSON.stringify(this.state));
    const step = this.#inWorld.game.answer(copy, input);
    if (!('refused' in step)) throw new Error(`was taken: ${JSON.stringify(input)}`);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(this.state));
    return step.refused;
  }

  /** Plays the story's inputs again from its start: the very same state comes of them. */
  playedAgain(): void {
    const { game } = this.#inWorld;
    const state = game.open(this.#start);
    for (const input of this.#inputs) {
      const step = game.answer(state, input);
      if ('refused' in step) throw new Error(`refused when played again: ${JSON.stringify(step)}`);
    }
    expect(JSON.stringify(state)).toBe(JSON.stringify(this.state));
  }

  /** The seat gives up. Not part of the inputs that are played again. */
  concede(who: Who): void {
    const step = this.#inWorld.game.concede(this.state, seatOf(who));
    if ('refused' in step) throw new Error(JSON.stringify(step));
    this.events.push(...step.events);
    this.#start = JSON.stringify(this.state);
    this.#inputs = [];
  }

  get ask(): Ask {
    const ask = this.state.open?.asks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    return ask;
  }

  /** Whoever is asked now. */
  get asked(): Who | undefined {
    const ask = this.state.open?.asks[0];
    return ask === undefined ? undefined : whoOf(ask.seat);
  }

  /** Passes for whoever is asked. */
  pass(): void {
    this.answer(this.ask, { pick: ['pass'] });
  }

  get passable(): boolean {
    const { choice } = this.ask;
    return choice.kind === 'choose' && choice.options.some((one) => one.id === 'pass');
  }

  /** All pass until the pile as it is has resolved; stops at a decision that somebody must take, or at a new pile. */
  passAll(): void {
    const waiting = new Set(this.state.pile.map((item) => item.id));
    if (waiting.size === 0) throw new Error('the pile is empty');
    while (this.state.open !== undefined && this.state.pile.some((item) => waiting.has(item.id)) && this.passable)
      this.pass();
  }

  /** All pass, and decisions fall as they do when time runs out, until the wanted moment. */
  until(reached: (ask: Ask) => boolean): void {
    for (let n = 0; n < 500; n++) {
      if (this.state.result !== undefined) throw new Error(`the game is over: ${JSON.stringify(this.state.result)}`);
      if (reached(this.ask)) return;
      this.answer(this.ask, this.ask.fallback);
    }
    throw new Error('that moment does not come');
  }

  /** On to the next chance at a stop (`setup.duration`, `battle.begin`, `management` …), for a seat or for anybody. */
  to(stop: string, who?: Who): void {
    this.until((ask) => ask.stop === stop && (who === undefined || ask.seat === seatOf(who)));
  }

  /** On to the beginning of the next turn of a seat (or of anybody), where income may be given up. */
  toTurn(who?: Who): void {
    const { turn } = this.state.g;
    this.until(
      (ask) =>
        this.state.g.turn > turn &&
        (who === undefined || this.active === who) &&
        (ask.prompt.key === 'ask.income' || ask.stop !== 'setup.begin'),
    );
  }

  /** On to the management phase of the next turn of a seat. */
  toManagement(who?: Who): void {
    this.toTurn(who);
    this.to('management');
  }

  /** All pass up to the damage on the pile, and until it has resolved. */
  dealDamage(): void {
    this.until(() => this.pile.includes('damage'));
    this.passAll();
  }

  /** All pass and hold fire until the next attack has been fought and is over. */
  fightOut(): void {
    this.until(() => this.state.g.battle !== undefined);
    const region = this.state.g.battle?.region;
    while (this.state.g.battle?.region === region && this.state.open !== undefined)
      this.answer(this.ask, this.ask.fallback);
  }

  /** All pass until the phase is over. */
  endPhase(): void {
    const { phase, turn } = this.state.g;
    const round = this.battle;
    this.until(() => this.state.g.phase !== phase || this.state.g.turn !== turn || this.battle !== round);
  }

  /** What may be chosen in the decision that is asked now. */
  get offered(): string[] {
    const { choice } = this.ask;
    return choice.kind === 'number' ? [] : choice.options.map((one) => this.optionName(one));
  }

  // ── names ──

  /** What a card is called in the story. */
  nameOf(id: CardId): string {
    for (const [name, known] of this.#names) if (known === id) return name;
    return this.definition(this.card(id).def);
  }

  definition(id: string): string {
    return this.#inWorld.library.get(id).name;
  }

  /** The cards called so: by a name of the story, or all of a definition. */
  called(name: string): CardId[] {
    const known = this.#names.get(name);
    if (known !== undefined) return [known];
    const definition = definitionOf(this.#inWorld, name);
    return Object.keys(this.state.cards).filter((id) => this.card(id).def === definition);
  }

  one(name: string): CardId {
    const found = this.called(name);
    const seen = found.find((id) => zoneOf(this.state, id) === 'play') ?? found[0];
    if (seen === undefined) throw new Error(`there is no ${name}`);
    return seen;
  }

  /** What an option is called: its card, its seat, or its id. */
  optionName(option: Option): string {
    if (option.card !== undefined) return this.nameOf(option.card);
    if (option.id.startsWith('pile:')) {
      const item = this.state.pile.find((one) => option.id === `pile:${one.id}`);
      return item?.card === undefined ? String(option.note?.def) : this.nameOf(idOf(item.card));
    }
    return option.about !== undefined ? whoOf(option.about) : option.id;
  }

  isCalled(option: Option, name: string): boolean {
    if (option.id === name || this.optionName(option) === name) return true;
    return option.card !== undefined && this.definition(this.card(option.card).def) === name;
  }

  card(id: CardId): Card & EveCard {
    const found = this.state.cards[id];
    if (found === undefined) throw new Error(`no card ${id}`);
    return found;
  }

  // ── what can be seen ──

  /** A machine to read figures with. */
  get m(): EveMachine {
    return new Machine(this.#inWorld.rules, this.state);
  }

  get active(): Who {
    return whoOf(this.state.g.active);
  }

  /** Phase and step as the stops name them. */
  get step(): string {
    return this.state.g.step;
  }

  get phase(): string {
    return this.state.g.phase;
  }

  /** Number of the battle phase that is going on; undefined outside battles. */
  get battle(): number | undefined {
    return this.state.g.battle?.round;
  }

  /** Names of what is on the pile, top first; damage by its kind. */
  get pile(): string[] {
    return this.state.pile
      .map((item) => (item.kind === 'card' && item.def !== undefined ? this.definition(item.def) : item.kind))
      .reverse();
  }

  get winners(): Who[] | undefined {
    return this.state.result?.winners.map(whoOf);
  }

  /** Where a card is: `Stain`, `home p1`, `dock p1`, `hand p1`, `scrapheap p2`, `play` (news), `pile` … */
  where(name: string): string {
    const id = this.one(name);
    const at = zoneOf(this.state, id) ?? 'nowhere';
    const { at: region } = this.card(id);
    const { on } = this.card(id);
    if (on !== undefined) return `on ${this.nameOf(on)}`;
    if (at === 'play' && isDocked(this.m, id)) return `dock ${whoOf(holder(this.m, id) ?? 0)}`;
    if (at === 'play') return region === undefined ? 'play' : this.nameOf(region);
    const [kind = '', seat] = at.split(':');
    return seat === undefined ? kind : `${kind === 'scrap' ? 'scrapheap' : kind} ${whoOf(Number(seat))}`;
  }

  /** Who controls a card in play. */
  control(name: string): Who | undefined {
    const seat = holder(this.m, this.one(name));
    return seat === undefined ? undefined : whoOf(seat);
  }

  damage = (name: string): number => this.card(this.one(name)).dmg ?? 0;
  tabs = (name: string): number => this.card(this.one(name)).tabs ?? 0;
  attack = (name: string): number => attack(this.m, this.one(name));
  shield = (name: string): number => shield(this.m, this.one(name));
  minerals = (name: string): number => minerals(this.m, this.one(name));
  isAttacking = (name: string): boolean => this.card(this.one(name)).atk === true;

  /** The active command of a ship with its power, as `ambush 1`; undefined if none is on. */
  command(name: string): string | undefined {
    const id = this.one(name);
    const names = [...new Set(activeCommands(this.m, id).map((one) => one.name))];
    const found = names.map((name) => `${name} ${power(this.m, id, name)}`);
    return found.length === 0 ? undefined : found.join(', ');
  }

  /** The location that a ship mines; undefined if it mines none. */
  mines(name: string): string | undefined {
    const { mine } = this.card(this.one(name));
    return mine === undefined ? undefined : this.nameOf(idOf(mine));
  }

  /** How often an event has happened. */
  count(kind: string, fits: (event: GameEvent) => boolean = () => true): number {
    return this.events.filter((event) => event.e === kind && fits(event)).length;
  }

  // ── a seat's figures ──

  isk = (seat: Seat): number => this.state.g.isk[seat] ?? 0;
  income = (seat: Seat): number => collect(this.m, seat).total;
  cards = (zoneName: string): string[] => zone(this.state, zoneName).map((id) => this.nameOf(id));
  price = (seat: Seat, name: string): number => price(this.m, definitionOf(this.#inWorld, name), seat);
}
