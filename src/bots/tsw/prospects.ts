/** What counts in a game of The Space War. */
import type { Library } from '#games/tsw/library';
import type { TswBoard, UnitInView } from '#games/tsw/view';
import { sum } from '../player.ts';
import type { Prospects } from '../search/prospects.ts';
import { healthOf, stationSize } from './sight.ts';

export function tswProspects(library: Library): Prospects<TswBoard> {
  return {
    figures({ board, active }, seat) {
      const me = board.seats[seat];
      if (me === undefined) return [];
      const costOf = ({ def }: UnitInView): number => {
        const { cost } = library.get(board.edition, def);
        return typeof cost === 'number' ? cost : 0;
      };
      const units = board.play.filter((unit) => unit.seat === seat);
      const awake = units.filter(({ paralyzed }) => !paralyzed);
      const near = board.play.filter((unit) => unit.seat !== seat && unit.at === seat);
      const health = healthOf(me);
      const { draw, action, discard } = me.station;
      return [
        health,
        Math.sqrt(Math.max(0, health)),
        Math.max(0, sum(near, ({ attack }) => attack) - health / 2),
        me.life,
        stationSize(me),
        draw.gives,
        action.gives,
        discard.gives,
        sum(awake, ({ attack }) => attack),
        sum(units, ({ attack }) => attack),
        sum(
          units.filter(({ at }) => at !== seat),
          ({ attack }) => attack,
        ),
        sum(units, ({ defense = 0, damage }) => defense - damage),
        sum(units, costOf),
        units.length,
        sum(units, ({ counters }) => counters),
        me.counters,
        me.hand,
        Math.sqrt(me.hand),
        Math.min(12, me.deck) / 12,
        active === seat ? 1 : 0,
      ];
    },
    turns: 4,
    inputCost: 100,
    weights: [
      0.067, 0.438, -0.0561, -0.0766, 0.238, 0.468, 0.0942, -0.113, 0.0933, -0.0473, 0.0265, 0.041, 0.0318, 0.12,
      0.0574, 0, 0.114, -0.145, 3.13, 0.603,
    ],
  };
}
