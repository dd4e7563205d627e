/** The Event Phase (3.7): events and Space Sirens of the active player, then what opponents may play against attacks. */
import type { NewAsk, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, move, zone } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { def, effectOf } from '../library.ts';
import { aimsOf, eventOp, isEvent } from '../verbs/index.ts';
import { attackOptions, waysToAttack } from './attack.ts';
import { byChance, discard, hand } from './change.ts';
import { effectsFor, playsOf, stretch } from './facts.ts';
import { handOptions, readHand } from './production.ts';
import { cardOption, need, opponents } from './targets.ts';

/** Asks the active player for events, one after the other, and for the Sirens' call (A22). */
export const event: Step = (m, frame) => {
  const { g } = m.state;
  const left = playsOf(m, g.active, 'event') - g.played;
  const events = left > 0 ? playable(m, g.active) : [];
  const lures = effectsFor(m, g.active, 'lure').filter(({ by }) => !g.used.includes(by));
  const aims = lures.length === 0 ? [] : handOptions(m, g.active, 'lure', ['action']);
  const calls = aims.length === 0 ? [] : lures.map(({ by }) => call(m, by, aims));
  if (hand(m, 'action', g.active).length === 0 && calls.length === 0) return;
  if (left <= 0 && calls.length === 0) return;
  // Opponents can only forbid attacks in between, so one ask covers the last event and whether to attack.
  const attacks = frame.rest.some(({ name }) => name === 'attack') && !g.peace ? attackOptions(m) : [];
  const end = attacks.length > 0 ? 'none' : 'done';
  const ask: NewAsk = {
    seat: g.active,
    role: events.length + calls.length + attacks.length > 0 ? 'action' : 'window',
    stop: 'event',
    prompt: { key: 'ask.event', with: { n: Math.max(0, left), ...(attacks.length > 0 && { attacks: 'yes' }) } },
    choice: { kind: 'choose', min: 1, max: 1, options: [...events, ...calls, ...attacks, { id: end, verb: 'done' }] },
    fallback: { pick: [end] },
  };
  m.ask(frame, 'event', ask, rule('event.played'));
};

/** The Sirens' call, for one of some hands. */
function call(m: EseMachine, by: CardId, aims: readonly Option[]): Option {
  const note = { def: card(m.state, by).def };
  return { id: `lure:${by}`, card: by, note, verb: 'lure', needs: [need('from', 'need.opponent', aims)] };
}

/** Events in a hand that may be played in the player's own Event Phase, with their targets. */
function playable(m: EseMachine, seat: Seat): Option[] {
  const found: Option[] = [];
  for (const id of hand(m, 'action', seat)) {
    const [effect] = def(m, id).do;
    const aims = effect === undefined || !isEvent(effect) ? undefined : aimsOf(m, seat, effect);
    if (aims !== undefined) found.push(cardOption(m, id, 'play', aims.length > 0 ? aims : undefined));
  }
  return found;
}

export const played: Step = (m, frame, _op, { answer }) => {
  const [id] = picked(answer);
  if (id === undefined || id === 'done') return;
  const { g } = m.state;
  if (waysToAttack.includes(id)) {
    g.declares = id;
    return;
  }
  m.next(frame, rule('event'));
  const said = needsOf(answer);
  if (id.startsWith('lure:')) {
    const aim = readHand(picked(said.from)[0]);
    g.used.push(id.slice('lure:'.length));
    if (aim === undefined) return;
    for (const one of byChance(m, 'action', aim.seat, 1)) discard(m, one, 'lure', aim.seat);
    return;
  }
  const [effect] = def(m, id).do;
  const told = picked(said.card)[0] ?? picked(said.from)[0] ?? picked(said.who)[0];
  g.played++;
  m.emit({ e: 'discarded', seat: g.active, card: id, def: card(m.state, id).def, why: 'played' });
  move(m, id, 'shown', { quiet: true });
  m.next(frame, rule('event.spent'));
  if (effect !== undefined && isEvent(effect)) m.next(frame, eventOp(effect, told));
};

/** An event lies open while it takes effect, and is then discarded; the log told of it when it was played (3.7). */
export const spent: Step = (m) => {
  for (const id of [...zone(m.state, 'shown')]) move(m, id, 'actionDiscard', { quiet: true });
};

/** Opponents may forbid attacks this turn; all are asked at the same time, whatever they hold (A12). */
export const opponentsWindow: Step = (m, frame) => {
  const { g } = m.state;
  const asked = opponents(m, g.active).filter((seat) => hand(m, 'action', seat).length > 0);
  if (asked.length === 0 || g.peace) return;
  const asks = asked.map(
    (seat): NewAsk => ({
      seat,
      role: 'window',
      stop: 'event.opponents',
      secret: true,
      known: true,
      spans: { phase: stretch(m, 'event') },
      prompt: { key: 'ask.peace', with: { seat: g.active } },
      choice: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: [
          ...hand(m, 'action', seat)
            .filter((id) => effectOf(def(m, id), 'peace') !== undefined)
            .map((id) => cardOption(m, id, 'play')),
          { id: 'pass', verb: 'pass' },
        ],
      },
      public: ['pass'],
      fallback: { pick: ['pass'] },
    }),
  );
  m.askAll(frame, 'peace', asks, rule('event.answered'), 'decided');
};

export const opponentsAnswered: Step = (m, _frame, _op, { bySeat }) => {
  const play = Object.entries(bySeat).find(([, one]) => picked(one)[0] !== 'pass');
  const [id] = picked(play?.[1]);
  if (play === undefined || id === undefined) return;
  const seat = Number(play[0]);
  discard(m, id, 'played', seat);
  m.state.g.peace = true;
  m.emit({ e: 'peace', seat });
};
