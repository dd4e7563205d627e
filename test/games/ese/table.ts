// A table of Epic Space Empires laid by names, for stories: who holds what, what people do, what has come of it.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { advance, answer, isStep } from '#kernel/answer';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { Machine } from '#kernel/machine';
import type { Op } from '#kernel/op';
import { create, move, zone } from '#kernel/zones';
import { setShape } from '../../../src/games/ese/cards/format.ts';
import { begin, emptyState } from '../../../src/games/ese/game.ts';
import type { EseMachine } from '../../../src/games/ese/kind.ts';
import { makeLibrary } from '../../../src/games/ese/library.ts';
import { enter } from '../../../src/games/ese/rules/change.ts';
import * as facts from '../../../src/games/ese/rules/facts.ts';
import { eseRules } from '../../../src/games/ese/rules/index.ts';
import type { EseState } from '../../../src/games/ese/state.ts';

const file = new URL('../../../src/games/ese/cards/base.yaml', import.meta.url);
export const library = makeLibrary([setShape.parse(parse(readFileSync(file, 'utf8')))]);
export const rules = eseRules(library);

const byName = new Map(library.cards.map((card) => [card.name.toLowerCase(), card.id]));
for (const [short, id] of [
  ['l', 'light-fleet'],
  ['m', 'normal-fleet'],
  ['h', 'heavy-fleet'],
] as const)
  byName.set(short, id);

/** The id of a card by its name, or by L, M, H for a fleet. */
export function idOf(name: string): string {
  const id = byName.get(name.toLowerCase()) ?? (library.has(name) ? name : undefined);
  if (id === undefined) throw new Error(`no card is called "${name}"`);
  return id;
}

export type SeatGiven = {
  /** In play: races, planets, fleets, techs; a homeworld, else a plain one. */
  readonly play?: readonly string[];
  readonly home?: string;
  readonly resource?: readonly string[];
  readonly action?: readonly string[];
  /** Without its homeworld. */
  readonly homeless?: true;
};

export type Given = {
  readonly seats: readonly SeatGiven[];
  /** The step from which it goes on, and those that come after; the whole turn for `undefined`. */
  readonly from?: readonly (string | Op)[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: string;
  /** Tops of the decks, the topmost first. */
  readonly deck?: {
    readonly resource?: readonly string[];
    readonly action?: readonly string[];
    readonly race?: readonly string[];
    /** Discarded resource cards, the last one on top. */
    readonly discards?: readonly string[];
  };
  /** What has just been answered to the ask that the first step goes on after. */
  readonly answer?: Answer;
  /** Nothing else is in the deck. */
  readonly only?: boolean;
  /** Plans for attacks are answered by the story; without it everybody is asked everything, the attacker too. */
  readonly plans?: true;
};

/** A step of the rules with fields, for `from`. */
export const step = (name: string, fields: Readonly<Record<string, string>> = {}): Op => ({
  op: 'rule',
  name,
  ...fields,
});
/** Research, Build or Exploration. */
export const playing = (type: 'tech' | 'fleet' | 'planet'): Op => step('turn.plays', { type });

const plainHomes = ['star-federation', 'old-republic', 'technocracy', 'space-horde', 'megacorp-cartel', 'space-tyrant'];

/** A table in the middle of a game. Seat 0 is active. */
export function table(given: Given) {
  const seats = given.seats.length;
  const state = emptyState(
    rules,
    { edition: 'base', seed: given.seed ?? 'story', options: { fastWindows: 'no', ...given.options } },
    seats,
  );
  const events: GameEvent[] = [];
  state.g.turn = 1;
  state.g.round = 1;
  const m: EseMachine = new Machine(rules, state);
  lay(m, given);
  const steps = given.from ?? ['turn'];
  state.frames = [{ you: 0, rest: steps.map((one) => (typeof one === 'string' ? step(one) : one)), env: {} }];
  state.frames.unshift({ you: 0, rest: [{ op: 'rule', name: 'turn.next' }], env: {} });
  const first = advance(rules, state, (m) => m.give({ answer: given.answer, bySeat: {} }));
  if (!isStep(first)) throw new Error(JSON.stringify(first));
  events.push(...first.events);
  return sitting(state, events, given.plans === true);
}

function lay(m: EseMachine, given: Given): void {
  const { state } = m;
  const used = new Map<string, number>();
  const take = (id: string) => used.set(id, (used.get(id) ?? 0) + 1);
  given.seats.forEach((seat, n) => {
    const home = seat.home === undefined ? (plainHomes[n] ?? '') : idOf(seat.home);
    const card = create(m, home, -1, 'home');
    state.g.homes.push(card);
    take(home);
    if (seat.homeless !== true) enter(m, card, n, 'start');
    for (const name of seat.play ?? []) {
      take(idOf(name));
      const id = create(m, idOf(name), -1, 'aside');
      move(m, id, 'play', { quiet: true });
      (state.cards[id] as { ctl?: number }).ctl = n;
    }
    for (const kind of ['resource', 'action'] as const)
      for (const name of seat[kind] ?? []) {
        take(idOf(name));
        create(m, idOf(name), -1, `${kind}:${n}`);
      }
  });
  for (const name of given.deck?.discards ?? []) {
    take(idOf(name));
    create(m, idOf(name), -1, 'resourceDiscard');
  }
  for (const kind of ['race', 'resource', 'action'] as const) {
    for (const name of given.deck?.[kind] ?? []) {
      take(idOf(name));
      create(m, idOf(name), -1, kind);
    }
    if (given.only === true) continue;
    for (const card of library.cards) {
      const deck = ['fleet', 'planet', 'tech'].includes(card.type)
        ? 'resource'
        : card.type === 'race'
          ? 'race'
          : card.type === 'homeworld'
            ? 'home'
            : 'action';
      if (deck !== kind) continue;
      for (let i = used.get(card.id) ?? 0; i < card.copies; i++) create(m, card.id, -1, kind);
    }
  }
}

export type Table = {
  readonly state: EseState;
  readonly events: readonly GameEvent[];
  readonly ask: (seat: number) => Ask;
  readonly asks: () => readonly Ask[];
  /** Answers a seat's ask: the option by name or verb, and what else must be said, by need. */
  readonly does: (
    seat: number,
    wanted: string | readonly string[] | number,
    said?: Readonly<Record<string, unknown>>,
  ) => Table;
  /** A seat's time runs out: its ask gets the answer that it declares for that. */
  readonly late: (seat: number) => Table;
  /** Everybody's time runs out, again and again, until something holds or the game is over. */
  readonly drift: (until: () => boolean) => Table;
  /** Names of what a seat may do now; passing for longer than a window, which is possible wherever one may pass, is left out. */
  readonly may: (seat: number) => readonly string[];
  /** Everybody who is asked passes, as long as windows of some kind are open. */
  readonly pass: (...stops: readonly string[]) => Table;
  /** Names of the cards that a seat has in play, sorted. */
  readonly plays: (seat: number) => readonly string[];
  readonly hand: (seat: number, kind: 'resource' | 'action') => readonly string[];
  readonly points: (seat: number) => number;
  readonly max: (seat: number, kind: 'resource' | 'action') => number;
  readonly draws: (seat: number) => number;
  /** Speed and force of a seat's fleets, in the order in which they were laid. */
  readonly speeds: (seat: number) => readonly number[];
  readonly forces: (seat: number) => readonly number[];
  readonly zone: (id: string) => readonly string[];
  readonly told: (e: string) => readonly GameEvent[];
  readonly last: (e: string) => GameEvent | undefined;
};

function sitting(state: EseState, events: GameEvent[], plans = false): Table {
  const name = (id: string) => library.get(state.cards[id]?.def ?? '').name;
  const asks = (): readonly Ask[] =>
    (state.open?.asks ?? []).filter((one) => state.open?.answers[one.seat] === undefined);
  const ask = (seat: number): Ask => {
    const found = asks().find((one) => one.seat === seat);
    if (found === undefined)
      throw new Error(
        `seat ${seat} is asked nothing; asked: ${JSON.stringify(asks().map((one) => [one.seat, one.stop]))}`,
      );
    return found;
  };
  const label = (option: Option) =>
    option.note?.def === undefined ? (option.verb ?? option.id) : library.get(String(option.note.def)).name;
  const options = (seat: number): readonly Option[] => {
    const { choice } = ask(seat);
    return choice.kind === 'number' ? [] : choice.options;
  };
  const find = (list: readonly Option[], wanted: string): Option => {
    const [what = '', owner] = wanted.split('@');
    const found = list.find(
      (one) =>
        (one.id === what || one.verb === what || label(one).toLowerCase() === name0(what)) &&
        (owner === undefined || one.about === Number(owner)),
    );
    if (found === undefined) throw new Error(`no "${wanted}" in: ${list.map(label).join(', ')}`);
    return found;
  };
  const name0 = (what: string) =>
    byName.has(what.toLowerCase()) ? library.get(idOf(what)).name.toLowerCase() : what.toLowerCase();

  const does: Table['does'] = (seat, wanted, said = {}) => {
    if (wanted === 'attack' && !plans && options(seat).some(({ id }) => id === 'tactics')) return does(seat, 'tactics');
    const whole = wanted === 'assign' ? allTo(options(seat), said) : undefined;
    if (whole !== undefined) return send(seat, { pick: [whole] });
    const given: Answer =
      typeof wanted === 'number'
        ? { number: wanted }
        : typeof wanted === 'string'
          ? one(find(options(seat), wanted), said)
          : { pick: several(options(seat), wanted) };
    return send(seat, given);
  };
  /** A single fleet is sent by naming the planet alone. */
  const allTo = (list: readonly Option[], said: Readonly<Record<string, unknown>>): string | undefined => {
    if (list.some(({ id }) => id === 'assign')) return undefined;
    const [planet] = Object.values(said).flatMap((amounts) => Object.keys(amounts as object));
    return planet === undefined ? 'none' : find(list, planet).id;
  };
  const send = (seat: number, given: Answer): Table => {
    const outcome = answer(rules, state, { seat, ask: ask(seat).id, answer: given });
    if (!isStep(outcome)) throw new Error(`${seat} ${JSON.stringify(given)}: ${JSON.stringify(outcome)}`);
    events.push(...outcome.events);
    const planner = plans ? undefined : asks().find(({ stop }) => stop === 'attack.plan');
    return planner === undefined ? self : send(planner.seat, { pick: ['always'] });
  };
  const several = (list: readonly Option[], names: readonly string[]): string[] => {
    const left = [...list];
    return names.map((wanted) => {
      const found = find(left, wanted);
      left.splice(left.indexOf(found), 1);
      return found.id;
    });
  };
  const one = (option: Option, said: Readonly<Record<string, unknown>>): Answer => {
    const needs = option.needs ?? [];
    if (needs.length === 0) return { pick: [option.id] };
    return {
      pick: [option.id],
      with: Object.fromEntries(
        needs.map((need): [string, Answer] => {
          const { choice } = need;
          const key = Object.keys(said).find(
            (k) =>
              k === need.name ||
              (k === 'guards' && need.name.includes('@')) ||
              (byName.has(k.toLowerCase()) && need.name.split('@')[0] === idOf(k)),
          );
          const value = key === undefined ? undefined : said[key];
          if (choice.kind === 'distribute') {
            const amounts = (value ?? {}) as Record<string, number>;
            return [
              need.name,
              {
                amounts: Object.fromEntries(Object.entries(amounts).map(([to, n]) => [find(choice.options, to).id, n])),
              },
            ];
          }
          if (choice.kind !== 'choose') throw new Error('a need of another kind');
          const names = value === undefined ? [] : Array.isArray(value) ? (value as string[]) : [String(value)];
          const [only] = names;
          const nested = only === undefined || choice.max !== 1 ? undefined : find(choice.options, only);
          if (nested?.needs !== undefined) return [need.name, one(nested, said)];
          return [
            need.name,
            {
              pick: several(
                choice.options,
                names.length === 0 && choice.min > 0 ? [choice.options[0]?.id ?? ''] : names,
              ),
            },
          ];
        }),
      ),
    };
  };
  const machine = (): EseMachine => new Machine(rules, state);
  const held = (seat: number, kind: 'resource' | 'action') => zone(state, `${kind}:${seat}`).map(name);

  const self: Table = {
    state,
    events,
    ask,
    asks,
    does,
    late: (seat) => send(seat, ask(seat).fallback),
    drift(until) {
      for (let i = 0; i < 5000 && !until() && state.result === undefined; i++) {
        const next = asks().find((one) => one.free !== true);
        if (next === undefined) throw new Error('the game waits for nobody');
        self.late(next.seat);
      }
      return self;
    },
    may: (seat) =>
      asks().some((one) => one.seat === seat)
        ? options(seat)
            .filter(({ passes }) => passes !== true)
            .map(label)
        : [],
    pass(...stops) {
      for (;;) {
        const next = asks().find(
          (one) => one.role === 'window' && one.free !== true && (stops.length === 0 || stops.includes(one.stop)),
        );
        if (next === undefined) return self;
        does(next.seat, 'pass');
      }
    },
    plays: (seat) => facts.cardsOf(machine(), seat).map(name).sort(),
    hand: held,
    points: (seat: number) => facts.points(machine(), seat),
    max: (seat: number, kind: 'resource' | 'action') => facts.handMax(machine(), seat, kind),
    draws: (seat: number) => facts.drawsOf(machine(), seat),
    speeds: (seat: number) => facts.fleetsOf(machine(), seat).map((id) => facts.speed(machine(), id)),
    forces: (seat: number) => facts.fleetsOf(machine(), seat).map((id) => facts.force(machine(), id)),
    zone: (id: string) => zone(state, id).map(name),
    told: (e: string) => events.filter((one) => one.e === e),
    last: (e: string) => events.findLast((one) => one.e === e),
  };
  return self;
}

/** A new game, from its set-up on. */
export function newGame(seats: number, seed: string, options: Given['options'] = {}) {
  const step = begin(rules, { edition: 'base', seed, options }, seats);
  if (!isStep(step as never)) throw new Error(JSON.stringify(step));
  const { state, events } = step as { state: EseState; events: GameEvent[] };
  return sitting(state, [...events]);
}
