/** A guide to the first turn of a game, press by press. Buttons are bold. */
import type { RulesTopic } from '#face/game';
import { sayIn } from './words/catalogue.ts';

const say = sayIn('en');

/** A ship and its captain, as examples. */
const ship = 'Line Cruiser';
const captain = 'Line Captain';

const text = `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Everybody chooses a deck; *Iron Line* is the easiest. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it.

1. **Queue.** Choose units and modifications to build, the cheap ones first, or **${say('all.queue', { n: 2 })}**. It costs nothing.
2. **Allocation.** Your Yield goes on them. **${say('order.begin', { card: ship, gets: 2, lacks: 6, others: undefined })}** says what comes first; what you put on it stays. With only one way to do it you are not asked.
3. **Acquisition.** **${say('order.resource', { card: 'Autofactory' })}**: one resource in each turn, for nothing, and it gives you more from now on. **${say('verb.research')}** begins research for 1 CP. **${say('order.hire', { card: captain, host: ship, n: 4 })}** once you have a ship for them. **${say('verb.play')}** is for the other cards.
4. **${say('verb.endTurn')}**. Your damage is repaired, and you keep at most 7 cards.

**The next turns**
• A unit that you have completed is in Testing until your next turn. Then **${say('order.attack', { acquiring: false, target: 'Border Redoubt', card: ship, n: 4 })}**: the figure is the damage. The order can be given in the Acquisition Phase already, and ends it.
• First aim at the defense stations of an opponent, then at the base: those that you pass by fire first.
• When you are attacked you are called. **${say('verb.fire')}** is mostly right; **${say('verb.defend')}** lets you intercept, hold fire or play instants.

**Board** shows who has what, **Look at a card** any card that you can see.`;

export const firstTurn: RulesTopic = {
  id: 'first-turn',
  title: 'Play your first turn',
  text,
  find: ['how to play', 'tutorial', 'first game', 'start', 'begin', 'beginner', 'newcomer'],
};
