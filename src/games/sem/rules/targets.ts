/** What must be chosen before a command is played or an ability happens. */
import { aimsIn } from '#cards/aims';
import type { Answer, Need } from '#kernel/ask';
import type { CardRef, Env } from '#kernel/state';
import { idOf, ref } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import { phrases, type SemWords } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { choosesItself, type Effect, needsOfVerb, suits } from '../verbs/index.ts';
import { need, targetOption } from './choices.ts';
import { cardsOf, type EffectScope } from './select.ts';

const aimsOf = aimsIn<Effect, SemWords>(phrases, (effect) =>
  !choosesItself(effect) && 'what' in effect && effect.what.pick === 'target' ? effect.what : undefined,
);

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
  for (const { name, what, phrase, effects: aimed } of aimsOf(effects)) {
    const fitting = cardsOf(m, what, from).filter((id) => aimed.some((effect) => suits(m, effect, id)));
    if (fitting.length === 0) return undefined;
    const options = fitting.map((id) => targetOption(m, id));
    needs.push(need(name, options, { prompt: 'phrase', says: { phrase } }));
  }
  for (const effect of effects) {
    const others = needsOfVerb(m, effect, from);
    if (others === undefined) return undefined;
    needs.push(...others);
  }
  return needs;
}

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
