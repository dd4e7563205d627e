/** Answers to what must be chosen with an option: modes, targets, X, rows, what is given up. */
import type { Ability } from '#games/tsw/cards/ability';
import { phrases } from '#games/tsw/cards/phrase';
import type { Definition } from '#games/tsw/library';
import type { Row } from '#games/tsw/state';
import type { Effect } from '#games/tsw/verbs/index';
import type { Answer, Need, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { best, sum } from '../player.ts';
import { randomAnswer } from '../random.ts';
import { type Cause, gainOf, gainOn } from './effects.ts';
import { rowWanted } from './rows.ts';
import { cardOf, type Sight, unitOf } from './sight.ts';
import { stakeOf, worthOf } from './worth.ts';

/** The best answers to needs, by name, and what they bring. `on`: the option that was picked as a target. */
export type Aim = { readonly replies: Readonly<Record<string, Answer>>; readonly gain: number; readonly on?: Option };

/** The best that some abilities of a card can do, with what must be chosen for it. */
export function aim(
  sight: Sight,
  card: Definition,
  abilities: readonly Ability[],
  needs: readonly Need[],
  cause: Cause,
): Aim {
  const effects = abilities.flatMap((one) => one.do ?? []);
  const aimed = aimEffects(sight, card, effects, needs, cause);
  const mode = needs.find(({ name }) => name === 'mode');
  const choosing = abilities.find((one) => one.choose !== undefined);
  if (mode?.choice.kind !== 'choose' || choosing === undefined) return aimed;
  const ways = mode.choice.options.map((option) => ({
    option,
    way: aimEffects(sight, card, choosing.choose?.[Number(option.note?.mode)] ?? [], option.needs ?? [], cause),
  }));
  const taken = best(ways, ({ way }) => way.gain);
  if (taken === undefined) return aimed;
  const { option, way } = taken;
  const reply: Answer = {
    pick: [option.id],
    ...(Object.keys(way.replies).length > 0 && { with: way.replies }),
  };
  const on = way.on ?? aimed.on;
  return {
    replies: { ...aimed.replies, mode: reply },
    gain: aimed.gain + way.gain,
    ...(on !== undefined && { on }),
  };
}

function aimEffects(
  sight: Sight,
  card: Definition,
  effects: readonly Effect[],
  needs: readonly Need[],
  cause: Cause,
): Aim {
  const replies: Record<string, Answer> = {};
  let gain = 0;
  let on: Option | undefined;
  const aimed = new Set<Effect>();
  for (const need of needs) {
    const meaning = effects.filter((effect) => isOfNeed(effect, need.name));
    for (const effect of meaning) aimed.add(effect);
    const { choice } = need;
    if (meaning.length > 0 && choice.kind === 'choose') {
      const worth = (option: Option) => sum(meaning, (effect) => gainOn(sight, effect, option, cause));
      const target = best(choice.options, worth);
      if (target === undefined) continue;
      on = target;
      gain += worth(target);
      replies[need.name] = { pick: [target.id] };
    } else if (need.name !== 'mode') replies[need.name] = usualReply(sight, need, cause);
  }
  gain += sum(
    effects.filter((effect) => !aimed.has(effect)),
    (effect) => gainOf(sight, effect, cause, card),
  );
  return { replies, gain, ...(on !== undefined && { on }) };
}

/** Whether a need asks for the target of an effect. */
function isOfNeed(effect: Effect, name: string): boolean {
  return 'what' in effect && effect.what.pick === 'target' && phrases.key(effect.what) === name;
}

/** What is chosen besides targets: X, a row, which cards are repaired or given up. Anything else by chance. */
function usualReply(sight: Sight, { name, choice }: Need, { x }: Cause): Answer {
  if (choice.kind === 'number') {
    return name === 'x'
      ? { number: Math.max(choice.min, Math.min(choice.max, x ?? choice.max)) }
      : randomAnswer(choice, sight.random);
  }
  if (choice.kind !== 'choose') return randomAnswer(choice, sight.random);
  const { options, min } = choice;
  if (name === 'row') {
    const wanted: Row = rowWanted(sight);
    const row = options.find(({ id }) => id === wanted) ?? options[0];
    return { pick: [row?.id ?? ''] };
  }
  const keep = (option: Option): number => {
    const unit = unitOf(sight, option.card);
    const card = cardOf(sight, option);
    return unit !== undefined ? stakeOf(sight, unit) : card === undefined ? 0 : worthOf(card);
  };
  const ranked = [...options].sort((a, b) => keep(a) - keep(b));
  return { pick: firstTogether(ranked, min) };
}
