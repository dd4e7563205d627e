/** The turn (S-4): one function for each step, in their order. */
import type { NewAsk } from '#kernel/ask';
import { endLasting } from '#kernel/lasting';
import { picked } from '#kernel/reply';
import { zone } from '#kernel/zones';
import { rule, type SemMachine, type SemStep as Step } from '../kind.ts';
import { phases } from '../state.ts';
import { addYield, discard, draw as drawCards, scrapProject, setPhase } from './change.ts';
import { eliminate, endTesting, replenish as replenishShields, settleShields } from './change-play.ts';
import { cardOption } from './choices.ts';
import { destroyDoomed } from './damage.ts';
import { baseOf, handOf, isTesting, queueOf, seatsFrom, unitsOf } from './facts.ts';
import { drawnIn, handMaximum, hitPoints, hitPointsLeft } from './figures.ts';

/** Rounds without damage after which a game ends, where the table has agreed on it (S-R-37). */
const STALL = 20;

/** Whether the active player has left the game, so that nothing of their turn is left. */
export const isGone = (m: SemMachine): boolean => m.state.out.includes(m.state.g.active);

/** A whole turn, in the rulebook's order. */
export const turn: Step = (m, frame) => {
  const { g } = m.state;
  g.turn++;
  g.acquiring = 'resource';
  delete g.resourcePlayed;
  delete g.ending;
  g.targeted = [];
  g.used = [];
  g.announced = [];
  g.scrapping = [];
  m.next(frame, rule('turn.over'));
  m.open(
    phases.flatMap((phase) => [rule('turn.phase', { phase }), ...stepsOf[phase]]),
    g.active,
  );
};

const settled = rule('settle');
const chance = (stop: string) => rule('initiative', { stop });

/** What happens in each phase. Chances to answer: S-R-23, S-R-38. */
const stepsOf = {
  beginning: [rule('turn.begin'), settled, chance('beginning'), settled],
  draw: [rule('turn.draw')],
  queue: [rule('queue')],
  allocation: [rule('allocate'), rule('complete'), settled],
  acquisition: [chance('acquisition'), rule('act')],
  combat: [chance('combat'), rule('act')],
  repair: [chance('repair'), rule('repair.auto'), rule('repair.ask'), rule('replenish')],
  end: [rule('turn.ending'), settled, chance('end'), rule('turn.scrap'), rule('turn.discard')],
} as const;

export const enterPhase: Step<'turn.phase'> = (m, _frame, { phase }) => {
  if (!isGone(m)) setPhase(m, phase);
};

/** All weapons may be fired again (S-R-2), and the player's units leave Testing (S-4.1, S-R-5). */
export const begin: Step = (m) => {
  const { g, cards } = m.state;
  for (const id in cards) if (cards[id]?.fired !== undefined) delete cards[id].fired;
  m.version++;
  m.emit({ e: 'turnBegan', seat: g.active, turn: g.turn, round: g.round });
  for (const id of unitsOf(m, g.active)) if (isTesting(m, id)) endTesting(m, id);
  helpLater(m);
};

/** Those who do not begin may have more Yield in their first turn, as the table has agreed (S-R-36). */
function helpLater(m: SemMachine): void {
  const { round, active, first, options } = m.state.g;
  const n = Number(options.laterYield);
  if (round === 1 && active !== first && n > 0) addYield(m, active, n);
}

/** Two cards; the first player may have fewer in their first turn, as the table has agreed (S-4.2, S-R-36). */
export const draw: Step = (m) => {
  if (isGone(m)) return;
  const { g } = m.state;
  const max = g.turn === 1 ? Number(g.options.firstDraw) : Number.POSITIVE_INFINITY;
  drawCards(m, g.active, Math.min(max, drawnIn(m, g.active)));
};

/** What has triggered happens, what is doomed is destroyed, who has conceded leaves, until nothing is left to do. */
export const settle: Step = (m, frame) => {
  const { g, waiting } = m.state;
  destroyDoomed(m);
  if (m.state.result !== undefined) return;
  const leaving = g.leaving.filter((seat) => !m.state.out.includes(seat));
  g.leaving = [];
  if (leaving.length > 0) eliminate(m, leaving, 'concede');
  if (m.state.result === undefined && waiting.length > 0) m.next(frame, rule('pile.gather'), rule('settle'));
};

/** All shields are full again (S-4.7). */
export const replenish: Step = (m) => {
  if (!isGone(m)) replenishShields(m, m.state.g.active);
};

/** "At the end of your turn" (S-4.8). */
export const ending: Step = (m) => {
  if (!isGone(m)) m.emit({ e: 'turnEnds', seat: m.state.g.active });
};

/** The projects that the player wants to scrap, as far as their command points go (S-R-26). */
export const scrap: Step = (m) => {
  const { g } = m.state;
  for (const id of g.scrapping)
    if (zone(m.state, queueOf(g.active)).includes(id) && (g.cp[g.active] ?? 0) > 0) scrapProject(m, g.active, id);
  g.scrapping = [];
};

/** The hand is discarded down to its maximum, now and at no other time (S-4.8, S-R-21). */
export const discardDown: Step = (m, frame) => {
  const { active } = m.state.g;
  const held = zone(m.state, handOf(active));
  const over = held.length - handMaximum(m, active);
  if (isGone(m) || over <= 0) return;
  const ask: NewAsk = {
    seat: active,
    role: 'choice',
    stop: 'discard',
    prompt: { key: 'ask.discard', with: { n: over } },
    choice: { kind: 'choose', options: held.map((id) => cardOption(m, id)), min: over, max: over },
    fallback: { pick: held.slice(0, over) },
  };
  m.ask(frame, 'discard', ask, rule('turn.discarded'));
};

export const discarded: Step = (m, _frame, _op, { answer }) => discard(m, m.state.g.active, picked(answer), 'limit');

/** What lasts until the end of the turn ends, and the turn passes clockwise. */
export const over: Step = (m, frame) => {
  const { g } = m.state;
  if (endLasting(m, 'turn')) settleShields(m);
  destroyDoomed(m);
  if (m.state.result !== undefined) return;
  const [next] = seatsFrom(m, (g.active + 1) % m.state.seats);
  if (next === undefined) return;
  if (isNewRound(m, next)) g.round++;
  g.active = next;
  if (g.options.stall === 'on' && g.round - g.lastDamage > STALL) return stall(m);
  m.next(frame, rule('turn'));
};

/** Whether the turn comes round to the first player, or passes their empty place. */
function isNewRound(m: SemMachine, next: number): boolean {
  const { seats, g } = m.state;
  const place = (seat: number) => (seat - g.first + seats) % seats;
  return place(next) <= place(g.active);
}

/** The base with the greatest share of its hit points wins; equal ones share the victory as a draw (S-R-37). */
function stall(m: SemMachine): void {
  const seats = seatsFrom(m, m.state.g.first);
  const share = (seat: number): number => {
    const base = baseOf(m, seat);
    return base === undefined ? 0 : hitPointsLeft(m, base) / hitPoints(m, base);
  };
  m.emit({ e: 'stalled', rounds: STALL });
  const shares = [...new Set(seats.map(share))].sort((a, b) => b - a);
  const groups = shares.map((one) => seats.filter((seat) => share(seat) === one));
  const [best = []] = groups;
  const gone = [...m.state.out].reverse().map((seat) => [seat]);
  m.finish(best.length === 1 ? best : [], 'stall', [...groups, ...gone]);
}
