/** The hints of the guided first game, in English. Buttons are bold; each text has at most 600 characters in every language. */
export const lesson = {
  'lesson.goal': `**What you want:** destroy the starbase of the other side. For that you need ships, for ships you need *ISK*, the money, and ISK comes from regions and locations that you hold.

This is your opening hand. Each card says its price; you begin with 2 ISK a turn. Keep what costs up to 4, give back what is dearer: it is shuffled away and replaced, once.`,
  'lesson.income': `**Your turn begins.** Either you collect your income, or you draw one more card instead. ISK that you do not spend stay in your wallet, so you can save up for something dear.

At the beginning nearly always **{collect}**: you have more cards in your hand than you can pay for.`,
  'lesson.management': `**Management** is the heart of a turn: play cards, open regions, move ships, as much as you can pay for, in any order. **{play}** shows what you can afford. Ships come into your *dock*; there they are safe and do nothing. Locations pay from your next turn on: put them where you hold the region.

Nothing more to do? **{endManagement}**.`,
  'lesson.ships': `**Ships.** ⚔ is what a ship shoots, 🛡 what it can take in a battle. Some are *under assembly* first: they are ready some turns later. **{undock}** brings a ready ship from the dock into your home region, for nothing; there it guards your starbase.

As long as you have a few ships at home, an enemy has to fight them first.`,
  'lesson.regions': `**Regions are money.** You have three outer regions of your own, still face down. Opening one costs its price; then it belongs to nobody, until a ship arrives. **{warp}** a ship there from your home region: as long as one of yours stays and no enemy comes, the region and its locations pay you each turn.

Open one when a ship is ready to go there and another stays at home: whoever opens a region without a ship opens it for the other side.`,
  'lesson.commands': `**Commands.** Some ships have a command that can be switched on, for nothing: *mining* earns ISK from a location in the region, *ambush* strikes attackers before the shooting, *patrol* is worth what other cards say. One at a time for each ship; it stays on until the ship warps.

A ship that stays where it is should have its command on.`,
  'lesson.attacking': `**Attacking** is warping into a region that the other side controls; the battle follows when you end management. In an outer region you win the region, in their home region you get at the starbase – once its defenders are gone.

Go together: several ships that attack the same region fight side by side. And leave somebody at home.`,
  'lesson.battle': `**A battle** goes in phases: first both sides may withdraw, then each ship names a target, then all shoot together. Damage is gone after each phase, so only what is shot down at once is gone for good.

Withdraw a ship that would fall without taking one with it. Stay if you win the exchange. If no defender leaves the battle in a phase, the attackers must go.`,
  'lesson.targets': `**Targets.** Each of your ships here may shoot at one enemy. Their ⚔ on the same target are added up, and it falls if they come to its 🛡 or more – so put together what is needed for one rather than scratching two.

The panel counts with you while you choose.`,
  'lesson.battle-over': `**The battle is over.** Look at the picture: who has lost ships, and who holds the region now? Whoever has just attacked has fewer ships at home – often the best moment to strike back.

Rebuild first if you are short of ships: money that stays in the wallet defends nothing.`,
  'lesson.end': `**How it ends.** A starbase falls like a ship: when the damage of one battle phase comes to its 🛡. Count your ⚔ before you go. Whoever must draw from an empty market loses as well, but that takes long.

You know all that you need now. **What would you do?** asks a strong computer player for advice on any decision.`,
  'lesson.again.undock':
    'A ship in the dock guards nothing. **{undock}** is free: a ready ship at home stands between the enemy and your starbase.',
  'lesson.again.open':
    'That region belongs to nobody yet, and no ship of yours at home can fly there. Whoever arrives first has it – send a ship as soon as you can.',
  'lesson.again.outgunned':
    'That attack cannot destroy anything there. Compare ⚔ with 🛡 before you go, and send more ships together.',
  'lesson.again.stay':
    'Your ships here can be destroyed without taking one with them. Such a battle is one to withdraw from.',
} as const;
