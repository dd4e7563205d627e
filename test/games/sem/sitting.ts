// People at a table of Shattered Empires, for stories: they answer in words, and the table tells what has come of it.
import { expect } from 'vitest';
import { concede } from '#games/sem/game';
import type { SemMachine, SemRules } from '#games/sem/kind';
import type { Library } from '#games/sem/library';
import { carriedBy, crewOf, modificationsOn } from '#games/sem/rules/facts';
import {
  autoRepair,
  commandMaximum,
  costOf,
  evasion,
  handMaximum,
  hit,
  hitPointsLeft,
  isFired,
  queueMaximum,
  repair,
  shieldsLeft,
  weaponsOf,
  yieldOf,
} from '#games/sem/rules/figures';
import type { SemCard, SemState, TurnPhase } from '#games/sem/state';
import { answer, isStep, type Spoiled, type Step } from '#kernel/answer';
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { Machine } from '#kernel/machine';
import type { Card, CardId } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { rngFor } from './dice.ts';

/**
 * What is said to the needs of an option, by their names; a need about a thing by its kind and that thing: "weapon 2",
 * "return Patrol Skiff". Needs of which nothing is said get their usual answer.
 */
export type Said = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, number>>>>;
type Wanted = string | readonly string[];

/** What stories may ask and do. Cards in play are named, with `@` and the seat where that is needed: "Line Cruiser@1". */
export type Table = ReturnType<typeof sitting>;

/** "Line Cruiser@1#2": a name, the seat, and which of several. */
const NAMED = /^(?<what>.*?)(?:@(?<seat>\d))?(?:#(?<place>\d))?$/;

/** `turn`: the number of the first turn. */
export function sitting(rules: SemRules, library: Library, state: SemState, events: GameEvent[], turn: number) {
  const nameOf = (def: string) => library.get(def).name;
  const name = (id: CardId) => nameOf(card(state, id).def);
  const namesAt = (at: string) => zone(state, at).map(name);
  const machine = (): SemMachine => new Machine(rules, state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);

  const asks = (): readonly Ask[] =>
    (state.open?.asks ?? []).filter(({ seat }) => state.open?.answers[seat] === undefined);
  const ask = (seat: number): Ask => {
    const found = asks().find((one) => one.seat === seat);
    if (found !== undefined) return found;
    const open = JSON.stringify(asks().map((one) => [one.seat, one.stop]));
    throw new Error(`seat ${seat} is asked nothing; ${open}, ${JSON.stringify(state.result)}`);
  };

  /** How stories call an option: "attack Line Cruiser", "Line Cruiser", "fire 2" and "shoot 2" (some weapons, by damage). */
  const label = ({ id, verb, note }: Option): string => {
    if (verb === 'fireSome') return `fire ${note?.damage}`;
    if (verb === 'shoot') return id === verb ? id : `shoot ${note?.damage}`;
    if (verb === 'playNow') return String(note?.defs).split(' ').filter(Boolean).map(nameOf).join(' to ') || 'now';
    if (note?.def === undefined) return id;
    const what = nameOf(String(note.def));
    return verb === undefined ? what : `${verb} ${what}`;
  };
  const options = ({ choice }: { readonly choice: Choice }): readonly Option[] =>
    choice.kind === 'number' ? [] : choice.options;
  const find = (list: readonly Option[], wanted: string): Option => {
    const { what = '', seat, place = '1' } = NAMED.exec(wanted)?.groups ?? {};
    const said = what.toLowerCase();
    const found = list.filter(
      (one) =>
        [label(one), one.id, one.verb].some((called) => called?.toLowerCase() === said) &&
        (seat === undefined || one.about === Number(seat)),
    )[Number(place) - 1];
    if (found === undefined) throw new Error(`no "${wanted}" in: ${list.map(label).join(', ')}`);
    return found;
  };
  const several = (list: readonly Option[], names: readonly string[]): string[] => {
    const left = [...list];
    return names.map((wanted) => left.splice(left.indexOf(find(left, wanted)), 1)[0]?.id ?? '');
  };
  const keyOf = ({ name: called, of }: Need): string => {
    if (of === undefined) return called;
    const [kind] = called.split(':');
    return `${kind} ${of.note?.weapon ?? nameOf(String(of.note?.def))}`;
  };

  /** What has been said to some need of the present answer. */
  const heard = new Set<string>();
  const replyTo = (need: Need, said: Said): Answer => {
    const key = said[need.name] === undefined ? keyOf(need) : need.name;
    const given = said[key];
    heard.add(key);
    if (given === undefined) {
      if (need.usual !== undefined) return need.usual;
      throw new Error(`nothing is said about "${keyOf(need)}"`);
    }
    const list = options(need);
    if (typeof given === 'string') return pick(find(list, given), said);
    if (Array.isArray(given)) return { pick: several(list, given as readonly string[]) };
    const amounts = Object.entries(given as Readonly<Record<string, number>>);
    return { amounts: Object.fromEntries(amounts.map(([what, n]) => [find(list, what).id, n])) };
  };
  /** An option with the answers to its needs, and to those of the options picked there. */
  const pick = (option: Option, said: Said): Answer => {
    const needs = option.needs ?? [];
    if (needs.length === 0) return { pick: [option.id] };
    return { pick: [option.id], with: Object.fromEntries(needs.map((need) => [need.name, replyTo(need, said)])) };
  };

  const goOn = (outcome: Step<SemState> | Spoiled, why: unknown) => {
    if (!isStep(outcome)) throw new Error(`${JSON.stringify(why)}: ${JSON.stringify(outcome)}`);
    events.push(...outcome.events);
    return self;
  };
  const send = (seat: number, given: Answer) => {
    const input = { seat, ask: ask(seat).id, answer: given };
    const reopened = JSON.parse(JSON.stringify(state)) as SemState;
    const outcome = answer(rules, state, input);
    goOn(outcome, [seat, given]);
    answer(rules, reopened, input);
    expect(reopened, 'the reopened game goes on differently').toEqual(JSON.parse(JSON.stringify(state)));
    return self;
  };
  const does = (seat: number, wanted: Wanted, said: Said = {}) => {
    const { choice } = ask(seat);
    const list = options({ choice });
    if (typeof wanted === 'string') {
      heard.clear();
      const given = pick(find(list, wanted), said);
      const [idle] = Object.keys(said).filter((key) => !heard.has(key));
      if (idle !== undefined) throw new Error(`"${wanted}" does not ask for "${idle}"`);
      return send(seat, given);
    }
    const ids = several(list, wanted);
    return send(seat, choice.kind === 'order' ? { order: ids } : { pick: ids });
  };

  /** A card in play, or a project, or one who waits. */
  const id = (wanted: string): CardId => {
    const { what = '', seat, place = '1' } = NAMED.exec(wanted)?.groups ?? {};
    const where = (seat === undefined ? seats : [Number(seat)]).flatMap((one) =>
      ['play', 'queue', 'barracks'].flatMap((at) => zone(state, `${at}:${one}`)),
    );
    const found = where.filter((one) => name(one) === what)[Number(place) - 1];
    if (found === undefined) throw new Error(`${wanted} is not in play`);
    return found;
  };
  const inPlay = (seat: number, ...types: readonly string[]) =>
    zone(state, `play:${seat}`)
      .filter((one) => types.includes(library.get(card(state, one).def).type))
      .map(name);
  const project = (one: CardId) => `${name(one)} ${card(state, one).progress ?? 0}/${costOf(machine(), one)}`;

  const self = {
    state,
    events,
    rules,
    machine,
    ask,
    asks,
    id,
    /** A seat gives an answer as it is. */
    send,
    does,
    /** Seat 0 does something: "attack Line Cruiser", with what else must be said by need; or picks several things. */
    you: (wanted: Wanted, said?: Said) => does(0, wanted, said),
    /** Seat 1 does something. */
    foe: (wanted: Wanted, said?: Said) => does(1, wanted, said),
    /** What a seat may do now; nothing if it is not asked. */
    may: (seat: number): readonly string[] =>
      asks().some((one) => one.seat === seat) ? options(ask(seat)).map(label) : [],
    /** What a need of an option offers; nothing if it has no such need, or if there is nothing to defend with. */
    choices(seat: number, wanted: string, named = 'target'): readonly string[] {
      if (wanted === 'defend' && !self.may(seat).includes(wanted)) return [];
      const found = within(find(options(ask(seat)), wanted), named);
      return found === undefined ? [] : options(found).map(label);
    },
    /** What an option says that it costs. */
    price: (seat: number, wanted: string) => find(options(ask(seat)), wanted).note?.cost,
    /** While anything waits, or attacks are announced, everybody does the usual thing: defenders fire, all others pass. */
    settle() {
      for (let i = 0; i < 50; i++) {
        const [next] = asks();
        const isWaiting = state.pile.length > 0 || (state.g.announced.length > 0 && next?.role === 'window');
        if (!isWaiting || next === undefined) return self;
        send(next.seat, next.fallback);
      }
      throw new Error('it never settles');
    },
    /** Time runs out for everybody until the active player is asked what to do in a phase, so many turns after the first. */
    until(phase: TurnPhase, turns = state.g.turn - turn) {
      for (let i = 0; i < 300; i++) {
        const [next] = asks();
        const isThen = state.g.turn === turn + turns && state.g.phase === phase;
        if (isThen && next?.seat === state.g.active && next.role !== 'window') return self;
        if (next === undefined) break;
        send(next.seat, next.fallback);
      }
      throw new Error(`that phase does not come; the game is over: ${JSON.stringify(state.result)}`);
    },
    /** A seat's time runs out. */
    late: (seat: number) => send(seat, ask(seat).fallback),
    concedes: (seat: number) => goOn(concede(rules, state, seat), ['concedes', seat]),
    /** The next rolls will be these. */
    rolls(...dice: readonly number[]) {
      state.rng = rngFor(dice);
      return self;
    },
    hand: (seat: number) => namesAt(`hand:${seat}`),
    deck: (seat: number) => zone(state, `deck:${seat}`).length,
    scrapyard: (seat: number) => namesAt(`scrapyard:${seat}`),
    sideboard: (seat: number) => namesAt(`sideboard:${seat}`),
    removed: (seat: number) => namesAt(`removed:${seat}`),
    waiting: (seat: number) => namesAt(`barracks:${seat}`),
    /** Projects with their progress: "Line Cruiser 4/6". */
    queue: (seat: number) => zone(state, `queue:${seat}`).map(project),
    units: (seat: number) => inPlay(seat, 'unit'),
    resources: (seat: number) => inPlay(seat, 'resource'),
    /** Research that is not completed, with its progress. */
    studies: (seat: number) =>
      zone(state, `play:${seat}`)
        .filter((one) => library.get(card(state, one).def).type === 'research' && card(state, one).done !== true)
        .map(project),
    /** Completed research. */
    known: (seat: number) =>
      zone(state, `play:${seat}`)
        .filter((one) => card(state, one).done === true)
        .map(name),
    cp: (seat: number) => state.g.cp[seat],
    cpMaximum: (seat: number) => commandMaximum(machine(), seat),
    queueMaximum: (seat: number) => queueMaximum(machine(), seat),
    handMaximum: (seat: number) => handMaximum(machine(), seat),
    yields: (seat: number) => yieldOf(machine(), seat),
    card: (wanted: string): Card & SemCard => card(state, id(wanted)),
    isInPlay: (wanted: string) => seats.some((seat) => namesAt(`play:${seat}`).includes(wanted)),
    /** What is left of hit points, and of shields. */
    hull: (wanted: string) => hitPointsLeft(machine(), id(wanted)),
    shields: (wanted: string) => shieldsLeft(machine(), id(wanted)),
    evasion: (wanted: string) => evasion(machine(), id(wanted)),
    hit: (wanted: string) => hit(machine(), id(wanted)),
    repair: (wanted: string) => repair(machine(), id(wanted)),
    autoRepair: (wanted: string) => autoRepair(machine(), id(wanted)),
    cost: (wanted: string) => costOf(machine(), id(wanted)),
    /** The damage of each weapon. */
    weapons: (wanted: string) => weaponsOf(machine(), id(wanted)).map(({ damage }) => damage),
    /** Which weapons have been fired this turn. */
    fired: (wanted: string) => weaponsOf(machine(), id(wanted)).map((one) => isFired(machine(), one)),
    carried: (wanted: string) => carriedBy(machine(), id(wanted)).map(name),
    crew: (wanted: string) => crewOf(machine(), id(wanted)).map(name),
    mods: (wanted: string) => modificationsOn(machine(), id(wanted)).map(name),
    told: (e: string) => events.filter((one) => one.e === e),
    /** The rolls there have been, with what they were against and what came of them. */
    shots: () =>
      events.filter(({ e }) => e === 'shot').map(({ roll, need, hit: isHit }) => ({ roll, need, hit: isHit })),
    winners: () => state.result?.winners,
  };
  const within = ({ needs = [] }: Option, named: string): Need | undefined =>
    needs.find((one) => one.name === named || keyOf(one) === named) ??
    needs.flatMap((one) => options(one)).flatMap((one) => within(one, named) ?? [])[0];
  return self;
}
