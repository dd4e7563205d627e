/** The attacks in a stretch of a game, put together from what the events of a game say of them. */
import type { SceneAttack, SceneParty } from '#face/attacks-scene';
import type { SceneArt } from '#face/scene';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { idOf } from '#kernel/zones';
import { nameOfCard } from './phrasebook.ts';

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
  | { readonly kind: 'attack'; readonly by: Fighter; readonly at: Fighter }
  | { readonly kind: 'damage'; readonly card: string; readonly n: number; readonly seat?: Seat | undefined }
  | { readonly kind: 'battle'; readonly card: string; readonly event: GameEvent }
  | { readonly kind: Ending; readonly card: string; readonly seat?: Seat | undefined }
  | { readonly kind: 'turn' };

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
    switch (report.kind) {
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
        change(report.card, ({ at }) => ({ at: owned(at, report.seat), ending: report.kind }));
    }
  }
  return strikes;
}

const isAmong = (fighters: readonly Fighter[], { card }: Fighter): boolean => fighters.some((one) => one.card === card);
const owned = (fighter: Fighter, seat: Seat | undefined): Fighter => ({ ...fighter, seat: fighter.seat ?? seat });

/** What a card or a place is called, and its picture. */
type Shown = Pick<SceneParty, 'name' | 'art'>;

/** A card as games show it; a plain emblem, if it is not known. */
export const shownCard = <Card extends { readonly name: string }>(
  t: (key: 'a.card') => string,
  card: Card | undefined,
  artOf: (card: Card) => SceneArt,
): Shown => ({ name: nameOfCard(t, card), art: card === undefined ? { kind: 'unknown', seed: '' } : artOf(card) });

/** Strikes as the renderer draws them. `result`: what came of one; undefined: it is not worth an arrow. */
export function attacksOf(
  strikes: readonly Strike[],
  show: (fighter: Fighter) => Shown,
  result: (strike: Strike) => Pick<SceneAttack, 'result' | 'tone'> | undefined,
): readonly SceneAttack[] {
  return strikes.flatMap((strike): readonly SceneAttack[] => {
    const [first, ...others] = strike.by;
    const told = result(strike);
    if (first === undefined || told === undefined) return [];
    const from = show(first);
    const n = strike.by.reduce((sum, one) => sum + (one.n ?? 1), 0);
    const alike = others.every(({ def }) => def === first.def);
    const more = n === 1 ? '' : alike ? ` ×${n}` : ` +${n - 1}`;
    return [
      {
        from: { ...from, seat: first.seat, name: `${from.name}${more}` },
        to: { ...show(strike.at), seat: strike.at.seat },
        ...told,
      },
    ];
  });
}

/** A seat as it may stand in a stored event. */
export const seatIn = (value: unknown): Seat | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined;

/** A card as it may stand in stored events. */
export const fighterIn = (card: unknown, def: unknown, seat: unknown): Fighter | undefined =>
  typeof def === 'string' ? { card: typeof card === 'string' ? idOf(card) : def, def, seat: seatIn(seat) } : undefined;
