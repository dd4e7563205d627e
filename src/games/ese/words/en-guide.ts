/** The introduction for newcomers and the guide to their first turn, in English. Buttons are bold. */
export const guide = {
  'intro.pitch': 'Collect planets, fleets and techs, trade, and take planets from the others. Most victory points win.',
  'intro.length':
    'About 20 turns in all, fewer with two: an evening at one sitting, one to two weeks by a few moves a day.',
  'intro.difficulty':
    'Easy to begin: everybody plays from the same decks. Secret tactics make the attacks the hard part.',
  'guide.title': 'Play your first turn',
  'guide.text': `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it. Everything can be decided there.

You have a homeworld, a race, and two hands: *resource cards* (fleets, planets, techs) to put into play, *action cards* (tactics, battle cards, events) to use up. Where you can do nothing you are not asked.

1. **Trade, Research, Build, Exploration.** One question for all: research a tech if you hold one, **{build}** a fleet, put down a planet, in this order. Planets are points, fleets keep them: put down all you can, then **{over}**.
2. **Event and attack.** Play an event if it helps, then **{none}** for now: a planet without fleets is easily lost.
3. **End.** Too many cards in hand? Choose what to let go.

**In the turns of others** you are asked only if you are attacked; *When to ask me* in your panel changes that. Send fleets to what is attacked when their speed is called, play battle cards when it comes to the battle, or pass. Fleets that you are not asked about guard your homeworld.

**Board** shows who has what, **Cards** any card that you can see. Next: *Attack: who goes where, by speed*.`,
} as const;
