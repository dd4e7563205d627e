/**
 * Research, Build and Exploration (3.3 to 3.5): cards of a type from hand, as many as the cards in play allow now.
 *
 * No other player can act in these phases, so one ask offers what can be played in the present one and in those to come:
 * playing a card of a later phase ends the phases before it.
 */
import type { NewAsk, Option } from '#kernel/ask';
import type { Draft } from '#kernel/draft';
import type { Op } from '#kernel/op';
import { picked } from '#kernel/reply';
import type { CardId, Frame } from '#kernel/state';
import type { Playable } from '../cards/parts.ts';
import type { EseMachine, EseStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import { enter, hand } from './change.ts';
import { playsOf } from './facts.ts';
import { cardOption } from './targets.ts';

const verbs = { tech: 'research', fleet: 'build', planet: 'explore' } as const satisfies Partial<
  Record<Playable, string>
>;
type Built = keyof typeof verbs;
const isBuilt = (type: string): type is Built => type in verbs;

/** Ends all remaining phases of this kind; unlike `done`, which ends only the present one. */
const over = { id: 'over', verb: 'done' } as const;

/** What may be put into play from hand in a phase: the type, how many more, and the cards of that type. */
type Room = { readonly type: Built; readonly left: number; readonly cards: readonly CardId[] };

function roomFor(m: EseMachine, type: Built, played: number): Room {
  const { active } = m.state.g;
  const cards = hand(m, 'resource', active).filter((id) => def(m, id).type === type);
  return { type, left: Math.max(0, playsOf(m, active, type) - played), cards };
}

const isPlays = (op: Op): boolean => op.op === 'rule' && op.name === 'turn.plays';

/** The types whose phases are still ahead in a frame. */
const typesAhead = (frame: Frame): readonly Built[] =>
  frame.rest
    .filter(isPlays)
    .map(({ type }) => String(type))
    .filter(isBuilt);

/** Room in the phases that are still ahead; empty for a frame that ends before them. */
export function roomAhead(m: EseMachine, frame: Frame): readonly Room[] {
  return typesAhead(frame).map((type) => roomFor(m, type, 0));
}

/** The cards that may be played, in the order of their phases. A card that would end phases in which something could be played says so. */
export function playOptions(m: EseMachine, rooms: readonly Room[]): readonly Option[] {
  const open = rooms.filter(({ left, cards }) => left > 0 && cards.length > 0);
  const first = open[0]?.type;
  const found: Option[] = [];
  for (const { type, cards } of open)
    for (const id of cards) {
      const option: Draft<Option> = cardOption(m, id, verbs[type]);
      if (first !== undefined && type !== first)
        option.confirm = { key: 'confirm.skips', with: { phase: verbs[first], next: verbs[type] } };
      found.push(option);
    }
  return found;
}

/** How many of each type may be put into play, for the prompt. */
export function countsOf(rooms: readonly Room[]): Readonly<Record<string, number>> {
  return Object.fromEntries(rooms.map(({ type, left }) => [type, left]));
}

/** The option that ends an ask: with all phases ahead, or, if there are none, the present one. */
export const endOf = (frame: Frame): Option => (typesAhead(frame).length > 0 ? over : { id: 'done', verb: 'done' });

export const plays: Step<'turn.plays'> = (m, frame, { type, card }) => {
  const { g } = m.state;
  const now = roomFor(m, type, g.played);
  if (card !== undefined) {
    // Chosen before this phase began.
    if (now.left > 0 && now.cards.includes(card)) put(m, frame, type, card);
    return;
  }
  if (now.left <= 0 || hand(m, 'resource', g.active).length === 0) return;
  const rooms = [now, ...roomAhead(m, frame)];
  const options = playOptions(m, rooms);
  const end = endOf(frame);
  const ask: NewAsk = {
    seat: g.active,
    // Asked whatever the hand holds; if nothing can be played, it is a window that autopilots may pass.
    role: options.length > 0 ? 'action' : 'window',
    stop: g.phase,
    prompt: { key: `ask.${type}`, with: { n: now.left, ...(rooms.length > 1 && countsOf(rooms)) } },
    choice: { kind: 'choose', options: [...options, end], min: 1, max: 1 },
    fallback: { pick: [end.id] },
  };
  m.ask(frame, 'play', ask, { op: 'rule', name: 'turn.played', type });
};

function put(m: EseMachine, frame: Frame, type: Built, id: CardId): void {
  enter(m, id, m.state.g.active, 'played');
  m.state.g.played++;
  m.next(frame, { op: 'rule', name: 'turn.plays', type });
}

export const played: Step<'turn.played'> = (m, frame, { type }, { answer }) => {
  const [id] = picked(answer);
  if (id === undefined || id === 'done') return;
  if (id === over.id || def(m, id).type !== type) goAhead(frame, m, id);
  else put(m, frame, type, id);
};

/** Moves on to the phase of a card, which is played there first; past all of them if `id` is not a card. */
export function goAhead(frame: Frame, m: EseMachine, id: string): void {
  const target = id === over.id ? undefined : def(m, id).type;
  const rest: Op[] = [];
  let reached = false;
  for (const op of frame.rest) {
    if (!isPlays(op) || reached) rest.push(op);
    else if (op.type === target) {
      rest.push({ ...op, card: id });
      reached = true;
    }
  }
  frame.rest = rest;
}
