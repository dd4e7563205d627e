/** Upkeep: durations are kept as long as they bring more than their cost. */
import type { Answer, Option } from '#kernel/ask';
import { best, pick } from '../player.ts';
import { gainsActions } from './candidates.ts';
import { dutyOf } from './duty.ts';
import { cardOf, optionsOf, type Sight, unitOf } from './sight.ts';
import { ACTION } from './worth.ts';

/** What keeping a duration brings for its cost. */
function gainOf(sight: Sight, { card, note }: Option): number {
  const unit = unitOf(sight, card);
  return unit === undefined ? 0 : dutyOf(sight, unit) - ACTION * Number(note?.cost ?? 0);
}

/** Keeps all that pay, where there are actions for all. */
export function keepAll(sight: Sight): Answer {
  return { pick: optionsOf(sight).flatMap((option) => (gainOf(sight, option) > 0 ? option.id : [])) };
}

/** Keeps the one that brings most; gains actions before for one that could not be kept. */
export function keepOne(sight: Sight): Answer {
  const options = optionsOf(sight).filter(({ verb }) => verb === undefined);
  const kept = best(options, (option) => gainOf(sight, option));
  if (kept !== undefined && gainOf(sight, kept) > 0) return pick(kept.id);
  return (options.length === 0 ? gain(sight) : undefined) ?? pick('none');
}

/** Takes actions out of counters, which costs nothing else. */
function gain(sight: Sight): Answer | undefined {
  for (const option of optionsOf(sight)) {
    const ability = option.verb === 'use' ? cardOf(sight, option)?.abilities[Number(option.note?.ability)] : undefined;
    const x = option.needs?.find(({ name }) => name === 'x')?.choice;
    if (ability !== undefined && gainsActions(ability) && x?.kind === 'number')
      return pick(option.id, { x: { number: x.max } });
  }
  return undefined;
}
