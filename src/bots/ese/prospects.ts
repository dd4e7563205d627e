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
    weights: [
      -0.00827, 0.0273, -0.0107, 0.0831, 0.174, 0.00548, 0.00869, 0.0111, 0.19, 0.207, -0.00162, 0.0144, 0.0541, 0.0541,
      -0.0794, 0.168, 0.114, 0.00328,
    ],
  };
}
