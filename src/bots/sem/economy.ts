/** The Acquisition Phase: resources, research, personnel and commands that bring most for the points there are. */
import type { Answer } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { nextAttack } from './attack.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { cardOf, mine, optionsOf, type Sight } from './sight.ts';

/** Moves are worth doing from this gain on. */
const MIN_GAIN = 0.1;
/** At most so many moves are weighed against each other. */
const WEIGHED = 10;

/** The sub-steps in their order; commands fit in anywhere. */
const order = ['resource', 'research', 'hire', 'assign', 'move', 'play'];

/** The next thing to do; then attacks, which end the phase; then the end of the turn. */
export function acquire(sight: Sight): Answer {
  const candidates = candidatesOf(sight).filter(({ gain }) => gain > MIN_GAIN);
  const plan = planOf(candidates, mine(sight).cp).filter(({ answer }) => answer !== undefined);
  const drawing = plan.find((candidate) => brings(sight, candidate, 'draw'));
  const soonest = best(plan, ({ verb, gain }) => -100 * order.indexOf(verb) + Math.min(99, gain));
  return (drawing ?? soonest)?.answer ?? attackOrEnd(sight);
}

/** The next attack that pays, or the end of the turn. */
export const attackOrEnd = (sight: Sight): Answer => nextAttack(sight) ?? pick('end');

function brings(sight: Sight, { card, verb }: Candidate, effect: string): boolean {
  const option = verb === 'play' ? optionsOf(sight).find((one) => one.card === card) : undefined;
  const abilities = option === undefined ? [] : (cardOf(sight, option)?.abilities ?? []);
  return abilities.some(({ do: effects }) => effects.some((one) => one.verb === effect));
}

/** The moves that together bring most for some command points. */
function planOf(candidates: readonly Candidate[], points: number): readonly Candidate[] {
  const free = best(
    candidates.filter(({ verb }) => verb === 'resource'),
    ({ gain }) => gain,
  );
  const others = candidates.filter(({ verb }) => verb !== 'resource');
  const weighed = [...others].sort((a, b) => b.gain - a.gain).slice(0, WEIGHED);
  return [...(free === undefined ? [] : [free]), ...bestOf(weighed, points)];
}

function bestOf([first, ...others]: readonly Candidate[], points: number): readonly Candidate[] {
  if (first === undefined) return [];
  const without = bestOf(others, points);
  if (first.cost > points) return without;
  const rest = others.filter(({ card }) => card !== first.card);
  const given = [first, ...bestOf(rest, points - first.cost)];
  return sum(given, ({ gain }) => gain) >= sum(without, ({ gain }) => gain) ? given : without;
}
