/** The hints of the guided first game, in English. Buttons are bold; each text has at most 600 characters in every language. */
export const lesson = {
  'lesson.goal': `**What you want:** destroy the bases of all others; the last base wins. You build units over several turns, then shoot your way through.

**Queue.** Here you choose what to build: units and modifications from your hand, for nothing, as many as there are free places. Begin with cheap ones, so that something stands soon. A unit’s hit points say how much it can take.`,
  'lesson.yield': `**Allocation.** Your *Yield* is what your cards in play produce each turn. It goes on the projects in your Queue; what you put on one stays there. Once a project has as much as it costs, it is completed.

Usually finish one thing before you begin the next: half a ship does nothing. What you put on beyond the cost is lost.`,
  'lesson.resource': `**Acquisition: the resource first.** Once in a turn you may play one resource, for nothing. It works at once, stays, and nobody can attack it: more Yield, more room, more command points for the rest of the game.

So play one in every turn in which you hold one. The early ones pay most.`,
  'lesson.command': `**Command points (CP)** come back in each of your turns. They pay for research (1 CP to begin it; then it wants Yield), for *personnel* that make the ship or base they serve on better, and for *commands*, which happen once.

What you do not spend is not saved up. *Instants* may be played in the turn of others too: then keep some CP. Nothing more to do? **{endTurn}**.`,
  'lesson.attacked': `**You are attacked.** What is shot at may fire back, and usually should: all damage of an attack is dealt together, so even a ship that falls still hits. **{fire}** is mostly right.

Units with *Intercept* that are no target can do more: shoot at the attacker first, or take the place of the target. The panel says what each way costs you.`,
  'lesson.testing': `**Testing is over.** A unit that is completed spends the turns of the others in *Testing*: it fires back, but begins no attack. From its player’s next turn on it is ready.

So a fleet shows itself a turn before it strikes. Look at what the other side has in Testing, and build what can take its shots.`,
  'lesson.combat': `**Combat** comes after this. A unit that is ready fires its weapons, each once in a turn, at units or bases of others; the order can be given here already. What you attack fires back, so choose targets that you destroy, or that hit softly.

*Defense stations* guard the base: those at which no weapon has been aimed in this turn fire first at whoever passes them. So deal with the stations, then with the base.`,
  'lesson.damage': `**Damage stays** on the hull until it is repaired, at the end of its player’s turn and only by as much as *Repair* says. Shields take damage first and are full again after each of their player’s turns.

So shoot at one thing until it is gone, rather than a little at everything: a unit hits as hard with its last hit point as with its first.`,
  'lesson.discard': `**The end of your turn.** You may keep seven cards, and what your base adds. Let go what you cannot build for long: very dear units while your Yield is small, or second copies.

The scrapyard is no grave: when your deck is empty, it is shuffled and becomes your deck again.`,
  'lesson.pace': `**Build or attack?** Each turn ask two things: do I have the bigger fleet that is ready, and is the way to the base open? If yes, attack with all of it. If not, build, and let the other side run into your guns.

Keep the Queue full: places in it cost nothing, and what waits there can be paid for as soon as there is Yield.`,
  'lesson.end': `**How it ends.** A base whose damage reaches its hit points is destroyed, and its player is out. A base may fire back as well, and be repaired, so come with enough.

You know all that you need now. **What would you do?** asks a strong computer player for advice on any decision.`,
  'lesson.again.resource-first':
    'You held a resource and did not play it. **{resource}** costs nothing and pays for the rest of the game.',
  'lesson.again.fire-too':
    'Your weapons could have fired together on one target. If they destroy it, or the way to the base is open, attack with all of them.',
} as const;
