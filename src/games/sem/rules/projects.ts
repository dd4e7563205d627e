/** Queue and Allocation (S-4.3, S-4.4): projects come into the queue, Yield goes on them, what is paid for is completed. */
import type { Answer, NewAsk, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Frame, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { rule, type SemMachine, type SemStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import { payAlternate } from './act.ts';
import { allocate, enqueue, resetCommand } from './change.ts';
import { completeModification, completeResearch, completeUnit, mayEnter } from './change-play.ts';
import { cardOption, targetOption } from './choices.ts';
import { semCosts } from './costs.ts';
import { handOf, hostsFor, isSecondUnique, openResearch, projectsOf, queueOf } from './facts.ts';
import { lacking, queueMaximum, yieldOf } from './figures.ts';
import { isGone } from './turn.ts';
import { inOrder, type Pool, spread } from './yields.ts';

/**
 * Units and modifications of the hand go into free places of the queue, for nothing (S-4.3, S-R-1). Its player is asked even if they
 * hold none, since the others would know it otherwise.
 */
export const fill: Step = (m, frame) => {
  const { active } = m.state.g;
  const free = queueMaximum(m, active) - zone(m.state, queueOf(active)).length;
  const held = zone(m.state, handOf(active)).filter((id) => isProject(m, id));
  if (isGone(m) || free <= 0 || zone(m.state, handOf(active)).length === 0) return;
  const max = Math.min(free, held.length);
  const ask: NewAsk = {
    seat: active,
    role: 'action',
    stop: 'queue',
    prompt: { key: 'ask.queue', with: { free, n: held.length } },
    choice:
      held.length === 0
        ? { kind: 'choose', options: [{ id: 'none', verb: 'goOn' }], min: 1, max: 1 }
        : {
            kind: 'choose',
            options: held.map((id) => cardOption(m, id, { lacks: lacking(m, id) })),
            min: 0,
            max: max,
          },
    fallback: { pick: held.length === 0 ? ['none'] : held.slice(0, max) },
  };
  m.ask(frame, 'queue', ask, rule('queue.filled'));
};

const isProject = (m: SemMachine, id: CardId): boolean => ['unit', 'modification'].includes(def(m, id).type);

export const filled: Step = (m, _frame, _op, { answer }) => {
  for (const id of picked(answer)) if (id !== 'none') enqueue(m, m.state.g.active, id);
};

/**
 * The Yield of this Allocation Phase, which is settled as it begins: what alternate costs take away, or research completed by
 * them gives, counts from the next one (S-R-45). Games stored by earlier versions may not have it.
 */
function poolIn(m: SemMachine, { env }: Frame): Pool {
  const { free, research } = env;
  return typeof free === 'number' && typeof research === 'number' ? { free, research } : yieldOf(m, m.state.g.active);
}

/** Command points come back; then Yield is put on projects (S-4.4). Where there is only one way to do that, nobody is asked. */
export const allocateYield: Step = (m, frame) => {
  const { active } = m.state.g;
  if (isGone(m)) return;
  if (frame.env.reset !== true) {
    resetCommand(m, active);
    const { free, research } = yieldOf(m, active);
    Object.assign(frame.env, { reset: true, free, research });
  }
  const pool = poolIn(m, frame);
  const projects = projectsOf(m, active).filter((id) => lacking(m, id) > 0);
  const alternates = alternateOptions(m, active);
  if (projects.length === 0 && alternates.length === 0) return lose(m, active, pool);
  const plans = plansFor(m, pool, projects);
  const [usual] = plans;
  if (plans.length < 2 && alternates.length === 0) {
    if (usual === undefined) return lose(m, active, pool);
    return m.goOn(frame, { pick: [usual.id] }, rule('allocate.done'));
  }
  const none: Option[] = plans.length === 0 ? [{ id: 'none', verb: 'noAllocation' }] : [];
  const options = [...plans, ...none, ...ownOption(m, pool, projects), ...alternates];
  const ask: NewAsk = {
    seat: active,
    role: 'action',
    stop: 'allocation',
    prompt: { key: 'ask.allocation', with: { free: pool.free, research: pool.research } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: [options[0]?.id ?? ''] },
  };
  m.ask(frame, 'allocate', ask, rule('allocate.done'));
};

function lose(m: SemMachine, seat: Seat, { free, research }: Pool): void {
  if (free + research > 0) allocate(m, seat, new Map(), free + research);
}

/** One plan for each project that may come first; those that come to the same are said once. */
function plansFor(m: SemMachine, pool: Pool, projects: readonly CardId[]): Option[] {
  const plans = new Map<string, Option>();
  for (const first of projects) {
    const amounts = spread(m, pool, inOrder(projects, first));
    const key = JSON.stringify([...amounts].sort());
    const completes = projects.filter((id) => (amounts.get(id) ?? 0) >= lacking(m, id));
    const note = {
      def: card(m.state, first).def,
      gets: amounts.get(first) ?? 0,
      lacks: lacking(m, first),
      done: completes.map((id) => card(m.state, id).def).join(' '),
      n: amounts.size,
    };
    if (amounts.size > 0 && !plans.has(key)) plans.set(key, { id: `first:${first}`, verb: 'first', card: first, note });
  }
  return [...plans.values()];
}

/** The Yield put on projects one by one: free Yield on any, that for research on research. */
function ownOption(m: SemMachine, { free, research }: Pool, projects: readonly CardId[]): Option[] {
  const some = (ids: readonly CardId[], name: string, max: number) => {
    const options = ids.map((id) => cardOption(m, id, { lacks: lacking(m, id) }));
    return max === 0 || ids.length === 0
      ? []
      : [
          {
            name,
            prompt: { key: `need.${name}`, with: { n: max } },
            choice: { kind: 'distribute' as const, options, min: 0, max, most: max, spread: ids.length },
          },
        ];
  };
  const studies = projects.filter((id) => def(m, id).type === 'research');
  const needs = [...some(projects, 'free', free), ...some(studies, 'research', research)];
  return needs.length === 0 ? [] : [{ id: 'own', verb: 'ownPlan', needs }];
}

/** Research in play that could be completed by its alternate cost (S-R-25). */
function alternateOptions(m: SemMachine, seat: Seat): Option[] {
  return openResearch(m, seat).flatMap((id): Option[] => {
    const { alternate } = def(m, id);
    const needs = alternate === undefined ? undefined : semCosts.needs(m, alternate, { seat, source: id });
    if (needs === undefined) return [];
    return [{ ...cardOption(m, id), id: `alternate:${id}`, verb: 'byAlternate', ...(needs.length > 0 && { needs }) }];
  });
}

export const allocated: Step = (m, frame, _op, { answer }) => {
  const { active } = m.state.g;
  const [verb, id = ''] = (picked(answer)[0] ?? '').split(':');
  const pool = poolIn(m, frame);
  const projects = projectsOf(m, active).filter((one) => lacking(m, one) > 0);
  if (verb === 'alternate') {
    payAlternate(m, active, id, needsOf(answer));
    m.next(frame, rule('settle'), rule('allocate'));
    return;
  }
  const amounts = verb === 'own' ? ownAmounts(m, answer) : spread(m, pool, inOrder(projects, id));
  const spent = [...amounts.values()].reduce((sum, n) => sum + n, 0);
  allocate(m, active, amounts, pool.free + pool.research - spent);
};

function ownAmounts(m: SemMachine, answer: Answer | undefined): ReadonlyMap<CardId, number> {
  const { free, research } = needsOf(answer);
  const amounts = new Map<CardId, number>();
  for (const given of [free, research])
    for (const [id, n] of Object.entries(given !== undefined && 'amounts' in given ? given.amounts : {}))
      if (m.state.cards[id] !== undefined) amounts.set(id, (amounts.get(id) ?? 0) + n);
  return amounts;
}

/**
 * Completes what is paid for: units and research first, then modifications, which may go on those (S-R-4). A second copy of a
 * unique card waits (S-R-28).
 */
export const complete: Step = (m, frame) => {
  const { active } = m.state.g;
  if (isGone(m)) return;
  const paid = projectsOf(m, active).filter((id) => lacking(m, id) === 0);
  for (const id of paid) {
    if (isSecondUnique(m, id)) continue;
    if (def(m, id).type === 'research') completeResearch(m, id);
    else if (def(m, id).type === 'unit' && mayEnter(m, active, def(m, id).id)) {
      completeUnit(m, id);
      seekProjectiles(m, frame, active, def(m, id).launcher);
    }
  }
  const modifications = paid.filter((id) => def(m, id).type === 'modification');
  m.next(frame, ...modifications.map((id) => rule('complete.host', { card: id })));
};

/** What a completed card searches for: a projectile for each Launcher (S-5). */
function seekProjectiles(m: SemMachine, frame: Parameters<Step>[1], seat: Seat, n: number): void {
  if (n > 0) m.next(frame, rule('search', { seat, n, what: { pick: 'a', noun: 'projectile', is: [] } }));
}

/** A modification goes on a unit, or stays in the queue until there is one for it (S-5). */
export const findHost: Step<'complete.host'> = (m, frame, { card: id }, { answer }) => {
  const { active } = m.state.g;
  if (!zone(m.state, queueOf(active)).includes(id) || isSecondUnique(m, id)) return;
  const hosts = hostsFor(m, id);
  const [chosen] = picked(answer);
  const [only] = hosts;
  if (only === undefined) return;
  if (chosen === undefined && hosts.length > 1) {
    const options = hosts.map((host) => targetOption(m, host));
    const ask: NewAsk = {
      seat: active,
      role: 'choice',
      stop: 'host',
      prompt: { key: 'ask.host', with: { def: def(m, id).id } },
      choice: { kind: 'choose', options, min: 1, max: 1 },
      fallback: { pick: [only] },
    };
    return m.ask(frame, 'host', ask, rule('complete.host', { card: id }));
  }
  completeModification(m, id, chosen ?? only);
  const launchers = def(m, id).abilities.flatMap(({ do: effects }) =>
    effects.filter(({ verb }) => verb === 'grantLauncher'),
  );
  const n = launchers.reduce((sum, effect) => sum + ('n' in effect ? Number(effect.n) : 0), 0);
  seekProjectiles(m, frame, active, n);
};
