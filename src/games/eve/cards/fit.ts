/** Whether the parts of a card fit together: what an ability speaks of must be there, and figures belong to types of cards. */
import type { Ability, CardDef, Effect, Verb } from './format.ts';
import type { Filter, Noun, Selector } from './phrase.ts';
import type { Nonsense } from './sense.ts';

/** Everything in a card that speaks of what it cannot have; empty for a sound card. */
export function misfits(card: CardDef): Nonsense[] {
  const races = card.type === 'starbase' && card.races.length !== 1;
  const printed = card.upgraded && card.type !== 'starbase';
  return [
    ...(races ? [{ path: ['races'], message: 'a starbase names exactly one race' }] : []),
    ...(printed ? [{ path: ['upgraded'], message: 'only a starbase has an upgraded side' }] : []),
    ...costsTwice(card),
    ...card.abilities.flatMap((ability, i) =>
      abilityMisfits(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
  ];
}

/** Cards and sacrifices are chosen for a use as a whole, so each kind of cost stands once in it. */
function costsTwice(card: CardDef): Nonsense[] {
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

function abilityMisfits(ability: Ability, card: CardDef): Nonsense[] {
  const found: Nonsense[] = [];
  const add = (path: readonly (string | number)[], message: string) => found.push({ path, message });
  const { kind, role } = ability;
  const pilot = card.type === 'character';
  if (role !== undefined && !pilot) add(['role'], 'only a character is an agent or a pilot');
  if (ability.while !== undefined && !card.commands.some(({ name }) => name === ability.while))
    add(['while'], `this card has no command ${ability.while} that could be active`);
  if (ability.if !== undefined && 'origin' in ability.if && !pilot)
    add(['if'], 'only a character speaks of the ship that it pilots');
  if (kind === 'continuous') {
    if (ability.once) add(['once'], 'what always holds does not hold once per turn');
    if (ability.may !== undefined) add(['may'], 'what always holds is not chosen');
  }
  if (card.type === 'news' && kind !== 'resolve' && (card.duration ?? 0) === 0)
    add(['kind'], 'a news without duration is gone at once; say "resolve", or give it a duration');
  if (ability.when !== undefined && 'what' in ability.when)
    for (const message of eventFaults(ability.when.what)) add(['when', 'what'], message);
  ability.cost.forEach((cost, i) => {
    if ('sacrifice' in cost)
      for (const message of sacrificeFaults(cost.sacrifice)) add(['cost', i, 'sacrifice'], message);
  });
  ability.do.forEach((effect, i) => {
    for (const { path, message } of effectMisfits(effect, ability, card)) add(['do', i, ...path], message);
  });
  return found;
}

function effectMisfits(effect: Effect, ability: Ability, card: CardDef): Nonsense[] {
  const found: Nonsense[] = [];
  const add = (field: string, message: string) => found.push({ path: [field], message });
  if ('n' in effect && effect.n === 'X' && card.price !== 'X')
    add('n', 'X is the price paid: the price of the card must be X');
  if ('who' in effect && fromEvent.has(effect.who) && ability.when === undefined)
    add('who', `"${effect.who}" is a player of the event; only a pending ability has one`);
  if (!('what' in effect)) return found;
  const { what } = effect;
  if (what.pick === 'ref' && what.ref === 'it' && ability.when === undefined)
    add('what', '"it" is the card of the event; only a pending ability has one');
  if (what.pick === 'ref' && what.ref === 'the piloted ship' && card.type !== 'character')
    add('what', 'only a character pilots a ship');
  if ('until' in effect && effect.until === 'this leaves play' && card.type === 'news' && (card.duration ?? 0) === 0)
    add('until', 'a news without duration is never in play; say "end of turn" or "end of phase"');
  const fault = reachFault(effect.verb, what, card);
  if (fault !== undefined) add('what', fault);
  if (effect.verb === 'counter' && !onPile(what)) add('what', 'say "target … on the pile"');
  if (effect.verb !== 'counter' && onPile(what)) add('what', 'only "counter" reaches what is on the pile');
  return found;
}

/** What can happen to what: the kinds of objects that a verb reaches; a verb that is not here reaches all. */
const ships: readonly Noun[] = ['ship'];
const places: readonly Noun[] = ['location', 'planet', 'moon', 'station', 'asteroid field'];
const inPlay: readonly Noun[] = ['ship', ...places, 'structure', 'news', 'character', 'card'];
const reach: Readonly<Partial<Record<Verb, readonly Noun[]>>> = {
  returnToHand: inPlay,
  reassemble: ships,
  damage: ships,
  prevent: ships,
  modAttack: [...ships, 'structure'],
  modShield: [...ships, 'structure'],
  modIncome: [...inPlay, 'outer region'],
  modMineral: places,
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

/** Starbases are reached by what reaches a shield, and by what changes a figure that they have. */
const onStarbase: ReadonlySet<Verb> = new Set<Verb>([
  'damage',
  'prevent',
  'modShield',
  'modIncome',
  'modSlots',
  'forbidTarget',
]);

function reachFault(verb: Verb, what: Selector, card: CardDef): string | undefined {
  const nouns = reach[verb];
  if (what.pick !== 'ref') {
    if (verb !== 'counter' && what.noun === 'executed ability') return 'an executed ability can only be countered';
    const strange = strangeTrait(what);
    if (strange !== undefined) return strange;
    return nouns === undefined || nouns.includes(what.noun) ? undefined : `"${verb}" reaches ${nouns.join(', ')} only`;
  }
  if (what.ref === 'your starbase' || what.ref === 'target enemy starbase')
    return nouns === undefined || onStarbase.has(verb) ? undefined : `"${verb}" does nothing to a starbase`;
  if (what.ref === 'this region')
    return nouns === undefined || nouns.includes('outer region') ? undefined : `"${verb}" does nothing to a region`;
  const own = what.ref === 'this' ? kindOf[card.type] : undefined;
  return own === undefined || nouns === undefined || nouns.includes(own)
    ? undefined
    : `"${verb}" does nothing to a ${own}`;
}

/** The kind that "this" is, where it is one of those that a phrase can name. */
const kindOf: Readonly<Partial<Record<CardDef['type'], Noun>>> = {
  'outer region': 'outer region',
  ship: 'ship',
  news: 'news',
  structure: 'structure',
  location: 'location',
  character: 'character',
};

/** Traits that only ships have; "-origin" is for characters too. */
function strangeTrait({ is, noun }: Filter): string | undefined {
  const free: readonly string[] = ['friendly', 'enemy', 'other'];
  if (noun === 'ship' || noun === 'card') return undefined;
  const strange = is.find((trait) => !free.includes(trait) && !(noun === 'character' && trait.endsWith('-origin')));
  return strange === undefined ? undefined : `no ${noun} is ${strange}`;
}

/** What an event speaks of is one card: "a ship", "this". */
function eventFaults(what: Selector): string[] {
  if (what.pick === 'ref') return what.ref === 'this' ? [] : ['say "this" or "a …"'];
  const strange = strangeTrait(what);
  return [
    ...(strange === undefined ? [] : [strange]),
    ...(what.where === 'the pile' || what.noun === 'executed ability' ? ['an event is of a card in play'] : []),
  ];
}

/** What is sacrificed is one card of one's own in play. */
function sacrificeFaults(what: Selector): string[] {
  if (what.pick === 'ref') return what.ref === 'this' ? [] : ['say "this" or "a friendly …"'];
  const strange = strangeTrait(what);
  const region = what.noun === 'outer region' || what.noun === 'executed ability' || what.where === 'the pile';
  return [
    ...(what.pick !== 'target' && what.is.includes('friendly')
      ? []
      : ['say "a friendly …": one card of your own is sacrificed']),
    ...(region ? ['only a card in play can be sacrificed'] : []),
    ...(strange === undefined ? [] : [strange]),
  ];
}

/** Players that are known only from the event that an ability waits for. */
const fromEvent: ReadonlySet<string> = new Set(['its controller', 'its owner', 'that player']);

function onPile(what: Selector): boolean {
  return what.pick === 'target' && what.where === 'the pile';
}

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

/** Figures that the rules look at, by type of card; all types may have a price and race icons. */
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

/** Figures that a card has and that no rule looks at, by the names of their fields. */
export function unusedFigures(card: CardDef): readonly string[] {
  const own = used[card.type];
  return figures.filter((field) => {
    const value = card[field];
    return !own.includes(field) && value !== undefined && value !== 0 && !(Array.isArray(value) && value.length === 0);
  });
}
