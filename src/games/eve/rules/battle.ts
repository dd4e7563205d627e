/** Battle (C-11): attacks one after the other, home regions first; a battle phase in five steps. */
import type { Answer, NewAsk, Option } from '#kernel/ask';
import type { Op } from '#kernel/op';
import { picked } from '#kernel/reply';
import type { RuleStep } from '#kernel/rules';
import type { CardId, CardRef, Frame, Seat } from '#kernel/state';
import { alive, card, controller, ref } from '#kernel/zones';
import { endAttack, endPhase, place, setBattle, setStep, settleControl } from '../change.ts';
import { edition } from '../editions.ts';
import { attack, forbidden, outerRegions, shipsIn, sides, spread, warpForbidden } from '../facts.ts';
import { def } from '../library.ts';
import type { Battle, EveMachine, EveState } from '../state.ts';
import { cardOption, one } from '../targets.ts';
import { push } from './pile.ts';

type Step = RuleStep<EveState>;
const rule = (name: string, fields: Readonly<Record<string, string>> = {}): Op => ({ op: 'rule', name, ...fields });
const initiative = (stop: string): Op => rule('initiative', { stop });

/** All attacks are fought, each as long as it takes; the attacker says which comes next (C-11.1). */
export const battles: Step = (m, frame) => {
  settleControl(m);
  const { g } = m.state;
  const waiting = g.attacks.map((one) => one.region);
  const homes = waiting.filter((region) => def(m, region).type === 'starbase');
  const next = homes.length > 0 ? homes : waiting;
  if (next.length === 0) return;
  m.next(frame, rule('battle.chosen'), rule('battles'));
  frame.env.battle = { pick: [next[0] as string] };
  if (next.length === 1) return;
  m.ask('battle', [
    {
      seat: g.active,
      role: 'choice',
      stop: 'battle.order',
      prompt: { key: 'ask.battleOrder' },
      choice: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: next.map((region) => ({ ...cardOption(m, region), verb: 'fight' })),
      },
      fallback: { pick: [next[0] as string] },
    },
  ]);
};

/** The attack that is fought now begins its first battle phase. */
export const chosen: Step = (m, frame) => {
  const region = picked(frame.env.battle as Answer)[0] as CardId;
  delete frame.env.battle;
  m.next(frame, { op: 'rule', name: 'battle.phase', region, round: 1 });
};

/** One battle phase: five steps, everybody may act at the end of each, shields recharge when it is over (C-11.4, C-11.6). */
export const phase: Step = (m, frame, op) => {
  const region = op.region as CardId;
  const attacked = m.state.g.attacks.find((one) => one.region === region);
  if (attacked === undefined) return;
  const battle: Battle = {
    region,
    by: attacked.by,
    against: opponentIn(m, region, attacked.by),
    round: op.round as number,
    defenders: [],
    left: false,
    targets: [],
  };
  setBattle(m, battle);
  setStep(m, 'battle', 'battle.begin');
  m.next(
    frame,
    rule('battle.begin'),
    initiative('battle.begin'),
    rule('battle.withdraw'),
    rule('pendings'),
    rule('battle.withdrawals'),
    initiative('battle.withdraw'),
    rule('battle.target'),
    initiative('battle.target'),
    rule('battle.damage'),
    initiative('battle.damage'),
    rule('battle.result'),
    initiative('battle.result'),
    rule('battle.over'),
  );
};

/** The defender is who controls the region, as long as that is not the attacker himself. */
function opponentIn(m: EveMachine, region: CardId, by: Seat): Seat | undefined {
  const seat = controller(m.state, region);
  return seat === by ? undefined : seat;
}

/** Step I: what happens when a battle phase begins. */
export const begin: Step = (m) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  battle.defenders = sides(m, battle).defenders.map((id) => ref(m.state, id));
  const regionDef = card(m.state, battle.region).def;
  m.emit({
    e: 'battlePhase',
    region: battle.region,
    def: regionDef,
    by: battle.by,
    against: battle.against,
    round: battle.round,
  });
};

/** Step II begins: ambushes are laid before withdrawals are announced. */
export const withdraw: Step = (m) => {
  setStep(m, 'battle', 'battle.withdraw');
  noteDefenders(m);
  const { battle } = m.state.g;
  if (battle !== undefined) m.emit({ e: 'withdrawStep', region: battle.region });
};

/** Step II: the attacker announces all his withdrawals, then the defender (C-11.2, R-44). */
export const withdrawals: Step = (m, frame) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  m.next(
    frame,
    { op: 'rule', name: 'battle.withdrawSide', side: 'attackers' },
    { op: 'rule', name: 'battle.withdrawSide', side: 'defenders' },
  );
};

export const withdrawSide: Step = (m, frame, op) => {
  const ships = ofSide(m, op.side as 'attackers' | 'defenders').filter((id) => !forbidden(m, 'forbidWithdraw', id));
  const seat = ships[0] === undefined ? undefined : controller(m.state, ships[0]);
  if (seat === undefined) return;
  m.next(frame, rule('battle.withdrawn'));
  const needs = ships.map((id) => withdrawal(m, id, [{ id: 'stay', verb: 'stay' }]));
  m.ask('withdraw', [
    {
      seat,
      role: 'choice',
      stop: 'battle.withdraw',
      alert: true,
      prompt: { key: 'ask.withdraw', with: { def: card(m.state, m.state.g.battle?.region ?? '').def } },
      choice: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: [
          { id: 'stay', verb: 'stayAll' },
          { id: 'withdraw', verb: 'withdraw', needs },
        ],
      },
      fallback: { pick: ['stay'] },
    },
  ]);
};

/** Where a ship may withdraw to: its dock, its home, or an outer region without ships of others. */
function withdrawal(m: EveMachine, id: CardId, first: readonly Option[]) {
  const seat = controller(m.state, id);
  const open = [m.state.g.base[seat ?? 0] as CardId, ...outerRegions(m)].filter((region) => {
    const others = shipsIn(m, region).some((ship) => controller(m.state, ship) !== seat);
    return region !== m.state.g.battle?.region && !others && !warpForbidden(m, id, region);
  });
  const dockOpen = first.length === 0 || !edition(m.state.edition).warpsOnPile || !warpForbidden(m, id, undefined);
  const options: Option[] = [
    ...first,
    ...(dockOpen ? [{ id: 'dock', verb: 'toDock' }] : []),
    ...open.map((region) => ({ ...cardOption(m, region), verb: 'to' })),
  ];
  return one(id, { key: 'need.withdraw', with: { def: card(m.state, id).def } }, options);
}

/** The announced ships leave. */
export const withdrawn: Step = (m, frame) => {
  const answer = frame.env.withdraw as { with?: Readonly<Record<string, Answer>> };
  delete frame.env.withdraw;
  for (const [id, to] of Object.entries(answer.with ?? {})) {
    const where = picked(to)[0];
    if (where !== undefined && where !== 'stay') place(m, id, where, 'withdraw');
  }
  noteDefenders(m);
  settleControl(m);
  m.next(frame, rule('checks'));
};

/** Step III: the attacker names a target for each of his ships, then the defender (C-11.4). */
export const target: Step = (m, frame) => {
  setStep(m, 'battle', 'battle.target');
  noteDefenders(m);
  m.next(
    frame,
    { op: 'rule', name: 'battle.targetSide', side: 'attackers' },
    { op: 'rule', name: 'battle.targetSide', side: 'defenders' },
  );
};

export const targetSide: Step = (m, frame, op) => {
  const side = op.side as 'attackers' | 'defenders';
  const ships = ofSide(m, side);
  const enemies = ofSide(m, side === 'attackers' ? 'defenders' : 'attackers');
  const seat = ships[0] === undefined ? undefined : controller(m.state, ships[0]);
  if (seat === undefined || enemies.length === 0) return;
  m.next(frame, rule('battle.targeted'));
  m.ask('targets', [targetAsk(m, seat, ships, enemies)]);
};

function targetAsk(m: EveMachine, seat: Seat, ships: readonly CardId[], enemies: readonly CardId[]): NewAsk {
  const options = enemies.map((id) => cardOption(m, id));
  const needs = ships.map((id) => {
    const prompt = { key: 'need.battleTarget', with: { def: card(m.state, id).def, attack: attack(m, id) } };
    const most = spread(m, id);
    const n = attack(m, id);
    if (most === 1 || n < 2) return one(id, prompt, [...options, { id: 'none', verb: 'holdFire' }]);
    return {
      name: id,
      prompt,
      choice: { kind: 'distribute' as const, options, min: 0, max: n, most: n, spread: most },
    };
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

/** Targets are written down with their damage; a ship with one target means its whole attack, as it then is, for it. */
export const targeted: Step = (m, frame) => {
  const { battle } = m.state.g;
  const answer = frame.env.targets as { with?: Readonly<Record<string, Answer>> };
  delete frame.env.targets;
  for (const [id, reply] of Object.entries(answer.with ?? {})) {
    const to = picked(reply)[0];
    if ('amounts' in reply) for (const [enemy, n] of Object.entries(reply.amounts)) aim(m, battle, id, enemy, n);
    else if (to !== undefined && to !== 'none') aim(m, battle, id, to, -1);
  }
};

/** `n` below 0: the ship's attack at the moment when damage is dealt. */
function aim(m: EveMachine, battle: Battle | undefined, from: CardId, to: CardId, n: number): void {
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

/** Step IV: all damage goes on the pile as one thing, its amounts fixed; nobody deals more than his attack now is. */
export const damageStep: Step = (m) => {
  const { battle } = m.state.g;
  setStep(m, 'battle', 'battle.damage');
  noteDefenders(m);
  if (battle === undefined) return;
  const dealt = new Map<CardRef, number>();
  const entries = battle.targets.flatMap(({ from, to, n }) => {
    const id = alive(m.state, from);
    if (id === undefined || card(m.state, id).at !== battle.region) return [];
    const left = attack(m, id) - (dealt.get(from) ?? 0);
    const meant = n < 0 ? left : Math.min(n, left);
    dealt.set(from, (dealt.get(from) ?? 0) + meant);
    return inBattle(m, battle, to) ? [{ from, to, n: meant }] : [];
  });
  pushDamage(m, battle, entries);
};

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

/** Step V: ships that still attack a home region deal their attack to the starbase (C-11.4, R-18). */
export const result: Step = (m) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  noteDefenders(m);
  battle.left = battle.defenders.some((one) => !defendsStill(m, battle, one));
  setStep(m, 'battle', 'battle.result');
  if (def(m, battle.region).type !== 'starbase') return;
  const { attackers } = sides(m, battle);
  pushDamage(
    m,
    battle,
    attackers.map((id) => ({ from: ref(m.state, id), to: ref(m.state, battle.region), n: attack(m, id) })),
  );
};

/** Ships that have come into the region on the defender's side since join the defence. */
function noteDefenders(m: EveMachine): void {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  for (const id of sides(m, battle).defenders)
    if (!battle.defenders.includes(ref(m.state, id))) battle.defenders.push(ref(m.state, id));
}

function defendsStill(m: EveMachine, battle: Battle, one: CardRef): boolean {
  const id = alive(m.state, one);
  return id !== undefined && card(m.state, id).at === battle.region && controller(m.state, id) === battle.against;
}

/** The phase is over: another one if a defender left the battle (a), a forced withdrawal if all survived (b), or the end. */
export const over: Step = (m, frame) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  endPhase(m);
  const { attackers } = sides(m, battle);
  const { region, round, left } = battle;
  const home = def(m, region).type === 'starbase';
  const unopposed = battle.defenders.length === 0;
  m.next(frame, rule('checks'), { op: 'rule', name: 'battle.after', region });
  if (attackers.length === 0) return;
  if (left) m.next(frame, rule('checks'), { op: 'rule', name: 'battle.phase', region, round: round + 1 });
  else if (!unopposed || home) m.next(frame, rule('battle.mustWithdraw'));
};

/** Outcome (b): the attackers must withdraw, ship by ship where their player likes (C-11.5, R-46). */
export const mustWithdraw: Step = (m, frame) => {
  forceOut(m, frame, ofSide(m, 'attackers'), m.state.g.battle?.region ?? '');
};

/** Asks the player of some ships where each of them goes from a region in which it may not stay. */
export function forceOut(m: EveMachine, frame: Frame, ships: readonly CardId[], region: CardId): void {
  const seat = ships[0] === undefined ? undefined : controller(m.state, ships[0]);
  if (seat === undefined) return;
  m.next(frame, rule('battle.withdrawn'));
  const needs = ships.map((id) => withdrawal(m, id, []));
  const docks = Object.fromEntries(ships.map((id) => [id, { pick: ['dock'] }]));
  m.ask('withdraw', [
    {
      seat,
      role: 'choice',
      stop: 'battle.withdraw',
      prompt: { key: 'ask.mustWithdraw', with: { def: card(m.state, region).def } },
      choice: { kind: 'choose', min: 1, max: 1, options: [{ id: 'withdraw', verb: 'withdraw', needs }] },
      fallback: { pick: ['withdraw'], with: docks },
    },
  ]);
}

/** The attack is over, unless another battle phase of it is still to come. */
export const after: Step = (m, _frame, op) => {
  const region = op.region as CardId;
  if (m.state.g.battle?.region !== region) return;
  setBattle(m, undefined);
  endAttack(m, region);
  settleControl(m);
  m.emit({ e: 'battleOver', region, def: card(m.state, region).def, seat: controller(m.state, region) });
};

function ofSide(m: EveMachine, side: 'attackers' | 'defenders'): CardId[] {
  const { battle } = m.state.g;
  return battle === undefined ? [] : sides(m, battle)[side];
}
