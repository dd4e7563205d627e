/**
 * What must hold once players are out of a game of EVE, and of whose turn it is: nothing of theirs is left but what R-60
 * leaves, nobody waits for them, and the turn goes round those who still play.
 */
import type { Library } from '#games/eve/library';
import type { EveState } from '#games/eve/state';
import { check } from '#kernel/answer';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { alive, controller, idOf, zone } from '#kernel/zones';

/** Who was out, whose turn it was. */
export type Round = { readonly out: readonly Seat[]; readonly turn: number; readonly active: Seat };

export function roundOf({ out, g }: EveState): Round {
  return { out: [...out], turn: g.turn, active: g.active };
}

/** Everything that is wrong with those who are out, with the order of turns and with how the game has ended. */
export function roundFaults(library: Library, state: EveState, before: Round): string[] {
  return [
    ...state.out.filter((seat) => !leaving(state, seat)).flatMap((seat) => remains(library, state, seat)),
    ...state.out.flatMap((seat) => waitedFor(state, seat)),
    ...outFor(state, before),
    ...takesTurns(state, before),
    ...onPile(state),
    ...lasting(state),
    ...defaults(state),
    ...result(state),
  ];
}

/** What the events of an input tell of those who leave: each is told once. */
export function toldOnce(before: Round, state: EveState, events: readonly GameEvent[]): string[] {
  const told = events.filter((event) => event.e === 'lost').map((event) => event.seat as Seat);
  const left = state.out.filter((seat) => !before.out.includes(seat));
  const conceded = events.some((event) => event.e === 'conceded') && state.result !== undefined;
  return conceded || JSON.stringify(told) === JSON.stringify(left)
    ? []
    : [`seats ${left.join()} have left, the events tell of ${told.join()}`];
}

/** A player is on the way out while strangers in his home are asked where they go. */
function leaving(state: EveState, seat: Seat): boolean {
  const asked = state.open?.asks[0]?.prompt.key === 'ask.mustWithdraw';
  const toDo = (name: string) =>
    state.frames.some(({ rest }) => rest.some((op) => op.name === name && op.seat === seat));
  return state.result !== undefined || (asked && toDo('checks.remove'));
}

/** Only outer regions, and locations outside his home, stay in play of what a player owned; he controls nothing. */
function remains(library: Library, state: EveState, seat: Seat): string[] {
  const kept = ['hand', 'market', 'scrap', 'regions'].filter((name) => zone(state, `${name}:${seat}`).length > 0);
  const inPlay = zone(state, 'play').flatMap((id) => {
    const { type } = library.get(state.cards[id]!.def);
    const { own } = state.cards[id]!;
    const stays = type === 'outer region' || type === 'location';
    const found = own === seat && !stays ? [`${type} ${id} of seat ${seat}, who is out, is in play`] : [];
    if (type !== 'location' && controller(state, id) === seat) found.push(`seat ${seat}, who is out, controls ${id}`);
    if (state.cards[id]!.at === state.g.base[seat]) found.push(`${id} is in the home of seat ${seat}, who is out`);
    return found;
  });
  return [...kept.map((name) => `seat ${seat} is out and still has cards in ${name}`), ...inPlay];
}

/** Nobody who is out is asked, acts or attacks, or has something triggered or on the pile. */
function waitedFor(state: EveState, seat: Seat): string[] {
  const { g } = state;
  const found: string[] = [];
  if (state.open?.asks.some((ask) => ask.seat === seat)) found.push(`seat ${seat} is out and is asked`);
  if (g.losing.some((one) => one.seat === seat)) found.push(`seat ${seat} is out and is still to lose`);
  if (leaving(state, seat)) return found;
  if (state.pile.some((item) => item.seat === seat)) found.push(`seat ${seat} is out and has something on the pile`);
  if (state.waiting.some((one) => one.you === seat))
    found.push(`an ability of seat ${seat}, who is out, has triggered`);
  const home = g.base[seat];
  if (g.attacks.some((one) => one.region === home)) found.push(`the home of seat ${seat}, who is out, is attacked`);
  if (g.attacks.some((one) => one.by === seat)) found.push(`seat ${seat}, who is out, attacks`);
  if (g.battle !== undefined && g.battle.against === seat && g.battle.region === home)
    found.push(`the home of seat ${seat}, who is out, is fought over`);
  return found;
}

/** Who is out stays out, and is so once. */
function outFor(state: EveState, before: Round): string[] {
  const back = before.out.filter((seat) => !state.out.includes(seat));
  const twice = new Set(state.out).size < state.out.length;
  return [...back.map((seat) => `seat ${seat} is in the game again`), ...(twice ? [`out twice: ${state.out}`] : [])];
}

/** The turn goes on to the next living player (C-4.1); it is nobody's who is out, but for what is left on his pile. */
function takesTurns(state: EveState, before: Round): string[] {
  const { active, turn, attacks } = state.g;
  const found: string[] = [];
  const living = (seat: Seat) => !state.out.includes(seat);
  const settling = state.pile.length > 0 || state.open?.asks[0]?.role === 'choice';
  if (state.result === undefined && !living(active) && !settling) found.push(`seat ${active} is out and has the turn`);
  if (attacks.some((one) => one.by !== active)) found.push('somebody attacks in the turn of another player');
  if (turn === before.turn && turn > 0 && active !== before.active) found.push('the turn went on without counting');
  if (turn === before.turn + 1 && before.turn > 0) {
    const round = Array.from({ length: state.seats }, (_, i) => (before.active + 1 + i) % state.seats);
    // Whoever left in the same input may have left before or after the turn went on.
    const stood = round.filter((seat) => !before.out.includes(seat));
    const next = round.filter(living)[0];
    if (active !== next && !(stood[0] === active && state.out.includes(active)))
      found.push(`the turn went from seat ${before.active} to ${active}, not to ${next ?? 'nobody'}`);
  }
  return found;
}

/** The cards in the zone of the pile are those of the things on it, and of what is resolving. */
function onPile(state: EveState): string[] {
  const held = new Set([
    ...state.pile.filter(({ kind }) => kind === 'card' || kind === 'region').map(({ card }) => idOf(card ?? '')),
    ...state.frames.flatMap(({ by }) => (by === undefined ? [] : idOf(by))),
  ]);
  const lost = zone(state, 'pile').filter((id) => !held.has(id));
  return state.result === undefined ? lost.map((id) => `${id} lies in the zone of the pile for nothing`) : [];
}

/** Lasting effects stick to what is there. */
function lasting(state: EveState): string[] {
  return state.lasting.flatMap((one) => {
    const lost = [...(one.on ?? []), ...(one.while === undefined ? [] : [one.while])].filter(
      (ref) => alive(state, ref) === undefined,
    );
    return lost.map((ref) => `effect ${one.id} sticks to ${ref}, which is gone`);
  });
}

/** What is answered for a seat when its time runs out is legal. */
function defaults(state: EveState): string[] {
  return (state.open?.asks ?? []).flatMap((ask) => {
    const fault = check(ask.choice, ask.fallback, 0);
    return fault === undefined ? [] : [`the default of ${ask.prompt.key} is not legal: ${fault}`];
  });
}

/** The game goes on as long as two play; the last one has won, and nobody left is a draw (C-14.4, R-61). */
function result(state: EveState): string[] {
  const left = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !state.out.includes(seat));
  if (state.result === undefined) return left.length > 1 ? [] : [`${left.length} are left and the game goes on`];
  return left.length < 2 && JSON.stringify(state.result.winners) === JSON.stringify(left)
    ? []
    : [`seats ${state.result.winners.join()} have won, and ${left.join()} are left`];
}
