/** Orders that stand for several moves: for several cards, or in the action phase for the attack phase, or for the end of the turn. */
import type { Answer, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { cardsIn } from './musters.ts';

/** Ends the action phase, and the turn after it. */
export const endOfTurn: Option = { id: 'end', verb: 'endTurn' };

/** The verb of an order that ends the action phase first. */
const LAST = 'last.';

/** A move of the attack phase as the last one of the action phase, which ends then. */
export const asLastMove = (option: Option): Option => ({ ...option, verb: `${LAST}${option.verb}` });

/** The verb of a move of the attack phase, whichever phase it is ordered in. */
export const verbInAttackPhase = (verb: string): string => (verb.startsWith(LAST) ? verb.slice(LAST.length) : verb);

/**
 * The single moves that an answer stands for. In the action phase a pass comes before those of the attack phase, and what
 * was ordered waits for that.
 */
export function oneByOne(m: TswMachine, answer: Answer): readonly Answer[] {
  const [id = ''] = picked(answer);
  if (id === endOfTurn.id) return [PASS, PASS];
  const moves = singly(answer);
  return m.state.g.phase === 'action' && isOfAttackPhase(m, id) ? [PASS, ...moves] : moves;
}

const PASS: Answer = { pick: ['pass'] };

/** Whether an option is for the attack phase alone, by its id. */
export function isOfAttackPhase(m: TswMachine, id: string): boolean {
  const [verb = '', of = '', index] = id.split(':');
  if (verb === 'use') return def(m, of).abilities[Number(index)]?.kind === 'ability';
  return ['move', 'raid', 'attack', 'collide', 'advance', 'assault'].includes(verb);
}

function singly(answer: Answer): readonly Answer[] {
  const [verb, of = ''] = (picked(answer)[0] ?? '').split(':');
  const cards = picked(needsOf(answer).cards);
  if (verb === 'raid') return [{ pick: [`move:${of}`] }, { ...answer, pick: [`attack:${of}`] }];
  if (verb === 'muster') return cardsIn(of).map((id): Answer => ({ pick: [`play:${id}`] }));
  if (verb === 'advance') return cards.map((id): Answer => ({ pick: [`move:${id}`] }));
  if (verb === 'assault')
    return cards.map((id): Answer => ({ pick: [`attack:${id}`], with: { target: { pick: [of] } } }));
  return [answer];
}
