/** The introduction for newcomers and the guide to their first turn, in English. Buttons are bold. */
export const guide = {
  'intro.pitch':
    'Earn ISK, open and hold regions, build a fleet of your own deck, and shoot down the starbases of all others.',
  'intro.length': '10 to 15 turns each: an hour or two at one sitting, one to two weeks by a few moves a day.',
  'intro.difficulty':
    'Medium: five phases a turn, and others may answer what you play. Ready decks are there to begin with.',
  'guide.title': 'Play your first turn',
  'guide.text': `**Begin.** \`/play\` in a channel, choose the game. Press **Add computer player** to have somebody to play against; under **Computers** you choose how strong. Then **Start**. The message now has **Go to the table**, where the game goes on. There **My hand & moves** opens your panel; only you see it. Everything can be decided there.

1. **Opening hand.** Keep cheap ships and locations. Choose in the menu what costs more than 4 ISK to have it replaced, or press the button below it to keep all.
2. **Your turn begins.** Press **{collect}** for your 2 ISK.
3. **Management.** **{play}** and the name of a card: what you can pay for, most often a ship for 1 or 2 ISK. A ship comes into your dock. A location pays from your next turn on: into *your* home with it.
4. Nothing more to do? **{endManagement}**. The others take their turns; you are called when it is yours.

**The next turns**
• **Open** and the name of a region puts one of your outer regions on the table, as soon as you have its price. It belongs to nobody yet.
• **{undock}** brings a ship that is ready into your home region, **{warp}** from there into the new one: now it is yours and pays each turn. Leave one ship there and one at home.
• More ISK, more ships. When their ⚔ together is more than the 🛡 of an enemy’s starbase and they get past its defenders, warp them there: see *Attacking*.

**Board** shows who has what, **Cards** any card that you can see.`,
  'firstDraw.title': 'The first draw with three or four players',
  'firstDraw.draw': 'Everybody draws',
  'firstDraw.draw.text': 'The first player draws a card in the first turn, too.',
  'firstDraw.skip': 'The first player skips the first draw',
  'firstDraw.skip.text': 'As with two players: no card in the first turn of the game.',
} as const;
