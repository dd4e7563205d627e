/** How a battle stands (3.9.2): its fleets, the cards laid, and both sums; cards already played count as if all had passed. */
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { EseMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Conflict, Play } from '../state.ts';
import { fleetsHere } from './battle-cards.ts';
import { force, playedForce } from './facts.ts';
import { countsOn, type Sums } from './outcome.ts';

/** A force card in a battle, with what it adds to its side. */
export type LaidCard = {
  readonly card: CardId;
  readonly seat: Seat;
  /** The fleet or planet on which it is laid. */
  readonly on: CardId;
  readonly force: number;
};

export type Standing = Sums & {
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
  readonly laid: readonly LaidCard[];
};

/** Plays of a window that take effect when it closes: cancelling plays are resolved first, the last one played before the others (A13). */
export function working(plays: readonly Play[]): readonly Play[] {
  const cancelled = new Set<number>();
  for (const { n, cancels } of [...plays].reverse())
    if (cancels !== undefined && !cancelled.has(n)) cancelled.add(cancels);
  return plays.filter(({ n, cancels }) => cancels === undefined && !cancelled.has(n));
}

/** How a battle stands; with an open window, as it would stand if that closed now. */
export function standing(m: EseMachine, conflict: Conflict): Standing {
  const { active, window } = m.state.g;
  const plays = working(window?.plays ?? []);
  const saved = [...conflict.saved, ...aimedAt(m, plays, 'save')];
  const struck = aimedAt(m, plays, 'destroy').filter((id) => !saved.includes(id));
  const attackers = fleetsHere(m, active).filter((id) => !struck.includes(id));
  const defenders = fleetsHere(m, conflict.owner).filter((id) => !struck.includes(id));
  const laid = [...lying(m), ...plays.flatMap((play) => aboutToLie(m, play))].flatMap((one): LaidCard[] => {
    const own = one.seat === active ? attackers : defenders;
    const side = { planet: conflict.planet, fleets: own, mark: def(m, one.card).mark };
    return countsOn(one.on, side)
      ? [{ card: one.card, seat: one.seat, on: one.on, force: playedForce(m, one.seat, one.card) ?? 0 }]
      : [];
  });
  return {
    attackers,
    defenders,
    laid,
    attack: total(
      m,
      attackers,
      laid.filter(({ seat }) => seat === active),
    ),
    defence: total(
      m,
      defenders,
      laid.filter(({ seat }) => seat !== active),
    ),
    world: def(m, conflict.planet).force ?? 0,
  };
}

/** The fleets that plays of a verb are aimed at. */
const aimedAt = (m: EseMachine, plays: readonly Play[], verb: 'save' | 'destroy'): readonly CardId[] =>
  plays.filter((play) => does(m, play, verb)).flatMap(firstFleet);

/** The force of a side: of its fleets, and of the cards laid for it. */
function total(m: EseMachine, fleets: readonly CardId[], laid: readonly LaidCard[]): number {
  let sum = 0;
  for (const id of fleets) sum += force(m, id);
  for (const one of laid) sum += one.force;
  return sum;
}

const does = (m: EseMachine, { card: id, ability }: Play, verb: string): boolean =>
  ability !== true && def(m, id).do[0]?.verb === verb;
const firstFleet = ({ fleets = [] }: Play): readonly CardId[] => fleets.slice(0, 1);
function lying(m: EseMachine): readonly Omit<LaidCard, 'force'>[] {
  return zone(m.state, 'laid').map((id) => {
    const { ctl = -1, on = '' } = card(m.state, id);
    return { card: id, seat: ctl, on };
  });
}

function aboutToLie(m: EseMachine, play: Play): readonly Omit<LaidCard, 'force'>[] {
  const on = play.fleets?.[0] ?? play.planet;
  if (on === undefined || !(def(m, play.card).type === 'tech' || does(m, play, 'addForce'))) return [];
  return [{ card: play.card, seat: play.seat, on }];
}
