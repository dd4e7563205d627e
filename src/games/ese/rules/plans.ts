/**
 * Plans: at the start of an attack all other players choose, at the same time, when they want to be asked during it. Whether
 * a plan stops for a window depends only on public facts, so that being asked or not reveals nothing about hands.
 */
import type { NewAsk, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { EseMachine, EseStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import type { Plan, Window } from '../state.ts';
import { hand } from './change.ts';
import { dueSpeeds, fleetsOf, holder, nextSpeed, planetsOf, stretch } from './facts.ts';
import { outcomeOf } from './outcome.ts';
import { rests } from './rest.ts';
import { standing } from './standing.ts';
import { opponents } from './targets.ts';

/** Asks all opponents who could be asked anything in this attack (A46). */
export const askPlans: Step = (m, frame) => {
  const { active } = m.state.g;
  const asked = opponents(m, active).filter(
    (seat) => hand(m, 'action', seat).length > 0 || fleetsOf(m, seat).length > 0,
  );
  if (asked.length === 0) return;
  const speeds = speedsToCome(m);
  const asks = asked.map((seat) => planAsk(m, seat, speeds));
  m.askAll(frame, 'plans', asks, { op: 'rule', name: 'attack.planned' });
};

function planAsk(m: EseMachine, seat: Seat, speeds: readonly number[]): NewAsk {
  const options: readonly Option[] = [
    { id: 'attacked' },
    { id: 'never' },
    ...speeds.map((k): Option => ({ id: `speed:${k}`, note: { k } })),
    { id: 'always' },
  ];
  return {
    seat,
    role: 'window',
    stop: 'attack.plan',
    standing: 'attack',
    secret: true,
    spans: { phase: stretch(m, 'attack') },
    prompt: { key: 'ask.plan', with: { seat: m.state.g.active } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    public: ['attacked', 'never', 'always'],
    fallback: { pick: ['attacked'] },
  };
}

/** The present speeds of all fleets in play, except the lowest, at which the attack begins. */
const speedsToCome = (m: EseMachine): readonly number[] => [...dueSpeeds(m)].sort((a, b) => a - b).slice(1);

export const planned: Step = (m, _frame, _op, { bySeat }) => {
  const { g } = m.state;
  for (const [seat, said] of Object.entries(bySeat)) g.plans = { ...g.plans, [seat]: picked(said)[0] as Plan };
};

/** A seat's plan. In attacks stored before there were plans, everybody is asked everything. */
const planOf = (m: EseMachine, seat: Seat): Plan => m.state.g.plans?.[seat] ?? 'always';

/** Whether the attack has reached the speed from which a plan stops. */
function hasCome(m: EseMachine, plan: Plan): boolean {
  return plan.startsWith('speed:') && m.state.g.k >= Number(plan.slice('speed:'.length));
}

/** Whether an open window stops a seat by its plan (A48), or by its order to pass until there is news (A49). */
export function stopsAt(m: EseMachine, now: Window, seat: Seat): boolean {
  const plan = planOf(m, seat);
  if (plan === 'never' || rests(m, seat)) return false;
  if (plan === 'always') return true;
  // A51.
  if (now.kind === 'loss') return now.plays.length > 0 ? fights(m, seat) : holder(m, now.at) === seat;
  if (now.kind === 'battle') return fights(m, seat) && !hasDoneEnough(m, now, seat);
  return hasCome(m, plan) || (seat === m.state.g.active ? newToAttacker(m, now) : newToDefender(m, now, seat));
}

const fights = (m: EseMachine, seat: Seat): boolean => seat === m.state.g.active || seat === m.state.g.conflict?.owner;

/** Whether the last card in a battle is the seat's own, and the outcome as it stands is the best that the seat can have (A50). */
function hasDoneEnough(m: EseMachine, { plays }: Window, seat: Seat): boolean {
  const { conflict, active } = m.state.g;
  if (conflict === undefined || plays.at(-1)?.seat !== seat) return false;
  const sums = standing(m, conflict);
  const outcome = outcomeOf(sums, sums.attackers.length);
  return seat === active ? outcome === 'capture' : outcome === 'defence' || outcome === 'empty';
}

/** Whether something has happened since the attacker was last asked: cards were played, or guards were sent against the attack. */
function newToAttacker(m: EseMachine, { at, plays }: Window): boolean {
  if (plays.length > 0 || m.state.g.stirred === true) return true;
  const guards = sentNow(m).filter((fleet) => holder(m, fleet) !== m.state.g.active);
  return at === 'closing' && guards.some((fleet) => attackersAt(m, m.state.g.courses[fleet]?.to).length > 0);
}

/** Whether the seat is attacked, and cards were played or no more fleets are to come; or cards target its fleets. */
function newToDefender(m: EseMachine, { at, plays }: Window, seat: Seat): boolean {
  const aimed = plays.some(({ seat: by, fleets = [] }) => by === seat || fleets.some((id) => holder(m, id) === seat));
  if (aimed) return true;
  if (!isAttacked(m, seat)) return false;
  if (plays.length > 0 || m.state.g.stirred === true) return true;
  return at === 'closing' && nextSpeed(m, m.state.g.k) === undefined;
}

/** Fleets that were assigned at the present speed. */
function sentNow(m: EseMachine): readonly CardId[] {
  const { courses, k } = m.state.g;
  return Object.keys(courses).filter((id) => courses[id]?.to !== undefined && courses[id]?.said === k);
}

/** Attackers that are sent to a planet. */
export function attackersAt(m: EseMachine, planet: CardId | undefined): readonly CardId[] {
  const { courses, active } = m.state.g;
  return fleetsOf(m, active).filter((id) => planet !== undefined && courses[id]?.to === planet);
}

/** Whether attackers are sent to a planet of the seat. */
export function isAttacked(m: EseMachine, seat: Seat): boolean {
  const planets = planetsOf(m, seat);
  const { courses, active } = m.state.g;
  return fleetsOf(m, active).some((id) => {
    const to = courses[id]?.to;
    return to !== undefined && planets.includes(to);
  });
}

/** Whether a defender is asked where its fleets of the present speed go. */
export function saysWhereToGuard(m: EseMachine, seat: Seat): boolean {
  const plan = planOf(m, seat);
  if (plan === 'always') return true;
  return plan !== 'never' && (hasCome(m, plan) || isAttacked(m, seat));
}

/** Whether a seat chooses the fleet that it loses; if not, it loses the weakest. */
export const namesLosses = (m: EseMachine, seat: Seat): boolean => planOf(m, seat) !== 'never' && !rests(m, seat);

/** What a player's fleets guard if they are not asked: their homeworld, else the planet with most points, then most force (A46). */
export function postOf(m: EseMachine, seat: Seat): CardId | undefined {
  const planets = planetsOf(m, seat);
  const home = m.state.g.homes[seat];
  if (home !== undefined && planets.includes(home)) return home;
  return [...planets].sort(
    (a, b) => worth(m, b) - worth(m, a) || (card(m.state, a).def < card(m.state, b).def ? -1 : 1),
  )[0];
}

const worth = (m: EseMachine, planet: CardId): number => {
  const { points = 0, force = 0 } = def(m, planet);
  return points * 100 + force;
};
