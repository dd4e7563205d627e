/** The introduction for newcomers and the guide to their first turn, in English. Buttons are bold. */
export const guide = {
  'intro.pitch':
    'Send ships and missiles across to flip the cards of the enemy station. Then kill the commander behind it.',
  'intro.length': 'About ten turns each: half an hour to an hour at one sitting, a week or so by a few moves a day.',
  'intro.difficulty': 'Easy to begin with a ready deck. Counters that cost nothing, in both turns, are the hard part.',
  'guide.title': 'Play your first turn',
  'guide.text': `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it.

1. **Set-up.** Chance lets one of you say who begins. Choose three cards for your station, the dearest ones; one goes into each row. Choose a commander; any will do.
2. **Your turn begins.** You draw for your draw row and gain actions for your action row, 2 for each card in it.
3. **Actions.** **{lay}** and the name of a card and a row: once in a turn, and it costs nothing. Put it into the *action row* first: that is 2 actions more from your next turn on. **{play}** and the name of a card spends actions: a ship for 1 or 2 to begin with; or several.
4. **{endActions}**, or **{endTurn}** if nothing is left to do in it. With more than 3 cards for each card of your discard row you discard some.
5. **Attack phase.** **{move}** sends a ship to the enemy zone; a new one must wait for your next turn. **{attack}** strikes what is in the same zone. **End actions, …** orders it from the action phase. Then **{endTurn}**. You are called when it is your turn, or when you can answer something.

**The next turns**
• A ship that has stood in the enemy zone since your last turn attacks the station: each point of damage flips a card there. When none is face down any more, the damage kills the commander, and you win.
• While a shield stands, the station is safe: destroy it first.
• Cards that cost 0 may be played in either turn, also in answer: counters stop what the other plays.

**Board** shows who has what, **Cards** any card that you can see.`,
} as const;
