/** What comes of plays and attacks once nobody has stopped them (T-6.5, T-8). */
import type { CardId, CardRef, Frame } from '#kernel/state';
import { alive, card, idOf } from '#kernel/zones';
import { enter, finishEvent, hurt, leavePlay } from '../change.ts';
import { opsFor } from '../effects/ops.ts';
import { foeOf, has, shieldsOf } from '../facts.ts';
import { attack, defenseLeft } from '../figures.ts';
import { rule, type TswStep as Step, type TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { abilitiesOf } from '../targets.ts';

/** A card comes into play, or an event happens and is over. */
export const cardResolves: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id === undefined) return;
  if (def(m, id).type !== 'event') return enter(m, id, frame.you, 'played');
  const effects = abilitiesOf(m, id, 'event').flatMap(({ ability }) => opsFor(ability, frame.env));
  m.next(frame, ...effects, rule('event.over'));
};

/** An event that has happened goes to the discard pile. */
export const eventOver: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id !== undefined) finishEvent(m, id, frame.you);
};

/** An attack deals its damage. A missile is destroyed then, whether it has hit or not (T-8.9). */
export const attackResolves: Step = (m, frame) => {
  if (frame.by === undefined) return;
  const id = alive(m.state, frame.by);
  if (id === undefined) return fails(m, frame, idOf(frame.by));
  if (def(m, id).type === 'missile') m.next(frame, rule('attack.spent', { card: frame.by }));
  const target = frame.env.target as CardRef | undefined;
  if (target === undefined) return strikeStation(m, frame, id);
  const hit = alive(m.state, target);
  if (hit === undefined) fails(m, frame, id);
  else hurt(m, hit, attack(m, id));
};

/** A shield that is there by now blocks; through shields, what they can take is dealt to them first (T-8.4, T-8.8). */
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
  m.emit({ e: 'noEffect', seat: you, card: id, def: card(m.state, id).def });
}

/** A missile that has attacked is destroyed, if it still is in play. */
export const spent: Step<'attack.spent'> = (m, _frame, { card: missile }) => {
  const id = alive(m.state, missile);
  if (id !== undefined) leavePlay(m, id, 'spent');
};
