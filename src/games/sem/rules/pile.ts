/**
 * Chances to answer (S-R-22, S-R-23): whoever is not the player of what is on top comes first, clockwise; the thing on top
 * resolves once all have passed, and all have their chances anew.
 */
import { type Outcome, type PlacedChance, pileSteps, push } from '#cards/pile';
import { check } from '#kernel/answer';
import type { Answer, NewAsk } from '#kernel/ask';
import { restored, stored } from '#kernel/kind';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Env, Seat } from '#kernel/state';
import { idOf, ref } from '#kernel/zones';
import { rule, type Sem, type SemMachine } from '../kind.ts';
import { def, library } from '../library.ts';
import { attackedHosts } from './aims.ts';
import { playCommand } from './change.ts';
import { commandNeeds, commandOption, mayAnswer, playable } from './commands.ts';
import { declareCommand } from './declare.ts';
import { defenseAsk, readDefense } from './defense.ts';
import { opponentsOf } from './facts.ts';
import { costOf } from './figures.ts';
import { defsOf, readChoices } from './targets.ts';

export const pile = pileSteps<Sem>({
  policy: { after: 'next', resolves: 'top' },
  stop: 'command',
  seats: seatsAsked,
  ask: question,
  perform: (m, seat, answer) => perform(m, seat, answer),
  resolve(m, { ops, seat, env, card }) {
    m.open(
      ops.map((op) => restored<Sem>(op)),
      seat,
      env,
      card,
    );
  },
});

/** Who has a chance now: owners of attacked cards, once in an attack, and those who have command points to answer with. */
function seatsAsked(m: SemMachine): readonly Seat[] {
  const { g, pile: waiting } = m.state;
  const { minAnswer } = library(m);
  const canPay = (seat: Seat) => mayAnswer(m, seat, minAnswer);
  const top = waiting.at(-1);
  if (top === undefined) {
    const also = g.phase === 'beginning' || g.phase === 'repair' ? [g.active] : [];
    return [...opponentsOf(m, g.active), ...also].filter(canPay);
  }
  const others = opponentsOf(m, top.seat);
  const { attack } = g;
  if (top.info?.attack !== true || attack === undefined) return [...others, top.seat].filter(canPay);
  const asked = others.filter((seat) => {
    const isAttacked = attackedHosts(m, seat).length > 0;
    if (isAttacked) return !attack.answered.includes(seat);
    return top.kind === 'command' && canPay(seat) && !attack.answered.includes(seat);
  });
  return [...asked, ...(canPay(top.seat) ? [top.seat] : [])];
}

function question(m: SemMachine, { seat, stop }: PlacedChance): NewAsk {
  const top = m.state.pile.at(-1);
  const isDefender = top?.info?.attack === true && seat !== top.seat && attackedHosts(m, seat).length > 0;
  if (isDefender && m.state.g.attack?.answered.includes(seat) === false) return defenseAsk(m, seat);
  const options = playable(m, seat, true).map((id) => commandOption(m, seat, id));
  const isOwn = top?.seat === seat;
  return {
    seat,
    role: 'window',
    stop: top === undefined ? `${stop}${seat === m.state.g.active ? '.own' : ''}` : isOwn ? 'own' : 'command',
    secret: true,
    ...(top !== undefined && !isOwn && { known: true as const }),
    spans: { turn: `turn ${m.state.g.turn}` },
    prompt: { key: top === undefined ? 'ask.window' : 'ask.answer', with: { def: top?.def ?? '' } },
    choice: { kind: 'choose', options: [...options, { id: 'pass', verb: 'pass' }], min: 1, max: 1 },
    fallback: { pick: ['pass'] },
  };
}

/** Does what a seat has answered: a command is played, or the form of a defender filled in. */
function perform(m: SemMachine, seat: Seat, answer: Answer): Outcome {
  const [id = ''] = picked(answer);
  if (id.startsWith('play:')) {
    play(m, seat, id.slice('play:'.length), needsOf(answer));
    return 'added';
  }
  const { attack } = m.state.g;
  const { replies, commands } = readDefense(m, seat, answer);
  if (attack === undefined) return 'next';
  // Somebody who is asked again says all of it anew.
  attack.replies = [...attack.replies.filter(({ unit }) => m.state.cards[idOf(unit)]?.own !== seat), ...replies];
  attack.answered.push(seat);
  m.version++;
  let isAdded = false;
  for (const one of commands) {
    const needs = commandNeeds(m, seat, one.card);
    // What an earlier one of the same form has paid for, or changed, may leave no way to play it: then it is kept.
    if (needs === undefined || !isAnswered(needs, one.needs)) continue;
    play(m, seat, one.card, one.needs);
    isAdded = true;
  }
  return isAdded ? 'added' : 'next';
}

function isAnswered(needs: NonNullable<ReturnType<typeof commandNeeds>>, answers: Readonly<Record<string, Answer>>) {
  return needs.every(({ name, choice }) => {
    const given = answers[name];
    return given !== undefined && check(choice, given, 1) === undefined;
  });
}

/** Plays a command: it is paid for, its targets are named, and it waits for answers. */
export function play(m: SemMachine, seat: Seat, id: CardId, replies: Readonly<Record<string, Answer>>): void {
  const env: Env = {};
  const targets = readChoices(m, replies, env);
  const { attack } = def(m, id);
  playCommand(m, seat, id, costOf(m, id), targets.length === 0 ? {} : { targets, targetDefs: defsOf(m, targets) });
  if (attack === true) declareCommand(m, seat, id, env);
  // Whoever acts after others have been asked opens the question anew for those who could still do something about it.
  else if (m.state.g.attack !== undefined && seat === m.state.g.attack.seat) m.state.g.attack.answered = [];
  push(m, {
    kind: 'command',
    seat,
    card: ref(m.state, id),
    def: def(m, id).id,
    ops: [...stored<Sem>([...(attack === true ? [rule('attack.fire')] : []), rule('command.resolves')])],
    env,
    ...(targets.length > 0 && { targets }),
    ...(attack === true && { info: { attack: true } }),
  });
}
