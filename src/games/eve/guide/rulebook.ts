/** The short rules by chapters, for people who have never played: what they need at the table, in plain words. */
import { type RulebookChapter, rulebookTopics } from '../../kit/rulebook.ts';

const chapters: readonly RulebookChapter[] = [
  [
    'goal',
    'The goal, and how to begin',
    'You lead one of four races from your **starbase**. Destroy the starbases of all others and you win. If you must draw a card and your market is empty, you lose.',
    `**What you have**
• a **starbase**: it stands for your home region, pays income and has a shield
• three **outer regions**, not in play yet
• the **market**: your deck. Used cards go to the **scrapheap**
• a **hand**, a wallet of **ISK** (the money), and a **dock** for ships that are being built or are at rest`,
    `**Setting up**
Everybody draws 7 cards. Going round from the first player, each may once shuffle unwanted cards back and draw as many new ones. All start with 0 ISK. Chance names the first player.`,
    `**How a game goes**
Early on, build locations and open regions: they pay ISK each turn. Ships claim the regions, mine, and guard. When your fleet is strong enough, warp it to the enemy’s home and shoot at the starbase.`,
  ],
  [
    'turn',
    'A turn, step by step',
    'The player whose turn it is goes through five phases:',
    `1. **Setup**
   • beginning of the turn: choose between your income and a card
   • *duration step*: your news with a duration come one turn nearer to their end
   • *assembly step*: your unfinished ships come one turn nearer to being ready
   • *income step*: collect ISK
2. **Draw**: one card from the market. With two players the very first turn of the game has no draw. Nobody can act in this phase.
3. **Management**: play cards, move ships, switch on commands, attack, in any order and as often as you can.
4. **Battle**: each attack is fought. Without an attack this phase does not happen.
5. **End**: discard down to 7 cards.`,
    'Then the next player takes a turn.',
    'In every step but the draw phase others may answer with **news** and **abilities**, also in your turn: see *The pile*.',
    '**Tabs.** A Roman numeral on a ship or a news says how many of your own turns are left: II, then I, then done. A ship with assembly II played in one turn is ready in your turn after next.',
  ],
  [
    'income',
    'Income',
    'In your income step you collect ISK for everything you control at that moment:',
    `• your starbase and its structures
• outer regions that you control
• locations in regions that you control, **whoever played them**
• ships with an active **mining**, **haul** or **trade** command (see *Commands* and *Mining, haul, trade*)`,
    'What you control in other players’ turns does not matter; only your own income step counts. ISK that you do not spend stay in your wallet, without a limit.',
    '**A card instead.** At the beginning of your turn you may give up the whole income of this turn. Then you draw one card in the income step and gain no ISK at all in it, not even by abilities. That is worth it when your income is tiny or your hand is empty. Careful: drawing from an empty market loses the game.',
    'Your panel shows what your next income would be as things stand.',
  ],
  [
    'playing-cards',
    'Playing cards',
    'To play a card, pay its price. It goes on the pile, others may answer, then it happens. You play ships, locations, structures and outer regions only in **your own management phase**; news in any phase but the draw phase, also in other players’ turns.',
    `• **Ship**: comes into your dock. With assembly it must be built first.
• **Location**: comes into a region with a free slot. Choose well: *whoever controls the region has the location*.
• **Starbase structure**: built onto your own starbase.
• **News**: does what it says and goes to the scrapheap, or stays if it has a duration.
• **Outer region**: one of your three. It belongs to nobody until a ship is in it. A region that is in play already cannot come a second time.`,
    '**Race icons.** A card with icons can be played only with a starbase of one of those races.',
    '**Limited.** One limited card for each player in each turn.',
    '**Price X.** You choose X when you pay; every X on the card is that number.',
    '**Upgrade.** Once in the game, in your management phase, you may pay to turn your starbase over. Its other side is stronger and secret until then.',
  ],
  [
    'regions',
    'Regions and control',
    'The world is made of regions: one **home region** for each player, and the **outer regions** that have been opened. Every ship, location and structure is in a region.',
    `**Who controls what**
• Your home region is always yours.
• An outer region is controlled by the player with a ship in it. The first ship to arrive takes it.
• When the last ship leaves, nobody controls it.
• While enemy ships still defend it, an attacker does not have it. Once the last defender is gone, the attacker who is there takes it at once.`,
    '**Locations follow their region.** Take a region and its locations work for you: income, minerals and abilities, whoever paid for them. Lose it and they work for the other side.',
    '**Slots.** A region has room for a number of locations; a home region has room without limit.',
    '**Owner and controller.** You own the cards of your own deck for good: they always go back to *your* hand or scrapheap. You control what works for you now. “You” on a card is its controller; *friendly* means controlled by you, *enemy* by an opponent.',
    'Outer regions never leave the game. A home region leaves it only with its player (see *Three or four players*).',
  ],
  [
    'ships',
    'Ships and the dock',
    '**⚔ attack** is the damage a ship deals, **🛡 shield** the damage that destroys it. Shields are full again at the end of each phase, so damage must come all at once.',
    `**In the dock**
A new ship is in your dock. Nothing can target it there. Finished, it counts as being in your home region where a card says *each* or counts ships. But it cannot do anything either: no defending, no commands, no abilities.`,
    `**What ships do in your management phase**, all of it free:
• **Undock** into your home region, if it is finished
• **Dock** again from your home region
• **Warp** from any region to any other, over any distance, as often as you like
• **Attack**: warp into a region that an enemy controls
• **Switch on a command** (see *Commands*)`,
    'Ships guard the region they are in. A ship that stays in your home region defends your starbase; ships in the dock do not.',
    '**Reassemble** means: back to the dock as if just played, with the full time of assembly.',
  ],
  [
    'commands',
    'Commands',
    'Some ships have commands, each with a power. A ship can have **one** of them on. Switch it on in your management phase, free, in a region that you control. It stays on through the turns.',
    `• **Mining** X: in your income step, X times the mineral value of a location there
• **Haul** X: up to X ISK more where you mine
• **Trade** X: X ISK beside a location with income
• **Patrol** X: +X attack while the ship defends
• **Ambush** X: X damage to one attacker in each battle phase, before anybody withdraws`,
    'A command goes **off** when the ship warps, docks, or changes sides, when its region falls to an enemy, and when you switch on another one. So an attacking ship never has one.',
    'The printed cards name these commands; what haul, trade and patrol do exactly is this project’s choice where the cards are not known. The rulings R-20 to R-30 give the fine print.',
  ],
  [
    'mining',
    'Mining, haul, trade',
    '**Mining.** Asteroid fields and some other locations have a **mineral value**. Put a mining ship into their region, switch mining on and choose the location. In each of your income steps it brings *power × mineral value*, in addition to the location’s own income. Several ships may mine the same location.',
    '*Example:* a ship with mining 2 on a field with minerals 2 brings 4 ISK each turn.',
    '**Haul.** A hauler in a region where you mine brings up to its power again, but no more than was mined there in that step. Each mined ISK is hauled once.',
    '*Example:* 4 ISK mined, haulers with haul 2 and haul 3: the stronger brings 3, the other the last 1.',
    '**Trade.** A trader brings its power in each income step if you control its region and a location with an income of its own is there. One trader for each such location.',
    'All three need you to **control the region** in your income step. If the location or the region is lost, mining goes off. If you give up your income for a card, they bring nothing that turn.',
  ],
  [
    'pile',
    'The pile: acting and answering',
    'Whatever is played does not happen at once. It goes on the **pile**, and others may answer.',
    `1. Somebody plays a card or uses an ability: it lies on the pile.
2. The same player may add more, then passes.
3. The next player may add news or abilities *on top*, or pass; and so on around the table.
4. When **all have passed in a row**, everything happens **from top to bottom**: the last thing played happens first. Nothing can be added meanwhile.`,
    '*Example:* a news deals 2 damage to your ship. On top of it you play a news that gives the ship +2 shield. The shield comes first, and the ship survives.',
    '**On the pile go** played cards, outer regions, upgrades, abilities, and battle damage. **Not** on the pile: docking, warping, commands, income.',
    'If a target has gone when its turn comes, nothing happens to it. **Counter** takes something off the pile; what was paid is lost.',
    '**Initiative.** In each step the player whose turn it is acts first, then the others in turn. When all pass on an empty pile, the step is over.',
    'The bot asks you only when you could do something; see *At this table*.',
  ],
  [
    'attack',
    'Attacking',
    'To attack, **warp ships into a region that an enemy controls**. That can be an outer region or a home. Several ships may attack the same region, and you may attack several regions in one turn.',
    `**Until the battle** an attacking ship can do nothing more: no warp, no command, no ability with a cost. The battles come after your management phase:
• you choose the order, but all home regions come first
• each attack is fought to its end before the next one begins`,
    '**Who fights.** Attackers are the ships that warped in. Defenders are all ships of the region’s player there, except docked ones. Third players’ ships do not take part.',
    '**Before you attack**, count: your shields against their attack, and ambush and patrol, which help defenders only. A home region without defenders is always open to fire, but the starbase’s shield must fall within one battle phase.',
    'If all defenders are gone before the battle, an outer region is yours without a fight.',
  ],
  [
    'battle',
    'A battle, step by step',
    'A battle phase has five steps. When both sides decide something, the attacker does so first.',
    `1. **Beginning**: what works “at the beginning of a battle phase”.
2. **Withdraw**: first ambushes strike. Then each side may send ships away: to the dock, to the home region, or to an outer region without ships of others. Another player’s home is closed even if it is empty: to enter it would be an attack.
3. **Target**: each ship may name one enemy ship. The attacker names all targets, then the defender.
4. **Damage**: all ships fire at once. The damage lies on the pile, so there is time for news. A ship whose damage reaches its shield is destroyed.
5. **Result**: in a home region, every attacker still there hits the starbase as well.`,
    `**What comes next**
• At least one defender was destroyed or left: **another battle phase**. The attacker may use it to withdraw.
• All defenders survived: **the attackers must withdraw**.
• No attackers are left: the battle is over.
• No defenders are left: in an outer region the attacker stays and holds it. In a home region the starbase is hit in one more battle phase, then the attackers must leave (a choice of ours: no example of the rules shows it).`,
    'Shields are full again after every battle phase. Damage never adds up over two of them.',
  ],
  [
    'starbase',
    'Hitting a starbase',
    'Attackers that are still in an enemy’s home region in the **result step** all hit the starbase with their attack, even if they have fired at ships in the same phase.',
    'If the damage reaches the starbase’s **total shield**, it falls and its player is out. The total is the starbase’s own shield and the shields of all its structures, with whatever raises it.',
    '**All at once.** The starbase recovers at the end of every phase like a ship. You need enough attack in a single battle phase.',
    '*Example:* a starbase with 7 and a structure with +2 has a total of 9. Ships with 4 and 4 attack do nothing lasting; with one more attack of 1 it falls.',
    'Before the starbase is hit, the damage lies on the pile: players may still answer with news.',
    '**Defending your home:** undock ships and keep them there, switch on patrol or ambush, build structures. Defenders that survive force the attackers to leave.',
  ],
  [
    'abilities',
    'Reading abilities',
    'There are three kinds, and their wording tells which:',
    `• **“When …”, “At …”**: happens by itself. It goes on the pile when the event comes; if it needs a target, its controller chooses.
• **“Cost: effect”**: you may use it when you like, in any phase but the draw phase, as often as you can pay, unless it says *once per turn*. The cost is paid at once, the effect goes on the pile.
• **Everything else**: is always true while the card is in play.`,
    `**Words**
• *target*: chosen when it goes on the pile; it must fit. Docked ships cannot be targets.
• *each*, or a plural: all that fit when it happens; nothing is targeted, and what is destroyed falls at one moment.
• *sacrifice*: your own card in play goes to the scrapheap and counts as destroyed (not in the Exiled edition).
• *discard*: a card from hand goes to the scrapheap; who discards chooses.
• *until end of phase / turn*: then it ends by itself.
• *[Race]* in front: only for players of that race.`,
    '**Card beats rule.** Where a card says something else than these rules, the card is right. `/card` explains the words on any card.',
  ],
  [
    'news',
    'News',
    'News are the quick cards. You may play them in any phase but the draw phase, in **anybody’s turn**: as an answer on the pile, in the middle of a battle, or just so.',
    `**Without a duration** a news happens once and goes to the scrapheap.
**With a duration** (I to IV) it stays in play and works for that many turns of yours. It moves on in your duration step, never in the turn in which it was played. After I it is gone.
**With ∞** it stays until something removes it.`,
    '*Example:* a news with duration III played in your turn shows III, in your next turn II, then I; in the turn after that it goes.',
    '**Good moments**: raise a shield or an attack after targets are named; counter a ship while it is on the pile; return the only guard of a region to its owner’s hand, then warp in without a fight.',
    'If a news needs a target and there is none, it cannot be played. If its target is gone when it would happen, it does nothing.',
  ],
  [
    'decks',
    'Decks',
    `A deck has
• **1 starbase** with its upgraded side; it decides your race
• **3 outer regions**, all different
• a **market** of at least **52 cards**, at most **4 copies** of each`,
    'Cards with race icons must have the icon of your starbase’s race; cards without icons go into any deck. Starbases and regions are never part of the market.',
    'Casual tables let the 52 and the 4 pass.',
    '**A first deck:** about 20 ships from cheap to heavy, 12 locations with income and minerals, a few structures, 12 to 15 news. Ships with assembly hit hard but come late, so have some without it.',
    'The lobby offers decks that are ready to play.',
  ],
  [
    'winning',
    'Winning and losing',
    `**You are out** when
• the damage to your starbase reaches its total shield in one phase, or
• you must draw a card, for whatever reason, and your market is empty, or
• you concede (\`/concede\`).`,
    '**You win** when all others are out, or when a card says so. If the last players fall at the same moment, it is a draw.',
    'A market runs empty slowly: about one card a turn. Cards that make players discard from the market, or extra draws, bring the end nearer. When your market is small, do not give up your income for a card.',
  ],
  [
    'multiplayer',
    'Three or four players',
    `Everything works as with two, and
• play goes round in order of seats
• everybody draws in the first turn, the first player too
• anybody may attack anybody, several players in one turn too
• everybody may answer on the pile, each in turn`,
    '**When a player is out**, the player’s cards leave the game: hand, market, ships, structures, news and the home region. Outer regions stay, and so do the locations in them; they may be claimed by others. What others have built in that home goes to their scrapheaps. Ships that were attacking it withdraw, each to where its player likes. The game goes on with the next player.',
    'The last player left wins.',
    'An outer region can be attacked only by one side at a time in a turn, since only the player whose turn it is warps ships. Ships of a third player in a region do not join a battle there.',
  ],
  [
    'exiled',
    'The Exiled edition',
    'A table plays either the Core Set or the Exiled edition. All other chapters tell the Core Set; this is what the Exiled edition does differently.',
    `**Warping**
• Docking and undocking are warps too: from the dock to your home region and back. A docked ship needs two warps to an outer region; both may be in one turn.
• A warp **goes on the pile**: others may answer before the ships move. Their commands go off at once.
• Ships that attack a region **go in together**, by one warp. A region that you have attacked cannot be attacked again in that phase.
• Docked ships are not in your home region: where a card counts ships, they do not count.`,
    `**Also**
• At most **one outer region** a turn.
• Two more commands: **sniping** X, X damage to one attacker when the first battle phase begins, and **tanking** X, +X shield.
• A **side** of a card is switched on, with every command on it.
• A **sacrificed** card does not count as destroyed.
• What destroys a *target* may aim at such a card **on the pile**, too.`,
    'Then there are characters: see *Characters*.',
  ],
  [
    'characters',
    'Characters: agents and pilots',
    'Only the Exiled edition has them. A character is played like a ship and enters play in your dock.',
    `**In the dock it is an agent.** Its *(Agent)* ability works for you from there, and nobody can target it.`,
    `**On a ship it is a pilot.** When one of your ships warps from the dock to your home region, one docked character may board it. Then its *(Pilot)* ability works instead, and its commands are the ship’s as well, each on its side of the card. The same command on the same side adds up. A ship has at most one pilot; in the dock the pilot gets off again.`,
    `**If the ship is lost** the pilot’s owner decides at once: pay the **clone** cost, and the character is back in the dock as if nothing had happened; or let it be destroyed.`,
    '*Example:* a ship with mining 1 and a pilot with mining 1 on the same side mine with 2 together.',
  ],
  [
    'table',
    'At this table',
    `• **My hand & moves** opens your private panel: your hand, your ISK, and what you can do now. Only you see it.
• **Board** shows the table, **Log** what has happened.
• **Cards** shows any card that you may see; \`/card\` finds every card there is.
• **More…** has settings, these rules and conceding.`,
    'The bot mentions you when it is your move; take your time, the table waits for days if need be. `/games` lists every table that waits for you.',
    '**Fewer presses.** With the *fast* autopilot the bot passes for you where you have nothing to decide. It stops for you where another player’s news or ability can be answered, and in your battles before withdrawals and before damage, if you could act there; always where something of yours is aimed at. You can choose other stops in the settings. *Strict* asks you every time, so that nobody can tell from a quick pass what you hold.',
    'Passing, and what else shows nothing that you hold, is also a button on the table’s message.',
    '**Pass until my turn** or **until I am targeted** passes on until something concerns you.',
    '**Back** takes back a half-made choice; nothing happens until your choice is complete.',
  ],
];

/** All chapters, in the order in which a newcomer reads them. Each text is at most 1,800 characters. */
export const rulebook = rulebookTopics(chapters);
