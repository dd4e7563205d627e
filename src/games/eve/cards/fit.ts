/** Whether the parts of a card fit together: what an ability speaks of must be there, and figures belong to types of cards. */
import type { Ability, CardDef, Effect } from './format.ts';
import type { Selector } from './phrase.ts';
import type { Nonsense } from './sense.ts';

/** Everything in a card that speaks of what it cannot have; empty for a sound card. */
export function misfits(card: CardDef): Nonsense[] {
  const races = card.type === 'starbase' && card.races.length !== 1;
  const printed = card.upgraded && card.type !== 'starbase';
  return [
    ...(races ? [{ path: ['races'], message: 'a starbase names exactly one race' }] : []),
    ...(printed ? [{ path: ['upgraded'], message: 'only a starbase has an upgraded side' }] : []),
    ...card.abilities.flatMap((ability, i) =>
      abilityMisfits(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
  ];
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
  if (effect.verb === 'counter' && !onPile(what)) add('what', 'say "target … on the pile"');
  if (effect.verb !== 'counter' && onPile(what)) add('what', 'only "counter" reaches what is on the pile');
  return found;
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
