/** What is said about cards that are looked up, in English: figures, and the game's words with their meaning. ICU messages. */
export const info = {
  // Type lines.
  'type.starbase': 'Starbase',
  'type.upgraded': 'upgraded',
  'type.outer region': 'Outer region',
  'type.ship': 'Ship',
  'type.news': 'News',
  'type.structure': 'Starbase structure',
  'type.location': 'Location',
  'type.character': 'Character',

  // Figures.
  'figure.race': 'Race',
  'figure.price': 'Price',
  'figure.upgrade': 'Upgrade price',
  'figure.isk': '{n} ISK',
  'figure.income': 'Income',
  'figure.attack': 'Attack',
  'figure.shield': 'Shield',
  'figure.bonus': 'Shield bonus',
  'figure.assembly': 'Assembly',
  'figure.duration': 'Duration',
  'figure.minerals': 'Minerals',
  'figure.slots': 'Slots',
  'figure.clone': 'Clone',
  'figure.endless': '∞',
  'figure.none': 'none',
  'figure.ambush': 'Ambush',
  'figure.haul': 'Haul',
  'figure.mining': 'Mining',
  'figure.patrol': 'Patrol',
  'figure.sniping': 'Sniping',
  'figure.tanking': 'Tanking',
  'figure.trade': 'Trade',
  'alias.starbase': '{name} starbase',
  'alias.home': '{name} home region',

  // Words and what they mean.
  'word.ambush': 'Ambush',
  'meaning.ambush':
    'A command. In each battle phase in which the ship defends, before anybody withdraws, it deals its ambush power as damage to one attacking ship of its player’s choice.',
  'word.haul': 'Haul',
  'meaning.haul':
    'A command. In your income step it brings its power in ISK, but not more than was mined in its region in that step; mined ISK can be hauled once.',
  'word.mining': 'Mining',
  'meaning.mining':
    'A command, switched on for one location with a mineral value in the ship’s region, which you must control. In your income step it brings mining power × mineral value.',
  'word.patrol': 'Patrol',
  'meaning.patrol': 'A command. While the ship defends, its attack is higher by its patrol power.',
  'word.sniping': 'Sniping',
  'meaning.sniping':
    'A command of the Exiled edition. When the first battle phase of an attack begins and the ship defends, it deals its sniping power as damage to one attacking ship.',
  'word.tanking': 'Tanking',
  'meaning.tanking':
    'A command of the Exiled edition. While it is on, the ship’s shield is higher by its tanking power.',
  'word.trade': 'Trade',
  'meaning.trade':
    'A command. In your income step it brings its power in ISK if you control its region and a location with income is there; one trader for each such location.',
  'word.command': 'Active command',
  'meaning.command':
    'A ship can have one command switched on, or all those on one side of the card, in your management phase, free of charge. It goes off when the ship warps, docks or changes sides, or when its region is lost.',
  'word.agent': 'Agent, pilot',
  'meaning.agent':
    'A character waits in your dock as an agent: its agent ability works, and nothing can target it. When one of your ships warps out of the dock it may board as the pilot, for the pilot ability and its commands.',
  'word.clone': 'Clone',
  'meaning.clone':
    'When the ship of a pilot leaves play, the pilot’s owner may pay the clone cost at once: the character goes back to the dock and has never left play. Otherwise it is destroyed.',
  'word.piloted': 'Piloted ship',
  'meaning.piloted': 'A ship with a character on it. A ship has at most one pilot.',
  'word.limited': 'Limited',
  'meaning.limited': 'Each player may play one limited card per turn.',
  'word.affinity': '[Race]',
  'meaning.affinity': 'The ability works only for a player whose starbase is of that race.',
  'word.x': 'X',
  'meaning.x':
    'A number that you choose when you pay; every X on the card is that number. It is 0 if nothing was paid.',
  'word.assembly': 'Assembly',
  'meaning.assembly':
    'Turns until the ship is ready. It waits in the dock and moves one tab on in each of your assembly steps; until then it can do nothing.',
  'word.duration': 'Duration',
  'meaning.duration':
    'Turns for which the news stays. It moves one tab on in each of your duration steps, not in the turn in which it was played; after I it is gone.',
  'word.stays': 'Duration ∞',
  'meaning.stays': 'The news stays in play until something removes it.',
  'word.minerals': 'Mineral value',
  'meaning.minerals': 'What each point of mining power brings here in an income step.',
  'word.slots': 'Slots',
  'meaning.slots': 'How many locations the region has room for.',
  'word.counter': 'Counter',
  'meaning.counter':
    'Takes something off the pile: it does not happen. A card goes to its owner’s scrapheap; what was paid stays paid.',
  'word.pile': 'Pile',
  'meaning.pile':
    'Cards and abilities wait there after they were played, until all players have passed in a row. Then they happen from top to bottom.',
  'word.reassemble': 'Reassemble',
  'meaning.reassemble':
    'The ship goes to its controller’s dock as if just played: full assembly, no damage, command off. It does not leave play.',
  'word.instead': 'Would be destroyed … instead',
  'meaning.instead': 'Decided and paid at the very moment of destruction, not on the pile. Nothing is destroyed then.',
  'word.unfinished': 'Unfinished',
  'meaning.unfinished': 'Under assembly in the dock.',
  'word.tab': 'Tab on, tab back',
  'meaning.tab': 'One turn of assembly or duration less, or more. A ship never has more than four tabs.',
  'word.sacrifice': 'Sacrifice',
  'meaning.sacrifice':
    'Put a card in play that you control into its owner’s scrapheap. That counts as destroyed in the Core Set, not in the Exiled edition.',
  'word.discard': 'Discard',
  'meaning.discard': 'Put a card from hand into the scrapheap. Who discards chooses the card, unless it is at random.',
  'word.recover': 'Recover',
  'meaning.recover': 'Take a card from your scrapheap into your hand.',
  'word.mill': 'Mill',
  'meaning.mill': 'Put cards from the top of the market into the scrapheap. Nobody loses by milling.',
  'word.search': 'Search',
  'meaning.search': 'Look through your whole market, show the card you take, then shuffle. You may take none.',
  'word.warp': 'Warp',
  'meaning.warp':
    'To move a ship from one region to another, in management, free and over any distance. Into an enemy’s region it is an attack. In the Exiled edition entering and leaving the dock is a warp too.',
  'word.withdraw': 'Withdraw',
  'meaning.withdraw':
    'To leave a battle in its withdraw step: to your dock, your home region or an outer region without enemy ships.',
  'word.attacking': 'Attacking, defending',
  'meaning.attacking':
    'Ships in an attacked region, from the warp that makes the attack until the attack is over: those that came, and those of the region’s player.',
  'word.sides': 'Friendly, enemy',
  'meaning.sides': 'Controlled by you; controlled by an opponent.',
  'word.target': 'Target',
  'meaning.target':
    'Chosen when the card or ability goes on the pile. Docked ships cannot be targets. If no target is left when it would happen, nothing happens.',
  'word.cost': 'Cost: effect',
  'meaning.cost':
    'An ability to be used in any phase but the draw phase, as often as you can pay, by the card’s controller. The cost is paid at once.',
  'word.when': 'When, at',
  'meaning.when': 'An ability that goes on the pile by itself whenever that happens.',
  'word.once': 'Once per turn',
  'meaning.once': 'Once in each turn, whoever’s turn it is, for each copy of the card.',
  'word.origin': 'Origin',
  'meaning.origin': 'The race by background, of ships and characters. It has nothing to do with the race icons.',
  'word.market': 'Market, scrapheap',
  'meaning.market': 'Your draw deck and your discard pile. Whoever must draw from an empty market loses the game.',
  'word.icons': 'Race icons',
  'meaning.icons': 'A card with icons can be in a deck, and be played, only with a starbase of one of these races.',
  'word.structure': 'Starbase structure',
  'meaning.structure': 'Built onto your own starbase. Its shield adds to the starbase’s; its income is yours.',
  'word.location': 'Location',
  'meaning.location':
    'Whoever controls the region controls its locations and has their income and abilities, whoever paid for them.',
  'word.outer': 'Outer region',
  'meaning.outer': 'Belongs to nobody when it comes into play. The first player with a ship in it controls it.',
  'word.starbase': 'Starbase',
  'meaning.starbase':
    'Stands for your home region. If damage reaches its total shield within one phase, you are out of the game.',
} as const;
