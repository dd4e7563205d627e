/** Steps III to V of a battle phase (C-11.4): targets, damage among ships, and damage to a starbase. */
import type { NewAsk } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card, controller, ref } from '#kernel/zones';
import { type EveMachine, type EveStep, rule } from '../kind.ts';
import { def } from '../library.ts';
import type { Battle } from '../state.ts';
import { aim } from './aim.ts';
import { setStep } from './change.ts';
import { sides } from './facts.ts';
import { attack, shield, spread } from './figures.ts';
import { push } from './pile.ts';
import { attackFought, guns, ofSide } from './sides.ts';
import { cardOption } from './targets.ts';

/** Step III: the attacker names a target for each of their ships, then the defender (C-11.4). */
export const target: EveStep = (m, frame) => {
  setStep(m, 'battle', 'battle.target');
  m.next(frame, rule('battle.targetSide', { side: 'attackers' }), rule('battle.targetSide', { side: 'defenders' }));
};

export const targetSide: EveStep<'battle.targetSide'> = (m, frame, { side }) => {
  const { battle } = m.state.g;
  const shooters = [...ofSide(m, side), ...(side === 'defenders' ? guns(m, battle) : [])];
  const enemies = ofSide(m, side === 'attackers' ? 'defenders' : 'attackers');
  const seat = shooters[0] === undefined ? undefined : controller(m.state, shooters[0]);
  if (seat === undefined || enemies.length === 0) return;
  if (attackFought(m)?.atWill?.includes(seat) === true) return fireAtWill(m, shooters, enemies);
  m.ask(frame, 'targets', targetAsk(m, seat, shooters, enemies), rule('battle.targeted'));
};

function targetAsk(m: EveMachine, seat: Seat, ships: readonly CardId[], enemies: readonly CardId[]): NewAsk {
  const options = enemies.map((id) => cardOption(m, id));
  // With a single ship this is the same as the option to hold fire with all.
  const none = { id: 'none', verb: 'holdFire', ...(ships.length === 1 && { covered: true as const }) };
  const targets = [...options, none];
  const needs = ships.map((id) => {
    const n = attack(m, id);
    const prompt = { key: 'need.battleTarget', with: { def: card(m.state, id).def, attack: n } };
    const of = cardOption(m, id, { attack: n });
    const max = spread(m, id);
    if (max > 1 && n > 1)
      return {
        name: id,
        prompt,
        of,
        choice: { kind: 'distribute' as const, options, min: 0, max: n, most: n, spread: max },
      };
    return { name: id, prompt, choice: { kind: 'choose' as const, options: targets, min: 1, max: 1 }, of };
  });
  return {
    seat,
    role: 'choice',
    stop: 'battle.target',
    alert: true,
    prompt: { key: 'ask.battleTargets', with: { def: card(m.state, m.state.g.battle?.region ?? '').def } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'target', verb: 'fire', needs },
        { id: 'none', verb: 'holdFireAll' },
      ],
    },
    fallback: { pick: ['none'] },
  };
}

/** The ships fire where they destroy most, by printed price. */
function fireAtWill(m: EveMachine, shooters: readonly CardId[], enemies: readonly CardId[]): void {
  const marks = enemies.map((id) => {
    const { price } = def(m, id);
    return { id, shield: shield(m, id) - (card(m.state, id).dmg ?? 0), value: typeof price === 'number' ? price : 0 };
  });
  const armed = shooters.map((id) => ({ id, attack: attack(m, id) })).filter((one) => one.attack > 0);
  for (const [from, to] of aim(armed, marks)) recordTarget(m, m.state.g.battle, from, to, -1);
}

/** Records targets with their damage; a ship with one target deals its whole attack, as it is when damage is dealt. */
export const targeted: EveStep = (m, _frame, _op, { answer }) => {
  const { battle } = m.state.g;
  for (const [id, reply] of Object.entries(needsOf(answer))) {
    const to = picked(reply)[0];
    if ('amounts' in reply)
      for (const [enemy, n] of Object.entries(reply.amounts)) recordTarget(m, battle, id, enemy, n);
    else if (to !== undefined && to !== 'none') recordTarget(m, battle, id, to, -1);
  }
};

/** Records a target. `n` below 0: the ship's attack when damage is dealt. */
function recordTarget(m: EveMachine, battle: Battle | undefined, from: CardId, to: CardId, n: number): void {
  battle?.targets.push({ from: ref(m.state, from), to: ref(m.state, to), n });
  m.emit({
    e: 'aimed',
    card: from,
    def: card(m.state, from).def,
    seat: controller(m.state, from),
    at: to,
    atDef: card(m.state, to).def,
  });
}

/** Step IV: all damage goes on the pile as one item with fixed amounts, none of ships that are gone or have no target; no ship deals more than its present attack. */
export const damageStep: EveStep = (m) => {
  const { battle } = m.state.g;
  setStep(m, 'battle', 'battle.damage');
  if (battle === undefined) return;
  const dealt = new Map<CardRef, number>();
  const entries = battle.targets.flatMap(({ from, to, n }) => {
    const id = alive(m.state, from);
    if (id === undefined || !shootsIn(m, battle, id)) return [];
    const left = attack(m, id) - (dealt.get(from) ?? 0);
    const meant = n < 0 ? left : Math.min(n, left);
    dealt.set(from, (dealt.get(from) ?? 0) + meant);
    return inBattle(m, battle, to) ? [{ from, to, n: meant }] : [];
  });
  pushDamage(m, battle, entries);
};

/** Whether a ship or starbase can shoot in a battle: only in the region where it is. */
function shootsIn(m: EveMachine, battle: Battle, id: CardId): boolean {
  return id === battle.region || card(m.state, id).at === battle.region;
}

function inBattle(m: EveMachine, battle: Battle, target: CardRef): boolean {
  const id = alive(m.state, target);
  return id !== undefined && card(m.state, id).at === battle.region;
}

function pushDamage(
  m: EveMachine,
  battle: Battle,
  entries: readonly { from: CardRef; to: CardRef; n: number }[],
): void {
  const real = entries.filter((entry) => entry.n > 0);
  if (real.length === 0) return;
  push(m, {
    kind: 'damage',
    seat: battle.by,
    ops: [{ op: 'eve.dealAll', entries: real, region: battle.region }],
    env: {},
    targets: real.map((entry) => entry.to),
    info: { entries: real, region: battle.region },
  });
}

/** Step V: ships that still attack a home region deal their attack to the starbase, which no battle hits before (C-11.4, R-18, R-53). */
export const result: EveStep = (m) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  battle.defended = battle.left || ofSide(m, 'defenders').length > 0;
  setStep(m, 'battle', 'battle.result');
  if (def(m, battle.region).type !== 'starbase') return;
  const { attackers } = sides(m, battle);
  pushDamage(
    m,
    battle,
    attackers.map((id) => ({ from: ref(m.state, id), to: ref(m.state, battle.region), n: attack(m, id) })),
  );
};
