/** What does not fit together on a card: figures and abilities that could never work, each with what to write instead. */
import { type Effect, isForAttacks, reachOf, semVocabulary } from '../verbs/index.ts';
import type { Ability } from './ability.ts';
import type { CardDef } from './format.ts';
import type { Selector } from './phrase.ts';

type Path = readonly (string | number)[];
type Misfit = { readonly path: Path; readonly message: string };

/** Each misfit with its place in the card. */
export function mismatches(card: CardDef): readonly Misfit[] {
  return [
    ...figureMisfits(card),
    ...card.abilities.flatMap((ability, i) =>
      abilityMisfits(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
  ];
}

/** Fields that only some types have, and those that they must have. */
function figureMisfits(card: CardDef): Misfit[] {
  const { type } = card;
  const at = (field: keyof CardDef, is: boolean, message: string): Misfit[] => (is ? [{ path: [field], message }] : []);
  const isBody = type === 'unit' || type === 'base';
  return [
    ...at('class', (type === 'unit') !== (card.class !== undefined), 'a unit, and nothing else, has a class'),
    ...at(
      'designation',
      (type === 'personnel') !== (card.designation !== undefined),
      'personnel, and nothing else, have a designation',
    ),
    ...at(
      'hp',
      (isBody || type === 'modification') !== (card.hp !== undefined),
      'units, bases and modifications, and nothing else, have hit points',
    ),
    ...at(
      'hosts',
      (type === 'modification') !== (card.hosts !== undefined),
      'a modification, and nothing else, says what it goes on',
    ),
    ...at('cost', type === 'base' && card.cost !== undefined, 'a base has no cost'),
    ...at(
      'cost',
      (type === 'resource' || type === 'command' || type === 'personnel') && card.cost === undefined,
      `a card of the type ${type} needs a cost; 0 is one`,
    ),
    ...at(
      'weapons',
      !isBody && card.weapons.length > 0,
      'only units and bases have weapons; a modification gives one by the verb "addWeapon"',
    ),
    ...at('instant', type !== 'command' && card.instant === true, 'only a command is an instant'),
    ...at('attack', type !== 'command' && card.attack === true, 'only a command is an attack'),
    ...at('attack', card.attack === true && card.instant === true, 'a command that is an attack is no instant'),
    ...at(
      'attack',
      card.attack !== true && card.abilities.some(isAttacking),
      'damage and strikes are attacks; write `attack: true`',
    ),
    ...at(
      'projectile',
      card.projectile === true && card.attack !== true,
      'a projectile is an attack; write `attack: true`',
    ),
    ...at('on', type !== 'personnel' && card.on !== undefined, 'only personnel depend on where they are'),
    ...at('alternate', type !== 'research' && card.alternate !== undefined, 'only research has an alternate cost'),
    ...at('posts', !isBody && card.posts.length > 0, 'only units and bases have posts'),
    ...at('abilities', type === 'command' && card.abilities.length === 0, 'a command does something'),
  ];
}

const isAttacking = ({ do: effects }: Ability): boolean =>
  effects.some(({ verb }) => verb === 'damage' || verb === 'strikeNow');

function abilityMisfits(ability: Ability, card: CardDef): Misfit[] {
  const { when, may, once, cost, do: effects } = ability;
  const isLasting = when === undefined && card.type !== 'command';
  const at = (field: string, is: boolean, message: string): Misfit[] => (is ? [{ path: [field], message }] : []);
  return [
    ...at('when', card.type === 'command' && when !== undefined, 'a command happens when it is played'),
    ...at(
      'when',
      card.type === 'resource' && when !== undefined && when.on === 'completed',
      'a resource is never completed',
    ),
    ...at('may', isLasting && may === true, 'what is in effect all the time is not decided about'),
    ...at('once', when === undefined && once === true, 'only what happens at a moment can do so once in a turn'),
    ...at('cost', isLasting && cost.length > 0, 'what is in effect all the time has no cost'),
    ...effects.flatMap((effect, i) =>
      effectMisfits(effect, isLasting, card).map((one) => ({ path: ['do', i, ...one.path], message: one.message })),
    ),
  ];
}

function effectMisfits(effect: Effect, isLasting: boolean, card: CardDef): Misfit[] {
  const misfit = semVocabulary.misfit(effect, isLasting);
  if (misfit !== undefined) return [{ path: ['verb'], message: misfit }];
  const found: (Misfit | undefined)[] = [
    fault('what', 'what' in effect ? whatFault(effect.what, effect, isLasting, card) : undefined),
    fault('for', 'for' in effect ? kindFault(effect.for) : undefined),
    fault(
      'until',
      'until' in effect && isLasting && effect.until !== undefined
        ? 'what is in effect all the time has no end'
        : undefined,
    ),
    fault(
      'until',
      isPassing(effect) && !isLasting && !('until' in effect && effect.until !== undefined)
        ? 'say `until: end of turn`'
        : undefined,
    ),
    fault(
      'verb',
      isForAttacks(effect) && card.instant !== true
        ? 'only an instant can be played during an attack; write `instant: true`'
        : undefined,
    ),
    fault('verb', isOfCommands(effect) && card.type !== 'command' ? 'only a command does this' : undefined),
    fault(
      'verb',
      effect.verb === 'addWeapon' && !isCarried(card)
        ? 'only a modification or personnel gives a weapon; a unit has `weapons`'
        : undefined,
    ),
    fault(
      'verb',
      effect.verb === 'promote' && effect.from === 'this' && card.type !== 'unit'
        ? 'only a unit is promoted; say its name'
        : undefined,
    ),
  ];
  return found.filter((one) => one !== undefined);
}

/** Changes of figures, which last for a time if not all the time. */
const isPassing = ({ verb }: Effect): boolean =>
  ['modHitPoints', 'modShields', 'modEvasion', 'modHit', 'modRepair', 'modAutoRepair'].includes(verb);

const isCarried = ({ type }: CardDef): boolean => type === 'modification' || type === 'personnel';
const isOfCommands = ({ verb }: Effect): boolean =>
  ['damage', 'strikeNow', 'cancel', 'devour', 'requeue'].includes(verb);

const fault = (field: string, message: string | undefined): Misfit | undefined =>
  message === undefined ? undefined : { path: [field], message };

/** Whether the phrase of an effect names what its verb is about. */
function whatFault(what: Selector, effect: Effect, isLasting: boolean, card: CardDef): string | undefined {
  if (what.pick === 'ref')
    return what.ref === 'host' && !isCarried(card) ? 'this is on no host; say "this"' : undefined;
  if (isLasting && what.pick === 'target')
    return 'what is in effect all the time has no target; write "each …" or "your …"';
  const reach = reachOf(effect);
  if (reach !== undefined && !reach.includes(what.noun))
    return `this happens to no ${what.noun}; it happens to ${reach.join(', ')}`;
  return ['card', 'command', 'projectile'].includes(what.noun)
    ? `a ${what.noun} is not in play; name what is`
    : undefined;
}

/** Whether a phrase is a kind of card alone: where it is looked for, nothing else is known of it. */
function kindFault(what: Selector): string | undefined {
  if (what.pick === 'ref') return 'say a kind of card, such as "a fighter"';
  return what.is.length > 0 ? `say the kind alone: "a ${what.noun}"` : undefined;
}
