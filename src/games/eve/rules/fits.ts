/** Matches phrases against cards in play, from the point of view of a source, except for figures. */
import type { CardId } from '#kernel/state';
import { alive, card } from '#kernel/zones';
import { commandNames, traitOf } from '../cards/parts.ts';
import type { Filter, Selector, Trait } from '../cards/phrase.ts';
import { edition } from '../editions.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import {
  type EffectScope,
  hasActive,
  holder,
  isAttacking,
  isDefending,
  isDocked,
  isFinished,
  isFriendly,
  pilotOf,
  regionOf,
} from './facts.ts';
import { isOfKind } from './fits-definition.ts';

/** Whether a card in play matches a phrase's kind, traits and place. Figures are not checked. */
export function fits(m: EveMachine, what: Filter, id: CardId, from: EffectScope): boolean {
  if (!isOfKind(m, what, id) || !reaches(m, what, id)) return false;
  for (const trait of what.is) if (!hasTrait(m, trait, id, from)) return false;
  return isInPlace(m, what, id, from);
}

/**
 * Whether a phrase applies to a card where it is: to every card outside the docks, and to docked ones as and
 * R-111 say. "Unfinished" means ships in a dock. A target is never docked, so that an agent is none. "Each …", "for each …" and "you control" count
 * agents, and finished ships where the dock is part of the home region (D3). "A …" is any card in play.
 */
export function reaches(m: EveMachine, what: Pick<Filter, 'pick' | 'is'>, id: CardId): boolean {
  if (!isDocked(m, id) || what.is.includes('unfinished')) return true;
  switch (what.pick) {
    case 'target':
      return false;
    case 'each':
      return def(m, id).type !== 'ship' || (isFinished(m, id) && edition(m.state.edition).dockIsHome);
    case 'a':
      return true;
    default:
      return what.pick satisfies never;
  }
}

/** The object of a reference phrase; undefined if it is not there. */
export function named(m: EveMachine, what: Extract<Selector, { pick: 'ref' }>, from: EffectScope): CardId | undefined {
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

function hasTrait(m: EveMachine, trait: Trait, id: CardId, from: EffectScope): boolean {
  switch (trait) {
    case 'friendly':
      return isFriendly(holder(m, id), from.you);
    case 'enemy':
      return from.you !== undefined && holder(m, id) !== undefined && !isFriendly(holder(m, id), from.you);
    case 'other':
      return id !== from.src && id !== flownBy(m, from.src);
    case 'unfinished':
      return isDocked(m, id) && !isFinished(m, id);
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
      const command = commandNames.find((name) => traitOf[name] === trait);
      return command !== undefined && hasActive(m, id, command);
    }
  }
}

/** The ship of a pilot, which a pilot's "other ships" does not include. */
function flownBy(m: EveMachine, src: CardId | undefined): CardId | undefined {
  return src === undefined ? undefined : card(m.state, src).on;
}

function isInPlace(m: EveMachine, what: Filter, id: CardId, from: EffectScope): boolean {
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
