/** What must be chosen before a command is played or an ability happens. */
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
  const aims = new Map<string, { what: Filter; effects: Effect[] }>();
  for (const effect of effects) {
    if (choosesItself(effect) || !('what' in effect) || effect.what.pick !== 'target') continue;
    const key = phrases.key(effect.what);
    aims.set(key, { what: effect.what, effects: [...(aims.get(key)?.effects ?? []), effect] });
  }
  const targets = [...aims].map(([name, aim]): Need => {
    const fitting = cardsOf(m, aim.what, from).filter((id) => aim.effects.some((effect) => suits(m, effect, id)));
    const says = { phrase: phrases.print(aim.what) };
    return need(
      name,
      fitting.map((id) => targetOption(m, id)),
      { prompt: 'phrase', says },
    );
  });
  const others = effects.map((effect) => needsOfVerb(m, effect, from));
  const isLacking = targets.some(({ choice }) => choice.kind === 'choose' && choice.options.length === 0);
  return isLacking || !others.every((needs) => needs !== undefined) ? undefined : [...targets, ...others.flat()];
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
