/** The rules of The Space War, clause by clause, which code, tests and rulings cite as T-8.4. */
import { type ClauseChapter, clauseNumbers, clausesDocument, clauseTopics } from '../../kit/clauses.ts';

const chapters: readonly ClauseChapter[] = [
  {
    id: 'T-1',
    title: 'Cards and zones',
    clauses: [
      'Two players each have a commander, a draw pile, a hand, a discard pile, a station of three rows, and cards in play. Cards are spaceships, missiles, defense cards (shields and cannons), durations and events.',
      'There are two zones: each player’s home zone is the enemy zone of the other. A card in play is in one of them.',
      'Durations and defense cards stay in the home zone; durations take part in no fight.',
      'Hands and draw piles are secret, their sizes are not. Discard piles lie face up for both.',
      'If the text of a card says otherwise than these rules, the card is right.',
    ],
  },
  {
    id: 'T-2',
    title: 'Decks',
    clauses: [
      'A ready deck has 60 cards and may be led by any commander of its faction.',
      'A deck of one’s own has 50 to 70 cards, at most three of each, at most ten Drones, and any commander.',
    ],
  },
  {
    id: 'T-3',
    title: 'Setting up',
    clauses: [
      'Chance picks a player, who decides who has the first turn.',
      'Both shuffle and draw six cards, the second player one more. No hand is exchanged.',
      'Both lay cards of their hand face down, one into each row of the station; the second player lays one more into any row. Both then hold three.',
      'Both choose a commander in secret and turn it up together. The player has the life points that are printed on it.',
    ],
  },
  {
    id: 'T-4',
    title: 'The station',
    clauses: [
      'The draw row gives a card to draw for each card in it, the action row two actions for each, the discard row three cards that may be held for each.',
      'Flipped cards lie face up and count in their row as before.',
      'Players may look at their own face-down cards in their action phase. The opponent sees how many there are in each row, and those that are flipped.',
      'A station has at most seven cards, unless the commander says otherwise. Nobody loses cards for having more.',
      'Once in their action phase players may either add a card of the hand face down to a row, or move one station card to another row. That costs no actions.',
      'A flipped card may be played as if it were in the hand, by the usual rules; it leaves its row.',
    ],
  },
  {
    id: 'T-5',
    title: 'The turn',
    clauses: [
      'Draw phase: if the draw pile is empty as it begins, the player’s own station takes three damage.',
      'Then the player draws what the draw row gives. A draw that cannot be made is ignored.',
      'Action phase: the player gains what the action row gives. What happens to the row later changes nothing in this turn, and actions that are left at the end are lost.',
      'First each duration of the player is kept for its printed cost or discarded from play; one that entered this turn is free.',
      'Then the player plays cards, uses powers and the station action, in any order.',
      'Discard phase: the player discards what the hand holds above its limit. Cards drawn later stay until the next one.',
      'Attack phase: cards move, attack and use abilities, one at a time, in any order. Then the turn is over.',
    ],
  },
  {
    id: 'T-6',
    title: 'Playing cards',
    clauses: [
      'The cost is paid with actions. A card with a cost is played in its player’s own action phase.',
      'A card that costs 0 may be played at any time, in either turn, also in answer to something.',
      'A card that is played, or an attack that is declared, waits on the pile, with its cost paid and its targets named. The opponent has the first chance to answer. When both have passed in a row, the thing on top resolves, and both have their chances anew.',
      'X is chosen and paid on playing, in the own action phase, even if it is 0. In play and for counters it is the cost of the card.',
      'A card that resolves enters play in its player’s home zone; an event happens, and goes to its owner’s discard pile.',
      'A counter is played on a card that the opponent is playing. That card does nothing and goes to its owner’s discard pile, and its cost is lost. Nothing else is countered: no attack, no ability, no card that is put into play or laid into a station. The printed cost says whether it is within reach.',
      'A player has at most one shield in play of those that are limited.',
    ],
  },
  {
    id: 'T-7',
    title: 'Moving',
    clauses: [
      'A spaceship or missile moves to the other zone once in a turn. In the turn in which it enters play it does not, unless it is Fast.',
      'A Slow card either moves or attacks in a turn.',
    ],
  },
  {
    id: 'T-8',
    title: 'Attacking',
    clauses: [
      'A spaceship, missile or cannon attacks once in a turn, also in its first: an enemy spaceship, missile or defense card in the same zone. With an attack value of 0 it does not attack.',
      'The attack value is dealt as damage, which stays. A card whose damage reaches its defense value is destroyed and goes to its owner’s discard pile. The attacker takes no damage.',
      'A cannon attacks in its home zone alone.',
      'While a shield of its player is in play, a station is not attacked.',
      'A spaceship attacks the enemy station if it has been in the enemy zone since before the turn began.',
      {
        text: 'Damage to a station flips that many of its face-down cards.',
        parts: [
          'The opponent of the damaged player chooses them by their places, as many as there are.',
          'What is left over is dealt to the commander.',
        ],
      },
      'Damage that the text of a card deals to a station flips cards in the same way. Shields matter only where the card says so.',
      'A card that goes through shields may attack the station behind them with more than they can all still take: they are dealt that much, the station the rest.',
      'A missile is destroyed after it has attacked. It attacks the enemy station in the turn in which it arrives. If it is not Slow and has not moved, it attacks anything from its home zone, after its first turn; if it is Fast, from its first.',
      'A spaceship of long range attacks anything from its home zone, after its first turn.',
    ],
  },
  {
    id: 'T-9',
    title: 'Abilities',
    clauses: [
      'An ability takes the place of all attacks of a card in the turn. It may be used in the first turn unless its text says otherwise, and counts as an attack for a Slow card.',
      'A collision is an ability and no attack: the card is destroyed first, then its damage is dealt to an enemy card in the same zone, or to the station where the card might attack it and no shield stands.',
    ],
  },
  {
    id: 'T-10',
    title: 'Repair',
    clauses: [
      'Repair is an ability. It removes damage, up to its figure, from an own card in the same zone, itself included, and paralysis with it.',
      'Commanders are not repaired. A card that is no longer paralyzed may act in the same turn.',
      'A card that repairs stations does so from the home zone: one flipped card is turned face down in its row.',
    ],
  },
  {
    id: 'T-11',
    title: 'Words on cards',
    clauses: [
      'Paralyzed: it does nothing and gains no counters until it is repaired.',
      'Delayed: its text does not count until its owner’s next turn begins.',
      'No effect: its text does not count; its figures and its upkeep do.',
      'From anywhere: out of the draw pile, which is shuffled then, the discard pile or the station.',
      'Put into play: into the home zone, for nothing. It is not played from the hand and is not countered.',
      'Discard from play: to give up a card of one’s own. It is not destroyed.',
    ],
  },
  {
    id: 'T-12',
    title: 'The end',
    clauses: ['A player whose commander has no life points left has lost at once.', 'A player who concedes has lost.'],
  },
];

/** The clauses as topics of `/rules`. */
export const clausePages = clauseTopics(chapters);

/** Every number that may be cited, chapters included. */
export const clauseIds: readonly string[] = clauseNumbers(chapters);

const head = [
  '# Rules of The Space War',
  '',
  'The published rules in this project’s own words. The numbers are ours: code, tests and [rulings](../rulings/tsw.md) cite',
  'them. Where the published rules say nothing, the rulings (W) do; `/rules T-8.4` shows a clause in Discord.',
  '',
  'This page is written from `src/games/tsw/guide/clauses.ts`; change it there and run `npm run docs`.',
];

/** The page of the documentation. */
export function clausesPage(): string {
  return clausesDocument(head, chapters);
}
