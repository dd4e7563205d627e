/** The rules of The Exiled, clause by clause: `X-<chapter>.<clause>`. What they share with the Core Set is only there. */
import type { ClauseChapter } from '../../../kit/clauses.ts';

export const exiled: readonly ClauseChapter[] = [
  {
    id: 'X-1',
    title: 'Exiled: cards and zones',
    clauses: [
      'Zones are those of the Core Set (C-1).',
      'Starbases and outer regions are not cards: nothing that speaks of "a card" or counts cards means them.',
      'Outer regions in play cannot be destroyed or removed.',
      'There is one more type, the character. A type line may name several types, all of which the card has.',
      'There are also race icons within texts, clone costs, and abilities of agents and pilots.',
      'A race icon in the corner says who may play the card. One within the text says for whose race the ability after it works.',
      'Ships and characters have a race of origin, which is not the same as their icon; cards may ask for it.',
    ],
  },
  {
    id: 'X-2',
    title: 'Exiled: decks',
    clauses: [
      'One starbase, three different outer regions and a market of 52 or more; outside tournaments the market may be smaller.',
      'There is no limit on copies (R-01).',
      'Cards with icons are for their races, cards without are for all.',
    ],
  },
  { id: 'X-3', title: 'Exiled: setting up', clauses: ['As in the Core Set (C-3).'] },
  {
    id: 'X-4',
    title: 'Exiled: the turn',
    clauses: [
      'The phases are Setup, Draw, Management, Battle and End; one player’s turn is over before the next begins.',
      'When the turn begins, its income may be given up for one card.',
      'The setup phase is the Core Set’s (C-5).',
      'The draw phase is the Core Set’s (C-6). With three or more players the first player may skip the first draw if the table has chosen so (D31).',
    ],
  },
  {
    id: 'X-5',
    title: 'Exiled: management phase',
    clauses: [
      'Play a card as in the Core Set. Characters come into the dock.',
      'Play an outer region: one in a turn, and none whose name is in play.',
      'Upgrade the starbase.',
      'Warp: from the dock to the home region, from the home region to the dock, or between regions. Commands are off before. A warp goes on the pile.',
      'A ship that warps into an enemy’s region attacks. In this management phase it may not play executed abilities, activate commands or warp again.',
      'Ships that attack one region go there by a single warp.',
      'Activate a command by turning the ship to that side; not for docked or attacking ships, and not while another command is on.',
      'Without an attack there is no battle phase.',
    ],
  },
  {
    id: 'X-6',
    title: 'Exiled: the dock',
    clauses: [
      'Docked ships are not in the home region. They cannot be targeted or defend, and their abilities do nothing unless they say so.',
      'A new ship therefore needs two warps to reach an outer region; both may be in one management phase.',
    ],
  },
  {
    id: 'X-7',
    title: 'Exiled: control',
    clauses: [
      'As in the Core Set (C-8): an outer region is held while a ship of one’s own is there; an attacked one changes hands when no enemy ship is left in it.',
    ],
  },
  {
    id: 'X-8',
    title: 'Exiled: commands',
    clauses: [
      'To the five commands of the Core Set come sniping and tanking.',
      'They are worth what is printed on the ship; mining and ambush are the Core Set’s. For sniping and tanking see R-26 and R-27.',
    ],
  },
  {
    id: 'X-9',
    title: 'Exiled: characters',
    clauses: [
      'A character comes into its player’s dock. As long as it is there it is an agent and has its agent ability.',
      'When a ship warps from the dock to the home region, one docked character may go with it as its pilot. It then has its pilot ability and not the agent’s.',
      'A pilot’s commands are the ship’s. They keep their side of the card: what stands on the same side is switched on together.',
      'The same command from ship and pilot adds up when both are on.',
      'When the ship leaves play, its pilot’s owner may pay the clone cost: the character returns to the dock and never left play. Otherwise it is destroyed.',
    ],
  },
  {
    id: 'X-10',
    title: 'Exiled: battle',
    clauses: [
      'Order, steps and result are the Core Set’s (C-11), and:',
      'withdrawing is a warp to the dock or to a region without enemy ships; the attacker names all withdrawals first;',
      'a ship that may aim at several ships divides its damage in the target step, attackers first;',
      'damage goes on the pile and is dealt together;',
      'the result step is the Core Set’s.',
    ],
  },
  {
    id: 'X-11',
    title: 'Exiled: initiative and the pile',
    clauses: [
      'The active player acts first in each phase; then the others may play news and executed abilities. At the end of every step and phase everybody may act before the next one.',
      'An action of the active player (a card, an executed ability, an outer region, a warp, an upgrade) begins a new pile; news and executed abilities may be added until all have passed in a row. Then it resolves from the top.',
      'If its target is not there any more, a thing does nothing.',
      'What is removed from the pile before its turn does not happen.',
      'A pending ability that triggers on something being put on the pile goes on the pile at once.',
      'A pending ability that triggers while the pile resolves waits for it to be empty and begins a new one.',
      'The active player orders pending abilities of the same moment.',
      'A card on the pile can be targeted and destroyed there like one in play, unless its text forbids it.',
    ],
  },
  {
    id: 'X-12',
    title: 'Exiled: words',
    clauses: [
      'Abilities are pending, executed or continuous (C-13).',
      'A sacrificed card goes to its owner’s scrapheap and does not count as destroyed.',
      'The target of an ability need not be the ship’s target in battle.',
      'Corrected card texts replace the printed ones; the latest counts.',
      'To play a card is to show it, pay for it and put it on the pile.',
      'Limited cards, X, discarding, reassembling, mineral values and shields are the Core Set’s.',
    ],
  },
  {
    id: 'X-13',
    title: 'Exiled: the end',
    clauses: ['Hand limit, losing and winning are the Core Set’s (C-14).'],
  },
];
