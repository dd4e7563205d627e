/**
 * Rulings: how the game is played where the published rules of Shattered Empires are silent or ambiguous.
 * `docs/rulings/sem.md` shows the same list; a test keeps the two in step.
 */
import { newestVersion, type RulingRow, rulingsAbout, rulingsDocument, rulingsOf, since } from '../../kit/rulings.ts';

/** The basis of a ruling: it follows from the published rules, or is a choice of this project, where the game needs an answer. */
type Basis = 'rules' | 'ours';

export const chapters = ['Building', 'Allocation', 'Crew', 'Commands', 'Combat', 'Repair', 'Turn and end'] as const;
type Chapter = (typeof chapters)[number];

type Row = RulingRow<Basis>;

const building: readonly Row[] = [
  [
    'S-R-1',
    'ours',
    'Projects are put into the Queue while there are fewer of them than its maximum. If the maximum falls below their number, none of them is lost; new ones have to wait.',
  ],
  ['S-R-5', 'ours', 'A unit that is completed is in Testing until its player’s next turn begins.'],
  ['S-R-8', 'ours', 'A modification goes on a base only if its card names bases.', 'shield-coil'],
  [
    'S-R-9',
    'ours',
    'Modifications have printed hit points and no shields. Damage on them stays until it is repaired. If a modification that gives hit points is lost, the damage on its unit stays, and the unit may fall by it.',
    'bolt-on-plating',
    'bulkhead-lattice',
    'living-hide',
  ],
  [
    'S-R-20',
    'ours',
    'If the deck runs out in the middle of a draw, the scrapyard is shuffled and drawing goes on. Cards of the sideboard, and copies, leave the game when they leave play or the Queue.',
    'pattern-copy',
  ],
  [
    'S-R-28',
    'ours',
    'A project that is in the Queue may stay there: nothing makes it illegal later. A unique card waits there, fully paid, while its player has another copy in play.',
  ],
  ['S-R-34', 'rules', 'Unlimited lifts the limit of copies in a deck, and nothing else.'],
  [
    'S-R-35',
    'ours',
    'The published game says of Autofactory only that it gives 1 Yield. Here it is a resource, and Unlimited.',
    'autofactory',
  ],
];

const allocation: readonly Row[] = [
  [
    'S-R-3',
    'ours',
    'Yield that has been put on a project stays there until the project is completed or scrapped. Otherwise most cards could never be built.',
  ],
  [
    'S-R-4',
    'ours',
    'Completing is the last step of the Allocation Phase: units and research first, then modifications. Yield and command points of what is completed count from the next Allocation Phase, its Queue from the next Queue Phase.',
  ],
  [
    'S-R-45',
    since(2, 'rules'),
    'The Yield of an Allocation Phase is settled as the phase begins. Units that are scrapped for another cost take nothing from it, and research that is completed by another cost adds nothing to it.',
    'salvage-rights',
    'feast-rite',
  ],
  [
    'S-R-25',
    'ours',
    'The other cost of research is paid in place of all of its Yield: when the research is played, or in a later Allocation Phase. Yield that is already on it is lost.',
    'command-doctrine',
    'salvage-rights',
    'conscription-edict',
    'black-market',
    'feast-rite',
    'deep-theory',
  ],
];

const crew: readonly Row[] = [
  [
    'S-R-6',
    'rules',
    'Personnel cost their command points when they are hired, and again for each post that they take: whoever is hired and posted costs twice as much. Going back to an earlier post costs again.',
  ],
  ['S-R-7', 'ours', 'Personnel may take a post in the turn in which they are hired.'],
  ['S-R-27', 'ours', 'No card changes hands: nobody ever controls cards of another player.'],
  [
    'S-R-39',
    'ours',
    'Whoever hires personnel may give them a post in the same move, for both costs together. With that, the sub-steps before hiring are over; more may still be hired.',
  ],
];

const commands: readonly Row[] = [
  [
    'S-R-14',
    since(2, 'ours'),
    'A command that deals damage to a unit does not reach bases; for that it must name them. It may be aimed at a modification on the unit instead. One that hits several hits each of them once, the unit itself or a modification on it.',
    'sudden-broadside',
    'withering-song',
    'ordered-barrage',
  ],
  ['S-R-16', 'ours', 'Commands have a Hit of 0. What lowers the rolls of an attack lowers theirs.', 'sensor-jam'],
  [
    'S-R-22',
    'ours',
    'What is played waits for answers: opponents come first, clockwise, then its player. The last thing played happens first. A command that is cancelled does nothing, and what was paid for it is lost.',
    'hard-stop',
  ],
  [
    'S-R-23',
    'ours',
    'Instants are played in one’s own Acquisition and Combat Phase, at the chances of S-R-38, during an attack, and in answer to a command.',
  ],
  [
    'S-R-24',
    'ours',
    'Command points that are left stay until they come back in one’s own Allocation Phase. Until then they pay for instants in the turns of others.',
  ],
  [
    'S-R-38',
    'ours',
    'There are chances to play instants when a turn begins, before its Acquisition, Combat and Repair Phase, and when it ends, before cards are discarded. Whose turn it is has them at its beginning and before the Repair Phase.',
  ],
];

const combat: readonly Row[] = [
  [
    'S-R-2',
    'rules',
    'All weapons of all players may be fired again when any turn begins. A unit can so attack in its own turn and fire back in each other one, but fires no weapon twice in a turn.',
  ],
  [
    'S-R-10',
    'ours',
    'Fire in return hits the attacking unit and never a modification on it: only the attacker may aim at those.',
  ],
  [
    'S-R-11',
    'ours',
    'An attack and what is fired in return do their damage together: a unit that falls has still fired. Only interceptors that shoot and defense stations that are passed by fire before.',
  ],
  ['S-R-12', 'ours', 'Bases begin no attacks. A base with weapons fires back when it is attacked.', 'throne-bastion'],
  ['S-R-13', 'rules', 'Stations may attack, defense stations may not.'],
  [
    'S-R-15',
    'ours',
    'Evasion is never above 6. If what is added to a roll is below 0, more than 6 may be needed; then nothing hits.',
    'overtuned-thrusters',
    'sella-marr',
  ],
  ['S-R-30', 'rules', 'A unit with an Evasion of 0, or without any, does not evade: every shot hits it.'],
  [
    'S-R-17',
    since(2, 'ours'),
    'Shields that are gained until the end of the turn raise both what is left of them and their maximum. When they end, both fall by the same, but never below 0. So it is with shields that go with a modification or personnel.',
    'hold-the-line',
  ],
  [
    'S-R-29',
    'ours',
    'Of several units that intercept, those that take the place of targets come first, then those that fire. Of two that take the same place, only the first does.',
  ],
  [
    'S-R-31',
    'ours',
    'If the attacker falls to those that fire first, its shots are lost, their weapons are spent, and its targets do not fire.',
  ],
  ['S-R-32', 'ours', 'A base with shields loses them before its hit points, as units do.', 'orbital-laboratory'],
  [
    'S-R-33',
    'ours',
    'Only a weapon that a unit has aimed at it in an attack counts as dealing with a defense station, not what is fired back at it.',
  ],
  [
    'S-R-41',
    'ours',
    'A unit that becomes a target after its player has answered fires back with all weapons. So does one that takes the place of a target, unless its player has it hold fire.',
    'decoy-signal',
  ],
  [
    'S-R-42',
    'ours',
    'Whose cards are attacked is asked once in an attack, about everything in one form; and again only if the attacker plays something after that. An attack of a unit can be answered by nobody else but the attacker.',
  ],
  [
    'S-R-46',
    since(2, 'ours'),
    'A command that could be played on very many targets has no room in that form: it is played by itself, step by step, and its player is asked about the attack again after it.',
    'scatter',
    'decoy-signal',
  ],
  [
    'S-R-44',
    'ours',
    'What damage to a hull, destruction and promotion bring about happens after all shots of the attack.',
    'ghost-runner',
    'boarding-sloop',
    'cinder-mite',
  ],
];

const repair: readonly Row[] = [
  [
    'S-R-18',
    'ours',
    'Auto-Repair comes first. Then each card with Repair mends one unit, base or modification of its own player, once in the phase and never beyond its hit points.',
  ],
  ['S-R-19', 'ours', 'Units in Testing repair like all others.'],
];

const turn: readonly Row[] = [
  [
    'S-R-21',
    'ours',
    'The hand maximum counts only at the end of one’s own turn. Before, any number of cards may be held.',
  ],
  [
    'S-R-26',
    'rules',
    'Scrapping a project of the Queue costs 1 command point. The Yield on it is lost, and the card goes to the scrapyard.',
  ],
  [
    'S-R-36',
    'ours',
    'In the first turn the Queue and Allocation Phase are played as in any other. Whoever begins draws one card in their first turn, or two if the table wants it so. All others have 1 or 2 more Yield in theirs if the table wants it so.',
  ],
  [
    'S-R-40',
    since(2, 'ours'),
    'Who ends the turn in the Acquisition Phase has no Combat Phase. The projects to be scrapped as the turn ends are named in one of the two phases before; they may be named anew. Whoever has not named any may still do so after their last attack.',
  ],
  [
    'S-R-43',
    'ours',
    'Promotions and abilities that happen at the same time happen in the order of the table, the active player’s first, unless the active player says another order.',
  ],
  [
    'S-R-37',
    'ours',
    'If the table wants it so, a game in which nobody deals damage for 20 whole rounds ends: the base with the greatest share of its hit points wins. It is a draw if several have that share.',
  ],
];

const all: Readonly<Record<Chapter, readonly Row[]>> = {
  Building: building,
  Allocation: allocation,
  Crew: crew,
  Commands: commands,
  Combat: combat,
  Repair: repair,
  'Turn and end': turn,
};

export const rulings = rulingsOf(chapters, all);

export const rulesVersion = newestVersion(rulings, 1);

/** Rulings on a card. */
export const rulingsOn = (id: string) => rulingsAbout(rulings, id);

/** The list as a page for readers, in Markdown. */
export const rulingsPage = (): string =>
  rulingsDocument(
    { game: 'Shattered Empires', rules: 'published', file: 'src/games/sem/guide/rulings.ts' },
    chapters,
    rulings,
  );
