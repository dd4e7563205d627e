/** A guide to the first turn of a game, press by press. Buttons are bold. */
import type { RulesTopic } from '#face/game';
import { sayIn } from './words/catalogue.ts';

const say = sayIn('en');

const text = `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it. Everything can be decided there.

1. **Opening hand.** Keep cheap ships and locations. Choose in the menu what costs more than 4 ISK to have it replaced, or press the button below it to keep all.
2. **Your turn begins.** Press **${say('verb.collect')}** for your 2 ISK.
3. **Management.** **${say('verb.play')}** and the name of a card: what you can pay for, most often a ship for 1 or 2 ISK. A ship comes into your dock. A location pays from your next turn on: into *your* home with it.
4. Nothing more to do? **${say('verb.endManagement')}**. The others take their turns; you are called when it is yours.

**The next turns**
• **Open** and the name of a region puts one of your outer regions on the table, as soon as you have its price. It belongs to nobody yet.
• **${say('verb.undock')}** brings a ship that is ready into your home region, **${say('verb.warp')}** from there into the new one: now it is yours and pays each turn. Leave one ship there and one at home.
• More ISK, more ships. When their ⚔ together is more than the 🛡 of an enemy’s starbase and they get past its defenders, warp them there: see *Attacking*.

**Board** shows who has what, **Look at a card** any card that you can see.`;

export const firstTurn: RulesTopic = {
  id: 'first-turn',
  title: 'Play your first turn',
  text,
  find: ['how to play', 'tutorial', 'first game', 'start', 'begin', 'beginner', 'newcomer'],
};
