/**
 * Rulings: how the game is played where the printed rules of EVE are silent or ambiguous. `docs/rulings/eve.md` shows the
 * same list; a test keeps the two in step.
 */
import { newestVersion, type RulingRow, rulingsDocument, rulingsOf, since } from '../../kit/rulings.ts';

/**
 * The basis of a ruling: `rules`: it follows from the printed rules; `example`: it is inferred from one of their worked
 * examples; `ours`: a choice of this project, where the game needs an answer.
 */
export type Basis = 'rules' | 'example' | 'ours';

export const chapters = [
  'Decks, set-up and money',
  'Initiative and the pile',
  'Commands',
  'Moving and attacking',
  'Battle',
  'Regions and control',
  'Leaving and winning',
  'Cards and their words',
  'Characters',
] as const;
export type Chapter = (typeof chapters)[number];

type Row = RulingRow<Basis>;

const decks: readonly Row[] = [
  ['R-01', 'ours', 'At most 4 copies of a card in a market of at least 52. A casual table lets both limits pass.'],
  ['R-02', 'ours', 'The bank never runs out. Wallets hold whole ISK and never fall below 0.'],
  [
    'R-03',
    'rules',
    'Two players may own the same outer region. Whoever plays it first keeps the other from doing so, for the whole game.',
    'outer',
  ],
  [
    'R-112',
    since(3, 'rules'),
    'Outer regions are told apart by name: a deck holds three of different names, and two cards of one name count as the same region.',
    'outer',
  ],
  [
    'R-04',
    'rules',
    'The one exchange of the opening hand goes round from the first player: shuffle in what you do not want, draw as many at once. Nobody else sees the cards.',
  ],
  [
    'R-05',
    'ours',
    'The beginning of a turn comes before the duration step: first income or card is decided, then abilities trigger.',
    'dam-torsad',
  ],
  [
    'R-06',
    since(3, 'rules'),
    'Whoever gives up the income draws the card in the income step and gains no ISK at all in that step, by abilities or news neither; what is not ISK still happens. With an empty market the draw loses the game.',
  ],
  ['R-07', 'ours', 'An income never falls below 0.'],
  [
    'R-08',
    'ours',
    'Collecting income is not on the pile. To change it, act before the income step; afterwards everybody may act again.',
  ],
  ['R-09', 'rules', 'The starbase and the outer regions that you control bring their income too.', 'starbase'],
  [
    'R-10',
    'ours',
    'Hands, markets, unplayed regions and the back of a starbase are secret; scrapheaps, wallets and the sizes of hands and markets are open.',
  ],
  [
    'R-114',
    'ours',
    'A Core deck holds cards of the Core Set alone. The Exiled builds on it: its decks may hold cards of both.',
  ],
];

const pile: readonly Row[] = [
  [
    'R-11',
    'ours',
    'In each step the active player acts or passes first, then the others in turn. When all have passed in a row the pile happens, or, if it is empty, the step ends.',
  ],
  ['R-12', 'ours', 'Nobody may act in the draw phase. What triggers there waits for the management phase.'],
  [
    'R-13',
    'ours',
    'Prices are paid when a card goes on the pile and are not given back if it is countered; a limited card stays used up. The countered card counts as destroyed for what speaks of “a card”.',
    'counter',
    'limited',
  ],
  ['R-14', 'rules', 'The pile happens as a whole: nothing can be added between two things on it.', 'pile', 'counter'],
  [
    'R-15',
    'ours',
    'If several abilities trigger at once the active player orders them all. Whether to use a “you may” is decided when it happens.',
    'when',
  ],
  [
    'R-16',
    since(3, 'ours'),
    'Damage and shields are looked at after each single thing on the pile. Ships that are spent fall together, and so does all that one effect destroys: what triggers on any of it sees all of it.',
  ],
  [
    'R-17',
    'ours',
    'A ship docks with the player who controls it, and is reassembled there. A docked ship that changes its controller moves to the new one’s dock.',
    'reassemble',
  ],
  [
    'R-18',
    'example',
    'Battle damage is one thing on the pile, its amounts fixed when it is put there. A ship that has left takes none; one that fired and is gone still deals its own.',
  ],
  ['R-19', 'ours', 'Damage on the pile can only be aimed at by what says “damage”.', 'counter'],
  [
    'R-108',
    since(3, 'rules'),
    'Exiled: “destroy target ship” (location, news, card …) may aim at such a card on the pile: it goes unresolved to the scrapheap, its price stays paid. Core: only what says “on the pile” reaches cards there.',
    'pile',
    'counter',
  ],
  [
    'R-109',
    'ours',
    'An ability on the pile belongs to whoever controls its card when it happens; if the card has gone or is nobody’s by then, to whoever put it there.',
    'cost',
    'when',
  ],
  ['R-115', 'ours', 'If several players must choose for one effect they do so in turn order, the active player first.'],
];

const commands: readonly Row[] = [
  ['R-20', 'rules', 'A ship is mining, patrolling and so on exactly while that command is on.', 'command'],
  [
    'R-21',
    'ours',
    'Ambush works in every battle phase in which the ship defends, before withdrawals are announced. Its damage counts together with that of the same phase’s shooting.',
    'ambush',
  ],
  [
    'R-22',
    'ours',
    'Mining is switched on for one location with a mineral value in the ship’s region. Several ships may mine the same one. If the location or the region is lost, the command goes off.',
    'mining',
  ],
  [
    'R-23',
    'ours',
    'Haul brings its power in ISK in the income step, at most what was mined in that region in the same step. Each mined ISK is hauled once.',
    'haul',
  ],
  [
    'R-24',
    'ours',
    'Trade brings its power in ISK in the income step, in a region that you control with a location that has a printed income; one trader for each such location.',
    'trade',
  ],
  ['R-25', 'ours', 'Patrol adds its power to the ship’s attack while the ship defends.', 'patrol'],
  [
    'R-26',
    'ours',
    'Sniping (Exiled) works at the beginning of the first battle phase of an attack in which the ship defends, before any ambush.',
    'sniping',
  ],
  [
    'R-27',
    'ours',
    'Tanking (Exiled) adds its power to the ship’s shield while it is on, wherever the ship is.',
    'tanking',
  ],
  [
    'R-28',
    'ours',
    'Switching a command on is free, is not on the pile, and can be done again and again in the management phase.',
    'command',
    'ambush',
    'haul',
    'mining',
    'patrol',
    'trade',
  ],
  [
    'R-29',
    'rules',
    'A side of the card is switched on: all commands of the ship and its pilot on that side are on, and the same command twice adds up. Without a location to mine the others of that side still work.',
    'command',
    'piloted',
    'agent',
  ],
  [
    'R-30',
    'ours',
    'A command goes off when the ship warps, docks, changes its controller or leaves play, when an enemy gets control of its region, or when the pilot who gave it is gone. It stays on while the ship defends.',
    'command',
    'ambush',
    'patrol',
    'sniping',
    'tanking',
    'mining',
    'haul',
    'trade',
  ],
];

const moving: readonly Row[] = [
  [
    'R-31',
    'ours',
    'An attacking ship may not use abilities with a cost until the management phase is over; in the battle it may again. Its pilot’s abilities are not the ship’s: they may be used.',
    'cost',
  ],
  ['R-32', 'rules', 'Docking switches a command off.', 'command'],
  ['R-33', 'rules', 'A ship may warp as often as its player likes in one management phase, until it attacks.', 'warp'],
  [
    'R-34',
    'rules',
    'Exiled: one warp takes any of your ready ships, wherever they are, to one region. Docked ships come along only to your home region. A region that you have attacked in this management phase cannot be attacked again in it.',
    'warp',
  ],
  [
    'R-35',
    'ours',
    'Core: a warp happens at once. Exiled: it goes on the pile, commands go off at once, and only when it resolves is it decided whether it is an attack; a ship that cannot go there any more stays.',
    'warp',
  ],
  ['R-36', 'rules', 'Warping into an enemy’s home region is always an attack, even if no ship defends it.'],
  [
    'R-37',
    'rules',
    'Core: further ships may warp into a region that you are attacking and join the attack. Exiled: they may not.',
  ],
  [
    'R-38',
    'ours',
    'If all attackers are gone before the battle, the attack is dropped. If the region has become free or yours, you take it without a battle.',
    'attacking',
  ],
  ['R-39', 'rules', 'The attacker chooses which attack is fought next, home regions before all others.'],
];

const battle: readonly Row[] = [
  [
    'R-40',
    'ours',
    'In a home region without defenders one battle phase is fought: the attackers hit the starbase, then they must withdraw.',
  ],
  [
    'R-41',
    'ours',
    'In an outer region the attacker may stay once the last defender has gone: the attacker has the region.',
  ],
  ['R-42', 'rules', 'An attack without attackers left is over at the result step.'],
  [
    'R-43',
    since(3, 'rules'),
    'A defender has left the battle once it stops being there, in whatever way: destroyed, withdrawn, returned, moved or taken over, even if it comes back. Ships that join the defence meanwhile may leave it as well.',
  ],
  [
    'R-116',
    'rules',
    'Steps I to IV decide what comes next. A defender that falls only in the result step has survived them: there is no further battle phase, and the attackers must withdraw.',
  ],
  [
    'R-44',
    'ours',
    'Ships withdraw to their dock, their home region or an outer region without ships of others, but not within the region fought over.',
    'withdraw',
  ],
  [
    'R-113',
    'ours',
    'The home region of another player is closed to ships that withdraw, even if it is empty: to enter it would be an attack.',
    'withdraw',
  ],
  [
    'R-45',
    'ours',
    'Withdrawing into a region is barred while warping into it is. The dock is open; in the Exiled edition not to a ship that cannot warp at all, unless it is forced to go.',
    'forsaken-ruins',
    'withdraw',
  ],
  [
    'R-46',
    'ours',
    'A withdrawal that is forced goes ship by ship as its player likes; it is not on the pile.',
    'withdraw',
  ],
  [
    'R-47',
    'ours',
    'A ship that an effect moves does not warp. Its command goes off, and it leaves any battle it was in.',
    'forsaken-ruins',
    'emergency-thrust',
    'distress-call',
    'hit-and-fade',
  ],
  [
    'R-107',
    'ours',
    'No effect moves a ship into a region that an enemy of it controls: that would be an attack. That part of the effect does nothing.',
    'warp',
  ],
  ['R-48', 'rules', 'Each battle phase has its own targets, and ambushes strike again.', 'ambush'],
  ['R-49', 'rules', 'A ship without a target deals no damage. A ship with attack 0 may aim and deals 0.'],
  ['R-50', 'rules', 'A ship destroyed before the shooting does not shoot.', 'ambush'],
  ['R-51', 'rules', 'If the ship aimed at has gone before the damage, that damage is lost; nothing is aimed anew.'],
  [
    'R-52',
    'ours',
    'A structure with an attack gives it to its starbase: in a battle for the home region that deals it to one attacking ship, named in the target step. The starbase is no defending ship.',
    'structure',
  ],
  [
    'R-53',
    'ours',
    'In battle a starbase is hit in the result step only. Damage from cards adds up with it within a phase and is gone when the phase ends.',
    'last-argument-battery',
    'starbase',
  ],
  [
    'R-54',
    'ours',
    'If a structure leaves and the damage of this phase reaches the starbase’s remaining shield, the starbase falls.',
    'structure',
  ],
  ['R-55', 'rules', 'Two home regions attacked in one turn are fought over one after the other.'],
  ['R-56', 'rules', 'Each attack has its own battle phases; shields recharge after every one of them.'],
];

const regions: readonly Row[] = [
  [
    'R-57',
    'rules',
    'A location may be played into any region with a free slot, an enemy’s or nobody’s too. Who controls the region has the location; who paid for it has nothing.',
    'location',
  ],
  [
    'R-58',
    'ours',
    'On a card that nobody controls, what speaks of “you” does nothing; what names somebody else still works.',
    'omber',
    'location',
  ],
  [
    'R-59',
    'ours',
    'Slots are counted when a location is played and again when it enters. Without a free one it goes to its owner’s scrapheap.',
    'slots',
    'location',
  ],
  [
    'R-67',
    'rules',
    'A region lost and regained between two of your income steps costs you nothing: only the step counts.',
    'outer',
  ],
  ['R-68', 'rules', 'The income of a region that nobody controls goes to nobody.', 'outer'],
];

const ends: readonly Row[] = [
  [
    'R-60',
    since(3, 'ours'),
    'The cards of a player who is out leave the game, but for outer regions and locations in them. What others own in the fallen home goes to their scrapheaps; attackers there withdraw; ships taken from others go back.',
  ],
  ['R-61', 'ours', 'If several players are out at the same time, the one left wins; if nobody is left, it is a draw.'],
  ['R-62', 'ours', 'Whoever must draw more cards than there are draws what is there and is then out.', 'market'],
  [
    'R-63',
    'rules',
    '“You win the game” puts all others out at the check that follows; who must draw from an empty market at the same time is out as well.',
    'grand-bourse',
    'secret-franchise',
  ],
  [
    'R-65',
    'ours',
    'With three or four players the first player draws in the first turn too. A table of the Exiled edition may agree that they do not.',
  ],
  ['R-66', 'rules', 'Everybody may attack everybody; seats do not matter.'],
];

const words: readonly Row[] = [
  [
    'R-69',
    'ours',
    'One limited card for each player in each turn, whoever’s turn it is. It counts when it is put on the pile.',
    'limited',
  ],
  ['R-70', 'ours', 'X is 0 on a card that came into play without being paid for.', 'x'],
  [
    'R-71',
    'ours',
    'X is remembered while the card is in play, also if it is reassembled; its abilities count with it, that for its destruction too.',
    'x',
  ],
  [
    'R-72',
    'ours',
    'A reassembled ship goes to the dock with its full assembly, without damage, its command off. It has not left play.',
    'reassemble',
  ],
  ['R-73', 'ours', 'A news does not move a tab on in the turn in which it was played.', 'duration'],
  ['R-74', 'rules', 'An ability that is bound to a duration tab works only while the news shows that tab.', 'duration'],
  [
    'R-75',
    'rules',
    'A news without duration goes to the scrapheap once it has happened, or at once if it is countered.',
  ],
  [
    'R-76',
    'ours',
    'A news that runs out counts as destroyed. One that cannot be destroyed runs out all the same.',
    'duration',
  ],
  [
    'R-77',
    'rules',
    'A sacrifice that is a cost is made at once; the ability happens although its card has gone, and “this region” is where the card was.',
    'sacrifice',
  ],
  [
    'R-78',
    'ours',
    'Abilities with a cost can be used in everybody’s turn, in each phase but the draw phase, by the card’s controller. Docked and unfinished ships cannot use theirs.',
    'cost',
  ],
  [
    'R-79',
    'ours',
    'Docked cards are never targets. Targets are checked when they are chosen and again when the effect happens; if some have gone the others are still hit.',
    'target',
  ],
  [
    'R-80',
    'ours',
    '“Cannot be the target of news” holds in play and on the pile.',
    'thorax',
    'megathron',
    'the-tierjev-pocket',
    'shadowless',
    'throne-of-embers',
    'holy-mandate',
  ],
  [
    'R-110',
    since(3, 'rules'),
    'Core: finished ships in the dock count as in their home region for “each …”, “for each …” and “you control”. Exiled: they do not count anywhere. A target is never docked. Characters in the dock count in both.',
  ],
  [
    'R-111',
    since(3, 'rules'),
    'Any card in play that you control may be sacrificed where a text allows it, a docked ship too, finished or not.',
    'sacrifice',
  ],
  [
    'R-81',
    'ours',
    'What can be neither destroyed nor targeted can still be hit by what does neither, and it runs out as usual.',
    'martial-law',
  ],
  [
    'R-82',
    'ours',
    'Starbases and outer regions are not “cards” where a text aims at a card.',
    'boardroom-veto',
    'paperwork-delay',
  ],
  [
    'R-83',
    'ours',
    'Searching: you alone see your whole market, sorted, so that the order of its cards stays unknown. Take one of the cards that the text allows, or none; show it, shuffle.',
    'search',
  ],
  [
    'R-84',
    'rules',
    'A card put into play by an effect needs its race and a free slot; it costs nothing and is not “played”. A structure comes to its player’s home region alone, a ship or a character to the dock.',
    'dam-torsad',
  ],
  [
    'R-117',
    'ours',
    'A ship taken until the end of the turn goes to its owner’s home region then, one that is docked to the owner’s dock, whoever had it before. Who takes it for good meanwhile keeps it.',
    'sides',
  ],
  ['R-85', 'rules', 'The hand limit counts only at the end of your own turn.', 'vault-moon-ixal'],
  ['R-86', 'rules', 'You choose what to discard, all of it at once.', 'discard'],
  [
    'R-87',
    'ours',
    'Changes of a figure are added up; the sum is never below 0. Mining multiplies afterwards.',
    'mining',
  ],
  ['R-88', 'ours', 'Abilities of docked and unfinished ships do nothing.', 'assembly'],
  ['R-89', 'ours', 'A starbase may have any number of structures; each copy counts.', 'structure'],
  [
    'R-90',
    'rules',
    'An upgrade happens once, in your own management phase. Structures, damage and waiting attacks stay as they are.',
    'starbase',
  ],
  ['R-91', 'rules', 'No starbase is upgraded in answer to damage: that is an action of one’s own management phase.'],
  [
    'R-120',
    'ours',
    'An “if” is looked at when the ability triggers and once more when it resolves; on a continuous ability it is looked at all the time.',
  ],
  [
    'R-121',
    'ours',
    'What changes cards without targeting them reaches those that fit when it resolves, and each until it leaves play. Only a news that stays in play looks again and again.',
  ],
  ['R-122', 'ours', 'An ability that triggers without a legal target is not put on the pile.'],
  ['R-98', 'ours', 'Race affinity looks at the race of the controller’s starbase at the moment of use.', 'affinity'],
];

const characters: readonly Row[] = [
  ['R-92', 'rules', 'A ship has at most one pilot, and a character is on at most one ship.', 'agent', 'piloted'],
  [
    'R-93',
    'rules',
    'Characters board only as their ship warps from the dock to the home region. When the ship is back in the dock the pilot is an agent again.',
    'agent',
  ],
  ['R-94', 'ours', 'If several ships leave the dock together each may take a pilot.', 'agent'],
  [
    'R-95',
    'ours',
    'Cloning is decided by the owner the moment the ship leaves play in whatever way, is paid from the owner’s wallet and is not on the pile. The clone goes to the owner’s dock.',
    'clone',
  ],
  ['R-96', 'ours', 'A pilot goes along with a ship that changes sides; cloning stays the owner’s affair.', 'clone'],
  [
    'R-97',
    'ours',
    'The race icons of a character say who may play it; the ship it flies need not match them.',
    'agent',
  ],
  ['R-99', 'ours', 'An agent is docked and cannot be a target. A pilot in a region can.', 'agent'],
  ['R-100', 'ours', 'There may be several copies of a character in play.', 'agent'],
  [
    'R-106',
    'ours',
    'The “other” ships of a pilot are those besides the ship it flies. A pilot whose ship is lost still sees what is lost at the same moment.',
    'agent',
  ],
];

const all: Readonly<Record<Chapter, readonly Row[]>> = {
  'Decks, set-up and money': decks,
  'Initiative and the pile': pile,
  Commands: commands,
  'Moving and attacking': moving,
  Battle: battle,
  'Regions and control': regions,
  'Leaving and winning': ends,
  'Cards and their words': words,
  Characters: characters,
};

export const rulings = rulingsOf(chapters, all);

export const rulesVersion = newestVersion(rulings, 2);

/** The list as a page for readers, in Markdown. */
export function rulingsPage(): string {
  const rests = [
    'follows from the rules, is inferred from one of their worked examples, or is a choice of this project so that the game',
    'can go on. Missing numbers belong to questions that do not come up with the cards that are there.',
  ];
  return rulingsDocument(
    { game: 'EVE: The Second Genesis', file: 'src/games/eve/guide/rulings.ts', rests },
    chapters,
    rulings,
  );
}
