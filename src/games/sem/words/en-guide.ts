/** The introduction for newcomers and the guide to their first turn, in English. Buttons are bold. */
export const guide = {
  'intro.pitch':
    'Build ships and stations turn by turn, crew them, and shoot your way through to the bases of the others. The last base wins.',
  'intro.length':
    'About ten to fifteen turns each: an hour or two at one sitting, one to two weeks by a few moves a day.',
  'intro.difficulty':
    'Easy to begin with a ready deck: build, then attack. When to fire, intercept and hold back is the hard part.',
  'guide.title': 'Play your first turn',
  'guide.text': `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Everybody chooses a deck; *Iron Line* is the easiest. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it.

1. **Queue.** Choose units and modifications to build, the cheap ones first, or **{queueAll}**. It costs nothing.
2. **Allocation.** Your Yield goes on them. **{allocate}** says what comes first; what you put on it stays. With only one way to do it you are not asked.
3. **Acquisition.** **{resource}**: one resource in each turn, for nothing, and it gives you more from now on. **{research}** begins research for 1 CP. **{hire}** once you have a ship for them. **{play}** is for the other cards.
4. **{endTurn}**. Your damage is repaired, and you keep at most 7 cards.

**The next turns**
• A unit that you have completed is in Testing until your next turn. Then **{attack}**: the figure is the damage. The order can be given in the Acquisition Phase already, and ends it.
• First aim at the defense stations of an opponent, then at the base: those that you pass by fire first.
• When you are attacked you are called. **{fire}** is mostly right; **{defend}** lets you intercept, hold fire or play instants.

**Board** shows who has what, **Cards** any card that you can see.`,
} as const;
