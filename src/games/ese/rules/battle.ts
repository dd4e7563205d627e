/** The Battle Phase (3.9): conflicts one after another, cards, totals, losses, capture. */
import type { NewAsk } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { clearLaid, destroyFleet } from './battle-cards.ts';
import { assign, handOver, recall, setPhase } from './change.ts';
import { classOf, fleetsOf, force, holder, living, speed } from './facts.ts';
import { outcomeOf } from './outcome.ts';
import { namesLosses } from './plans.ts';
import { eliminate } from './score.ts';
import { standing } from './standing.ts';
import { fleetOption, planetOption } from './targets.ts';
import { openWindow } from './window.ts';

/** Planets that fleets of the active player are assigned to. */
function conflicts(m: EseMachine): CardId[] {
  const { courses, active } = m.state.g;
  const found = new Set<CardId>();
  for (const fleet of fleetsOf(m, active)) {
    const to = courses[fleet]?.to;
    const owner = to === undefined ? undefined : holder(m, to);
    if (to !== undefined && owner !== undefined && owner !== active) found.add(to);
  }
  return [...found];
}

/** The active player chooses which conflict is fought next; all fleets are recalled after the last, or if that player concedes. */
export const battle: Step = (m, frame) => {
  const { g } = m.state;
  const open = conflicts(m);
  const [only] = open;
  if (only === undefined || g.leaving.includes(g.active)) {
    recall(m);
    g.resting = undefined;
    return;
  }
  if (g.phase !== 'battle') setPhase(m, 'battle');
  m.next(frame, rule('battle'));
  const begins = rule('battle.begin');
  const fallback = { pick: [only] };
  if (open.length === 1) return m.goOn(frame, fallback, begins);
  const ask: NewAsk = {
    seat: g.active,
    role: 'choice',
    stop: 'battle',
    prompt: { key: 'ask.conflict' },
    choice: { kind: 'choose', options: open.map((id) => planetOption(m, id)), min: 1, max: 1 },
    fallback,
  };
  m.ask(frame, 'conflict', ask, begins);
};

/** Who may play cards in a conflict: attacker, owner, and the other defenders where that is allowed (A14). */
function parties(m: EseMachine, owner: Seat): readonly Seat[] {
  const { active, options } = m.state.g;
  const allies = options.alliesMayFight ? living(m, owner).filter((one) => one !== owner && one !== active) : [];
  return [active, owner, ...allies];
}

/** A conflict opens with the window for battle cards. */
export const begin: Step = (m, frame, _op, { answer }) => {
  const { g } = m.state;
  const [planet] = picked(answer);
  if (planet === undefined) return;
  const owner = holder(m, planet);
  if (owner === undefined) return;
  g.conflict = { planet, owner, saved: [] };
  m.emit({ e: 'conflict', seat: g.active, owner, planet: card(m.state, planet).def });
  openWindow(m, 'battle', planet, parties(m, owner));
  m.next(frame, rule('window'), rule('battle.totals'));
};

/** Compares totals (3.9.2, 3.9.3): the higher one wins; the loser chooses which fleet is lost, if any differ (A45). */
export const totals: Step = (m, frame) => {
  const { conflict, active } = m.state.g;
  if (conflict === undefined) return;
  const { planet, owner } = conflict;
  const { attackers, defenders, attack, defence, world } = standing(m, conflict);
  m.next(frame, rule('battle.over'));
  if (m.state.g.leaving.includes(active)) return;
  if (attackers.length === 0) {
    m.emit({ e: 'battle', seat: active, owner, planet: card(m.state, planet).def, attackers: 0 });
    return;
  }
  m.emit({
    e: 'battle',
    seat: active,
    owner,
    planet: card(m.state, planet).def,
    attack,
    defence,
    world,
    attackers: attackers.length,
  });
  const outcome = outcomeOf({ attack, defence, world }, attackers.length);
  if (outcome === 'tie') return;
  const [winner, loser, lost] = outcome === 'defence' ? [owner, active, attackers] : [active, owner, defenders];
  frame.env.captured = outcome === 'capture';
  frame.env.winner = winner;
  m.next(frame, rule('battle.capture'));
  if (lost.length === 0) return;
  const named = rule('battle.loss');
  const fallback = { pick: [weakest(m, lost)] };
  const alike = new Set(lost.map((id) => looksOf(m, id))).size === 1;
  if (alike || !namesLosses(m, loser)) return m.goOn(frame, fallback, named);
  const ask: NewAsk = {
    seat: loser,
    role: 'choice',
    stop: 'battle.loss',
    alert: true,
    prompt: { key: 'ask.loss' },
    choice: { kind: 'choose', options: lost.map((id) => fleetOption(m, id)), min: 1, max: 1 },
    fallback,
  };
  m.ask(frame, 'loss', ask, named);
};

/** A key for everything that distinguishes the fleets of a side: if all are alike, there is nothing to choose. */
function looksOf(m: EseMachine, fleet: CardId): string {
  const saved = m.state.g.conflict?.saved.includes(fleet) === true;
  return [classOf(m, fleet), force(m, fleet), speed(m, fleet), saved].join(' ');
}

/** The fleet with the least force; among several, the slowest. */
function weakest(m: EseMachine, fleets: readonly CardId[]): CardId {
  return [...fleets].sort((a, b) => force(m, a) - force(m, b) || speed(m, a) - speed(m, b))[0] ?? '';
}

/** The fleet to be lost was named; players in this conflict may still save it (3.9.4). */
export const loss: Step = (m, frame, _op, { answer }) => {
  const { conflict } = m.state.g;
  const [fleet] = picked(answer);
  if (conflict === undefined || fleet === undefined) return;
  frame.env.losing = fleet;
  m.next(frame, rule('battle.lost'));
  if (conflict.saved.includes(fleet)) return;
  m.emit({ e: 'losing', seat: holder(m, fleet), card: fleet, def: card(m.state, fleet).def });
  openWindow(m, 'loss', fleet, parties(m, conflict.owner));
  m.next(frame, rule('window'));
};

export const lost: Step = (m, frame) => {
  const fleet = takeOut<CardId>(frame.env, 'losing');
  if (fleet !== undefined && zone(m.state, 'play').includes(fleet)) destroyFleet(m, fleet, frame.env.winner as Seat);
};

/** A planet whose defence and own force were beaten is captured at once, with what is attached to it (3.9.5), before the next conflict (A39). */
export const capture: Step = (m, frame) => {
  const { conflict, active } = m.state.g;
  const captured = takeOut<boolean>(frame.env, 'captured') === true;
  takeOut(frame.env, 'winner');
  // A planet captured by a player who has conceded would leave the game with them.
  if (captured && conflict !== undefined && !m.state.g.leaving.includes(active))
    handOver(m, conflict.planet, active, 'captured');
};

/** Recalls all fleets and discards laid cards; players without a planet are out (3.9.6, 3.9.7). */
export const over: Step = (m) => {
  const { g } = m.state;
  const { conflict } = g;
  if (conflict === undefined) return;
  clearLaid(m);
  for (const seat of living(m, g.active))
    for (const id of fleetsOf(m, seat)) if (g.courses[id]?.to === conflict.planet) assign(m, id, undefined);
  g.conflict = undefined;
  eliminate(m);
};
