/** What must be chosen before a card is played or an ability used: modes and targets. */
import { aimsIn } from '#cards/aims';
import { derived } from '#cards/derived';
import type { Answer, Need, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, CardRef, Env, PileItem, Seat } from '#kernel/state';
import { ref, zone } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import { type Filter, phrases, type TswWords } from '../cards/phrase.ts';
import type { TswMachine } from '../kind.ts';
import { type Definition, def, type Numbered } from '../library.ts';
import { type Effect, needsOfVerb, suits } from '../verbs/index.ts';
import { flipped, foeOf, handOf, owner, rowWith } from './facts.ts';
import { need, targetOption } from './options.ts';
import { cardsOf, type EffectScope, itemsOf } from './select.ts';
import { isAllowed, works } from './standing.ts';

/** The abilities of a card of some kind; none of one that is without effect. */
export function abilitiesOf(m: TswMachine, id: CardId, kind: Ability['kind']): readonly Numbered[] {
  const found = def(m, id).byKind[kind];
  return found === undefined || !works(m, id) ? none : found;
}

const none: readonly never[] = [];

/** What an ability does, for each of its modes; most have one. */
export const modesOf = derived(
  ({ do: effects, choose }: Ability): readonly (readonly Effect[])[] => choose ?? [effects ?? []],
);

/** Whether a card may be the target of a phrase, for reasons of the card that is played. */
export type Allows = (what: Filter, target: CardId) => boolean;

/**
 * The choices that go with abilities of a card: their modes, and within these their targets. Undefined if a condition is not
 * met, or if there is no target for what they do.
 */
export function choicesFor(
  m: TswMachine,
  id: CardId,
  abilities: readonly Numbered[],
  from: EffectScope,
  allows?: Allows,
): readonly Need[] | undefined {
  if (abilities.length === 0) return none;
  const needs: Need[] = [];
  for (const { ability, index } of abilities) {
    if (!isAllowed(m, ability, from)) return undefined;
    const modes = modesOf(ability).map((effects) => needsOfEffects(m, effects, from, allows));
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

const aimsOf = aimsIn<Effect, TswWords>(phrases, (effect) =>
  'what' in effect && effect.what.pick === 'target' ? effect.what : undefined,
);

/**
 * What effects need: a target for each phrase (the same phrase twice means the same target), to which at least one of its
 * effects does something, and what else their verbs ask for. Undefined if something is lacking.
 */
function needsOfEffects(
  m: TswMachine,
  effects: readonly Effect[],
  from: EffectScope,
  allows: Allows = () => true,
): Need[] | undefined {
  const needs: Need[] = [];
  for (const { name, what, phrase, effects: aimed } of aimsOf(effects)) {
    const fitting = cardsOf(m, what, from).filter(
      (id) => aimed.some((effect) => suits(m, effect, id)) && allows(what, id),
    );
    const items = itemsOf(m, what, from).filter((item) => mayAnswer(m, item, from.src));
    if (fitting.length + items.length === 0) return undefined;
    const options = [...fitting.map((id) => targetOption(m, id)), ...items.map(itemOption)];
    const prompt = { key: 'need.phrase', with: { phrase } };
    needs.push({ name, prompt, choice: { kind: 'choose', options, min: 1, max: 1 } });
  }
  for (const effect of effects) {
    const others = needsOfVerb(m, effect, from);
    if (others === undefined) return undefined;
    needs.push(...others);
  }
  return needs;
}

/** Whether a card of the hand or the station was there when a card was played; those that have come since cannot counter it (W48). */
function mayAnswer(m: TswMachine, { info }: PileItem, src: CardId | undefined): boolean {
  const before = info?.[ANSWERS] as readonly CardRef[] | undefined;
  if (before === undefined || src === undefined) return true;
  const isPlayable = zone(m.state, handOf(owner(m, src))).includes(src) || rowWith(m, src) !== undefined;
  return !isPlayable || before.includes(ref(m.state, src));
}

/** The counters of a player's hand that have come since a card was played. */
export function lateFor(m: TswMachine, { info }: PileItem, seat: Seat): readonly CardId[] {
  const before = info?.[ANSWERS] as readonly CardRef[] | undefined;
  if (before === undefined) return [];
  return zone(m.state, handOf(seat)).filter((id) => isCounter(m, id) && !before.includes(ref(m.state, id)));
}

/** Under which name a card on the pile carries what may be played in answer to it. */
const ANSWERS = 'answers';

/** For a card that is being played: which counters the opponent has, in the hand and among the flipped cards. */
export function answersTo(m: TswMachine, seat: Seat): NonNullable<PileItem['info']> {
  const foe = foeOf(seat);
  const held = [...zone(m.state, handOf(foe)), ...flipped(m, foe)].filter((id) => isCounter(m, id));
  return { [ANSWERS]: held.map((id) => ref(m.state, id)) };
}

const isCounter = (m: TswMachine, id: CardId): boolean => counters(def(m, id));

const counters = derived(({ abilities }: Definition): boolean =>
  abilities.some((ability) =>
    modesOf(ability)
      .flat()
      .some(({ verb }) => verb === 'counter'),
  ),
);

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
    if (name === 'row') {
      env.row = chosen;
      return [];
    }
    if (!chosen.startsWith('pile:')) {
      const refs = picked(answer).map((id) => ref(m.state, id));
      env[name] = refs.length === 1 ? refs[0] : refs;
      return refs;
    }
    const item = Number(chosen.slice('pile:'.length));
    env[name] = item;
    const target = m.state.pile.find(({ id }) => id === item)?.card;
    return target === undefined ? [] : [target];
  });
}
