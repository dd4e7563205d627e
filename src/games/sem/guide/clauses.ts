/** The rules of Shattered Empires, clause by clause, which code, tests and rulings cite as S-4.5. */
import { type ClauseChapter, clauseNumbers, clausesDocument, clauseTopics } from '../../kit/clauses.ts';

const chapters: readonly ClauseChapter[] = [
  {
    id: 'S-1',
    title: 'The aim',
    clauses: [
      'Two to six players each lead an empire with one base. Who has the last base wins.',
      'A base whose damage reaches its hit points is destroyed, and its player is out: all cards of theirs leave the game.',
      'If the last bases fall together, the game is a draw.',
      'If the text of a card says otherwise than these rules, the card is right.',
    ],
  },
  {
    id: 'S-2',
    title: 'Decks',
    clauses: [
      'A deck has at least 40 cards; there is no maximum.',
      'It has at most four copies of a card, unless the card is Unlimited. The same holds for the sideboard.',
      'Cards without a cost lie in the sideboard, open to all, any number of them, and nothing else does. A cost of 0 is a cost.',
      'Each deck has one base, which is not shuffled in.',
      'All cards are neutral or of the faction of the base.',
    ],
  },
  {
    id: 'S-3',
    title: 'Setting up',
    clauses: [
      'Bases lie on the table, decks are shuffled, and chance says who begins.',
      'Everybody draws as many cards as their hand maximum: 7, and what their base adds.',
      'Nobody has Yield or command points before their first Allocation Phase.',
      'Hands and decks are secret, their sizes are not. Queues, scrapyards and sideboards lie open.',
    ],
  },
  {
    id: 'S-4',
    title: 'The turn',
    clauses: [
      {
        text: 'Beginning: all weapons of all players may be fired again.',
        parts: [
          'Units of the player that were completed in an earlier turn leave Testing.',
          'What happens at the beginning of the turn happens, in the order that the player wants.',
        ],
      },
      'Draw Phase: the player draws two cards. If the deck is empty, the scrapyard is shuffled and becomes the deck; with neither, there is nothing to draw.',
      'Queue Phase: the player puts units and modifications of the hand into free places of the Queue, for nothing. It has as many places as the player’s cards in play give.',
      {
        text: 'Allocation Phase, step by step:',
        parts: [
          'Command points come back to their maximum, which the player’s cards in play give.',
          'The player has as much Yield as their cards in play give, and puts it on projects of the Queue and on research that is not completed. Yield for research goes on research alone.',
          'What is put on a card beyond its cost, or on none, is lost.',
          'Cards with as much Yield as they cost are completed. Units enter play in Testing, modifications go on a unit, research begins to work. Then what happens on completion happens.',
        ],
      },
      {
        text: 'Acquisition Phase: commands are played at any point, and these sub-steps come in their order:',
        parts: [
          'One resource may be played, for nothing.',
          'Any number of research cards may be played, each for 1 command point.',
          'Any number of personnel may be hired, each for its cost. They wait at the base.',
          'Any number of personnel may take a post, or another one, each for its cost again.',
        ],
      },
      'Combat Phase: the player’s units attack, one attack after the other, as often as the player wants (S-6).',
      'Repair Phase: damage is repaired by Auto-Repair and Repair; then all shields of the player are full again.',
      'End: what happens at the end of the turn happens. The player may scrap projects, each for 1 command point, and discards down to the hand maximum. What lasts until the end of the turn ends.',
    ],
  },
  {
    id: 'S-5',
    title: 'Cards',
    clauses: [
      'A resource works as soon as it is played, and stays. Nobody can attack it.',
      'Units and modifications are projects: until they are completed they lie in the Queue and do nothing.',
      'A unit in Testing begins no attacks and does not serve for projectiles. It fires back, intercepts, repairs, carries modifications and personnel, and gives its Yield, Queue and command points.',
      'A command is paid for with command points, happens, and goes to the scrapyard. It is played in one’s own Acquisition Phase; an Instant at any time.',
      'Research takes no place in the Queue. It does nothing until it is completed, and stays then. Some can be completed by another cost.',
      'Posts: a base has them for an ambassador and an engineer, a fighter for a pilot, a capital ship for a captain and an engineer, stations of either class for an administrator and an engineer. Each post takes one.',
      'Personnel without a post do nothing, and are safe while the base stands. They leave a post only for another one.',
      'A modification goes on a unit of a class that it names; a unit may carry several. If there is none to go on, it stays in the Queue, paid for, and waits.',
      'A player has at most one copy of a Unique card in play.',
      'Promotion: a card takes the place of a unit. Modifications, personnel, damage, fired weapons and Testing stay. Personnel for whom there is no post now wait at the base.',
      'Launcher: when the card is completed, its player searches the deck for as many Projectiles as it says, shows them, takes them into the hand and shuffles.',
      'A unit whose damage reaches its hit points is destroyed. It goes to the scrapyard with its modifications and personnel.',
    ],
  },
  {
    id: 'S-6',
    title: 'Combat',
    clauses: [
      {
        text: 'Defense stations guard the base of their player.',
        parts: [
          'A unit attacks the base freely once a weapon has been aimed in this turn at each defense station of its player.',
          'Otherwise each of those that were left out is passed by: it may fire any of its weapons at the attacker before the attack and any other shot, also in Testing. Nobody fires back at that.',
          'If the attacker lives, the attack on the base goes on.',
        ],
      },
      'Evasion: a shot at a unit with Evasion hits if a die and the Hit of the shooter come to that figure or more. Each shot rolls for itself. What is aimed at a unit that was removed from the attack is spent, and the unit does not fire back.',
      {
        text: 'A unit with Intercept whose player is attacked, and which is no target itself, may do one of two things in an attack:',
        parts: [
          'It fires any of its weapons at the attacker before the attack. Nobody fires back at that.',
          'It takes the place of one target, for all shots at it. It does not evade them, and may fire back.',
        ],
      },
      'Commands that are attacks: nobody fires back at them, defense stations do not matter, and they are evaded and intercepted only if they are Projectiles, then only by taking the place of a target. Who plays them may aim at a modification on a unit that could be chosen.',
      'A Projectile can be played by who has a unit with Launcher that is past Testing; or any unit past Testing, if the table wants it so.',
      {
        text: 'An attack goes step by step:',
        parts: [
          'The player names a unit that is past Testing and no defense station, and aims some of its weapons that are not fired: at units, bases, and modifications on units, of opponents. Those weapons are fired now.',
          'Everybody concerned may play instants; whose cards are attacked says who intercepts and who fires back.',
          'Interceptors take the places of targets. Interceptors that fire and defense stations that are passed by do so.',
          'Units and bases that are attacked, themselves or on a modification, fire back at the attacker, if their player wants it.',
          'Shots at units with Evasion are rolled for.',
          'The damage of the attack and of what is fired in return is dealt together: to shields first, the rest to the hull. Shots at a modification damage it alone, and shields do not help it.',
          'What has taken as much as it can is destroyed, and what that brings about happens.',
        ],
      },
    ],
  },
  {
    id: 'S-7',
    title: 'Several players',
    clauses: [
      'Everybody may attack everybody. One attack may be aimed at several opponents, a weapon at each.',
      'The turn goes round clockwise.',
      'Who concedes is out at the next step of the turn. With two players the other one has won.',
    ],
  },
  {
    id: 'S-9',
    title: 'Playing by moves now and then',
    clauses: [
      'Whose cards are attacked says everything in one form: commands, who intercepts, who fires back.',
      'They may say in advance that all fire back, and that interceptors take the place of cards that would fall.',
      'Who takes too long plays no instants, intercepts nothing, and fires back with everything.',
      'Who has fewer command points than any instant can cost is not asked for one: all can see that they have no answer.',
      'The program rolls the dice, and the log has every roll.',
    ],
  },
];

/** The clauses as topics of `/rules`. */
export const clausePages = clauseTopics(chapters);

/** Every number that may be cited, chapters included. */
export const clauseIds: readonly string[] = clauseNumbers(chapters);

const head = [
  '# Rules of Shattered Empires',
  '',
  'The published rules, version 2.0.0, in this project’s own words. The numbers are ours: code, tests and',
  '[rulings](../rulings/sem.md) cite them. Where the published rules say nothing, the rulings (S-R) do; they stand in the place',
  'of the eighth chapter. `/rules S-6.3` shows a clause in Discord.',
  '',
  'This page is written from `src/games/sem/guide/clauses.ts`; change it there and run `npm run docs`.',
];

/** The page of the documentation. */
export function clausesPage(): string {
  return clausesDocument(head, chapters);
}
