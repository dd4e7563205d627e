/** What comes of plays and attacks once nobody has stopped them (T-6.5, T-8). */
import type { CardId, CardRef, Frame } from '#kernel/state';
import { alive, idOf } from '#kernel/zones';
import { rule, type TswStep as Step, type TswMachine } from '../kind.ts';
import { def, defId } from '../library.ts';
import { finishEvent } from './change.ts';
import { enter, hurt, leavePlay, paralyze } from './change-play.ts';
import { opsFor } from './effects/ops.ts';
import { foeOf, has, shieldsOf } from './facts.ts';
import { attack, defenseLeft } from './figures.ts';
import { strikesOf } from './strikes.ts';
import { abilitiesOf } from './targets.ts';

/** A card comes into play, or an event happens and is over. */
export const cardResolves: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id === undefined) return;
  const kind = def(m, id).type === 'event' ? 'event' : 'entering';
  const effects = abilitiesOf(m, id, kind).flatMap(({ ability }) => opsFor(ability, frame.env));
  m.next(frame, ...effects, rule(kind === 'event' ? 'event.over' : 'card.enters'));
};

/** A card that has been played enters play, unless what it was played on is gone. */
export const cardEnters: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id === undefined) return;
  const on = typeof frame.env.host === 'string' ? alive(m.state, frame.env.host) : undefined;
  enter(m, id, frame.you, 'played', on === undefined ? {} : { on });
};

/** An event that has happened goes to the discard pile. */
export const eventOver: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id !== undefined) finishEvent(m, id, frame.you);
};

/** An attack deals its damage, if there is still who and what. A missile is destroyed then, whether it has hit or not (T-8.9, W12). */
export const attackResolves: Step = (m, frame) => {
  if (frame.by === undefined) return;
  const id = alive(m.state, frame.by);
  if (id === undefined) return fails(m, frame, idOf(frame.by));
  if (def(m, id).type === 'missile') m.next(frame, rule('attack.spent', { card: frame.by }));
  const target = frame.env.target as CardRef | undefined;
  if (target === undefined) return strikeStation(m, frame, id);
  const hit = alive(m.state, target);
  if (hit === undefined) fails(m, frame, id);
  else strikeCard(m, id, hit, target);
};

/** The damage of an attack on a card, then what the text of the attacker adds. */
function strikeCard(m: TswMachine, id: CardId, hit: CardId, target: CardRef): void {
  const attackEffects = strikesOf(m, id, hit);
  hurt(m, hit, attack(m, id));
  for (const strike of attackEffects) {
    if (alive(m.state, target) === undefined) return;
    if (strike === 'paralysis') paralyze(m, hit);
    else leavePlay(m, hit, 'destroyed');
  }
}

/** A shield that is there by now blocks (T-8.4, W14); through shields, what all of them can take is dealt to them first (T-8.8, W17). */
function strikeStation(m: TswMachine, frame: Frame, id: CardId): void {
  const seat = foeOf(frame.you);
  const shields = shieldsOf(m, seat);
  if (shields.length > 0 && !has(m, id, 'through shield')) {
    fails(m, frame, id);
    return;
  }
  let n = attack(m, id);
  for (const shield of shields) {
    const taken = Math.min(n, defenseLeft(m, shield));
    hurt(m, shield, taken);
    n -= taken;
  }
  if (n > 0) m.next(frame, rule('station.damage', { seat, n }));
}

function fails(m: TswMachine, { you }: Frame, id: CardId): void {
  m.emit({ e: 'noEffect', seat: you, card: id, def: defId(m, id) });
}

/** A missile that has attacked is destroyed, if it still is in play. */
export const spent: Step<'attack.spent'> = (m, _frame, { card: missile }) => {
  const id = alive(m.state, missile);
  if (id !== undefined) leavePlay(m, id, 'spent');
};
