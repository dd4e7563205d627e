/**
 * What a phrase may say in its position: only what the rules can evaluate there. Less is known of a card in an event, outside
 * play or on the pile than of one in play.
 */
import type { PhraseWording } from '../verbs/moments/eve-moment.ts';
import type { Ability, CardDef, Effect, Trigger } from './format.ts';
import { type Filter, type Place, type Selector, shipNouns, type Trait } from './phrase.ts';
import { allTraits, origins, sides, undocked } from './traits.ts';
import { isOwnDeath, momentOf, phraseFault, reachFault, wordingOf } from './wording.ts';

/** The position of a phrase in an ability. */
export type PhrasePosition =
  | { readonly as: 'object'; readonly effect: Effect }
  | { readonly as: 'pile' }
  | { readonly as: 'count' }
  | { readonly as: 'kind'; readonly effect: Extract<Effect, { for: Selector }> }
  | { readonly as: 'event'; readonly phrase: PhraseWording; readonly gone: boolean }
  | { readonly as: 'sacrifice' };

/** A phrase of an ability with its position. */
export type Said = {
  readonly path: readonly (string | number)[];
  readonly what: Selector;
  readonly standing: PhrasePosition;
};

/** All phrases of an ability. */
export function saidIn(ability: Ability): Said[] {
  const { when } = ability;
  return [
    ...(when !== undefined && 'what' in when
      ? [{ path: ['when', 'what'], what: when.what, standing: standingIn(when) }]
      : []),
    ...ability.cost.flatMap((cost, i): Said[] =>
      'sacrifice' in cost
        ? [{ path: ['cost', i, 'sacrifice'], what: cost.sacrifice, standing: { as: 'sacrifice' } }]
        : [],
    ),
    ...ability.do.flatMap((effect, i): Said[] =>
      'per' in effect && effect.per !== undefined
        ? [{ path: ['do', i, 'per'], what: effect.per, standing: { as: 'count' } }]
        : [],
    ),
    ...ability.do.flatMap((effect, i): Said[] => {
      if ('what' in effect) {
        const standing: PhrasePosition = wordingOf(effect).onPile === true ? { as: 'pile' } : { as: 'object', effect };
        return [{ path: ['do', i, 'what'], what: effect.what, standing }];
      }
      if ('for' in effect) return [{ path: ['do', i, 'for'], what: effect.for, standing: { as: 'kind', effect } }];
      return [];
    }),
  ];
}

/** The position of the phrase of a trigger. */
function standingIn(when: Extract<Trigger, { what: Selector }>): PhrasePosition {
  const { phrase, gone = false } = momentOf(when);
  if (phrase === undefined) throw new Error(`"${when.on}" says nothing of its phrase`);
  return { as: 'event', phrase, gone };
}

/** Why a phrase is not allowed in its position, with what to write instead; undefined if it is. */
export function saidFault({ what, standing }: Said, ability: Ability, card: CardDef): string | undefined {
  if (what.pick === 'ref') return refFault(what.ref, standing, ability, card) ?? reachIn(standing, what, ability, card);
  return (
    pickFault(what, standing, ability) ??
    nounFault(what, standing) ??
    contradiction(what) ??
    traitFault(what, standing) ??
    placeFault(what, standing, ability, card) ??
    limitFault(what, standing) ??
    reachIn(standing, what, ability, card)
  );
}

function reachIn(standing: PhrasePosition, what: Selector, ability: Ability, card: CardDef): string | undefined {
  return standing.as === 'object' ? reachFault(standing.effect, what, card, ability.when) : undefined;
}

// ── references ───────────────────────────────────────────────────────────────────────────────────────────────────

function refFault(
  ref: Extract<Selector, { pick: 'ref' }>['ref'],
  standing: PhrasePosition,
  { kind, when, role }: Ability,
  card: CardDef,
): string | undefined {
  switch (standing.as) {
    case 'pile':
      return 'say "target … on the pile"';
    case 'kind':
      return 'say a kind of card, such as "ship with price 4 or less"';
    case 'count':
      return 'say what is counted, such as "each location in this region"';
    case 'event':
      if (ref !== 'this') return 'say "this" or "a …"';
      return standing.phrase.selfFault(card.type);
    case 'sacrifice':
      if (ref !== 'this') return 'say "this" or "a friendly …"';
      if (kind === 'resolve') return 'a news that resolves is not in play; say "a friendly …"';
      return isPlace(card) ? 'regions are never sacrificed; say "a friendly …"' : undefined;
    case 'object':
      break;
    default:
      return standing satisfies never;
  }
  const ownDeath = when !== undefined && isOwnDeath(when);
  switch (ref) {
    case 'it':
      if (when === undefined) return '"it" is the card of the event; only a pending ability has one';
      if (momentOf(when).tells !== 'a card') return `"${when.on}" happens to no card that "it" could be`;
      return momentOf(when).gone === true && wordingOf(standing.effect).fromScrapheap !== true
        ? '"it" is in the scrapheap by then; only "returnToHand" reaches it there'
        : undefined;
    case 'the piloted ship':
      if (card.type !== 'character') return 'only a character pilots a ship';
      if (role === 'agent') return 'an agent pilots no ship; say "role: pilot"';
      return ownDeath ? 'who has been destroyed pilots no ship' : undefined;
    case 'this':
      return ownDeath ? 'this has left play when it was destroyed; say "it", which "returnToHand" reaches' : undefined;
    case 'this region':
      return card.type === 'news' ? noRegion : undefined;
    case 'target enemy starbase':
      return kind === 'continuous' ? noTarget : undefined;
    case 'your starbase':
      return undefined;
    default:
      return ref satisfies never;
  }
}

const noRegion = 'a news is in no region; say "in target outer region" or "in your home region", or leave it out';
const noTarget = 'a continuous ability has no target; say "each …"';
const isPlace = ({ type }: CardDef) => type === 'starbase' || type === 'outer region';

// ── how many ─────────────────────────────────────────────────────────────────────────────────────────────────────

function pickFault({ pick, is }: Filter, standing: PhrasePosition, { kind }: Ability): string | undefined {
  switch (standing.as) {
    case 'event':
      return pick === 'a' ? undefined : 'an event is of one card; say "a …"';
    case 'sacrifice':
      return pick === 'a' && is.includes('friendly')
        ? undefined
        : 'say "a friendly …": one card of your own is sacrificed';
    case 'count':
      return pick === 'each' ? undefined : 'what is counted is all there is; say "each …"';
    case 'pile':
      return pick === 'target' ? undefined : 'say "target … on the pile"';
    case 'kind':
      if (pick === 'target') return 'what is not in play is no target; leave "target" out';
      return wordingOf(standing.effect).everybodys === true && pick === 'a'
        ? 'prices change for all cards of a kind; leave "a" out'
        : undefined;
    case 'object':
      if (wordingOf(standing.effect).picksOne === 'always')
        return pick === 'a' ? undefined : 'each is saved by itself; say "a …"';
      if (kind === 'continuous') {
        if (pick === 'a') return 'a continuous ability works on all that fit; say "each …"';
        return pick === 'target' ? noTarget : undefined;
      }
      return pick === 'a' && wordingOf(standing.effect).picksOne === undefined
        ? 'say "target …" for one object or "each …" for all'
        : undefined;
    default:
      return standing satisfies never;
  }
}

// ── the kind ─────────────────────────────────────────────────────────────────────────────────────────────────────

function nounFault(what: Filter, standing: PhrasePosition): string | undefined {
  const { noun } = what;
  if (noun === 'executed ability' && standing.as !== 'pile')
    return 'an executed ability can only be countered; say "target executed ability on the pile" of "counter"';
  const region = noun === 'outer region';
  switch (standing.as) {
    case 'pile':
      return region ? 'only cards and executed abilities can be countered' : undefined;
    case 'sacrifice':
      return region ? 'regions are never sacrificed' : undefined;
    case 'kind': {
      const { effect } = standing;
      if (wordingOf(effect).everybodys === true) return undefined;
      if (region) return 'outer regions lie neither in the market nor in hand or scrapheap';
      return phraseFault(effect, what);
    }
    case 'event':
      return standing.phrase.nounFault(noun);
    case 'count':
    case 'object':
      return undefined;
    default:
      return standing satisfies never;
  }
}

// ── properties ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a phrase's properties contradict each other or its noun, in any position; undefined if they do not. */
function contradiction({ noun, is }: Filter): string | undefined {
  const both = (a: readonly Trait[], b: readonly Trait[]) => {
    const [x, y] = [is.find((one) => a.includes(one)), is.findLast((one) => b.includes(one))];
    return x !== undefined && y !== undefined && x !== y
      ? `nothing is both "${x}" and "${y}"; leave one out`
      : undefined;
  };
  const twice = is.find((one, i) => is.indexOf(one) !== i);
  if (twice !== undefined) return `"${twice}" stands twice; once is enough`;
  const clash =
    both(['friendly'], ['enemy']) ??
    both(['attacking'], ['defending']) ??
    both(origins, origins) ??
    both(['unfinished'], undocked);
  if (clash !== undefined) return clash;
  if (shipNouns.includes(noun) || noun === 'card') return undefined;
  const strange = is.find((one) => !sides.includes(one) && !(noun === 'character' && origins.includes(one)));
  return strange === undefined ? undefined : `no ${noun} is ${strange}`;
}

/** The properties that are known in a phrase's position, and why no others are. */
function knownTraits(standing: PhrasePosition): { readonly known: readonly Trait[]; readonly why: string } {
  switch (standing.as) {
    case 'object':
    case 'count':
    case 'sacrifice':
      return { known: allTraits, why: '' };
    case 'pile':
      return { known: [...sides, ...origins], why: 'what is on the pile has not come into play yet' };
    case 'kind':
      return {
        known: origins,
        why:
          wordingOf(standing.effect).everybodys === true
            ? 'a price is of cards that are not in play; whose they are stands in "who: you" or "who: opponents"'
            : 'the card is not in play, and it is your own',
      };
    case 'event':
      return standing.phrase;
    default:
      return standing satisfies never;
  }
}

function traitFault({ is }: Filter, standing: PhrasePosition): string | undefined {
  const { known, why } = knownTraits(standing);
  const strange = is.find((one) => !known.includes(one));
  return strange === undefined
    ? undefined
    : `"${strange}" cannot be said here: ${why}. Leave it out; what can be said is ${known.join(', ')}`;
}

// ── the place ────────────────────────────────────────────────────────────────────────────────────────────────────

function placeFault(
  { where, noun }: Filter,
  standing: PhrasePosition,
  { kind }: Ability,
  card: CardDef,
): string | undefined {
  if (standing.as === 'pile') return where === 'the pile' ? undefined : 'say "target … on the pile"';
  if (where === undefined) return undefined;
  if (standing.as === 'kind') return 'say a kind of card, such as "ship with price 4 or less"';
  if (where === 'the pile')
    return standing.as === 'object'
      ? 'only "counter" reaches what is on the pile'
      : 'only a card in play is meant here';
  if (standing.as === 'event' && standing.phrase.placeFault !== undefined) return standing.phrase.placeFault;
  if (where === 'play') return undefined;
  return noun === 'news' ? 'a news is in no region; leave the place out' : regionFault(where, standing, kind, card);
}

function regionFault(
  where: Exclude<Place, 'play' | 'the pile'>,
  standing: PhrasePosition,
  kind: Ability['kind'],
  card: CardDef,
): string | undefined {
  if (where === 'this region') return card.type === 'news' ? noRegion : undefined;
  if (where !== 'target outer region') return undefined;
  if (kind === 'continuous') return noTarget;
  return standing.as === 'event' || standing.as === 'sacrifice'
    ? 'no region has been chosen yet; say "in this region" or "in your home region"'
    : undefined;
}

// ── figures ──────────────────────────────────────────────────────────────────────────────────────────────────────

function limitFault({ noun, atMost }: Filter, standing: PhrasePosition): string | undefined {
  if (atMost === undefined) return undefined;
  const { stat } = atMost;
  if (noun === 'executed ability') return `an executed ability has no ${stat}; leave the limit out`;
  if (stat === 'price') return undefined;
  if (!shipNouns.includes(noun) && noun !== 'structure')
    return `only ships and structures have ${stat === 'attack' ? 'an attack' : 'a shield'}; say "with price … or less"`;
  return standing.as === 'event' && standing.gone
    ? `the card has left play, and what its ${stat} was is not known any more; say "with price … or less"`
    : undefined;
}
