/** What counts in a game of Shattered Empires. */
import type { Library } from '#games/sem/library';
import type { SemBoard } from '#games/sem/view';
import { sum } from '../player.ts';
import type { Prospects } from '../search/prospects.ts';

export function semProspects(_library: Library): Prospects<SemBoard> {
  return {
    figures({ board, active }, seat) {
      const me = board.seats[seat];
      if (me?.base === undefined) return [];
      const { base, units } = me;
      const foes = board.seats.filter((one) => one.seat !== seat && one.base !== undefined);
      const firepower = (list: typeof units): number =>
        sum(list, ({ weapons }) => sum(weapons, ({ damage }) => damage));
      const threat = Math.max(0, ...foes.map((foe) => firepower(foe.units)));
      const toughness = sum(units, ({ hpLeft, shields }) => hpLeft + shields);
      return [
        base.hpLeft,
        Math.sqrt(base.hpLeft),
        base.shields,
        base.hpLeft / Math.max(1, base.hp),
        firepower(units),
        Math.sqrt(firepower(units)),
        firepower([base]),
        units.length,
        toughness,
        sum(units, ({ evasion }) => evasion),
        sum(units, ({ hit }) => hit),
        Math.max(0, threat - toughness),
        me.yield,
        Math.sqrt(me.yield),
        me.researchYield,
        me.cp,
        me.cpMaximum,
        me.queue.length,
        sum(me.queue, ({ progress }) => progress),
        sum(me.queue, ({ cost }) => cost),
        me.known.length,
        sum(me.research, ({ progress }) => progress),
        me.resources.length,
        sum([base, ...units], ({ modifications, crew }) => modifications.length + crew.length),
        me.hand,
        me.deck > 0 ? 1 : 0,
        active === seat ? 1 : 0,
      ];
    },
    turns: 6,
    inputCost: 240,
    weights: [
      0.038, 0.482, 0, -1.2, 0.109, 0.537, 0, -0.0475, 0.0395, 0.012, -0.131, -0.0384, -0.093, 1.26, 0.113, -0.0394,
      0.176, -0.0143, 0.207, 0.0422, 0.341, 0.318, 0.00308, 0.27, 0.113, 0.528, 0.617,
    ],
  };
}
