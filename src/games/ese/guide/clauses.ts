/** The rules of Epic Space Empires, clause by clause, which code, tests and rulings cite by their bare number (3.8, 3.9.2). */
import { type ClauseChapter, clauseNumbers, clausesDocument, clauseTopics } from '../../kit/clauses.ts';

const chapters: readonly ClauseChapter[] = [
  {
    id: '1',
    title: 'Cards and limits',
    clauses: [
      'Two to six players share four decks: 33 races, 10 homeworlds, 72 resource cards (30 fleets, 21 planets, 21 techs) and 88 action cards (29 tactics, 42 battle cards, 17 events).',
      'There are ten fleets of each class: light (force 4), main (8) and heavy (12).',
      'Resource and action cards each have a discard pile. Discarded action cards become a new deck when theirs is empty, resource cards never do (A1). Races that leave play go under their deck.',
      'Races, homeworlds, planets, fleets and techs in play are open. Hands are secret, their sizes are not.',
      'Fleets and planets have no place on a map: a player has fleets and controls planets.',
      'A hand holds five resource and seven action cards at the end of a turn, before what cards add.',
    ],
  },
  {
    id: '2',
    title: 'Setting up',
    clauses: [
      'The four decks are shuffled.',
      'Each player gets a race: by chance, one kept of three, or by choice in an order decided by chance.',
      'Each player gets a homeworld by chance, face up: force 20, five points.',
      'The highest roll of a ten-sided die begins; equal rolls are repeated. Play goes clockwise.',
      'What homeworlds give at the start comes in turn order: three more races for Star Federation, three planets for Old Republic, three techs for Technocracy (A2).',
      'Each player draws two resource and five action cards.',
    ],
  },
  {
    id: '3',
    title: 'The turn',
    clauses: [
      'Production: draw three resource cards while controlling the homeworld that you began with, else one, and what cards add. Scavengers may take any of these from the top of the discards instead; Space Nomads may try for a card of another hand.',
      'Trade with other players, one at a time (A10, A31, A32).',
      'Research: put one tech into play, and as many more as cards allow at that moment.',
      'Build: the same with fleets.',
      'Exploration: the same with planets.',
      'Action: everybody, the active player first, fills their action hand up to its limit. Nobody discards.',
      'Event: the active player may play one event, two with Space Muses; Space Sirens call before or after. Then any opponent may play an event that forbids attacks: there is no Attack and no Battle Phase then (A12).',
      {
        text: 'Attack: the active player is the attacker, all others are defenders. Fleets are assigned to planets by speed.',
        parts: [
          'A fleet’s speed is 1 (heavy), 2 (main) or 3 (light), and what cards in play and tactics of this turn add. Bonuses for attackers count for the active player, those for defenders for the others.',
          'The attacker says whether there is an attack. Without one, this phase and the next are over.',
          'Speeds are called from the lowest up. At each: a window for tactics; the attacker may send fleets of just this speed to planets of any opponents; a window; each defender may send fleets of just this speed to planets of their own, all at once; a window. A fleet that is not sent at its speed has missed.',
          'A fleet whose speed is raised to one not called yet may be sent or sent elsewhere when it is called; at the speed being called, at once. After the last speed there is a last window, and a speed that it makes possible is called.',
          'In a window everybody plays or passes, until all have passed in a row. Cards are shown at once and take effect when it closes, in the order of play; a card that cancels comes first (A13).',
          'Tactics marked A are for the attacker, those marked D for defenders, all others for anybody.',
        ],
      },
      {
        text: 'Battle: every planet that has attacking fleets is a conflict. The attacker chooses which is next.',
        parts: [
          'Attacker and owner play battle cards in a window: A for the attacker, D for the owner, others for both. An owner without fleets here may play D and untyped cards only (A14, A16).',
          'Each side adds up the force of its fleets here and of its cards. The planet has a force of its own.',
          'The larger sum wins. Equal sums are nobody’s, and nothing is lost (A15).',
          'The loser loses one fleet of their choice here, if they have one. Either side may still save it; Space Zombies and Space Vampires are looked at then (A8, A21).',
          'If the attack is larger than the defence and the planet’s force together, the attacker takes the planet with all that is attached to it.',
          'All other fleets return to their owners.',
          'Whoever controls no planet now is out (3.11).',
        ],
      },
      'End: Interstellar Rampage may run the turn once more from the Action Phase on (A19). Then the active player discards down to both limits: resource cards go under their deck, action cards to the discards.',
      'A player without a planet is out: fleets, techs and hands are discarded, races go under their deck. The last player left wins at once.',
      'If the resource deck is empty when a turn would begin, the game is over. Points are those printed on planets and homeworlds and what cards add; most points win, then most fleets, then the win is shared.',
    ],
  },
];

/** Every number that may be cited, chapters included. */
export const clauseIds: readonly string[] = clauseNumbers(chapters);

/** The clauses as topics of `/rules`. */
export const clausePages = clauseTopics(chapters);

const head = [
  '# Rules of Epic Space Empires',
  '',
  'The published rules in this project’s own words. The numbers are ours: code, tests and [rulings](../rulings/ese.md) cite',
  'them. Where the published rules say nothing, the rulings (A) do; `/rules 3.8` shows a clause in Discord.',
  '',
  'This page is written from `src/games/ese/guide/clauses.ts`; change it there and run `npm run docs`.',
];

/** The page of the documentation. */
export function clausesPage(): string {
  return clausesDocument(head, chapters);
}
