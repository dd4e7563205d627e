/** What does not fit together on a card: abilities and phrases that could never work, each with what to write instead. */
import { type Effect, namingOf, tswVocabulary } from '../verbs/index.ts';
import type { Ability } from './ability.ts';
import type { CardDef } from './format.ts';
import { type Filter, phrases, type Selector } from './phrase.ts';

type Path = readonly (string | number)[];
type Misfit = { readonly path: Path; readonly message: string };
type Figured = Pick<CardDef, 'type' | 'cost' | 'attack' | 'xIs' | 'abilities'>;

/** Each misfit with its place in the card, its former editions included. */
export function mismatches({ variants, ...card }: CardDef): readonly Misfit[] {
  const former = Object.entries(variants).flatMap(([edition, changes]) =>
    misfitsOf({ ...card, ...changes }).map(({ path, message }) => ({ path: ['variants', edition, ...path], message })),
  );
  return [...misfitsOf(card), ...former];
}

function misfitsOf(card: Figured): Misfit[] {
  const { abilities, xIs } = card;
  return [
    ...abilities.flatMap((ability, i) =>
      abilityMisfits(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
    ...(xIs === undefined || hasTarget(abilities, xIs.costOf)
      ? []
      : [{ path: ['xIs', 'costOf'], message: 'no ability has this target; write the phrase as the ability has it' }]),
  ];
}

const hasTarget = (abilities: readonly Ability[], what: Filter): boolean =>
  abilities
    .flatMap(effectsOf)
    .some(
      ({ effect }) =>
        'what' in effect && effect.what.pick === 'target' && phrases.key(effect.what) === phrases.key(what),
    );

type Placed = { readonly effect: Effect; readonly path: Path };

/** The effects of an ability, in all its modes, with their places. */
function effectsOf({ do: effects = [], choose = [] }: Ability): Placed[] {
  return [
    ...effects.map((effect, i) => ({ effect, path: ['do', i] })),
    ...choose.flatMap((mode, k) => mode.map((effect, i) => ({ effect, path: ['choose', k, i] }))),
  ];
}

function abilityMisfits(ability: Ability, card: Figured): Misfit[] {
  const { kind, when, do: effects, choose, cost, notFirstTurn, unmoved } = ability;
  const at = (field: string, is: boolean, message: string): Misfit[] => (is ? [{ path: [field], message }] : []);
  const isUsed = kind === 'ability' || kind === 'action' || kind === 'any time';
  return [
    ...at(
      'do',
      (effects === undefined) === (choose === undefined),
      'say either what it does, or what there is to choose',
    ),
    ...at('when', (kind === 'triggered') === (when === undefined), 'a triggered ability, and no other, says when'),
    ...at('kind', !kindsOf(card.type).includes(kind), kindFault(kind, card.type)),
    ...at(
      'cost',
      cost.length > 0 && !isUsed,
      'only what is used has a cost; say `kind: ability`, `action` or `any time`',
    ),
    ...at('times', ability.times !== undefined && !isUsed, 'only what is used is limited by turn'),
    ...at('choose', choose !== undefined && kind === 'continuous', 'what is continuous is not chosen; use `do`'),
    ...at(
      'unmoved',
      (unmoved ?? notFirstTurn) === true && !isUsed && kind !== 'continuous',
      'only what is used or continuous can depend on the turn',
    ),
    ...effectsOf(ability).flatMap(({ effect, path }) =>
      effectMisfits(effect, ability, card).map((one) => ({ path: [...path, ...one.path], message: one.message })),
    ),
  ];
}

/** The kinds of abilities that a card may have. */
function kindsOf(type: CardDef['type']): readonly Ability['kind'][] {
  if (type === 'event') return ['event'];
  if (type === 'commander') return ['continuous', 'triggered', 'action', 'any time'];
  const lasting = ['entering', 'continuous', 'triggered', 'action', 'any time'] as const;
  return type === 'duration' ? lasting : [...lasting, 'ability'];
}

const kindFault = (kind: Ability['kind'], type: CardDef['type']): string =>
  `the type ${type} has no ability of the kind "${kind}"; it may have: ${kindsOf(type).join(', ')}`;

function effectMisfits(effect: Effect, ability: Ability, card: Figured): Misfit[] {
  const misfit = tswVocabulary.misfit(effect, ability.kind === 'continuous');
  if (misfit !== undefined) return [{ path: ['verb'], message: misfit }];
  const found: (Misfit | undefined)[] = [
    fault('what', 'what' in effect ? whatFault(effect.what, effect, ability) : undefined),
    fault('count', 'count' in effect ? inPlayFault(effect.count) : undefined),
    fault('for', 'for' in effect ? kindOfCardFault(effect.for) : undefined),
    fault('verb', figureFault(effect, ability, card)),
    fault(
      'verb',
      isAboutItsZone(effect) && !hasZone(card) ? `a card of the type ${card.type} is in neither zone` : undefined,
    ),
  ];
  return found.filter((one) => one !== undefined);
}

const fault = (field: string, message: string | undefined): Misfit | undefined =>
  message === undefined ? undefined : { path: [field], message };

/** Whether the phrase of an effect names what its verb is about. */
function whatFault(what: Selector, effect: Effect, { kind }: Ability): string | undefined {
  const { names, reach } = namingOf(effect);
  if (names === 'kinds of cards') return kindOfCardFault(what);
  if (what.pick === 'ref')
    return names === undefined ? undefined : `this cannot be meant itself; write for example "${examples[names]}"`;
  if (kind === 'continuous' && what.pick === 'target')
    return 'what is continuous has no target; write "each …" or "your …"';
  if (names === 'cards being played' && (what.where !== 'the pile' || what.noun === 'attack' || what.pick !== 'target'))
    return `only cards that are being played can be meant; write for example "${examples[names]}"`;
  if (names === 'attacks' && (what.noun !== 'attack' || what.pick !== 'target'))
    return `only attacks can be meant; write for example "${examples[names]}"`;
  if (names !== undefined) return undefined;
  if (reach !== undefined && !reach.includes(what.noun))
    return `this happens to no ${what.noun}; it happens to ${reach.join(', ')}`;
  return inPlayFault(what, reach?.includes('station card'));
}

const examples = {
  'cards being played': 'target enemy card being played',
  attacks: 'target enemy attack',
} as const;

/** Whether a phrase means cards in play. */
function inPlayFault(what: Selector, mayBeStation = false): string | undefined {
  if (what.pick === 'ref') return undefined;
  const { noun, where, is } = what;
  if (noun === 'event' || noun === 'attack' || where === 'the pile')
    return 'cards in play are meant; events and attacks are never in play';
  if (noun === 'station card' && !mayBeStation) return 'cards in play are meant; station cards are not';
  if (noun !== 'station card' && is.includes('flipped')) return 'only station cards are flipped; say "station card"';
  return undefined;
}

/** Whether a phrase is a kind of card alone: where it is looked for, nothing else is known of it. */
function kindOfCardFault(what: Selector): string | undefined {
  if (what.pick === 'ref' || what.noun === 'attack' || what.noun === 'station card')
    return 'say a kind of card, such as "a spaceship"';
  if (what.is.length > 0 || what.where !== undefined || what.atMost !== undefined)
    return `say the kind alone: "a ${what.noun}"`;
  return undefined;
}

/** Whether an effect uses an X that nothing gives, or counts a figure that is printed. */
function figureFault(effect: Effect, { cost }: Ability, card: Figured): string | undefined {
  const hasX = card.cost === 'X' || cost.some((one) => 'counters' in one && typeof one.counters !== 'number');
  if (Object.values(effect).includes('X') && !hasX)
    return 'nothing says what X is; give the card `cost: X`, or the ability a cost of X counters';
  if (effect.verb === 'attackIs' && card.attack !== 'X') return 'the attack value is printed; write `attack: X`';
  return undefined;
}

/** Whether an effect speaks of the zone of its card. */
function isAboutItsZone(effect: Effect): boolean {
  const whats = Object.values(effect) as readonly unknown[];
  const isHere = (one: unknown) =>
    typeof one === 'object' && one !== null && (one as { readonly where?: string }).where === 'this zone';
  return whats.some(isHere) || whats.includes("this zone's player") || whats.includes('this zone');
}

const hasZone = ({ type }: Figured): boolean => type !== 'event' && type !== 'commander';
