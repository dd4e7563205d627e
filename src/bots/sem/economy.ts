/** The Acquisition Phase: resources, research, personnel and commands that bring most for the points there are. */
import type { Answer } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { nextAttack } from './attack.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { cardOf, mine, optionsOf, type Sight } from './sight.ts';

/** Deeds are worth doing from this gain on. */
const LEAST_GAIN = 0.1;
/** At most so many deeds are weighed against each other. */
const WEIGHED = 10;

/** The sub-steps in their order; commands fit in anywhere. */
const order = ['resource', 'research', 'hire', 'assign', 'move', 'play'];

/** The next thing to do; then attacks, which end the phase; then the end of the turn. */
export function acquire(sight: Sight): Answer {
  const deeds = deedsOf(sight).filter(({ gain }) => gain > LEAST_GAIN);
  const plan = planOf(deeds, mine(sight).cp).filter(({ answer }) => answer !== undefined);
  const drawing = plan.find((deed) => brings(sight, deed, 'draw'));
  const soonest = best(plan, ({ verb, gain }) => -100 * order.indexOf(verb) + Math.min(99, gain));
  return (drawing ?? soonest)?.answer ?? attackOrEnd(sight);
}

/** The next attack that pays, or the end of the turn. */
export const attackOrEnd = (sight: Sight): Answer => nextAttack(sight) ?? pick('end');

function brings(sight: Sight, { card, verb }: Deed, effect: string): boolean {
  const option = verb === 'play' ? optionsOf(sight).find((one) => one.card === card) : undefined;
  const abilities = option === undefined ? [] : (cardOf(sight, option)?.abilities ?? []);
  return abilities.some(({ do: effects }) => effects.some((one) => one.verb === effect));
}

/** The deeds that together bring most for some command points. */
function planOf(deeds: readonly Deed[], points: number): readonly Deed[] {
  const free = best(
    deeds.filter(({ verb }) => verb === 'resource'),
    ({ gain }) => gain,
  );
  const others = deeds.filter(({ verb }) => verb !== 'resource');
  const weighed = [...others].sort((a, b) => b.gain - a.gain).slice(0, WEIGHED);
  return [...(free === undefined ? [] : [free]), ...bestOf(weighed, points)];
}

function bestOf([first, ...others]: readonly Deed[], points: number): readonly Deed[] {
  if (first === undefined) return [];
  const without = bestOf(others, points);
  if (first.cost > points) return without;
  const rest = others.filter(({ card }) => card !== first.card);
  const given = [first, ...bestOf(rest, points - first.cost)];
  return sum(given, ({ gain }) => gain) >= sum(without, ({ gain }) => gain) ? given : without;
}
