/** The hints of the guided first game, in English. Buttons are bold; each text has at most 600 characters in every language. */
export const lesson = {
  'lesson.goal': `**What you want:** the most victory points when the shared resource deck runs out – or to be the only one who still has a planet. Planets are points, fleets take and guard them, techs make everything better. The lines at the top count yours; the picture shows who has what.

It is your turn, and one question covers trade, techs, fleets and planets, in this order. Put down a tech if you hold one, then **{build}** a fleet: an empire without fleets is soon robbed.`,
  'lesson.fleets': `**Fleets** come in three classes: light (force 4), main (8) and heavy (12). Force decides battles. In return the light ones are the fastest: in an attack slow fleets must say first where they go, and fast ones answer to that.

Usually you may build one a turn, so do it in every turn in which you hold one.`,
  'lesson.planets': `**Planets** are put down in the Exploration Phase, usually one a turn. Each has points, a force of its own that helps to defend it, and often something that it does for you. **Cards** shows it all.

Put down what you can: what lies in your hand at the end of the game is worth nothing. But a planet that nobody guards invites attackers.`,
  'lesson.events': `**Action cards** are your second hand; it was filled up just now. There are three kinds: *events*, of which you may play one a turn, here; *tactics*, for attacks; *battle cards*, for the battles that follow. They are used up, and come back for nothing each turn – so do not save them all for later.

If an event helps you now, play it. Then go on.`,
  'lesson.attack': `**Do you attack?** Whoever attacks sends fleets against planets of others. A planet is taken if the attack is larger than the planet’s own force and its defenders together. So look at the picture: where are their fleets few and the planet weak?

Fleets that attack do not stay away: they are home again before the other’s turn. If you do not win, you lose one fleet at most in each battle.`,
  'lesson.assign': `**Who goes where.** Speeds are called from the lowest up: heavy fleets first, then main, then light ones. Only fleets of the speed being called may be sent now; those that you do not send have missed this attack.

Send enough to one planet rather than a little to each: only a majority takes anything. The defender answers with fleets of the same speed, and you answer that with your faster ones.`,
  'lesson.attacked': `**You are attacked.** At each speed you see what is sent against you, then you may send fleets of the same speed to guard your planets. To take a planet, an attack must be larger than its own force, your fleets there and your battle cards together.

Guard where it makes the difference: your homeworld is worth most, and while you hold it you draw three resource cards a turn instead of one. A fleet sent where nobody attacks does nothing.`,
  'lesson.tactics': `**A window for tactics.** Both sides may play tactics here, openly, or pass; once all have passed, it goes on. *A* on a card is for the attacker, *D* for the defender. Tactics raise speeds, send fleets elsewhere, cancel other cards …

Passing is quite usual. Play one if it turns this attack; **Cards** tells what yours do. **{rest}** saves you presses.`,
  'lesson.battle': `**Battle.** Both sides add up the force of their fleets here and of the battle cards that they play now. The smaller side loses one fleet; equal sums cost nobody anything. The planet is taken only if the attack is larger than the defence and the planet’s own force together.

Count before you spend: if a card cannot turn the result, keep it. The line above the buttons says how it stands.`,
  'lesson.taken': `**A planet has changed hands**, with everything attached to it. That counts twice: its points go to the one and are missing from the other.

If it was yours: take it back while its new owner has few fleets near it – all fleets are free for each attack. If you won it: it has the same weak spot, so keep building.`,
  'lesson.cards': `**Where your cards come from.** At the beginning of your turn you drew three resource cards, as you still hold your homeworld; without it, it would be one. At the end of a turn five resource and seven action cards are all you may keep, so put cards down rather than hoard them.

**{offer}** proposes a trade. With two players it seldom pays: what helps the other hurts you.`,
  'lesson.end': `**How it ends.** The line with 📦 at the top counts the resource deck. When it is empty as a turn is to begin, the game is over: points decide, then fleets. So if you lead, build and let time pass; if you are behind, attack where points are won.

You know all that you need. **What would you do?** asks a strong computer player for advice on any decision.`,
  'lesson.again.build':
    'You still held a fleet that you could have put down. **{build}** in every turn in which you hold one.',
  'lesson.again.explore': 'A planet in your hand is worth nothing. Put one down in every turn in which you hold one.',
} as const;
