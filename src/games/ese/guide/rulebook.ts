/** The short rules by chapters, for people who have never played: what they need at the table, in plain words. */
import { type RulebookChapter, rulebookTopics } from '../../kit/rulebook.ts';

const chapters: readonly RulebookChapter[] = [
  [
    'goal',
    'The goal, and how to begin',
    'You rule a star empire: a **homeworld**, a **race**, and whatever you add to them. When the deck of resource cards is empty, whoever has most **victory points** wins. Who controls no planet any more is out; the last one left wins at once.',
    `**At the start** everybody gets a race and a homeworld (5 points, force 20). Some homeworlds give more right away: races, planets or techs. Everybody draws 2 resource cards and 5 action cards. The highest roll begins.`,
    `**Resource cards** are fleets, planets and techs: you put them into play. **Action cards** are tactics, battle cards and events: you use them up. At the end of your turn you may hold 5 resource and 7 action cards, and more with some cards.`,
  ],
  [
    'turn',
    'A turn, phase by phase',
    `1. **Production**: draw 3 resource cards, or 1 if your own homeworld is lost.
2. **Trade**: swap cards with anybody who agrees.
3. **Research**, 4. **Build**, 5. **Exploration**: put one tech, one fleet, one planet into play; more with some cards.
6. **Action**: *everybody* fills up their action cards.
7. **Event**: play one event. Then the others may forbid attacks.
8. **Attack**: send fleets to planets of others, if you like.
9. **Battle**: fight for each planet that you have sent fleets to.
10. **End**: discard down to your limits. Resource cards go under the deck.`,
    'Cards in play work at once: a tech that allows one more fleet helps in the Build phase of the same turn.',
  ],
  [
    'trade',
    'Trade',
    'In your Trade phase you may offer any cards of your hands, and planets, fleets and techs in play, to one player or to all. You say what you want for it, or leave it to the other. They accept, decline, or make another offer. Gifts are allowed.',
    'Race cards and homeworlds are never traded, and nobody may trade their last planet away. Only the two of you see the cards. Promises bind nobody.',
  ],
  [
    'attack',
    'Attack: who goes where, by speed',
    'Each fleet has a **speed**: heavy 1, main 2, light 3, changed by cards. Speeds are called from 1 up. At each speed the attacker first sends fleets of exactly that speed, to any planets of any opponents; then every defender sends theirs to guard planets of their own. What is not sent at its speed stays home, unless tactics make it faster and its new speed is still to come.',
    'Slow fleets must say first where they go, fast ones see everything: that is what speed is for.',
    'Before, between and after there are **windows** for tactics: everybody plays or passes, and a play asks all others anew. Cards take effect when the window closes, in the order of play; a card that cancels takes its target away first. Attack tactics are for the attacker, defence tactics for the defenders, all others for anybody.',
  ],
  [
    'battle',
    'Battle',
    'The attacker picks the order of the battles. In each, attacker and owner may play battle cards on their fleets there; then forces are added up: fleets and cards of the attacker against fleets and cards of the owner.',
    `• **More wins.** The loser loses one fleet of their choice, and both may still save it.
• **Equal**: nothing happens.
• **The planet is captured** if the attack is more than the defence *and* the planet’s own force together.`,
    'A planet without fleets can only be helped by defence cards. Afterwards all fleets go home: fleets have no place between turns.',
  ],
  [
    'end',
    'The end, and points',
    'The game ends when a turn should begin and the resource deck is empty, or after the agreed number of rounds.',
    'Points: what is printed on your planets and homeworlds, what your homeworld and races add to each planet, and single cards that give points. Most points win; then most fleets; then the win is shared.',
    'A captured homeworld gives its points and its lasting ability to whoever holds it, but what it gave at the start does not come again.',
  ],
  [
    'cards',
    'Kinds of cards',
    `**Race** – an ability for the whole game. **Homeworld** – the same, and a planet. **Planet** – points, force, often an ability. **Fleet** – light (force 4, speed 3), main (8, 2), heavy (12, 1). **Tech** – an ability.
**Tactics** – in attack windows: speed, and where fleets go. **Battle** – force in a battle, and three that cancel, save or destroy. **Event** – in your Event phase; two kinds forbid attacks in the turn of another, one gives you the second half of your turn once more.`,
  ],
];

/** All chapters, in the order in which a newcomer reads them. Each text is at most 1,800 characters. */
export const rulebook = rulebookTopics(chapters);
