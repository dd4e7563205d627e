/**
 * The Captain's habits in The Space War: it answers nothing that the other does, takes the first of the cards among which it
 * chooses, keeps all its durations, and has each card attack the first enemy card that it meets, if it has an
 * attack value at all; the station only where there is none.
 */
import { endOfTurn, verbInAttackPhase } from '#games/tsw/rules/orders';
import type { TswBoard, TswView } from '#games/tsw/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Habits } from '../captain.ts';
import { pick } from '../player.ts';

export const habits: Habits<TswBoard> = {
  overlooked: new Set([
    'ask.station',
    'ask.commander',
    'ask.may',
    'ask.trigger',
    'ask.lookAtTop',
    'ask.upkeep',
    'ask.upkeepOne',
    'ask.discard',
    'ask.discardCards',
    'ask.pile',
    'ask.window',
  ]),
  // It thinks of the attack phase when it comes.
  unseen: (verb) => verbInAttackPhase(verb) !== verb || verb === endOfTurn.verb,
  simple: { 'ask.attack': attackFirst },
};

/** Attacks what is offered first, then moves to the enemy zone whatever is at home. */
function attackFirst({ board }: TswView, { choice, seat }: Ask): Answer {
  const options = choice.kind === 'choose' ? choice.options : [];
  const unit = (card: string | undefined) => board.play.find(({ id }) => id === card);
  for (const attack of options.filter(({ verb }) => verb === 'attack')) {
    const targets = attack.needs?.find(({ name }) => name === 'target')?.choice;
    const [target] = targets?.kind === 'choose' ? targets.options : [];
    if (target !== undefined && (unit(attack.card)?.attack ?? 0) > 0)
      return pick(attack.id, { target: pick(target.id) });
  }
  const move = options.find(({ verb, card }) => verb === 'move' && unit(card)?.at === seat);
  return pick(move?.id ?? 'pass');
}
