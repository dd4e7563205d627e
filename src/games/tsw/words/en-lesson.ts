/** The hints of the guided first game, in English. Buttons are bold; each text has at most 600 characters in every language. */
export const lesson = {
  'lesson.goal': `**What you want:** kill the commander of the other side. In front of every commander lies a *station*, a row of face-down cards: first your ships and missiles must flip those, one card for each point of damage. What is left over hits the commander.

You both set up now. This game counts for nothing, so try things out: **Cards** shows any card that you can see.`,
  'lesson.station': `**Your station** has three rows, and each card in a row gives something every turn, whatever it is: a card to draw (draw row), two actions to spend (action row), three cards that you may hold (discard row).

The cards that you lay down are not lost, but you will not play them soon. So lay down what is dear or of no use early, and keep cheap ships.`,
  'lesson.commander': `**Your commander** has life points and a power of their own. When the life points are gone, you have lost; commanders are never repaired. Both of you choose in secret and turn them up together.

For a first game any will do: many life points forgive mistakes.`,
  'lesson.actions': `**Your action phase.** The lines at the top say how many *actions* you have; what you do not spend is lost as the phase ends. **{play}** puts a card into play for its cost: ships and missiles fight, shields and cannons guard your station, events happen once.

Usually it is good to spend all that you have on ships. The picture shows both zones: yours and the enemy’s.`,
  'lesson.lay': `**Build up the station.** Once in a turn you may lay a card of your hand into it, or move one within it, and it costs no actions. Early in the game do it every turn: a card in the *action row* is two actions more in each turn to come, and each card is one more that the enemy has to flip.

A station has seven cards at most.`,
  'lesson.ending': `**Then attack, or end.** When you have spent what you want, **{endActions}** leads on to your attack phase, in which ships move and shoot. **{endTurn}** skips it.

A card that entered play this turn does not move yet, unless it is *Fast*; but it may already shoot at enemies in its own zone.`,
  'lesson.attack': `**Your attack phase.** **{move}** sends a ship or missile across to the enemy zone, once in a turn. **{attack}** deals its attack value as damage to an enemy card in the same zone; damage stays until it is repaired, and nobody shoots back.

A ship that has stood in the enemy zone since before your turn may attack the station itself, unless a *shield* stands: shoot at that first.`,
  'lesson.discard': `**Too many cards.** You may hold three cards for each card of your discard row; the rest goes now, before the attack phase. Let go what you cannot pay for in the next turns, and keep cards that cost 0: they can be played at any time.

This happens often? Play or lay down more each turn, or put another card into the discard row.`,
  'lesson.answer': `**You may answer.** What is played and every attack waits on a pile until both sides have passed. Cards that cost 0 may be played now, in your turn or the other’s. A *counter* makes a card do nothing – but only a card that is being played just now, no attack.

**Pass** is quite usual. Keep a counter for what would really hurt.`,
  'lesson.flipped': `**A station was hit:** each point of damage turned a card face up. Flipped cards go on giving what their row gives, and their owner may even play them. But when none is left face down, all further damage goes to the commander.

Count the face-down cards on both sides: that is how long each of you has.`,
  'lesson.race': `**How it ends.** Whoever’s commander dies first has lost. If you are ahead in the race, shoot at the station with all you have; if you are behind, destroy the ships that stand in your zone, or put up a shield.

You know all that you need now. **What would you do?** asks a strong computer player for advice on any decision.`,
  'lesson.again.lay-more':
    'You could have laid a card into your station, for nothing. Early in the game do it in every turn.',
  'lesson.again.shoot':
    'A card of yours could still have attacked. Nobody shoots back, so an attack that is left out is a gift.',
} as const;
