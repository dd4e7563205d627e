/** Winning by a card. */
import { shapeOf } from '#cards/verb';
import { playerIn } from '../rules/effects/context.ts';
import { opponents } from '../rules/facts.ts';
import type { EveVerb } from './eve-verb.ts';

const shape = shapeOf('winGame', {}, 'You win the game.');
export const winGame: EveVerb<typeof shape> = {
  shape,
  works: 'once',
  picture: 'world',
  text: () => 'you win the game',
  /** All others lose at the check that follows. */
  run(m, frame) {
    const you = playerIn(m, frame);
    if (you === undefined) return;
    for (const seat of opponents(m.state, you)) m.state.g.losing.push({ seat, how: 'alternative' });
  },
  hint: () => ({ concerns: 'its player', worth: 100 }),
};
