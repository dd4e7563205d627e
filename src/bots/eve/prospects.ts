/** What counts in a game of EVE. */
import type { Library } from '#games/eve/library';
import type { CardInView, EveBoard } from '#games/eve/view';
import { sum } from '../player.ts';
import type { Prospects } from '../search/prospects.ts';

export function eveProspects(library: Library): Prospects<EveBoard> {
  const priceOf = ({ def }: CardInView): number => {
    const { price } = library.get(def);
    return typeof price === 'number' ? price : 0;
  };
  return {
    figures({ board }, seat) {
      const me = board.seats[seat];
      const home = board.regions.find((region) => region.home === seat);
      if (me === undefined || home === undefined) return [];
      const ships = [...board.regions.flatMap((one) => one.ships), ...me.dock].filter(
        (ship) => (ship.controller ?? ship.owner) === seat && library.get(ship.def).type === 'ship',
      );
      const ready = ships.filter(({ tabs }) => tabs === undefined || tabs === 0);
      const held = board.regions.filter((region) => region.controller === seat);
      const left = Math.max(0, (home.shield ?? 0) - home.damage);
      const threat = sum(home.ships, (ship) => ((ship.controller ?? ship.owner) === seat ? 0 : (ship.attack ?? 0)));
      return [
        Math.log1p(me.isk),
        Math.log1p(me.income),
        me.income,
        sum(ships, priceOf),
        sum(ready, ({ attack = 0 }) => attack),
        sum(ready, ({ shield = 0, damage }) => shield - damage),
        held.length,
        sum(held, ({ locations, structures }) => locations.length + structures.length),
        sum(held, ({ locations }) => sum(locations, priceOf)),
        me.hand,
        Math.min(10, me.market) / 10,
        left,
        Math.sqrt(left),
        threat >= left ? 1 : threat / Math.max(1, left),
        me.upgraded ? 1 : 0,
        me.unplayedRegions,
        sum(ships, ({ pilot }) => (pilot === undefined ? 0 : 1)),
        board.active === seat ? 1 : 0,
      ];
    },
    turns: 4,
    inputCost: 120,
    weights: [
      0.167, 2.36, -0.163, 0.118, -0.00093, -0.00335, 0.013, 0.0539, 0.00372, -0.0473, 7.95, 0.0413, -1.04, 0, 0.31,
      0.195, 0.0379, 0.291,
    ],
  };
}
