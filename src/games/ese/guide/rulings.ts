/**
 * Rulings: how the game is played where the printed rules of Epic Space Empires are silent or ambiguous.
 * `docs/rulings/ese.md` shows the same list; a test keeps the two in step.
 */
import { newestVersion, type RulingRow, rulingsAbout, rulingsDocument, rulingsOf, since } from '../../kit/rulings.ts';

/** The basis of a ruling: it follows from the printed rules, or is a choice of this project, where the game needs an answer. */
export type Basis = 'rules' | 'ours';

export const chapters = [
  'Set-up and hands',
  'Trade',
  'Events',
  'Attack',
  'Battle',
  'Homeworlds and leaving',
  'The end',
] as const;
export type Chapter = (typeof chapters)[number];

type Row = RulingRow<Basis>;

const hands: readonly Row[] = [
  [
    'A1',
    'ours',
    'Fleets, planets and techs that are destroyed or discarded lie face up on one pile, which is never shuffled back. Only excess cards of the End Phase go under the deck.',
    'scavengers',
  ],
  [
    'A2',
    'ours',
    'Cards turned up at the start that are of the wrong type are shuffled back before anybody draws.',
    'old-republic',
    'technocracy',
  ],
  ['A3', 'rules', 'Normal, main and medium fleets are one class: main.', 'normal-fleet'],
  ['A4', 'rules', 'Speed is 1 for heavy, 2 for main, 3 for light fleets, and nothing lowers it.', 'fleet'],
  [
    'A5',
    'ours',
    'The further races of the Star Federation are drawn by chance after everybody has a race. They are their player’s for good, wherever the homeworld goes.',
    'star-federation',
  ],
  [
    'A7',
    'ours',
    'The race on a Minor Race or an Alien Tech works for whoever controls that card. It is drawn once, on coming into play, and goes under its deck if the card is discarded.',
    'minor-race',
    'alien-tech',
  ],
  [
    'A22',
    'ours',
    'Space Sirens and Space Nomads need a hand that is not empty. The Sirens call once in each Event Phase, before events or after them, and that is no event.',
    'space-sirens',
    'space-nomads',
  ],
  ['A23', 'ours', 'Spelling slips of printed names are corrected on the cards shown.'],
  ['A27', 'rules', 'A world is a planet.', 'megacorp-cartel'],
  [
    'A28',
    'rules',
    'More cards drawn per turn are drawn in Production.',
    'space-clones',
    'space-tyrant',
    'throne-world',
  ],
  [
    'A30',
    since(2, 'rules'),
    'Before each card of Production, Scavengers choose between the top of the discards and the deck.',
    'scavengers',
  ],
];

const trade: readonly Row[] = [
  [
    'A10',
    'ours',
    'The active player trades with any one other: cards of both hands, and planets, fleets and techs in play; never races or homeworlds. Gifts are allowed, promises bind nobody.',
  ],
  [
    'A31',
    'ours',
    'Nobody may be left without a planet by a trade. Swapping the last one for another is allowed.',
    'planet',
  ],
  [
    'A32',
    'ours',
    'An offer to all goes to the first who accepts. Cards of hands are shown to those alone whom the offer is made to.',
  ],
];

const events: readonly Row[] = [
  [
    'A11',
    'ours',
    'Whoever must discard chooses what, and discards all if there is too little. What is stolen from a hand is taken by chance. What says “target” may be anybody’s.',
    'assassin-droid',
    'sabotage',
    'steal-blueprints',
    'rebellion',
    'tech-failure',
    'rouge-warlord',
  ],
  [
    'A33',
    'ours',
    'Searching for a card you see all cards of that type in the deck and must take one if there is any. The deck is shuffled.',
    'mercenaries',
    'treaty',
    'breakthrough',
  ],
  [
    'A34',
    'ours',
    'Battle Plans may take a hand past its limit until the End Phase. Spies show both hands once, to their player alone.',
    'battle-plans',
    'spies',
  ],
  [
    'A12',
    'ours',
    'When the active player has finished the Event Phase, all others are asked at once, whatever they hold, for a card that forbids attacks. It costs none of their own events and holds for the rest of the turn, a Rampage included.',
    'space-plague',
    'supress-uprisings',
  ],
  [
    'A19',
    'ours',
    'Interstellar Rampage is played in the own End Phase, before discarding. The Event Phase that comes again allows as many events as the first. What works once per turn is not renewed, speed from tactics stays.',
    'interstellar-rampage',
    'bird-men',
    'teleportation',
  ],
  [
    'A26',
    'ours',
    'Nobody puts themselves out in their own turn: Rebellion cannot aim at its player’s last planet.',
    'rebellion',
  ],
  ['A29', 'rules', 'A race drawn by Alien Allies stays for the rest of the game.', 'alien-allies'],
];

const attack: readonly Row[] = [
  [
    'A13',
    'ours',
    'Cards played in a window lie open and take effect when all have passed, in the order of play. What cancels works first, and only on cards of the same window. Abilities of cards in play are not cards that can be cancelled.',
    'tactics',
    'sector-alert',
    'preemptive-strike',
    'bird-men',
    'teleportation',
  ],
  ['A17', 'rules', 'Defenders guard only planets of their own.'],
  ['A18', 'ours', 'A fleet need not go anywhere. What is not sent at its speed has missed it.', 'fleet'],
  [
    'A35',
    'ours',
    'Legendary Captain: the fleet has had its say for the speed it has then; if it gets faster later, it may be sent anew.',
    'legendary-captain',
  ],
  [
    'A36',
    since(2, 'ours'),
    'Decoy: the fleet goes where its own player could have sent it. A guard stays on planets of its owner. A fleet that is sent nowhere any more when the window closes is not moved.',
    'decoy',
  ],
  [
    'A37',
    'ours',
    'Switch: two fleets change where they go. That gives neither of them a new say, and a fleet lost in space cannot be switched.',
    'switch',
    'lost-in-space',
  ],
  ['A38', 'ours', 'Defenders may speed up fleets of each other.', 'tactics'],
  [
    'A46',
    since(3, 'ours'),
    'When an attack is declared, all others say at once when they are asked in it. Whoever is not asked passes, and their fleets guard their homeworld; without it the planet of most points.',
  ],
  [
    'A48',
    since(4, 'ours'),
    'Whoever is asked only if attacked has a say on tactics when no more fleets are to come, and whenever a card is played.',
  ],
  [
    'A49',
    since(4, 'ours'),
    'Passing until something new happens holds for the rest of the attack; of several fleets the weakest is lost. New is what another player plays, a fleet sent to attack one’s own planet, and for the attacker a guard sent against the attack.',
  ],
  [
    'A47',
    since(3, 'ours'),
    'With fewer windows there is one before the first speed and one after each, and a last one only if something was played in the one before it.',
  ],
  [
    'A44',
    since(2, 'ours'),
    'A fleet lost in space stays away for the whole turn, whoever controls it by then, an Interstellar Rampage included.',
    'lost-in-space',
    'interstellar-rampage',
  ],
];

const battle: readonly Row[] = [
  [
    'A50',
    since(4, 'ours'),
    'Who is not asked at every window is asked in a battle until a card of their own, the last one played, gets them all that they could get there. Mass Destruction is to be played before that card.',
    'mass-destruction',
  ],
  [
    'A51',
    since(4, 'ours'),
    'Who is not asked at every window is asked about a lost fleet of the other side only once a card has been played to save it.',
    'fighting-withdrawal',
  ],
  [
    'A8',
    'ours',
    'Chances are rolled with ten sides, 1 to 5 succeeds. Space Zombies roll when a fleet of theirs would be destroyed in battle, then Space Vampires for a fleet they have beaten or hit with Mass Destruction. Neither rolls for events or trades.',
    'space-zombies',
    'space-vampires',
    'space-nomads',
  ],
  [
    'A9',
    'ours',
    'Energy Beings spend techs of the hand, not those in play, on a fleet of theirs; not for a planet without fleets.',
    'energy-beings',
  ],
  [
    'A14',
    since(2, 'ours'),
    'Battle cards are played by the attacker and the owner of the planet. The others may help the owner, also when a fleet is about to be lost, if the table has agreed on that.',
    'battle',
  ],
  [
    'A15',
    'ours',
    'Equal forces: nobody wins and nobody loses a fleet. If the attack is more than the defence, but not more than defence and planet together, the defender loses a fleet and keeps the planet.',
  ],
  [
    'A16',
    'ours',
    'A planet without fleets has the force of its defence cards. If that is more than the attack, the attacker loses a fleet. The planet’s own force only keeps it from being captured.',
    'planet',
  ],
  [
    'A20',
    'ours',
    'Mass Destruction hits a fleet of this battle, of either side. If no attacker is left, the battle is over; if no defender is left, cards for the defence still count, all others of that side do not.',
    'mass-destruction',
  ],
  [
    'A21',
    'ours',
    'Fighting Withdrawal may wait until a fleet is named as lost; no other is lost in its place. Played before, it protects that fleet for this battle, which may then be named.',
    'fighting-withdrawal',
  ],
  [
    'A45',
    since(2, 'rules'),
    'The loser chooses the fleet that is lost, also between two of a class that differ in speed or force.',
    'fleet',
  ],
  ['A39', 'ours', 'Planets captured and fleets lost count at once, in the next battle of the same turn already.'],
];

const leaving: readonly Row[] = [
  [
    'A6',
    'ours',
    'A captured homeworld gives its points and its lasting ability to whoever holds it, what it gave at the start does not come again. It stays a homeworld. Three cards in Production depend on the homeworld one began with.',
    'homeworld',
    'rebellion',
    'diplomacy',
  ],
  [
    'A40',
    'ours',
    'Whoever controls no planet is out: fleets, techs and hands are discarded, races go under their deck. The last one left wins at once.',
  ],
  [
    'A41',
    'ours',
    'Whoever gives up is asked nothing more and leaves at the next phase, with all planets. Attackers who have given up take no planet any more.',
  ],
  [
    'A42',
    'ours',
    'What is answered for whoever has given up: a fleet is not sent, a window is passed, the weakest fleet is lost, the oldest cards are discarded, nothing is played or taken. An offer that nobody answers is declined in time.',
  ],
];

const end: readonly Row[] = [
  [
    'A25',
    'ours',
    'Points are counted after the agreed number of rounds, 30 if nothing else is said: excess cards go under the deck, so a table that builds nothing would play for ever.',
  ],
  [
    'A43',
    'ours',
    'A round is over when the turn comes to the player who began, or past that seat. Most points win, then most fleets; what is still equal is shared.',
  ],
  [
    'A52',
    'ours',
    'A table may agree on a truce: in the first round, or in the first two, nobody attacks. At a table for two there is one in the first round if nothing else is said: whoever began would often win before the other had a turn.',
  ],
];

const all: Readonly<Record<Chapter, readonly Row[]>> = {
  'Set-up and hands': hands,
  Trade: trade,
  Events: events,
  Attack: attack,
  Battle: battle,
  'Homeworlds and leaving': leaving,
  'The end': end,
};

export const rulings = rulingsOf(chapters, all);

export const rulesVersion = newestVersion(rulings, 1);

/** Rulings on a card, those on the card itself before those on its type. */
export const rulingsOn = (id: string, type: string) => rulingsAbout(rulings, id, type);

/** The list as a page for readers, in Markdown. */
export const rulingsPage = (): string =>
  rulingsDocument({ game: 'Epic Space Empires', file: 'src/games/ese/guide/rulings.ts' }, chapters, rulings);
