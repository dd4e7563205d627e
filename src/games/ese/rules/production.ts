/** Production (3.1): cards are drawn; Scavengers look at each draw, Space Nomads try an opponent's hand. */
import type { NewAsk, Option } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { picked } from '#kernel/reply';
import type { Frame, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { HandKind } from '../cards/parts.ts';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { byChance, draw, hand, handZone, passHand, roll, scavenge } from './change.ts';
import { drawsOf, effectsFor, living } from './facts.ts';

export const production: Step = (m, frame) => {
  const { active } = m.state.g;
  m.next(frame, rule('production.pilfer'));
  drawOn(m, frame, drawsOf(m, active));
};

/** Draws `left` cards; before each, Scavengers may choose the top card of the discards instead, as long as there is one (A30). */
function drawOn(m: EseMachine, frame: Frame, left: number): void {
  const { active } = m.state.g;
  const top = zone(m.state, 'resourceDiscard').at(-1);
  if (top === undefined || left <= 0 || effectsFor(m, active, 'scavenge').length === 0) {
    draw(m, active, 'resource', left);
    return;
  }
  frame.env.left = left;
  const ask: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'production',
    prompt: { key: 'ask.draw', with: { n: left } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: top, card: top, verb: 'scavenge', note: { def: card(m.state, top).def } },
        { id: 'deck', verb: 'draw' },
        ...(left > 1 ? [{ id: 'rest', verb: 'drawRest' }] : []),
      ],
    },
    fallback: { pick: [left > 1 ? 'rest' : 'deck'] },
  };
  m.ask(frame, 'source', ask, rule('production.chosen'));
}

export const chosen: Step = (m, frame, _op, { answer }) => {
  const { active } = m.state.g;
  const left = Number(takeOut(frame.env, 'left'));
  const [source] = picked(answer);
  switch (source) {
    case 'rest':
      draw(m, active, 'resource', left);
      return;
    case 'deck':
      draw(m, active, 'resource', 1);
      break;
    default:
      scavenge(m, active);
  }
  drawOn(m, frame, left - 1);
};

/** Games stored under the first version of the rules may wait here for a number: that many from the discards, then the rest. */
export const drawMixed: Step = (m, _frame, _op, { answer }) => {
  const { active } = m.state.g;
  const taken = answer !== undefined && 'number' in answer ? answer.number : 0;
  for (let i = 0; i < taken; i++) scavenge(m, active);
  draw(m, active, 'resource', drawsOf(m, active) - taken);
};

/** One try to take a card from an opponent's hand; empty hands cannot be chosen (A22). */
export const pilfer: Step = (m, frame) => {
  const { active } = m.state.g;
  const [source] = effectsFor(m, active, 'pilfer');
  const options = handOptions(m, active, 'pilfer');
  if (source === undefined || options.length === 0) return;
  frame.env.chance = source.effect.chance;
  const ask: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'production',
    prompt: { key: 'ask.pilfer' },
    choice: { kind: 'choose', options: [...options, { id: 'no', verb: 'pass' }], min: 1, max: 1 },
    fallback: { pick: ['no'] },
  };
  m.ask(frame, 'pilfer', ask, rule('production.pilfered'));
};

/** Opponents' hands that hold cards, as options `resource:2`. */
export function handOptions(
  m: EseMachine,
  seat: Seat,
  verb: string,
  kinds: readonly HandKind[] = ['resource', 'action'],
): Option[] {
  return living(m, seat)
    .filter((one) => one !== seat)
    .flatMap((about) =>
      kinds
        .filter((kind) => hand(m, kind, about).length > 0)
        .map((kind) => ({
          id: handZone(kind, about),
          verb,
          about,
          note: { hand: kind, n: hand(m, kind, about).length },
        })),
    );
}

/** Reads an option of `handOptions`. */
export function readHand(id: string | undefined): { readonly kind: HandKind; readonly seat: Seat } | undefined {
  const [kind, seat] = (id ?? '').split(':');
  return kind === 'resource' || kind === 'action' ? { kind, seat: Number(seat) } : undefined;
}

export const pilfered: Step = (m, frame, _op, { answer }) => {
  const { active } = m.state.g;
  const chance = Number(takeOut(frame.env, 'chance'));
  const aim = readHand(picked(answer)[0]);
  if (aim === undefined) return;
  if (roll(m, active, 'pilfer') <= chance) passHand(m, byChance(m, aim.kind, aim.seat, 1), aim.seat, active, 'pilfer');
};
