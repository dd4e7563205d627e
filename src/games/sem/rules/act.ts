/** The active player's own moves in the Acquisition and in the Combat Phase (S-4.5, S-6). */
import { check } from '#kernel/answer';
import type { Answer, NewAsk } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { rule, type SemMachine, type SemStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import { type Acquisition, acquisitions } from '../state.ts';
import { actions, RESEARCH, scrapOption } from './actions.ts';
import { hire, lay } from './change.ts';
import { assign, completeResearch } from './change-play.ts';
import { semCosts } from './costs.ts';
import { declareAttack } from './declare.ts';
import { isInPlay, openResearch } from './facts.ts';
import { costOf } from './figures.ts';
import { attackers, attacksIn, enemyTargets, isAttack } from './orders.ts';
import { play } from './pile.ts';
import { isGone } from './turn.ts';

/**
 * One move of the active player, until they end the phase. In a Combat Phase without anybody to attack with there is none but
 * to name the projects to be scrapped, if that has not been done (S-R-40).
 */
export const act: Step = (m, frame) => {
  const { g } = m.state;
  if (isGone(m)) return;
  const [announced, ...later] = g.announced;
  const isCombat = g.phase === 'combat';
  const canFight = attackers(m, g.active).length > 0 && enemyTargets(m, g.active).length > 0;
  const mayScrap = g.scrapping.length === 0 && scrapOption(m, g.active).length > 0;
  if (isCombat && (g.ending === true || !(canFight || mayScrap))) {
    g.announced = [];
    return;
  }
  const ask = actAsk(m, g.active);
  if (isCombat && announced !== undefined) {
    g.announced = later;
    m.version++;
    if (check(ask.choice, announced, 0) === undefined) return m.goOn(frame, announced, rule('act.done'));
    // What was announced is not possible any more: its player decides anew, about what was to follow too.
    g.announced = [];
  }
  m.ask(frame, 'act', ask, rule('act.done'));
};

/** The question to the active player. In the Acquisition Phase, orders to attack end it. */
function actAsk(m: SemMachine, seat: Seat): NewAsk {
  const { phase } = m.state.g;
  const options = actions(m, seat);
  return {
    seat,
    role: 'action',
    stop: phase,
    prompt: { key: `ask.${phase}` },
    choice: { kind: 'choose', options: [...options, { id: 'end', verb: 'endTurn' }], min: 1, max: 1 },
    fallback: { pick: ['end'] },
  };
}

/** Does what the active player has said. */
export const acted: Step = (m, frame, _op, { answer }) => {
  const { g } = m.state;
  const [id = ''] = picked(answer);
  if (answer === undefined || id === 'end') {
    g.ending = true;
    return;
  }
  if (id === 'scrap') {
    g.scrapping = [...picked(needsOf(answer).projects)];
    m.next(frame, rule('act'));
    return;
  }
  if (isAttack(id)) {
    const attacks = attacksIn(answer);
    if (attacks.length === 0) {
      m.next(frame, rule('act'));
      return;
    }
    if (g.phase === 'acquisition') {
      g.announced = [...attacks];
      return;
    }
    const [first, ...others] = attacks;
    g.announced = [...others, ...g.announced];
    m.next(frame, rule('settle'), rule('act'));
    if (first !== undefined) attack(m, first);
    m.next(frame, rule('initiative', { once: true }));
    return;
  }
  m.next(frame, rule('settle'), rule('act'));
  perform(m, g.active, id, answer);
  if (m.state.pile.length > 0) m.next(frame, rule('initiative', { once: true }));
};

function attack(m: SemMachine, answer: Answer): void {
  const [, unit = ''] = (picked(answer)[0] ?? '').split(':');
  declareAttack(m, unit, answer);
}

/** A move of the Acquisition Phase, or a command. */
function perform(m: SemMachine, seat: Seat, id: string, answer: Answer): void {
  const [verb, card = ''] = id.split(':');
  const replies = needsOf(answer);
  const [post] = picked(replies.post);
  switch (verb) {
    case 'play':
      play(m, seat, card, replies);
      return;
    case 'resource':
      comeTo(m, 'resource');
      m.state.g.resourcePlayed = true;
      lay(m, seat, card, 0);
      return;
    case 'research':
      comeTo(m, 'research');
      research(m, seat, card, replies.how);
      return;
    case 'hire': {
      comeTo(m, 'hire');
      const cost = costOf(m, card);
      hire(m, seat, card, cost);
      if (post !== undefined && post !== 'wait') assign(m, card, post, cost);
      return;
    }
    case 'assign':
    case 'move':
      comeTo(m, 'assign');
      if (post !== undefined) assign(m, card, post, costOf(m, card));
      return;
    default:
      throw new Error(`no action "${verb}"`);
  }
}

/** The sub-steps come in their order (S-4.5). */
function comeTo(m: SemMachine, step: Acquisition): void {
  const { g } = m.state;
  if (acquisitions.indexOf(step) > acquisitions.indexOf(g.acquiring)) g.acquiring = step;
}

function research(m: SemMachine, seat: Seat, id: CardId, how: Answer | undefined): void {
  lay(m, seat, id, RESEARCH);
  if (picked(how)[0] === 'alternate') payAlternate(m, seat, id, needsOf(how));
}

/** Completes research by its alternate cost; progress on it is lost (S-R-25). */
export function payAlternate(m: SemMachine, seat: Seat, id: CardId, replies: Readonly<Record<string, Answer>>): void {
  semCosts.pay(m, def(m, id).alternate ?? [], { seat, source: id }, replies);
  if (isInPlay(m, id) && openResearch(m, seat).includes(id)) completeResearch(m, id, true);
}
