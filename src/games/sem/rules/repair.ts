/**
 * Repair (S-4.7): Auto-Repair first, then each card with Repair, in Testing or not, mends one unit or base, or a modification,
 * of its player (S-R-18, S-R-19).
 */
import type { Need, NewAsk } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import { rule, type SemMachine, type SemStep as Step } from '../kind.ts';
import { repairCard } from './change-play.ts';
import { need, targetOption } from './choices.ts';
import { damageOn, inPlay, isInPlay } from './facts.ts';
import { autoRepair, repair } from './figures.ts';
import { isGone } from './turn.ts';

export const auto: Step = (m) => {
  if (isGone(m)) return;
  for (const id of inPlay(m, m.state.g.active, 'unit', 'base')) repairCard(m, id, autoRepair(m, id));
};

const damaged = (m: SemMachine, seat: Seat): CardId[] =>
  inPlay(m, seat, 'unit', 'base', 'modification').filter((id) => damageOn(m, id) > 0);
const menders = (m: SemMachine, seat: Seat): CardId[] =>
  inPlay(m, seat, 'unit', 'base').filter((id) => repair(m, id) > 0);

/** What each card with Repair usually mends: whatever has most damage left by then. */
function usualTargets(m: SemMachine, seat: Seat): ReadonlyMap<CardId, CardId> {
  const left = new Map(damaged(m, seat).map((id) => [id, damageOn(m, id)]));
  const targets = new Map<CardId, CardId>();
  for (const mender of menders(m, seat)) {
    const [max] = [...left].filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a);
    if (max === undefined) break;
    targets.set(mender, max[0]);
    left.set(max[0], max[1] - repair(m, mender));
  }
  return targets;
}

/** Whether no damage is left if each repairs what it usually does, so that nothing has to be chosen. */
function mendsAll(m: SemMachine, seat: Seat, usual: ReadonlyMap<CardId, CardId>): boolean {
  return damaged(m, seat).every((id) => {
    const by = [...usual].filter(([, target]) => target === id).map(([mender]) => repair(m, mender));
    return by.reduce((sum, n) => sum + n, 0) >= damageOn(m, id);
  });
}

/** The player says what each of them mends; with one damaged card there is nothing to say. */
export const ask: Step = (m, frame) => {
  const { active } = m.state.g;
  if (isGone(m)) return;
  const hurt = damaged(m, active);
  const usual = usualTargets(m, active);
  if (hurt.length === 0 || usual.size === 0) return;
  const needs = menders(m, active).map((id): Need => {
    const options = [...hurt.map((one) => targetOption(m, one)), { id: 'none', verb: 'noRepair' }];
    const of = targetOption(m, id, { n: repair(m, id) });
    return { ...need(`by:${id}`, options, { prompt: 'mends' }), of, usual: { pick: [usual.get(id) ?? 'none'] } };
  });
  const asked: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'repair',
    prompt: { key: 'ask.repair' },
    choice: {
      kind: 'choose',
      options: [
        { id: 'usual', verb: 'repairUsual', note: { n: usual.size } },
        { id: 'own', verb: 'repairOwn', needs },
      ],
      min: 1,
      max: 1,
    },
    fallback: { pick: ['usual'] },
    standing: 'repair',
    ...(mendsAll(m, active, usual) && { presumed: 'usual' }),
  };
  if (hurt.length === 1) return m.goOn(frame, { pick: ['usual'] }, rule('repair.done'));
  m.ask(frame, 'repair', asked, rule('repair.done'));
};

export const done: Step = (m, _frame, _op, { answer }) => {
  const { active } = m.state.g;
  const said = needsOf(answer);
  const isUsual = picked(answer)[0] !== 'own';
  const usual = usualTargets(m, active);
  for (const mender of menders(m, active)) {
    const target = isUsual ? usual.get(mender) : picked(said[`by:${mender}`])[0];
    if (target !== undefined && target !== 'none' && isInPlay(m, target))
      repairCard(m, target, repair(m, mender), card(m.state, mender).def);
  }
};
