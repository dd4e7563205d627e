/** A guide to the first turn of a game, press by press. Buttons are bold. */
import type { RulesTopic } from '#face/game';
import { sayIn } from './words/catalogue.ts';

const say = sayIn('en');

const text = `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it. Everything can be decided there.

You have a homeworld, a race, and two hands: *resource cards* (fleets, planets, techs) to put into play, *action cards* (tactics, battle cards, events) to use up. Where you can do nothing you are not asked.

1. **Trade, Research, Build, Exploration.** One question for all: research a tech if you hold one, **${say('verb.build')}** a fleet, put down a planet, in this order. Planets are points, fleets keep them: put down all you can, then **${say('option.over')}**.
2. **Event and attack.** Play an event if it helps, then **${say('option.none')}** for now: a planet without fleets is easily lost.
3. **End.** Too many cards in hand? Choose what to let go.

**In the turns of others** you are asked only if you are attacked; *When to ask me* in your panel changes that. Send fleets to what is attacked when their speed is called, play battle cards when it comes to the battle, or pass. Fleets that you are not asked about guard your homeworld.

**Board** shows who has what, **Look at a card** any card that you can see. Next: *Attack: who goes where, by speed*.`;

export const firstTurn: RulesTopic = {
  id: 'first-turn',
  title: 'Play your first turn',
  text,
  find: ['how to play', 'tutorial', 'first game', 'start', 'begin', 'beginner', 'newcomer'],
};
