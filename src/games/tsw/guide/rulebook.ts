/** The short rules by chapters, for people who have never played: what they need at the table, in plain words. */
import { type RulebookChapter, rulebookTopics } from '../../kit/rulebook.ts';

const chapters: readonly RulebookChapter[] = [
  [
    'goal',
    'The goal, and how to begin',
    'Two fleets fight over two **stations**. Damage to a station flips its face-down cards; when there are none left, it hits the **commander** behind. A commander without life points has lost.',
    '**At the start** chance picks who decides about the first turn. Both draw six cards, the second player one more. Both lay three of them face down into their station, one in each row; the second player lays a fourth. Then both choose a commander.',
  ],
  [
    'station',
    'The station',
    '**Draw row**: a card each turn for each card in it. **Action row**: 2 actions each turn for each card. **Discard row**: 3 cards that you may hold for each card. Flipped cards go on counting.',
    'Once in your action phase you may add a card of your hand to a row, or move a card to another row. That costs nothing. A station has at most 7 cards.',
    'A flipped card may be played as if you held it. It leaves its row then.',
  ],
  [
    'turn',
    'A turn, phase by phase',
    `1. **Draw**: what your cards do in the draw phase, then your draws. With an empty draw pile your station takes 3 damage.
2. **Action**: you gain actions. First you pay for each duration in play, or give it up. Then you play cards and use powers, in any order.
3. **Discard**: down to the limit of your discard row.
4. **Attack**: ships and missiles move, attack and use abilities, one after the other.`,
    'Actions that are left over are lost.',
  ],
  [
    'playing',
    'Playing cards, and answering',
    'A card with a cost is played in your own action phase. A card that costs **0** may be played at any time, in either turn.',
    'What is played, and every attack, waits for the opponent: they may answer with a card that costs 0, and you may answer that. When both pass, the last thing happens first. A **counter** stops a card that is being played; its cost is lost.',
    '**Put into play** is not played: it costs nothing, and nobody counters it.',
  ],
  [
    'fights',
    'Moving and attacking',
    'A ship or missile moves once in a turn, from its home zone to the enemy zone or back; not in its first turn, unless it is **Fast**. It attacks once: an enemy ship, missile or defense card in the same zone. The damage stays; at its defense value a card is destroyed. Nobody strikes back.',
    'A ship attacks the **station** if it was in the enemy zone before the turn began and no shield stands. A **missile** may strike the station as soon as it is there, and is destroyed by its attack; one that is not Slow strikes anything from home after its first turn.',
    '**Slow**: moves or attacks, not both. **Long range**: attacks anything from home. **Through shields**: attacks the station behind them with what they cannot take. **Cannon**: attacks what comes into its home zone.',
  ],
  [
    'abilities',
    'Abilities and repair',
    'An **ability** takes the place of all attacks of a card in the turn. **Repair** removes damage and paralysis; a ship repairs in its own zone, and the station from home: a flipped card lies face down again.',
    '**Paralyzed**: does nothing until it is repaired. **Collision**: the ship is destroyed, and deals its damage; nobody can stop that.',
  ],
];

/** All chapters, in the order in which a newcomer reads them. Each text is at most 1,800 characters. */
export const rulebook = rulebookTopics(chapters);
