/** Phrases meet the table: which objects fit a selector, seen from a source. */
import type { CardId, PileItem, Seat } from '#kernel/state';
import { alive, card, idOf } from '#kernel/zones';
import type { CommandName } from './cards/format.ts';
import type { Filter, Noun, Selector, Trait } from './cards/phrase.ts';
import {
  applies,
  attack,
  effective,
  hasActive,
  holder,
  isAttacking,
  isDefending,
  isDocked,
  isFriendly,
  isKind,
  opponents,
  pilotOf,
  regionOf,
  shield,
} from './facts.ts';
import { inPlay } from './in-play.ts';
import { def, library } from './library.ts';
import type { EveMachine } from './state.ts';

/** From where a phrase speaks: whose "you" and "friendly", which "this", which "this region", and what has been chosen. */
export type Place = {
  /** The controller of the source; undefined: nobody, then "you" phrases fit nothing. */
  readonly you: Seat | undefined;
  readonly src: CardId | undefined;
  readonly region: CardId | undefined;
  /** Chosen targets under their phrases, `it` under "it". */
  readonly env: Readonly<Record<string, unknown>>;
};

const commandOf: Readonly<Partial<Record<Trait, CommandName>>> = {
  mining: 'mining',
  trading: 'trade',
  hauling: 'haul',
  patrolling: 'patrol',
  ambushing: 'ambush',
  sniping: 'sniping',
  tanking: 'tanking',
};

/** Whether a card in play fits a selector. Docked cards fit only phrases that say "unfinished" (vocabulary: R-79). */
export function matches(m: EveMachine, what: Selector, id: CardId, from: Place): boolean {
  if (what.pick === 'ref') return named(m, what, from) === id;
  if (!isNoun(m, what.noun, id)) return false;
  if (isDocked(m, id) !== what.is.includes('unfinished')) return false;
  return what.is.every((trait) => hasTrait(m, trait, id, from)) && inPlace(m, what, id, from) && isBelow(m, what, id);
}

/** The object of a reference phrase; undefined when it is not there. */
export function named(m: EveMachine, what: Extract<Selector, { pick: 'ref' }>, from: Place): CardId | undefined {
  switch (what.ref) {
    case 'this':
      return from.src;
    case 'this region':
      return from.region;
    case 'your starbase':
      return from.you === undefined ? undefined : m.state.g.base[from.you];
    case 'it':
    case 'target enemy starbase': {
      const chosen = from.env[what.ref];
      return typeof chosen === 'string' ? alive(m.state, chosen) : undefined;
    }
    case 'the piloted ship':
      return flownBy(m, from.src);
    default:
      return what.ref satisfies never;
  }
}

/** All cards in play that fit, in order of play. */
export function all(m: EveMachine, what: Selector, from: Place): CardId[] {
  if (what.pick === 'ref') {
    const found = named(m, what, from);
    return found === undefined ? [] : [found];
  }
  return inPlay(m).filter((id) => matches(m, what, id, from));
}

/** Legal targets in play of a phrase for something that `seat` plays (C-13.4, R-79, R-80). */
export function targets(m: EveMachine, what: Selector, from: Place, as: 'news' | 'ability'): CardId[] {
  if (what.pick === 'ref') return opponents(m.state, from.you ?? -1).map((seat) => m.state.g.base[seat] as CardId);
  return all(m, what, from).filter((id) => targetable(m, id, from.you, as));
}

/** Whether an object may be a target of a news or ability of a seat. */
export function targetable(m: EveMachine, id: CardId, seat: Seat | undefined, as: 'news' | 'ability'): boolean {
  return !effective(m, 'forbidTarget').some((one) => {
    if (!applies(m, one, one.effect.what, id)) return false;
    const kinds = one.effect.by.replace('enemy ', '');
    const kindFits = kinds === 'news or abilities' || kinds === (as === 'news' ? 'news' : 'abilities');
    return kindFits && (!one.effect.by.startsWith('enemy') || !isFriendly(holder(m, id), seat));
  });
}

/** Things on the pile that a "target … on the pile" may name. */
export function pileTargets(m: EveMachine, what: Filter, seat: Seat, as: 'news' | 'ability'): PileItem[] {
  return m.state.pile.filter((item) => {
    if (what.noun === 'executed ability') return item.kind === 'executed';
    if (item.kind !== 'card' || item.card === undefined) return false;
    const id = idOf(item.card);
    return isNoun(m, what.noun, id) && !protectedOnPile(m, id, item.seat, seat, as);
  });
}

/** Whether a card's own text keeps it from being destroyed on the pile, as it does in play. */
export function isLastingOnPile(m: EveMachine, item: PileItem): boolean {
  if (item.kind !== 'card' || item.def === undefined) return false;
  const { continuous } = library(m).get(item.def);
  return continuous.some(({ do: effects }) =>
    effects.some(({ verb, ...effect }) => verb === 'forbidDestroy' && 'what' in effect && isItself(effect.what)),
  );
}

const isItself = (what: Selector): boolean => what.pick === 'ref' && what.ref === 'this';

/** A card's own text protects it on the pile as it does in play. */
function protectedOnPile(m: EveMachine, id: CardId, owner: Seat, seat: Seat, as: 'news' | 'ability'): boolean {
  return def(m, id).continuous.some((ability) =>
    ability.do.some((effect) => {
      if (effect.verb !== 'forbidTarget' || !isItself(effect.what)) return false;
      const kinds = effect.by.replace('enemy ', '');
      return (
        (kinds === 'news or abilities' || kinds === (as === 'news' ? 'news' : 'abilities')) &&
        (!effect.by.startsWith('enemy') || owner !== seat)
      );
    }),
  );
}

/** Whether a card in the game is of a kind. */
export function isNoun(m: EveMachine, noun: Noun, id: CardId): boolean {
  return isKind(def(m, id), noun);
}

function hasTrait(m: EveMachine, trait: Trait, id: CardId, from: Place): boolean {
  switch (trait) {
    case 'friendly':
      return isFriendly(holder(m, id), from.you);
    case 'enemy':
      return from.you !== undefined && holder(m, id) !== undefined && !isFriendly(holder(m, id), from.you);
    case 'other':
      return id !== from.src && id !== flownBy(m, from.src);
    case 'unfinished':
      return isDocked(m, id) && (card(m.state, id).tabs ?? 0) > 0;
    case 'attacking':
      return isAttacking(m, id);
    case 'defending':
      return isDefending(m, id);
    case 'piloted':
      return pilotOf(m, id) !== undefined;
    case 'Amarr-origin':
    case 'Caldari-origin':
    case 'Gallente-origin':
    case 'Minmatar-origin':
      return def(m, id).origin === trait.slice(0, -7);
    default: {
      const command = commandOf[trait];
      return command !== undefined && hasActive(m, id, command);
    }
  }
}

/** The ship of a pilot: its "other ships" are others than that one. */
function flownBy(m: EveMachine, src: CardId | undefined): CardId | undefined {
  return src === undefined ? undefined : card(m.state, src).on;
}

function inPlace(m: EveMachine, what: Filter, id: CardId, from: Place): boolean {
  switch (what.where) {
    case undefined:
    case 'play':
      return true;
    case 'the pile':
      return false;
    case 'this region':
      return from.region !== undefined && regionOf(m, id) === from.region;
    case 'your home region':
      return from.you !== undefined && regionOf(m, id) === m.state.g.base[from.you];
    case 'target outer region': {
      const chosen = from.env['target outer region'];
      return typeof chosen === 'string' && regionOf(m, id) === alive(m.state, chosen);
    }
    default:
      return what.where satisfies never;
  }
}

function isBelow(m: EveMachine, what: Filter, id: CardId): boolean {
  if (what.atMost === undefined) return true;
  const { price } = def(m, id);
  const value = { shield, attack, price: () => (price === 'X' ? (card(m.state, id).x ?? 0) : (price ?? 0)) }[
    what.atMost.stat
  ](m, id);
  return value <= what.atMost.n;
}
