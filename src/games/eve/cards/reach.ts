/** The kinds of objects that each verb can affect. */
import type { CardDef, Trigger, Verb } from './format.ts';
import type { Noun, Selector } from './phrase.ts';

const ships: readonly Noun[] = ['ship'];
const locations: readonly Noun[] = ['location', 'planet', 'moon', 'station', 'asteroid field'];
const inPlay: readonly Noun[] = ['ship', ...locations, 'structure', 'news', 'character', 'card'];

/** The kinds of objects that a verb affects; verbs not listed affect all. */
const reach: Readonly<Partial<Record<Verb, readonly Noun[]>>> = {
  returnToHand: inPlay,
  destroy: inPlay,
  reassemble: ships,
  damage: ships,
  prevent: ships,
  modAttack: [...ships, 'structure'],
  modShield: [...ships],
  modIncome: [...inPlay, 'outer region'],
  modMineral: locations,
  modSlots: ['outer region'],
  modCommand: ships,
  moveTab: [...ships, 'news'],
  takeControl: ships,
  moveShip: ships,
  forbidWarp: ships,
  forbidAttack: ships,
  forbidCommand: ships,
  forbidDestroy: inPlay,
  forbidTarget: inPlay,
  forbidWithdraw: ships,
  commandOff: ships,
  reassembleInstead: ships,
};

/** Verbs that affect starbases: those that act on a shield, or change a figure that starbases have. */
const onStarbase: ReadonlySet<Verb> = new Set<Verb>([
  'damage',
  'prevent',
  'modShield',
  'modIncome',
  'modSlots',
  'forbidTarget',
]);

/** Why a verb does nothing to the objects of a phrase; undefined if it does something. `when`: the trigger of the phrase's ability. */
export function reachFault(verb: Verb, what: Selector, card: CardDef, when: Trigger | undefined): string | undefined {
  const nouns = reach[verb];
  if (nouns === undefined) return undefined;
  if (what.pick !== 'ref') {
    if (!nouns.includes(what.noun)) return `"${verb}" reaches ${nouns.join(', ')} only`;
    return verb === 'moveTab' && what.noun === 'ship' && !what.is.includes('unfinished')
      ? 'only ships in the dock have tabs; say "unfinished ship"'
      : undefined;
  }
  switch (what.ref) {
    case 'your starbase':
    case 'target enemy starbase':
      return onStarbase.has(verb) ? undefined : `"${verb}" does nothing to a starbase`;
    case 'this region':
      // The region of a card may be a starbase as well as an outer region.
      return nouns.includes('outer region') ? undefined : `"${verb}" does nothing to a region`;
    case 'the piloted ship':
      return kindFault(verb, nouns, 'ship');
    case 'it':
      return kindFault(verb, nouns, nounOf(when, card));
    case 'this':
      if (card.type === 'starbase') return onStarbase.has(verb) ? undefined : `"${verb}" does nothing to a starbase`;
      return kindFault(verb, nouns, card.type);
    default:
      return what.ref satisfies never;
  }
}

function kindFault(verb: Verb, nouns: readonly Noun[], kind: Noun | undefined): string | undefined {
  return kind === undefined || kind === 'card' || nouns.includes(kind)
    ? undefined
    : `"${verb}" does nothing to a ${kind}`;
}

/** The kind of the card that a trigger's event is about, as far as it is known. */
function nounOf(when: Trigger | undefined, card: CardDef): Noun | undefined {
  if (when?.on === 'enemy attacks') return 'ship';
  if (when === undefined || !('what' in when)) return undefined;
  if (when.what.pick !== 'ref') return when.what.noun;
  return card.type === 'starbase' ? undefined : card.type;
}
