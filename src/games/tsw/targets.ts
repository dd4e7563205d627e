/** What must be chosen before a card is played or an ability used: modes and targets. */
import type { Answer, Need, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, CardRef, Env, PileItem } from '#kernel/state';
import { ref, zone } from '#kernel/zones';
import type { Ability } from './cards/ability.ts';
import { type Filter, phrases } from './cards/phrase.ts';
import { damageOn, handOf, holder, rowWith } from './facts.ts';
import { defense } from './figures.ts';
import type { TswMachine } from './kind.ts';
import { def } from './library.ts';
import { cardOption, need } from './options.ts';
import { cardsOf, itemsOf, type Place } from './select.ts';
import { works } from './standing.ts';
import type { Effect } from './verbs/index.ts';

/** An ability with its number on its card. */
export type Numbered = { readonly ability: Ability; readonly index: number };

/** The abilities of a card of some kind; none of one that is without effect. */
export function abilitiesOf(m: TswMachine, id: CardId, kind: Ability['kind']): readonly Numbered[] {
  return def(m, id)
    .abilities.map((ability, index) => ({ ability, index }))
    .filter(({ ability }) => ability.kind === kind && works(m, id));
}

/** What an ability does, for each of its modes; most have one. */
export const modesOf = ({ do: effects, choose }: Ability): readonly (readonly Effect[])[] => choose ?? [effects ?? []];

/**
 * The choices that go with abilities of a card: their modes, and within these their targets. Undefined if a condition is not
 * met, or if there is no target for what they do.
 */
export function choicesFor(
  m: TswMachine,
  id: CardId,
  abilities: readonly Numbered[],
  from: Place,
): readonly Need[] | undefined {
  const needs: Need[] = [];
  for (const { ability, index } of abilities) {
    if (!isMet(m, ability, id, from)) return undefined;
    const modes = modesOf(ability).map((effects) => targetNeeds(m, effects, from));
    if (modes.length === 1) {
      const [only] = modes;
      if (only === undefined) return undefined;
      needs.push(...only);
      continue;
    }
    const options = modes.flatMap((mode, i): Option[] =>
      mode === undefined
        ? []
        : [{ id: `mode:${i}`, verb: 'mode', note: { def: def(m, id).id, ability: index, mode: i }, needs: mode }],
    );
    if (options.length === 0) return undefined;
    needs.push(need('mode', options));
  }
  return needs;
}

function isMet(m: TswMachine, { if: condition }: Ability, id: CardId, { you }: Place): boolean {
  if (condition === undefined) return true;
  return zone(m.state, handOf(you)).filter((one) => one !== id).length >= condition.hand;
}

/** A need for each target phrase; the same phrase twice means the same target. Undefined if one has no target. */
function targetNeeds(m: TswMachine, effects: readonly Effect[], from: Place): Need[] | undefined {
  const phrasesIn = new Map<string, Filter>();
  for (const effect of effects)
    if ('what' in effect && effect.what.pick === 'target') phrasesIn.set(phrases.key(effect.what), effect.what);
  const needs = [...phrasesIn].map(([name, what]): Need => {
    const options = [
      ...cardsOf(m, what, from).map((id) => targetOption(m, id)),
      ...itemsOf(m, what, from).map(itemOption),
    ];
    const prompt = { key: 'need.phrase', with: { phrase: phrases.print(what) } };
    return { name, prompt, choice: { kind: 'choose', options, min: 1, max: 1 } };
  });
  return needs.some(({ choice }) => choice.kind === 'choose' && choice.options.length === 0) ? undefined : needs;
}

/** A card as a target: in play with its damage and defense, in a station with its row. */
export function targetOption(m: TswMachine, id: CardId): Option {
  const row = rowWith(m, id);
  const option =
    row === undefined
      ? cardOption(m, id, { damage: damageOn(m, id), defense: defense(m, id) ?? 0 })
      : cardOption(m, id, { row });
  return { ...option, about: holder(m, id) };
}

function itemOption({ id, seat, def: played = '' }: PileItem): Option {
  return { id: `pile:${id}`, about: seat, note: { def: played } };
}

/** Writes what was chosen into an `env`: the mode, and targets under their phrases. Returns the cards that are targets. */
export function readChoices(m: TswMachine, replies: Readonly<Record<string, Answer>>, env: Env): CardRef[] {
  return Object.entries(replies).flatMap(([name, answer]): CardRef[] => {
    const [chosen] = picked(answer);
    if (chosen === undefined) return [];
    if (name === 'mode') {
      env.mode = Number(chosen.split(':')[1]);
      return readChoices(m, ('with' in answer ? answer.with : undefined) ?? {}, env);
    }
    if (!chosen.startsWith('pile:')) {
      env[name] = ref(m.state, chosen);
      return [ref(m.state, chosen)];
    }
    const item = Number(chosen.slice('pile:'.length));
    env[name] = item;
    const target = m.state.pile.find(({ id }) => id === item)?.card;
    return target === undefined ? [] : [target];
  });
}
