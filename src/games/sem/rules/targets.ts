/** What must be chosen before a command is played or an ability happens. */
import { derived } from '#cards/derived';
import type { Answer, Need } from '#kernel/ask';
import type { CardRef, Env } from '#kernel/state';
import { idOf, ref } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import { type Filter, phrases } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { choosesItself, type Effect, needsOfVerb, suits } from '../verbs/index.ts';
import { need, targetOption } from './choices.ts';
import { cardsOf, type EffectScope } from './select.ts';

/**
 * What effects need: a target for each phrase (the same phrase twice means the same target), to which at least one of its
 * effects does something, and what else their verbs ask for. Undefined if something is lacking.
 */
export function needsOfAbility(
  m: SemMachine,
  { do: effects }: Pick<Ability, 'do'>,
  from: EffectScope,
): Need[] | undefined {
  const needs: Need[] = [];
  for (const { name, what, effects: aimed, says } of aimsOf(effects)) {
    const fitting = cardsOf(m, what, from).filter((id) => aimed.some((effect) => suits(m, effect, id)));
    if (fitting.length === 0) return undefined;
    const options = fitting.map((id) => targetOption(m, id));
    needs.push(need(name, options, { prompt: 'phrase', says }));
  }
  for (const effect of effects) {
    const others = needsOfVerb(m, effect, from);
    if (others === undefined) return undefined;
    needs.push(...others);
  }
  return needs;
}

/** What is aimed at by one phrase of some effects: `effects` are those that aim at it. */
type Aim = {
  readonly name: string;
  readonly what: Filter;
  readonly effects: readonly Effect[];
  readonly says: { readonly phrase: string };
};

/** What some effects aim at; the same phrase twice means the same target. */
const aimsOf = derived((effects: readonly Effect[]): readonly Aim[] => {
  const aims = new Map<string, Aim & { readonly effects: Effect[] }>();
  for (const effect of effects) {
    if (choosesItself(effect) || !('what' in effect) || effect.what.pick !== 'target') continue;
    const { what } = effect;
    const name = phrases.key(what);
    const known = aims.get(name);
    if (known !== undefined) known.effects.push(effect);
    else aims.set(name, { name, what, effects: [effect], says: { phrase: phrases.print(what) } });
  }
  return [...aims.values()];
});

/** Writes what was chosen into an `env`, under the names of the needs. Returns the cards that were chosen. */
export function readChoices(m: SemMachine, replies: Readonly<Record<string, Answer>>, env: Env): CardRef[] {
  return Object.entries(replies).flatMap(([name, answer]): CardRef[] => {
    if (!('pick' in answer)) return [];
    const within = readChoices(m, answer.with ?? {}, env);
    const [first] = answer.pick;
    const numbered = /^(?:pile|shot):(\d+)$/.exec(first ?? '');
    if (numbered !== null) {
      env[name] = Number(numbered[1]);
      return within;
    }
    const refs = answer.pick.map((id) => ref(m.state, id));
    env[name] = refs.length === 1 ? refs[0] : refs;
    return [...refs, ...within];
  });
}

/** The definitions of cards, as events tell them. */
export const defsOf = (m: SemMachine, refs: readonly CardRef[]): readonly string[] =>
  refs.flatMap((one) => m.state.cards[idOf(one)]?.def ?? []);
