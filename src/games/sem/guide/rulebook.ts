/** The short rules by chapters, for people who have never played: what they need at the table, in plain words. */
import { type RulebookChapter, rulebookTopics } from '../../kit/rulebook.ts';

const chapters: readonly RulebookChapter[] = [
  [
    'goal',
    'The goal, and how to begin',
    'Each player has a **base**. When its damage reaches its hit points it is destroyed, and its player is out with everything they have. The last one left wins.',
    '**At the start** everybody draws 7 cards, chance says who begins, and only the bases are in play. Your base gives you **Yield** to build with, **command points (CP)** to act with, and places in your **Queue**. What you build gives you more of them.',
    'Some cards lie open in your **sideboard**. They come into play only when another card brings them.',
  ],
  [
    'turn',
    'A turn, phase by phase',
    `1. **Beginning**: all weapons are ready again, and your new units leave Testing.
2. **Draw**: two cards.
3. **Queue**: put units and modifications of your hand into free places. That costs nothing.
4. **Allocation**: your CP come back. Your Yield goes on what you are building; what is paid for is completed.
5. **Acquisition**: a resource, research, personnel, in this order; commands at any point.
6. **Combat**: your units attack.
7. **Repair**: damage is mended, then your shields are full again.
8. **End**: you may scrap projects for 1 CP each; you keep at most 7 cards.`,
    'CP that you do not spend stay until your next Allocation: you can pay for **instants** with them in the turns of others.',
  ],
  [
    'building',
    'Building',
    '**Yield** that you put on a project stays there, so a dear ship can be paid for over several turns. Yield that you put on nothing is lost.',
    '**Units** are fighters, capital ships, stations and defense stations. A new unit is in **Testing** until your next turn: it begins no attack yet, but it fires back, intercepts and counts for everything else.',
    '**Modifications** go on a unit as soon as they are paid for. They have hit points of their own, and can be shot off.',
    '**Resources** cost nothing and work at once, but you may play only one in a turn. **Research** costs 1 CP to begin, takes no place in the Queue, and works once its Yield is paid.',
  ],
  [
    'crew',
    'Personnel',
    'You **hire** personnel for their CP; they wait at your base and do nothing yet. You **post** them for the same cost again, in the same turn if you like. Each move to another post costs that much once more.',
    `Who goes where:
• fighter: a pilot
• capital ship: a captain, an engineer
• station, defense station: an administrator, an engineer
• base: an ambassador, an engineer`,
    'There is one of each kind on a unit. If it is destroyed, they are lost with it.',
  ],
  [
    'commands',
    'Commands',
    'A **command** costs CP, happens once, and goes to your scrapyard. You play it in your Acquisition Phase. An **instant** may be played at any time, in the turns of others too: in an attack, in answer to a command, when a phase begins.',
    'Whoever is concerned may answer what is played. The last answer happens first.',
    'An **attack** command deals its damage, and nobody fires back. A **projectile** is one that needs a unit with **Launcher** past Testing. Units can evade it, or take it in place of another.',
  ],
  [
    'combat',
    'Attacking',
    'A unit that is past Testing attacks with some or all of its **weapons**, each at one target: a unit, a base, or a modification on a unit. Each weapon fires once in a turn. Defense stations and bases begin no attacks.',
    '**Evasion**: a shot at such a unit rolls a die (1 to 6) and adds the Hit of the shooter; the Evasion or more hits. Without Evasion every shot hits.',
    '**Damage** goes to the shields first, then to the hull. Shields are full again in the Repair Phase of their player, damage stays until it is repaired. At 0 hit points a unit is destroyed.',
    '**Defense stations** guard the base: before you attack a base, aim a weapon at each of them. Whichever you leave out fires at you first.',
  ],
  [
    'defending',
    'Being attacked',
    'You answer an attack once, in one form; or in advance, under Settings.',
    '**Fire back**: what is attacked may fire its weapons at the attacker, at the same time as the attack. A weapon that has fired is spent until the next turn begins, so think of further attacks.',
    '**Intercept**: a unit with this word that is not attacked itself may either fire at the attacker before all others, or take the shots at another card. It does not evade those.',
    '**Instants**: they can remove units from the attack, prevent damage, repair, or turn a shot aside.',
  ],
  [
    'several',
    'Three players and more',
    'You may attack anybody, also several at once with different weapons. The turn goes round clockwise. Who has lost their base is out; the others play on.',
    'Your own turn leaves your weapons spent only until the next player’s turn begins: then all weapons of all players are ready again. You can fire back in every turn.',
  ],
];

/** All chapters, in the order in which a newcomer reads them. Each text is at most 1,800 characters. */
export const rulebook = rulebookTopics(chapters);
