/** Checks that the parts of a card fit together: an ability can refer only to what exists, and each type of card has certain figures. */
import { conditionOf } from '../rules/conditions.ts';
import { isX } from '../rules/costs.ts';
import { verbs } from '../verbs/index.ts';
import type { Ability, CardDef, Effect } from './format.ts';
import { isTarget } from './phrase.ts';
import { saidFault, saidIn } from './said.ts';
import type { CardFault } from './sense.ts';
import { faultsOf, isOwnDeath, momentOf, wordingOf } from './wording.ts';

/** Everything in a card that refers to what it cannot have; empty for a valid card. */
export function mismatches(card: CardDef): CardFault[] {
  const races = card.type === 'starbase' && card.races.length !== 1;
  const printed = card.upgraded && card.type !== 'starbase';
  return [
    ...(races ? [{ path: ['races'], message: 'a starbase names exactly one race' }] : []),
    ...(printed ? [{ path: ['upgraded'], message: 'only a starbase has an upgraded side' }] : []),
    ...costsTwice(card),
    ...costFaults(card),
    ...card.abilities.flatMap((ability, i) =>
      abilityMismatches(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
  ];
}

/** Each kind of cost may occur only once, since discarded cards and sacrifices are chosen for a use as a whole. */
function costsTwice(card: CardDef): CardFault[] {
  const resolving = new Set<string>();
  return card.abilities.flatMap((ability, i) => {
    const known = ability.kind === 'resolve' ? resolving : new Set<string>();
    return ability.cost.flatMap((cost, j) => {
      const kind = Object.keys(cost)[0] ?? '';
      const twice = known.has(kind);
      known.add(kind);
      return twice
        ? [{ path: ['abilities', i, 'cost', j], message: `"${kind}" is a cost already; put both into one` }]
        : [];
    });
  });
}

/** X is one number: chosen when an ability is used, unless it is the price of the card or chosen already. */
function costFaults({ price, abilities }: CardDef): CardFault[] {
  return abilities.flatMap(({ kind, cost }, i) =>
    cost.flatMap((one, j) => {
      if (!isX(one)) return [];
      const path = ['abilities', i, 'cost', j];
      if (kind !== 'executed')
        return [{ path, message: 'only an executed ability has X in its cost; of a news the price may be X' }];
      if (price === 'X') return [{ path, message: 'X is the price of this card already; write a number' }];
      return cost.findIndex(isX) < j ? [{ path, message: 'X is chosen once; write a number' }] : [];
    }),
  );
}

function abilityMismatches(ability: Ability, card: CardDef): CardFault[] {
  const found: CardFault[] = [];
  const add = (path: readonly (string | number)[], message: string) => found.push({ path, message });
  const { kind, role } = ability;
  const pilot = card.type === 'character';
  if (role !== undefined && !pilot) add(['role'], 'only a character is an agent or a pilot');
  if (ability.while !== undefined && !card.commands.some(({ name }) => name === ability.while))
    add(['while'], `this card has no command ${ability.while} that could be active`);
  const condition = ability.if === undefined ? undefined : conditionOf(ability.if);
  if (condition?.ofPilots === true && !pilot) add(['if'], 'only a character speaks of the ship that it pilots');
  if (kind === 'continuous') {
    if (ability.once) add(['once'], 'what always holds does not hold once per turn');
    if (ability.may !== undefined) add(['may'], 'what always holds is not chosen');
    if (ability.unless !== undefined) add(['unless'], 'what always holds cannot be bought off');
  }
  if (card.type === 'news' && kind !== 'resolve' && (card.duration ?? 0) === 0)
    add(['kind'], 'a news without duration is gone at once; say "resolve", or give it a duration');
  const bought = ability.unless === undefined ? undefined : playerFault(ability.unless.who, ability);
  const aims = ability.do.some((effect) => 'what' in effect && isTarget(effect.what));
  if (bought !== undefined && !(ability.unless?.who === 'its controller' && aims)) add(['unless', 'who'], bought);
  for (const said of saidIn(ability)) {
    const fault = saidFault(said, ability, card);
    if (fault !== undefined) add(said.path, fault);
  }
  if (kind === 'resolve' && ability.once) add(['once'], 'a news that resolves does so once anyhow; leave it out');
  if (card.type === 'news' && ability.when !== undefined && speaksOfRegion(ability.when))
    add(['when'], 'a news is in no region; say "your home region", or another event');
  const boards = ability.when !== undefined && momentOf(ability.when).ofCharacters === true;
  if (boards && !pilot) add(['when', 'on'], 'only a character boards a ship');
  if (role === 'agent' && (boards || condition?.ofPilots === true))
    add(['role'], 'an agent is on no ship; say "pilot"');
  const strange = condition?.fault?.(ability.if as never);
  if (strange !== undefined) add(['if', strange.field], strange.message);
  ability.do.forEach((effect, i) => {
    for (const { path, message } of effectMismatches(effect, ability, card)) add(['do', i, ...path], message);
    const known = ability.do.slice(0, i).some((before) => wordingOf(before).counts === true);
    if ('n' in effect && effect.n === 'that many' && !known)
      add(['do', i, 'n'], `"that many" is of an earlier effect of the ability: ${counting.join(', ')}`);
  });
  return found;
}

function effectMismatches(effect: Effect, ability: Ability, card: CardDef): CardFault[] {
  const found: CardFault[] = [];
  const add = (field: string, message: string) => found.push({ path: [field], message });
  if ('n' in effect && effect.n === 'X' && card.price !== 'X' && !ability.cost.some(isX))
    add('n', 'X is what was paid: the price of the card, or a cost of the ability, must be X');
  if ('who' in effect) {
    const fault = playerFault(effect.who, ability);
    if (fault !== undefined) add('who', fault);
  }
  for (const { field, message } of faultsOf(effect, ability, card)) add(field, message);
  for (const message of untilFaults(effect, ability, card)) add('until', message);
  if (countsItself(effect, ability.kind))
    add('per', 'this counts by a figure that it may change; say "with price … or less", or leave the limit out');
  if (circular(effect, ability.kind))
    add('what', 'this looks at the figure that it changes; say "with price … or less", or leave the limit out');
  return found;
}

/** The verbs that count what they do. */
const counting = Object.entries(verbs).flatMap(([verb, { counts }]: [string, { readonly counts?: true }]) =>
  counts === true ? [verb] : [],
);

/** Why an ability's trigger does not determine a player; undefined if it does. */
function playerFault(who: string, { when }: Ability): string | undefined {
  if (!fromEvent.has(who)) return undefined;
  if (when === undefined) return `"${who}" is a player of the event; only a pending ability has one`;
  const { tells } = momentOf(when);
  if (tells === 'nothing') return `"${when.on}" tells of no player; say "you" or "each opponent"`;
  return tells === 'a card' || who === 'that player' ? undefined : `"${when.on}" tells of no card; say "that player"`;
}

/** Whether a trigger is limited to the region of the card. */
function speaksOfRegion(when: NonNullable<Ability['when']>): boolean {
  return momentOf(when).inRegion === true || ('where' in when && when.where === 'this region');
}

/** Temporary effects must state how long they last; continuous ones must not. */
function untilFaults(effect: Effect, { kind, cost, when }: Ability, card: CardDef): string[] {
  const until = 'until' in effect ? effect.until : undefined;
  if (kind === 'continuous')
    return until === undefined ? [] : ['what always holds has no end; leave it out, or say "pending" or "executed"'];
  if (wordingOf(effect).works !== 'both') return [];
  if (until === undefined) return ['say for how long: "end of phase", "end of turn" or "this leaves play"'];
  if (until !== 'this leaves play') return [];
  if (card.type === 'news' && (card.duration ?? 0) === 0)
    return ['a news without duration is never in play; say "end of turn" or "end of phase"'];
  const gone =
    cost.some((one) => 'sacrifice' in one && one.sacrifice.pick === 'ref') || (when !== undefined && isOwnDeath(when));
  return gone ? ['this has left play by then; say "end of turn" or "end of phase"'] : [];
}

/**
 * Whether a continuous change depends on a figure that continuous changes affect. Two of them could switch each other on and
 * off forever. One-time effects are fine, since they read the figure once.
 */
function circular(effect: Effect, kind: Ability['kind']): boolean {
  if (!('what' in effect) || effect.what.pick === 'ref' || wordingOf(effect).changesStrength !== true) return false;
  const lasting = 'until' in effect && effect.until === 'this leaves play' && effect.what.pick === 'each';
  const { atMost } = effect.what;
  return (kind === 'continuous' || lasting) && atMost !== undefined && atMost.stat !== 'price';
}

/** The same of what a continuous change counts. */
function countsItself(effect: Effect, kind: Ability['kind']): boolean {
  if (kind !== 'continuous' || !('per' in effect) || effect.per === undefined || effect.per.pick === 'ref')
    return false;
  const { atMost } = effect.per;
  return wordingOf(effect).changesStrength === true && atMost !== undefined && atMost.stat !== 'price';
}

/** Players that are determined only by the event that triggers an ability. */
const fromEvent: ReadonlySet<string> = new Set(['its controller', 'its owner', 'that player']);

type Figure =
  | 'income'
  | 'shield'
  | 'attack'
  | 'assembly'
  | 'minerals'
  | 'duration'
  | 'slots'
  | 'clone'
  | 'origin'
  | 'commands';

/** Figures that the rules use, by type of card; all types may have a price and race icons. */
const used: Readonly<Record<CardDef['type'], readonly Figure[]>> = {
  starbase: ['income', 'shield', 'slots', 'origin'],
  'outer region': ['income', 'slots'],
  ship: ['income', 'shield', 'attack', 'assembly', 'origin', 'commands'],
  news: ['income', 'duration'],
  structure: ['income', 'shield', 'attack'],
  location: ['income', 'minerals'],
  character: ['income', 'clone', 'origin', 'commands'],
};
const figures: readonly Figure[] = [...new Set(Object.values(used).flat())];

/** Figures of a card that no rule uses, by the names of their fields. */
export function unusedFigures(card: CardDef): readonly string[] {
  const own = used[card.type];
  return figures.filter((field) => {
    const value = card[field];
    return !own.includes(field) && value !== undefined && value !== 0 && !(Array.isArray(value) && value.length === 0);
  });
}
