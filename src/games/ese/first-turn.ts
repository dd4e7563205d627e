/** The way through the first turn of a game, press by press. Buttons are bold; those of the game have its own words. */
import type { RulesTopic } from '#kernel/game';
import { sayIn } from './words/catalogue.ts';

const say = sayIn('en');

const text = `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it. Everything you decide is decided there.

You have a homeworld, a race, and two hands: *resource cards* (fleets, planets, techs) to put into play, *action cards* (tactics, battle cards, events) to use up. In your turn you are asked phase by phase; where you can do nothing you are not asked.

1. **Trade.** In your first turn press **${say('verb.done')}**.
2. **Research, Build, Exploration.** **${say('verb.play')}** a tech, a fleet and a planet, one each. Planets are points, fleets keep them: put down all you can.
3. **Event.** **${say('verb.play')}** one if it helps, or **${say('verb.done')}**.
4. **Attack.** Asked whether your fleets attack, press **${say('verb.done')}** for now: a planet without fleets is easily lost.
5. **End.** Too many cards in hand? Choose what to let go.

**In the turns of others** you are asked where tactics can be played. Pass until you know your cards; **When to ask me** says how often you want to be asked at all. If a planet of yours is attacked, send fleets to it when their speed is called, and play battle cards when it comes to the battle.

**Board** shows who has what, **Look at a card** any card that you can see. Next: *Attack: who goes where, by speed*.`;

export const firstTurn: RulesTopic = {
  id: 'first-turn',
  title: 'Play your first turn',
  text,
  find: ['how to play', 'tutorial', 'first game', 'start', 'begin', 'beginner', 'newcomer'],
};
