/** The attacks in a stretch of a game, put together from what the events of a game say of them. */
import type { SceneAttack, SceneParty } from '#face/attacks-scene';
import type { SceneArt } from '#face/scene';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';

/** A card or a place that takes part; `card` tells it from others. `n`: so many alike; absent: one. */
export type Fighter = {
  readonly card: string;
  readonly def: string;
  readonly seat: Seat | undefined;
  readonly n?: number;
};

/**
 * What an event says: somebody attacks, damage was taken, a battle was decided, something was destroyed or taken over, or a turn
 * has begun. `seat`: whose the card is, where the attack did not say.
 */
export type Report =
  | { readonly is: 'attack'; readonly by: Fighter; readonly at: Fighter }
  | { readonly is: 'damage'; readonly card: string; readonly n: number; readonly seat?: Seat | undefined }
  | { readonly is: 'battle'; readonly card: string; readonly event: GameEvent }
  | { readonly is: Ending; readonly card: string; readonly seat?: Seat | undefined }
  | { readonly is: 'turn' };

export type Ending = 'destroyed' | 'taken';

/** All that attacked one thing in one turn, and what came of it. */
export type Strike = {
  /** At least one, in order. */
  readonly by: readonly Fighter[];
  readonly at: Fighter;
  readonly damage: number;
  /** The battle that decided it. */
  readonly battle?: GameEvent;
  readonly ending: Ending | undefined;
};

/** The strikes that events tell of, in order. `read`: what an event says, whatever it contains; undefined: nothing of the kind. */
export function strikesIn(
  events: readonly GameEvent[],
  read: (event: GameEvent) => Report | readonly Report[] | undefined,
): readonly Strike[] {
  const strikes: Strike[] = [];
  let turnFrom = 0;
  const indexOf = (card: string): number =>
    strikes.findLastIndex(({ at, ending }, i) => i >= turnFrom && at.card === card && ending === undefined);
  const change = (card: string, more: (strike: Strike) => Partial<Strike>): void => {
    const i = indexOf(card);
    const strike = strikes[i];
    if (strike !== undefined) strikes[i] = { ...strike, ...more(strike) };
  };
  for (const report of events.flatMap((event) => read(event) ?? [])) {
    switch (report.is) {
      case 'turn':
        turnFrom = strikes.length;
        break;
      case 'attack':
        if (indexOf(report.at.card) < 0) strikes.push({ by: [report.by], at: report.at, damage: 0, ending: undefined });
        else change(report.at.card, ({ by }) => ({ by: isAmong(by, report.by) ? by : [...by, report.by] }));
        break;
      case 'battle':
        change(report.card, () => ({ battle: report.event }));
        break;
      case 'damage':
        change(report.card, ({ at, damage }) => ({ at: owned(at, report.seat), damage: damage + report.n }));
        break;
      default:
        change(report.card, ({ at }) => ({ at: owned(at, report.seat), ending: report.is }));
    }
  }
  return strikes;
}

const isAmong = (fighters: readonly Fighter[], { card }: Fighter): boolean => fighters.some((one) => one.card === card);
const owned = (fighter: Fighter, seat: Seat | undefined): Fighter => ({ ...fighter, seat: fighter.seat ?? seat });

/** How a game shows its cards. */
type Gallery = {
  readonly name: (fighter: Fighter) => string;
  readonly art: (fighter: Fighter) => SceneArt;
  /** What came of a strike; undefined: it is not worth an arrow. */
  readonly result: (strike: Strike) => Pick<SceneAttack, 'result' | 'tone'> | undefined;
};

/** Strikes as the renderer draws them. */
export function attacksOf(strikes: readonly Strike[], { name, art, result }: Gallery): readonly SceneAttack[] {
  return strikes.flatMap((strike): readonly SceneAttack[] => {
    const [first, ...others] = strike.by;
    const told = result(strike);
    if (first === undefined || told === undefined) return [];
    const party = (fighter: Fighter, more: string): SceneParty => ({
      seat: fighter.seat,
      name: `${name(fighter)}${more}`,
      art: art(fighter),
    });
    const n = strike.by.reduce((sum, one) => sum + (one.n ?? 1), 0);
    const alike = others.every(({ def }) => def === first.def);
    const more = n === 1 ? '' : alike ? ` ×${n}` : ` +${n - 1}`;
    return [{ from: party(first, more), to: party(strike.at, ''), ...told }];
  });
}

/** A seat as it may stand in a stored event. */
export const seatIn = (value: unknown): Seat | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined;

/** A card as it may stand in stored events: without its generation, since a card that enters play is a new object. */
export const fighterIn = (card: unknown, def: unknown, seat: unknown): Fighter | undefined =>
  typeof def === 'string'
    ? { card: typeof card === 'string' ? cardIdIn(card) : def, def, seat: seatIn(seat) }
    : undefined;

const cardIdIn = (reference: string): string => reference.replace(/~.*/, '');
