/** What must be chosen before something can go on the pile: X, a place, targets, cards to pay with. */
import type { Answer, Message, Need, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, CardRef, Env } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import type { Ability, Effect } from '../cards/format.ts';
import { type Filter, phrases, type Selector } from '../cards/phrase.ts';
import { edition } from '../editions.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import { type EffectScope, living, opponents } from './facts.ts';
import { matches } from './figures.ts';
import { all, pileTargets, targetable, targets } from './select.ts';

export type As = 'news' | 'ability';

/** An option that is a card, labelled by its definition. */
export function cardOption(m: EveMachine, id: CardId, note?: Note): CardOption {
  // A question may name a ship once for each region to which it may go.
  if (note === undefined) return m.memoForInPlace(plainOption, id);
  return { id, card: id, note: { def: card(m.state, id).def, ...note } };
}

const plainOption = (m: EveMachine, id: CardId): CardOption => ({ id, card: id, note: { def: card(m.state, id).def } });

type Note = NonNullable<Option['note']>;
type CardOption = Option & { readonly card: CardId; readonly note: Note };

/** The choice of exactly one of some options. */
export function one(name: string, prompt: Message, options: readonly Option[]): Need {
  return { name, prompt, choice: { kind: 'choose', options, min: 1, max: 1 } };
}

/** The choice of X, up to a number. */
export function xNeed(max: number): Need {
  return { name: 'x', prompt: { key: 'need.x' }, choice: { kind: 'number', min: 0, max } };
}

/** The X that was chosen; undefined if nothing asked for one. */
export function xIn({ x }: Readonly<Record<string, Answer>>): number | undefined {
  return x !== undefined && 'number' in x ? x.number : undefined;
}

const region: Selector = { pick: 'target', noun: 'outer region', is: [] };

/** The distinct target phrases of an ability: the same phrase twice means the same target (Forsaken Ruins). */
export function targetPhrases(ability: Ability): TargetPhrases {
  let known = targetPhrasesRead.get(ability);
  if (known === undefined) {
    known = readPhrases(ability);
    targetPhrasesRead.set(ability, known);
  }
  return known;
}

type TargetPhrases = ReadonlyMap<string, Selector | 'opponent' | 'player'>;

/** Abilities belong to a ruleset, which never changes. */
const targetPhrasesRead = new WeakMap<Ability, TargetPhrases>();

function readPhrases(ability: Ability): TargetPhrases {
  const found = new Map<string, Selector | 'opponent' | 'player'>();
  for (const effect of ability.do) {
    for (const what of selectorsOf(effect)) {
      if (what.pick === 'ref') {
        if (what.ref === 'target enemy starbase') found.set(what.ref, what);
        continue;
      }
      if (what.where === 'target outer region') found.set('target outer region', region);
      if (what.pick === 'target') found.set(phrases.key(what), what);
    }
    if (effect.verb === 'forbidWarp' && effect.into !== undefined) found.set(effect.into, region);
    if ('who' in effect && effect.who === 'target opponent') found.set(effect.who, 'opponent');
    if ('who' in effect && effect.who === 'target player') found.set(effect.who, 'player');
  }
  if (ability.unless?.who === 'target opponent') found.set('target opponent', 'opponent');
  if (ability.unless?.who === 'target player') found.set('target player', 'player');
  return found;
}

function selectorsOf(effect: Effect): Selector[] {
  return [
    ...('what' in effect ? [effect.what] : []),
    ...('per' in effect && effect.per !== undefined ? [effect.per] : []),
  ];
}

/** The choices of targets for an ability, or undefined if a target is needed and there is none (C-13.4). */
export function targetNeeds(m: EveMachine, ability: Ability, from: EffectScope, as: As): Need[] | undefined {
  const needs: Need[] = [];
  for (const [name, what] of targetPhrases(ability)) {
    const options = targetOptions(m, ability, what, from, as);
    if (options.length === 0) return undefined;
    needs.push(one(name, { key: 'need.target', with: { phrase: name } }, options));
  }
  return needs;
}

function targetOptions(
  m: EveMachine,
  ability: Ability,
  what: Selector | 'opponent' | 'player',
  from: EffectScope,
  as: As,
): Option[] {
  if (what === 'opponent' || what === 'player') {
    const seats = what === 'player' ? living(m.state) : opponents(m.state, from.you ?? -1);
    return seats.map((seat) => ({ id: `seat:${seat}`, about: seat }));
  }
  const options: Option[] = targets(m, what, from, as).map((id) => cardOption(m, id));
  if (m.state.pile.length > 0 && what.pick !== 'ref' && reachesPile(m, ability, what))
    for (const item of pileTargets(m, what, from, as))
      options.push({ id: `pile:${item.id}`, about: item.seat, note: { def: item.def ?? '' } });
  return options;
}

/** Whether a target phrase includes things on the pile: if it says so, or by the rules of the edition. */
function reachesPile(m: EveMachine, ability: Ability, what: Filter): boolean {
  if (what.where === 'the pile') return true;
  if (!edition(m.state.edition).pileInReach) return false;
  return ability.do.some(
    (effect) =>
      effect.verb === 'destroy' && effect.what.pick === 'target' && phrases.key(effect.what) === phrases.key(what),
  );
}

/** Writes chosen targets into an `env`, under their phrases: references, seats, numbers of pile items. */
export function readTargets(
  m: EveMachine,
  ability: Ability,
  answers: Readonly<Record<string, Answer>>,
  env: Env,
): CardRef[] {
  const refs: CardRef[] = [];
  for (const name of targetPhrases(ability).keys()) {
    const chosen = picked(answers[name])[0];
    if (chosen === undefined) continue;
    const [kind, number] = chosen.split(':');
    if (number !== undefined) env[name] = kind === 'seat' || kind === 'pile' ? Number(number) : chosen;
    else {
      env[name] = ref(m.state, chosen);
      refs.push(env[name] as CardRef);
    }
  }
  return refs;
}

/**
 * The objects of a selector at resolution. A target that is gone, no longer fits or may no longer be a target is left out
 * (X-11.3, R-79).
 */
export function objects(m: EveMachine, what: Selector, from: EffectScope, as: As): CardId[] {
  if (what.pick === 'ref')
    return all(m, what, from).filter((id) => what.ref !== 'target enemy starbase' || targetable(m, id, from.you, as));
  if (what.pick !== 'target') return all(m, what, from);
  const chosen = from.env[phrases.key(what)];
  const id = typeof chosen === 'string' ? alive(m.state, chosen) : undefined;
  return id !== undefined && matches(m, what, id, from) && targetable(m, id, from.you, as) ? [id] : [];
}

/** Whether any of the targets that an ability was placed with is still legal; true if it has none. */
export function stillLegal(m: EveMachine, ability: Ability, from: EffectScope, as: As): boolean {
  const phrases = [...targetPhrases(ability)];
  if (phrases.length === 0) return true;
  return phrases.some(([name, what]) => {
    const chosen = from.env[name];
    if (what === 'opponent' || what === 'player') return typeof chosen === 'number' && !m.state.out.includes(chosen);
    if (typeof chosen === 'number') return m.state.pile.some((item) => item.id === chosen);
    return objects(m, what, from, as).length > 0;
  });
}

/**
 * Abilities of a news that take effect when it resolves, for a player of a race. `without`: numbers of abilities that were
 * left out when it was played, since they had no target or could not be paid for.
 */
export function onResolve(
  m: EveMachine,
  id: CardId,
  race: string | undefined,
  without: readonly number[] = [],
): readonly Ability[] {
  const { abilities, playedBy } = def(m, id);
  const { resolving } = playedBy(race);
  if (without.length === 0) return resolving;
  return resolving.filter((ability) => !without.includes(abilities.indexOf(ability)));
}

/** The abilities left out of a card on the pile, see `onResolve`. */
export function leftOut(env: Env): readonly number[] {
  return (env.without ?? []) as readonly number[];
}
