/** What is in effect now, of continuous abilities and of effects that last for a time, and figures after it. */
import type { Kind } from '#kernel/kind';
import { applyChanges, type Change } from '#kernel/lasting';
import type { Machine } from '#kernel/machine';
import type { CardId, Lasting } from '#kernel/state';
import { alive } from '#kernel/zones';
import type { Selector, Words } from './lexicon.ts';
import type { AnyEffect } from './verb.ts';
import type { Per } from './verbs/per.ts';

/** An effect that is in effect now. `Place`: the point of view of its source. */
export type InEffect<E extends AnyEffect, Place> = {
  readonly effect: E;
  readonly place: Place;
  /** The objects that it is locked to; undefined: whatever matches its phrase. */
  readonly on: readonly CardId[] | undefined;
  /** The id of the lasting effect, for those that are used up. */
  readonly lasting?: number;
};

/** What a game says of its effects. */
type Effects<K extends Kind, E extends AnyEffect, W extends Words, Place> = {
  /** Calls `add` for each effect of the continuous abilities that work now. */
  continuous(m: Machine<K>, add: (effect: E, place: Place) => void): void;
  /** The point of view of a lasting effect. */
  placeOfLasting(m: Machine<K>, lasting: Lasting): Place;
  /** Whether a card matches a phrase, from a point of view. */
  matches(m: Machine<K>, what: Selector<W>, id: CardId, from: Place): boolean;
  /** How many objects there are, for changes "for each". Absent: no change of the game says it. */
  count?(m: Machine<K>, what: Selector<W>, from: Place): number;
};

/** Verbs whose effects name objects, and those that add a number to a figure of them. */
type OnObjects<E extends AnyEffect, W extends Words> = Extract<E, { readonly what: Selector<W> }>;
type Adding<E extends AnyEffect, W extends Words> = Extract<E, { readonly n: number; readonly what: Selector<W> }> &
  Per<W>;

/** What is in effect, by the verbs of the effects. */
type ByVerb<E extends AnyEffect, Place> = Map<string, InEffect<E, Place>[]>;

function note<E extends AnyEffect, Place>(found: ByVerb<E, Place>, one: InEffect<E, Place>): void {
  const alike = found.get(one.effect.verb);
  if (alike === undefined) found.set(one.effect.verb, [one]);
  else alike.push(one);
}

/**
 * The reader of what is in effect in a game. Made once for each game, when its rules are loaded: what it finds is cached with
 * the machine until the state changes, under a function that must stay the same.
 */
export function effectsIn<K extends Kind, E extends AnyEffect, W extends Words, Place>(game: Effects<K, E, W, Place>) {
  type Of<V extends E['verb']> = InEffect<Extract<E, { readonly verb: V }>, Place>;
  type Where = Pick<InEffect<E, Place>, 'place' | 'on'>;

  function collect(m: Machine<K>): ReadonlyMap<string, readonly InEffect<E, Place>[]> {
    const found: ByVerb<E, Place> = new Map();
    game.continuous(m, (effect, place) => note(found, { effect, place, on: undefined }));
    for (const one of m.state.lasting) {
      const { effect } = one.mod as unknown as { readonly effect: E };
      const on = one.on?.flatMap((object) => alive(m.state, object) ?? []);
      note(found, { effect, place: game.placeOfLasting(m, one), on, lasting: one.id });
    }
    return found;
  }

  /** Everything of a verb that is in effect now. */
  function effective<V extends E['verb']>(m: Machine<K>, verb: V): readonly Of<V>[] {
    return (m.memo(collect).get(verb) ?? []) as readonly unknown[] as readonly Of<V>[];
  }

  /** Whether something in effect applies to an object. `what`: its phrase. */
  function applies(m: Machine<K>, { on, place }: Where, what: Selector<W>, id: CardId): boolean {
    return on === undefined ? game.matches(m, what, id, place) : on.includes(id);
  }

  /** Whether an effect of a verb applies to an object now. */
  function isAffected(m: Machine<K>, verb: OnObjects<E, W>['verb'], id: CardId): boolean {
    const found = effective(m, verb) as readonly unknown[] as readonly InEffect<OnObjects<E, W>, Place>[];
    for (const one of found) if (applies(m, one, one.effect.what, id)) return true;
    return false;
  }

  /** A figure of an object after all changes by a verb, those that pass `only`; never below 0. */
  function changed<V extends Adding<E, W>['verb']>(
    m: Machine<K>,
    verb: V,
    id: CardId,
    base: number,
    only: (effect: Of<V>['effect']) => boolean = () => true,
  ): number {
    const found = effective(m, verb);
    if (found.length === 0) return Math.max(0, base);
    const changes: Change[] = [];
    for (const one of found) {
      const { n, what, per } = one.effect as unknown as Adding<E, W>;
      if (!only(one.effect) || !applies(m, one, what, id)) continue;
      const times = per === undefined ? 1 : (game.count?.(m, per, one.place) ?? 1);
      changes.push({ layer: 'add', n: n * times });
    }
    return applyChanges(base, changes);
  }

  return { effective, applies, isAffected, changed };
}
