/** What counts in a game of Epic Space Empires. */
import type { Library } from '#games/ese/library';
import type { EseBoard } from '#games/ese/view';
import { sum } from '../player.ts';
import type { Prospects } from '../search/prospects.ts';

export function eseProspects(library: Library): Prospects<EseBoard> {
  const doesMore = ({ def }: { readonly def: string }): number => (library.get(def).do.length > 0 ? 1 : 0);
  return {
    figures({ board }, seat) {
      const me = board.seats[seat];
      if (me === undefined) return [];
      const force = sum(me.fleets, (one) => one.force);
      const others = board.seats.filter((one) => one.seat !== seat && !one.out);
      const threat = Math.max(0, ...others.map(({ fleets }) => sum(fleets, (one) => one.force)));
      const home = me.planets.find((one) => one.home);
      const late = Math.min(1, board.round / 6);
      return [
        me.points,
        me.points * late,
        me.planets.length,
        sum(me.planets, doesMore),
        home === undefined ? 0 : 1,
        sum(me.planets, (one) => one.force),
        home?.force ?? 0,
        force,
        Math.sqrt(force),
        me.fleets.length,
        Math.max(0, threat - force - (home?.force ?? 0)),
        me.races.length,
        me.techs.length,
        sum(me.techs, doesMore),
        sum(me.planets, ({ attached }) => attached.length) + sum(me.techs, ({ attached }) => attached.length),
        me.hands.resource,
        me.hands.action,
        me.max.resource + me.max.action,
      ];
    },
    turns: 4,
    inputCost: 100,
    weights: [
      -0.00704, 0.0293, 0.0502, 0.0276, 0.248, 0.00952, 0.0124, 0.00645, 0.177, 0.275, 0.0032, 0.114, 0.0145, 0.0145,
      -0.023, 0.149, 0.0839, 0.0311,
    ],
  };
}
