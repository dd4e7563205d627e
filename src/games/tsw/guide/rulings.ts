/**
 * Rulings: how the game is played where the printed rules of The Space War are silent or ambiguous.
 * `docs/rulings/tsw.md` shows the same list; a test keeps the two in step.
 */
import { newestVersion, type RulingRow, rulingsAbout, rulingsDocument, rulingsOf, since } from '../../kit/rulings.ts';

/** The basis of a ruling: it follows from the printed rules, or is a choice of this project, where the game needs an answer. */
type Basis = 'rules' | 'ours';

export const chapters = ['Station', 'Turn', 'Playing cards', 'Fights', 'Cards'] as const;
type Chapter = (typeof chapters)[number];

type Row = RulingRow<Basis>;

const station: readonly Row[] = [
  ['W1', 'ours', 'The first turn is a whole one, draw phase included.'],
  [
    'W2',
    'rules',
    'Players see their own face-down station cards in their own action phase. What they have laid down stands in their log all the same.',
  ],
  ['W3', 'ours', 'The station action may move a flipped card too; it stays flipped.'],
  [
    'W4',
    'rules',
    'A flipped card that is played counts as played from the hand, but it is not part of the hand: it is not discarded, and the limit does not count it.',
  ],
  [
    'W5',
    'ours',
    'Face-down cards are chosen by their places; what they are is seen when they are flipped. A card that is laid face down cannot be told from others by anything seen of it before.',
  ],
  [
    'W6',
    'ours',
    'A flipped card that is repaired lies face down again in its place, so the opponent may remember which it is.',
  ],
];

const turn: readonly Row[] = [
  [
    'W7',
    'ours',
    'Upkeep comes first in the action phase. Without the actions for all durations, the player says which to keep, and may gain actions before by powers that do so.',
  ],
  [
    'W8',
    'ours',
    'Before the draw, the action and the attack phase end, the opponent may play cards that cost 0, even if nothing has been played.',
  ],
  [
    'W24',
    since(3, 'ours'),
    'In the draw phase, after the damage for an empty draw pile, abilities of the phase come first, in the order that the active player says, then the draws of the row, and last the cards that those abilities make the player discard.',
    'good-karma',
  ],
  [
    'W29',
    'ours',
    'What a card does in the draw phase does not happen if the card is gone, or without effect, when it would.',
  ],
  [
    'W28',
    'ours',
    'An extra turn is a whole one and follows the present turn; several follow one after the other.',
    'time-travel-portal',
  ],
  ['W9', 'ours', 'With no card in the discard row, no card may be held at the end of the discard phase.'],
];

const playing: readonly Row[] = [
  [
    'W10',
    'ours',
    'In answer to something only cards that cost 0 are played, also by the player whose action phase it is.',
  ],
  [
    'W11',
    'ours',
    'Moves, the station action, abilities used in place of attacks, and powers of the own action phase happen at once; nobody can answer them. Powers of any time wait on the pile, their cost paid.',
  ],
  [
    'W12',
    'ours',
    'If the target of an attack is gone, or the attacker is, the attack does nothing. It is used up all the same, and a missile is destroyed.',
  ],
  [
    'W13',
    'ours',
    'Which face-down cards are flipped is chosen when the damage is dealt, not when the attack is declared.',
  ],
  [
    'W46',
    since(3, 'ours'),
    'A flipped card that is played leaves its row first. So it can be laid into a row again even when the station is at its maximum.',
    'excellent-work',
  ],
  [
    'W48',
    since(3, 'ours'),
    'A card that has come to the hand, or was flipped, after another card was played cannot counter that one. What stops attacks may have come later.',
    'luck',
    'fate',
    'cancel',
  ],
  ['W14', 'ours', 'A shield that enters play after an attack on the station was declared blocks it.'],
];

const fights: readonly Row[] = [
  [
    'W26',
    'ours',
    'Where a shield takes damage in place of a station, it takes all of it, and nothing passes on to the station. Of several shields the player whose effect it is picks one.',
    'toxic-gas',
    'meteor-shower',
    'cluster-nuke',
  ],
  ['W15', 'ours', 'A ship may move and then attack a card in the zone it has come to, or attack first and then move.'],
  [
    'W16',
    'ours',
    'A missile that strikes from its home zone must not have moved in this turn; it need not be able to move otherwise.',
  ],
  [
    'W17',
    'ours',
    'Several shields against an attack that goes through them: what all of them can still take is added up, and all of them are destroyed.',
  ],
  ['W18', 'ours', 'Only damaged or paralyzed cards can be repaired. A ship repairs its own player’s cards alone.'],
  ['W25', 'ours', 'Of two cards that switch each other off, the one that entered play later works.', 'neutralization'],
  ['W19', 'ours', 'The abilities of a ship with several attacks take the place of all of them.'],
];

const cards: readonly Row[] = [
  [
    'W27',
    'ours',
    'Each single draw may be replaced, those of effects too, while the opponent has a card to discard.',
    'the-miller',
  ],
  [
    'W30',
    'ours',
    'What happens to both players happens to the opponent of its player first.',
    'supernova',
    'meteor-shower',
    'sacrifice',
  ],
  [
    'W31',
    'ours',
    'An attached card is launched like an attack of its own: whatever stops missiles or attacks stops it. It cannot be damaged and does not move. It leaves play with the card to which it is attached; if that is gone before it resolves, it does not enter play.',
    'death-ray',
    'death-ray-cannon',
    'starship',
  ],
  [
    'W32',
    'ours',
    'A copy counts as played, and does what the copied card does when played. It is no copy of a limited card. If the copied card is gone when it resolves, it does not enter play.',
    'duplication',
  ],
  ['W33', 'ours', 'Each counter takes one damage, and is lost by it.', 'starhunter'],
  [
    'W34',
    since(3, 'ours'),
    'A card under control for a turn acts by its own limits, in whatever zone it is, and goes back at the end of the turn. What is attached to it stays with its owner, and is not taken alone. It is laid into nobody’s station.',
    'hacker',
  ],
  [
    'W47',
    since(3, 'rules'),
    'Players discard from play only cards that they both own and control. Elsewhere on cards, “own” and “your” mean what a player controls.',
    'fusion-ship',
    'sacrifice',
    'deploy-starship',
  ],
  [
    'W35',
    'ours',
    'Exchanged figures stay so while the ship is in play; what changes them comes on top. A ship with no defense left is destroyed.',
    'transformation',
  ],
  [
    'W49',
    since(3, 'ours'),
    'It works in the first draw phase of its player after it was played, and in no later one. If it does nothing then and is kept, it is discarded in the next.',
    'transformation',
  ],
  [
    'W50',
    since(3, 'rules'),
    'Whether a ship is paralyzed counts when it resolves: it is destroyed then in place of the damage, as no player chooses.',
    'ambush',
  ],
  [
    'W51',
    since(3, 'ours'),
    'A Slow ship that another card has freed from that already is made Fast.',
    'nitro',
    'capt-wayne-mccarter',
  ],
  [
    'W36',
    'ours',
    'How often a card is drawn, and how often the opponent discards, is said when it resolves.',
    'release-of-energy',
  ],
  [
    'W37',
    since(3, 'ours'),
    'The damage of a collision is what the card says, whatever changes attack values. Cards that cannot attack do not collide, and nothing collides with a card that its own text keeps from being attacked. A collision is no attack: Target Missed does not stop it.',
    'pursuiter',
    'collision-skill',
    'moment-of-peace',
    'the-shade',
    'defense-cannon',
    'target-missed',
  ],
  [
    'W38',
    'ours',
    'It happens once, after the damage of its attack. The station is that of the zone in which it was.',
    'cluster-nuke',
  ],
  ['W39', 'ours', 'It may be kept once, and is discarded in the second draw phase of its player.', 'moment-of-peace'],
  ['W40', 'ours', 'The attack value counts the ship itself, paralyzed ships, and ships in both zones.', 'drone-leader'],
  [
    'W41',
    'ours',
    'The first option of repairing the station is used in place of an attack, like that of a ship.',
    'repair-shield',
  ],
  [
    'W42',
    'ours',
    'A ship whose cost is X counts as what was paid for it, 0 in the discard pile.',
    'revive-procedure',
    'fatal-error',
  ],
  [
    'W43',
    'ours',
    'Cards that the opponent is made to discard are chosen before the duration is destroyed: all of their hand with its name.',
    'great-disturbance',
  ],
  [
    'W44',
    since(2, 'ours'),
    'An opponent who cannot be made to discard keeps the flipped cards of the station too. Who agrees to draw and discard is not made to.',
    'extra-deposit',
    'sabotage',
    'luck',
  ],
  [
    'W45',
    since(2, 'ours'),
    'A card that enters play as a copy or attached to another is played on a card. Effects that put cards into play do not find it.',
    'duplication',
    'death-ray',
  ],
  [
    'W20',
    'ours',
    'Shields other than Shield are limited: a player has at most one of them in play. Further ones may still be laid into the station.',
    'energy-shield',
    'mega-shield',
    'repair-shield',
  ],
  [
    'W21',
    'ours',
    'The edition of 2021 has the figures of the cards of that year, and their texts where the words of cards can say them; the others have the texts of today. Its rules are those of today: the station maximum, life points, the phases.',
    'hacker',
    'disturbing-sensor',
    'fusion-ship',
    'target-missed',
    'repair-shield',
    'extra-deposit',
    'nicia-satu',
    'dr-stein',
    'zuuls',
    'capt-wayne-mccarter',
  ],
  [
    'W23',
    'ours',
    'Tables may be open to decks with any number of copies, as the ready decks have them, or constructed, with at most three of a card. Both ask for 50 to 70 cards.',
  ],
  [
    'W22',
    'ours',
    'A card whose present text has not been seen plays as it was printed in 2021, and says so.',
    'corrupted-outpost',
    'discovery',
    'destiny-decided',
    'sacrifice',
    'deja-vu',
  ],
];

const all: Readonly<Record<Chapter, readonly Row[]>> = {
  Station: station,
  Turn: turn,
  'Playing cards': playing,
  Fights: fights,
  Cards: cards,
};

export const rulings = rulingsOf(chapters, all);

export const rulesVersion = newestVersion(rulings, 1);

/** Rulings on a card. */
export const rulingsOn = (id: string) => rulingsAbout(rulings, id);

/** The list as a page for readers, in Markdown. */
export const rulingsPage = (): string =>
  rulingsDocument({ game: 'The Space War', file: 'src/games/tsw/guide/rulings.ts' }, chapters, rulings);
