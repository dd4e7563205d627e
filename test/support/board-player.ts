/** A player in a story: acts by naming things, and can be asked what he may do. */
import { expect } from 'vitest';
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { Table } from './board.ts';
import { seatOf, type Who } from './board-given.ts';

/** What a person says besides what he does: names of targets and places, X, what he pays with. */
export type Replies = {
  readonly target?: string;
  /** Targets by their phrases, where there are several. */
  readonly targets?: Readonly<Record<string, string>>;
  /** The region of a location. */
  readonly in?: string;
  readonly to?: string;
  readonly mine?: string;
  readonly x?: number;
  readonly discard?: readonly string[];
  readonly sacrifice?: string;
  readonly pilot?: string;
};
type Told = string | number | readonly string[] | Readonly<Record<string, number>>;

/** Verbs that go by ship in the Core Set and by destination in the Exiled edition. */
const moving: readonly string[] = ['dock', 'undock', 'warp', 'attack'];

const verbsOf: Readonly<Record<string, readonly string[]>> = {
  warp: ['warp', 'attack'],
  pass: ['pass', 'endManagement'],
};

export class Player {
  constructor(
    readonly table: Table,
    readonly who: Who,
  ) {}

  get seat(): Seat {
    return seatOf(this.who);
  }

  // ── figures ──

  get isk(): number {
    return this.table.isk(this.seat);
  }
  /** What the income step would bring now. */
  get income(): number {
    return this.table.income(this.seat);
  }
  get hand(): string[] {
    return this.table.cards(`hand:${this.seat}`);
  }
  get scrapheap(): string[] {
    return this.table.cards(`scrap:${this.seat}`);
  }
  get market(): number {
    return zone(this.table.state, `market:${this.seat}`).length;
  }
  get upgraded(): boolean {
    return this.table.state.g.upgraded[this.seat] === true;
  }
  price(name: string): number {
    return this.table.price(this.seat, name);
  }

  // ── management and responses ──

  play = (name: string, replies: Replies = {}): void => this.#act('play', name, replies);
  open = (name: string): void => this.#act('region', name);
  upgrade = (): void => this.#act('upgrade');
  /** In the Exiled edition docking, undocking and warping go on the pile; these wait until they have happened. */
  dock = (name: string): void => (this.table.joint ? this.#arrive([name], 'dock') : this.#act('dock', name));
  undock(name: string, pilot?: string): void {
    this.#act('undock', name, pilot === undefined ? {} : { pilot });
    if (this.table.joint) this.table.passAll();
  }
  warp = (name: string, to: string): void =>
    this.table.joint ? this.#arrive([name], to) : this.#act('warp', name, { to });
  /** Several ships warp to the same region: together where they must, else one after the other. */
  fleet(names: readonly string[], to: string): void {
    if (this.table.joint) this.#arrive(names, to);
    else for (const name of names) this.#act('warp', name, { to });
  }
  use = (name: string, replies: Replies = {}): void => this.#act('use', name, replies);
  switchOff = (name: string): void => this.#act('off', name);
  pass = (): void => this.#act('pass');

  /** Turns a command on; `mine`: the location that is mined. */
  activate(name: string, command: string, replies: Replies = {}): void {
    const ask = this.#turnToAct();
    const option = options(ask).find((one) => one.verb === 'command' && this.#fits(one, name, command));
    if (option === undefined) throw this.#impossible(ask, `activate ${command} of ${name}`);
    this.table.answer(ask, { pick: [option.id], ...this.#with(option, replies) });
  }

  /** Puts a joint warp on the pile: to a region, into the `dock`, or out of the dock to `home` (Exiled). */
  setOut(names: readonly string[], to: string): void {
    const ask = this.#turnToAct();
    const option = this.#joint(ask, to);
    const ships = names.map((name) => this.#ship(option, name));
    if (option === undefined || ships.some((one) => one === undefined))
      throw this.#impossible(ask, `warp ${names.join(', ')} to ${to}`);
    this.table.answer(ask, { pick: [option.id], with: { ships: { pick: ships as string[] } } });
  }

  #arrive(names: readonly string[], to: string): void {
    this.setOut(names, to);
    this.table.passAll();
  }

  /** The option to warp somewhere together. */
  #joint(ask: Ask, to: string): Option | undefined {
    const where = to === 'dock' || to === 'home' ? to : this.table.one(to);
    return options(ask).find((one) => one.id === `fleet:${where}`);
  }

  #ship(option: Option | undefined, name: string): string | undefined {
    return optionsOf(option?.needs?.[0]).find((one) => this.table.isCalled(one, name))?.id;
  }

  /** Ships that may take part in a warp to somewhere (Exiled). */
  ready(to: string): string[] {
    return optionsOf(this.#joint(this.#turnToAct(), to)?.needs?.[0]).map((one) => this.table.optionName(one));
  }

  // ── decisions ──

  collect = (): void => this.choose('collect');
  giveUpIncome = (): void => this.choose('draw');
  yes = (): void => this.choose('yes');
  no = (): void => this.choose('no');
  /** Says which attack comes next. */
  fight = (region: string): void => this.choose(region);

  /** Picks options of the decision that is asked now, by name; none at all if none is named. */
  choose(...names: readonly string[]): void {
    const ask = this.#asked();
    this.table.answer(ask, this.#reply(ask.choice, names));
  }

  /** Says an order. */
  order(...names: readonly string[]): void {
    const ask = this.#asked();
    this.table.answer(ask, this.#reply(ask.choice, names));
  }

  /** Names the target of something that has triggered. */
  aim(target: string): void {
    const ask = this.#asked();
    const option = options(ask)[0] as Option;
    this.table.answer(ask, { pick: [option.id], ...this.#with(option, { target }) });
  }

  /** Names battle targets ship by ship; ships that are not named hold fire. Windows before that are passed. */
  targets(aims: Readonly<Record<string, string | Readonly<Record<string, number>>>>): void {
    this.#battle('ask.battleTargets', 'target', aims, 'none');
  }
  holdFire(): void {
    this.table.answer(this.#battleAsk(['ask.battleTargets']), { pick: ['none'] });
  }

  /** Withdraws ships to where is said (`dock` or a region); the others stay if they may. */
  withdraw(to: Readonly<Record<string, string>>): void {
    this.#battle('ask.withdraw', 'withdraw', to, 'stay');
  }
  stay(): void {
    this.table.answer(this.#battleAsk(['ask.withdraw']), { pick: ['stay'] });
  }
  fightToTheEnd(): void {
    this.table.answer(this.#battleAsk(['ask.withdraw']), { pick: ['fightOn'] });
  }
  stayToTheEnd(): void {
    this.table.answer(this.#battleAsk(['ask.withdraw']), { pick: ['stayOn'] });
  }

  /** Where a ship may withdraw to in the decision that is asked now. */
  withdrawals(name: string): string[] {
    const ask = this.#battleAsk(['ask.withdraw', 'ask.mustWithdraw']);
    const needs = options(ask).find((one) => one.id === 'withdraw')?.needs ?? [];
    return optionsOf(needs.find((need) => this.table.called(name).includes(need.name))).map((one) =>
      this.table.optionName(one),
    );
  }
  /** What a ship may target in the decision that is asked now. */
  battleTargets(name: string): string[] {
    const ask = this.#battleAsk(['ask.battleTargets']);
    const needs = options(ask).find((one) => one.id === 'target')?.needs ?? [];
    return optionsOf(needs.find((need) => this.table.called(name).includes(need.name))).map((one) =>
      this.table.optionName(one),
    );
  }

  // ── what he may do ──

  get isAsked(): boolean {
    return this.table.state.open?.asks.some((ask) => ask.seat === this.seat) === true;
  }

  /** All that he may do now, as `play Velator`, `warp Kestrel`, `command Kestrel ambush 1`, `pass`. */
  get options(): string[] {
    return options(this.#turnToAct()).map((one) => this.#label(one));
  }

  canExactly(expected: readonly string[]): void {
    expect([...this.options].sort()).toEqual([...expected].sort());
  }

  can(verb: string, name?: string, command?: string): boolean {
    const ask = this.#turnToAct();
    if (this.table.joint && moving.includes(verb) && name !== undefined)
      return this.#fliesBy(
        options(ask).filter((one) => this.#isVerb(one, verb)),
        name,
      );
    return options(ask).some(
      (one) => this.#isVerb(one, verb) && (name === undefined || this.#fits(one, name, command)),
    );
  }

  /** What may be said for one need of an action: regions to warp to, targets, places … */
  choices(verb: string, name: string, need: string): string[] {
    const found = options(this.#turnToAct()).filter((one) => this.#isVerb(one, verb) && this.#fits(one, name));
    return found.flatMap((one) =>
      optionsOf(one.needs?.find((each) => each.name === need || (need === 'target' && isTarget(each)))).map((option) =>
        this.table.optionName(option),
      ),
    );
  }

  /** Regions to which a ship may warp, attacks included. */
  destinations(name: string): string[] {
    if (!this.table.joint) return this.choices('warp', name, 'to');
    const ways = options(this.#turnToAct()).filter((one) => this.#isVerb(one, 'warp'));
    return ways.filter((one) => this.#ship(one, name) !== undefined).map((one) => this.table.optionName(one));
  }

  /**
   * That something is not offered, and refused if it is sent all the same. With `replies`: the action may be possible,
   * but not with this answer.
   */
  cannot(verb: string, name: string, replies: Replies = {}): void {
    const ask = this.#turnToAct();
    if (this.table.joint && moving.includes(verb)) {
      this.#cannotMove(ask, verb, name, replies.to);
      return;
    }
    const found = options(ask).find((one) => this.#isVerb(one, verb) && this.#fits(one, name));
    const [need, said] = (Object.entries(replies)[0] ?? []) as [string | undefined, Told | undefined];
    if (need === undefined) expect(found, `${verb} ${name} is offered`).toBeUndefined();
    else if (found !== undefined) this.#notOffered(found, need, said);
    const forged = this.table.called(name).map((id) => ({
      pick: [verb === 'use' ? `use:${id}:0` : verb === 'upgrade' ? verb : `${verb}:${id}`],
      ...(need !== undefined && { with: { [needName(found, need)]: this.#forged(said) } }),
    }));
    for (const answer of forged) expect(this.table.refusal({ seat: ask.seat, ask: ask.id, answer })).toBe('illegal');
  }

  #cannotMove(ask: Ask, verb: string, name: string, to: string | undefined): void {
    const ways = options(ask).filter((one) => this.#isVerb(one, verb));
    const there = to === undefined ? ways : ways.filter((one) => this.table.isCalled(one, to));
    expect(this.#fliesBy(there, name), `${verb} ${name} is offered`).toBe(false);
    const at = verb === 'dock' ? 'dock' : verb === 'undock' ? 'home' : this.table.one(to ?? 'home p1');
    const answer = { pick: [`fleet:${at}`], with: { ships: { pick: [this.table.one(name)] } } };
    expect(this.table.refusal({ seat: ask.seat, ask: ask.id, answer })).toBe('illegal');
  }

  /** Whether a ship may go by any of some options (Exiled). */
  #fliesBy(ways: readonly Option[], name: string): boolean {
    return ways.some((one) =>
      one.id.startsWith('launch:') ? this.#fits(one, name) : this.#ship(one, name) !== undefined,
    );
  }

  #notOffered(option: Option, need: string, said: Told | undefined): void {
    const choice = option.needs?.find((one) => one.name === needName(option, need))?.choice;
    if (choice?.kind === 'number') expect(Number(said) < choice.min || Number(said) > choice.max).toBe(true);
    else
      expect(choice?.options.some((one) => this.table.isCalled(one, String(said))) ?? false, `${need}: ${said}`).toBe(
        false,
      );
  }

  #forged(said: Told | undefined): Answer {
    if (typeof said === 'number') return { number: said };
    return { pick: [typeof said === 'string' ? (this.table.called(said)[0] ?? said) : ''] };
  }

  /** That nobody asks him now: whatever he sends is refused as another's or too late. */
  isNotAsked(): void {
    expect(this.isAsked).toBe(false);
    const ask = this.table.state.open?.asks[0];
    const refused = this.table.refusal({ seat: this.seat, ask: ask?.id ?? 1, answer: { pick: ['pass'] } });
    expect(['foreign', 'stale', 'over']).toContain(refused);
  }

  // ── the ways to an ask ──

  /** His own ask. Others who are asked before him pass, as long as that resolves nothing and ends nothing. */
  #turnToAct(): Ask {
    const { state } = this.table;
    const before = [state.pile.length, state.g.step, state.g.turn].join();
    for (let n = 0; n < state.seats && !this.isAsked && state.open !== undefined && this.table.passable; n++) {
      this.table.pass();
      const now = [state.pile.length, state.g.step, state.g.turn].join();
      if (now !== before) throw new Error(`${this.who} is not asked before things go on`);
    }
    return this.#asked();
  }

  #asked(): Ask {
    const ask = this.table.state.open?.asks.find((one) => one.seat === this.seat);
    if (ask === undefined)
      throw new Error(`${this.who} is not asked; ${this.table.asked ?? 'nobody'} is: ${this.#openKey()}`);
    return ask;
  }

  #openKey(): string {
    return this.table.state.open?.asks[0]?.prompt.key ?? '';
  }

  #act(verb: string, name?: string, replies: Replies = {}): void {
    const ask = this.#turnToAct();
    const option = options(ask).find((one) => this.#isVerb(one, verb) && this.#offers(one, name, replies));
    if (option === undefined) throw this.#impossible(ask, `${verb} ${name ?? ''} ${JSON.stringify(replies)}`);
    this.table.answer(ask, { pick: [option.id], ...this.#with(option, replies) });
  }

  /** Whether an option is the one that is meant; warping is one of two options, by where it goes. */
  #offers(option: Option, name: string | undefined, replies: Replies): boolean {
    if (name !== undefined && !this.#fits(option, name)) return false;
    const to = option.needs?.find((need) => need.name === 'to');
    return to === undefined || optionsOf(to).some((one) => this.table.isCalled(one, replies.to ?? ''));
  }

  #impossible(ask: Ask, what: string): Error {
    return new Error(
      `${this.who} cannot ${what}; he may: ${options(ask)
        .map((one) => this.#label(one))
        .join(', ')}`,
    );
  }

  /** Passes windows, and lets other battle decisions fall to their default, up to his own. */
  #battleAsk(keys: readonly string[]): Ask {
    this.table.until((ask) => ask.seat === this.seat && keys.includes(ask.prompt.key));
    return this.#asked();
  }

  #battle(key: string, id: string, said: Readonly<Record<string, Told>>, otherwise: string): void {
    const ask = this.#battleAsk(key === 'ask.withdraw' ? [key, 'ask.mustWithdraw'] : [key]);
    const needs = options(ask).find((one) => one.id === id)?.needs ?? [];
    const left = new Set(Object.keys(said));
    const replies = needs.map((need): [string, Answer] => {
      const name = [...left].find((one) => this.table.called(one).includes(need.name));
      if (name !== undefined) left.delete(name);
      const told = name === undefined ? undefined : said[name];
      if (told !== undefined) return [need.name, this.#reply(need.choice, told)];
      if (need.choice.kind === 'distribute') return [need.name, { amounts: {} }];
      return [need.name, { pick: [optionsOf(need).some((one) => one.id === otherwise) ? otherwise : 'dock'] }];
    });
    if (left.size > 0) throw new Error(`${[...left].join(', ')} cannot ${id}`);
    this.table.answer(ask, { pick: [id], with: Object.fromEntries(replies) });
  }

  // ── names of options and answers ──

  #isVerb(option: Option, verb: string): boolean {
    return (verbsOf[verb] ?? [verb]).includes(option.verb ?? option.id);
  }

  #fits(option: Option, name: string, command?: string): boolean {
    if (!this.table.isCalled(option, name)) return false;
    return command === undefined || String(option.note?.label).split(' ').includes(command);
  }

  #label(option: Option): string {
    const verb = option.id === 'pass' ? 'pass' : (option.verb ?? option.id);
    const name = option.card === undefined ? '' : ` ${this.table.nameOf(option.card)}`;
    return `${verb}${name}${option.verb === 'command' ? ` ${option.note?.label}` : ''}`;
  }

  #with(option: Option, replies: Replies): { with?: Record<string, Answer> } {
    if (option.needs === undefined || option.needs.length === 0) return {};
    return { with: Object.fromEntries(option.needs.map((need) => [need.name, this.#need(need, replies)])) };
  }

  #need(need: Need, replies: Replies): Answer {
    const said = toldFor(need, replies);
    if (said !== undefined) return this.#reply(need.choice, said);
    if (need.name === 'pilot') return { pick: ['none'] };
    const found = optionsOf(need);
    if (need.choice.kind === 'choose' && found.length === 1 && found[0] !== undefined) return { pick: [found[0].id] };
    throw new Error(`say ${need.name}: one of ${found.map((one) => this.table.optionName(one)).join(', ')}`);
  }

  #reply(choice: Choice, said: Told): Answer {
    const find = (name: string, taken: ReadonlySet<string>): string => {
      const legal = choice.kind === 'number' ? [] : choice.options;
      const found = legal.find((one) => this.table.isCalled(one, name) && !taken.has(one.id));
      if (found === undefined)
        throw new Error(`${name} is none of ${legal.map((one) => this.table.optionName(one)).join(', ')}`);
      return found.id;
    };
    if (typeof said === 'number') return { number: said };
    if (typeof said === 'object' && !Array.isArray(said))
      return { amounts: Object.fromEntries(Object.entries(said).map(([name, n]) => [find(name, new Set()), n])) };
    const ids = new Set<string>();
    for (const name of [said].flat() as string[]) ids.add(find(name, ids));
    return choice.kind === 'order' ? { order: [...ids] } : { pick: [...ids] };
  }
}

function options(ask: Ask): readonly Option[] {
  return ask.choice.kind === 'number' ? [] : ask.choice.options;
}

function optionsOf(need: Need | undefined): readonly Option[] {
  return need === undefined || need.choice.kind === 'number' ? [] : need.choice.options;
}

const places: Readonly<Record<string, keyof Replies>> = {
  region: 'in',
  to: 'to',
  mine: 'mine',
  x: 'x',
  discard: 'discard',
  sacrifice: 'sacrifice',
  pilot: 'pilot',
};

function isTarget(need: Need): boolean {
  return !(need.name in places);
}

function toldFor(need: Need, replies: Replies): Told | undefined {
  const place = places[need.name];
  if (place !== undefined) return replies[place] as Told | undefined;
  return replies.targets?.[need.name] ?? replies.target;
}

/** The need that a reply of the story answers. */
function needName(option: Option | undefined, reply: string): string {
  const needs = option?.needs ?? [];
  const found = needs.find((need) => places[need.name] === reply || (reply === 'target' && isTarget(need)));
  return found?.name ?? reply;
}
