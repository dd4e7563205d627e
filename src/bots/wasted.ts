/**
 * Wasted plays: those without which the same turn would have gone as well. A turn is played again without one of its plays, with
 * all other answers that were given in it; if nothing differs at its end but what the play has cost, it was for nothing.
 */
import type { Game } from '#face/game';
import { isPass } from '#kernel/answer';
import type { Answer, Ask } from '#kernel/ask';
import type { Card, CardId, Seat, State, ZoneId } from '#kernel/state';
import type { School } from './schools.ts';
import { winChances } from './search/prospects.ts';

/** An answer that was given, with the state before it, as text. `turn`: counts the turns of all players. */
export type Step = { readonly state: string; readonly ask: Ask; readonly answer: Answer; readonly turn: number };

/** An answer that is about to be given, to be looked at later. */
export const stepOf = (game: Game, state: State, ask: Ask, answer: Answer): Step => ({
  state: JSON.stringify(state),
  ask,
  answer,
  turn: game.view(state, undefined).turn,
});

/** `loss`: by how much the chance of winning, from 0 to 1, would have been better without the play. */
export type Wasted = Step & { readonly loss: number };

/**
 * The wasted plays of a game, in their order. Only what might have been left undone counts: reactions, and the actions of one's
 * own turn that use a card. A play to which others reacted, or without which the turn cannot be played, was not for nothing.
 */
export function wastedPlays(game: Game, steps: readonly Step[], { prospects, zones }: School): readonly Wasted[] {
  return steps.flatMap((step, n) => {
    const ends = isPlay(step) && usesCard(step) ? endsOf(game, steps, n) : undefined;
    if (ends === undefined || !isForNothing(ends, step.ask.seat, zones)) return [];
    const [played, without] = ends.map((end) => winChances(prospects, game.view(end, undefined))[step.ask.seat] ?? 0);
    const loss = (without ?? 0) - (played ?? 0);
    return loss < 0 ? [] : [{ ...step, loss }];
  });
}

const isPlay = ({ ask, answer }: Step): boolean => ask.role !== 'choice' && !isPass(ask, answer);

/** Ending a phase uses none. */
function usesCard({ ask: { choice }, answer }: Step): boolean {
  if (choice.kind !== 'choose' || !('pick' in answer)) return true;
  return choice.options.some(({ id, card }) => card !== undefined && answer.pick.includes(id));
}

/** How a turn has ended, and how it would have ended without a play. */
type Ends = readonly [played: State, without: State];

/** Undefined if the game ended in that turn, or the turn cannot be played without the play. */
function endsOf(game: Game, steps: readonly Step[], n: number): Ends | undefined {
  const [step, ...later] = steps.slice(n);
  if (step === undefined) return undefined;
  const length = later.findIndex(({ turn }) => turn !== step.turn);
  const end = later[length];
  const rest = end && afterwards(game, step, later.slice(0, length));
  const without = rest && playedOn(game, game.open(step.state) as State, rest, step);
  return end && without && [game.open(end.state) as State, without];
}

/**
 * What was answered once a play had taken effect; what was decided for it until then goes with it. Undefined if somebody else
 * did something meanwhile, or answered it in the same window: they had to.
 */
function afterwards(game: Game, { state, ask }: Step, later: readonly Step[]): readonly Step[] | undefined {
  const pileOf = (text: string): number => (game.open(text) as State).pile.length;
  const before = pileOf(state);
  const over = later.findIndex((one) => pileOf(one.state) <= before);
  const closed = later.findIndex((one) => one.ask.prompt.key !== ask.prompt.key);
  const end = Math.max(over < 0 ? later.length : over, closed < 0 ? later.length : closed);
  const meanwhile = later.slice(0, end);
  if (meanwhile.some((one) => isPlay(one) && one.ask.seat !== ask.seat)) return undefined;
  return over < 0 ? [] : later.slice(over);
}

/**
 * Plays to the end of a turn with given answers. Undefined if one of them, other than a pass, finds no place, or if somebody
 * else may act who could not. Changes `state`.
 */
function playedOn(
  game: Game,
  state: State,
  answers: readonly Step[],
  { turn, ask: { seat } }: Step,
): State | undefined {
  const left = [...answers];
  // Passes may be asked for more often than they were; nothing else may.
  for (let inputs = 0; inputs <= 2 * answers.length + 20; inputs++) {
    if (state.result !== undefined || game.view(state, undefined).turn !== turn)
      return left.some(isPlay) ? undefined : state;
    const ask = state.open?.asks.find((one) => one.free !== true && state.open?.answers[one.seat] === undefined);
    const given = ask && nextOf(left, ask);
    if (ask === undefined || (given === undefined && mayMatter(ask, seat))) return undefined;
    const answer = given?.answer ?? ask.fallback;
    if ('refused' in game.answer(state, { seat: ask.seat, ask: ask.id, answer })) return undefined;
  }
  return undefined;
}

/** Whether nobody can say what would have been answered: passing windows and ending one's own turn is always right. */
const mayMatter = ({ role, seat }: Ask, by: Seat): boolean => role === 'choice' || (role === 'action' && seat !== by);

/** Takes what a seat next answered to an ask of this kind out of a list; other asks that it passed before are gone by. */
function nextOf(left: Step[], { seat, prompt }: Ask): Step | undefined {
  const at = left.findIndex((one) => one.ask.seat === seat && (one.ask.prompt.key === prompt.key || isPlay(one)));
  if (left[at]?.ask.prompt.key !== prompt.key) return undefined;
  return left.splice(at, 1)[0];
}

/**
 * Whether a play has cost its seat something and changed nothing else: the cards that differ are the seat's and lie aside.
 * Where chance had a say it might have come otherwise, and whoever has drawn cards has had more to choose from.
 */
function isForNothing([played, without]: Ends, seat: Seat, { aside, drawn }: School['zones']): boolean {
  if (played.result !== undefined || without.result !== undefined) return false;
  if (played.pile.length + without.pile.length > 0 || !isSame(played.rng, without.rng)) return false;
  const ids = Object.keys(played.zones);
  if (ids.some((id) => drawn.test(id) && lengthOf(played, id) < lengthOf(without, id))) return false;
  const [now, then] = [placesOf(played), placesOf(without)];
  const cards = Object.entries(played.cards);
  const isLost = ([id, card]: readonly [CardId, Card]): boolean =>
    (card.own === seat || then.get(id)?.endsWith(`:${seat}`) === true) &&
    aside.test(now.get(id) ?? '') &&
    without.cards[id] !== undefined;
  const isKept = ([id, card]: readonly [CardId, Card]): boolean =>
    now.get(id) === then.get(id) && isSame({ ...card, gen: 0 }, { ...without.cards[id], gen: 0 });
  const lastingOf = ({ lasting }: State) => lasting.map((one) => ({ ...one, id: 0 }));
  return (
    cards.length === Object.keys(without.cards).length &&
    cards.every((one) => isKept(one) || isLost(one)) &&
    (cards.some(([id]) => now.get(id) !== then.get(id)) || !isSame(played.g, without.g)) &&
    isSame(lastingOf(played), lastingOf(without)) &&
    isSame(exceptOf(played.g, seat), exceptOf(without.g, seat))
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const lengthOf = ({ zones }: State, id: ZoneId): number => zones[id]?.length ?? 0;

const placesOf = ({ zones }: State): ReadonlyMap<CardId, ZoneId> =>
  new Map(Object.entries(zones).flatMap(([zone, cards]) => cards.map((id) => [id, zone] as const)));

/** A game's own facts without the numbers that are a seat's: what it has to spend. */
function exceptOf(facts: unknown, seat: Seat): unknown {
  if (Array.isArray(facts)) {
    const isBySeat = seat < facts.length && facts.every((one) => typeof one === 'number');
    return isBySeat ? facts.with(seat, 0) : facts.map((one) => exceptOf(one, seat));
  }
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, exceptOf(value, seat)]));
}
